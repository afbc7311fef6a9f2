"""The IR of a file as text, for the cases in tests/cases/sema: one line a statement, expressions in parentheses."""

from __future__ import annotations

from gpuoffload_build.ir import expr, stmt, types
from gpuoffload_build.ir.node import Node
from gpuoffload_build.ir.symbols import Body, Procedure, TypeDefinition, Unit, Variable
from gpuoffload_build.sema.project import Project, TranslationUnit


def type_text(kind: types.Type) -> str:
    match kind:
        case types.IntrinsicType(category="character"):
            length = kind.length
            text = "?" if length is None else length.form
            if length is not None and length.form == "fixed":
                text = str(length.value)
            elif length is not None and length.expression is not None:
                text = expression_text(length.expression)
            return f"character({text})" if kind.kind == 1 else f"character({text},kind={kind.kind})"
        case types.IntrinsicType():
            return f"{kind.category}({kind.kind})"
        case types.DerivedType():
            kinds = "".join(f",{n}={v}" for n, v in kind.kinds)
            lengths = "".join(f",{n}={expression_text(v)}" for n, v in kind.lengths)
            return f"type({kind.definition.name}{kinds}{lengths})"
        case types.PolymorphicType():
            return "class(*)" if kind.declared is None else f"class({kind.declared.definition.name})"
        case types.AssumedType():
            return "type(*)"
        case types.ProcedureType():
            return f"procedure({kind.interface.key if kind.interface else ''})"
        case types.UnknownType():
            return f"unknown({kind.module})"
    raise TypeError(kind)


def shape_text(shape: types.Shape | None) -> str:
    match shape:
        case None:
            return ""
        case types.ExplicitShape():
            return (
                "("
                + ",".join(f"{expression_text(a)}:{expression_text(b)}" for a, b in zip(shape.lowers, shape.uppers))
                + ")"
            )
        case types.AssumedShape():
            return "(" + ",".join(f"{expression_text(a)}:" for a in shape.lowers) + ")"
        case types.DeferredShape():
            return "(" + ",".join(":" * shape.rank) + ")"
        case types.AssumedSize():
            uppers = [*map(expression_text, shape.uppers), "*"]
            return "(" + ",".join(f"{expression_text(a)}:{b}" for a, b in zip(shape.lowers, uppers)) + ")"
    return "(..)"


def variable_text(variable: Variable) -> str:
    attributes = "".join(f", {a}" for a in sorted(variable.attributes))
    initial = f" = {expression_text(variable.initial)}" if variable.initial is not None else ""
    linker = f" linker {variable.linker}" if variable.linker else ""
    shape = shape_text(variable.shape)
    return f"{variable.storage} {type_text(variable.type)}{attributes} :: {variable.key}{shape}{initial}{linker}"


def arguments_text(arguments: tuple[expr.Argument, ...]) -> str:
    parts = []
    for argument in arguments:
        value = "-" if argument.value is None else expression_text(argument.value)
        keyword = argument.keyword or (argument.dummy.name if argument.dummy is not None else "")
        parts.append(f"{keyword}={value}" if keyword else value)
    return "(" + ", ".join(parts) + ")"


def part_text(part: Node) -> str:
    match part:
        case expr.Triplet():
            bounds = [part.lower, part.upper, part.stride]
            return ":".join("" if b is None else expression_text(b) for b in (bounds if part.stride else bounds[:2]))
        case expr.ImpliedDo():
            inner = ", ".join(map(part_text, part.items))
            step = f", {expression_text(part.stride)}" if part.stride is not None else ""
            return (
                f"({inner}, {part.variable.key} = {expression_text(part.lower)}, {expression_text(part.upper)}{step})"
            )
    assert isinstance(part, expr.Expr)
    return expression_text(part)


def expression_text(e: expr.Expr) -> str:
    match e:
        case expr.Literal():
            return literal_text(e)
        case expr.VariableRef():
            return e.variable.key
        case expr.ComponentRef():
            return f"{expression_text(e.base)}%{e.component.name}"
        case expr.ElementRef() | expr.SectionRef():
            mark = "" if isinstance(e, expr.ElementRef) else "section "
            return f"{mark}{expression_text(e.base)}[{', '.join(map(part_text, e.subscripts))}]"
        case expr.Substring():
            low, high = ("" if b is None else expression_text(b) for b in (e.lower, e.upper))
            return f"{expression_text(e.base)}[{low}:{high}]'{type_text(e.type)}"
        case expr.PartRef():
            return f"{expression_text(e.base)}%{e.part}"
        case expr.Unary():
            return f"{e.op}({expression_text(e.operand)})"
        case expr.Binary():
            return f"({expression_text(e.left)} {e.op} {expression_text(e.right)})'{short(e)}"
        case expr.Convert():
            return f"{type_text(e.type)}<-({expression_text(e.operand)})"
        case expr.IntrinsicCall():
            return f"{e.name}{arguments_text(e.arguments)}'{short(e)}"
        case expr.FunctionCall():
            return f"call {e.procedure.key}{arguments_text(e.arguments)}'{short(e)}"
        case expr.DispatchCall():
            return f"dispatch {e.binding} of {e.declared.key}{arguments_text(e.arguments)}'{short(e)}"
        case expr.PointerCall():
            return f"through {expression_text(e.target)}{arguments_text(e.arguments)}'{short(e)}"
        case expr.ProcedureRef():
            return f"procedure {e.procedure.key}"
        case expr.ArrayConstructor():
            return f"[{type_text(e.type)} :: {', '.join(map(part_text, e.items))}]"
        case expr.StructureConstructor():
            values = (f"{c.name}={'-' if v is None else expression_text(v)}" for c, v in e.values)
            return f"{type_text(e.type)}{{{', '.join(values)}}}"
        case expr.Conditional():
            return f"({expression_text(e.condition)} ? {expression_text(e.then)} : {expression_text(e.otherwise)})"
        case expr.NullPointer():
            return "null()"
        case expr.UnknownExpr():
            return f"unknown {e.what} of '{e.module}'({', '.join(map(expression_text, e.parts))})"
    raise TypeError(e)


def literal_text(e: expr.Literal) -> str:
    value = e.value
    suffix = f"_{e.type.kind}" if isinstance(e.type, types.IntrinsicType) else ""
    if isinstance(value, str) and isinstance(e.type, types.IntrinsicType) and e.type.category == "character":
        return repr(value)
    if isinstance(value, tuple):
        return f"({value[0]}, {value[1]}){suffix}"
    return f"{value}{suffix}".lower()


def short(e: expr.Expr) -> str:
    return type_text(e.type) + (f"^{e.rank}" if e.rank else "")


class Writer:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 0

    def line(self, text: str) -> None:
        self.lines.append("  " * self.depth + text)

    def block(self, statements: tuple[stmt.Statement, ...]) -> None:
        self.depth += 1
        for statement in statements:
            self.statement(statement)
        self.depth -= 1

    def statement(self, s: stmt.Statement) -> None:
        text = expression_text
        match s:
            case stmt.Assign():
                self.line(f"{text(s.target)} = {text(s.value)}")
            case stmt.PointerAssign():
                bounds = f" bounds [{', '.join(map(part_text, s.bounds))}]" if s.bounds else ""
                self.line(f"{text(s.target)} => {text(s.value)}{bounds}")
            case stmt.Call():
                self.line(f"call {s.procedure.key}{arguments_text(s.arguments)}")
            case stmt.IntrinsicSubroutine():
                self.line(f"intrinsic {s.name}{arguments_text(s.arguments)}")
            case stmt.DispatchCallStatement():
                self.line(f"dispatch {s.binding} of {s.declared.key}{arguments_text(s.arguments)}")
            case stmt.PointerCallStatement():
                self.line(f"through {text(s.call.target)}{arguments_text(s.call.arguments)}")
            case stmt.UnknownCall():
                self.line(f"unknown call {s.name} of '{s.module}'{arguments_text(s.arguments)}")
            case stmt.If():
                for arm in s.arms:
                    self.line("else" if arm.condition is None else f"if {text(arm.condition)}")
                    self.block(arm.body)
            case stmt.Do():
                step = f", {text(s.step)}" if s.step is not None else ""
                self.line(f"do #{s.construct} {text(s.variable)} = {text(s.lower)}, {text(s.upper)}{step}")
                self.block(s.body)
            case stmt.DoWhile():
                self.line(f"do while #{s.construct} {'' if s.condition is None else text(s.condition)}".rstrip())
                self.block(s.body)
            case stmt.DoConcurrent():
                self.concurrent(s)
            case stmt.SelectCase():
                self.line(f"select case #{s.construct} {text(s.selector)}")
                for case in s.cases:
                    self.line("case " + ("default" if case.ranges is None else ", ".join(map(range_text, case.ranges))))
                    self.block(case.body)
            case stmt.SelectType():
                self.line(f"select type #{s.construct} {text(s.selector)}")
                for guard in s.cases:
                    kind = "" if guard.type is None else " " + type_text(guard.type)
                    self.line(f"type {guard.guard}{kind}: {variable_text(guard.associate)}")
                    self.block(guard.body)
            case stmt.SelectRank():
                self.line(f"select rank #{s.construct} {text(s.selector)}")
                for rank in s.cases:
                    self.line(f"rank {rank.rank}: {variable_text(rank.associate)}")
                    self.block(rank.body)
            case stmt.Block():
                self.line(f"block #{s.construct}")
                self.depth += 1
                for variable in s.variables:
                    self.line(variable_text(variable))
                self.depth -= 1
                self.block(s.body)
            case stmt.Associate():
                self.line(f"associate #{s.construct}")
                for pair in s.pairs:
                    self.line(f"  {variable_text(pair.variable)} => {text(pair.value)}")
                self.block(s.body)
            case stmt.Where():
                for where in s.arms:
                    self.line("elsewhere" if where.mask is None else f"where {text(where.mask)}")
                    self.block(where.body)
            case stmt.Forall():
                mask = f", mask {text(s.mask)}" if s.mask is not None else ""
                self.line(f"forall {', '.join(map(index_text, s.indices))}{mask}")
                self.block(s.body)
            case stmt.Exit() | stmt.Cycle():
                self.line(f"{type(s).__name__.lower()} #{s.construct}")
            case stmt.Return():
                self.line("return")
            case stmt.Stop():
                codes = [text(c) for c in (s.code, s.quiet) if c is not None]
                self.line(f"{'error ' if s.error else ''}stop {' '.join(codes)}".rstrip())
            case stmt.Io():
                unit = f" internal {text(s.internal)}" if s.internal is not None else ""
                self.line(f"io {s.kind}{unit}: {', '.join(map(text, s.values))}")
                self.block(s.defined)
            case stmt.Allocate():
                parts = []
                for item, shape in zip(s.objects, s.shapes):
                    parts.append(text(item) + ("" if shape is None else f"[{', '.join(map(part_text, shape))}]"))
                extra = [f"type={type_text(s.type)}"] if s.type is not None else []
                extra += [f"{n}={text(v)}" for n, v in (("source", s.source), ("mold", s.mold)) if v is not None]
                self.line(f"allocate {', '.join([*parts, *extra, *map(text, s.status)])}")
            case stmt.Deallocate() | stmt.Nullify():
                self.line(f"{type(s).__name__.lower()} {', '.join(map(text, s.objects))}")
            case stmt.ImageControl():
                self.line(f"image control {s.kind} {', '.join(map(text, s.values))}".rstrip())
                self.block(s.body)
            case stmt.Goto():
                selector = f" by {text(s.selector)}" if s.selector is not None else ""
                self.line(f"goto {', '.join(map(str, s.labels))}{selector}")
            case stmt.Label():
                self.line(f"label {s.number}")
            case stmt.Unsupported():
                self.line(f"unsupported {s.what}: {', '.join(map(text, s.values))}")
            case _:
                raise TypeError(s)

    def concurrent(self, s: stmt.DoConcurrent) -> None:
        mask = f", mask {expression_text(s.mask)}" if s.mask is not None else ""
        kind = f"omp {s.directive}" if isinstance(s, stmt.OmpLoop) else "do concurrent"
        self.line(f"{kind} #{s.construct} in {s.owner}: {', '.join(map(index_text, s.indices))}{mask}")
        for word in ("local", "local_init", "shared"):
            variables = getattr(s, word)
            if variables:
                self.line(f"  {word}: {', '.join(v.key for v in variables)}")
        for inside, outside in s.outer:
            self.line(f"  {inside.key} inside is {outside.key} outside")
        for reduction in s.reductions:
            self.line(f"  reduce {reduction.op}: {reduction.variable.key}")
        if s.default_none:
            self.line("  default(none)")
        if isinstance(s, stmt.OmpLoop):
            for variable in s.last:
                self.line(f"  last: {variable.key}")
            for final in s.finals:
                self.line(f"  after it {expression_text(final.value)} is the last {final.variable.key}")
            for clause in s.refused:
                self.line(f"  refused: {clause.what}")
        self.block(s.body)

    def procedure(self, p: Procedure) -> None:
        dummies = ", ".join("*" if d is None else d.name for d in p.dummies)
        label = f" label {p.binding_label}" if p.binding_label else ""
        attributes = "".join(f" {a}" for a in sorted(p.attributes))
        self.line(f"{p.kind} {p.key}({dummies}) {p.origin}{attributes}{label}")

    def body(self, project: Project, body: Body) -> None:
        self.depth += 1
        for dummy in body.procedure.dummies if body.procedure is not None else ():
            if dummy is not None and not isinstance(dummy, Variable):
                self.line(f"dummy procedure {dummy.key}: {type_text(dummy.type)}")
        for variable in body.variables:
            self.line(variable_text(variable))
        self.depth -= 1
        self.block(body.statements)
        for procedure in body.internal:
            self.depth += 1
            self.procedure(procedure)
            inner = project.body(procedure)
            if inner is not None:
                self.body(project, inner)
            self.depth -= 1

    def type(self, definition: TypeDefinition) -> None:
        parent = f" extends {type_text(definition.parent)}" if definition.parent is not None else ""
        self.line(f"type {definition.key}{parent}{''.join(f' {a}' for a in sorted(definition.attributes))}")
        for component in definition.components:
            attributes = "".join(f", {a}" for a in sorted(component.attributes))
            initial = f" = {expression_text(component.initial)}" if component.initial is not None else ""
            shape = shape_text(component.shape)
            self.line(f"  {type_text(component.type)}{attributes} :: {component.name}{shape}{initial}")
        for binding in definition.bindings:
            word = "generic" if binding.generic else "procedure"
            attributes = "".join(f", {a}" for a in sorted(binding.attributes))
            self.line(f"  {word}{attributes} :: {binding.name} => {', '.join(binding.procedures)}")
        if definition.finals:
            self.line(f"  final {', '.join(definition.finals)}")

    def unit(self, project: Project, unit: Unit) -> None:
        parent = f" of {unit.ancestor}{':' + unit.parent if unit.parent else ''}" if unit.ancestor else ""
        uses = f" uses {', '.join(unit.uses)}" if unit.uses else ""
        self.line(f"{unit.kind} {unit.name}{parent}{uses}")
        self.depth += 1
        for definition in unit.types:
            self.type(definition)
        if unit.kind in ("module", "submodule"):
            for variable in unit.variables:
                self.line(variable_text(variable))
        for procedure in unit.procedures:
            self.procedure(procedure)
            body = project.body(procedure)
            if body is None:
                self.line("  no body")
            else:
                self.body(project, body)
        self.depth -= 1
        if unit.body is not None:
            self.body(project, unit.body)


def index_text(index: stmt.Index) -> str:
    step = f":{expression_text(index.step)}" if index.step is not None else ""
    bounds = f"{expression_text(index.lower)}:{expression_text(index.upper)}{step}"
    return f"{type_text(index.variable.type)} {index.variable.key} = {bounds}"


def range_text(case: stmt.CaseRange) -> str:
    if case.lower is case.upper and case.lower is not None:
        return expression_text(case.lower)
    low, high = ("" if b is None else expression_text(b) for b in (case.lower, case.upper))
    return f"{low}:{high}"


def file_text(project: Project, unit: TranslationUnit) -> str:
    writer = Writer()
    for one in unit.units:
        writer.unit(project, one)
    return "\n".join(writer.lines) + "\n"
