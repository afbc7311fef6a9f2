"""The table of intrinsic procedures."""

from __future__ import annotations

import math
import random

import pytest

from gpuoffload_build.sema.elementary import FUNCTIONS, correctly_rounded
from gpuoffload_build.sema.intrinsic_result import RULES
from gpuoffload_build.sema.intrinsics import CONVERTED, SPECIFIC, all_names, generic_name, is_intrinsic, row

# F2018, table 16.1
STANDARD = """
abs achar acos acosh adjustl adjustr aimag aint all allocated anint any asin asinh associated atan atan2 atanh
atomic_add atomic_and atomic_cas atomic_define atomic_fetch_add atomic_fetch_and atomic_fetch_or atomic_fetch_xor
atomic_or atomic_ref atomic_xor bessel_j0 bessel_j1 bessel_jn bessel_y0 bessel_y1 bessel_yn bge bgt bit_size ble blt
btest ceiling char cmplx co_broadcast co_max co_min co_reduce co_sum command_argument_count conjg cos cosh coshape
count cpu_time cshift date_and_time dble digits dim dot_product dprod dshiftl dshiftr eoshift epsilon erf erfc
erfc_scaled event_query execute_command_line exp exponent extends_type_of failed_images findloc floor fraction gamma
get_command get_command_argument get_environment_variable get_team huge hypot iachar iall iand iany ibclr ibits ibset
ichar ieor image_index image_status index int ior iparity ishft ishftc is_contiguous is_iostat_end is_iostat_eor kind
lbound lcobound leadz len len_trim lge lgt lle llt log log_gamma log10 logical maskl maskr matmul max maxexponent
maxloc maxval merge merge_bits min minexponent minloc minval mod modulo move_alloc mvbits nearest new_line nint norm2
not null num_images out_of_range pack parity popcnt poppar precision present product radix random_init random_number
random_seed range rank real reduce repeat reshape rrspacing same_type_as scale scan selected_char_kind
selected_int_kind selected_real_kind set_exponent shape shifta shiftl shiftr sign sin sinh size spacing spread sqrt
stopped_images storage_size sum system_clock tan tanh team_number this_image tiny trailz transfer transpose trim
ubound ucobound unpack verify
"""
IMPURE_SUBROUTINES = (
    "random_number",
    "random_seed",
    "cpu_time",
    "system_clock",
    "date_and_time",
    "execute_command_line",
)


def test_every_intrinsic_of_the_standard_has_a_row() -> None:
    assert [name for name in STANDARD.split() if row(name) is None or not is_intrinsic(name)] == []


def test_rows_are_well_formed() -> None:
    for name in all_names():
        found = row(name)
        assert found is not None and found.name == name
        assert found.kind in ("E", "T", "I", "N", "S", "PS", "ES"), name
        assert bool(found.result) is not found.subroutine, name
        assert found.optional <= set(found.dummies), name
        if found.result.startswith("!"):
            assert found.result[1:] in RULES, name
        elif found.result.startswith("="):
            assert found.result[1:] in found.dummies, name
        if found.kind in ("T", "I", "N"):
            assert found.rank, name
        else:
            assert not found.rank, name


def test_specific_names_have_generics() -> None:
    assert [name for name, generic in SPECIFIC.items() if row(generic) is None or row(name) is not None] == []
    assert set(CONVERTED) <= set(SPECIFIC)
    assert generic_name("dsqrt") == "sqrt" and generic_name("sqrt") == "sqrt"


@pytest.mark.parametrize("name", IMPURE_SUBROUTINES)
def test_impure_subroutines(name: str) -> None:
    found = row(name)
    assert found is not None and found.subroutine and not found.pure


def test_purity_of_others() -> None:
    pure = {name: row(name) for name in ("mvbits", "move_alloc", "sin", "sum", "size")}
    assert all(r is not None and r.pure for r in pure.values())
    for name in ("rand", "irand", "time", "getpid"):
        found = row(name)
        assert found is not None and not found.pure


def test_names_of_intrinsic_modules_need_their_module() -> None:
    assert not is_intrinsic("c_loc") and not is_intrinsic("ieee_is_nan")
    assert row("c_loc") is not None and row("ieee_is_nan") is not None


@pytest.mark.parametrize("name", sorted(set(FUNCTIONS) - {"atan2"}))
def test_elementary_functions_next_to_libm(name: str) -> None:
    """Within one ulp of the C library, which is within one ulp of the value."""
    library = getattr(math, name)
    draw = random.Random(name)
    domains = {"asin": (-1, 1), "acos": (-1, 1), "atanh": (-0.999, 0.999), "log": (1e-9, 50), "log10": (1e-9, 50)}
    low, high = {**domains, "acosh": (1, 30)}.get(name, (-25, 25))
    for _ in range(25):
        x = draw.uniform(low, high)
        ours = correctly_rounded(name, [x], 8)
        assert ours is not None
        assert abs(ours - library(x)) <= math.ulp(library(x)), (name, x)


def test_arguments_outside_of_the_domain_are_not_folded() -> None:
    assert correctly_rounded("log", [-1.0], 8) is None
    assert correctly_rounded("asin", [1.5], 8) is None
    assert correctly_rounded("exp", [1e6], 8) is None
    assert correctly_rounded("exp", [100.0], 4) is None  # overflows a real(4)
