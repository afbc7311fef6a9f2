"""What the check sees differently in an OpenMP loop: nothing that it reaches need be pure (C4), STOP is legal (R5), and
races are the user's to avoid. What OpenMP says and a device cannot do yet is "not yet implemented".
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.not_yet import WHY
from gpuoffload_build.facts.sites import BranchSite, ImageSite, StopSite
from gpuoffload_build.ir.stmt import Unsupported
from gpuoffload_build.ir.walk import walk

from .finding import Finding
from .judge import NO_BODY, judge
from .unsupported import U4, U5

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.facts.sites import CallSite, Site
    from gpuoffload_build.ir.stmt import OmpLoop, Statement
    from gpuoffload_build.ir.symbols import At, Body, Variable

    Chain = tuple[CallSite, ...]

HELP = "please report it; to go on, take the directive of the loop away, which then stays on the CPU"


def refusals(loop: OmpLoop) -> Iterator[Finding]:
    """Clauses, and directives inside, that cannot be offloaded yet."""
    for clause in loop.refused:
        yield _not_yet(clause.what, clause.at, ())
    yield from directives(loop.body, ())


def directives(body: Iterable[Statement], chain: Chain) -> Iterator[Finding]:
    """Directives among the statements of a loop or of a procedure that it reaches."""
    for node in walk(body):
        if isinstance(node, Unsupported) and node.what.startswith("the OpenMP directive"):
            yield _not_yet(node.what, node.at, chain)


def kept(body: Body, chain: Chain) -> Iterator[Finding]:
    """Variables that keep their value between the calls of a procedure: what is pure has none."""
    for variable in body.variables:
        if variable.storage == "saved":
            yield _not_yet(f"the variable '{variable.name}' with the SAVE attribute", variable.at, chain)
            return


def judge_omp(site: Site, chain: Chain, target: str) -> Iterator[Finding]:
    """At most one finding about a site that is no reference to a procedure."""
    if isinstance(site, StopSite) and not site.error:
        if target in U4.devices:
            yield Finding(U4.code, site.at, chain, f"stop cannot run on {target}", U4.why, U4.help)
    elif isinstance(site, ImageSite):
        yield _not_yet(f"{site.kind} in an OpenMP loop", site.at, chain)
    elif isinstance(site, BranchSite):
        yield Finding(
            "GPU0204",
            site.at,
            chain,
            f"{site.what} leaves the OpenMP loop",
            "all iterations are executed, by several threads, so none can end the loop (OpenMP 5.2, 4.4.1)",
            "test a condition inside the iteration, or take the directive away",
        )
    else:
        yield from judge(site, chain, target)


def reference(call: CallSite, chain: Chain) -> Iterator[Finding]:
    """What a reference means that is not walked: intrinsic procedures that are not pure."""
    if call.how == "intrinsic":
        yield _not_yet(f"the intrinsic procedure '{call.name}' in an OpenMP loop", call.at, chain)


def threadprivate(variables: Iterable[Variable], at: At, chain: Chain) -> Iterator[Finding]:
    """Variables of which each thread of the host has its own."""
    for variable in variables:
        if "threadprivate" in variable.attributes:
            yield _not_yet(f"the threadprivate variable '{variable.name}' in an OpenMP loop", at, chain)
            return


def no_external(call: CallSite, chain: Chain) -> Finding:
    """A reference without explicit interface to a procedure that is nowhere in the program (U5)."""
    return Finding(U5.code, call.at, chain, f"'{call.name}' {NO_BODY}", U5.why, U5.help)


def _not_yet(what: str, at: At, chain: Chain) -> Finding:
    return Finding("GPU0001", at, chain, f"not yet implemented: {what}", WHY, HELP)
