"""Random conforming loops of the core, for comparing builds: the same seed gives the same program.

All integer values stay within +-1100 and all reals within +-70, so nothing overflows; an iteration writes its own
elements only and defines every private variable before it uses it; results do not depend on the order of iterations but
for the last values of scalars, which single-index loops show.
"""

from __future__ import annotations

import random

N = 24  # extent of the vectors
M = 7  # extent of the matrices' second dimension


class Writer:
    """One module `random_loops` with so many cases; with `reduce` also loops that gfortran 12 cannot parse."""

    def __init__(self, seed: int, cases: int, reduce: bool) -> None:
        self.random = random.Random(seed)
        self.reduce = reduce
        self.lines: list[str] = []
        self.depth = 1
        self.put("module random_loops")
        self.depth = 2
        self.put("use run_output, only: put")
        self.put("implicit none")
        self.put("integer :: module_scalar = 17, module_array(0:4) = [3, -1, 4, 1, -5]")
        self.put("integer, parameter :: powers(5) = [1, 2, 4, 8, 16]")
        self.lines.append("contains")
        self.functions()
        self.cases = [f"random_{k}" for k in range(cases)]
        for name in self.cases:
            self.case(name)
        self.lines.append("end module")

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def put(self, line: str) -> None:
        text = "  " * (self.depth - 1) + line
        while len(text) > 120:
            cut = text.rfind(" ", 40, 118)
            self.lines.append(text[:cut] + " &")
            text = "  " * (self.depth + 1) + text[cut + 1 :]
        self.lines.append(text)

    def chance(self, p: float) -> bool:
        return self.random.random() < p

    # expressions

    def integer(self, deep: int) -> str:
        """An integer expression, of magnitude at most 1100."""
        r = self.random
        if deep <= 0 or self.chance(0.15):
            return self.integer_leaf()
        a = self.integer(deep - 1)
        pick = r.randrange(17)
        if pick < 4:
            b = self.integer(deep - 1)
            return f"mod({a} {r.choice('+-*')} ({b}), {r.choice([1009, 97, -13])})"
        if pick == 4:
            return f"({a})/({r.choice([2, 3, -3, 7, -5])})"
        if pick == 5:
            return f"modulo({a}, {r.choice([7, -7, 64, 31])})"
        if pick == 6:
            return f"{r.choice(['min', 'max'])}({a}, {self.integer(deep - 1)}, {self.integer_leaf()})"
        if pick == 7:
            return f"merge({a}, {self.integer(deep - 1)}, {self.logical(deep - 1)})"
        if pick == 8:
            return f"{r.choice(['iand', 'ior', 'ieor'])}(iand({a}, 1023), iand({self.integer(deep - 1)}, 511))"
        if pick == 9:
            return f"sign({a}, {self.integer(deep - 1)})"
        if pick == 10:
            return f"{r.choice(['popcnt', 'leadz', 'trailz', 'abs', '-'])}({a})"
        if pick == 11:
            return f"ishft(iand({a}, 127), {r.choice([-2, 1, 3])})"
        if pick == 12:
            return f"int(mod(int({a}, 8)*{r.randrange(10**9, 10**15)}_8, 1009_8))"
        if pick == 13:
            return f"{r.choice(['int', 'nint', 'floor', 'ceiling'])}({self.real(deep - 1)})"
        if pick == 14:
            return f"mixed({a}, {self.integer(deep - 1)})"
        if pick == 15:
            return r.choice([f"fold({self.section()})", f"fold_fixed(4, {self.section_of_four()})"])
        return f"dim({a}, {self.integer(deep - 1)})/2"

    def integer_leaf(self) -> str:
        r = self.random
        leaves = [*self.readable, str(r.randrange(0, 1000)), "module_scalar", "host_scalar", f"ia({self.index(N)})"]
        leaves.append(f"ib({self.index(N)}, {self.index(M)})")
        leaves += [f"powers({self.index(5)})", f"module_array({self.index(5)} - 1)"]
        return r.choice(leaves)

    def index(self, extent: int) -> str:
        name = self.random.choice(self.readable)
        return self.random.choice([str(self.random.randrange(1, extent + 1)), f"modulo({name}, {extent}) + 1"])

    def section(self) -> str:
        r = self.random
        return r.choice(
            [
                f"ia({self.index(N)}:{N}:{r.choice([1, 2, 5])})",
                f"ia({N}:{self.index(N)}:-{r.choice([1, 3])})",
                f"ib({self.index(N)}, :)",
                f"ib(:, {self.index(M)})",
                f"ib({self.index(N)}, {M}:1:-2)",
                "ia",
            ]
        )

    def section_of_four(self) -> str:
        return self.random.choice(
            ["ia(3:9:2)", "ia(8:5:-1)", f"ib({self.index(N)}, 7:1:-2)", f"ib(1, {self.index(M)})", "ia(20)"]
        )

    def real(self, deep: int) -> str:
        """A real expression, of magnitude at most 70, no negative zero from MIN, MAX and MOD, where hosts differ."""
        r = self.random
        if deep <= 0 or self.chance(0.15):
            literal = f"{r.randrange(1, 999)}.{r.randrange(10)}e-2"
            return r.choice([*self.readable_reals, f"ra({self.index(N)})", literal])
        a = self.real(deep - 1)
        pick = r.randrange(9)
        if pick < 4:
            return f"(mod({a} {r.choice('+-*')} ({self.real(deep - 1)}), 64.0) + 0.0)"
        if pick == 4:
            return f"({a})/(abs({self.real(deep - 1)}) + 1.5)"
        if pick == 5:
            return f"(sqrt(abs({a})) - {r.randrange(9)})"
        if pick == 6:
            return f"({r.choice(['min', 'max'])}({a}, {self.real(deep - 1)}) + 0.0)"
        if pick == 7:
            return f"(0.0625*({self.integer(deep - 1)}))"
        return f"merge({a}, {self.real(deep - 1)}, {self.logical(deep - 1)})"

    def logical(self, deep: int) -> str:
        r = self.random
        pick = r.randrange(6)
        if deep > 0 and pick < 2:
            op = r.choice([".and.", ".or.", ".eqv.", ".neqv."])
            return f"({self.logical(deep - 1)} {op} {self.logical(deep - 1)})"
        if deep > 0 and pick == 2:
            return f".not. ({self.logical(deep - 1)})"
        if pick == 3:
            return f"btest({self.integer(deep - 1)}, {r.randrange(5)})"
        if pick == 4:
            return f"{self.real(deep - 1)} {r.choice(['<', '<=', '>', '>='])} {self.real(deep - 1)}"
        return f"{self.integer(deep - 1)} {r.choice(['<', '<=', '>', '>=', '==', '/='])} {self.integer(deep - 1)}"

    # statements

    def assignment(self) -> None:
        r = self.random
        if self.chance(0.3):
            self.put(f"{r.choice(self.reals)} = {self.real(3)}")
        elif self.chance(0.15):
            self.put(f"call split({self.integer(2)}, {self.integer(1)}, {', '.join(r.sample(self.integers, 2))})")
        else:
            self.put(f"{r.choice(self.integers)} = {self.integer(3)}")

    def statements(self, deep: int, inner: bool) -> None:
        for _ in range(self.random.randrange(1, 4)):
            self.statement(deep, inner)

    def statement(self, deep: int, inner: bool) -> None:
        pick = self.random.randrange(10) if deep > 0 else 0
        if pick < 4:
            self.assignment()
        elif pick == 4:
            self.put(f"{self.target} = {self.integer(3)}")
        elif pick == 5:
            self.branch(deep, inner)
        elif pick == 6:
            self.select(deep, inner)
        elif pick == 7:
            self.inner_loop(deep)
        elif pick == 8:
            self.put(f"associate (name => {self.random.choice([self.integer(2), f'ia({self.index(N)})'])})")
            self.nested(["name"], lambda: self.statements(deep - 1, inner))
            self.put("end associate")
        elif inner and self.chance(0.6):
            self.put(f"if ({self.logical(2)}) {self.random.choice(['exit', 'cycle'])}")
        elif self.chance(0.4):
            self.put(f"if ({self.logical(2)}) cycle outer")
        else:
            self.put(f"if ({self.logical(1)}) {self.random.choice(self.writers)} = {self.integer(2)}")

    def nested(self, names: list[str], body) -> None:
        self.depth += 1
        self.readable += names
        body()
        self.readable = self.readable[: len(self.readable) - len(names)]
        self.depth -= 1

    def branch(self, deep: int, inner: bool) -> None:
        self.put(f"if ({self.logical(2)}) then")
        self.nested([], lambda: self.statements(deep - 1, inner))
        if self.chance(0.4):
            self.put(f"else if ({self.logical(2)}) then")
            self.nested([], lambda: self.statements(deep - 1, inner))
        if self.chance(0.6):
            self.put("else")
            self.nested([], lambda: self.statements(deep - 1, inner))
        self.put("end if")

    def select(self, deep: int, inner: bool) -> None:
        self.put(f"select case (modulo({self.integer(2)}, 9) - 2)")
        for values in self.random.sample(["case (:-1)", "case (0, 2)", "case (1)", "case (3:5)", "case default"], 3):
            self.put(values)
            self.nested([], lambda: self.statements(deep - 1, inner))
        self.put("end select")

    def inner_loop(self, deep: int) -> None:
        if self.loops == 2:
            self.assignment()
            return
        self.loops += 1
        variable = f"k{self.loops}"
        low, high = sorted(self.random.sample(range(1, 9), 2))
        step = self.random.choice([1, 2, -1, -3])
        ends = (low, high) if step > 0 else (high, low)
        if self.chance(0.3):
            ends = (ends[0], f"modulo({self.integer(1)}, 6)")
        self.put(f"do {variable} = {ends[0]}, {ends[1]}, {step}")
        self.nested([variable], lambda: self.statements(deep - 1, True))
        self.put("end do")
        self.loops -= 1

    # units

    def functions(self) -> None:
        self.readable, self.readable_reals = ["a", "b", "t"], ["0.5*a", "x"]
        self.put("pure integer function mixed(a, b) result(t)")
        self.lines += [
            "    integer, intent(in) :: a, b",
            "    real :: x",
            "    integer :: w(-1:2), k",
            "    do k = -1, 2",
            "      w(k) = mod(a*(k + 2) - b, 101)",
            "    end do",
            "    x = 0.125*w(modulo(a, 4) - 1)",
            "    t = merge(w(0), w(2), x > 1.0) + int(x)",
            "    if (b > 500) return",
            "    t = mod(t*w(1), 1009)",
            "  end function",
            "  pure integer function fold(v) result(t)",
            "    integer, intent(in) :: v(:)",
            "    integer :: k",
            "    t = size(v)",
            "    do k = 1, size(v)",
            "      t = mod(3*t + v(k), 1009)",
            "    end do",
            "  end function",
            "  pure integer function fold_fixed(n, v) result(t)",
            "    integer, intent(in) :: n, v(n)",
            "    t = fold(v) + fold(v(n:1:-1))/2",
            "    t = mod(t, 1009)",
            "  end function",
            "  pure subroutine split(a, b, low, high)",
            "    integer, intent(in) :: a, b",
            "    integer, intent(out) :: low, high",
            "    low = iand(a, 15)",
            "    high = ishft(iand(a, 255), -4) + mod(b, 100)",
            "  end subroutine",
        ]

    def case(self, name: str) -> None:
        r = self.random
        self.put(f"subroutine case_{name}")
        self.depth += 1
        self.put(f"integer :: ia({N}), ib({N}, {M}), one({N}), two({N}, {M}), host_scalar, i, j, k1, k2")
        self.put("integer :: t1, t2, t3, last1, last2, total")
        self.put(f"real :: ra({N}), x1, x2, out({N})")
        self.put(f"ia = [(mod(i*i*{r.randrange(1, 99)} - {r.randrange(500)}, 1000), i = 1, {N})]")
        shape = f"[((mod(i*{r.randrange(1, 99)} - j*{r.randrange(1, 99)}, 1000), i = 1, {N}), j = 1, {M})]"
        self.put(f"ib = reshape({shape}, [{N}, {M}])")
        self.put(f"ra = [(mod(i*{r.randrange(1, 9)}.37, 60.0) - 20.0, i = 1, {N})]")
        self.put(f"host_scalar = {r.randrange(-900, 900)}")
        self.put("one = 0; two = 0; out = 0; last1 = -1; last2 = -1; total = 5")
        self.integers, self.reals, self.writers = ["t1", "t2", "t3"], ["x1", "x2"], ["last1", "last2"]
        self.loops = 0
        single = self.chance(0.6)
        self.readable, self.readable_reals = ["i"] if single else ["i", "j"], ["0.5"]
        self.target = "one(i)" if single else "two(i, j)"
        if not single:
            self.writers = ["two(i, j)"]
        ranges = ["1:{0}", "{0}:1:-1", "2:{0}:3", "{0}:2:-4"]
        header = f"i = {r.choice(ranges).format(N)}" + ("" if single else f", j = {r.choice(ranges).format(M)}")
        if self.chance(0.4):
            header += f", {self.logical(2)}"
        reduce = self.reduce and self.chance(0.5)
        operator = r.choice(["+", "max", "ieor"])
        self.put(f"outer: do concurrent ({header})" + (f" reduce({operator}:total)" if reduce else ""))
        self.depth += 1
        for variable in self.integers:
            self.put(f"{variable} = {self.integer(2)}")
            self.readable.append(variable)
        for variable in self.reals:
            self.put(f"{variable} = {self.real(2)}")
            self.readable_reals.append(variable)
        for _ in range(r.randrange(2, 6)):
            self.statement(3, False)
        if reduce:
            value = self.integer(2)
            self.put(f"total = total + {value}" if operator == "+" else f"total = {operator}(total, {value})")
        self.put(f"{self.target} = {self.target} + {self.integer(2)}")
        if single:
            self.put(f"out(i) = {self.real(3)}")
        self.depth -= 1
        self.put("end do outer")
        self.put("call put('one', one)")
        self.put("call put('two', [two])")
        self.put("call put('out', out)")
        self.put("call put('total', total)")
        if single:
            self.put("call put('last', [last1, last2])")
        self.depth -= 1
        self.put("end subroutine")
