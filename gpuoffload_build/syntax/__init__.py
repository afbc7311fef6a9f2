"""Text to syntax tree: `parser.parse` makes it, `nodes` is its grammar. No semantics here."""
