"""Writes web/src/wire.ts: the types of all that travels between server and page, from the server's own structs.

    .venv/bin/python -m house.wire_types

The file is committed, so that a change of the contract is read in a review and an editor needs no Python;
`tests/web/test_wire_types.py` fails where it is out of date.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import inspect

from stolek import offer, scene
from stolek.server import wire

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = """\
// Generated from src/stolek/server/wire.py by `python -m house.wire_types`: do not edit.
// A field with `?` may be left out and then has its default: what its comment says, else false, 0, "" or nothing.
"""
EMPTY = (list, dict, set)  # what msgspec leaves out where nothing is in it


def written() -> str:
    """The whole file."""
    names = dict(_aliases())
    parts = [HEAD]
    parts += [f"export type {name} =\n{_alternatives(union)};\n" for union, name in names.items()]
    parts += [_struct(info, names) for info in _structs()]
    return "\n".join(parts)


def _own(module: types.ModuleType) -> Iterator[tuple[str, object]]:
    """What a module defines or hands on, by name, in the order of its text."""
    return ((name, thing) for name, thing in vars(module).items() if not name.startswith("_"))


def _aliases() -> Iterator[tuple[frozenset[str], str]]:
    """Named unions of structs, by the names of their parts."""
    for name, thing in _own(wire):
        parts = typing.get_args(thing)
        if parts and all(_is_struct(part) for part in parts):
            yield frozenset(part.__name__ for part in parts), name


def _is_struct(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


def _structs() -> list[inspect.StructType]:
    """Every struct of the contract and all they are made of, by name."""
    found: dict[str, inspect.StructType] = {}

    def gather(info: object) -> None:
        if isinstance(info, inspect.StructType):
            if info.cls.__name__ in found:
                return
            found[info.cls.__name__] = info
        for inner in _inner(info):
            gather(inner)

    shown = [thing for module in (wire, offer) for _, thing in _own(module) if _is_struct(thing)]
    for thing in (*shown, scene.Catalogue):
        if thing is not msgspec.Struct:
            gather(inspect.type_info(thing))
    return [found[name] for name in sorted(found)]


def _inner(info: object) -> Iterator[object]:
    match info:
        case inspect.StructType():
            yield from (field.type for field in info.fields)
        case inspect.UnionType():
            yield from info.types
        case inspect.DictType():
            yield info.value_type
        case inspect.TupleType():
            yield from info.item_types
        case inspect.VarTupleType() | inspect.ListType():
            yield info.item_type


def _alternatives(parts: frozenset[str]) -> str:
    return "\n".join(f"  | {part}" for part in sorted(parts))


def _struct(info: inspect.StructType, names: dict[frozenset[str], str]) -> str:
    lines = []
    if "__doc__" in vars(info.cls) and info.cls.__doc__:
        told = "\n".join(f" * {line.strip()}".rstrip() for line in info.cls.__doc__.strip().splitlines())
        lines.append(f"/**\n{told}\n */" if "\n" in told else f"/**{told.removeprefix(' *')} */")
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  readonly {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        mark, note = "", ""
        if field.default is not msgspec.NODEFAULT:
            mark = "?"
            note = f" // {json.dumps(field.default)}" if field.default else ""
        elif field.default_factory in EMPTY:
            mark = "?"
        lines.append(f"  readonly {field.encode_name}{mark}: {_type(field.type, names)};{note}")
    return "\n".join([*lines, "}\n"])


def _type(info: object, names: dict[frozenset[str], str]) -> str:
    match info:
        case inspect.StructType():
            return info.cls.__name__
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case inspect.DictType():
            return f"{{ readonly [key: string]: {_type(info.value_type, names)} }}"
        case inspect.TupleType():
            return f"readonly [{', '.join(_type(item, names) for item in info.item_types)}]"
        case inspect.VarTupleType() | inspect.ListType():
            item = _type(info.item_type, names)
            return f"readonly ({item})[]" if " | " in item or item.startswith("readonly") else f"readonly {item}[]"
        case inspect.UnionType():
            structs = frozenset(part.cls.__name__ for part in info.types if isinstance(part, inspect.StructType))
            if structs in names:
                others = [_type(part, names) for part in info.types if not isinstance(part, inspect.StructType)]
                return " | ".join([names[structs], *others])
            return " | ".join(_type(part, names) for part in info.types)
    raise TypeError(f"no TypeScript for {info}")


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
