"""Diagnostics as values, their codes and texts, and their renderers."""
