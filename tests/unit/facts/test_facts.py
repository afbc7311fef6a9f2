"""Facts of procedures and loops, from Fortran text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gpuoffload_build.facts.loop import LoopFacts, facts_of_loop
from gpuoffload_build.facts.modes import READ, WRITE
from gpuoffload_build.facts.record import unit_records
from gpuoffload_build.facts.sites import BranchSite, CallSite, IoSite, Site, StopSite, TypeSite
from gpuoffload_build.facts.types import type_name
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project, TranslationUnit
from gpuoffload_build.source.load import load
from gpuoffload_build.syntax.parser import parse

SCHEMA = Path(__file__).parents[3] / "module_cache" / "schema.json"


class NoModules:
    """There are no other files."""

    def find(self, module_name: str, from_file: str) -> ParsedFile | None:
        return None


def unit_of(text: str) -> TranslationUnit:
    source = load("x.f90", text.encode(), "free", None, ())
    return Project(NoModules()).add(ParsedFile(source, parse(source.text), LanguageOptions()))


def records(text: str) -> dict[str, dict[str, Any]]:
    unit = unit_of(text)
    return {record["key"]: record for record in unit_records(unit, unit.project)}


def loop_facts(text: str) -> LoopFacts:
    ((loop, _),) = unit_of(text).loops()
    return facts_of_loop(loop)


MODULE = """\
module m
  implicit none
  real :: shared_one, shared_two(10)
  real, parameter :: pi = 3.14
  type t
    real(8) :: x
    integer, allocatable :: n(:)
  end type
contains
  pure function twice(x, n) result(y)
    real, intent(in) :: x(:)
    integer, intent(in), optional :: n
    real(8) :: y
    y = 2*sum(x) + pi
  end function
  subroutine work(s, k)
    type(t), intent(inout) :: s
    integer :: k
    character(20) :: text
    shared_one = shared_two(k)
    s%x = twice([1.0, 2.0])
    write (text, *) s%x
    if (k > 3) error stop 'k'
    call inner
  contains
    subroutine inner
      k = k + 1
      print *, k
      stop
    end subroutine
  end subroutine
  elemental integer function quiet(k)
    integer, intent(in) :: k
    quiet = k
  end function
end module
program main
  use m
  integer :: i
  i = quiet(3)
end program
"""


def test_record_of_a_function() -> None:
    record = records(MODULE)["m::twice"]
    assert record["pure"] == {"declared": True, "found": True}
    assert record["at"] == [10, 17]
    assert record["dummies"] == [
        {"name": "x", "type": "real(4)", "rank": 1, "shape": "assumed", "intent": "in", "accesses": {"whole": "r"}},
        {"name": "n", "type": "integer(4)", "intent": "in", "attributes": ["optional"]},
    ]
    assert record["result"] == {"name": "y", "type": "real(8)"}
    assert [t["type"] for t in record["types"]] == ["real(4)", "integer(4)", "real(8)"]
    assert record["variables"] == {}


def test_record_of_a_subroutine() -> None:
    record = records(MODULE)["m::work"]
    assert record["pure"]["declared"] is False
    assert record["pure"]["found"] is False
    assert record["variables"] == {"m::shared_one": "w", "m::shared_two": "r"}
    assert [(c["to"], c["how"], c["pure"]) for c in record["calls"]] == [
        ("m::twice", "direct", True),
        ("m::work::inner", "direct", False),
    ]
    assert [(i["kind"], i["internal"], i["at"]) for i in record["io"]] == [("write", True, [22, 5])]
    assert [s["error"] for s in record["stops"]] == [True]
    types = {t["type"]: t for t in record["types"]}
    assert types["type(m::t)"]["inside"] == ["integer(4)", "real(8)"]


def test_host_association_and_impurity() -> None:
    record = records(MODULE)["m::work::inner"]
    assert record["variables"] == {"m::work::k": "rw"}
    assert record["pure"] == {
        "declared": False,
        "found": False,
        "because": {"what": "it has a print statement", "at": [28, 7]},
    }


def test_order_of_sites_is_that_of_the_source() -> None:
    record = records(MODULE)["m::work"]
    sites = [entry for group in ("types", "calls", "io", "stops") for entry in record[group]]
    sites.sort(key=lambda entry: entry["order"])
    assert [entry["at"] for entry in sites] == sorted(entry["at"] for entry in sites)


def test_main_program_and_elemental() -> None:
    found = records(MODULE)
    assert found["main"]["kind"] == "program"
    assert found["m::quiet"]["pure"] == {"declared": True, "found": True}


def test_records_fit_the_schema() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    procedure = {"$defs": schema["$defs"], **schema["$defs"]["procedure"]}
    for record in records(MODULE).values():
        jsonschema.validate(json.loads(json.dumps(record)), procedure)


def body(statements: str, declarations: str = "", header: str = "i = 1:n") -> str:
    return f"""\
subroutine s(a, b, n)
  real :: a(n), b(n)
  integer :: n, i, j
{declarations}
  do concurrent ({header})
{statements}
  end do
end subroutine
"""


def shown(sites: list[Site]) -> list[str]:
    words = []
    for site in sites:
        if isinstance(site, TypeSite):
            words.append(type_name(site.type))
        elif isinstance(site, CallSite):
            words.append(f"{site.how} {site.name}")
        elif isinstance(site, IoSite):
            words.append(site.kind)
        elif isinstance(site, StopSite):
            words.append("error stop" if site.error else "stop")
        elif isinstance(site, BranchSite):
            words.append(site.what)
    return words


@pytest.mark.parametrize(
    ("statements", "expected"),
    [
        ("a(i) = 1.0d0", ["real(4)", "integer(4)"]),
        ("a(i) = b(i)*1.0d0", ["integer(4)", "real(4)", "real(8)"]),
        ("a(i) = real(epsilon(q)) + kind(q) + size(p)", ["integer(4)", "real(4)"]),
        ("a(i) = real([(real(j, 8), j = 1, 3)], 4)*[1, 2, 3]", ["integer(4)", "real(4)"]),
        ("a(i) = table(2)", ["integer(4)", "real(4)"]),
        ("a(i) = table(i)", ["integer(4)", "real(4)", "real(16)"]),
        ("a(i) = s1%a", ["integer(4)", "real(4)"]),
        ("s1 = s2", ["type(s::pair)"]),
        ("associate (e => s1)\n a(i) = e%a\n end associate", ["integer(4)", "real(4)"]),
        ("associate (e => q*2)\n end associate", ["real(16)"]),
        ("a(i) = merge(1.0, 2.0, allocated(p))", ["integer(4)", "real(4)", "logical(4)"]),
        ("if (a(i) > 1) return", ["integer(4)", "real(4)", "logical(4)", "return"]),
        ("do j = 1, 3\n cycle\n exit\n end do", ["integer(4)"]),
        ("block\n real(10) :: w(n)\n end block", ["real(10)", "integer(4)"]),
    ],
)
def test_types_that_count(statements: str, expected: list[str]) -> None:
    declarations = """
  type pair
    real :: a
    real(16) :: b
  end type
  type(pair) :: s1, s2
  real(16), allocatable :: p(:)
  real(16) :: q
  real(16), parameter :: table(3) = [1.0_16, 2.0_16, 3.0_16]
"""
    assert sorted(shown(loop_facts(body(statements, declarations)).sites)) == sorted(expected)


def test_limits_are_the_hosts() -> None:
    facts = loop_facts(body("a(i) = 1", "  real(16) :: q\n", "i = 1:int(q), a(i) > 0"))
    assert "real(16)" in shown(facts.host)
    assert "real(16)" not in shown(facts.sites)


def test_variables_of_outside() -> None:
    facts = loop_facts(body("j = n\n a(i) = a(i) + b(j)\n associate (e => b(i))\n e = 2\n end associate"))
    assert {v.name: mode for v, mode in facts.variables.items()} == {
        "n": READ,
        "j": READ | WRITE,
        "a": READ | WRITE,
        "b": READ | WRITE,
    }
