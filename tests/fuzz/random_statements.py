"""Random statements of a loop's body: assignments, branches, inner loops, blocks, calls of subroutines."""

from __future__ import annotations

from random_expressions import INTEGERS, Array, Expressions, Scope, Type, declared


class Loop:
    """One construct while it is written."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cycles = True
        self.labels = 0


class Statements(Expressions):
    """Statements for the body of a loop, which may define its own elements (`owned`), sections (`columns`) and the
    private variables.
    """

    privates: dict[str, Type]

    def statements(self, loop, scope, owned, columns, depth: int, number: int) -> list[str]:
        """Statements; variables that all paths define are added to the scope."""
        lines: list[str] = []
        for _ in range(number):
            lines += self.statement(loop, scope, owned, columns, depth)
        return lines

    def store(self, scope: Scope, owned: list[tuple[str, Type]]) -> list[str]:
        """An assignment to an owned element or a private variable."""
        if owned and self.chance(0.65):
            element, type_ = self.rng.choice(owned)
            return [f"{element} = {self.value(type_, scope, 2)}"]
        name = self.rng.choice(list(self.privates))
        lines = [f"{name} = {self.value(self.privates[name], scope, 2)}"]
        scope.scalars[name] = self.privates[name]
        return lines

    def statement(self, loop, scope, owned, columns, depth: int) -> list[str]:
        form = self.rng.randrange(15) if depth > 0 else 0
        indent = self.indented
        if form in (3, 4):
            parts = [
                f"if ({self.logical(scope, 2)}) then",
                *indent(self.statements(loop, scope.copy(), owned, columns, depth - 1, 2)),
            ]
            if self.chance(0.4):
                parts += [
                    f"else if ({self.logical(scope, 1)}) then",
                    *indent(self.statements(loop, scope.copy(), owned, columns, depth - 1, 1)),
                ]
            if self.chance(0.5):
                parts += ["else", *indent(self.statements(loop, scope.copy(), owned, columns, depth - 1, 1))]
            return [*parts, "end if"]
        if form == 5:
            parts = [f"select case ({self.value(('i', 4), scope, 2)})"]
            for case in ("(:-5)", "(-4, 0, 3)", "(4:9)", " default"):
                if self.chance(0.7):
                    parts += [
                        f"case{' ' if case[0] == '(' else ''}{case}",
                        *indent(self.statements(loop, scope.copy(), owned, columns, depth - 1, 1)),
                    ]
            return [*parts, "end select"]
        if form in (6, 7):
            inner = scope.copy()
            loop.labels += 1
            label = f"{loop.name}_{loop.labels}"
            index = "q" if "q" not in scope.indices else None
            if index is None:
                return self.store(scope, owned)
            inner.indices[index] = 20
            low, high, stride = self.rng.randint(-3, 3), self.rng.randint(-3, 8), self.rng.choice([1, 1, 2, -1])
            parts = [f"{label}: do {index} = {low}, {high}, {stride}"]
            inside = self.statements(loop, inner, owned, columns, depth - 1, 2)
            leave = self.rng.choice([f"exit {label}", "exit", "cycle", f"cycle {loop.name}", ""])
            if leave:
                inside.append(f"if ({self.logical(inner, 1)}) {leave}")
                inside += self.store(inner, owned)
            return [*parts, *indent(inside), f"end do {label}"]
        if form == 8 and loop.cycles:
            leave = (
                self.rng.choice(["cycle", f"cycle {loop.name}"]) if "q" not in scope.indices else f"cycle {loop.name}"
            )
            return [f"if ({self.logical(scope, 2)} .and. {self.logical(scope, 1)}) {leave}"]
        if form == 9:
            inner = scope.copy()
            type_ = self.rng.choice(self.types)
            loop.labels += 1
            name = f"b{loop.labels}"
            inner.scalars[name] = type_
            low, extent = self.rng.randint(-2, 1), self.rng.randint(2, 5)
            array = Array(f"{name}a", self.rng.choice([*INTEGERS, *self.reals]), [(low, extent)])
            parts = [
                "block",
                f"  {declared(type_)} :: {name}",
                f"  {declared(array.type)} :: {array.name}({array.bounds()})",
                "  integer :: z",
            ]
            parts += [f"  {name} = {self.value(type_, scope, 2)}", f"  do z = {low}, {low + extent - 1}"]
            filler = scope.copy()
            filler.indices["z"] = 10
            parts += [f"    {array.name}(z) = {self.value(array.type, filler, 2)}", "  end do"]
            inner.arrays.append(array)
            parts += indent(self.statements(loop, inner, owned, columns, depth - 1, 2))
            return [*parts, "end block"]
        if form == 10:
            inner = scope.copy()
            loop.labels += 1
            name = f"n{loop.labels}"
            type_ = self.rng.choice(self.types)
            parts = [f"associate ({name} => {self.value(type_, scope, 2)})"]
            inner.scalars[name] = type_
            if owned and self.chance(0.5):
                element, its_type = self.rng.choice(owned)
                parts = [f"associate ({name} => {element})"]
                del inner.scalars[name]
                inner.elements.append((name, its_type))
                parts += indent([f"{name} = {self.value(its_type, inner, 2)}"])
            parts += indent(self.statements(loop, inner, owned, columns, depth - 1, 1))
            return [*parts, "end associate"]
        if form == 11:
            called = [p for p in scope.procedures if p.form == "subroutine"]
            names = [n for n in self.privates if scope.scalars.get(n) == self.privates[n]]
            for procedure in self.rng.sample(called, len(called)):
                inout = [n for n in names if self.privates[n] == procedure.type] + [
                    e for e, t in owned if t == procedure.type
                ]
                out = [n for n, t in self.privates.items() if t == procedure.type] + [
                    e for e, t in owned if t == procedure.type
                ]
                pairs = [(a, b) for a in out for b in inout if a != b and a.split("(")[0] != b.split("(")[0]]
                if pairs:
                    first, second = self.rng.choice(pairs)
                    reader = scope.copy()
                    values = [f"({self.value(t, reader, 2)})" for t in procedure.arguments]
                    if first in self.privates:
                        scope.scalars[first] = procedure.type
                    return [f"call {procedure.name}({', '.join([*values, first, second])})"]
            return self.store(scope, owned)
        if form in (12, 13):
            pairs2 = [(p, c) for p in scope.procedures if p.form == "column" for c in columns if c[1] == p.type]
            if pairs2:
                procedure, (text, _, extent) = self.rng.choice(pairs2)
                return [f"call {procedure.name}({text}, {self.rng.choice([extent, extent, max(1, extent - 1)])})"]
        if form == 14:
            if "q" in scope.indices:
                return self.store(scope, owned)
            inner = scope.copy()
            inner.indices["q"] = 10
            parts = ["q = 0", f"do while (q < {self.rng.randint(1, 6)})", "  q = q + 1"]
            parts += indent(self.store(inner, owned))
            return [*parts, "end do"]
        return self.store(scope, owned)

    @staticmethod
    def indented(lines: list[str]) -> list[str]:
        return [f"  {line}" for line in lines]
