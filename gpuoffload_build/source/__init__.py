"""Text in: decoding, fixed form, INCLUDE lines, preprocessor markers, and the map back to the user's lines."""
