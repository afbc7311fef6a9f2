"""C++ shipped as source: memory, launch, status, the device library. No Python but paths."""
