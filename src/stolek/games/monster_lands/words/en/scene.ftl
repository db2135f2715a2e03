### What is written on the table itself.

scene-title = Monster Lands
scene-yours = yours
scene-clan-blue = blue clan
scene-clan-red = red clan
scene-clan-green = green clan
scene-clan-yellow = yellow clan
scene-whose-blue = of the blue clan
scene-whose-red = of the red clan
scene-whose-green = of the green clan
scene-whose-yellow = of the yellow clan
scene-turn-mine = your turn
scene-turn-blue = turn of the blue clan
scene-turn-red = turn of the red clan
scene-turn-green = turn of the green clan
scene-turn-yellow = turn of the yellow clan
scene-round = Round { $number } of { $most }
scene-scenario = Scenario { $number }: { $name }
scene-say = { $what } { $n }
scene-say-of = { $what } { $n } of { $of }

## Clans

scene-pool = dice
scene-store = store
scene-won = lands and trophies
scene-clan = clan
scene-first = first player
scene-passed = has passed
scene-traps-of = traps { $n } of { $most }
scene-stands = on { $path }
scene-settles = settles { $land }
scene-settled-by = settled by { $member }
scene-token = token on a path
scene-sam = Sam’s mercenary

## The Citadel

scene-for-hire = for hire
scene-greenhorns = greenhorns
scene-for-sale = equipment
scene-traps = traps
scene-loot = loot
scene-panic = panic: closed
scene-shut = closed
scene-free = { $number ->
        [0] no free space
        [one] { $number } free space
       *[other] { $number } free spaces
    }
scene-any-number = any number of dice
scene-brews = { $number } potions or venoms

## The Outskirts

scene-path-a1 = path 1
scene-path-a2 = path 2
scene-path-a3 = path 3
scene-path-a4 = path 4
scene-path-b1 = path 1
scene-path-b2 = path 2
scene-path-b3 = path 3
scene-path-b4 = path 4
scene-path-d1 = left
scene-path-d2 = right
scene-path-r1 = left
scene-path-r2 = right
scene-path-e1 = upper
scene-path-e2 = lower
scene-path = Path { $n }
scene-needs = asks for { $dice }
scene-may-add = may take { $dice }
scene-death-fame = { $goods } if the mercenary dies here
scene-meter = { $what }: { $have } of { $need }
scene-settled-action = Once settled

## Tabs of a narrow screen

scene-tab-citadel = Citadel
scene-tab-land = Land
scene-tab-land-a = Land A
scene-tab-land-b = Land B
scene-tab-quests = Quests
scene-tab-clan = Clan
scene-tab-others = Others
scene-tab-scenario = Scenario

## Dice

scene-die-strength = strength die
scene-die-magic = magic die
scene-die-bargaining = bargaining die
scene-die-shows = { $die } { $n }

## Pointing

scene-group-visit = Place { $what }
scene-group-send = Send { $what } to
scene-group-work = Use { $what }, placing
scene-group-exchange = { $member }: exchange { $die } for
scene-group-loot = Use loot
scene-group-sell = Sell a trophy
scene-group-heal = Heal with a potion
scene-group-give = { $what } goes to
scene-group-settle = Settle { $what } with
scene-group-load = Take along
scene-group-pawn = Pawn as well
scene-group-roll = Roll
scene-group-reroll = Re-roll ({ $what })
scene-nobody = nobody: discard it
scene-instead = { $member }, who discards { $older }
scene-mines = { $dice }: { $coins }
scene-off = discount { $number }
scene-all-dice = all dice that are left ({ $number })

## Signs; those that are not here are in the glossary

scene-icon-coins = coins
scene-icon-surplus = fame surplus
scene-icon-defence = defence
scene-icon-potion = potions
scene-icon-venom = venoms
scene-icon-traps = traps
scene-icon-trophies = trophy points
scene-icon-lands = lands
scene-icon-members = mercenaries
scene-icon-points = victory points
scene-icon-strength = strength
scene-icon-magic = magic
scene-icon-bargaining = bargaining
scene-icon-dice = dice
scene-icon-attack = attack dice
scene-icon-target = target number
scene-icon-total = total
scene-icon-reroll = re-rolls
scene-icon-redirect = redirected attack dice
scene-icon-steal = steals dice
scene-icon-swap = exchange
scene-icon-death = fame if the mercenary dies there
scene-icon-wounded = wounded
scene-icon-used = used this round
scene-icon-away = on a path
scene-icon-settled = settled
scene-icon-panic = panic
scene-icon-victor = has won
scene-icon-failed = has tried in vain
scene-icon-on-trap = brought by a trap
scene-icon-hidden = face down for the others
scene-icon-basic = basic trap
scene-icon-improved = improved trap
scene-icon-round = round
scene-icon-setup = setting up
scene-icon-clan = clan
scene-icon-others = others
