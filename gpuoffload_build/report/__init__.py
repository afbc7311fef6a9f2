"""What became of every loop of a program, read back from the program itself, as text and JSON."""
