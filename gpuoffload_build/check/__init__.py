"""The program graph over all units, the unsupported list, and the outcome of each loop."""
