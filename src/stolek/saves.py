"""Saves: plain JSON with a checksum, written so that a crash in the middle leaves the old one whole."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from stolek.errors import BadSave, CannotSave, NewerSave

FORMAT: Final = 1


def checksum(data: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def dump(data: dict[str, Any]) -> str:
    return json.dumps({"stolek": FORMAT, "sum": checksum(data), **data}, separators=(",", ":"))


def parse(text: str, where: str) -> dict[str, Any]:
    """The content of a save. Raises BadSave or NewerSave and says where."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(where, str(error)) from None
    if not isinstance(data, dict) or not isinstance(data.get("stolek"), int):
        raise BadSave(where, "this is no save of Stolek")
    if data.pop("stolek") > FORMAT:
        raise NewerSave(where)
    if data.pop("sum", None) != checksum(data):
        raise BadSave(where, "the checksum does not match the content")
    return data


def write(path: Path, text: str) -> None:
    """Replace the file in one step; until then the old one stays whole. Raises CannotSave."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotSave(path, error.strerror or str(error)) from error


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave(path, str(error)) from None
