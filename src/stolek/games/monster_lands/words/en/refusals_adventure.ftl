### Monster Lands: why an answer is refused in the adventure phase.

## Tricks and what strikes a neighbour

refusal-strikes-itself = A trick or a turned attack strikes a neighbour of { $path }, not the path itself.
refusal-path-elsewhere = { $path } is somewhere else: only paths of the same land are neighbours.
refusal-nobody-on-path = Nobody is on { $path }.
refusal-somebody-between = { $path } is no neighbour: somebody stands between.
refusal-must-steal = This trick steals just one die, and it does steal it.
refusal-steals-other-dice = { $trap }: this trick steals dice of another colour.
refusal-dice-on-hidden-trap = On { $path } there are dice of this colour ({ $colour }) only on a hidden trap, from which nobody steals.
refusal-no-die-to-steal = There is no die of this colour ({ $colour }) on { $path }.

## Battles

refusal-fewer-magic-dice = Magic dice on { $path }: { $number }. More cannot be discarded.
refusal-fewer-attack-dice = The monster attacks with { $number ->
    [one] one die
   *[other] { $number } dice
}: it makes no sense to discard more than that.
refusal-no-defence-token = There is no defence token left on { $path }.
refusal-potions-barred = { $monster }: no potions can be used in the battle with this monster.
refusal-venoms-barred = { $monster }: no venoms can be used in the battle with this monster.
refusal-no-potion-there = { $member } has no potion on the token; those on the clan board are of no use in battle.
refusal-no-venom-there = { $member } has no venom on the token; those on the clan board are of no use in battle.
refusal-abilities-barred = { $monster }: defence abilities of cards, paths and guards are of no use against this monster.
refusal-scenario-bars-defence = In this scenario no ability, path or guard prevents wounds.
refusal-path-defends-not = The path { $path } gives no defence.
refusal-path-defence-used = The defence of { $path } is used up: it prevents { $number ->
    [one] one wound
   *[other] { $number } wounds
} a round.
refusal-no-defence-ability = { $member } has no defence ability, nor equipment with one.
refusal-defence-not-against = The defence ability of { $member } does not work against { $monster }: it is of another affiliation.
refusal-ability-used = The defence abilities of { $member } have done all they can in this round.

## Rolling

refusal-roll-before-stopping = You can stop after any die, but nothing has been rolled yet.
refusal-rolled-together = On quests and in conquests all dice are rolled first: { $number } left.
refusal-reached-already = That is done: the total is { $number }, and { $goal } is enough.
refusal-monster-is-killed = { $monster }: the total of { $number } reaches the kill value { $goal }, so it is a kill; more dice, venom or loot would change nothing.
refusal-all-dice-rolled = All dice of this path have been rolled.
refusal-one-die-left = There is just one die left: roll it by its colour.
refusal-no-die-of-colour = No die of this colour is left to be rolled: { $colour }.
refusal-no-such-reroll = There is no such re-roll on this path.
refusal-rerolls-used = These re-rolls are used up.
refusal-die-not-thrown = No such die lies there: re-rolled is what has been rolled.
refusal-rerolls-other-dice = This re-roll is for dice of another colour than { $colour }.
refusal-rerolled-once = { $member } re-rolls each die only once.
refusal-no-venom-on-quests = Venom works in battles, not on quests.
refusal-no-venom-on-lands = In this game venom works against monsters only, not in conquests.

## Loot

refusal-not-your-loot = You do not have that loot token.
refusal-loot-not-displayed = That loot token is not on display.
refusal-loot-takes-no-die = { $loot }: no die is given for this now.
refusal-loot-not-for-this = { $loot }: this loot cannot be used now.
refusal-loot-barred = { $loot }: this loot contains a defence token and cannot be used in this scenario.
refusal-loot-without-dice = { $loot }: there is no die on this path for which it could do something.

## Resource quests

refusal-quest-wants-coins = The quest costs { $number } coins, and you have { $has }.
refusal-quest-wants-defence = Defence tokens asked for: { $number }. On your clan board: { $has }.
refusal-quest-wants-potions = Potions asked for: { $number }. On your clan board: { $has }.
refusal-quest-wants-venoms = Venoms asked for: { $number }. On your clan board: { $has }.
refusal-quest-wants-traps = Traps asked for: { $number }. On your clan board: { $has }.
refusal-quest-wants-loot = Loot tokens asked for: { $number }. You have: { $has }.
refusal-quest-can-be-paid = You have what the quest asks for: pay it, or do not.
refusal-no-help-to-pay = That does not help to pay the quest; it can be done at another time.
refusal-no-such-trophy = You do not have that trophy.
refusal-quest-takes-traps = The quest is paid with a trap.
refusal-quest-takes-loot = The quest is paid with a loot token.
refusal-trap-not-on-board = You have no such trap on your clan board.
