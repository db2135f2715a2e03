"""The garbage collector: old objects are not looked through all the time, and are not forgotten either."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from stolek.server import garbage
from stolek.server.garbage import Collector


class Ring:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_has_lived_for_a_while_is_looked_through_now_and_then_only(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("stolek.server.garbage.time.monotonic", lambda: now)
    collector = Collector()
    old, young = Ring(), weakref.ref(Ring())
    known = weakref.ref(old)
    gc.collect()
    collector.step()
    assert gc.get_freeze_count() > 0
    del old
    gc.collect()
    assert young() is None and known() is not None
    now += garbage.ALL
    collector.step()
    assert known() is not None
    now += 1
    collector.step()
    assert known() is None
    assert gc.get_freeze_count() > 0
