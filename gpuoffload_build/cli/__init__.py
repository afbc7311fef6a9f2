"""The `gpuoffload` command: one file a subcommand, imported only when called."""
