### The end of a solo game, and the campaign.

solo-verdict = Scenario { $scenario }, { $title }: { $rating ->
        [clumsy] clumsy
        [apprentice] apprentice
        [veteran] veteran
       *[hero] hero
    }. Reached: { $reached }.
solo-next = For { $rating ->
        [apprentice] apprentice
        [veteran] veteran
       *[hero] hero
    }: { $wanted }.
solo-aim = { $aim ->
        [points] { $number } VP
        [coins] { $number ->
                [one] { $number } coin
               *[other] { $number } coins
            }
        [quests] { $number ->
                [one] { $number } quest
               *[other] { $number } quests
            }
        [stores] { $number } of { $most } tokens of full stores
        [kinds] { $number } of { $most } kinds of equipment
        [affiliations] { $number } of { $most } affiliations
       *[pairs] affiliations { $company }
    }

campaign-next = The campaign goes on with scenario { $scenario }, { $title }, { $difficulty ->
        [easy] easy
        [normal] normal
        [hard] hard
       *[deadly] deadly
    }. Games so far: { $games }.
campaign-won = The campaign is won, after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Fewer is better.
campaign-lost = The campaign is lost, after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
