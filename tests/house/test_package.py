"""What is installed from a wheel is complete: the built client, words, ledgers, migrations."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from house.rooms import ROOT

BUILT_FROM = ["pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "src"]
LEFT_OUT = {".pyc", ".so"}


@pytest.fixture(scope="module")
def in_wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in a wheel, built from a copy so that nothing of an earlier build is in it."""
    copy, wheels = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("wheels")
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, copy / name, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
            )
        else:
            shutil.copy(ROOT / name, copy / name)
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(copy)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options], check=True)
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        return set(wheel.namelist())


def test_every_file_of_the_package_is_in_the_wheel(in_wheel: set[str]) -> None:
    package = ROOT / "src" / "stolek"
    files = (file for file in package.rglob("*") if file.is_file() and file.suffix not in LEFT_OUT)
    missing = [file for file in files if str(file.relative_to(ROOT / "src")) not in in_wheel]
    assert not missing


def test_the_built_client_is_in_the_wheel(in_wheel: set[str]) -> None:
    page = ROOT / "src" / "stolek" / "server" / "page"
    assert Path(page, "index.html").is_file(), "the browser client is not built: python3 dev.py web"
    assert "stolek/server/page/index.html" in in_wheel
    assert any(name.startswith("stolek/server/page/assets/") and name.endswith(".js") for name in in_wheel)
