"""Why something that is no action is not possible: abilities, exchanges, loot, trophies, potions, equipment, settling
(ML-DEPLOY-08 to ML-DEPLOY-13); and which trap is discarded, which token brewed."""

from __future__ import annotations

from stolek.games.monster_lands.board import BARGAINING, COLOURS, colour_of
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import ANYTIME, DEPLOYMENT, LOOT
from stolek.games.monster_lands.cards.mercenaries import BASE, HIRED, MERCENARIES
from stolek.games.monster_lands.forms import A_POTION, A_VENOM, first, second
from stolek.games.monster_lands.queries import at_home, lands, settled_by, trophies
from stolek.games.monster_lands.refusals.buying import empty_handed
from stolek.games.monster_lands.refusals.owning import not_in_clan, not_in_pool, owns_equipment
from stolek.games.monster_lands.rules.by_hand import brews, next_to_exchange
from stolek.games.monster_lands.rules.hiring import free_hires
from stolek.games.monster_lands.rules.market import held, holders
from stolek.games.monster_lands.rules.scenarios import loot_forbidden
from stolek.games.monster_lands.state import DEPLOYMENT as DEPLOYING
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, Ask
from stolek.kernel.rules import Refusal


def use(s: World, seat: int, answer: int) -> Refusal | None:
    m = first(answer)
    refusal = not_in_clan(s, seat, m, "ML-DEPLOY-10")
    if refusal is not None:
        return refusal
    ability, facts = MERCENARIES[m].ability, {"member": m}
    if ability.exchanges:
        return Refusal("ML-GREEN-04", "exchange-says-which")
    if not ability.used_by_hand:
        return Refusal("ML-DEPLOY-10", "works-on-paths" if ability.outskirts else "works-by-itself", facts)
    if s.used[m]:
        return Refusal("ML-DEPLOY-09", "used-this-round", facts)
    if ability.gains_die != NONE:
        rule = "ML-MERC-07" if ability.gains_die == BARGAINING else "ML-MERC-33"
        if not at_home(s, m):
            return Refusal(rule, "not-from-a-path", facts)
        if s.coins[seat] < ability.price:
            return Refusal(rule, "costs-more-coins", {"number": ability.price, "has": s.coins[seat]})
        return None
    return None if ability.gains_coins or brews(s, seat, m) else Refusal("ML-TERM-12", "board-is-full", facts)


def exchange(s: World, seat: int, answer: int) -> Refusal | None:
    """ML-GREEN-04"""
    m, die, colour = first(answer), answer >> 11 & 15, answer >> 15
    refusal = not_in_clan(s, seat, m, "ML-GREEN-04")
    if refusal is not None:
        return refusal
    if not MERCENARIES[m].ability.exchanges:
        return Refusal("ML-GREEN-04", "exchanges-nothing", {"member": m})
    if s.used[m]:
        return Refusal("ML-GREEN-04", "used-this-round", {"member": m})
    if m != next_to_exchange(s, seat):
        return Refusal("ML-GREEN-04", "greenhorns-alike", {"member": next_to_exchange(s, seat)})
    refusal = not_in_pool(s, seat, die, "ML-GREEN-04")
    if refusal is not None:
        return refusal
    if colour >= len(COLOURS):
        return Refusal("ML-DEPLOY-08", "no-such-die")
    return Refusal("ML-DEPLOY-08", "same-colour", {"die": die}) if colour == colour_of(die) else None


def loot(s: World, seat: int, answer: int) -> Refusal | None:
    """Deployment loot in own turns only (ML-DEPLOY-13), the other at any time (ML-LOOT-04)."""
    token, die = first(answer), second(answer)
    if token >= len(LOOT) or s.loot[token] != seat:
        return Refusal("ML-LOOT-04", "not-your-loot")
    card, facts = LOOT[token], {"loot": token}
    if card.when not in (ANYTIME, DEPLOYMENT):
        return Refusal("ML-LOOT-05" if card.outskirts else "ML-LOOT-04", "loot-not-for-this", facts)
    if loot_forbidden(s, token):
        return Refusal("ML-SC4-03", "loot-barred", facts)
    if card.when == DEPLOYMENT and not (s.phase == DEPLOYING and seat == s.active):
        return Refusal("ML-DEPLOY-13", "loot-in-own-turn", facts)
    if card.gives_up != NONE:
        rule = "ML-LTOK-07" if card.gives_up == BARGAINING else "ML-LTOK-08"
        if card.gives_up != colour_of(die):
            return Refusal(rule, "loot-for-other-die", facts | {"colour": card.gives_up})
        return not_in_pool(s, seat, die, rule)
    if die:
        return Refusal("ML-LOOT-04", "loot-takes-no-die", facts)
    return Refusal("ML-LTOK-13", "nobody-joins-free") if card.hires and not free_hires(s, seat) else None


def sell(s: World, seat: int, answer: int) -> Refusal | None:
    return None if first(answer) in trophies(s, seat) else Refusal("ML-TROPHY-02", "no-such-trophy")


def heal(s: World, seat: int, answer: int) -> Refusal | None:
    m = first(answer)
    refusal = not_in_clan(s, seat, m, "ML-POTION-01")
    if refusal is not None:
        return refusal
    facts = {"member": m}
    if not s.wounded[m]:
        return Refusal("ML-POTION-01", "not-wounded", facts)
    if not at_home(s, m):
        return Refusal("ML-POTION-01", "no-healing-on-paths", facts)
    return None if s.potions[seat] else Refusal("ML-POTION-01", "no-potion-on-board")


# equipment


def give(s: World, seat: int, answer: int) -> Refusal | None:
    e, m = first(answer), second(answer)
    refusal = _not_at_hand(s, seat, e) or not_in_clan(s, seat, m, "ML-MARKET-06") or empty_handed(s, m, "ML-MARKET-06")
    if refusal is not None:
        return refusal
    other = held(s, m, COPIES[e].kind)
    if other == e:
        return Refusal("ML-MARKET-06", "holds-it-already", {"member": m})
    return None if other == NONE else Refusal("ML-MARKET-03", "one-of-a-kind", {"member": m, "equipment": other})


def drop(s: World, seat: int, answer: int) -> Refusal | None:
    """Only where it makes room for another card (ML-MARKET-06)."""
    e = first(answer)
    refusal = _not_at_hand(s, seat, e)
    if refusal is not None:
        return refusal
    home = holders(s, seat)
    alike = [n for n, holder in enumerate(s.holder) if holder in home and COPIES[n].kind == COPIES[e].kind]
    return None if len(alike) > 1 else Refusal("ML-MARKET-06", "room-for-nothing", {"equipment": e})


def _not_at_hand(s: World, seat: int, e: int) -> Refusal | None:
    if not owns_equipment(s, seat, e):
        return Refusal("ML-MARKET-06", "not-your-equipment")
    return empty_handed(s, s.holder[e], "ML-MARKET-06")


# settling


def settle(s: World, seat: int, answer: int) -> Refusal | None:
    land, m = first(answer), second(answer)
    if land not in lands(s, seat):
        return Refusal("ML-SETTLE-01", "not-your-land")
    facts = {"member": m, "land": land}
    if s.settler[land] != NONE:
        return Refusal("ML-SETTLE-08", "land-settled", {"land": land, "member": s.settler[land]})
    refusal = not_in_clan(s, seat, m, "ML-SETTLE-01")
    if refusal is not None:
        return refusal
    if m == s.chief[seat] or MERCENARIES[m].role not in (BASE, HIRED):
        return Refusal("ML-SETTLE-07", "settles-never", facts)
    if MERCENARIES[m].affiliation != LANDS[land].affiliation:
        return Refusal("ML-SETTLE-01", "other-affiliation", facts | {"affiliation": LANDS[land].affiliation})
    if settled_by(s, m) != NONE:
        return Refusal("ML-SETTLE-04", "settled-another", {"member": m, "land": settled_by(s, m)})
    return None


# questions of their own


def over_limit(s: World, ask: Ask, answer: int) -> Refusal | None:
    return None if answer >> 5 in s.traps[ask.seat] else Refusal("ML-LODGE-03", "trap-not-on-board")


def brewing(s: World, ask: Ask, answer: int) -> Refusal | None:
    """`about` is who brews."""
    m = ask.about
    assert isinstance(m, int)
    if answer in brews(s, ask.seat, m):
        return None
    ability, good = MERCENARIES[m].ability, answer >> 5
    if (good == A_POTION and ability.gains_potion) or (good == A_VENOM and ability.gains_venom):
        return Refusal("ML-TERM-12", "board-is-full", {"member": m})
    return Refusal("ML-DEPLOY-10", "brews-other-things", {"member": m})
