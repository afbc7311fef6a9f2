"""Syntax trees in, IR out: scopes, use and host association, kinds and constants, generics, bindings, intrinsics."""
