"""All that is served by HTTP under /api."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar import Router
from litestar.datastructures import State
from litestar.di import Provide

from stolek.server import accounts, credits, description, doors, library, links, notices, records, seating
from stolek.server.doors import Porter
from stolek.server.hall import Hall
from stolek.server.notices import Notices

LARGEST: Final = 64 * 1024  # bytes of a body, where a route says nothing else


def _porter(state: State) -> Porter:
    porter: Porter = state.porter
    return porter


def _notices(state: State) -> Notices:
    found: Notices = state.notices
    return found


def _hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


ROUTES: Final[list[Any]] = [
    accounts.who_am_i,
    accounts.change_me,
    accounts.register,
    accounts.log_in,
    accounts.log_out,
    library.games,
    library.rules,
    library.builder,
    library.guide,
    library.current_catalogue,
    library.faces,
    library.check_deck,
    library.keep_deck,
    library.own_decks,
    library.change_deck,
    library.drop_deck,
    seating.tables,
    seating.one_table,
    seating.new_table,
    seating.remove_table,
    seating.change_seat,
    seating.open_hands,
    links.links,
    links.invite,
    links.withdraw,
    links.join,
    records.replay,
    records.export,
    records.bring,
    notices.push_key,
    notices.start_push,
    notices.stop_push,
    notices.own_webhook,
    notices.keep_webhook,
    notices.drop_webhook,
    credits.credits_page,
    description.schema,
]


def api() -> Router:
    """In the state of the app it needs `porter`, `hall` and `notices`."""
    found: dict[str, Callable[..., Any]] = {
        "porter": _porter,
        "hall": _hall,
        "notices": _notices,
        "known": doors.known,
        "visitor": doors.perhaps_known,
    }
    return Router(
        "/api",
        route_handlers=ROUTES,
        guards=[doors.at_the_door],
        dependencies={name: Provide(find, sync_to_thread=False) for name, find in found.items()},
        request_max_body_size=LARGEST,
    )
