### Říše příšer: co dělají karty a žetony a jak se věci počítají.

## Počítání

list-and = { $before } a { $end }
list-or = { $before } nebo { $end }
list-nor = { $before } ani { $end }
list-nothing = nic

count-strength = { $number ->
        [one] { $case ->
            [acc] { $number } kostku síly
           *[nom] { $number } kostka síly
        }
        [few] { $number } kostky síly
       *[other] { $number } kostek síly
    }
count-magic = { $number ->
        [one] { $case ->
            [acc] { $number } kostku magie
           *[nom] { $number } kostka magie
        }
        [few] { $number } kostky magie
       *[other] { $number } kostek magie
    }
count-bargaining = { $number ->
        [one] { $case ->
            [acc] { $number } kostku smlouvání
           *[nom] { $number } kostka smlouvání
        }
        [few] { $number } kostky smlouvání
       *[other] { $number } kostek smlouvání
    }
count-strength-or-magic = { $number ->
        [one] { $case ->
            [acc] { $number } kostku síly nebo magie
           *[nom] { $number } kostka síly nebo magie
        }
        [few] { $number } kostky síly nebo magie
       *[other] { $number } kostek síly nebo magie
    }
count-strength-or-bargaining = { $number ->
        [one] { $case ->
            [acc] { $number } kostku síly nebo smlouvání
           *[nom] { $number } kostka síly nebo smlouvání
        }
        [few] { $number } kostky síly nebo smlouvání
       *[other] { $number } kostek síly nebo smlouvání
    }
count-dice = { $number ->
        [one] { $case ->
            [acc] { $number } kostku
           *[nom] { $number } kostka
        }
        [few] { $number } kostky
       *[other] { $number } kostek
    }
count-attack-dice = { $number ->
        [one] { $case ->
            [acc] { $number } kostku útoku
           *[nom] { $number } kostka útoku
        }
        [few] { $number } kostky útoku
       *[other] { $number } kostek útoku
    }
count-fame = { $number ->
        [one] { $case ->
            [acc] { $number } slávu
           *[nom] { $number } sláva
        }
       *[other] { $number } slávy
    }
count-coins = { $number ->
        [one] { $case ->
            [acc] { $number } minci
           *[nom] { $number } mince
        }
        [few] { $number } mince
       *[other] { $number } mincí
    }
count-defence = { $number ->
        [one] { $number } žeton obrany
        [few] { $number } žetony obrany
       *[other] { $number } žetonů obrany
    }
count-potions = { $number ->
        [one] { $number } lektvar
        [few] { $number } lektvary
       *[other] { $number } lektvarů
    }
count-venoms = { $number ->
        [one] { $number } jed
        [few] { $number } jedy
       *[other] { $number } jedů
    }
count-traps = { $number ->
        [one] { $number } past
        [few] { $number } pasti
       *[other] { $number } pastí
    }
count-loot = { $number ->
        [one] { $number } žeton kořisti
        [few] { $number } žetony kořisti
       *[other] { $number } žetonů kořisti
    }
count-trophies = { $number ->
        [one] { $number } bod trofejí
        [few] { $number } body trofejí
       *[other] { $number } bodů trofejí
    }
count-wounds = { $number } zranění
count-hits = { $number ->
        [0] žádný zásah
        [one] { $number } zásah
        [few] { $number } zásahy
       *[other] { $number } zásahů
    }
count-vp = { $number } VB
count-mercenaries = { $number ->
        [one] { $case ->
            [acc] { $number } žoldáka
           *[nom] { $number } žoldák
        }
        [few] { $case ->
            [acc] { $number } žoldáky
           *[nom] { $number } žoldáci
        }
       *[other] { $number } žoldáků
    }

## Barvy a příslušnosti

colour-strength = síla
    .of = síly
colour-magic = magie
    .of = magie
colour-bargaining = smlouvání
    .of = smlouvání
affiliation-fire = oheň
    .of = ohně
affiliation-water = voda
    .of = vody
affiliation-wind = vítr
    .of = větru
affiliation-jungle = prales
    .of = pralesa

## Schopnosti žoldáků a vybavení

ability-defence = Za kolo odvrátí { $number } zranění při útocích příšer.
ability-defence-against = Za kolo odvrátí { $number } zranění při útocích příšer { $affiliations }.
ability-per-die-always = Každá kostka { $colour } na cestě má +{ $number }.
ability-per-die-attack = Při útoku na příšeru má každá kostka { $colour } na cestě +{ $number }.
ability-per-die-conquest = Při dobývání říše má každá kostka { $colour } na cestě +{ $number }.
ability-per-die-quest = Při úkolu má každá kostka { $colour } na cestě +{ $number }.
ability-total-capture = +{ $number } k součtu pro polapení příšery, ne pro zabití.
ability-total-kill = +{ $number } k součtu pro zabití příšery, ne pro polapení.
ability-total-conquest = +{ $number } k součtu pro dobytí říše.
ability-reroll = { $where ->
        [quest] Na cestě úkolu
       *[path] Na cestě
    } lze { $number ->
        [one] přehodit 1 kostku { $colours }.
       *[other] { $same ->
            [different] přehodit až { $number } různé kostky { $colours }, každou jednou.
           *[any] až { $number }× přehodit kostku { $colours }, i tutéž.
        }
    }
ability-redirect = { $number ->
        [one] 1 kostka útoku příšery zasáhne
        [few] { $number } kostky útoku příšery zasáhnou
       *[other] { $number } kostek útoku příšery zasáhne
    } místo toho žoldáka na sousední cestě; hází se jí dřív než ostatními.
ability-no-trap = K polapení příšery nepotřebuje past.
ability-capture-fame = Za polapení příšery získáte navíc { $goods }.
ability-victory = Po polapení nebo zabití příšery získáte na desku klanu { $goods }.
ability-room = Na desku klanu { $number ->
        [one] se vejde o { $number } past víc.
        [few] se vejdou o { $number } pasti víc.
       *[other] se vejde o { $number } pastí víc.
    }
ability-discount = Jednou za kolo sleva { $goods } na { $building ->
        [lodge] nákup pastí
        [tavern] najmutí
       *[other] nákup
    }, třeba až na 0.
ability-mine = Jednou za kolo získáte za použití dolu navíc { $goods }.
ability-gain = Jednou za kolo získáte { $goods }.
ability-buy-die = Jednou za kolo, když není na cestě: zaplaťte { $goods } a získáte { $dice }.
ability-exchange = Jednou za kolo vyměňte kostku ze zásoby za kostku jiné barvy.

## Příšery

quirk-home = V říši { $affiliation } má { $number ->
        [few] { $number } kostky
       *[other] { $number } kostek
    } útoku navíc místo 1.
quirk-entrance = U vstupu do Citadely má { $number ->
        [one] { $number } kostku
        [few] { $number } kostky
       *[other] { $number } kostek
    } útoku navíc.
quirk-spits = Před každým jejím útokem se hodí ještě jednou kostkou: zásah zraní každého žoldáka v říši.
quirk-sure = Každý útok způsobí { $number } zranění navíc bez házení.
quirk-throes = Při zabití způsobí každému žoldákovi v říši { $number } zranění.
quirk-forbids = Proti této příšeře nelze použít { $means }.
quirk-forbids-potions = lektvary
quirk-forbids-venoms = jedy
quirk-forbids-defence-abilities = obranné schopnosti
quirk-forbids-weapons = zbraně
quirk-traps = K polapení { $number ->
        [few] jsou potřeba { $number } pasti
       *[other] je potřeba { $number } pastí
    } na cestě.
quirk-dulls = Každá kostka { $colour } proti této příšeře má −{ $number }.
quirk-panic = U vstupu do Citadely šíří za kolo { $number ->
        [few] { $number } žetony
       *[other] { $number } žetonů
    } paniky místo 1.
quirk-storms = Po vytažení jde rovnou ke vstupu do Citadely a vyžene odtud příšeru.
quirk-escapes = Polapena v říši uprchne ke vstupu do Citadely.
quirk-shames = Čího žoldáka zraní, ten ztrácí { $number ->
        [one] { $number } slávu
       *[other] { $number } slávy
    }.

## Říše

action-gain = Položte { $dice } a získáte { $goods }.
action-loot = Položte { $dice } a vezměte si žeton kořisti z nabídky.
action-hire = Položte { $dice } a zdarma najměte žoldáka z krčmy.
action-equip = Položte { $dice } a zdarma si vezměte vybavení z tržiště.

## Kořist

loot-goods = Odhoďte a získáte { $goods }.
loot-keep = Nechte si jako { $trophies }, nebo odhoďte a získáte { $goods }.
loot-after-capture = Po polapení příšery odhoďte a získáte { $goods }.
loot-after-kill = Po zabití příšery odhoďte a získáte { $goods }.
loot-after-conquest = Po dobytí říše odhoďte a získáte { $goods }.
loot-hire = Ve fázi rozmístění odhoďte a zdarma najměte žoldáka z krčmy.
loot-swap = Ve fázi rozmístění odhoďte a k tomu { $given }; získáte { $dice }.
loot-reroll = Při vyhodnocení jedné vaší cesty odhoďte a až { $number }× přehoďte kostku { $colours }.
loot-kill-bonus = Při útoku odhoďte: +{ $number } k součtu pro zabití, ne pro polapení.
loot-per-die = Při vyhodnocení jedné vaší cesty odhoďte: každá kostka { $colour } má +{ $number }, i po hodu.

loot-name = „{ $what }“
loot-name-keep = „{ $trophies }, nebo { $goods }“
loot-name-capture = „{ $goods } po polapení“
loot-name-kill = „{ $goods } po zabití“
loot-name-conquest = „{ $goods } po dobytí“
loot-name-hire = „žoldák zdarma“
loot-name-swap = „{ $given } → { $dice }“
loot-name-reroll = „{ $number }× přehodit kostku { $colours }“
loot-name-kill-bonus = „+{ $number } k zabití“

## Pasti

trap-basic = základní past
trap-improved = past „{ $mark }“
trap-hidden = skrytá past „{ $mark }“
trap-trick = lest „{ $mark }“
mark-strength = { $number ->
        [one] { $number } síla
       *[other] { $number } síly
    }
mark-magic = { $number } magie
mark-bargaining = { $number } smlouvání
mark-per-die = { $colour } +{ $number }
mark-steal = krádež { $number } { $colours }
mark-redirect = přesměrování { $number }

trap-text-basic = Slouží k polapení příšery, nic jiného nedělá.
trap-text-dice = Přináší na cestu { $dice }.
trap-text-hidden = Přináší na cestu { $dice }; lsti na to neplatí.
trap-text-per-die = Každá kostka { $colour } na cestě má +{ $number }.
trap-text-bonus = +{ $number } k součtu při útoku na příšeru.
trap-text-steal = { $number ->
        [one] Ukradne ze sousední cesty 1 kostku { $colours }.
       *[other] Ukradne ze sousední cesty až { $number } kostky { $colours }.
    }
trap-text-redirect = { $number ->
        [one] 1 kostka útoku příšery zasáhne
        [few] { $number } kostky útoku příšery zasáhnou
       *[other] { $number } kostek útoku příšery zasáhne
    } místo toho žoldáka na sousední cestě.

## Cesty a úkoly

benefit-reroll = { $number ->
        [one] přehození 1 kostky { $colour }
       *[other] { $number }× přehození kostky { $colour }
    }
benefit-defence = odvrátí { $number } zranění
way-text = Potřeba: { $dice }. Výhoda: { $benefit }.
way-text-more = Potřeba: { $dice }; posily nejvýš: { $more }. Výhoda: { $benefit }.
quest-text-dice = Potřeba: { $dice }. Cíl: { $target }. Odměna: { $reward }. Při neúspěchu ztráta: { $penalty }.
quest-text-resource = Potřeba: { $dice }. Cena: { $cost }. Odměna vlevo: { $left }; vpravo: { $right }.
quest-text-path = Potřeba: { $dice }. Cena: { $cost }. Odměna: { $reward }.
