### Krainy potworów: co robią karty i żetony oraz jak się liczy rzeczy.

## Liczenie

list-and = { $before } i { $end }
list-or = { $before } lub { $end }
list-nor = { $before } ani { $end }
list-nothing = nic

count-strength = { $number ->
        [one] { $number } kość siły
        [few] { $number } kości siły
       *[many] { $number } kości siły
    }
count-magic = { $number ->
        [one] { $number } kość magii
       *[many] { $number } kości magii
    }
count-bargaining = { $number ->
        [one] { $number } kość targowania
       *[many] { $number } kości targowania
    }
count-strength-or-magic = { $number ->
        [one] { $number } kość siły lub magii
       *[many] { $number } kości siły lub magii
    }
count-strength-or-bargaining = { $number ->
        [one] { $number } kość siły lub targowania
       *[many] { $number } kości siły lub targowania
    }
count-dice = { $number ->
        [one] { $number } kość
       *[many] { $number } kości
    }
count-attack-dice = { $number ->
        [one] { $number } kość ataku
       *[many] { $number } kości ataku
    }
count-fame = { $number ->
        [one] { $number } punkt sławy
        [few] { $number } punkty sławy
       *[many] { $number } punktów sławy
    }
count-coins = { $number ->
        [one] { $case ->
            [acc] { $number } monetę
           *[nom] { $number } moneta
        }
        [few] { $number } monety
       *[many] { $number } monet
    }
count-defence = { $number ->
        [one] { $number } żeton obrony
        [few] { $number } żetony obrony
       *[many] { $number } żetonów obrony
    }
count-potions = { $number ->
        [one] { $number } eliksir
        [few] { $number } eliksiry
       *[many] { $number } eliksirów
    }
count-venoms = { $number ->
        [one] { $number } jad
        [few] { $number } jady
       *[many] { $number } jadów
    }
count-traps = { $number ->
        [one] { $case ->
            [acc] { $number } pułapkę
           *[nom] { $number } pułapka
        }
        [few] { $number } pułapki
       *[many] { $number } pułapek
    }
count-loot = { $number ->
        [one] { $number } żeton łupu
        [few] { $number } żetony łupu
       *[many] { $number } żetonów łupu
    }
count-trophies = { $number ->
        [one] { $number } punkt trofeów
        [few] { $number } punkty trofeów
       *[many] { $number } punktów trofeów
    }
count-wounds = { $number ->
        [one] { $case ->
            [acc] { $number } ranę
           *[nom] { $number } rana
        }
        [few] { $number } rany
       *[many] { $number } ran
    }
count-hits = { $number ->
        [0] brak trafień
        [one] { $number } trafienie
        [few] { $number } trafienia
       *[many] { $number } trafień
    }
count-vp = { $number } PZ
count-mercenaries = { $number ->
        [one] { $case ->
            [acc] { $number } najemnika
           *[nom] { $number } najemnik
        }
        [few] { $case ->
            [acc] { $number } najemników
           *[nom] { $number } najemnicy
        }
       *[many] { $number } najemników
    }

## Kolory i przynależności

colour-strength = siła
    .of = siły
colour-magic = magia
    .of = magii
colour-bargaining = targowanie
    .of = targowania
affiliation-fire = ogień
    .of = ognia
affiliation-water = woda
    .of = wody
affiliation-wind = wiatr
    .of = wiatru
affiliation-jungle = dżungla
    .of = dżungli

## Zdolności najemników i ekwipunku

ability-defence = W rundzie zapobiega { $number ->
        [one] 1 ranie
       *[many] { $number } ranom
    } przy atakach potworów.
ability-defence-against = W rundzie zapobiega { $number ->
        [one] 1 ranie
       *[many] { $number } ranom
    } przy atakach potworów { $affiliations }.
ability-per-die-always = +{ $number } do każdej kości { $colour } na ścieżce.
ability-per-die-attack = Przy ataku na potwora: +{ $number } do każdej kości { $colour } na ścieżce.
ability-per-die-conquest = Przy podboju krainy: +{ $number } do każdej kości { $colour } na ścieżce.
ability-per-die-quest = Przy zadaniu: +{ $number } do każdej kości { $colour } na ścieżce.
ability-total-capture = +{ $number } do wyniku na schwytanie potwora, nie na zabicie.
ability-total-kill = +{ $number } do wyniku na zabicie potwora, nie na schwytanie.
ability-total-conquest = +{ $number } do wyniku na podbój krainy.
ability-reroll = { $where ->
        [quest] Na ścieżce zadania
       *[path] Na ścieżce
    } można { $number ->
        [one] przerzucić 1 kość { $colours }.
       *[many] { $same ->
            [different] przerzucić maksymalnie { $number } różne kości { $colours }, każdą raz.
           *[any] przerzucić kość { $colours } maksymalnie { $number } razy, także tę samą.
        }
    }
ability-redirect = { $number ->
        [one] 1 kość ataku potwora trafia
        [few] { $number } kości ataku potwora trafiają
       *[many] { $number } kości ataku potwora trafia
    } zamiast tego w najemnika na sąsiedniej ścieżce; rzuca się nią przed pozostałymi.
ability-no-trap = Do schwytania potwora nie potrzebuje pułapki.
ability-capture-fame = Za schwytanie potwora zyskujesz dodatkowo { $goods }.
ability-victory = Po schwytaniu lub zabiciu potwora zyskujesz na planszę klanu { $goods }.
ability-room = Na planszy klanu { $number ->
        [one] mieści się o { $number } pułapkę więcej.
        [few] mieszczą się o { $number } pułapki więcej.
       *[many] mieści się o { $number } pułapek więcej.
    }
ability-discount = Raz na rundę: o { $goods } taniej za { $building ->
        [lodge] zakup pułapek
        [tavern] werbunek
       *[other] zakup
    }, nawet do 0.
ability-mine = Raz na rundę zyskujesz dodatkowo { $goods } za skorzystanie z kopalni.
ability-gain = Raz na rundę zyskujesz { $goods }.
ability-buy-die = Raz na rundę, gdy nie jest na ścieżce: zapłać { $goods }, by zyskać { $dice }.
ability-exchange = Raz na rundę: zamień kość z puli na kość innego koloru.

## Potwory

quirk-home = W krainie { $affiliation } ma { $number } dodatkowe kości ataku zamiast 1.
quirk-entrance = Przy wejściu do Cytadeli ma { $number } dodatkowe kości ataku.
quirk-spits = Przed każdym atakiem potwora rzuca się jeszcze jedną kością: trafienie rani każdego najemnika w krainie.
quirk-sure = Każdy atak zadaje bez rzutu o { $number ->
        [one] 1 ranę
        [few] { $number } rany
       *[many] { $number } ran
    } więcej.
quirk-throes = Gdy zostanie zabity, zadaje każdemu najemnikowi w krainie { $number ->
        [one] 1 ranę
        [few] { $number } rany
       *[many] { $number } ran
    }.
quirk-forbids = Przeciw temu potworowi nie działają { $means }.
quirk-forbids-potions = eliksiry
quirk-forbids-venoms = jady
quirk-forbids-defence-abilities = zdolności obronne
quirk-forbids-weapons = bronie
quirk-traps = Do schwytania { $number ->
        [few] potrzebne są { $number } pułapki
       *[many] potrzeba { $number } pułapek
    } na ścieżce.
quirk-dulls = Każda kość { $colour } przeciw temu potworowi ma −{ $number }.
quirk-panic = Przy wejściu do Cytadeli szerzy w rundzie { $number ->
        [few] { $number } żetony
       *[many] { $number } żetonów
    } paniki zamiast 1.
quirk-storms = Po dobraniu idzie prosto do wejścia do Cytadeli i przepędza stamtąd potwora.
quirk-escapes = Schwytany w krainie, ucieka do wejścia do Cytadeli.
quirk-shames = Czyjego najemnika zrani, ten traci { $number ->
        [one] { $number } punkt sławy
        [few] { $number } punkty sławy
       *[many] { $number } punktów sławy
    }.

## Krainy

action-gain = Połóż { $dice }, by zyskać { $goods }.
action-loot = Połóż { $dice }, by wziąć żeton łupu z oferty.
action-hire = Połóż { $dice }, by za darmo zwerbować najemnika z karczmy.
action-equip = Połóż { $dice }, by za darmo wziąć ekwipunek z targu.

## Łupy

loot-goods = Odrzuć, by zyskać { $goods }.
loot-keep = Zatrzymaj jako { $trophies } albo odrzuć, by zyskać { $goods }.
loot-after-capture = Po schwytaniu potwora: odrzuć, by zyskać { $goods }.
loot-after-kill = Po zabiciu potwora: odrzuć, by zyskać { $goods }.
loot-after-conquest = Po podbiciu krainy: odrzuć, by zyskać { $goods }.
loot-hire = W fazie rozmieszczania: odrzuć, by za darmo zwerbować najemnika z karczmy.
loot-swap = W fazie rozmieszczania: odrzuć, a z nim { $given }, by zyskać { $dice }.
loot-reroll = Podczas rozpatrywania jednej twojej ścieżki: odrzuć, by przerzucić kości { $colours } maksymalnie { $number } razy.
loot-kill-bonus = Przy ataku: odrzuć, by dodać +{ $number } do wyniku na zabicie, nie na schwytanie.
loot-per-die = Podczas rozpatrywania jednej twojej ścieżki: odrzuć, by dodać +{ $number } do każdej kości { $colour }, także po rzucie.

loot-name = „{ $what }”
loot-name-keep = „{ $trophies } albo { $goods }”
loot-name-capture = „{ $goods } po schwytaniu”
loot-name-kill = „{ $goods } po zabiciu”
loot-name-conquest = „{ $goods } po podboju”
loot-name-hire = „darmowy najemnik”
loot-name-swap = „{ $given } → { $dice }”
loot-name-reroll = „przerzuty kości { $colours }: { $number }”
loot-name-kill-bonus = „+{ $number } na zabicie”

## Pułapki

trap-basic = podstawowa pułapka
trap-improved = pułapka „{ $mark }”
trap-hidden = ukryta pułapka „{ $mark }”
trap-trick = podstęp „{ $mark }”
mark-strength = { $number ->
        [one] { $number } siła
        [few] { $number } siły
       *[many] { $number } sił
    }
mark-magic = { $number ->
        [one] { $number } magia
        [few] { $number } magie
       *[many] { $number } magii
    }
mark-bargaining = targowanie { $number }
mark-per-die = { $colour } +{ $number }
mark-steal = kradzież { $number } { $colours }
mark-redirect = przekierowanie { $number }

trap-text-basic = Służy do schwytania potwora, nic innego nie robi.
trap-text-dice = Przynosi na ścieżkę { $dice }.
trap-text-hidden = Przynosi na ścieżkę { $dice }; podstępy na to nie działają.
trap-text-per-die = Każda kość { $colour } na ścieżce ma +{ $number }.
trap-text-bonus = +{ $number } do wyniku ataku na potwora.
trap-text-steal = { $number ->
        [one] Kradnie z sąsiedniej ścieżki 1 kość { $colours }.
       *[many] Kradnie z sąsiedniej ścieżki maksymalnie { $number } kości { $colours }.
    }
trap-text-redirect = { $number ->
        [one] 1 kość ataku potwora trafia
        [few] { $number } kości ataku potwora trafiają
       *[many] { $number } kości ataku potwora trafia
    } zamiast tego w najemnika na sąsiedniej ścieżce.

## Ścieżki i zadania

benefit-reroll = { $number ->
        [one] przerzut 1 kości { $colour }
       *[many] przerzuty kości { $colour }: { $number }
    }
benefit-defence = { $number ->
        [one] zapobiega 1 ranie
       *[many] zapobiega { $number } ranom
    }
way-text = Wymagane: { $dice }. Korzyść: { $benefit }.
way-text-more = Wymagane: { $dice }; posiłki maksymalnie: { $more }. Korzyść: { $benefit }.
quest-text-dice = Wymagane: { $dice }. Wynik: { $target }. Nagroda: { $reward }. Za niepowodzenie tracisz: { $penalty }.
quest-text-resource = Wymagane: { $dice }. Opłata: { $cost }. Nagroda po lewej: { $left }; po prawej: { $right }.
quest-text-path = Wymagane: { $dice }. Opłata: { $cost }. Nagroda: { $reward }.
