### Czego serwer odmawia i co wysyła osobom, które akurat nie patrzą.

error-bad-request = To żądanie jest niezrozumiałe w miejscu „{ $where }” ({ $why }). Nic nie zostało wykonane. Popraw je i wyślij ponownie.
error-not-found = Pod tym adresem nic nie ma. Nic nie zostało wykonane. Wróć do stołów.
error-wrong-method = Ten adres nie rozumie takiego żądania. Nic nie zostało wykonane. Wróć do stołów.
error-no-table = Nie ma takiego stołu albo nie jest on dla ciebie dostępny. Nic się nie zmieniło. Poproś gospodarza o link albo wybierz inny stół z listy.
error-no-deck = Nie masz takiej talii. Nic się nie zmieniło. Wybierz jedną ze swoich.
error-stranger = Serwer jeszcze cię nie zna. Nic nie zostało wykonane. Wczytaj stronę ponownie, z włączoną obsługą ciasteczek.
error-bad-token = To żądanie nie pochodzi z twojej ważnej strony. Nic nie zostało wykonane. Wczytaj stronę ponownie.
error-strange-origin = To żądanie wysłała strona innej witryny. Nic nie zostało wykonane. Otwórz sam Stolek i spróbuj tam.
error-strange-host = Ten serwer nie odpowiada na nazwę podaną w adresie. Nic nie zostało wykonane. Użyj adresu, który pokazuje po uruchomieniu.
error-too-large = Wysłane dane są większe niż dozwolone { NUMBER($most, useGrouping: 0) } bajtów. Nic z nich nie zachowano. Wyślij coś mniejszego.
error-too-many = Zbyt wiele żądań w krótkim czasie. Nic nie zostało wykonane. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę.
        [few] { $seconds } sekundy.
       *[many] { $seconds } sekund.
    }
error-too-many-connections = Z twojego adresu otwarto więcej połączeń, niż wolno ({ $most }). Pozostałe działają dalej. Zamknij kilka stron i wczytaj tę ponownie.
error-too-many-of = { $what ->
        [decks] Nie możesz mieć więcej talii (najwyżej { $most }).
        [tables] Nie możesz mieć więcej nieukończonych stołów (najwyżej { $most }).
        [links] Ten stół nie może mieć więcej linków (najwyżej { $most }).
        [webhooks] Nie możesz mieć więcej webhooków (najwyżej { $most }).
       *[pushes] Nie możesz mieć powiadomień na większej liczbie urządzeń (najwyżej { $most }).
    } Nic nie zostało dodane. Usuń coś i spróbuj ponownie.
error-bad-login = Ta nazwa i to hasło do siebie nie pasują. Nic się nie zmieniło. Sprawdź jedno i drugie i spróbuj ponownie.
error-login-taken = Nazwa „{ $login }” jest już zajęta. Nic się nie zmieniło. Wybierz inną.
error-has-account = Masz już konto. Nic się nie zmieniło. Jeśli chcesz mieć inne, najpierw się wyloguj.
error-short-password = Hasło jest za krótkie: musi mieć co najmniej { $least ->
        [few] { $least } znaki.
       *[many] { $least } znaków.
    } Nic się nie zmieniło. Wybierz dłuższe.
error-not-host = To może zrobić tylko gospodarz tego stołu. Nic się nie zmieniło. Poproś go o to.
error-not-your-seat = To miejsce nie jest twoje. Nic się nie zmieniło. Odpowiadać może tylko ten, kto na nim siedzi.
error-seat-taken = Na tym miejscu ktoś już siedzi. Nic się nie zmieniło. Wybierz inne albo się przyglądaj.
error-not-now = Z tym miejscem nie da się teraz tego zrobić. Nic się nie zmieniło. Spójrz na stół i wybierz jeszcze raz.
error-bad-seats = Z tyloma miejscami nie da się grać w tę grę; możliwe liczby: { $wanted }. Stół nie powstał. Zmień miejsca i spróbuj ponownie.
error-dead-link = Ten link już nie działa: został wycofany lub wykorzystany albo jest niepełny. Nic się nie zmieniło. Poproś gospodarza o nowy.
error-no-replay = Tej chwili partii nie da się pokazać. Sama partia jest cała. Wybierz inną chwilę.
error-not-open-yet = Plik z tą partią zdradziłby to, co jest jeszcze ukryte. Nic nie zapisano. Poczekaj do końca partii albo niech wszyscy się zgodzą, że widzowie widzą wszystko.
error-strange-address = Pod adres „{ $url }” nie da się wysyłać powiadomień. Nic się nie zmieniło. Podaj publiczny adres, który zaczyna się od https:// lub http://.
error-fault = Coś się zepsuło na serwerze (numer { $number }). To, co zostało wcześniej potwierdzone, jest zachowane. Wczytaj stronę ponownie; jeśli to się powtórzy, zgłoś ten numer.

notice-turn-title = Twoja kolej
notice-turn = { $name } ({ $game }): czekamy na ciebie.

guest-name = { $quality ->
        [0] Cichy
        [1] Wesoły
        [2] Cierpliwy
        [3] Dzielny
        [4] Bystry
        [5] Senny
        [6] Zwinny
       *[7] Ciekawski
    } { $animal ->
        [0] borsuk
        [1] ryś
        [2] jeż
        [3] bocian
        [4] bóbr
        [5] zając
        [6] jeleń
       *[7] dzięcioł
    }
table-name = Stół: { $person }
