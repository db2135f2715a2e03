### Co się nie udało: co się stało, co zostało zachowane, co zrobić.

error-unknown-game = Nie ma tu gry „{ $name }”. Nic nie zostało uruchomione. Wybierz jedną z tych: { $known }.
error-unknown-language = Stolek nie mówi w języku „{ $lang }”. Nic nie zostało uruchomione. Wybierz jeden z tych: { $known }.
error-unknown-option = { $value ->
        [none] Tak nie można użyć „{ $option }”.
       *[other] „{ $value }” nie jest możliwą wartością dla { $option }.
    } Nic nie zostało wykonane. { $known ->
        [none] Podaj inną wartość.
       *[other] Możliwości: { $known }.
    }
error-other-seats = Przy liczbie graczy { $seats } nie wybiera się „{ $option }”. Nic się nie stało. Pomiń to albo wybierz inną liczbę miejsc: { $known }.

error-bad-save = Nie można odczytać zapisanej gry { $where } ({ $why }). Plik pozostał bez zmian. Wybierz inną zapisaną grę albo zastąp plik nieuszkodzoną kopią.
error-cannot-save = Gry nie można zapisać w { $where } ({ $why }). To, co tam było wcześniej, pozostało bez zmian, a gra trwa dalej. Zapisz ją gdzie indziej albo usuń przyczynę i spróbuj ponownie.
error-newer-save = Zapisana gra { $where } pochodzi z nowszej wersji Stolka niż ta. Plik pozostał bez zmian. Zaktualizuj Stolka i otwórz ją ponownie.
error-other-game = Zapisana partia { $where } należy do gry „{ $game }”, a nie do gry „{ $wanted }”. Plik pozostał bez zmian. Otwórz ją w grze „{ $game }”.
error-bad-log = Nie można odtworzyć zapisu partii od odpowiedzi nr { NUMBER($number, useGrouping: 0) } ({ $why }). Zapis pozostał bez zmian, a wszystko przed tą odpowiedzią obowiązuje. Kontynuuj od wcześniej zapisanej gry.

error-illegal = { $reason } { $rule ->
        [none] { "" }
       *[other] (Zasada { $rule }.){ " " }
    }Nic się nie zmieniło; wybierz spośród tego, co jest teraz dostępne.
error-bad-deck = Talią „{ $deck }” nie można grać. { $reason } { $rule ->
        [none] { "" }
       *[other] (Zasada { $rule }.){ " " }
    }Gra się nie rozpoczęła, a talia pozostała bez zmian. Popraw ją albo wybierz inną.

error-unknown-rule = Nie ma zasady „{ $id }”. { $near ->
        [none] Przeszukaj zasady za pomocą --find.
       *[other] Podobne do niej: { $near }.
    }
error-missing-word = W języku „{ $lang }” brakuje tekstu „{ $word }”. Gra pozostała bez zmian. To błąd Stolka: prosimy go zgłosić i do czasu naprawy używać innego języka.

## Dlaczego odpowiedź została odrzucona, niezależnie od gry

refusal-other = Ta odpowiedź nie jest teraz dozwolona.
refusal-game-over = Gra się skończyła.
refusal-not-your-decision = Ta decyzja nie należy do ciebie.
refusal-no-such-answer = „{ NUMBER($answer, useGrouping: 0) }” nie jest odpowiedzią na to pytanie.
refusal-not-offered = Ta możliwość nie jest teraz dostępna.
refusal-nothing-to-undo = Nie ma czego cofnąć: nie da się wrócić przed rzut kośćmi, dobranie kart, nowo ujawnioną informację ani odpowiedź innego gracza.

## Co jest nie tak z talią, niezależnie od gry

deck-other = Łamie zasady budowy talii.
deck-unknown-deck = Nie ma talii o tej nazwie. Są: { $known }.
deck-no-deck = To nie jest lista kart.
deck-unreadable = Nie można jej odczytać ({ $why }).
deck-unknown-card = Nie ma karty „{ $card }”.
deck-bad-number = „{ $number }” nie jest liczbą kopii karty „{ $card }”.
