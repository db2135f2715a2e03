### Summoner Wars: dlaczego odpowiedź jest odrzucona i co jest nie tak z talią.

## Niezależnie od pytania

refusal-not-now = Teraz nie można tego zrobić.
refusal-nothing-there = Na polu bitwy nie ma niczego takiego.
refusal-not-your-unit = { $card } ({ $space }): nie kontrolujesz tej karty.
refusal-no-such-card = Nie ma takiej karty.
refusal-not-in-hand = { $card }: nie masz tej karty na ręce.
refusal-cannot-pay = { $cost ->
        [one] Kosztuje to { $cost } punkt magii
        [few] Kosztuje to { $cost } punkty magii
       *[many] Kosztuje to { $cost } punktów magii
    }, a masz { $magic }.
refusal-space-occupied = Pole { $space } jest zajęte: { $card }.
refusal-frozen = { $card } ({ $space }): karta jest zamrożona, nie może się poruszać ani atakować.
refusal-must-choose = To nie jest nieobowiązkowe: trzeba coś wybrać.

## Koniec fazy, dobieranie

refusal-must-draw = Dobieranie nie jest nieobowiązkowe: najpierw dobierz karty.
refusal-drawn-already = W tej fazie karty zostały już dobrane.

## Przywoływanie i budowanie

refusal-not-summon-phase = Jednostki przywołuje się w fazie przywołania.
refusal-no-unit-to-summon = { $card }: tej karty nie można przywołać. Przywołuje się tylko zwykłe jednostki i czempionów.
refusal-needs-sacrifice = { $card }: tę kartę można przywołać tylko na pole własnej jednostki, która zostanie za to zniszczona.
refusal-no-gate-adjacent = Z polem { $space } nie sąsiaduje żadna brama, którą kontrolujesz.
refusal-no-structure-to-build = { $card }: ta karta nie jest budowlą, więc nie można jej zbudować.
refusal-not-in-build-area = Pole { $space } nie leży w twoich 3 tylnych rzędach ani nie sąsiaduje z twoim przywoływaczem.

## Ruch

refusal-structure-cannot-move = { $card } ({ $space }) to budowla, a budowle się nie poruszają.
refusal-moved-already = { $card } ({ $space }): ruch tej jednostki w tej turze został już wykorzystany.
refusal-enough-moved = { $number ->
        [one] W tej fazie poruszyła się już { $number } jednostka
        [few] W tej fazie poruszyły się już { $number } jednostki
       *[many] W tej fazie poruszyło się już { $number } jednostek
    }; więcej nie może.
refusal-immobile = { $card } ({ $space }): zdolność tej jednostki zabrania jej ruchu.
refusal-no-way-back = Z pola { $space } jednostka nie może jednym ruchem wyjść i wrócić.
refusal-no-zero-move = Ruch ma długość co najmniej 1 pola.
refusal-too-far-to-move = Pole { $space } jest za daleko: ta jednostka może się poruszyć { $number ->
        [0] o 0 pól
        [one] o { $number } pole
        [few] maksymalnie o { $number } pola
       *[many] maksymalnie o { $number } pól
    }.
refusal-way-blocked = Droga na pole { $space } jest zablokowana.
refusal-off-board = Ta droga prowadzi poza pole bitwy.
refusal-other-end = Ta droga nie kończy się na polu { $space }.
refusal-same-as-another-way = Jedna z oferowanych dróg ma taki sam skutek.

## Atak

refusal-structure-cannot-attack = { $card } ({ $space }) to budowla, a budowle nie atakują.
refusal-acted-instead = { $card } ({ $space }): ta jednostka zrobiła w tej fazie coś innego zamiast ataku.
refusal-attacked-already = { $card } ({ $space }): ta jednostka już atakowała w tej fazie.
refusal-enough-attacked = { $number ->
        [one] W tej fazie atakowała już { $number } jednostka
        [few] W tej fazie atakowały już { $number } jednostki
       *[many] W tej fazie atakowało już { $number } jednostek
    }; więcej nie może.
refusal-no-strength = { $card } ({ $space }): siła tej jednostki wynosi 0, więc nie może atakować.
refusal-attacks-itself = Jednostka nie może zaatakować samej siebie.
refusal-no-target-there = Na polu { $space } nie ma czego atakować.
refusal-target-not-adjacent = { $card } ({ $space }): cel nie sąsiaduje z atakującym, a wręcz atakuje się tylko sąsiadujące pola.
refusal-not-in-line = Pole { $space } nie leży z atakującym w linii prostej.
refusal-out-of-range = Pole { $space } jest poza zasięgiem: ta jednostka atakuje { $number ->
        [one] na odległość { $number } pola
       *[other] na odległość do { $number } pól
    }.
refusal-line-blocked = Linię ataku blokuje pole { $space }: { $card }.
refusal-target-frozen = { $card } ({ $space }): karta jest zamrożona i nie można jej atakować.
refusal-protected = { $card } ({ $space }) chroni pozostałych: ta jednostka musi atakować jednostkę ze zdolnością Ochrona.
refusal-another-attacks = Teraz atakuje { $card } ({ $space }).

## Wydarzenia i zdolności

refusal-no-event = { $card }: ta karta nie jest wydarzeniem.
refusal-event-is-built = { $card }: ta karta jest budowlą, buduje się ją w fazie budowy.
refusal-wrong-phase-of-event = { $card }: to wydarzenie zagrywa się kiedy indziej ({ $phase }).
refusal-event-without-target = { $card }: wydarzenie nie miałoby na co zadziałać.
refusal-no-ability = { $card }: ta karta nie ma takiej zdolności.
refusal-no-such-ability = { $card }: ta karta nie ma zdolności { $ability }.
refusal-only-before-attack = { $ability }: tej zdolności można użyć tylko wtedy, gdy jednostka ma zaatakować.
refusal-not-before-attack = { $ability }: tej zdolności nie można użyć przed atakiem.
refusal-works-by-itself = { $ability }: tej zdolności nie używa się jak akcji, działa sama.
refusal-wrong-phase-of-ability = { $ability }: tej zdolności używa się kiedy indziej ({ $phase }).
refusal-ability-used = { $ability }: ta zdolność została już w tej turze użyta.
refusal-ability-has-no-use = { $ability }: tej zdolności nie można teraz użyć, brakuje tego, czego potrzebuje.
refusal-nothing-due = Żaden taki efekt nie jest teraz rozpatrywany.
refusal-effect-not-due = { $card } – { $ability }: ten efekt nie jest teraz rozpatrywany.

## Wybór w trakcie efektu

refusal-not-allowed-by-text = Rozpatrywany efekt na to nie pozwala.
refusal-not-allowed-by-card = { $ability }: efekt nie pozwala na taki wybór.
refusal-card-does-not-fit = { $card }: ta karta nie pasuje. Efekt { $ability } wymaga innej.
refusal-cannot-be-done = { $ability }: tego nie można teraz zrobić.
refusal-not-friendly = { $card } ({ $space }): karta nie jest własna.
refusal-not-enemy = { $card } ({ $space }): karta nie jest wroga.
refusal-itself = Efekt nie działa na kartę, od której pochodzi.
refusal-no-unit = { $card } ({ $space }): to nie jest jednostka.
refusal-no-structure = { $card } ({ $space }): to nie jest budowla.
refusal-no-common = { $card } ({ $space }): to nie jest zwykła jednostka.
refusal-no-common-or-champion = { $card } ({ $space }): to nie jest ani zwykła jednostka, ani czempion.
refusal-not-free = { $card } ({ $space }): koszt karty nie wynosi 0.
refusal-boosted = { $card } ({ $space }): karta ma już wzmocnienie.
refusal-cannot-be-forced = { $card } ({ $space }): tej karty nie można pchnąć.
refusal-too-far = { $card } ({ $space }): za daleko, efekt działa { $number ->
        [one] w odległości { $number } pola
       *[other] w odległości do { $number } pól
    }.
refusal-too-far-from-summoner = { $card } ({ $space }): odległość od przywoływacza większa niż { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }.
refusal-no-clear-line = Na pole { $space } nie prowadzi linia prosta wolnych pól (najwyżej { $number }).
refusal-other-name = { $card }: w nazwie nie ma „{ $word }”.
refusal-occupied = Pole { $space } jest zajęte.
refusal-not-adjacent = Pole { $space } nie sąsiaduje z tym, z czym powinno.
refusal-not-straight = Pole { $space } nie leży w prostym kierunku.
refusal-too-near-to-force = Pole { $space } jest za blisko: kartę pcha się co najmniej o { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }.
refusal-too-far-to-force = Pole { $space } jest za daleko: kartę pcha się najwyżej o { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }.
refusal-not-toward = Pole { $space } nie jest bliżej: karta musi iść w stronę celu.
refusal-not-away = Pole { $space } nie jest dalej: karta musi się oddalać.

## Talie

deck-no-summoner = „{ $card }” nie jest przywoływaczem żadnej znanej tu frakcji.
deck-not-in-draw-pile = „{ $card }” nie należy do talii dobierania: talia wymienia tylko 30 kart poza startowymi.
deck-too-many-copies = „{ $card }”: { $number ->
        [one] { $number } kopia
        [few] { $number } kopie
       *[many] { $number } kopii
    } w talii, a najwyżej może być { $most }.
deck-no-common-symbol = „{ $card }” nie ma z przywoływaczem żadnego wspólnego symbolu przynależności.
deck-foreign-epic = „{ $card }” to wydarzenie epickie innego przywoływacza.
deck-wrong-number = { $kind ->
        [champion] Czempioni
        [common] Zwykłe jednostki
        [epic] Wydarzenia epickie
        [standard] Wydarzenia standardowe
       *[gate] Bramy
    }: { $number } zamiast { $wanted }.
