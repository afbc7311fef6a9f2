"""CMake, Meson, fpm and PEP 517."""
