### Monster Lands: what is asked, what can be answered, what has happened.

## Phases and places

phase-setup = Setting up
phase-pool = Dice pools
phase-deployment = Deployment
phase-adventure = Adventure
phase-cleanup = Cleanup
phase-over = The end

building-lodge = hunting lodge
    .to = in the hunting lodge
building-laboratory = laboratory
    .to = in the laboratory
building-tavern = tavern
    .to = in the tavern
building-armoury = armoury
    .to = in the armoury
building-pawnshop = pawnshop
    .to = in the pawnshop
building-market = market
    .to = in the market
building-mine = mine
    .to = in the mine

site-land-a = land A
site-land-b = land B
site-entrance = Citadel entrance
path-a1 = land A, path 1
path-a2 = land A, path 2
path-a3 = land A, path 3
path-a4 = land A, path 4
path-b1 = land B, path 1
path-b2 = land B, path 2
path-b3 = land B, path 3
path-b4 = land B, path 4
path-d1 = dice quest, left path
path-d2 = dice quest, right path
path-r1 = resource quest, left path
path-r2 = resource quest, right path
path-e1 = entrance, upper path
path-e2 = entrance, lower path
path-closed = Nothing is there.
path-guards = Guards: { $some ->
        [0] they prevent { $number ->
            [one] 1 wound
           *[other] { $number } wounds
        }.
       *[other] they prevent { $number ->
            [one] 1 wound
           *[other] { $number } wounds
        } and add { $coins }.
    }

## Dice, members and cards

die-strength = a strength die
die-magic = a magic die
die-bargaining = a bargaining die of { $value }
die-of-strength = a strength die
die-of-magic = a magic die
die-of-bargaining = a bargaining die
sam = Sam
sams-mercenary = Sam’s mercenary
mercenary-numbered = { $member } { $number }
wounded-member = { $member } (wounded)
equipment-held = { $equipment } ({ $member })
equipment-numbered = { $equipment } (place { $number })
by-loot = loot { $loot }
by-path = path benefit

rating-clumsy = clumsy
rating-apprentice = apprentice
rating-veteran = veteran
rating-hero = hero

## What is asked

ask-over = The game is over.
ask-go-on = The game goes on.
ask-turn = { $acted ->
        [yes] Your action is done. You may do what is no action, or end your turn.
       *[no] { $dice ->
            [0] You have no dice left. Pass, or do what is no action.
            [one] Your turn, 1 die left: take an action.
           *[other] Your turn, { $dice } dice left: take an action.
        }
    }
ask-errands = What do you want to do before the game goes on?
ask-which-clan = Choose your clan: the affiliation of your chieftain and your base mercenary.
ask-gift-die = The Queen’s gift: choose a die.
ask-gift-good = The Queen’s gift: choose what else you get.
ask-purchase = { $some ->
        [0] Hunting lodge: choose a trap to buy.
       *[other] Hunting lodge: you take { $chosen } for { $coins }. Choose more traps, or pay.
    }
ask-hiring = Tavern: choose whom you hire.
ask-hiring-free = Choose whom you hire free of charge.
ask-how-many-brew = Laboratory: choose { $tokens } tokens.
ask-how-many-arm = Armoury: choose how many defence tokens you buy.
ask-equipping = Market: choose equipment and who gets it.
ask-equipping-free = Choose equipment, free of charge, and who gets it.
ask-pawning = Pawnshop: choose further dice, 1 coin for each.
ask-loading = { $member } ({ $path }): choose what goes along.
ask-loading-land = { $land }: choose a die to place.
ask-over-limit = Your clan board is full: choose a trap to discard.
ask-brewing = { $member }: choose a potion or a venom.
ask-revealing = { $path }: will you reveal { $trap }?
ask-aiming = { $trap }: choose the path it strikes.
ask-aiming-dice = { $monster } attacks { $member }: choose the path that { $dice ->
        [one] 1 attack die strikes
       *[other] { $dice } attack dice strike
    } instead.
ask-stealing = { $trap }: choose a die to steal ({ $target }).
ask-cancelling = { $trap } strikes { $target }: will you cancel it with a defence token?
ask-weakening = { $monster } attacks { $member } ({ $path }) with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }. Choose how many magic dice you discard, each for one die of the attack.
ask-redirecting = { $monster } attacks: will you redirect { $dice ->
        [one] 1 attack die
       *[other] { $dice } attack dice
    } to { $member } ({ $path })?
ask-defending = { $monster } deals { $member } ({ $path }) { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }. Choose how to prevent one.
ask-throwing-attack = { $member } ({ $path }) attacks { $monster }. Total { $total }{ $capture ->
        [-1] {""}
        [0] , enough for a capture
       *[other] , { $capture } more for a capture
    }{ $more ->
        [0] , enough for a kill.
       *[other] , { $more } more for a kill.
    }
ask-throwing-conquest = { $member } ({ $path }) tries to conquer { $land }. Total { $total } of { $goal }.
ask-throwing-quest = { $member } ({ $path }) tries the quest. Total { $total } of { $goal }.
ask-conquering = { $member } ({ $path }): will you try to conquer { $land }?
ask-spoils = { $member } ({ $path }): choose a loot token.
ask-spoils-land = Choose a loot token.
ask-bonus = Will you use a loot token for this success?
ask-paying = { $member } ({ $path }): will you pay { $cost } and get { $reward }?
ask-promoting = Your chieftain is dead: choose the new one.
ask-deserting = You cannot pay all wages: choose who deserts.
ask-rescue = Your clan has nobody left: will you take a greenhorn as its chieftain?
ask-paying-with = Choose what you pay the quest with.
ask-handing-on = { $member } deserts: choose who gets the equipment.

chance-first-player = Chance decides who begins.
chance-bargaining-dice = { $number ->
        [one] A bargaining die is rolled: { $who }.
       *[other] { $number } bargaining dice are rolled: { $who }.
    }
chance-battle-die = { $member } rolls { $die }.
chance-monster-dice = { $number ->
        [one] An attack die of the monster is rolled; 3 or more is a hit.
       *[other] { $number } attack dice of the monster are rolled; each 3 or more is a hit.
    }
chance-sams-dice = Sam’s dice are rolled: first the red one, then the yellow one.
chance-next-mercenary = A mercenary is drawn.
chance-next-trap = A trap is drawn.
chance-next-equipment = Equipment is drawn.
chance-next-monster = A monster is drawn.
chance-next-land = A land is drawn.
chance-next-event = An event tile is drawn.
chance-next-quest = A quest is drawn.
chance-next-loot = A loot token is drawn.
chance-next-panic = A panic token is drawn.
chance-next-trick = A token of Sam’s pile is drawn.
chance-among-equals = Chance decides among equals.

## What can be answered

option-pass = { $kind ->
        [errands] Go on
        [hiring] Hire nobody
        [pawning] Enough dice
        [revealing] Leave it face down
        [stealing] Steal nothing more
        [cancelling] Let it happen
        [redirecting] Do not redirect
        [defending] Take the wounds
        [conquering] Do not try
        [bonus] Keep the loot tokens
        [paying] Do not pay
        [rescue] Take no greenhorn
        [handing-on] Discard the rest of the equipment
       *[other] Nothing of that
    }
option-yes = { $kind ->
        [revealing] Reveal it
        [cancelling] Cancel it with a defence token
        [redirecting] Redirect
        [conquering] Try to conquer the land
        [paying] Pay and get the reward
        [rescue] Take a greenhorn as chieftain
       *[other] Yes
    }
option-go = Go on
option-unknown = Something that is not there
option-end = That is all
option-end-turn = { $acted ->
        [yes] End the turn
       *[no] Pass for the rest of the round
    }
option-end-purchase = Pay { $coins }

option-visit-lodge = Hunting lodge with { $die }: buy traps{ $off ->
        [0] {""}
       *[other] {" "}(discount { $off })
    }
option-visit-laboratory = Laboratory with { $die }, { $space ->
        [upper] upper
       *[lower] lower
    } space: { $number } potions or venoms
option-visit-tavern = Tavern with { $die }: hire a mercenary{ $off ->
        [0] {""}
       *[other] {" "}(discount { $off })
    }
option-visit-armoury = Armoury with { $die }: buy defence tokens{ $off ->
        [0] {""}
       *[other] {" "}(discount { $off })
    }
option-visit-pawnshop = Pawnshop with { $die }: 1 coin, and as much for each further die
option-visit-market = Market with { $die }: buy equipment{ $off ->
        [0] {""}
       *[other] {" "}(discount { $off })
    }
option-visit-mine = Mine with { $dice }: { $coins }
option-send = Send { $member } to { $path }. { $text }
option-work = Use { $land }. { $text }
option-use = { $member }: gain { $goods }
option-use-buy = { $member }: pay { $coins } and gain { $goods }
option-exchange = { $member }: exchange { $die } for { $dice }
option-loot = { $kind ->
        [spoils] Take loot { $loot }. { $text }
        [paying-with] Give up loot { $loot }
       *[other] Use loot { $loot }
    }
option-loot-swap = Use loot { $loot } and give up { $die }
option-sell = Sell the trophy { $monster } ({ $trophies }) for { $coins }
option-heal = Heal { $member } with a potion
option-give = Give { $equipment } to { $member }
option-give-instead = Give { $equipment } to { $member }, who discards { $older }
option-drop = Discard { $equipment }
option-settle = Settle { $land } with { $member }. { $text }
option-waste = Discard { $die }, which fits nowhere
option-trap = { $kind ->
        [loading] Lay { $trap } face down
        [over-limit] Discard { $trap }
        [paying-with] Pay with { $trap }
       *[other] { $trap }
    }
option-trap-purchase = Take { $trap }, { $cost }: that makes { $coins } to pay
option-member = { $kind ->
        [promoting] { $member } becomes chieftain
        [deserting] { $member } deserts
       *[other] { $member }
    }
option-member-hire = Hire { $member }, renown { $renown }: pay { $coins }
option-member-free = Hire { $member }, renown { $renown }, free of charge
option-drinks = Order a round of drinks for { $coins }: other mercenaries come
option-discount = Use { $card }: { $coins } off
option-equip = { $equipment } for { $member }: pay { $coins }
option-equip-instead = { $equipment } for { $member }, who discards { $older }: pay { $coins }
option-number = { $number ->
        [0] Discard no magic die
       *[other] Discard { $dice }
    }
option-number-brew = { $goods }
option-number-arm = { $goods }: pay { $coins }
option-load = { $kind ->
        [pawning] Pawn { $what } as well
       *[other] Add { $what }
    }
option-roll = Roll { $die }
option-roll-rest = Roll all dice that are left ({ $number })
option-reroll = Re-roll { $die } showing { $value } ({ $by })
option-venom = Use a venom: +2
option-prevent = { $means ->
        [token] Prevent a wound: discard a defence token
        [path] Prevent a wound: defence of the path
        [potion] Prevent a wound: drink a potion
       *[ability] Prevent a wound: defence ability
    }
option-path = { $member } ({ $path })
option-path-empty = { $path }
option-colour = { $kind ->
        [stealing] Steal { $die }
       *[other] Take { $die }
    }
option-affiliation = { $affiliation }: { $chieftain } as chieftain, { $member } as base mercenary
option-good = Take { $goods }
option-stop = { $end ->
        [kill] Stop at { $total }: a kill
        [capture] Stop at { $total }: a capture
        [miss] Stop at { $total }: the monster goes on fighting
       *[other] Stop at { $total }
    }

## What has happened

event-round = Round { $number }
event-phase = { $phase }
event-first = { $seat } is the first player.
event-clan = { $seat } leads the clan of { $affiliation }: { $chieftain } is chieftain, { $member } comes along.
event-pool = { $seat } takes { $dice }.
event-bargaining = { $seat } rolls for bargaining: { $faces }.
event-passed = { $seat } passes.
event-score = { $seat } has { $number } VP.
event-won = { $seat } wins.
event-shared = The victory is shared.
event-rated = Rating: { $rating } (result { $number }).
event-gained = { $seat } gains { $goods }.
event-lost = { $seat } loses { $goods }.
event-gained-dice = { $seat } gains { $dice }.
event-visited = { $seat } places { $die } { $to }.
event-bought-trap = { $seat } buys { $trap }.
event-bought-defence = { $seat } buys { $number ->
        [one] 1 defence token
       *[other] { $number } defence tokens
    }.
event-bought-equipment = { $seat } takes { $equipment } for { $member }.
event-hired = { $seat } hires { $member }.
event-drinks = { $seat } buys a round of drinks, and the tavern fills with other faces.
event-discount = { $seat } gets a discount by { $card }.
event-paid = { $seat } pays { $coins }.
event-earned = { $seat } earns { $coins }.
event-brewed = { $seat } takes { $goods }.
event-pawned = { $seat } pawns { $number ->
        [one] 1 die
       *[other] { $number } dice
    } for { $coins }.
event-wasted = { $seat } discards { $die }, which fits nowhere.
event-shows-mercenary = { $member } comes to the tavern.
event-shows-trap = The lodge shows { $trap }.
event-shows-equipment = The market shows { $equipment }.
event-shows-loot = There is new loot: { $loot }.
event-sent = { $seat } sends { $member } out: { $path }.
event-loaded = { $some ->
        [0] { $seat } places no dice: { $path }.
       *[other] { $seat } places { $dice }: { $path }.
    }
event-laid = { $seat } lays { $tokens }: { $path }.
event-laid-trap = { $seat } lays { $trap }: { $path }.
event-worked = { $seat } uses { $land }.
event-used = { $seat } uses { $member }.
event-exchanged = { $seat } exchanges { $die } for { $colour }.
event-used-loot = { $seat } uses loot { $loot }.
event-gave-loot = { $seat } gives loot { $loot } for the quest.
event-sold = { $seat } sells the trophy { $monster } for { $coins }.
event-healed = { $seat } heals { $member } with a potion.
event-gave = { $seat } gives { $equipment } to { $member }.
event-dropped = { $seat } discards { $equipment }.
event-settled = { $seat } settles { $land } with { $member }.
event-discarded-trap = { $seat } discards { $trap }.
event-quest-total = { $member } ({ $path }): total { $number }.
event-quest-won = { $seat } completes the quest ({ $path }).
event-quest-failed = { $seat } fails the quest ({ $path }).
event-quest-consoled = { $seat } is outdone, but gets a consolation prize ({ $path }).
event-quest-paid = { $seat } pays for the quest and completes it ({ $path }).
event-quest-unpaid = { $seat } does not pay for the quest ({ $path }).
event-quest-sam = Sam completes the dice quest.
event-battle = { $place ->
        [entrance] Defence of the Citadel: { $monster }
       *[other] Battle for { $site }: { $monster }
    }
event-revealed = { $path }: { $trap } is turned up.
event-trick = { $seat } plays { $trap } ({ $path }) against { $target }.
event-cancelled = { $seat } cancels { $trap } with a defence token ({ $path }).
event-stole = { $seat } steals { $colour }: { $target } → { $path }.
event-attacks = { $monster } attacks { $member } ({ $path }) with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-weakened = { $seat } discards { $number ->
        [one] 1 magic die
       *[other] { $number } magic dice
    } and weakens the attack ({ $path }).
event-redirected = { $seat } redirects { $dice ->
        [one] 1 attack die
       *[other] { $dice } attack dice
    }: { $path } → { $target }.
event-monster-rolled = { $monster } rolls { $faces }: { $hits }.
event-sure-wounds = { $monster } deals { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    } without a roll ({ $path }).
event-spat = { $monster } strikes at everybody ({ $site }): { $hits }.
event-throes = The dying { $monster } deals everybody { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    } ({ $site }).
event-prevented = { $member } ({ $path }): { $means ->
        [token] a defence token prevents a wound.
        [path] the defence of the path prevents a wound.
        [potion] a potion undoes a wound.
       *[ability] a defence ability prevents a wound.
    }
event-wounded = { $member } is wounded ({ $path }).
event-died = { $member } dies ({ $path }).
event-threw = { $member } rolls { $die }: { $value }.
event-rethrew = { $member } re-rolls { $colour }: { $value }.
event-venom = { $member } uses a venom: +2.
event-captured = { $member } captures { $monster } with { $number } ({ $path }).
event-killed = { $member } kills { $monster } with { $number } ({ $path }).
event-missed = { $member } does not defeat { $monster }; { $number } is carried on ({ $path }).
event-conquered = { $member } conquers { $land } with { $number } ({ $path }). { $seat } owns it now.
event-repelled = { $member } does not conquer { $land }; { $number } is carried on ({ $path }).
event-spoils = { $seat } takes loot { $loot } for { $member }.
event-escaped = { $monster } escapes.
event-to-entrance = { $monster } comes to the Citadel entrance.
event-driven-off = { $monster } is driven off.
event-panic = Panic closes the { $building }.
event-calm = The panic is over: all buildings are open.
event-promoted = { $member } becomes chieftain of { $seat }.
event-wages = { $number ->
        [0] { $seat } cannot pay any wages.
       *[other] { $seat } pays { $coins } in wages.
    }
event-deserted = { $member } deserts { $seat }.
event-rescued = { $seat } begins again with { $member } as chieftain.
event-monster-comes = { $place ->
        [entrance] { $monster } appears at the Citadel entrance.
       *[other] { $monster } appears in { $site }.
    }
event-land-comes = { $land } is the new { $site }.
event-event-comes = Event tile { $event } lies at { $site }.
event-quest-comes = { $place ->
        [dice] Dice quest.
       *[resource] Resource quest.
    } { $text }
event-gift = { $seat } receives the Queen’s gift.
event-sam-rolled = Sam rolls { $red } on the red die and { $yellow } on the yellow one.
event-sam-visits = Sam places { $die } { $to }.
event-sam-sends = Sam blocks a path: { $path }.
event-sam-takes-trap = Sam removes { $trap }.
event-sam-takes-mercenary = Sam removes { $member } from the tavern.
event-sam-takes-equipment = Sam removes { $equipment } from the market.
event-sam-drives-off = Sam defeats { $monster }.
event-sam-takes-land = Sam takes { $land }.

## The score

score-fame = fame
score-renown = renown
score-trophies = trophies
score-affiliations = affiliations
score-total = total

## What is settled before a game

difficulty-easy = Easy
    .note = No further attack dice; it begins with weaker monsters.
difficulty-normal = Normal
    .note = From round 4 on monsters attack with further dice.
difficulty-hard = Hard
    .note = As normal, and strong monsters come from the start.
difficulty-deadly = Deadly
    .note = Strong monsters from the start, and further attack dice in every round.
module-queens-gift = The Queen’s gift
    .note = From round 2 on the first player receives a die of choice and a small gift.
module-more-monsters = More monsters
    .note = In rounds 2, 4 and 6 a monster comes to the Citadel entrance, if there is none.
module-tricks = Tricks
    .note = The lodge also sells hidden traps, and tricks that harm adjacent paths.
scenario-1-goal = As many VP as possible: 35, 45 or 60.
scenario-2-goal = Only mercenaries who bargain. As many coins as possible: 15, 35 or 55.
scenario-3-goal = 3 rounds only, with more coins and defence tokens. As many VP as possible: 22, 30 or 40.
scenario-4-goal = Without armoury and defence abilities. As many VP as possible: 30, 42 or 56.
scenario-5-goal = Full stores, each kind of equipment and each affiliation; then VP: 35 or 50.
scenario-6-goal = There is always a monster at the Citadel entrance. As many VP as possible: 35, 50 or 65.
scenario-7-goal = Mercenaries of different affiliations: 2/1/1, 2/2/1/1 or 2/2/2/2. A round of drinks costs 1 coin.
scenario-8-goal = Sam lays tricks. As many VP as possible: 30, 42 or 56.
scenario-9-goal = Complete quests and gain VP: 4 and 30, 6 and 40, or 8 and 55. Sam likes quests.
scenario-10-goal = Monsters re-roll what missed; not on easy. As many VP as possible: 35, 45 or 60.

## Doubtful places of the rules, and the other way to read them

ruling-sam-leftmost = Sam takes the leftmost path
    .meaning = In the land Sam takes the leftmost free path. Otherwise he takes the path of the number rolled.
ruling-defence-optional = Defence abilities are optional
    .meaning = Whether a mercenary uses a defence ability is up to its player. Otherwise it is used as far as it can.
ruling-plus-two-once = The loot tokens of +2 count once
    .meaning = +2 to the whole roll of a colour. Otherwise +2 to every die of the colour.
ruling-no-venom-in-conquest = No venom in a conquest
    .meaning = Venoms help against monsters only. Otherwise they help in the conquest of a land as well.
ruling-greenhorns-unarmed = Greenhorns hold no equipment
    .meaning = Greenhorns cannot be given equipment. Otherwise they can.
ruling-right-path-rolls = Beside Sam the right path rolls
    .meaning = If Sam has won the dice quest, the right path still rolls for the consolation prize or the penalty. Otherwise nothing happens to it.
ruling-scenario-5-swapped = Scenario 5: the two numbers swapped
    .meaning = Veteran from 30 VP, hero from 35. Otherwise veteran from 35, hero from 50.
ruling-scenario-3-without-trap = Scenario 3 without a basic trap
    .meaning = You begin with 3 defence tokens and no basic trap. Otherwise you begin with both.
