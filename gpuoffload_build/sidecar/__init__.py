"""Module files and the section in objects: model, codec, search path, hashes, atomic store."""
