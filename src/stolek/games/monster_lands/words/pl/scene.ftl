### Co jest napisane na samym stole.

scene-title = Monster Lands
scene-yours = twój
scene-clan-blue = niebieski klan
scene-clan-red = czerwony klan
scene-clan-green = zielony klan
scene-clan-yellow = żółty klan
scene-whose-blue = niebieskiego klanu
scene-whose-red = czerwonego klanu
scene-whose-green = zielonego klanu
scene-whose-yellow = żółtego klanu
scene-turn-mine = twoja kolej
scene-turn-blue = kolej niebieskiego klanu
scene-turn-red = kolej czerwonego klanu
scene-turn-green = kolej zielonego klanu
scene-turn-yellow = kolej żółtego klanu
scene-round = Runda { $number } z { $most }
scene-scenario = Scenariusz { $number }: { $name }
scene-say = { $what } { $n }
scene-say-of = { $what } { $n } z { $of }

## Klany

scene-pool = kości
scene-store = zapasy
scene-won = krainy i trofea
scene-clan = klan
scene-first = pierwszy gracz
scene-passed = spasował
scene-traps-of = pułapki { $n } z { $most }
scene-stands = { $path }
scene-settles = zamieszkuje krainę { $land }
scene-settled-by = mieszka tu { $member }
scene-token = żeton na ścieżce
scene-sam = najemnik Sama

## Cytadela

scene-for-hire = do najęcia
scene-greenhorns = żółtodzioby
scene-for-sale = ekwipunek
scene-traps = pułapki
scene-loot = łupy
scene-panic = panika: zamknięte
scene-shut = zamknięte
scene-free = { $number ->
        [0] brak wolnego pola
        [one] { $number } wolne pole
        [few] { $number } wolne pola
       *[many] { $number } wolnych pól
    }
scene-any-number = dowolna liczba kości
scene-brews = eliksiry lub jady, razem { $number }

## Okolice

scene-path-a1 = ścieżka 1
scene-path-a2 = ścieżka 2
scene-path-a3 = ścieżka 3
scene-path-a4 = ścieżka 4
scene-path-b1 = ścieżka 1
scene-path-b2 = ścieżka 2
scene-path-b3 = ścieżka 3
scene-path-b4 = ścieżka 4
scene-path-d1 = lewa
scene-path-d2 = prawa
scene-path-r1 = lewa
scene-path-r2 = prawa
scene-path-e1 = górna
scene-path-e2 = dolna
scene-path = Ścieżka { $n }
scene-needs = wymaga: { $dice }
scene-may-add = można dołożyć: { $dice }
scene-death-fame = { $goods }, jeśli najemnik tu zginie
scene-meter = { $what }: { $have } z { $need }
scene-settled-action = Po zasiedleniu

## Zakładki wąskiego ekranu

scene-tab-citadel = Cytadela
scene-tab-land = Kraina
scene-tab-land-a = Kraina A
scene-tab-land-b = Kraina B
scene-tab-quests = Zadania
scene-tab-clan = Klan
scene-tab-others = Inni
scene-tab-scenario = Scenariusz

## Kości

scene-die-strength = kość siły
scene-die-magic = kość magii
scene-die-bargaining = kość targowania
scene-die-shows = { $die } { $n }

## Wskazywanie

scene-group-visit = Umieść { $what }
scene-group-send = { $what } na ścieżkę
scene-group-work = Użyj krainy { $what } i umieść
scene-group-exchange = { $member }: zamień { $die } na
scene-group-loot = Użyj łupu
scene-group-sell = Sprzedaj trofeum
scene-group-heal = Wylecz eliksirem
scene-group-give = { $what } dostaje
scene-group-settle = Krainę { $what } zasiedli
scene-group-load = Zabierz ze sobą
scene-group-pawn = Zastaw też
scene-group-roll = Rzuć
scene-group-reroll = Przerzuć ({ $what })
scene-nobody = nikt, odrzuć
scene-instead = { $member } (odrzuca: { $older })
scene-mines = { $dice }: { $coins }
scene-off = zniżka { $number }
scene-all-dice = wszystkimi pozostałymi kośćmi ({ $number })

## Znaki; których tu nie ma, są w słowniczku

scene-icon-coins = monety
scene-icon-surplus = nadwyżka sławy
scene-icon-defence = obrona
scene-icon-potion = eliksiry
scene-icon-venom = jady
scene-icon-traps = pułapki
scene-icon-trophies = punkty za trofea
scene-icon-lands = krainy
scene-icon-members = najemnicy
scene-icon-points = punkty zwycięstwa
scene-icon-strength = siła
scene-icon-magic = magia
scene-icon-bargaining = targowanie
scene-icon-dice = kości
scene-icon-attack = kości ataku
scene-icon-target = liczba docelowa
scene-icon-total = suma
scene-icon-reroll = przerzuty
scene-icon-redirect = odwrócone kości ataku
scene-icon-steal = kradnie kości
scene-icon-swap = wymiana
scene-icon-death = sława, jeśli najemnik tam zginie
scene-icon-wounded = ranny
scene-icon-used = użyte w tej rundzie
scene-icon-away = na ścieżce
scene-icon-settled = zasiedlone
scene-icon-panic = panika
scene-icon-victor = zwyciężył
scene-icon-failed = próbował na próżno
scene-icon-on-trap = z pułapki
scene-icon-hidden = zakryte dla innych
scene-icon-basic = podstawowa pułapka
scene-icon-improved = ulepszona pułapka
scene-icon-round = runda
scene-icon-setup = przygotowanie
scene-icon-clan = klan
scene-icon-others = inni
