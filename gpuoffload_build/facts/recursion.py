"""Call cycles: which procedures may be called again before they return (F2023 15.6.2.1)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def call_cycles(calls: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """For each procedure on a cycle of `calls` the shortest one, from it back to it. Linear where there is none."""
    graph = {caller: [c for c in dict.fromkeys(callees) if c in calls] for caller, callees in calls.items()}
    found: dict[str, list[str]] = {}
    for component in _components(graph):
        members = set(component)
        for start in component:
            cycle = _shortest(graph, start, members)
            if cycle:
                found[start] = cycle
    return found


def _components(graph: Mapping[str, list[str]]) -> list[list[str]]:
    """The strongly connected components (Tarjan 1972), without recursion of its own."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    on_stack: set[str] = set()
    components: list[list[str]] = []
    for origin in graph:
        if origin in number:
            continue
        number[origin] = low[origin] = len(number)
        stack.append(origin)
        on_stack.add(origin)
        work = [(origin, iter(graph[origin]))]
        while work:
            node, callees = work[-1]
            for callee in callees:
                if callee not in number:
                    number[callee] = low[callee] = len(number)
                    stack.append(callee)
                    on_stack.add(callee)
                    work.append((callee, iter(graph[callee])))
                    break
                if callee in on_stack:
                    low[node] = min(low[node], number[callee])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == number[node]:
                    component = []
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        component.append(member)
                        if member == node:
                            break
                    components.append(component)
    return components


def _shortest(graph: Mapping[str, list[str]], start: str, members: set[str]) -> list[str]:
    """The shortest way from `start` back to it inside `members`; [] where there is none."""
    came_from: dict[str, str] = {}
    level = [start]
    while level:
        following = []
        for node in level:
            for callee in graph[node]:
                if callee == start:
                    way = [start]
                    while node != start:
                        way.insert(1, node)
                        node = came_from[node]
                    return [*way, start]
                if callee in members and callee not in came_from:
                    came_from[callee] = node
                    following.append(callee)
        level = following
    return []
