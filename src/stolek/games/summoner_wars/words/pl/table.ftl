### Summoner Wars: o co pyta gra, co można odpowiedzieć, co się stało.

## Fazy

phase-summon = faza przywołania
phase-move = faza ruchu
phase-build = faza budowy
phase-attack = faza ataku
phase-magic = faza magii
phase-draw = faza dobierania

## O co pyta gra

ask-summon-phase = Faza przywołania: przywołaj jednostki albo zakończ fazę.
ask-move-phase = Faza ruchu: porusz maksymalnie 3 jednostki albo zakończ fazę.
ask-build-phase = Faza budowy: zbuduj budowle albo zakończ fazę.
ask-attack-phase = Faza ataku: zaatakuj maksymalnie 3 jednostkami albo zakończ fazę.
ask-magic-phase = Faza magii: odrzuć karty za magię albo zakończ fazę.
ask-draw-phase = Faza dobierania: dobierz do 5 kart i zakończ turę.
ask-target = { $unit }: wybierz cel ataku.
ask-whom = { $ability }: wybierz jednostkę lub budowlę.
ask-where = { $ability }: wybierz pole.
ask-force = { $ability } – pchnięcie, { $unit }: wybierz pole.
ask-which-card = { $ability }: wybierz kartę.
ask-which-way = { $ability } – { $unit }: wybierz, co się stanie.
ask-order = Jednocześnie przypada kilka efektów: wybierz, który będzie rozpatrzony pierwszy.
ask-route = { $unit }: wybierz drogę ruchu.
ask-over = Gra się skończyła.

chance-starter = Losuje się, kto zaczyna.
chance-dice = { $number ->
        [one] Rzuca się { $number } kością.
       *[other] Rzuca się { $number } kośćmi.
    }
chance-top-card = Dobiera się wierzchnią kartę talii dobierania.

## Co można odpowiedzieć

option-pass = { $kind ->
        [target] Nie atakuj
        [force] Nie pchaj
        [which-way] Nie
       *[other] Nic z tego
    }
option-end = { $phase ->
        [summon] Zakończ fazę przywołania
        [move] Zakończ fazę ruchu
        [build] Zakończ fazę budowy
        [attack] Zakończ fazę ataku
        [magic] Zakończ fazę magii
       *[draw] Zakończ turę
    }
option-summon = Przywołaj: { $card }, pole { $space } (magia: { $cost })
option-move = { $unit }: ruch { $from } → { $to }
option-build = Zbuduj: { $card }, pole { $space } (magia: { $cost })
option-attack = { $unit }: atak na cel { $target }
option-play = Zagraj: { $card } (magia: { $cost })
option-use = { $unit }: { $ability }
option-discard = Odrzuć za 1 punkt magii: { $card }
option-draw = Dobierz do 5 kart
option-unit = { $unit }
option-space = Pole { $space }
option-card = { $card }
option-effect = { $unit }: { $ability }
option-path = { $unit }: { $path }

way-yes = Tak
way-blood_runes-0 = Zapłać 1 punkt magii i otrzymaj 1 wzmocnienie
way-blood_runes-1 = Otrzymaj 1 obrażenie
way-magic_junkie-0 = Zapłać 1 punkt magii
way-magic_junkie-1 = Odrzuć tę jednostkę
way-frost_axe-0 = Otrzymaj 1 wzmocnienie
way-frost_axe-1 = Wydaj 1 wzmocnienie i wsuń kartę pod własną zwykłą jednostkę
way-commune_with_spirits-0 = Otrzymaj 1 wzmocnienie
way-commune_with_spirits-1 = Wydaj 1 wzmocnienie i daj 1 wzmocnienie własnej jednostce
way-withdraw-0 = Wydaj 1 wzmocnienie
way-withdraw-1 = Zapłać 1 punkt magii

piece = { $card } ({ $space })

## Efekty, które nie są zdolnością wydrukowaną na karcie

ability-frozen = Zamrożenie
ability-inaction = Kara za bierność
ability-expiry = Koniec trwałego wydarzenia
ability-hellforged = Piekielny oręż
ability-frost_edge = Mroźny topór

## Co się stało

event-turn = Tura { $number }: { $seat }.
event-phase = { $seat }: { $phase }.
event-summoned = { $seat } przywołuje: { $card }, pole { $to }.
event-built = { $seat } buduje: { $card }, pole { $to }.
event-moved = { $card }: ruch { $from } → { $to }.
event-forced = { $card }: pchnięcie { $from } → { $to }.
event-placed = { $card }: umieszczenie na polu { $to }.
event-shifted = { $card }: przestawienie { $from } → { $to }.
event-swapped = Zamiana miejsc: { $card }, { $other }.
event-tucked = { $card }: wsunięcie pod kartę { $other }.
event-attacked = { $card } ({ $from }): atak, cel { $other } ({ $to }).
event-rolled = { $seat } rzuca: wręcz { $melee }, dystansowe { $ranged }, specjalne { $special }.
event-hurt = { $card } ({ $at }): +{ $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
event-healed = { $card } ({ $at }): −{ $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
event-destroyed = { $card } ({ $at }): zniszczenie.
event-discarded = { $card }: odrzucenie.
event-returned = { $card }: powrót na rękę.
event-boosted = { $card }: +{ $number } { $number ->
        [one] wzmocnienie
        [few] wzmocnienia
       *[many] wzmocnień
    }.
event-unboosted = { $card }: −{ $number } { $number ->
        [one] wzmocnienie
        [few] wzmocnienia
       *[many] wzmocnień
    }.
event-gained = { $seat } zyskuje { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } magii.
event-paid = { $seat } płaci { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } magii.
event-played = { $seat } zagrywa: { $card }.
event-drew = { $seat } dobiera kartę.
event-drew-card = { $seat } dobiera: { $card }.
event-threw = { $seat } odrzuca zakrytą kartę.
event-threw-card = { $seat } odrzuca zakrytą kartę: { $card }.
event-control = { $seat } kontroluje teraz: { $card }.
event-used = { $card }: { $ability }.
event-won = { $seat } wygrywa.
event-tied = Remis: nie pozostał żaden przywoływacz.
event-retrieved = { $seat } bierze ze stosu kart odrzuconych: { $card }.
event-showed = { $seat } pokazuje: { $card }.
event-begins = { $seat } zaczyna.

## Wątpliwe miejsca zasad i drugi sposób ich odczytania

ruling-active-player-wins-tie = Przy remisie wygrywa aktywny gracz
    .meaning = Jeśli obaj przywoływacze padną jednocześnie, wygrywa aktywny gracz. W przeciwnym razie jest remis.
ruling-partial-force = Pchnięcie o mniej pól
    .meaning = Kartę można pchnąć o mniej pól, niż podano. W przeciwnym razie nie można wybrać kierunku, w którym brakuje pustych pól.
ruling-events-need-target = Wydarzenia wymagają celu
    .meaning = Wydarzenia nie można zagrać, jeśli nie miałoby na co zadziałać. W przeciwnym razie można je zagrać bez żadnego skutku.
ruling-no-attack-without-strength = Bez siły nie ma ataku
    .meaning = Jednostka o sile 0 nie może atakować. W przeciwnym razie atakuje, ale nie rzuca kośćmi.
ruling-junkie-at-end-of-turn = Magiczny nałóg na końcu tury
    .meaning = Cenę Magicznego nałogu płaci się na końcu tury. W przeciwnym razie płaci się ją na początku tury.
ruling-ram-only-own-doing = Lodowy taran tylko za własne działania
    .meaning = Lodowy taran działa tylko wtedy, gdy to ty poruszasz lub pchasz budowlę. W przeciwnym razie działa przy każdym ruchu i pchnięciu dowolnej budowli.
ruling-carrier-not-only-by-attack = Nieumarły nosiciel nie tylko przy ataku
    .meaning = Bezduszność i Zakażenie dotyczą jednostek, które ta karta zniszczy w dowolny sposób. W przeciwnym razie dotyczą tylko jednostek zniszczonych jej atakiem.
ruling-hybrids-block = Zwykłe jednostki będące budowlami przeszkadzają
    .meaning = Kto może poruszać się przez zwykłe jednostki, nie przejdzie przez zwykłą jednostkę, która jest też budowlą. W przeciwnym razie przejdzie.
ruling-momentum-compulsory = Rozpęd jest obowiązkowy
    .meaning = Jarmund zawsze otrzymuje wzmocnienie za Rozpęd. W przeciwnym razie możesz z niego zrezygnować.
ruling-bonus-loss-gives-magic = Magia przy końcu premii do życia
    .meaning = Za kartę zniszczoną dlatego, że skończyła się premia do życia, przeciwnik zyskuje 1 punkt magii. W przeciwnym razie nie zyskuje go nikt, chyba że premię zakończył bezpośrednio czyjś efekt.
