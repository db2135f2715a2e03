"""What this copy of Stolek is: its version, and whether its rules run compiled."""

VERSION = "0.1.0"


def compiled() -> bool:
    """Whether the kernel that `import` finds is the native build of it, every module."""
    from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
    from pkgutil import iter_modules

    import stolek.kernel

    places = list(stolek.kernel.__path__)
    specs = [PathFinder.find_spec(f"stolek.kernel.{module.name}", places) for module in iter_modules(places)]
    origins = [spec.origin or "" for spec in specs if spec is not None]
    return bool(origins) and all(origin.endswith(tuple(EXTENSION_SUFFIXES)) for origin in origins)
