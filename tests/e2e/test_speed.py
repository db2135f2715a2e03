"""The page is small, and what `tests.e2e.speed` measures can be measured."""

from playwright.sync_api import Browser

from tests.e2e import speed
from tests.e2e.serving import Serving


def test_the_client_is_as_small_as_promised() -> None:
    assert 20 < speed.client_kb() <= speed.PROMISED["client_kb"]


def test_what_a_person_waits_for_is_measured(house: Serving, browser: Browser) -> None:
    (board,) = speed.board_ms(browser, house.url, 1)
    redraws = speed.redraw_ms(browser, house.url, 5)
    assert board > 0 and len(redraws) >= 5 and min(redraws) > 0
