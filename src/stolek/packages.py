"""Where a package keeps the files that are not Python: its words, its ledger."""

from importlib.util import find_spec
from pathlib import Path


def directory(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {package}", name=package)
    return Path(spec.submodule_search_locations[0])
