### Summoner Wars: what is asked, what can be answered, what has happened.

## Phases

phase-summon = Summon phase
phase-move = Move phase
phase-build = Build phase
phase-attack = Attack phase
phase-magic = Magic phase
phase-draw = Draw phase

## What is asked

ask-summon-phase = Summon phase: summon units, or end the phase.
ask-move-phase = Move phase: move up to 3 units, or end the phase.
ask-build-phase = Build phase: build structures, or end the phase.
ask-attack-phase = Attack phase: attack with up to 3 units, or end the phase.
ask-magic-phase = Magic phase: discard cards for magic, or end the phase.
ask-draw-phase = Draw phase: draw until you hold 5 cards, then end the turn.
ask-target = { $unit }: choose the target of the attack.
ask-whom = { $ability }: choose a unit or structure.
ask-where = { $ability }: choose a space.
ask-force = { $ability }: choose where { $unit } is forced.
ask-which-card = { $ability }: choose a card.
ask-which-way = { $ability } ({ $unit }): choose what is done.
ask-order = Several effects are due: choose the one that comes first.
ask-route = { $unit }: choose the way of the move.
ask-over = The game is over.

chance-starter = Who plays first is drawn by lot.
chance-dice = { $number ->
        [one] { $number } die is rolled.
       *[other] { $number } dice are rolled.
    }
chance-top-card = The top card of a draw pile is drawn.

## What can be answered

option-pass = { $kind ->
        [target] No attack
        [force] Do not force
        [which-way] No
       *[other] Choose nothing
    }
option-end = { $phase ->
        [summon] End the Summon phase
        [move] End the Move phase
        [build] End the Build phase
        [attack] End the Attack phase
        [magic] End the Magic phase
       *[draw] End the turn
    }
option-summon = Summon { $card } on { $space } (magic: { $cost })
option-move = { $unit }: move { $from } → { $to }
option-build = Build { $card } on { $space } (magic: { $cost })
option-attack = { $unit }: attack { $target }
option-play = Play { $card } (magic: { $cost })
option-use = { $unit }: { $ability }
option-discard = Discard { $card } for 1 magic
option-draw = Draw until you hold 5 cards
option-unit = { $unit }
option-space = Space { $space }
option-card = { $card }
option-effect = { $unit }: { $ability }
option-path = { $unit }: { $path }

way-yes = Yes
way-blood_runes-0 = Pay 1 magic and get 1 boost
way-blood_runes-1 = Take 1 damage
way-magic_junkie-0 = Pay 1 magic
way-magic_junkie-1 = Discard this unit
way-frost_axe-0 = Get 1 boost
way-frost_axe-1 = Spend 1 boost and go under a friendly common
way-commune_with_spirits-0 = Get 1 boost
way-commune_with_spirits-1 = Spend 1 boost and give 1 boost to a friendly unit
way-withdraw-0 = Spend 1 boost
way-withdraw-1 = Pay 1 magic

piece = { $card } ({ $space })

## Effects that have no ability printed on a card

ability-frozen = Frozen
ability-inaction = Inaction penalty
ability-expiry = End of an active event
ability-hellforged = Hellforged Weapon
ability-frost_edge = Frost Axe

## What has happened

event-turn = Turn { $number }: { $seat }.
event-phase = { $seat }: { $phase }.
event-summoned = { $seat } summons { $card } on { $to }.
event-built = { $seat } builds { $card } on { $to }.
event-moved = { $card } moves { $from } → { $to }.
event-forced = { $card } is forced { $from } → { $to }.
event-placed = { $card } is placed on { $to }.
event-shifted = { $card } is put on another space: { $from } → { $to }.
event-swapped = { $card } and { $other } swap places.
event-tucked = { $card } goes under { $other }.
event-attacked = { $card } ({ $from }) attacks { $other } ({ $to }).
event-rolled = { $seat } rolls: melee { $melee }, ranged { $ranged }, special { $special }.
event-hurt = { $card } ({ $at }) takes { $number } damage.
event-healed = { $card } ({ $at }) loses { $number } damage.
event-destroyed = { $card } ({ $at }) is destroyed.
event-discarded = { $card } is discarded.
event-returned = { $card } goes back to hand.
event-boosted = { $card } gets { $number } boost.
event-unboosted = { $card } loses { $number } boost.
event-gained = { $seat } gains { $number } magic.
event-paid = { $seat } pays { $number } magic.
event-played = { $seat } plays { $card }.
event-drew = { $seat } draws a card.
event-drew-card = { $seat } draws { $card }.
event-threw = { $seat } discards a card face down.
event-threw-card = { $seat } discards { $card } face down.
event-control = { $seat } controls { $card } now.
event-used = { $card }: { $ability }.
event-won = { $seat } wins the game.
event-tied = The game is a draw: no summoner is left.
event-retrieved = { $seat } takes { $card } from the discard pile.
event-showed = { $seat } shows { $card }.
event-begins = { $seat } plays first.

## Doubtful places of the rules, and the other way to read them

ruling-active-player-wins-tie = The active player wins a tie
    .meaning = When both summoners fall at the same time, the active player wins. Otherwise the game is a draw.
ruling-partial-force = Forcing for less
    .meaning = A card may be forced fewer spaces than stated. Otherwise a direction without enough empty spaces cannot be chosen.
ruling-events-need-target = Events need a target
    .meaning = An event cannot be played if it would find nothing to take effect on. Otherwise it can be played without any effect.
ruling-no-attack-without-strength = No attack without strength
    .meaning = A unit with strength 0 cannot attack. Otherwise it attacks without rolling dice.
ruling-junkie-at-end-of-turn = Magic Junkie at the end of the turn
    .meaning = The price of Magic Junkie is due when the turn ends. Otherwise it is due when the turn starts.
ruling-ram-only-own-doing = Ice Ram for own doing only
    .meaning = Ice Ram answers only when you move or force a structure yourself. Otherwise it answers to every move and force of any structure.
ruling-carrier-not-only-by-attack = Undead Carrier, not only by attacks
    .meaning = Soulless and Infect apply however this unit destroys a unit. Otherwise they apply to units destroyed by its attacks only.
ruling-hybrids-block = Structures that are commons block
    .meaning = A unit that may move through commons cannot move through a common that is a structure too. Otherwise it can.
ruling-momentum-compulsory = Momentum is not optional
    .meaning = Jarmund always gets the boost of Momentum. Otherwise you may decline it.
ruling-bonus-loss-gives-magic = Magic when a life bonus ends
    .meaning = The opponent gains 1 magic for a card that is destroyed because a life bonus has ended. Otherwise nobody does, unless an effect ended it directly.
