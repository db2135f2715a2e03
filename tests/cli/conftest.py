from pathlib import Path

import pytest

from tests.cli.terminal import Desk


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    """A desk in a room of its own: nothing is kept outside the test's folder."""
    monkeypatch.setenv("STOLEK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("STOLEK_LANG", "en")
    monkeypatch.delenv("COLUMNS", raising=False)
    return Desk(monkeypatch, capsys)
