### What is written on the table itself.

scene-title = Summoner Wars
scene-board = Battlefield
scene-magic = magic
scene-deck = draw pile
scene-discard = discard pile
scene-hand = hand
scene-area = active events
scene-yours = yours
scene-theirs = opponent’s
scene-side = player { $number }
scene-dealing = Before the first turn
scene-turn-mine = Turn { $turn }, yours
scene-turn-theirs = Turn { $turn }, opponent’s
scene-side-0 = of the first seat
scene-side-1 = of the second seat
scene-turn-of = Turn { $turn }, { $who }
scene-counted = { $done } of { $most }
scene-gained = has { $ability }
scene-on = on { $card } { $space }
scene-own = { $what } (your own!)

scene-phase-summon = Summon
scene-phase-move = Move
scene-phase-build = Build
scene-phase-attack = Attack
scene-phase-magic = Magic
scene-phase-draw = Draw

scene-say = { $what } { $n }
scene-say-of = { $what } { $n } of { $of }
scene-icon-life = life
scene-icon-melee = melee strength
scene-icon-ranged = ranged strength
scene-icon-boost = boost
scene-icon-cost = cost
scene-icon-under = cards underneath
scene-icon-moved = has moved
scene-icon-attacked = has attacked
scene-icon-acted = has acted instead of attacking
scene-icon-charged = has charged
scene-icon-used = ability used this turn
scene-icon-frozen = frozen
scene-icon-lent = under foreign control
scene-icon-resolving = being resolved

scene-group-summon = Summon { $what } to
scene-group-move = Move { $what } to
scene-group-build = Build { $what } on
scene-group-attack = { $what } attacks
scene-group-play = Play
scene-group-discard = Discard for magic
scene-group-pick = Choose

scene-die-melee = melee
scene-die-ranged = ranged
scene-die-special = special
