### Monster Lands: what cards and tokens do, and how things are counted.

## Counting

list-and = { $before } and { $end }
list-or = { $before } or { $end }
list-nor = { $before } or { $end }
list-nothing = nothing

count-strength = { $number } strength { $number ->
        [one] die
       *[other] dice
    }
count-magic = { $number } magic { $number ->
        [one] die
       *[other] dice
    }
count-bargaining = { $number } bargaining { $number ->
        [one] die
       *[other] dice
    }
count-strength-or-magic = { $number } strength or magic { $number ->
        [one] die
       *[other] dice
    }
count-strength-or-bargaining = { $number } strength or bargaining { $number ->
        [one] die
       *[other] dice
    }
count-dice = { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
count-attack-dice = { $number ->
        [one] { $number } attack die
       *[other] { $number } attack dice
    }
count-fame = { $number } fame
count-coins = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
count-defence = { $number ->
        [one] { $number } defence token
       *[other] { $number } defence tokens
    }
count-potions = { $number ->
        [one] { $number } potion
       *[other] { $number } potions
    }
count-venoms = { $number ->
        [one] { $number } venom
       *[other] { $number } venoms
    }
count-traps = { $number ->
        [one] { $number } trap
       *[other] { $number } traps
    }
count-loot = { $number ->
        [one] { $number } loot token
       *[other] { $number } loot tokens
    }
count-trophies = { $number ->
        [one] { $number } trophy point
       *[other] { $number } trophy points
    }
count-wounds = { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }
count-hits = { $number ->
        [0] no hit
        [one] { $number } hit
       *[other] { $number } hits
    }
count-vp = { $number } VP
count-mercenaries = { $number ->
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    }

## Colours and affiliations

colour-strength = strength
    .of = strength
colour-magic = magic
    .of = magic
colour-bargaining = bargaining
    .of = bargaining
affiliation-fire = fire
    .of = fire
affiliation-water = water
    .of = water
affiliation-wind = wind
    .of = wind
affiliation-jungle = jungle
    .of = jungle

## Abilities of mercenaries and equipment

ability-defence = Prevents { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    } a round in attacks of monsters.
ability-defence-against = Prevents { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    } a round in attacks of { $affiliations } monsters.
ability-per-die-always = +{ $number } for every { $colour } die on the path.
ability-per-die-attack = When attacking a monster: +{ $number } for every { $colour } die on the path.
ability-per-die-conquest = When conquering a land: +{ $number } for every { $colour } die on the path.
ability-per-die-quest = On a quest: +{ $number } for every { $colour } die on the path.
ability-total-capture = +{ $number } to the total for capturing a monster, not for killing it.
ability-total-kill = +{ $number } to the total for killing a monster, not for capturing it.
ability-total-conquest = +{ $number } to the total for conquering a land.
ability-reroll = { $where ->
        [quest] On a quest path
       *[path] On the path
    } you may re-roll { $number ->
        [one] 1 { $colours } die.
       *[other] { $same ->
            [different] up to { $number } different { $colours } dice.
           *[any] { $colours } dice up to { $number } times, the same one as well.
        }
    }
ability-redirect = { $number ->
        [one] 1 attack die of the monster strikes
       *[other] { $number } attack dice of the monster strike
    } a mercenary on an adjacent path instead, before the others are rolled.
ability-no-trap = Needs no trap to capture a monster.
ability-capture-fame = For capturing a monster: { $goods } more.
ability-victory = After capturing or killing a monster: { $goods } for the clan board.
ability-room = The clan board holds { $number } more traps.
ability-discount = Once a round: { $goods } off { $building ->
        [lodge] a purchase of traps
        [tavern] a hire
       *[other] a purchase
    }, even down to 0.
ability-mine = Once a round: { $goods } more for using the mine.
ability-gain = Once a round: gain { $goods }.
ability-buy-die = Once a round, while not on a path: pay { $goods } and gain { $dice }.
ability-exchange = Once a round: exchange a die of the pool for a die of another colour.

## Monsters

quirk-home = On a { $affiliation } land: { $number } extra attack dice instead of 1.
quirk-entrance = At the Citadel entrance: { $number } extra attack dice.
quirk-spits = Before each of its attacks one more die is rolled: a hit wounds every mercenary on the land.
quirk-sure = Each attack deals { $number ->
        [one] 1 more wound
       *[other] { $number } more wounds
    } without a roll.
quirk-throes = When it is killed, every mercenary on the land suffers { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }.
quirk-forbids = No { $means } can be used against it.
quirk-forbids-potions = potions
quirk-forbids-venoms = venoms
quirk-forbids-defence-abilities = defence abilities
quirk-forbids-weapons = weapons
quirk-traps = Capturing it takes { $number } traps on the path.
quirk-dulls = Every { $colour } die against it counts { $number } less.
quirk-panic = At the Citadel entrance it spreads { $number } panic tokens a round instead of 1.
quirk-storms = When drawn it goes straight to the Citadel entrance and drives off a monster there.
quirk-escapes = Captured on a land, it escapes to the Citadel entrance.
quirk-shames = Whose mercenary it wounds loses { $number } fame.

## Lands

action-gain = Place { $dice }: gain { $goods }.
action-loot = Place { $dice }: take a loot token of the display.
action-hire = Place { $dice }: hire a mercenary of the tavern free of charge.
action-equip = Place { $dice }: take equipment of the market free of charge.

## Loot tokens

loot-goods = Discard it for { $goods }.
loot-keep = Keep it as { $trophies }, or discard it for { $goods }.
loot-after-capture = After capturing a monster: discard it for { $goods }.
loot-after-kill = After killing a monster: discard it for { $goods }.
loot-after-conquest = After conquering a land: discard it for { $goods }.
loot-hire = In the deployment phase: discard it and hire a mercenary of the tavern free of charge.
loot-swap = In the deployment phase: discard it and { $given } for { $dice }.
loot-reroll = While one of your paths is resolved: discard it and re-roll { $colours } dice, up to { $number } times.
loot-kill-bonus = In an attack: discard it for +{ $number } to the total for killing, not for capturing.
loot-per-die = While one of your paths is resolved: discard it for +{ $number } for every { $colour } die, even after the roll.

loot-name = “{ $what }”
loot-name-keep = “{ $trophies } or { $goods }”
loot-name-capture = “{ $goods } after a capture”
loot-name-kill = “{ $goods } after a kill”
loot-name-conquest = “{ $goods } after a conquest”
loot-name-hire = “free mercenary”
loot-name-swap = “{ $given } into { $dice }”
loot-name-reroll = “{ $number } re-rolls of { $colours }”
loot-name-kill-bonus = “+{ $number } for killing”

## Traps

trap-basic = basic trap
trap-improved = trap “{ $mark }”
trap-hidden = hidden trap “{ $mark }”
trap-trick = trick “{ $mark }”
mark-strength = { $number } strength
mark-magic = { $number } magic
mark-bargaining = { $number } bargaining
mark-per-die = { $colour } +{ $number }
mark-steal = steal { $number } { $colours }
mark-redirect = redirect { $number }

trap-text-basic = For capturing a monster; it does nothing else.
trap-text-dice = Brings { $dice } to the path.
trap-text-hidden = Brings { $dice } to the path, safe from tricks.
trap-text-per-die = Every { $colour } die on the path counts { $number } more.
trap-text-bonus = +{ $number } to the total when attacking a monster.
trap-text-steal = Steals { $number ->
        [one] 1 { $colours } die
       *[other] up to { $number } { $colours } dice
    } from an adjacent path.
trap-text-redirect = { $number ->
        [one] 1 attack die of the monster strikes
       *[other] { $number } attack dice of the monster strike
    } a mercenary on an adjacent path.

## Paths and quests

benefit-reroll = { $number ->
        [one] re-roll 1 { $colour } die
       *[other] re-roll { $colour } dice, { $number } times
    }
benefit-defence = { $number ->
        [one] prevents 1 wound
       *[other] prevents { $number } wounds
    }
way-text = Needs { $dice }. Gives: { $benefit }.
way-text-more = Needs { $dice }; at most { $more } more. Gives: { $benefit }.
quest-text-dice = Needs { $dice }. Target: { $target }. Reward: { $reward }. For failing you lose: { $penalty }.
quest-text-resource = Needs { $dice }. Cost: { $cost }. Reward on the left: { $left }; on the right: { $right }.
quest-text-path = Needs { $dice }. Cost: { $cost }. Reward: { $reward }.
