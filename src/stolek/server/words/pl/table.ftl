# Strona stołu.

table-joining = Nakrywamy do stołu…
table-lost = Połączenie zostało przerwane. Wszystko, co zrobiono, jest zachowane; próbuję wrócić do stołu.
table-ended = Ta strona została odłączona od stołu.
table-retry = Spróbuj teraz
table-back = Powrót do stołów
table-unsent = { $n ->
    [one] Jedna odpowiedź jest w drodze.
    [few] { $n } odpowiedzi są w drodze.
   *[other] { $n } odpowiedzi jest w drodze.
}

table-seats = Kto tu siedzi
table-onlookers = { $n ->
    [one] Jeden widz
    [few] { $n } widzów
   *[other] { $n } widzów
}
table-away = poza stołem
table-seat-open = wolne miejsce
table-seat-friend = czeka na zaproszonego
table-stands-in = zastępuje { $bot }
table-bot = komputer
table-asked = ma teraz odpowiedzieć
table-thinking = myśli, { $percent } %
table-you = ty
table-waiting-seats = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-waiting-for = Czekamy: { $who }.
table-meanwhile = Tymczasem możesz coś zrobić.

table-your-turn = Twoja tura
table-turn-of = Tura: { $who }

table-ask = O co pyta gra
table-all-options = Wszystkie możliwości ({ $n })
table-hide-options = Ukryj listę
table-step-back = Wstecz
table-look-at = Obejrzyj: { $what }
table-sending = Już leci…
table-final = nie da się cofnąć
table-confirm = Tego nie da się cofnąć. Zrobić to?
table-confirm-always = Zrobić to?
table-confirm-yes = Zrób to
table-confirm-no = Jeszcze nie

table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-free = Ostatnią odpowiedź można cofnąć.
table-undo-not = Tego nie da się cofnąć.
table-undo-asked = { $who } prosi o cofnięcie ostatniej odpowiedzi.
table-undo-waiting = Prosisz o cofnięcie ostatniej odpowiedzi. Czekamy: { $who }.
table-undo-agree = Zgadzam się
table-undo-refuse = Nie zgadzam się
table-undo-open = Można poprosić pozostałych o zgodę na cofnięcie.

table-hint = Podpowiedź
table-hint-says = Podpowiedź: { $text }
table-hint-thinks = Komputer szuka podpowiedzi…
table-why = Dlaczego nie?
table-why-mode = Kliknij to, o co chcesz zapytać: figurkę, kartę albo pole.
table-why-fine = Nic tego nie zabrania.
table-rule = zasada { $rule }

table-log = Co się wydarzyło
table-log-open = Dziennik
table-log-jump = Pokaż stół w tej chwili
table-log-empty = Jeszcze nic się nie wydarzyło.
table-tools = Narzędzia
table-rules = Zasady
table-replay = Spójrz wstecz
table-again = Zagraj jeszcze raz
table-next = Zagraj następną grę
table-over = Koniec gry

table-position = Położenie
table-face-down = zakryta karta
table-under = Pod spodem:
table-pile-count = { $n ->
    [one] Jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}
table-pile-hidden = Nie da się ustalić, które to karty.
table-tab-lit = tu można coś zrobić
table-keys = Klawisze: strzałki między podświetlonymi miejscami, Enter wybiera, Escape wstecz, u cofnij, ? dlaczego nie, h podpowiedź, l dziennik

table-luck = Co wypadło na kościach?
table-luck-die = Kość { $n }
table-luck-send = Tak wypadło
