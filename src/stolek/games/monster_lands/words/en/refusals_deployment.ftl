### Monster Lands: why an answer is refused in the deployment phase.

## Turns

refusal-dice-left-to-place = You still have { $number ->
    [one] a die
   *[other] { $number } dice
} in your pool: only who has none passes.
refusal-acted-already = One action a turn, and you have done yours.
refusal-no-dice-left = No die is left in your pool, and without one there is no action.
refusal-some-die-fits = A die is discarded only where none of yours fits anywhere, and one does.
refusal-no-such-die = There is no such die.
refusal-die-not-in-pool = This is not in your pool: { $die }.
refusal-nothing-to-pass-on = It is not your turn: there is nothing to pass on.

## Buildings

refusal-no-such-building = There is no such building.
refusal-building-takes-other-dice = { $building }: no dice of this colour ({ $colour }) are placed there.
refusal-building-in-panic = { $building }: there is panic, and no die may be placed.
refusal-building-closed = { $building }: closed in this scenario.
refusal-building-full = { $building }: all spaces are taken, { $number } of { $number }.
refusal-no-such-space = { $building }: there is no such space.
refusal-space-taken = { $building }: a die lies on this space already.
refusal-mine-takes-two = This space of the mine takes { $number } strength dice in one action, and you have { $has }.
refusal-nothing-for-sale = { $building }: there is nothing for sale.
refusal-nothing-affordable = { $building }: with this die the cheapest costs { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, and you have { $has }.
refusal-nobody-to-equip = All your mercenaries are on paths: nobody could take the equipment.
refusal-nobody-affordable = Tavern: with this die the cheapest who would join costs { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, a round of drinks { $drinks }, and you have { $has }.
refusal-nobody-would-join = Tavern: your fame surplus is { $surplus }, and the lowest renown there is { $lowest }. For a round of drinks, at { $drinks ->
    [one] 1 coin
   *[other] { $drinks } coins
}, your { $has } are not enough either.
refusal-nobody-there = Tavern: there is nobody to hire, and a round of drinks costs { $drinks ->
    [one] 1 coin
   *[other] { $drinks } coins
}; you have { $has }.

## Buying and hiring

refusal-costs-more-coins = That costs { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, and you have { $has }.
refusal-discount-counted = { $card }: this discount is counted already.
refusal-discount-used = { $card }: this discount has been used this round.
refusal-no-discount-here = { $card }: no discount here ({ $building }).
refusal-no-such-card = You have no such card.
refusal-no-trap-taken = Whoever visits the hunting lodge buys at least one trap.
refusal-trap-not-displayed = There is no such trap on display.
refusal-hire-or-drink = Hire somebody, or order a round of drinks first: only after a round may you leave alone.
refusal-hire-one-free = Somebody would join you free of charge: choose one.
refusal-no-round-without-die = No round of drinks is offered here: no die was placed in the tavern.
refusal-one-round-only = One round of drinks a visit, and you have ordered yours.
refusal-round-too-dear = A round of drinks costs { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, and you have { $has }. A bargaining die takes nothing off it.
refusal-free-anyway = There is nothing to take a discount off: this is free of charge.
refusal-not-for-hire = Nobody of that name is for hire now.
refusal-greenhorns-not-free = Free of charge comes a mercenary on display, no greenhorn.
refusal-top-greenhorn-first = Greenhorns are all alike: take the top one.
refusal-surplus-too-small = { $member } wants a fame surplus of { $number }, and yours is { $surplus }.
refusal-laboratory-gives-fewer = This space gives { $number } tokens: so many can be potions at most.
refusal-armoury-sells-few = One visit to the armoury buys 1 to { $number } defence tokens.
refusal-equipment-must-be-taken = Choose a card and who gets it: one has to be taken.
refusal-equipment-not-displayed = This card is not in the market.
refusal-on-path-with-equipment = { $member } is on a path: equipment is taken and handed on only by members who are not.
refusal-pawned-in-order = Dice are pawned in order: strength, bargaining from the lowest value, magic. It is too late for this one: { $die }.

## Sending out

refusal-greenhorn-stays = Greenhorns go on no path.
refusal-is-out-already = { $member } has been sent out already ({ $path }).
refusal-path-held-by-sam = Sam’s mercenary stands there: { $path }.
refusal-path-taken = { $member } stands there already: { $path }.
refusal-no-quest-there = { $path }: there is no quest this round.
refusal-no-monster-at-entrance = No monster is at the Citadel entrance, so nobody is sent there.
refusal-land-not-in-play = { $path }: with so few players this land is not in play.
refusal-no-event-there = { $path }: no event tile lies there.
refusal-path-wants-dice = { $path }: dice of this colour ({ $colour }) required { $number }, in your pool { $has }.
refusal-quest-wants-more-dice = { $path }: { $number } dice are asked for, some in a choice of two colours. Your pool has too few of these.
refusal-something-must-go-along = At the entrance a die, a trap or a defence token must go along.
refusal-dice-still-missing = Dice still missing: { $number }.
refusal-only-dice-there = Only the dice asked for are placed there.
refusal-dice-in-order = The dice are placed in order: strength, bargaining from the lowest value, magic. Another comes before this one: { $die }.
refusal-other-dice-wanted = Other dice are asked for than this: { $die }.
refusal-no-bargaining-there = { $path }: bargaining dice are placed only on quests.
refusal-enough-of-colour = { $path }: reinforcements of this colour ({ $colour }) at most { $number }.
refusal-no-room-on-path = { $path }: there is no room left for that.
refusal-loaded-in-order = Things are loaded in order: strength, magic, traps, defence tokens, a potion, a venom. Something later lies there already.
refusal-no-defence-on-board = There is no defence token on your clan board.
refusal-no-potion-on-board = There is no potion on your clan board.
refusal-no-venom-on-board = There is no venom on your clan board.
refusal-one-potion-each = A mercenary takes one potion along.
refusal-one-venom-each = A mercenary takes one venom along.
refusal-nothing-like-that = There is nothing like that to take along.

## Own lands

refusal-not-your-land = You have not conquered that land.
refusal-land-unsettled = { $land }: nobody has settled this land.
refusal-land-used = { $land }: used already this round.
refusal-land-barred = { $land }: this land gives defence tokens and cannot be used in this scenario.
refusal-no-such-dice-for-land = { $land }: this is not how the land is used.
refusal-land-wants-dice = { $land }: dice of this colour ({ $colour }) to place { $number }, in your pool { $has }.
refusal-land-settled = { $land }: { $member } has settled there already.
refusal-settles-never = { $member } cannot settle: only mercenaries do, hired or of the start, no chieftains and no greenhorns.
refusal-other-affiliation = { $member } is of another affiliation than { $land } ({ $affiliation }).
refusal-settled-another = { $member } has settled { $land }, and settles only once.

## What is no action

refusal-works-on-paths = { $member }: this ability works on a path, in the adventure phase, by itself.
refusal-works-by-itself = { $member }: this ability is not used by hand; it counts where it applies.
refusal-used-this-round = { $member }: this ability has been used this round.
refusal-not-from-a-path = { $member } is on a path and can do nothing here.
refusal-board-is-full = { $member }: there is no room on your clan board for what this would bring.
refusal-brews-other-things = { $member } does not brew that.
refusal-exchange-says-which = A greenhorn exchanges a die: say which, and for which colour.
refusal-exchanges-nothing = { $member } exchanges no dice; greenhorns do.
refusal-greenhorns-alike = Greenhorns are all alike: the next to exchange a die is { $member }.
refusal-same-colour = A die is exchanged for one of another colour, not for its own: { $die }.
refusal-loot-in-own-turn = { $loot }: this loot is used in an own turn.
refusal-loot-for-other-die = { $loot }: this loot is given together with a die of another colour ({ $colour }).
refusal-nobody-joins-free = On display there is nobody whose renown your fame surplus allows.
refusal-not-wounded = { $member } is not wounded.
refusal-no-healing-on-paths = { $member } is on a path; potions on the clan board heal only those who are not.
refusal-not-your-equipment = Nobody in your clan has that card.
refusal-holds-it-already = { $member } has it already.
refusal-one-of-a-kind = { $member } has a card of this kind already: { $equipment }.
refusal-room-for-nothing = { $equipment }: nobody has another card of this kind for which this would make room.
