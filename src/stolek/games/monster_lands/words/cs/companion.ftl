### Sam vedle krabice: co dělá na stole, který program nevidí.

companion-nothing = Sam už v tomto kole nemůže nic umístit.
companion-lodge = Lovecká chata: kostka smlouvání s hodnotou { $die } na volné místo nejvíc vlevo. Bere obě pasti { $place }. řady, patří k použitým. Nabídku doplňte.
companion-laboratory = Laboratoř: kostka magie na nejvyšší volné místo.
companion-tavern = Krčma: kostka smlouvání s hodnotou { $die } na volné místo nejvíc vlevo. Z nabídky bere { $place ->
        [1] horního
        [2] prostředního
       *[other] spodního
    } žoldáka, na odhazovací balíček. Nabídku doplňte.
companion-armoury = Zbrojnice: kostka smlouvání s hodnotou { $die } na volné místo nejvíc vlevo.
companion-market = Tržiště: kostka smlouvání s hodnotou { $die } na volné místo nejvíc vlevo. Bere { $place ->
        [1] levou
        [2] prostřední
       *[other] pravou
    } kartu vybavení, na odhazovací balíček. Nabídku doplňte.
companion-mine = Důl: kostky síly na volné místo s nejvyšším výnosem, jedna nebo dvě podle toho, co ukazuje.
companion-path = Říše A, cesta { $number }: blokuje ji jeden jeho žeton. Zbývá mu žetonů: { $left }.
companion-tricks = Na tu cestu položte lícem dolů vrchní žetony jeho hromádky: { $number }.
companion-quest = Úkol { $number }: jeho žeton blokuje volnou cestu nejvíc vlevo. Zbývá mu žetonů: { $left }.
companion-land = Ve fázi dobrodružství na každé jeho cestě v říši popořadě: je-li tam ještě příšera, odstraní ji; jinak říši, je-li tam ještě; jinak nic.
companion-quests = Na levé cestě kostkového úkolu jej splní: žeton úkolu odejde a váš žoldák na pravé cestě nezíská nic. Na surovinovém úkolu nebo na pravé cestě jeho žeton nedělá nic.
companion-round = Všechny jeho kostky a žetony se vrací. Začíná další kolo, a to vaším tahem.
