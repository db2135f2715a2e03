### Summoner Wars: factions, deck symbols, cards and abilities (English).
### Own wording throughout; "this unit" is the unit that has the ability.

## Deck symbols

symbol-neutral = Neutral
symbol-fire = Fire
symbol-dark = Dark
symbol-instinct = Instinct
symbol-cunning = Cunning
symbol-logic = Logic
symbol-water = Water
symbol-earth = Earth
symbol-spirit = Spirit
symbol-divine = Divine
symbol-light = Light
symbol-resolve = Resolve
symbol-air = Air

## Cards of every deck

card-starting_gate = Starting gate
    .short = Start gate
card-gate = Gate
    .short = Gate

## Fallen Kingdom

faction-fallen_kingdom = Fallen Kingdom

card-ret_talus = Ret-Talus
    .short = Ret-Talus
card-dragos = Dragos
    .short = Dragos
card-elut_bal = Elut-Bal
    .short = Elut-Bal
card-gul_dass = Gul-Dass
    .short = Gul-Dass
card-hellfire_cultist = Hellfire Cultist
    .short = Cultist
card-undead_archer = Undead Archer
    .short = U. Archer
card-undead_carrier = Undead Carrier
    .short = U. Carrier
card-undead_warrior = Undead Warrior
    .short = U. Warrior
card-sacrificial_pyre = Sacrificial Pyre
    .short = Pyre
    .text = ACTIVE: each time a unit of either side is destroyed, this card gets 1 boost. When this card is discarded, choose a unit of either side and remove 1 damage from it for each boost the card had.
card-blood_summon = Blood Summon
    .short = Bl. Summon
    .text = As often as you like, one after another: choose a friendly unit and a unit of cost 2 or less in your hand. Place the card from your hand, free of charge, on an empty space adjacent to the chosen unit; then the chosen unit takes 2 damage. (Placing is not summoning.)
card-hellforged_weapon = Hellforged Weapon
    .short = Hellforged
    .text = Put this card under a friendly common. That unit has +2 strength and the ability Cursed: after it attacks, it takes 1 damage for each special symbol rolled in that attack.
card-purge = Purge
    .short = Purge
    .text = Choose any number of friendly units. For each of them, you may add 2 damage to one unit, of either side, adjacent to it. Then destroy all the chosen units.

ability-raise_the_dead = Raise the Dead
    .text = Once per turn, in your Summon phase, this unit may take 2 damage. If it does, take a unit with “Undead” in its name from your discard pile and place it, free of charge, on an empty space adjacent to this unit. (Not a summoning.)
ability-life_drain = Life Drain
    .text = Before this unit attacks, you may destroy another friendly unit within 2 spaces of it. If you do, each special symbol rolled in that attack counts as 1 additional melee symbol.
ability-summoned_by_fire = Summoned by Fire
    .text = To summon this unit you must, besides paying its cost, destroy a friendly unit. This unit then enters the space of the destroyed unit, wherever that is, instead of a space next to a gate.
ability-wrath = Wrath
    .text = +1 strength for each damage on this unit.
ability-immolate = Immolate
    .text = After this unit is destroyed, each enemy unit that was adjacent to it takes 1 damage.
ability-soul_shift = Soul Shift
    .text = After a unit of either side within 3 spaces of this unit is destroyed in your turn, you may put this unit on the space it left. (Not a move.)
ability-soulless = Soulless
    .text = You gain no magic for enemy units destroyed by an attack of this unit. (Structures still give magic.)
ability-infect = Infect
    .text = After an attack of this unit destroys a unit of either side, you may put a unit with “Carrier” in its name from your discard pile on the space of the destroyed unit. (Not a summoning.)
ability-blood_fury = Blood Fury
    .text = In your turn, each time a unit of either side is destroyed, this unit gets 1 boost. When your turn ends, this unit loses 2 boosts (all of them if it has fewer).
ability-imbued_strength = Imbued Strength
    .text = +1 strength for each boost on this unit, +5 at most.
ability-cursed = Cursed
    .text = After this unit attacks, it takes 1 damage for each special symbol rolled in that attack.

## Cave Goblins

faction-cave_goblins = Cave Goblins

card-sneeks = Sneeks
    .short = Sneeks
card-blarf = Blarf
    .short = Blarf
card-smeg = Smeg
    .short = Smeg
card-the_eater = The Eater
    .short = The Eater
card-beast_rider = Beast Rider
    .short = Rider
card-horde_climber = Horde Climber
    .short = Climber
card-horde_clinger = Horde Clinger
    .short = Clinger
card-horde_slinger = Horde Slinger
    .short = Slinger
card-enrage_the_horde = Enrage the Horde
    .short = Enrage
    .text = Each friendly unit of cost 0 may make an extra attack, one unit after another. (Summoners have no cost.)
card-pile_on = Pile On
    .short = Pile On
    .text = ACTIVE: friendly units have the ability Gang Up: when the unit attacks, it has +1 strength for each other friendly unit adjacent to the target.
card-sneak = Sneak
    .short = Sneak
    .text = Choose any number of friendly units of cost 0 and force each of them 1 space.
card-unrelenting = Unrelenting
    .short = Unrelent.
    .text = ACTIVE: a friendly common that would be destroyed returns to its owner's hand instead. (It does not count as destroyed.)

ability-sly = Sly
    .text = Once per turn, in your Attack phase, this unit may swap places with a friendly unit of cost 0, wherever that is.
ability-blood_runes = Blood Runes
    .text = At the start of your Attack phase you must choose one: pay 1 magic and this unit gets 1 boost; or this unit takes 1 damage.
ability-magic_junkie = Magic Junkie
    .text = When your turn starts, you must choose one: pay 1 magic, or discard this unit. (Discarding is not destroying.)
ability-relentless = Relentless
    .text = The attack of this unit in your Attack phase does not count toward the limit of three attacking units. (It still attacks only once.)
ability-feed_the_eater = Feed the Eater
    .text = At the end of your Attack phase, if this unit has destroyed no unit this turn, you must discard either it or a friendly unit adjacent to it.
ability-charge = Charge
    .text = Instead of its normal move, this unit may move 1 to 4 empty spaces in one straight line. If it moves 3 or more spaces in one direction, it has +1 strength until the end of the turn.
ability-climb = Climb
    .text = The move of this unit may be 1 space longer and may lead through structures of either side; it must end on an empty space.
ability-immobile = Immobile
    .text = No move is possible for this unit; it can still be forced, swapped or placed.
ability-cling = Cling
    .text = If a friendly unit began its move adjacent to this unit, you may, once that move is over, place this unit on an empty space adjacent to the unit that moved.
ability-gang_up = Gang Up
    .text = When this unit attacks, it has +1 strength for each other friendly unit adjacent to the target.

## Polar Dwarves

faction-polar_dwarves = Polar Dwarves

card-svara = Svara
    .short = Svara
card-jarmund = Jarmund
    .short = Jarmund
card-nadiana = Nadiana
    .short = Nadiana
card-ollag = Ollag
    .short = Ollag
card-bear_cavalry = Bear Cavalry
    .short = Bear Cav.
card-frost_mage = Frost Mage
    .short = Frost Mage
card-ice_golem = Ice Golem
    .short = Ice Golem
card-ice_smith = Ice Smith
    .short = Ice Smith
card-ice_ram = Ice Ram
    .short = Ice Ram
    .text = ACTIVE: after a structure of either side moves or is forced, by whomever and in whoever's turn, you may choose a unit of either side adjacent to that structure: it takes 1 damage and you may force it 1 space.
card-glacial_shift = Glacial Shift
    .short = Gl. Shift
    .text = Choose up to 3 friendly structures within 3 spaces of your summoner and force each of them 1 or 2 spaces.
card-ice_repair = Ice Repair
    .short = Ice Repair
    .text = Every friendly structure loses 2 damage.
card-parapet = Parapet
    .short = Parapet
    .text = Built like a structure, it stays on the battlefield. Attacks of friendly units may pass through its space.

ability-structural_shift = Structural Shift
    .text = After this unit moves, you may choose a friendly structure within 3 spaces of it and force that structure 1 space.
ability-momentum = Momentum
    .text = Once per turn, after this unit attacks an enemy unit, it gets 1 boost.
ability-momentum_optional = Momentum
    .text = Once per turn, after this unit attacks an enemy unit, you may give this unit 1 boost.
ability-ice_shards = Ice Shards
    .text = At the end of your Build phase, you may spend 1 boost from this unit. If you do, each enemy unit adjacent to one or more structures you control takes 1 damage (never more).
ability-greater_frost_bolt = Greater Frost Bolt
    .text = +1 strength for each friendly structure within 2 spaces of this unit.
ability-cold_snap = Cold Snap
    .text = All friendly structures, wherever they are, have 1 more life.
ability-trample = Trample
    .text = The move of this unit may lead through commons of either side; it must end on an empty space. When the move is over, each common it passed through takes 1 damage.
ability-frost_bolt = Frost Bolt
    .text = +1 strength for each friendly structure adjacent to this unit.
ability-living_gate = Living Gate
    .text = This card is a gate as well: units can be summoned next to it.
ability-mobile_structure = Mobile Structure
    .text = This card can move although it is a structure.
ability-slow = Slow
    .text = The maximum move of this unit is 1 space shorter (normally just 1 space).
ability-frost_axe = Frost Axe
    .text = After this unit moves, you may choose one: it gets 1 boost; or spend 1 boost from it and put this card under another friendly common within 3 spaces. When the common on top of this card attacks, each special symbol counts as 2 melee symbols.

## Savanna Elves

faction-savanna_elves = Savanna Elves

card-abua_shi = Abua Shi
    .short = Abua Shi
card-makeinda_ru = Makeinda Ru
    .short = Makeinda
card-miti_kyru = Miti Kyru
    .short = Miti Kyru
card-miti_mumway = Miti Mumway
    .short = Mumway
card-border_archer = Border Archer
    .short = B. Archer
card-lioness = Lioness
    .short = Lioness
card-rhinoceros = Rhinoceros
    .short = Rhino
card-spirit_mage = Spirit Mage
    .short = Sp. Mage
card-chant_of_power = Chant of Power
    .short = Power
    .text = Choose a common or champion of either side within 3 spaces of your summoner. Until the end of the turn it has the ability Imbued Strength: +1 strength for each boost on it, +5 at most.
card-chant_of_entangling = Chant of Entangling
    .short = Entangling
    .text = Choose 2 friendly commons within 3 spaces of your summoner. ACTIVE: each of them has the base abilities of the other besides its own. As soon as either of them leaves the battlefield, discard this card.
card-chant_of_growth = Chant of Growth
    .short = Growth
    .text = Choose a friendly unit: it and each friendly unit adjacent to it get 1 boost.
card-chant_of_weaving = Chant of Weaving
    .short = Weaving
    .text = Choose a friendly unit. ACTIVE: you may also summon units on empty spaces adjacent to the chosen unit. Each time you summon a unit adjacent to it, the chosen unit gets 1 boost.

ability-spirit_bond = Spirit Bond
    .text = After this unit moves, you may choose another friendly unit within 3 spaces of it: that unit gets 1 boost and, on top of it, all the boosts of this unit.
ability-prepare = Prepare
    .text = Instead of a move, this unit may get 1 boost.
ability-swift_shot = Swift Shot
    .text = Once per turn, after this unit attacks, you may spend 1 boost from it. If you do, it makes an extra attack.
ability-inspire = Inspire
    .text = After this unit moves, each friendly unit adjacent to it gets 1 boost.
ability-withdraw = Withdraw
    .text = After this unit attacks, you may either spend 1 boost from it or pay 1 magic. If you do, force this unit 1 or 2 spaces.
ability-imbued_life = Imbued Life
    .text = +1 life for each boost on this unit, +5 at most.
ability-imbued_speed = Imbued Speed
    .text = The move of this unit may be 1 space longer for each boost on it, 5 spaces at most. The boosts stay.
ability-charged = Charged
    .text = On being summoned, this unit gets 1 boost.
ability-commune_with_spirits = Commune with Spirits
    .text = After this unit moves, you must choose one: it gets 1 boost; or spend 1 boost from it and give 1 boost to a friendly unit within 3 spaces of it.

## Vanguards

faction-vanguards = Vanguards

card-sera_eldwyn = Sera Eldwyn
    .short = Sera
card-coleen_brighton = Coleen Brighton
    .short = Coleen
card-jacob_eldwyn = Jacob Eldwyn
    .short = Jacob
card-valna_stoutheart = Valna Stoutheart
    .short = Valna
card-citadel_archer = Citadel Archer
    .short = C. Archer
card-citadel_knight = Citadel Knight
    .short = C. Knight
card-citadel_paladin = Citadel Paladin
    .short = C. Paladin
card-temple_priest = Temple Priest
    .short = Priest
card-holy_judgment = Holy Judgment
    .short = Judgment
    .text = Put 2 boosts on this card. ACTIVE: friendly commons have +1 strength. At the start of your turn you may spend 1 boost from this card instead of discarding it. Each time a friendly unit is destroyed, remove 1 boost from this card (if it has any).
card-guarding_spirits = Guarding Spirits
    .short = Spirits
    .text = ACTIVE: friendly commons within 3 spaces of your summoner have the ability Guarded: in each turn, the first attack against the unit can add at most 1 damage to it.
card-mass_heal = Mass Heal
    .short = Mass Heal
    .text = Friendly commons and champions within 2 spaces of your summoner lose 2 damage each.
card-renewed_hope = Renewed Hope
    .short = Hope
    .text = ACTIVE: in your turn you may summon units in any phase. Units may also be summoned on empty spaces adjacent to your summoner.

ability-the_citadels_might = The Citadel's Might
    .text = After this unit attacks an enemy unit, if you have at least one unit with “Citadel” in its name on the battlefield, you may take such a unit from your discard pile, reveal it and put it into your hand.
ability-divine_shield = Divine Shield
    .text = Whenever a friendly unit with “Citadel” in its name within 3 spaces of this unit becomes the target of an attack, roll 2 dice: for each special symbol, the attacker has −1 strength in that attack (not below 1).
ability-radiant_shot = Radiant Shot
    .text = This unit has +1 strength for every full 2 magic you have.
ability-guidance = Guidance
    .text = When your Summon phase starts, you must draw 2 cards.
ability-citadel_champion = Citadel Champion
    .text = +1 strength for each friendly unit with “Citadel” in its name within 2 spaces of this unit.
ability-arrow_of_light = Arrow of Light
    .text = Before this unit attacks, you may reveal and discard any number of unit cards with different names from your hand. For each of them, you gain 1 magic and this unit has +1 strength in that attack.
ability-engage = Engage
    .text = Whenever an enemy unit adjacent to this unit moves or is forced away from it, if only for a part of the way, that enemy takes 1 damage when the move or force is over.
ability-protect = Protect
    .text = An enemy unit adjacent to this unit must, when it attacks, choose a unit with the ability Protect as its target.
ability-intercession = Intercession
    .text = After this unit attacks an enemy unit, draw 1 card for each special symbol rolled in that attack.
ability-heal = Heal
    .text = Before this unit attacks a friendly common or champion, you may discard 1 card from your hand. If you do, the attack adds no damage; instead, remove 1 damage from the target for each melee symbol and each special symbol rolled.
ability-guarded = Guarded
    .text = In each turn, the first attack against this unit can add at most 1 damage to it.

## Breakers

faction-breakers = Breakers

card-tacullu = Tacullu
    .short = Tacullu
card-gulldune = Gulldune
    .short = Gulldune
card-gwalark = Gwalark
    .short = Gwalark
card-kalal = Kalal
    .short = Kalal
card-deceiver = Deceiver
    .short = Deceiver
card-mind_witch = Mind Witch
    .short = Mind Witch
card-wind_archer = Wind Archer
    .short = W. Archer
card-wind_mage = Wind Mage
    .short = Wind Mage
card-mind_control = Mind Control
    .short = Control
    .text = Choose any number of enemy commons and champions within 2 spaces of your summoner; you control them until the end of the turn.
card-blast = Blast
    .short = Blast
    .text = Choose a common or champion of either side within 3 clear straight spaces of your summoner and force it 1 to 3 spaces; it may pass through commons and champions. It and each unit it passed through take 1 damage.
card-hypnotic_call = Hypnotic Call
    .short = Hypn. Call
    .text = Choose a common or champion of either side; you may force it 1 space toward your summoner. ACTIVE: your summoner has +1 strength when attacking the chosen unit.
card-perplexing_tempest = Perplexing Tempest
    .short = Tempest
    .text = ACTIVE: the maximum move of all units, of both sides, is 1 space shorter.

ability-mind_capture = Mind Capture
    .text = When an attack of this unit would add enough damage to destroy an enemy unit other than a summoner, you may add none of that damage and take control of the unit permanently instead.
ability-telepathic_command = Telepathic Command
    .text = After this unit attacks an enemy card, you may choose a friendly common within 3 spaces of it: that common makes an extra attack.
ability-flight = Flight
    .text = The move of this unit may be 1 space longer and may lead through any cards; it must end on an empty space.
ability-levitate = Levitate
    .text = A friendly common that begins its move within 2 spaces of this unit has the ability Flight during that move.
ability-greater_push = Greater Push
    .text = After this unit attacks, or instead of its attack, you may choose a common or champion of either side within 3 spaces of it and force the chosen unit 1 space.
ability-steadfast = Steadfast
    .text = Nothing can force this unit; it can still move, be swapped or be placed.
ability-stupefy = Stupefy
    .text = If an enemy unit adjacent to this unit attacks any card and at least one special symbol is rolled, the attack adds 1 damage less (not below 0).
ability-mimic = Mimic
    .text = At the start of your Move phase, you may choose a common of either side within 3 spaces of this unit: until the end of the turn, this unit also has the abilities that common has now.
ability-swift = Swift
    .text = The move of this unit may be 1 space longer.
ability-far_shot = Far Shot
    .text = The range of this unit is 4 straight spaces instead of 3; the spaces in between must be clear as usual.
ability-push = Push
    .text = After this unit attacks, or instead of its attack, you may choose a common or champion of either side within 2 spaces of it and force the chosen unit 1 space.

## Phoenix Elves

faction-phoenix_elves = Phoenix Elves

card-queen_maldaria = Queen Maldaria
    .short = Maldaria
card-fanessa = Fanessa
    .short = Fanessa
card-fire_drake = Fire Drake
    .short = Fire Drake
card-holleas = Holleas
    .short = Holleas
card-ember_archer = Ember Archer
    .short = E. Archer
card-ember_beast = Ember Beast
    .short = E. Beast
card-ember_mage = Ember Mage
    .short = Ember Mage
card-royal_guardian = Royal Guardian
    .short = Guardian
card-spirit_of_the_phoenix = Spirit of the Phoenix
    .short = Phoenix
    .text = ACTIVE: whenever an ability of a friendly unit adds damage to an enemy unit other than by attacking it, it adds 1 damage more.
card-blinding_flare = Blinding Flare
    .short = Flare
    .text = ACTIVE: attacks against your summoner, or against a friendly unit adjacent to your summoner, add 1 damage for each special symbol rolled and none for melee and ranged symbols.
card-burn = Burn
    .short = Burn
    .text = Choose a common or champion of either side within 2 spaces of your summoner; it takes 2 damage.
card-divine_retribution = Divine Retribution
    .short = Retribut.
    .text = ACTIVE: your summoner has the ability Aura of the Phoenix: after an enemy unit attacks your summoner, or a friendly unit within 3 spaces of your summoner, that enemy takes 1 damage.

ability-call_protection = Call Protection
    .text = At the end of your Attack phase, you may spend 1 boost from this unit. If you do, choose a friendly common anywhere on the battlefield and place it on an empty space adjacent to this unit.
ability-riposte = Riposte
    .text = After an adjacent enemy unit attacks this unit, that enemy takes 1 damage if this unit is still in play.
ability-protector = Protector
    .text = This unit may also be summoned on an empty space adjacent to your summoner.
ability-fire_breath = Fire Breath
    .text = This unit may attack through units of either side. If it does, each special symbol rolled adds 1 damage to every unit between it and the target.
ability-fiery_summon = Fiery Summon
    .text = Units with “Ember” in their name may also be summoned on empty spaces adjacent to this unit.
ability-ignite = Ignite
    .text = Friendly units with “Ember” in their name adjacent to this unit have +1 strength.
ability-quick_shot = Quick Shot
    .text = After this unit moves, you may choose a unit of either side within 3 clear straight spaces of it: the chosen unit takes 1 damage. (Not an attack.)
ability-born_of_fire = Born of Fire
    .text = This unit may also be summoned on an empty space adjacent to a friendly unit with “Ember” in its name.
ability-wildfire = Wildfire
    .text = At the start of your Move phase, each enemy unit adjacent to this unit takes 1 damage.
ability-shove = Shove
    .text = After this unit attacks an adjacent enemy common or champion, you may force that enemy 1 space.
ability-aura_of_the_phoenix = Aura of the Phoenix
    .text = After an enemy unit attacks this unit, or a friendly unit within 3 spaces of it, that enemy takes 1 damage.

## Tundra Orcs

faction-tundra_orcs = Tundra Orcs

card-grognack = Grognack
    .short = Grognack
card-ragnor = Ragnor
    .short = Ragnor
card-shonk = Shonk
    .short = Shonk
card-targan = Targan
    .short = Targan
card-frost_shaman = Frost Shaman
    .short = Fr. Shaman
card-smasher = Smasher
    .short = Smasher
card-tundra_charger = Tundra Charger
    .short = T. Charger
card-tundra_fighter = Tundra Fighter
    .short = T. Fighter
card-for_glory = For Glory
    .short = For Glory
    .text = ACTIVE: friendly commons have the ability Reckless Strike: +2 strength; if at most 1 special symbol is rolled in an attack of the unit, the unit takes the same damage as the target, at the same time.
card-brutal_force = Brutal Force
    .short = Br. Force
    .text = ACTIVE: friendly units have the ability Forceful Attack: after the unit attacks a unit and adds damage to it, you may force the target 1 space away from the attacker.
card-freeze = Freeze
    .short = Freeze
    .text = Choose a common or champion of either side, without boosts, within 3 spaces of your summoner. ACTIVE: the chosen unit has no abilities, cannot move, attack or be forced, and cannot be chosen as the target of an attack.
card-primal_fury = Primal Fury
    .short = Pr. Fury
    .text = ACTIVE: once per turn, after your summoner attacks an adjacent enemy card, you may force your summoner 1 or 2 spaces. If you do, it may make an extra attack against an adjacent enemy card.

ability-restore = Restore
    .text = After this unit moves, it gets 1 boost if it has none.
ability-influence = Influence
    .text = After a friendly unit within 3 spaces of this unit rolls dice in your turn, for an attack or an ability, you may spend 1 boost from this unit to re-roll all of those dice.
ability-blood_bond = Blood Bond
    .text = After this unit attacks an enemy unit, your summoner gets 1 boost for each special symbol rolled in that attack.
ability-wild_strike = Wild Strike
    .text = Attacks of this unit add 1 damage for each special symbol rolled and none for melee symbols.
ability-piercing_frost = Piercing Frost
    .text = Friendly units with “Frost” in their name adjacent to this unit have +1 strength.
ability-unwieldy_magic = Unwieldy Magic
    .text = An attack of this unit in which no special symbol is rolled adds no damage.
ability-sluggish = Sluggish
    .text = Each special symbol rolled in an attack against this unit adds 1 more damage to it.
ability-blood_rush = Blood Rush
    .text = On being summoned, this unit may take 1 damage. If it does, force it 1 space.
ability-frenzy = Frenzy
    .text = Each time this unit has attacked an adjacent enemy card, roll 1 die. On a special symbol, you may force this unit 1 space; if you do, it may make an extra attack against an adjacent enemy card (which can trigger this ability again).
ability-reckless_strike = Reckless Strike
    .text = +2 strength. If at most 1 special symbol is rolled in an attack of this unit, this unit takes the same damage as the target, at the same time.
ability-forceful_attack = Forceful Attack
    .text = After this unit attacks a unit and adds damage to it, you may force the target 1 space away from this unit.
