### Co mówi się przy stole przez jego połączenie.

error-out-of-date = Przy stole stało się coś, czego jeszcze nie widać było na stronie. Odpowiedź nie została przyjęta. Spójrz na stół i odpowiedz jeszcze raz.
error-seats-empty = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Nic się nie stało. Wyślij komuś link albo oddaj miejsce komputerowi.
error-cannot-take-back = { $reason ->
        [none] Nie było jeszcze odpowiedzi, którą można by cofnąć.
        [chance] Ostatniej odpowiedzi nie można cofnąć: od tego czasu rzucano kośćmi, dobierano karty albo ujawniono coś ukrytego.
       *[others] Ktoś już potem odpowiedział. Można to cofnąć, jeśli pozostali się zgodzą: zapytaj ich.
    } Nic się nie zmieniło.
error-no-request = Nikt już nie prosi o zgodę na cofnięcie odpowiedzi. Nic się nie zmieniło.
error-no-hint = Podpowiedź można dostać tylko wtedy, gdy gra czeka na twoją odpowiedź. Nic się nie zmieniło.
error-too-slow = Połączenie nie nadążało za stołem. Wszystko, co zostało potwierdzone, jest zachowane. Strona wróci sama.
error-going-down = Serwer kończy pracę albo uruchamia się ponownie. Wszystko, co zostało potwierdzone, jest zachowane. Strona wróci sama.
error-bad-setting = { $option } nie może mieć wartości { $value } ({ $why }). Serwer się nie uruchomił. Wybierz inną wartość.
error-wants-postgres = Kilka procesów ({ $workers }) wymaga PostgreSQL: SQLite jest dla jednego. Serwer się nie uruchomił. Podaj --database postgresql://HOST/NAME albo pomiń --workers.
error-port-taken = Port { $port } na { $host } jest zajęty albo niedozwolony ({ $why }). Serwer się nie uruchomił. Wybierz inny przez --port.
error-no-database = Nie można otworzyć bazy danych: { $why }. Serwer się nie uruchomił i nic w niej nie zmieniono. Sprawdź --database i --data.

undo-why-none = Nie było jeszcze odpowiedzi, którą można by cofnąć.
undo-why-chance = Od ostatniej odpowiedzi rzucano kośćmi, dobierano karty albo ujawniono coś ukrytego.

why-elsewhere = Nie teraz: { $question }
why-unclear = Samo w sobie nie odpowiada to na pytanie. Wybierz najpierw coś, co świeci, a potem zapytaj, dlaczego tam się nie da.
why-nothing = Gra nie czeka teraz na twoją odpowiedź.
why-offered = To jest możliwe: { $text }

page-missing-title = Strona nie jest zbudowana
page-missing = Serwer działa, ale strona stołu nie została jeszcze zbudowana. Zbuduj ją poleceniem: python3 dev.py build
