"""Text in: fixed form, includes and line markers, and the map from an offset back to file, line and column."""
