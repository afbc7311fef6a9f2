"""Random OpenMP loops without races, for comparing builds: the same seed gives the same program.

Every loop shows its reduction, its LASTPRIVATE variable and, under SIMD, its loop variables; an iteration writes its
own elements only, some of them through a procedure that is not pure.
"""

from __future__ import annotations

import random

HEAD = """module random_omp_work
  implicit none
  integer :: seen(40, 7) = 0, factor = 3
contains
  integer function scaled(x)
    integer, value :: x
    scaled = mod(x*factor, 101) + 1
  end function
  subroutine note(x, i, k)
    integer, intent(inout) :: x
    integer, intent(in) :: i, k
    x = x + i
    seen(i, k) = mod(seen(i, k) + x, 1009)
  end subroutine
end module
program random_omp_loops
  use random_omp_work
  implicit none
  integer :: n, i, j, k, t1, t2, t3, total, first, last, given
  integer :: a(40), b(40, 7), c(40, 7)
  n = 40; total = 3; first = 5; last = 1; given = 11; c = 0
  do i = 1, n
    a(i) = mod(i*37, 23)
    do k = 1, 7
      b(i, k) = mod(i*k, 19)
    end do
  end do
"""
UPDATES = {
    "+": "total = total + {}",
    "max": "total = max(total, {})",
    "min": "total = min({}, total)",
    "ieor": "total = ieor(total, {})",
}


def program(seed: int, loops: int) -> str:
    """The text of a program with so many loops."""
    source = random.Random(seed)
    return HEAD + "".join(_Loop(source, number).text() for number in range(loops)) + "end program\n"


class _Loop:
    """One loop with its directive, and the PRINT after it."""

    def __init__(self, source: random.Random, number: int) -> None:
        self.random = source
        self.number = number
        self.lines: list[str] = []
        self.collapse = self.chance(0.35)
        self.simd = self.chance(0.2)
        self.temporaries = source.sample(["t1", "t2", "t3"], source.randint(1, 3))
        self.operator = source.choice(list(UPDATES)) if self.chance(0.5) else ""
        self.first = self.chance(0.4)
        self.last = self.chance(0.4)
        self.element = "i, k" if self.collapse else "i, 1"

    def chance(self, p: float) -> bool:
        return self.random.random() < p

    def text(self) -> str:
        kind = "parallel do" + (" simd" if self.simd else "")
        self.lines.append(f"!$omp {kind} " + " &\n!$omp & ".join(self.clauses()))
        limits = self.random.choice(["1, n", "n, 1, -1", "2, n", "3, n - 2"])
        if self.collapse:
            self.lines.append("do k = 1, 7")
        self.lines.append(f"do i = {limits}")
        target = "b(i, k)" if self.collapse else "a(i)"
        known = ["i", "given", "a(i)", *(["k"] if self.collapse else ["b(i, 3)"]), *(["first"] if self.first else [])]
        for name in self.temporaries:
            self.lines.append(f"{name} = {self.value(known)}")
            known.append(name)
        if self.last:
            self.lines.append(f"last = {self.value(known)}")
        self.body(0, known, target)
        self.lines.append(f"{target} = mod({self.value(known)}, 10007)")
        self.lines += ["end do"] * (2 if self.collapse else 1)
        if self.chance(0.5):
            self.lines.append(f"!$omp end {kind}")
        shown = ["total", "first", *(["last"] if self.last else []), *(["i"] if self.simd else [])]
        shown += ["k"] if self.simd and self.collapse else []
        shown += ["sum(a)", "sum(b)", "sum(c)", "sum(seen)"]
        self.lines.append(f"print '(*(i0, 1x))', {self.number}, {', '.join(shown)}")
        return "".join(f"  {line}\n" for line in self.lines)

    def clauses(self) -> list[str]:
        found = [f"private({', '.join(self.temporaries)})"]
        if self.operator:
            found.append(f"reduction({self.operator}: total)")
        if self.first:
            found.append("firstprivate(first)")
        if self.last:
            found.append("lastprivate(last)")
        if self.collapse:
            found.append("collapse(2)")
        found += [word for word in ("schedule(dynamic, 3)", "default(shared)") if self.chance(0.25)]
        self.random.shuffle(found)
        return found

    def value(self, known: list[str], depth: int = 0) -> str:
        """An integer expression over what is defined."""
        pick = self.random.random()
        if depth > 2 or pick < 0.35:
            return self.random.choice(known)
        if pick < 0.45:
            return str(self.random.randint(1, 9))
        left = self.value(known, depth + 1)
        if pick < 0.8:
            return f"({left} {self.random.choice('+-*')} {self.value(known, depth + 1)})"
        return f"mod({left}, {self.random.randint(3, 17)})" if pick < 0.9 else f"scaled({left})"

    def test(self, known: list[str]) -> str:
        relation = self.random.choice(["==", "/=", "<"])
        return f"mod({self.value(known)}, {self.random.randint(2, 5)}) {relation} {self.random.randint(0, 2)}"

    def body(self, depth: int, known: list[str], target: str) -> None:
        for _ in range(self.random.randint(1, 3)):
            self.statement(depth, known, target)

    def statement(self, depth: int, known: list[str], target: str) -> None:
        put, pick = self.lines.append, self.random.random()
        temporary = self.random.choice(self.temporaries)
        if pick < 0.3:
            put(f"{temporary} = mod({self.value(known)}, 1000)")
        elif pick < 0.5:
            put(f"{target} = mod({self.value(known)}, 10007)")
        elif pick < 0.6 and self.operator:
            put(UPDATES[self.operator].format(f"mod({self.value(known)}, 1001)"))
        elif pick < 0.75 and depth < 2:
            put(f"if ({self.test(known)}) then")
            self.body(depth + 1, known, target)
            if self.chance(0.5):
                put("else")
                self.body(depth + 1, known, target)
            put("end if")
        elif pick < 0.85 and depth < 1:
            put(f"do j = 1, {self.random.randint(1, 5)}")
            self.body(depth + 1, [*known, "j"], target)
            if self.chance(0.3):
                put(f"if ({self.test([*known, 'j'])}) exit")
            put("end do")
        elif pick < 0.9:
            put(f"call note({temporary}, {self.element})")
        elif pick < 0.95 and depth == 0:
            put(f"if ({self.test(known)}) cycle")
        else:
            put(f"c({self.element}) = mod({self.value(known)}, 77)")
