### Konec sólové hry a kampaň.

solo-verdict = Scénář { $scenario }, { $title }: { $rating ->
        [clumsy] nemehlo
        [apprentice] učeň
        [veteran] veterán
       *[hero] hrdina
    }. Dosaženo: { $reached }.
solo-next = Na hodnocení { $rating ->
        [apprentice] učeň
        [veteran] veterán
       *[hero] hrdina
    }: { $wanted }.
solo-aim = { $aim ->
        [points] { $number } VB
        [coins] { $number ->
                [one] { $number } mince
                [few] { $number } mince
               *[other] { $number } mincí
            }
        [quests] { $number ->
                [one] { $number } úkol
                [few] { $number } úkoly
               *[other] { $number } úkolů
            }
        [stores] { $number } z { $most } žetonů plné desky
        [kinds] { $number } ze { $most } druhů vybavení
        [affiliations] { $number } ze { $most } příslušností
       *[pairs] příslušnosti { $company }
    }

campaign-next = Kampaň pokračuje scénářem { $scenario }, { $title }, na { $difficulty ->
        [easy] snadnou
        [normal] normální
        [hard] těžkou
       *[deadly] smrtící
    } obtížnost. Zatím odehraných her: { $games }.
campaign-won = Kampaň je vyhraná, { $games ->
        [one] po { $games } hře
       *[other] po { $games } hrách
    }. Méně je lépe.
campaign-lost = Kampaň je prohraná, { $games ->
        [one] po { $games } hře
       *[other] po { $games } hrách
    }.
