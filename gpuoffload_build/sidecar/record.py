"""The record of one translation unit: what the compile leaves for whoever links or uses it. Fields as in
ir/DESIGN.md, section 2.

A stub has everything but `facts` (and `loops`, where the file has any): `facts.record.complete` makes them when
somebody needs them. A stub's source may be text as the compiler read it; `source_of` makes a `Source` of either form.
"""

from __future__ import annotations

from gpuoffload_build import __version__

from .codec import Corrupt, json_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.source.text import Source

FORMAT = 2

try:
    from _blake2 import blake2b  # hashlib's import costs 2 ms
except ImportError:  # pragma: no cover
    from hashlib import blake2b


class Record:
    """See the module's text; `loops` is None in a stub whose text holds the word `concurrent`, [] where it has no
    loop.
    """

    __slots__ = (
        "compiler",
        "facts",
        "file",
        "gpu",
        "hash",
        "language",
        "loops",
        "module_dirs",
        "options",
        "provides",
        "source",
        "stub",
        "version",
    )

    def __init__(
        self,
        file: str,
        compiler: dict[str, str],
        language: dict[str, object],
        gpu: dict[str, object] | None,
        source: dict[str, object],
        provides: dict[str, object],
    ) -> None:
        self.version = __version__
        self.file = file
        self.compiler = compiler
        self.language = language
        self.gpu = gpu
        self.source = source
        self.provides = provides
        self.options: list[str] = []
        self.module_dirs: list[str] = []
        """Where module files were looked for, as the command line has it: for modules of which a link has no record."""
        self.loops: list[dict[str, object]] | None = None
        self.facts: dict[str, object] | None = None
        self.stub = True
        self.hash = ""

    def seal(self) -> None:
        """Sets `hash`: the identity of the unit's text and of the options that change its meaning."""
        hasher = blake2b(digest_size=16)
        for part in (self.source, self.language, self.compiler, self.options, self.gpu):
            hasher.update(json_text(part).encode("utf-8", "surrogatepass"))
        self.hash = hasher.hexdigest()

    def to_record(self) -> dict[str, object]:
        """The JSON object."""
        return {
            "format": FORMAT,
            "version": self.version,
            "file": self.file,
            "hash": self.hash,
            "stub": self.stub,
            "compiler": self.compiler,
            "language": self.language,
            "options": self.options,
            "module_dirs": self.module_dirs,
            "gpu": self.gpu,
            "source": self.source,
            "provides": self.provides,
            "loops": self.loops,
            "facts": self.facts,
        }

    def to_json(self) -> str:
        """The JSON text, one line."""
        return json_text(self.to_record())

    def for_people(self) -> dict[str, object]:
        """What the first document of a sidecar shows: everything but the source."""
        shown = self.to_record()
        del shown["source"]
        if self.facts is None:
            shown["facts"] = "made by the first reader; see `gpuoffload facts`"
        return shown

    @classmethod
    def from_json(cls, text: str) -> Record:
        """The record in the JSON `text`. Corrupt where it is none of ours or of a later format."""
        import json

        try:
            data = json.loads(text)
        except ValueError as error:
            raise Corrupt(f"it is no JSON: {error}") from None
        if not isinstance(data, dict) or not isinstance(data.get("format"), int):
            raise Corrupt("it is no record")
        if data["format"] != FORMAT:
            raise Corrupt(f"its format is {data['format']}, and this version of gpuoffload reads format {FORMAT}")
        try:
            result = cls(
                data["file"], data["compiler"], data["language"], data["gpu"], data["source"], data["provides"]
            )
            result.version = data["version"]
            result.hash = data["hash"]
            result.stub = data["stub"]
            result.options = data["options"]
            result.module_dirs = data["module_dirs"]
            result.loops = data["loops"]
            result.facts = data["facts"]
        except KeyError as error:
            raise Corrupt(f"it lacks the field {error}") from None
        return result


def raw_source(path: str, raw: bytes, form: str, width: int) -> dict[str, object]:
    """A stub's `source` field: the file as it is. It has no INCLUDE lines and nothing for a preprocessor."""
    try:
        text = raw.decode("utf-8")
        encoding = "utf-8"
    except UnicodeDecodeError:
        text = raw.decode("latin-1")
        encoding = "latin-1"
    return {"path": path, "form": form, "raw": text, "encoding": encoding, "width": width}


def source_of(record: Record) -> Source:
    """The `Source` that the front end parses."""
    from gpuoffload_build.source.text import Source

    field = record.source
    if "raw" not in field:
        return Source.from_record(field)
    from gpuoffload_build.source.load import load

    raw = str(field["raw"]).encode(str(field["encoding"]))
    width = field["width"]
    assert isinstance(width, int)
    openmp = bool(record.language.get("openmp"))
    return load(str(field["path"]), raw, str(field["form"]), None, (), width, openmp)
