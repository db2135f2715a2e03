### stolek serve

cli-serve = Obsługuje stół w przeglądarce.
cli-serve-host = adres, na którym serwer nasłuchuje; przy 0.0.0.0 mogą dołączyć inni z sieci
cli-serve-port = port; 0 oznacza dowolny wolny
cli-serve-data = folder, w którym przechowywane są stoły i osoby
cli-serve-database = gdzie są przechowywane zamiast tego: postgresql://UŻYTKOWNIK@KOMPUTER/NAZWA
cli-serve-workers = ile procesów; więcej niż jeden wymaga PostgreSQL
cli-serve-name = nazwa, pod którą ludzie znajdują serwer, jeśli stoi przed nim proxy; można podać kilka razy
cli-serve-address = adres, do którego prowadzą powiadomienia
cli-serve-private-notices = powiadomienia mogą iść także na adresy w tej sieci
cli-serve-browser = otwiera stronę w przeglądarce
cli-serve-ready = Stolek działa pod adresem { $url } (zakończysz go przez Ctrl+C)
