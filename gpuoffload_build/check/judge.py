"""What one site means for a loop on a target: nothing, a semantic error, or a row of the unsupported list."""

from __future__ import annotations

from gpuoffload_build.facts.sites import BranchSite, ImageSite, IoSite, StopSite, TypeSite, UnknownSite
from gpuoffload_build.facts.types import intrinsic_parts, unknown_parts
from gpuoffload_build.sidecar.search import is_shipped, ships

from .device_functions import is_device_function_label
from .finding import Finding, place
from .unsupported import REAL_KINDS, U3, U4, U5

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gpuoffload_build.diagnostics.model import Location
    from gpuoffload_build.facts.procedure import ProcedureFacts
    from gpuoffload_build.facts.sites import CallSite, Site
    from gpuoffload_build.ir.symbols import Procedure

    from .unsupported import Row

    Chain = tuple[CallSite, ...]


def judge(site: Site, chain: Chain, target: str) -> Iterator[Finding]:
    """At most one finding about a site that is no reference to a procedure."""
    if isinstance(site, TypeSite):
        yield from _type(site, chain, target)
    elif isinstance(site, IoSite):
        if target in U3.devices:
            statement = f"internal-file {site.kind}" if site.internal else f"{site.kind} statement"
            yield _refused(U3, site, chain, f"{statement} cannot run on {target}")
    elif isinstance(site, StopSite):
        if not site.error:
            yield _image_control(site, chain, "stop")
        elif target in U4.devices:
            yield _refused(U4, site, chain, f"error stop cannot run on {target}")
    elif isinstance(site, ImageSite):
        yield _image_control(site, chain, site.kind)
    elif isinstance(site, BranchSite):
        yield Finding(
            "GPU0204",
            site.at,
            chain,
            f"{site.what} leaves the do concurrent loop",
            "all iterations are executed, in any order, so none can end the loop (F2023 11.1.7.5)",
            "test a condition inside the iteration, or write an ordinary do loop",
        )
    elif isinstance(site, UnknownSite):
        yield _unknown(site, chain, site.what, site.module)


def _type(site: TypeSite, chain: Chain, target: str) -> Iterator[Finding]:
    for part, path in intrinsic_parts(site.type):
        if part.category not in ("real", "complex"):
            continue
        row = REAL_KINDS.get(part.kind)
        if row is not None and target in row.devices:
            what = f"{part.category}({part.kind})"
            held = f"has the {what} component '{path[1:]}'" if path else f"is {what}"
            yield _refused(row, site, chain, f"{site.what} {held}, which {target} does not have")
            return
    for module in unknown_parts(site.type):
        yield _unknown(site, chain, f"the type of {site.what}", module)
        return


def _refused(row: Row, site: Site, chain: Chain, message: str) -> Finding:
    return Finding(row.code, site.at, chain, message, row.why, row.help)


def _image_control(site: Site, chain: Chain, kind: str) -> Finding:
    instead = "use error stop, or set a flag and stop after the loop" if kind == "stop" else "move it out of the loop"
    return Finding(
        "GPU0202",
        site.at,
        chain,
        f"{kind} statement {'reached from' if chain else 'in'} a do concurrent loop",
        "image control statements are not allowed in do concurrent and in pure procedures (F2023 11.1.7.5, 15.7)",
        instead,
    )


def _unknown(site: Site, chain: Chain, what: str, module: str) -> Finding:
    what = f"'{what}'" if what.isidentifier() else what
    if module and ships(module):
        return Finding(
            "GPU0401",
            site.at,
            chain,
            f"{what} is not the same in every implementation of module '{module}'",
            f"no {module}.mod that tells it is on the search path",
            f"give the folder of {module}.mod with -I, or keep {what} out of the loop",
        )
    if module:
        return Finding(
            "GPU0401",
            site.at,
            chain,
            f"{what} comes from module '{module}', of which gpuoffload has no facts",
            f"there is no {module}.gpumod on the search path and no object that holds the module",
            f"compile module '{module}' through gpuoffload, or install its .gpumod beside its .mod",
        )
    return Finding(
        "GPU0402",
        site.at,
        chain,
        f"{what} cannot be resolved",
        "no declaration that can be seen from here gives it a meaning",
        "if the Fortran compiler accepts it, report it with the declaration of the name, please",
    )


def impure_reference(call: CallSite, chain: Chain, facts: ProcedureFacts | None) -> Finding:
    """A reference to a procedure that its interface does not declare pure; `facts` are of its body, if it is seen."""
    related: tuple[tuple[Location, str], ...] = ()
    why = "a do concurrent loop may reference pure procedures only (F2023 11.1.7.5)"
    help = f"declare '{call.name}' pure where it is defined"
    if call.how == "intrinsic":
        help = "call it before the loop and use the result"
    elif call.how == "implicit" or (call.procedure is not None and "implicit" in call.procedure.attributes):
        why += "; without an explicit interface nothing says that it is"
        help = f"give '{call.name}' an interface block that declares it pure, or put it into a module"
    elif facts is not None and facts.impurity:
        what, at = facts.impurity[0]
        related = ((place(at), f"'{call.name}' cannot be pure: {what}"),)
        help = f"make '{call.name}' pure, or call it outside the loop"
    elif call.procedure is not None and is_shipped(call.procedure.at.source.path):
        help = f"call '{call.name}' outside the loop"
    elif call.procedure is not None:
        related = ((place(call.procedure.at), f"'{call.name}' is declared here, without pure"),)
    return Finding("GPU0201", call.at, chain, f"reference to the impure procedure '{call.name}'", why, help, related)


def impure_definition(call: CallSite, chain: Chain, facts: ProcedureFacts) -> Finding:
    """A reference to a procedure that an interface declares pure and its own file does not: found at the link."""
    assert call.procedure is not None
    related = [
        (place(call.procedure.at), "this interface declares it pure"),
        (place(facts.at), f"'{call.name}' is defined here, without pure"),
    ]
    if facts.impurity:
        what, at = facts.impurity[0]
        related.append((place(at), f"it cannot be pure: {what}"))
    return Finding(
        "GPU0201",
        call.at,
        chain,
        f"reference to '{call.name}', which is declared pure here and impure in its file",
        "a do concurrent loop may reference pure procedures only, and the interface must agree with the definition "
        "(F2023 11.1.7.5, 15.4.3.2)",
        f"declare '{call.name}' pure where it is defined",
        tuple(related),
    )


NO_BODY = "has no body that was compiled through gpuoffload, and devices do not provide it"


def no_body(call: CallSite, procedure: Procedure, chain: Chain, library: str | None) -> Finding:
    """A reference to a procedure without a body compiled through us (U5); `library` has its facts without source."""
    label = procedure.binding_label
    named = f"'{call.name}'" if label in (None, call.name) else f"'{call.name}' (binding label '{label}')"
    help = U5.help
    if is_device_function_label(label):
        help = f"devices provide '{label}' with the interface that C's math.h has, which is another one\n{help}"
    if call.name.startswith("omp_"):
        help = "OpenMP's routines tell of the host's threads, which a device does not have: call it outside the loop"
    message = f"{named} {NO_BODY}"
    if library is not None:
        message = f"the source of {named} is not in {library}"
        help = f"link {library} with --gpu-embed-source, or link the object that has the procedure into the program"
    return Finding(
        U5.code,
        call.at,
        chain,
        message,
        U5.why,
        help,
        ((place(procedure.at), f"the interface of '{call.name}'"),),
    )
