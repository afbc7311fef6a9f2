"""What became of every loop, as text and JSON."""
