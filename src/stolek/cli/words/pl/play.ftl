### Granie w terminalu.

cli-play = Graj w tym terminalu, przeciw komputerowi albo z kimś obok.
cli-resume = Pokaż rozpoczęte gry albo kontynuuj jedną z nich.

play-option-decks = talie, po nazwie lub jako pliki; w przeciwnym razie losowe, każda inna
play-option-seats = kto gdzie siedzi, a więc ilu gra: you (ty), { $bots }; domyślnie ty przeciw search
play-option-option = co jeszcze wybiera się przed grą, na przykład rounds=3; kilka wartości oddziel przecinkami; można podać kilka razy
play-option-campaign = kampania, w której jedna gra następuje po drugiej: grać dalej albo ją zacząć; z opcjami zawsze zaczyna nową
play-option-seed = rozdaj te karty i rzucaj tymi kośćmi
play-option-real-dice = rzucaj prawdziwymi kośćmi, dobieraj prawdziwe karty i wpisuj, co pokazały
play-option-save = po każdej odpowiedzi zapisuj grę także do tego pliku
play-option-resume-file = kontynuuj grę z tego pliku

play-resume-number = którą grę z listy kontynuować
play-resume-none = Nie ma rozpoczętych gier. Nową rozpoczniesz poleceniem: stolek play GAME
play-resume-games = { $number ->
        [one] Rozpoczęta jest jedna gra:
        [few] Rozpoczęte są { $number } gry, najnowsza jest pierwsza:
       *[other] Rozpoczętych jest { $number } gier, najnowsza jest pierwsza:
    }
play-resume-game = { $game } · { $seats } · { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
       *[other] { $answers } odpowiedzi
    } · { $when }
play-resume-how = Aby kontynuować jedną z nich: stolek resume N

## Przebieg gry

play-welcome = Odpowiadaj numerem albo nazwij to, na co wskazujesz („c3 c5”). „pomoc” wypisuje polecenia. Gra jest zachowywana po każdej odpowiedzi.
play-kept = Gra jest zachowana. Aby ją kontynuować: stolek resume
play-not-kept = Końca tej gry nie udało się zachować, zobacz wyżej.
play-cannot-keep = Gry nie można zachowywać na tym komputerze ({ $why }). Toczy się dalej; zapisz ją poleceniem „zapisz PLIK”.
play-in-other-window = Ta gra toczy się właśnie w innym oknie. Nic się nie zmieniło. Kontynuuj tam albo najpierw ją tam zakończ.
play-thinking = { $who } myśli …
play-won = { $who }: zwycięstwo!
play-you-won = Wygrywasz. Gratulacje!
play-you-lost = Przegrywasz. Może następnym razem!
play-drawn = Gra kończy się remisem.
play-shared = { $who }: wspólne zwycięstwo!
play-nobody-won = Nikt nie wygrał.
play-part = Koniec gry: osiągnięto { $share } % celu.
play-go-on = Enter: następna gra. Cokolwiek innego: innym razem („stolek resume”).
play-pass-away = Teraz gracz { $number }. Przekaż ekran i naciśnij Enter.
play-pass-ready = Gracz { $number }: naciśnij Enter, gdy nikt inny nie patrzy.

## Co się wpisuje

play-no-such-number = Nie ma odpowiedzi { $number }; ostatnia to { $last }. Nic się nie zmieniło. Pusty wiersz pokaże odpowiedzi ponownie.
play-several = Pasuje kilka odpowiedzi: { $numbers }. Nic się nie zmieniło; wpisz jeden z tych numerów.
play-unknown = Nie rozumiem „{ $text }”. Nic się nie zmieniło. Wpisz numer, nazwy tego, co masz na myśli („c3 c5”), albo „pomoc”.
play-unknown-near = Nie rozumiem „{ $text }”. Nic się nie zmieniło. Czy chodziło o „{ $near }”? „pomoc” wypisuje wszystkie polecenia.
play-not-now = Na to nie ma odpowiedzi, dopóki czekamy na kości lub karty.

play-help = Numer daje tę odpowiedź; tak samo nazwy tego, na co wskazujesz, na przykład „c3 c5”. Pusty wiersz pokazuje odpowiedzi ponownie. Polecenia:
play-names-help = pomoc
play-help-help = ta lista
    .usage = pomoc
play-names-why = dlaczego, czemu
play-help-why = dlaczego czegoś nie ma wśród odpowiedzi: „dlaczego c3 c5”, „dlaczego” i karta
    .usage = dlaczego …
play-names-hint = rada, podpowiedź
play-help-hint = co zrobiłby komputer na twoim miejscu
    .usage = rada
play-names-undo = cofnij
play-help-undo = cofnij ostatnią odpowiedź
    .usage = cofnij
play-names-board = stół, plansza
play-help-board = pokaż stół i odpowiedzi ponownie
    .usage = stół
play-names-hand = ręka
play-help-hand = twoje karty w całości i twój stos kart odrzuconych
    .usage = ręka
play-names-card = karta
play-help-card = co mówi karta, po nazwie lub polu
    .usage = karta NAZWA
play-names-rules = zasady, zasada
play-help-rules = czytaj zasadę po oznaczeniu albo zasady z tymi słowami
    .usage = zasady ID|TEKST
play-names-log = dziennik, zapis
play-help-log = co się ostatnio wydarzyło
    .usage = dziennik [N]
play-names-lang = język
play-help-lang = mów innym językiem: en, cs, pl
    .usage = język en
play-names-save = zapisz
play-help-save = zapisz grę do pliku
    .usage = zapisz PLIK
play-names-load = wczytaj
play-help-load = kontynuuj grę z pliku
    .usage = wczytaj PLIK
play-names-quit = koniec, wyjdź
play-help-quit = zakończ; gra zostaje zachowana
    .usage = koniec

## Dlaczego, rada, cofnij

play-why-what = Dlaczego co? Nazwij elementy i pola w kolejności akcji, na przykład „dlaczego c3 c5”, albo podaj numer odpowiedzi.
play-why-offered = To jest możliwe: { $number }) { $text }
play-why-refused = Niemożliwe: { $text } — { $reason }
play-why-elsewhere = „{ $text }” nie jest odpowiedzią na obecne pytanie: { $question }
play-why-unclear = „{ $text }” nie oznacza żadnej znanej akcji. Nazwij elementy i pola w kolejności akcji, na przykład „dlaczego c3 c5”.
play-why-nothing-there = Na polu { $place } nic nie leży, więc stamtąd nic nie można zrobić.
play-hint = Komputer wybrałby { $number }) { $text }
play-undone = Ostatnia odpowiedź została cofnięta.

## Karty, zasady, dziennik, język

play-card-which = Która karta? Podaj jej nazwę lub pole.
play-card-unknown = Nie ma karty „{ $text }” ani żadnej na polu o tej nazwie.
play-card-several = Pasuje kilka kart: { $names }
play-log-empty = Jeszcze nic się nie wydarzyło.
play-rules-which = Która zasada? Podaj jej oznaczenie albo słowa, które w niej są.
play-rules-nothing = Żadna zasada nie mówi o „{ $text }”.
play-rules-more = Mówią o tym także inne zasady: { $ids }
play-lang = Odtąd po polsku.
play-lang-which = Jakim językiem? Do wyboru: { $known }.

## Pliki

play-save-where = Gdzie zapisać? Podaj nazwę pliku.
play-save-other-file = W { $where } jest coś, co nie jest zapisaną grą. Plik pozostał nietknięty; wybierz inną nazwę.
play-save-failed = Nie można zapisać { $where } ({ $why }). Gra toczy się dalej i jest zachowywana jak dotąd; wybierz inne miejsce.
play-saved = Zapisano do { $where }.
play-load-which = Co wczytać? Podaj nazwę pliku.
play-loaded = Wczytano { $where }. Poprzednia gra jest zachowana: stolek resume

## Prawdziwe kości i karty

play-luck-dice = { $number ->
        [one] Rzuć jedną kością i wpisz, co pokazała:
        [few] Rzuć { $number } kośćmi i wpisz ze spacjami, co pokazały:
       *[other] Rzuć { $number } kośćmi i wpisz ze spacjami, co pokazały:
    }
play-luck-lot = Losujcie i wpisz, na kogo padło:
play-luck-card = { $who }: dobierz kartę i wpisz jej nazwę. Kilka kart oddziel przecinkami.
play-luck-card-open = Dobierz i wpisz nazwę. Kilka kart oddziel przecinkami.
play-luck-no-face = „{ $face }” nie ma na żadnej ściance kości. Nic się nie zmieniło; ścianki to: { $faces }.
play-luck-count = { $told ->
        [one] To { $told } kość
        [few] To { $told } kości
       *[other] To { $told } kości
    }, a trzeba podać { $number }. Nic się nie zmieniło.
play-luck-several = Pasuje kilka kart: { $names }. Nic się nie zmieniło; wpisz więcej nazwy.
play-luck-no-card = „{ $text }” nie można tu dobrać. Nic się nie zmieniło; można: { $names }.
play-luck-no-card-left = „{ $text }” nie można tu dobrać. Nic się nie zmieniło; spójrz na kartę jeszcze raz.
