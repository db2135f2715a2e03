"""The signs of the game: one for every concept and one for every card, by their names in the icon set.

The drawings stand in `icons.json`, written by `python -m house.icons` from the open icon set of game-icons.net; pips
and a plus are drawn here.
"""

from __future__ import annotations

from typing import Final

# concept -> (sign in a terminal, drawing); its word is `scene-icon-<concept>`
CONCEPTS: Final = {
    # goods and points
    "coins": ("$", "two-coins"),
    "fame": ("★", "laurels"),
    "renown": ("☆", "crenel-crown"),
    "surplus": ("△", "upgrade"),
    "defence": ("◘", "checked-shield"),
    "potion": ("♥", "health-potion"),
    "venom": ("☠", "poison-bottle"),
    "traps": ("¤", "wolf-trap"),
    "loot": ("▣", "open-treasure-chest"),
    "trophies": ("♛", "trophy"),
    "lands": ("▲", "mountains"),
    "members": ("♙", "barbute"),
    "points": ("✪", "star-medal"),
    # dice
    "strength": ("s", "broadsword"),
    "magic": ("m", "magic-swirl"),
    "bargaining": ("b", "shaking-hands"),
    "dice": ("⚄", "rolling-dices"),
    "attack": ("⚔", "wolverine-claws"),
    # monsters and lands
    "capture": ("∩", "cage"),
    "kill": ("†", "death-skull"),
    "conquest": ("⚑", "flag-objective"),
    "death": ("‡", "laurels"),
    "target": ("◎", "dice-target"),
    "total": ("+", "plus"),
    "reroll": ("↻", "cycle"),
    "redirect": ("↷", "return-arrow"),
    "steal": ("«", "snatch"),
    "swap": ("⇄", "trade"),
    # what a piece is, or what has become of it
    "chieftain": ("♔", "queen-crown"),
    "greenhorn": ("g", "slingshot"),
    "wounded": ("!", "bleeding-wound"),
    "used": ("✓", "check-mark"),
    "away": ("»", "walking-boot"),
    "settled": ("⌂", "village"),
    "panic": ("!", "screaming"),
    "sam": ("S", "cowled"),
    "victor": ("♛", "trophy-cup"),
    "failed": ("×", "cross-mark"),
    "on-trap": ("¤", "box-trap"),
    "hidden": ("?", "domino-mask"),
    # affiliations
    "fire": ("f", "flame"),
    "water": ("w", "water-drop"),
    "wind": ("i", "wind-slap"),
    "jungle": ("j", "vine-leaf"),
    # kinds of equipment and of trap tokens
    "weapon": ("/", "sword-hilt"),
    "gear": ("%", "backpack"),
    "spell": ("*", "spell-book"),
    "basic": ("¤", "wolf-trap"),
    "improved": ("¤", "caltrops"),
    "trick": ("«", "robber-hand"),
    # the course of a round
    "round": ("#", "sundial"),
    "setup": ("·", "position-marker"),
    "pool": ("⚄", "rolling-dice-cup"),
    "deployment": ("→", "walking-boot"),
    "adventure": ("⚔", "crossed-swords"),
    "cleanup": ("~", "broom"),
    # the board
    "citadel": ("∏", "castle"),
    "outskirts": ("▲", "peaks"),
    "entrance": ("∏", "dungeon-gate"),
    "quest": ("✉", "scroll-unfurled"),
    "clan": ("♙", "barracks-tent"),
    "others": ("♟", "minions"),
    "lodge": ("¤", "wolf-trap"),
    "laboratory": ("♥", "cauldron"),
    "tavern": ("U", "beer-stein"),
    "armoury": ("◘", "anvil"),
    "pawnshop": ("$", "scales"),
    "market": ("%", "shop"),
    "mine": ("▼", "mine-wagon"),
}  # fmt: skip

MERCENARIES: Final = {
    "burgrave": "crown",
    "korfatch": "raven",
    "dajana": "hooded-assassin",
    "drabor": "totem-head",
    "tarka": "viking-head",
    "darbar": "feather",
    "fandor": "dwarf-face",
    "lemtal": "woman-elf-face",
    "vendela": "swordwoman",
    "tentok": "triton-head",
    "tepey": "miner",
    "pardala": "mermaid",
    "yutrovich": "fishing-net",
    "zhandala": "witch-face",
    "ninra": "barbute",
    "frostor": "ice-golem",
    "rulfus": "templar-shield",
    "luska": "nun-face",
    "onduru": "dwarf-king",
    "trunk": "wizard-face",
    "embera": "fire-silhouette",
    "zenek": "horned-helm",
    "hatyr": "vampire-cape",
    "barbukha": "executioner-hood",
    "zdrat": "brute",
    "turna": "lasso",
    "lina": "samurai-helmet",
    "yedukha": "bear-head",
    "bambul": "ogre",
    "algust": "monk-face",
    "lorin": "snake",
    "nakirk": "high-shot",
    "redmira": "robin-hood-hat",
    "melvina": "fairy",
    "geria": "flying-flag",
    "veruda": "lynx-head",
    "greenhorn": "slingshot",
}
MONSTERS: Final = {
    "slinker": "lizardman",
    "dropper": "hanging-spider",
    "gluefiend": "slime",
    "kodile": "croc-jaws",
    "rotwood": "evil-tree",
    "firebeards": "burning-embers",
    "crustor": "beetle-shell",
    "firewhirl": "fire-ring",
    "netherling": "daemon-skull",
    "sandloach": "worm-mouth",
    "crackler": "thunder-skull",
    "beakor": "vulture",
    "baggart": "gluttony",
    "crabhead": "sad-crab",
    "lurker": "surrounded-eye",
    "blubberer": "walrus-head",
    "toadtooth": "toad-teeth",
    "icebreaker": "spiked-dragon-head",
    "deepscorp": "scorpion",
    "tentaclaw": "octopus",
}
EQUIPMENT: Final = {
    "krakenomicon": "kraken-tentacle",
    "backpack": "light-backpack",
    "doombane": "rune-sword",
    "grimoire": "black-book",
    "ironmarvel": "war-axe",
    "hoodwink": "domino-mask",
    "nightguard": "owl",
    "snare_kit": "box-trap",
    "ripper": "saw-claw",
    "arrowflight": "winged-arrow",
}
LANDS: Final = {
    "aldavia": "windmill",
    "nebia": "fog",
    "glacia": "icebergs",
    "kaleh": "island",
    "krysia": "crystal-growth",
    "rhynia": "waterfall",
    "gurban": "volcano",
    "yaha": "cactus",
    "wahibar": "oasis",
    "uyunia": "jungle",
    "nicegeria": "treehouse",
    "traklan": "temple-gate",
}
LOOT: Final = {
    "after_capture_fame": "cage",
    "reroll4": "rolling-dice-cup",
    "brew": "cauldron",
    "killer": "war-axe",
    "relic": "holy-grail",
    "satchel": "knapsack",
    "bargain_to_magic": "trade",
    "magic_to_strength": "trade",
    "magic_plus2": "crystal-ball",
    "coins12": "money-stack",
    "coins10": "coins",
    "reroll3_magic": "rolling-dice-cup",
    "free_hire": "contract",
    "strength_plus2": "fist",
    "after_conquest_fame": "flag-objective",
    "after_kill_fame": "death-skull",
}
QUESTS: Final = ("scroll-unfurled", "tied-scroll")  # a dice quest, a resource quest

DOT: Final = 58
SPOTS: Final = {
    1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi",
}  # fmt: skip


def _pips(n: int) -> str:
    """One to six dots as on a die."""
    path = ""
    for letter in SPOTS[n]:
        place = "abcdefghi".index(letter)
        x, y = 96 + 160 * (place % 3), 96 + 160 * (place // 3)
        path += f"M{x - DOT} {y}a{DOT} {DOT} 0 1 0 {2 * DOT} 0a{DOT} {DOT} 0 1 0 {-2 * DOT} 0z"
    return path


OWN: Final = {
    **{f"pips-{n}": _pips(n) for n in SPOTS},
    "plus": "M208 48h96v160h160v96H304v160h-96V304H48v-96h160z",
}
"""What is drawn here and not taken from the icon set."""


def drawings() -> list[str]:
    """The names of all drawings the game takes from the icon set."""
    used = {drawing for _, drawing in CONCEPTS.values()}
    for art in (MERCENARIES, MONSTERS, EQUIPMENT, LANDS, LOOT):
        used |= set(art.values())
    return sorted((used | set(QUESTS)) - OWN.keys())
