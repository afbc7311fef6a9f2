"""What is done to a variable at one place, as bits."""

from __future__ import annotations

READ = 1
WRITE = 2
PASSED = 4
"""As an actual argument: what the callee does is in its own facts."""
POINTED = 8
"""A pointer becomes associated with it (or C_LOC takes its address): no value is used."""
STATUS = 16
"""Only its allocation or association status is defined, no value."""
EFFECTS = READ | WRITE
