### Krainy potworów: o co pyta gra, co można odpowiedzieć, co się stało.

## Fazy i miejsca

phase-setup = Przygotowanie gry
phase-pool = Przygotowanie puli kości
phase-deployment = Rozmieszczanie
phase-adventure = Przygoda
phase-cleanup = Porządkowanie
phase-over = Koniec gry

building-lodge = chata myśliwska
    .to = w chacie myśliwskiej
building-laboratory = laboratorium
    .to = w laboratorium
building-tavern = karczma
    .to = w karczmie
building-armoury = zbrojownia
    .to = w zbrojowni
building-pawnshop = lombard
    .to = w lombardzie
building-market = targ
    .to = na targu
building-mine = kopalnia
    .to = w kopalni

site-land-a = kraina A
site-land-b = kraina B
site-entrance = wejście do Cytadeli
path-a1 = kraina A, ścieżka 1
path-a2 = kraina A, ścieżka 2
path-a3 = kraina A, ścieżka 3
path-a4 = kraina A, ścieżka 4
path-b1 = kraina B, ścieżka 1
path-b2 = kraina B, ścieżka 2
path-b3 = kraina B, ścieżka 3
path-b4 = kraina B, ścieżka 4
path-d1 = zadanie z rzutem, lewa ścieżka
path-d2 = zadanie z rzutem, prawa ścieżka
path-r1 = zadanie z opłatą, lewa ścieżka
path-r2 = zadanie z opłatą, prawa ścieżka
path-e1 = wejście, górna ścieżka
path-e2 = wejście, dolna ścieżka
path-closed = Nic tam nie ma.
path-guards = { $some ->
        [0] Straż zapobiega { $number ->
            [one] 1 ranie.
           *[many] { $number } ranom.
        }
       *[other] Straż zapobiega { $number ->
            [one] 1 ranie
           *[many] { $number } ranom
        }, a do tego jest { $coins }.
    }

## Kości, członkowie i karty

die-strength = kość siły
die-magic = kość magii
die-bargaining = kość targowania { $value }
die-of-strength = { $case ->
        [ins] kością siły
       *[nom] kość siły
    }
die-of-magic = { $case ->
        [ins] kością magii
       *[nom] kość magii
    }
die-of-bargaining = { $case ->
        [ins] kością targowania
       *[nom] kość targowania
    }
sam = Sam
sams-mercenary = Najemnik Sama
mercenary-numbered = { $member } { $number }
wounded-member = { $member } (z raną)
equipment-held = { $equipment } ({ $member })
equipment-numbered = { $equipment } (miejsce { $number })
by-loot = łup { $loot }
by-path = korzyść ścieżki

rating-clumsy = niezdara
rating-apprentice = uczeń
rating-veteran = weteran
rating-hero = bohater

## O co pyta gra

ask-over = Gra się skończyła.
ask-go-on = Gra toczy się dalej.
ask-turn = { $acted ->
        [yes] Akcja wykonana. Możesz zrobić coś, co nie jest akcją, albo zakończyć turę.
       *[no] { $dice ->
            [0] Nie masz już kości. Spasuj albo zrób coś, co nie jest akcją.
            [one] Twoja tura, została { $dice } kość: wykonaj akcję.
            [few] Twoja tura, zostały { $dice } kości: wykonaj akcję.
           *[many] Twoja tura, zostało { $dice } kości: wykonaj akcję.
        }
    }
ask-errands = Co chcesz zrobić, zanim gra pójdzie dalej?
ask-which-clan = Wybierz klan: przynależność wodza i podstawowego najemnika.
ask-gift-die = Dar królowej: wybierz kość.
ask-gift-good = Dar królowej: wybierz, co dostajesz oprócz niej.
ask-purchase = { $some ->
        [0] Chata myśliwska: wybierz pułapkę, którą kupujesz.
       *[other] Chata myśliwska: bierzesz { $chosen } i płacisz { $coins }. Wybierz kolejne pułapki albo zapłać.
    }
ask-hiring = Karczma: wybierz, kogo werbujesz.
ask-hiring-free = Wybierz, kogo werbujesz za darmo.
ask-how-many-brew = Laboratorium: wybierz { $tokens ->
        [one] { $tokens } żeton.
        [few] { $tokens } żetony.
       *[many] { $tokens } żetonów.
    }
ask-how-many-arm = Zbrojownia: wybierz, ile żetonów obrony kupujesz.
ask-equipping = Targ: wybierz ekwipunek i kto go dostaje.
ask-equipping-free = Wybierz darmowy ekwipunek i kto go dostaje.
ask-pawning = Lombard: wybierz kolejne kości, za każdą dostajesz 1 monetę.
ask-loading = { $member } ({ $path }): wybierz, co trafia na ścieżkę.
ask-loading-land = Kraina { $land }: wybierz kość, którą na niej kładziesz.
ask-over-limit = Plansza klanu jest pełna: wybierz pułapkę do odrzucenia.
ask-brewing = { $member }: wybierz eliksir albo jad.
ask-revealing = { $path }: czy odkrywasz żeton { $trap }?
ask-aiming = { $trap }: wybierz ścieżkę, w którą trafia.
ask-aiming-dice = { $monster } – atak, cel: { $member }. Wybierz ścieżkę, w którą zamiast tego { $dice ->
        [one] trafia { $dice } kość
        [few] trafiają { $dice } kości
       *[many] trafia { $dice } kości
    } ataku.
ask-stealing = { $trap }: wybierz kość, którą kradniesz ({ $target }).
ask-cancelling = { $trap } trafia tutaj: { $target }. Czy anulujesz to żetonem obrony?
ask-weakening = { $monster } – atak, kości: { $dice }, cel: { $member } ({ $path }). Wybierz, ile kości magii odrzucasz; każda usuwa z ataku jedną kość.
ask-redirecting = { $monster } – atak. Czy przekierowujesz { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    } ataku? Cel: { $member } ({ $path }).
ask-defending = { $monster } – rany: { $wounds }, cel: { $member } ({ $path }). Wybierz, czym zapobiegasz jednej z nich.
ask-throwing-attack = { $member } ({ $path }) atakuje, cel: { $monster }. Wynik { $total }{ $capture ->
        [-1] {""}
        [0] , na schwytanie wystarczy
       *[other] , do schwytania brakuje { $capture }
    }{ $more ->
        [0] , na zabicie wystarczy.
       *[other] , do zabicia brakuje { $more }.
    }
ask-throwing-conquest = { $member } ({ $path }) podbija krainę { $land }. Wynik { $total } z { $goal }.
ask-throwing-quest = { $member } ({ $path }) wykonuje zadanie. Wynik { $total } z { $goal }.
ask-conquering = { $member } ({ $path }): czy próbujesz podbić krainę { $land }?
ask-spoils = { $member } ({ $path }): wybierz żeton łupu.
ask-spoils-land = Wybierz żeton łupu.
ask-bonus = Czy używasz żetonu łupu za ten sukces?
ask-paying = { $member } ({ $path }): czy płacisz { $cost }, by otrzymać { $reward }?
ask-promoting = Twój wódz nie żyje: wybierz nowego.
ask-deserting = Nie stać cię na cały żołd: wybierz, kto dezerteruje.
ask-rescue = W twoim klanie nikt nie został: czy bierzesz żółtodzioba na wodza?
ask-paying-with = Wybierz, czym płacisz za zadanie.
ask-handing-on = { $member } dezerteruje: wybierz, kto dostaje ekwipunek.

chance-first-player = Losuje się, kto zaczyna.
chance-bargaining-dice = { $number ->
        [one] Rzuca się { $number } kością targowania: { $who }.
       *[many] Rzuca się { $number } kośćmi targowania: { $who }.
    }
chance-battle-die = { $member } rzuca { $die }.
chance-monster-dice = { $number ->
        [one] Rzuca się { $number } kością ataku; 3 lub więcej to trafienie.
       *[many] Rzuca się { $number } kośćmi ataku; każde 3 lub więcej to trafienie.
    }
chance-sams-dice = Rzuca się kośćmi Sama: najpierw czerwoną, potem żółtą.
chance-next-mercenary = Dobiera się najemnika.
chance-next-trap = Dobiera się pułapkę.
chance-next-equipment = Dobiera się ekwipunek.
chance-next-monster = Dobiera się potwora.
chance-next-land = Dobiera się krainę.
chance-next-event = Dobiera się kafelek wydarzenia.
chance-next-quest = Dobiera się zadanie.
chance-next-loot = Dobiera się żeton łupu.
chance-next-panic = Dobiera się żeton paniki.
chance-next-trick = Dobiera się żeton ze stosu Sama.
chance-among-equals = Losuje się spośród równych.

## Co można odpowiedzieć

option-pass = { $kind ->
        [errands] Dalej
        [hiring] Nie werbuj nikogo
        [pawning] Wystarczy kości
        [revealing] Zostaw zakryty
        [stealing] Nie kradnij więcej
        [cancelling] Nie anuluj
        [redirecting] Nie przekierowuj
        [defending] Przyjmij rany
        [conquering] Nie próbuj
        [bonus] Zatrzymaj łupy
        [paying] Nie płać
        [rescue] Nie bierz żółtodzioba
        [handing-on] Odrzuć resztę ekwipunku
       *[other] Nic z tego
    }
option-yes = { $kind ->
        [revealing] Odkryj
        [cancelling] Anuluj żetonem obrony
        [redirecting] Przekieruj
        [conquering] Spróbuj podbić krainę
        [paying] Zapłać i weź nagrodę
        [rescue] Weź żółtodzioba na wodza
       *[other] Tak
    }
option-go = Dalej
option-unknown = Coś, czego tu nie ma
option-end = To wszystko
option-end-turn = { $acted ->
        [yes] Zakończ turę
       *[no] Spasuj do końca fazy
    }
option-end-purchase = Zapłać { $coins }

option-visit-lodge = Chata myśliwska, { $die }: kup pułapki{ $off ->
        [0] {""}
       *[other] {" "}(zniżka { $off })
    }
option-visit-laboratory = Laboratorium, { $die }, { $space ->
        [upper] górne
       *[lower] dolne
    } pole: { $number } eliksiry lub jady
option-visit-tavern = Karczma, { $die }: zwerbuj najemnika{ $off ->
        [0] {""}
       *[other] {" "}(zniżka { $off })
    }
option-visit-armoury = Zbrojownia, { $die }: kup żetony obrony{ $off ->
        [0] {""}
       *[other] {" "}(zniżka { $off })
    }
option-visit-pawnshop = Lombard, { $die }: 1 moneta, za każdą kolejną kość tyle samo
option-visit-market = Targ, { $die }: kup ekwipunek{ $off ->
        [0] {""}
       *[other] {" "}(zniżka { $off })
    }
option-visit-mine = Kopalnia, { $dice }: zyskaj { $coins }
option-send = Wyślij: { $member }, { $path }. { $text }
option-work = Użyj krainy { $land }. { $text }
option-use = { $member }: zyskaj { $goods }
option-use-buy = { $member }: zapłać { $coins } i zyskaj { $goods }
option-exchange = { $member }: zamień: { $die } → { $dice }
option-loot = { $kind ->
        [spoils] Weź łup { $loot }. { $text }
        [paying-with] Oddaj łup { $loot }
       *[other] Użyj łupu { $loot }
    }
option-loot-swap = Użyj łupu { $loot } i oddaj: { $die }
option-sell = Sprzedaj trofeum { $monster } ({ $trophies }) i zyskaj { $coins }
option-heal = Wylecz eliksirem: { $member }
option-give = Przekaż: { $equipment } → { $member }
option-give-instead = Przekaż: { $equipment } → { $member }; odrzuć: { $older }
option-drop = Odrzuć: { $equipment }
option-settle = Zasiedl krainę { $land }: { $member }. { $text }
option-waste = Odrzuć kość, która nigdzie nie pasuje: { $die }
option-trap = { $kind ->
        [loading] Połóż zakrytą: { $trap }
        [over-limit] Odrzuć: { $trap }
        [paying-with] Zapłać: { $trap }
       *[other] { $trap }
    }
option-trap-purchase = Weź: { $trap } ({ $cost }); razem płacisz { $coins }
option-member = { $kind ->
        [promoting] Nowym wodzem zostaje { $member }
        [deserting] Dezerteruje { $member }
       *[other] { $member }
    }
option-member-hire = Zwerbuj: { $member }, renoma { $renown }; zapłać { $coins }
option-member-free = Zwerbuj za darmo: { $member }, renoma { $renown }
option-drinks = Postaw kolejkę i zapłać { $coins }: przyjdą inni najemnicy
option-discount = Wykorzystaj zniżkę { $coins }: { $card }
option-equip = { $equipment } → { $member }: zapłać { $coins }
option-equip-instead = { $equipment } → { $member }, odrzuć: { $older }; zapłać { $coins }
option-number = { $number ->
        [0] Nie odrzucaj kości magii
       *[other] Odrzuć { $dice }
    }
option-number-brew = { $goods }
option-number-arm = { $goods }: zapłać { $coins }
option-load = { $kind ->
        [pawning] Zastaw też { $what }
       *[other] Dołóż { $what }
    }
option-roll = Rzuć { $die }
option-roll-rest = Rzuć wszystkimi pozostałymi kośćmi ({ $number })
option-reroll = Przerzuć { $die } o wartości { $value } ({ $by })
option-venom = Użyj jadu: +2
option-prevent = { $means ->
        [token] Zapobiegnij ranie: odrzuć żeton obrony
        [path] Zapobiegnij ranie: obrona ścieżki
        [potion] Zapobiegnij ranie: użyj eliksiru
       *[ability] Zapobiegnij ranie: zdolność obronna
    }
option-path = { $member } ({ $path })
option-path-empty = { $path }
option-colour = { $kind ->
        [stealing] Ukradnij { $die }
       *[other] Weź { $die }
    }
option-affiliation = { $affiliation }: wódz { $chieftain }, podstawowy najemnik { $member }
option-good = Weź { $goods }
option-stop = { $end ->
        [kill] Przestań na { $total }: zabicie
        [capture] Przestań na { $total }: schwytanie
        [miss] Przestań na { $total }: potwór walczy dalej
       *[other] Przestań na { $total }
    }

## Co się stało

event-round = Runda { $number }
event-phase = { $phase }
event-first = Pierwszy gracz: { $seat }.
event-clan = { $seat } prowadzi klan. Przynależność: { $affiliation }; wódz: { $chieftain }; podstawowy najemnik: { $member }.
event-pool = { $seat } bierze { $dice }.
event-bargaining = { $seat } rzuca na targowanie: { $faces }.
event-passed = { $seat } pasuje.
event-score = { $seat } ma { $number } PZ.
event-won = { $seat } wygrywa.
event-shared = Zwycięstwo jest wspólne.
event-rated = Ocena: { $rating } (wynik { $number }).
event-gained = { $seat } zyskuje { $goods }.
event-lost = { $seat } traci { $goods }.
event-gained-dice = { $seat } zyskuje { $dice }.
event-visited = { $seat } kładzie { $die } { $to }.
event-bought-trap = { $seat } kupuje: { $trap }.
event-bought-defence = { $seat } kupuje { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    } obrony.
event-bought-equipment = { $seat } bierze ekwipunek: { $equipment } → { $member }.
event-hired = { $seat } werbuje: { $member }.
event-drinks = { $seat } stawia kolejkę i w karczmie zmieniają się najemnicy.
event-discount = { $seat } ma zniżkę: { $card }.
event-paid = { $seat } płaci { $coins }.
event-earned = { $seat } zarabia { $coins }.
event-brewed = { $seat } bierze { $goods }.
event-pawned = { $seat } zastawia { $number ->
        [one] { $number } kość
       *[many] { $number } kości
    } i zyskuje { $coins }.
event-wasted = { $seat } odrzuca kość, która nigdzie nie pasuje: { $die }.
event-shows-mercenary = Do karczmy przychodzi { $member }.
event-shows-trap = W chacie myśliwskiej pojawia się { $trap }.
event-shows-equipment = Na targu pojawia się { $equipment }.
event-shows-loot = Nowy łup: { $loot }.
event-sent = { $seat } wysyła: { $member } ({ $path }).
event-loaded = { $some ->
        [0] { $seat } nie kładzie żadnej kości ({ $path }).
       *[other] { $seat } kładzie { $dice } ({ $path }).
    }
event-laid = { $seat } kładzie { $tokens } ({ $path }).
event-laid-trap = { $seat } kładzie: { $trap } ({ $path }).
event-worked = { $seat } używa krainy { $land }.
event-used = { $seat } używa zdolności: { $member }.
event-exchanged = { $seat } zamienia: { $die } → { $colour }.
event-used-loot = { $seat } używa łupu { $loot }.
event-gave-loot = { $seat } oddaje za zadanie łup { $loot }.
event-sold = { $seat } sprzedaje trofeum { $monster } i zyskuje { $coins }.
event-healed = { $seat } leczy eliksirem: { $member }.
event-gave = { $seat } przekazuje: { $equipment } → { $member }.
event-dropped = { $seat } odrzuca: { $equipment }.
event-settled = { $seat } zasiedla krainę { $land }: { $member }.
event-discarded-trap = { $seat } odrzuca: { $trap }.
event-quest-total = { $member } ({ $path }): wynik { $number }.
event-quest-won = { $seat } wykonuje zadanie ({ $path }).
event-quest-failed = { $seat } nie wykonuje zadania ({ $path }).
event-quest-consoled = { $seat } otrzymuje nagrodę pocieszenia ({ $path }).
event-quest-paid = { $seat } płaci i wykonuje zadanie ({ $path }).
event-quest-unpaid = { $seat } nie płaci za zadanie ({ $path }).
event-quest-sam = Sam wykonuje zadanie z rzutem.
event-battle = { $place ->
        [entrance] Obrona Cytadeli: { $monster }
        [land-a] Bitwa o krainę A: { $monster }
       *[land-b] Bitwa o krainę B: { $monster }
    }
event-revealed = { $path }: odkryto żeton – { $trap }.
event-trick = { $seat } zagrywa: { $trap } ({ $path }); cel: { $target }.
event-cancelled = { $seat } żetonem obrony anuluje: { $trap } ({ $path }).
event-stole = { $seat } kradnie { $colour }: { $target } → { $path }.
event-attacks = { $monster } – atak, kości: { $dice }, cel: { $member } ({ $path }).
event-weakened = { $seat } odrzuca { $number ->
        [one] { $number } kość
       *[many] { $number } kości
    } magii i osłabia atak ({ $path }).
event-redirected = { $seat } przekierowuje { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    } ataku: { $path } → { $target }.
event-monster-rolled = { $monster } – rzut { $faces }: { $hits }.
event-sure-wounds = { $monster } – bez rzutu { $number ->
        [one] { $number } rana
        [few] { $number } rany
       *[many] { $number } ran
    } ({ $path }).
event-spat = { $monster } – cios we wszystkich ({ $site }): { $hits }.
event-throes = { $monster } – ostatni cios we wszystkich ({ $site }): { $number ->
        [one] { $number } rana.
        [few] { $number } rany.
       *[many] { $number } ran.
    }
event-prevented = { $member } ({ $path }): { $means ->
        [token] żeton obrony zapobiega ranie.
        [path] obrona ścieżki zapobiega ranie.
        [potion] eliksir cofa ranę.
       *[ability] zdolność obronna zapobiega ranie.
    }
event-wounded = { $member } odnosi ranę ({ $path }).
event-died = { $member } ginie ({ $path }).
event-threw = { $member } rzuca { $die }: { $value }.
event-rethrew = { $member } przerzuca { $colour }: { $value }.
event-venom = { $member } używa jadu: +2.
event-captured = { $member } ({ $path }), wynik { $number }: potwór { $monster } zostaje schwytany.
event-killed = { $member } ({ $path }), wynik { $number }: potwór { $monster } zostaje zabity.
event-missed = { $member } ({ $path }): potwór { $monster } walczy dalej, przenosi się wynik { $number }.
event-conquered = { $member } ({ $path }), wynik { $number }: kraina { $land } podbita. Nowy właściciel: { $seat }.
event-repelled = { $member } ({ $path }): kraina { $land } się broni, przenosi się wynik { $number }.
event-spoils = { $seat } bierze łup { $loot } ({ $member }).
event-escaped = Potwór { $monster } ucieka.
event-to-entrance = Potwór { $monster } przechodzi do wejścia do Cytadeli.
event-driven-off = Potwór { $monster } zostaje przepędzony.
event-panic = Panika zamyka budynek: { $building }.
event-calm = Koniec paniki: wszystkie budynki są otwarte.
event-promoted = Nowy wódz: { $member } ({ $seat }).
event-wages = { $number ->
        [0] { $seat } nie ma na żołd.
       *[other] { $seat } płaci { $coins } żołdu.
    }
event-deserted = { $member } dezerteruje ({ $seat }).
event-rescued = { $seat } zaczyna od nowa. Wódz: { $member }.
event-monster-comes = { $place ->
        [entrance] Przy wejściu do Cytadeli pojawia się potwór { $monster }.
        [land-a] W krainie A pojawia się potwór { $monster }.
       *[land-b] W krainie B pojawia się potwór { $monster }.
    }
event-land-comes = Nowa { $site }: { $land }.
event-event-comes = Nowy kafelek wydarzenia, { $site }: { $event }.
event-quest-comes = { $place ->
        [dice] Zadanie z rzutem.
       *[resource] Zadanie z opłatą.
    } { $text }
event-gift = { $seat } otrzymuje dar królowej.
event-sam-rolled = Sam rzuca: czerwona { $red }, żółta { $yellow }.
event-sam-visits = Sam kładzie { $die } { $to }.
event-sam-sends = Sam zajmuje ścieżkę ({ $path }).
event-sam-takes-trap = Sam usuwa: { $trap }.
event-sam-takes-mercenary = Sam usuwa z karczmy: { $member }.
event-sam-takes-equipment = Sam usuwa z targu: { $equipment }.
event-sam-drives-off = Sam pokonuje potwora. Odchodzi: { $monster }.
event-sam-takes-land = Sam zabiera krainę { $land }.

## Punkty

score-fame = sława
score-renown = renoma
score-trophies = trofea
score-affiliations = przynależności
score-total = razem

## Co ustala się przed grą

difficulty-easy = Łatwy
    .note = Potwory nie atakują dodatkowymi kośćmi, na początku są słabsze.
difficulty-normal = Normalny
    .note = Od rundy 4 potwory atakują dodatkowymi kośćmi.
difficulty-hard = Trudny
    .note = Jak normalny, ale silne potwory przychodzą od początku.
difficulty-deadly = Zabójczy
    .note = Silne potwory od początku i dodatkowe kości ataku w każdej rundzie.
module-queens-gift = Dar królowej
    .note = Od rundy 2 pierwszy gracz otrzymuje wybraną kość i mały podarunek.
module-more-monsters = Więcej potworów
    .note = W rundach 2, 4 i 6 przy wejściu do Cytadeli pojawia się potwór, jeśli żadnego tam nie ma.
module-tricks = Podstępy
    .note = W chacie myśliwskiej są też ukryte pułapki i podstępy, które szkodzą na sąsiednich ścieżkach.
scenario-1-goal = Jak najwięcej PZ: 35, 45 lub 60.
scenario-2-goal = Tylko najemnicy, którzy umieją się targować. Jak najwięcej monet: 15, 35 lub 55.
scenario-3-goal = Tylko 3 rundy, więcej monet i żetony obrony. Jak najwięcej PZ: 22, 30 lub 40.
scenario-4-goal = Bez zbrojowni i zdolności obronnych. Jak najwięcej PZ: 30, 42 lub 56.
scenario-5-goal = Pełne zapasy, każdy rodzaj ekwipunku i każda przynależność; potem PZ: 35 lub 50.
scenario-6-goal = Przy wejściu do Cytadeli zawsze jest potwór. Jak najwięcej PZ: 35, 50 lub 65.
scenario-7-goal = Najemnicy o różnych przynależnościach: 2/1/1, 2/2/1/1 lub 2/2/2/2. Kolejka kosztuje 1 monetę.
scenario-8-goal = Sam kładzie podstępy. Jak najwięcej PZ: 30, 42 lub 56.
scenario-9-goal = Wykonane zadania i PZ: 4 i 30, 6 i 40 lub 8 i 55. Sam lubi zadania.
scenario-10-goal = Potwory przerzucają chybione kości; nie na łatwym. Jak najwięcej PZ: 35, 45 lub 60.

## Wątpliwe miejsca zasad i drugi sposób ich odczytania

ruling-sam-leftmost = Sam zajmuje skrajną lewą ścieżkę
    .meaning = W krainie Sam zajmuje wolną ścieżkę najdalej po lewej. W przeciwnym razie zajmuje ścieżkę o wyrzuconym numerze.
ruling-defence-optional = Zdolności obronne są dobrowolne
    .meaning = Czy najemnik użyje zdolności obronnej, decyduje jego gracz. W przeciwnym razie używa się jej zawsze, gdy można.
ruling-plus-two-once = Łupy z +2 liczą się raz
    .meaning = +2 do całego rzutu jednego koloru. W przeciwnym razie +2 do każdej kości tego koloru.
ruling-no-venom-in-conquest = Podbój bez jadów
    .meaning = Jady pomagają tylko przeciw potworom. W przeciwnym razie pomagają także przy podboju krainy.
ruling-greenhorns-unarmed = Żółtodzioby bez ekwipunku
    .meaning = Żółtodziobom nie można dać ekwipunku. W przeciwnym razie można.
ruling-right-path-rolls = Obok Sama prawa ścieżka rzuca
    .meaning = Jeśli zadanie z rzutem wykonał Sam, prawa ścieżka mimo to rzuca o nagrodę pocieszenia lub karę. W przeciwnym razie nic jej się nie dzieje.
ruling-scenario-5-swapped = Scenariusz 5: zamienione liczby
    .meaning = Weteran od 30 PZ, bohater od 35. W przeciwnym razie weteran od 35, bohater od 50.
ruling-scenario-3-without-trap = Scenariusz 3 bez podstawowej pułapki
    .meaning = Zaczynasz z 3 żetonami obrony i bez podstawowej pułapki. W przeciwnym razie masz jedno i drugie.
