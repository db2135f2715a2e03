from pathlib import Path

import pytest

from tests.cli.terminal import Desk


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept outside the test's folder."""
    monkeypatch.setenv("STOLEK_HOME", str(tmp_path / "home"))


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    monkeypatch.setenv("STOLEK_LANG", "en")
    monkeypatch.setattr("os.fsync", lambda handle: None)  # a test survives no power cut anyway
    monkeypatch.delenv("COLUMNS", raising=False)
    return Desk(monkeypatch, capsys)
