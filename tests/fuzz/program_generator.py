"""Random conforming Fortran programs, each in two forms: with `do concurrent`, and with plain `do` loops in its place.

Both forms print the same text: integers and logicals as they are, reals as their bits. Everything follows from the
seed: unit n of a seed is the same whatever else the program holds, so a failing unit can be built alone.

    python tests/fuzz/program_generator.py SEED FOLDER [UNIT ...]    # writes concurrent.f90 and reference.f90

While a program grows, its lines start with B (both forms), C (the concurrent form) or R (the reference).
"""

from __future__ import annotations

import os
import random
import sys

from random_expressions import INTEGERS, Array, Procedure, Scope, Type, declared
from random_statements import Loop, Statements

OPERATORS = {
    "i": ["+", "*", "max", "min", "iand", "ior", "ieor"],
    "r": ["+", "*", "max", "min"],
    "l": [".and.", ".or.", ".eqv.", ".neqv."],
}


class Units(Statements):
    """One program: a module of procedures, a module of units (procedures with loops) and a main program."""

    def __init__(self, seed: int, real8: bool) -> None:
        super().__init__(random.Random(f"{seed} library"), real8)
        self.seed = seed
        self.library: list[Procedure] = []
        self.module_scope = Scope()

    # The library: module variables and pure procedures.

    def library_module(self) -> list[str]:
        lines = ["Bmodule library", "B  implicit none"]
        for number in range(6):
            type_ = self.types[number * 2 % len(self.types)]
            self.module_scope.scalars[f"mv{number}"] = type_
            lines.append(f"B  {declared(type_)} :: mv{number} = {self.value(type_, Scope(), 0)}")
        for number in range(4):
            type_ = [("i", 4), self.reals[-1], ("i", 8), ("r", 4)][number]
            low, extent = self.rng.randint(-3, 2), self.rng.randint(5, 9)
            self.module_scope.arrays.append(Array(f"ma{number}", type_, [(low, extent)]))
            start = ", ".join(self.value(type_, Scope(), 0) for _ in range(extent))
            lines.append(f"B  {declared(type_)} :: ma{number}({low}:{low + extent - 1}) = [{start}]")
        lines.append("Bcontains")
        for number in range(14):
            lines += self.procedure(f"lib{number}")
        return [*lines, "Bend module"]

    def procedure(self, name: str) -> list[str]:
        """A pure procedure that may call the earlier ones; it is added to the library."""
        form = self.rng.choice(["scalar", "scalar", "elemental", "array", "optional", "subroutine", "column"])
        type_ = self.rng.choice(self.types)
        arguments = [self.rng.choice(self.types) for _ in range(self.rng.randint(1, 3))]
        scope = self.module_scope.copy()
        scope.procedures = list(self.library)
        names = [f"a{n + 1}" for n in range(len(arguments))]
        body: list[str] = []
        if form in ("array", "column"):
            type_ = self.rng.choice([*INTEGERS, *self.reals])
            shape = self.rng.choice([":", "0:", "-2:", "n", "-1:n-2", "*"])
            intent = "in" if form == "array" else "inout"
            low = {":": "1", "n": "1", "*": "1", "0:": "0", "-2:": "-2", "-1:n-2": "-1"}[shape]
            head = f"{'function' if form == 'array' else 'subroutine'} {name}(x, n)"
            declarations = [
                "integer, intent(in) :: n",
                f"{declared(type_)}, intent({intent}) :: x({shape})",
                "integer :: q",
            ]
            scope.indices = {"q": 20}
            scope.elements.append((f"x(q + ({low}))", type_))
            scope.scalars["r"] = type_
            if form == "array":
                declarations.append(f"{declared(type_)} :: r")
                body = [f"r = {self.value(type_, Scope(), 0)}"]
            else:
                del scope.scalars["r"]
            body.append(f"do q = 0, n - 1{self.rng.choice(['', ', 2'])}")
            if self.chance(0.4):
                body.append(f"  if ({self.logical(scope, 1)}) {self.rng.choice(['cycle', 'exit'])}")
            body.append(f"  {'r' if form == 'array' else f'x(q + ({low}))'} = {self.value(type_, scope, 2)}")
            body.append("end do")
            suffix = " result(r)" if form == "array" else ""
        else:
            scope.scalars.update(zip(names, arguments))
            by_value = form == "scalar" and self.chance(0.3)
            declarations = []
            for number, (argument, its_type) in enumerate(zip(names, arguments)):
                extra = ", optional" if form == "optional" and number > 0 else ""
                extra += ", value" if by_value else ", intent(in)"
                declarations.append(f"{declared(its_type)}{extra} :: {argument}")
                if extra.startswith(", optional"):
                    del scope.scalars[argument]
            result = ["r", "s"] if form == "subroutine" else ["r"]
            for variable in result:
                intent = {"r": ", intent(out)", "s": ", intent(inout)"}[variable] if form == "subroutine" else ""
                declarations.append(f"{declared(type_)}{intent} :: {variable}")
            if form == "subroutine":
                scope.scalars["s"] = type_
            body = self.assignments(["r"], type_, scope)
            if form == "optional":
                for argument, its_type in list(zip(names, arguments))[1:]:
                    inner = scope.copy()
                    inner.scalars.update({argument: its_type, "r": type_})
                    body += [f"if (present({argument})) then", f"  r = {self.value(type_, inner, 2)}", "end if"]
            if form == "subroutine":
                scope.scalars["r"] = type_
                body.append(f"s = {self.value(type_, scope, 2)}")
                if self.chance(0.3):
                    body.append("return")
            dummies = ", ".join([*names, "r", "s"] if form == "subroutine" else names)
            head = f"{'subroutine' if form == 'subroutine' else 'function'} {name}({dummies})"
            suffix = "" if form == "subroutine" else " result(r)"
        prefix = "elemental" if form == "elemental" else "pure"
        self.library.append(Procedure(name, form, type_, arguments))
        word = head.split()[0]
        inside = [*declarations, *body]
        return [f"B  {prefix} {head}{suffix}", *(f"B    {line}" for line in inside), f"B  end {word}"]

    def assignments(self, targets: list[str], type_: Type, scope: Scope) -> list[str]:
        """Each target gets a value, on every path."""
        target = targets[0]
        if self.chance(0.3):
            return [
                f"if ({self.logical(scope, 2)}) then",
                f"  {target} = {self.value(type_, scope, 2)}",
                "else",
                f"  {target} = {self.value(type_, scope, 2)}",
                "end if",
            ]
        return [f"{target} = {self.value(type_, scope, 2)}"]

    # Units.

    def unit(self, number: int) -> tuple[list[str], list[str]]:
        """The lines of a unit's procedure, and of its call with what is printed, in the main program."""
        self.rng = random.Random(f"{self.seed} {number}")
        self.privates = {f"t{n}": t for n, t in enumerate([*INTEGERS, *self.reals, ("l", 4), *self.complexes])}
        self.loop_number = 0
        scope = self.module_scope.copy()
        scope.procedures = list(self.library)
        head: list[str] = []
        names: list[str] = []
        actuals: list[str] = []
        main: list[str] = []
        shown: list[tuple[str, Type]] = []
        arrays: list[Array] = []
        before: list[str] = []
        for n in range(self.rng.randint(3, 6)):
            self.array_variable(f"v{n}", head, names, actuals, main, shown, arrays, before)
        for n in range(3):
            type_ = self.rng.choice(self.types)
            scope.scalars[f"s{n}"] = type_
            names.append(f"s{n}")
            actuals.append(self.value(type_, Scope(), 0))
            head.append(f"{declared(type_)}, intent(in) :: s{n}")
        for name, type_ in self.privates.items():
            head.append(f"{declared(type_)} :: {name}")
        head.append("integer :: i, j, k, q, w")
        body: list[str] = [f"B    {line}" for line in before]
        after: list[str] = []
        read_only = [a for a in arrays if self.chance(0.35)]
        written = [a for a in arrays if a not in read_only]
        for _ in range(self.rng.randint(2, 4)):
            body += self.loop(scope, read_only, written, head, after)
        lines = [f"B  subroutine unit{number}({', '.join(names)})", *(f"B    {line}" for line in head), *body]
        lines += [f"B    {line}" for line in after]
        lines.append("B  end subroutine")
        call = ["Bblock", *(f"B  {line}" for line in main), f"B  call unit{number}({', '.join(actuals)})"]
        call += [f"B  {self.show(f'{number} {name}', name, type_)}" for name, type_ in shown]
        call.append("Bend block")
        return lines, call

    def array_variable(self, name, head, names, actuals, main, shown, arrays, before) -> None:
        """A dummy (of a whole actual or a section), a local, an allocatable or a pointer."""
        type_ = self.rng.choice(self.types)
        rank = self.rng.choice([1, 1, 1, 2, 2, 3])
        dims = [(self.rng.randint(-4, 3), self.rng.randint(4, 9)) for _ in range(rank)]
        form = self.rng.choice(
            ["assumed", "assumed", "section", "section", "explicit", "size", "allocatable", "local", "pointer"]
        )
        array = Array(name, type_, dims)
        word = declared(type_)
        if form in ("assumed", "section"):
            head.append(f"{word}, intent(inout) :: {name}({', '.join(f'{low}:' for low, _ in dims)})")
        elif form == "explicit":
            head.append(f"{word}, intent(inout) :: {name}({array.bounds()})")
        elif form == "size":
            array.assumed_size = True
            low, _ = dims[-1]
            most = [f"{a}:{a + e - 1}" for a, e in dims[:-1]]
            head.append(f"{word}, intent(inout) :: {name}({', '.join([*most, f'{low}:*'])})")
        elif form == "allocatable":
            head.append(f"{word}, allocatable, intent(inout) :: {name}({', '.join(':' for _ in dims)})")
        elif form == "pointer":
            head.append(f"{word}, pointer, intent(inout) :: {name}({', '.join(':' for _ in dims)})")
        if form == "local":
            head.append(f"{word} :: {name}({array.bounds()})")
            before.extend(self.fill(name, type_))
            arrays.append(array)
            return
        arrays.append(array)
        names.append(name)
        if form == "allocatable":
            main += [
                f"{word}, allocatable :: {name}({', '.join(':' for _ in dims)})",
                f"allocate({name}({array.bounds()}))",
            ]
            actuals.append(name)
        elif form == "section" or form == "pointer":
            strides = [self.rng.choice([1, 2, 3, -1, -2]) for _ in dims]
            bounds, parts = [], []
            for (_, extent), stride in zip(dims, strides):
                low = self.rng.randint(-3, 3)
                high = low + (extent - 1) * abs(stride)
                bounds.append(f"{low - 1}:{high + 1}")
                parts.append(f"{low}:{high}:{stride}" if stride > 0 else f"{high}:{low}:{stride}")
            target = ", target" if form == "pointer" else ""
            main.append(f"{word}{target} :: {name}({', '.join(bounds)})")
            part = f"{name}({', '.join(parts)})"
            if form == "pointer":
                main.append(f"{word}, pointer :: {name}p({', '.join(':' for _ in dims)})")
                before.insert(0, f"{name}({', '.join(f'{low}:' for low, _ in dims)}) => {name}")
                actuals.append(f"{name}p")
                main.append(f"{name}p => {part}")
            else:
                actuals.append(part)
        else:
            main.append(f"{word} :: {name}({array.bounds()})")
            actuals.append(name)
        main.extend(self.fill(name, type_))
        # declarations come first
        main.sort(key=lambda line: "::" not in line)
        shown.append((name, type_))

    def fill(self, name: str, type_: Type) -> list[str]:
        """The array gets values that differ from element to element."""
        step = self.rng.choice([3, 7, 11])
        number = f"modulo([(w * {step}, w = 1, size({name}))], 23) - 11"
        value = {"i": f"int({number}, {type_[1]})", "l": f"logical(({number}) > 0, {type_[1]})"}.get(
            type_[0], f"real({number}, {type_[1]}) * 0.375_{type_[1]}"
        )
        if type_[0] == "c":
            value = f"cmplx({value}, 1.25_{type_[1]}, {type_[1]})"
        return [f"{name} = reshape({value}, shape({name}))"]

    @staticmethod
    def show(label: str, name: str, type_: Type) -> str:
        letter, kind = type_
        value = name
        if letter == "l":
            value = f"merge(1, 0, {name})"
        elif letter == "r":
            value = f"transfer({name} + 0.0_{kind}, [0_{kind}])"
        elif letter == "c":
            value = f"transfer({name} + (0.0_{kind}, 0.0_{kind}), [0_{kind}])"
        return f"print '(a,*(1x,i0))', '{label}', {value}"

    # Loops.

    def loop(
        self, outer: Scope, read_only: list[Array], written: list[Array], head: list[str], after: list[str]
    ) -> list[str]:
        """A construct in both forms, and now and then a statement of the host after it."""
        self.loop_number += 1
        loop = Loop(f"lp{self.loop_number}")
        scope = outer.copy()
        targets = self.rng.sample(written, min(len(written), self.rng.randint(1, 3)))
        scope.arrays += read_only + [a for a in written if a not in targets]
        count = min([3, *(len(a.dims) for a in targets)]) if targets else 1
        self.rank = count
        indices = ["i", "j", "k"][:count]
        most = [min([9, *(a.dims[d][1] for a in targets)]) for d in range(count)]
        header, loops, places, prepare = [], [], [], []
        typed = self.rng.choice([None, None, None, 2, 8])
        for name, limit in zip(indices, most):
            trips = self.rng.choice([limit, limit, limit, self.rng.randint(1, limit), 0])
            low, stride = self.rng.randint(-5, 5), self.rng.choice([1, 1, 1, 2, 3, -1, -2])
            last = low + (trips - 1) * stride if trips else low - stride
            low_text = str(low)
            if self.chance(0.3) and name == "i":
                low_text = "w"
                prepare.append(f"B    w = {low}")
            step = "" if stride == 1 and self.chance(0.8) else f":{stride}"
            header.append(f"{name} = {low_text}:{last}{step}")
            loops.append(f"{name} = {low_text}, {last}, {stride}")
            places.append(f"{name} - ({low})" if stride == 1 else f"({name} - ({low})) / ({stride})")
            if typed is None:
                scope.indices[name] = 40
            else:
                scope.scalars[name] = ("i", typed)
        owned: list[tuple[str, Type]] = []
        columns: list[tuple[str, Type, int]] = []
        for array in targets:
            subscripts, ranges = [], []
            for d, (low, extent) in enumerate(array.dims):
                if d < count:
                    place = places[d] + f" + ({low})"
                    if extent == most[d] and self.chance(0.3):
                        place = f"{low + extent - 1} - ({places[d]})"
                    subscripts.append(place)
                    ranges.append(place)
                else:
                    subscripts.append(str(self.rng.randint(low, low + extent - 1)))
                    form = self.rng.choice([":", f"{low + extent - 1}:{low}:-1"])
                    if form == ":" and array.assumed_size:
                        form = f"{low}:{low + extent - 1}"
                    if len(array.dims) - count > 1 and ":" in "".join(ranges[count:]):
                        form = str(low)
                    ranges.append(form)
                    if ":" in form:
                        size = extent
            owned.append((f"{array.name}({', '.join(subscripts)})", array.type))
            if len(array.dims) > count:
                columns.append((f"{array.name}({', '.join(ranges)})", array.type, size))
        scope.elements += owned
        header_text = ", ".join(header)
        if typed is not None:
            header_text = f"integer({typed}) :: {header_text}"
        mask = ""
        if self.chance(0.3):
            inner = scope.copy()
            mask = self.logical(inner, 2)
        specs: list[str] = []
        free = list(self.privates)
        self.rng.shuffle(free)
        locals_: list[tuple[str, Type]] = []
        inits: list[tuple[str, Type]] = []
        if self.chance(0.35):
            locals_ = [(n, self.privates[n]) for n in free[:2]]
            specs.append(f"local({', '.join(n for n, _ in locals_)})")
        if self.chance(0.3):
            inits = [(n, self.privates[n]) for n in free[2:4]]
            specs.append(f"local_init({', '.join(n for n, _ in inits)})")
            for name, type_ in inits:
                prepare.append(f"B    {name} = {self.value(type_, Scope(), 1)}")
                scope.scalars[name] = type_
        reductions: list[str] = []
        reduced: list[tuple[str, Type]] = []
        for _ in range(self.rng.choice([0, 0, 1, 2])):
            type_ = self.rng.choice([*INTEGERS, *self.reals, ("l", 4), ("l", 1)])
            operator = self.rng.choice(OPERATORS[type_[0]])
            if type_ == ("i", 1) and operator == "+":
                type_ = ("i", 2)
            name = f"r{self.loop_number}{len(reduced)}"
            head.append(f"{declared(type_)} :: {name}")
            after.append(self.show(f"{loop.name} {name}", name, type_))
            reduced.append((name, type_))
            specs.append(f"reduce({operator}:{name})")
            reductions.append(self.reduction(name, type_, operator, scope))
            start = {"l": ".true.", "i": "1", "r": "1.0"}[type_[0]]
            prepare.append(f"B    {name} = {start}")
        live: list[str] = []
        if count == 1 and self.chance(0.4):
            type_ = self.rng.choice(self.types)
            name = f"lo{self.loop_number}"
            head.append(f"{declared(type_)} :: {name}")
            prepare.append(f"B    {name} = {self.value(type_, Scope(), 0)}")
            after.append(self.show(f"{loop.name} {name}", name, type_))
            value = self.value(type_, scope, 2)
            live.append(f"{name} = {value}" if self.chance(0.5) else f"if ({self.logical(scope, 1)}) {name} = {value}")
        inner_scope = scope.copy()
        body = self.statements(loop, inner_scope, owned, columns, 2, self.rng.randint(2, 5))
        for line in reductions + live:
            body.insert(self.rng.randint(0, 0 if loop.labels < 0 else len(body)) if self.flat(body) else 0, line)
        lines = list(prepare)
        lines.append(f"C    {loop.name}: do concurrent ({header_text}{', ' + mask if mask else ''}) {' '.join(specs)}")
        lines.append("R    block")
        kind = typed or 4
        lines.append(f"R    integer({kind}) :: {', '.join(indices)}")
        for name, type_ in inits:
            lines.append(f"R    {declared(type_)} :: {name}_start")
        for name, _ in inits:
            lines.append(f"R    {name}_start = {name}")
        lines += [f"R    do {text}" for text in reversed(loops[1:])]
        lines.append(f"R    {loop.name}: do {loops[0]}")
        if mask:
            lines.append(f"R      if (.not. {mask}) cycle")
        lines.append("R      block")
        lines += [f"R      {declared(t)} :: {n}" for n, t in locals_ + inits]
        lines += [f"R      {n} = {n}_start" for n, _ in inits]
        lines += [f"B      {line}" for line in body]
        lines += ["R      end block", f"B    end do {loop.name}"]
        lines += ["R    end do"] * (count - 1)
        lines.append("R    end block")
        if written and self.chance(0.4):
            array = self.rng.choice(written)
            element = f"{array.name}({', '.join(str(low) for low, _ in array.dims)})"
            lines.append(f"B    {element} = {self.value(array.type, outer, 1)}")
        return lines

    @staticmethod
    def flat(body: list[str]) -> bool:
        """Whether a line may stand anywhere among these."""
        return not any(line.startswith((" ", "end", "if", "do", "block", "select", "associate")) for line in body)

    def reduction(self, name: str, type_: Type, operator: str, scope: Scope) -> str:
        letter, kind = type_
        dot = ".0" if letter == "r" else ""
        if letter == "l":
            return f"{name} = {name} {operator} {self.value(type_, scope, 2)}"
        if operator == "*":
            value = f"merge(-1{dot}_{kind}, 1{dot}_{kind}, {self.logical(scope, 2)})"
            if letter == "r" and self.rank == 1:
                value = f"merge(2.0_{kind}, -0.5_{kind}, {self.logical(scope, 2)})"
            return f"{name} = {name} * {value}"
        if operator == "+":
            value = f"modulo({self.value(type_, scope, 2)}, 11_{kind})"
            if letter == "r":
                value = f"real(modulo({self.value(('i', 4), scope, 2)}, 64), {kind}) * 0.25_{kind}"
            return f"{name} = {name} + {value}"
        value = self.value(type_, scope, 2)
        if letter == "r":
            value = f"({value} + 0.5_{kind})"
        return f"{name} = {operator}({name}, {value})" if self.chance(0.7) else f"{name} = {operator}({value}, {name})"


def generate(seed: int, units: list[int], real8: bool = True) -> tuple[str, str]:
    """The concurrent form and the reference."""
    made = Units(seed, real8)
    lines = made.library_module()
    procedures: list[str] = []
    main: list[str] = []
    for number in units:
        procedure, call = made.unit(number)
        procedures += procedure
        main += call
    lines += ["Bmodule units", "B  use library", "B  implicit none", "Bcontains", *procedures, "Bend module"]
    lines += ["Bprogram main", "B  use units", "B  implicit none", "B  integer :: w", *main, "Bend program"]
    return form(lines, "C"), form(lines, "R")


def form(lines: list[str], which: str) -> str:
    """The lines of one form, continued where they are long."""
    return "".join(continued(line[1:]) + "\n" for line in lines if line[0] in ("B", which))


def continued(line: str) -> str:
    """Cut at blanks, so that no line is longer than compilers read."""
    parts: list[str] = []
    while len(line) > 120:
        cut = line.rfind(" ", 40, 118)
        if cut < 0 or "'" in line[:cut]:
            break
        parts.append(line[:cut] + " &")
        line = "        " + line[cut + 1 :]
    return "\n".join([*parts, line])


if __name__ == "__main__":
    for name, text in zip(
        ("concurrent", "reference"), generate(int(sys.argv[1]), [int(u) for u in sys.argv[3:]] or list(range(12)))
    ):
        os.makedirs(sys.argv[2], exist_ok=True)
        with open(os.path.join(sys.argv[2], f"{name}.f90"), "w", encoding="ascii") as file:
            file.write(text)
