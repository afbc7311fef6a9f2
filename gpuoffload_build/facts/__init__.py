"""IR in, facts of a procedure and of a loop out: I/O, stops, reached types, purity, calls, accesses."""
