"""Text to tokens to a tree of every statement and expression, each with its offset; no semantics."""
