### Summoner Wars: why an answer is refused, and what is wrong with a deck.

## Whatever is asked

refusal-not-now = This cannot be done now.
refusal-nothing-there = That is not on the battlefield.
refusal-not-your-unit = { $card } on { $space } is not yours to command.
refusal-no-such-card = There is no such card.
refusal-not-in-hand = { $card }: this card is not in your hand.
refusal-cannot-pay = This costs { $cost } magic, and you have { $magic }.
refusal-space-occupied = The space { $space } is occupied: { $card }.
refusal-frozen = { $card } on { $space } is frozen: it can neither move nor attack.
refusal-must-choose = This is not optional: something has to be chosen.

## Ending a phase, drawing

refusal-must-draw = Drawing is not optional: draw first.
refusal-drawn-already = You have drawn in this phase already.

## Summoning and building

refusal-not-summon-phase = Units are summoned in the Summon phase.
refusal-no-unit-to-summon = { $card } cannot be summoned: only commons and champions can.
refusal-needs-sacrifice = { $card } can only be summoned in the place of a friendly unit, which is destroyed for it.
refusal-no-gate-adjacent = No gate that you control is adjacent to { $space }.
refusal-no-structure-to-build = { $card } is no structure, so it cannot be built.
refusal-not-in-build-area = { $space } is neither in your back 3 rows nor adjacent to your summoner.

## Moving

refusal-structure-cannot-move = { $card } on { $space } is a structure: structures do not move.
refusal-moved-already = { $card } on { $space } has already used its move in this turn.
refusal-enough-moved = { $number ->
        [one] { $number } unit has moved in this phase already: no more may.
       *[other] { $number } units have moved in this phase already: no more may.
    }
refusal-immobile = { $card } on { $space } cannot move: one of its abilities forbids it.
refusal-no-way-back = The unit cannot leave { $space } and come back in one move.
refusal-no-zero-move = A move is at least 1 space long.
refusal-too-far-to-move = { $space } is too far: this unit can move { $number ->
        [0] no space at all
        [one] { $number } space
       *[other] up to { $number } spaces
    }.
refusal-way-blocked = The way to { $space } is blocked.
refusal-off-board = This way leads off the battlefield.
refusal-other-end = This way does not end on { $space }.
refusal-same-as-another-way = One of the ways on offer does the same.

## Attacking

refusal-structure-cannot-attack = { $card } on { $space } is a structure: structures do not attack.
refusal-acted-instead = { $card } on { $space } has done something else instead of attacking in this phase.
refusal-attacked-already = { $card } on { $space } has attacked in this phase already.
refusal-enough-attacked = { $number ->
        [one] { $number } unit has attacked in this phase already: no more may.
       *[other] { $number } units have attacked in this phase already: no more may.
    }
refusal-no-strength = { $card } on { $space } has strength 0 and cannot attack.
refusal-attacks-itself = A unit cannot attack itself.
refusal-no-target-there = There is nothing to attack on { $space }.
refusal-target-not-adjacent = { $card } on { $space } is not adjacent: a melee unit attacks adjacent spaces only.
refusal-not-in-line = { $space } is not in a straight line with the attacker.
refusal-out-of-range = { $space } is out of range: this unit attacks up to { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } away.
refusal-line-blocked = The line of attack is blocked on { $space }: { $card }.
refusal-target-frozen = { $card } on { $space } is frozen and cannot be attacked.
refusal-protected = { $card } on { $space } protects the others: this unit must attack a unit with Protect.
refusal-another-attacks = The attack of { $card } on { $space } comes first.

## Events and abilities

refusal-no-event = { $card } is no event.
refusal-event-is-built = { $card } is a structure: it is built in the Build phase.
refusal-wrong-phase-of-event = { $card } is played in another phase: { $phase }.
refusal-event-without-target = { $card } would find nothing to take effect on.
refusal-no-ability = { $card } has no such ability.
refusal-no-such-ability = { $card } does not have the ability { $ability }.
refusal-only-before-attack = { $ability } can be used only when the unit is about to attack.
refusal-not-before-attack = { $ability } cannot be used before an attack.
refusal-works-by-itself = { $ability } is not used like an action: it works by itself.
refusal-wrong-phase-of-ability = { $ability } is used in another phase: { $phase }.
refusal-ability-used = { $ability } has already been used in this turn.
refusal-ability-has-no-use = { $ability } cannot be used now: what it needs is not there.
refusal-nothing-due = No such effect is due now.
refusal-effect-not-due = { $card }: { $ability } is not due now.

## Choosing inside an effect

refusal-not-allowed-by-text = The effect being resolved does not allow this.
refusal-not-allowed-by-card = { $ability } does not allow this choice.
refusal-card-does-not-fit = { $card } does not fit: { $ability } needs another card.
refusal-cannot-be-done = { $ability }: this cannot be done now.
refusal-not-friendly = { $card } on { $space } is not friendly.
refusal-not-enemy = { $card } on { $space } is not an enemy.
refusal-itself = The effect does not work on the card it comes from.
refusal-no-unit = { $card } on { $space } is not a unit.
refusal-no-structure = { $card } on { $space } is not a structure.
refusal-no-common = { $card } on { $space } is not a common.
refusal-no-common-or-champion = { $card } on { $space } is neither a common nor a champion.
refusal-not-free = { $card } on { $space } does not have the cost 0.
refusal-boosted = { $card } on { $space } has boost on it already.
refusal-cannot-be-forced = { $card } on { $space } cannot be forced.
refusal-too-far = { $card } on { $space } is too far: the effect reaches { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }.
refusal-too-far-from-summoner = { $card } on { $space } is more than { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    } away from the summoner.
refusal-no-clear-line = { $space } is not within { $number ->
        [one] { $number } clear straight space
       *[other] { $number } clear straight spaces
    }.
refusal-other-name = { $card } does not have “{ $word }” in its name.
refusal-occupied = The space { $space } is occupied.
refusal-not-adjacent = { $space } is not adjacent to where it has to be.
refusal-not-straight = { $space } does not lie in one straight direction.
refusal-too-near-to-force = { $space } is too near: the card is forced at least { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }.
refusal-too-far-to-force = { $space } is too far: the card is forced at most { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }.
refusal-not-toward = { $space } is not nearer: the card has to go toward it.
refusal-not-away = { $space } is not farther: the card has to go away from it.

## Decks

deck-no-summoner = “{ $card }” is no summoner of a faction known here.
deck-not-in-draw-pile = “{ $card }” does not belong in the draw pile: a deck lists only the 30 cards besides the starting ones.
deck-too-many-copies = “{ $card }”: { $number ->
        [one] { $number } copy
       *[other] { $number } copies
    }, but { $most } at most { $most ->
        [one] is
       *[other] are
    } allowed.
deck-no-common-symbol = “{ $card }” has no deck-building symbol in common with the summoner.
deck-foreign-epic = “{ $card }” is an epic event of another summoner.
deck-wrong-number = { $kind ->
        [champion] Champions
        [common] Commons
        [epic] Epic events
        [standard] Standard events
       *[gate] Gates
    }: { $number } instead of { $wanted }.
