"""Branches out of a DO CONCURRENT construct, which the standard forbids (F2023 C1142, 11.1.7.5)."""

from __future__ import annotations

from .sites import BranchSite

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import At

    from .sites import Site


class LoopScope:
    """What a DO CONCURRENT construct holds that statements inside may branch to."""

    __slots__ = ("constructs", "labels", "number", "targets")

    def __init__(self, number: int) -> None:
        self.number = number
        self.constructs: set[int] = set()
        self.labels: set[int] = set()
        self.targets: list[tuple[int, int, At]] = []
        """GO TO inside: label, where its site belongs in the list of sites, place."""

    def leaves(self, construct: int) -> bool:
        """Whether EXIT from `construct` leaves the loop."""
        return construct not in self.constructs

    def note_branches(self, sites: list[Site]) -> None:
        """Put a site for each GO TO whose label is not inside the loop into its place in `sites`."""
        for label, place, at in reversed(self.targets):
            if label not in self.labels:
                sites.insert(place, BranchSite(at, "go to"))
