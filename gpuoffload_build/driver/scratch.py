"""A temporary folder of one command. `tempfile` is not used: its import costs 30 ms."""

from __future__ import annotations

import os


class Scratch:
    """A folder in TMPDIR, made when first asked for and removed with its files at the end of the `with` block."""

    __slots__ = ("_path",)

    def __init__(self) -> None:
        self._path = ""

    def __enter__(self) -> Scratch:
        return self

    def __exit__(self, *_: object) -> None:
        if self._path:
            remove_tree(self._path)

    def folder(self) -> str:
        """The folder's path. OSError where none can be made."""
        if not self._path:
            base = os.environ.get("TMPDIR") or "/tmp"
            path = os.path.join(os.path.abspath(base), f"gpuoffload-{os.getpid()}-{os.urandom(6).hex()}")
            os.mkdir(path, 0o700)
            self._path = path
        return self._path

    def write(self, name: str, data: bytes) -> str:
        """Writes a file in the folder and gives its path."""
        path = os.path.join(self.folder(), name)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        try:
            at = 0
            while at < len(data):
                at += os.write(descriptor, data[at:])
        finally:
            os.close(descriptor)
        return path

    def subfolder(self, name: str) -> str:
        """A folder in the folder."""
        path = os.path.join(self.folder(), name)
        os.makedirs(path, exist_ok=True)
        return path


def remove_tree(path: str) -> None:
    """Removes a folder of ours; what cannot be removed stays."""
    try:
        with os.scandir(path) as entries:
            for entry in list(entries):
                if entry.is_dir(follow_symlinks=False):
                    remove_tree(entry.path)
                else:
                    try:
                        os.unlink(entry.path)
                    except OSError:
                        pass
        os.rmdir(path)
    except OSError:
        pass
