### Koniec gry jednoosobowej i kampania.

solo-verdict = Scenariusz { $scenario }, { $title }: { $rating ->
        [clumsy] niezdara
        [apprentice] uczeń
        [veteran] weteran
       *[hero] bohater
    }. Wynik: { $reached }.
solo-next = Na ocenę { $rating ->
        [apprentice] uczeń
        [veteran] weteran
       *[hero] bohater
    }: { $wanted }.
solo-aim = { $aim ->
        [points] { $number } PZ
        [coins] { $number ->
                [one] { $number } moneta
                [few] { $number } monety
               *[other] { $number } monet
            }
        [quests] { $number ->
                [one] { $number } zadanie
                [few] { $number } zadania
               *[other] { $number } zadań
            }
        [stores] { $number } z { $most } żetonów pełnych zapasów
        [kinds] { $number } z { $most } rodzajów ekwipunku
        [affiliations] { $number } z { $most } przynależności
       *[pairs] przynależności { $company }
    }

campaign-next = Kampania toczy się dalej: scenariusz { $scenario }, { $title }, poziom { $difficulty ->
        [easy] łatwy
        [normal] normalny
        [hard] trudny
       *[deadly] zabójczy
    }. Rozegrane gry: { $games }.
campaign-won = Kampania wygrana po { $games ->
        [one] { $games } grze
       *[other] { $games } grach
    }. Im mniej, tym lepiej.
campaign-lost = Kampania przegrana po { $games ->
        [one] { $games } grze
       *[other] { $games } grach
    }.
