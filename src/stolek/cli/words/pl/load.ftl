### stolek load

cli-load = Sadza symulowane osoby przy wielu stołach serwera na tym komputerze i mierzy, jak długo na siebie czekają.
cli-load-tables = ile stołów, przy każdym dwie osoby
cli-load-minutes = jak długo grają, średnio jedna odpowiedź co 3 sekundy przy każdym stole
cli-load-url = działający serwer tego komputera, uruchomiony z --limits 1000 (domyślnie zostaje uruchomiony i zamknięty)
cli-load-workers = procesy uruchamianego serwera; więcej niż jeden wymaga --database
cli-load-database = baza danych uruchamianego serwera zamiast pliku, który potem znika
cli-load-seed = inne ziarno, inne odpowiedzi
cli-load-json = jako JSON
cli-load-seconds = sekund
cli-load-answers = odpowiedzi
cli-load-p50-ms = od odpowiedzi, aż mają ją obie osoby, w milisekundach: połowa jest szybsza
cli-load-p95-ms = 95 % jest szybszych
cli-load-p99-ms = 99 % jest szybszych
cli-load-max-ms = najwolniejsza
cli-load-came-back = połączeń utraconych i wznowionych
cli-load-update-bytes = bajtów dla każdej strony na jedną odpowiedź
cli-load-load-cpu = rdzeni procesora potrzebowały symulowane osoby
cli-load-server-cpu = rdzeni procesora potrzebował serwer
cli-load-cold-start-s = sekund od uruchomienia serwera do pierwszej strony
cli-load-warm-mb = pamięć serwera po pierwszym stole, w MB
cli-load-played-mb = ze wszystkimi stołami i dwiema otwartymi stronami przy każdym, w MB
cli-load-idle-table-kb = kB na każdy stół w pamięci, na który nikt nie patrzy
cli-load-fault = Nie udało się, { $times } razy: { $what }
cli-load-good = Tyle właśnie Stolek obiecuje.
cli-load-not-good = To mniej, niż Stolek obiecuje (nic się nie psuje, 99 % w 150 ms, 200 kB na stół, start w 2 s).
error-load-failed = Symulowane osoby nie mogą grać: { $why }. Żadna twoja gra nie została naruszona. Zajrzyj do serwera i spróbuj ponownie.
