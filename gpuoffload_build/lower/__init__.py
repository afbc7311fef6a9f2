"""IR to IR, one file a pass, until what is left prints as C; `pipeline.py` shows the order."""
