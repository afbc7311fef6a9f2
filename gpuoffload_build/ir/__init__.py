"""The typed intermediate representation that every later room works on. `DESIGN.md` has its grammar."""
