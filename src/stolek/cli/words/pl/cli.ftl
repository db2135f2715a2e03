### Co mówi wiersz poleceń.

cli-usage = użycie:
cli-subjects = czego dotyczy
cli-choices = opcje
cli-subject-game = która gra: { $games }
cli-choice-help = pokaż tę pomoc
cli-choice-lang = w jakim języku mówić (teraz: { $lang })
cli-choice-version = pokaż wersję
cli-misused = Nie można tego zrozumieć: { $why }. Nic nie zostało wykonane. Pomoc: { $command } --help

cli-about = Stolek, cyfrowy stół do złożonych gier planszowych. Nieoficjalny, tworzony przez graczy.
cli-commands = polecenia:
cli-more = Pomoc do polecenia: stolek COMMAND --help
cli-version = Stolek { $version } ({ $build ->
        [compiled] skompilowany
       *[interpreted] interpretowany
    })

## stolek rules

cli-rules = Czytaj zasady gry.
cli-rules-id = oznaczenia zasad lub przykładów do przeczytania; bez nich wszystkie zasady
cli-rules-find = czytaj zasady, w których są wszystkie te słowa
cli-rules-house = pokaż wartości, których źródła gry nie podają, tak jak ustalono je tutaj
cli-rules-example = przykład
cli-rules-note = Uwaga:
cli-rules-see = Zobacz też:
cli-rules-nothing = Żadna zasada nie mówi o „{ $text }”.
cli-rules-see-house = Niektórych wartości źródła gry nie podają; jak ustalono je tutaj: { $command }
cli-rules-no-house = Wszystkie wartości tej gry są podane w jej źródłach.

## stolek ledger

cli-ledger = Pokaż, ile zasad gry jest objętych testami.
cli-ledger-json = jako JSON
cli-ledger-tests = gdzie są testy, jeśli nie obok programu
cli-ledger-rules = Zasad: { $rules }. Objętych testami: { $tested }. Nie da się testować: { $reasons }. Bez testu: { $untested }.
cli-ledger-examples = Przykładów: { $examples }. Objętych testami: { $tested }.
cli-ledger-reason = Nie da się testować, { $id }:
cli-ledger-untested = Bez testu:

## stolek companion

cli-companion = Graj za automatycznego gracza w grze z twojego pudełka: rzuca za niego i mówi, co zabiera.
cli-companion-option = co jeszcze ustala się przed grą, na przykład scenario=3; można podać kilka razy
cli-companion-seed = dla tej samej liczby te same rzuty
cli-companion-help = Pusty wiersz: jego tura. „nie”: tam nie ma miejsca, rzuca jeszcze raz. „runda”: koniec rundy. „koniec”: zakończ.
cli-companion-no = nie, pełno
cli-companion-round = runda, koniec rundy
cli-companion-quit = koniec, wyjdź
