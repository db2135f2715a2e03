### stolek bench

cli-bench = Mierzy szybkość i rozmiar gry, obok python-chess w tym samym przebiegu.
cli-bench-seconds = jak długo grać losowo
cli-bench-seed = inne ziarno, inne gry
cli-bench-with = zmierzyć także wersję, której używa ten Python (domyślnie skompilowaną, jeśli jest)
cli-bench-only = zmierzyć tylko tę wersję
cli-bench-json = jako JSON
cli-bench-mode = { $mode ->
        [compiled] Skompilowana
       *[other] Interpretowana
    }
cli-bench-decisions-per-s = decyzji na sekundę, za każdym razem ze wszystkimi możliwościami
cli-bench-games-per-s = losowych gier na sekundę
cli-bench-copy-us = jedna kopia w spoczynku, w mikrosekundach
cli-bench-copy-mid-us = jedna kopia w trakcie efektu, w mikrosekundach
cli-bench-state-bytes = bajtów zajmuje zachowany stan
cli-bench-save-bytes = bajtów ma zapis gry bez dziennika
cli-bench-log-bytes = bajtów ma dziennik całej gry
cli-bench-yardstick-per-s = python-chess: losowych ruchów na sekundę
cli-bench-ratio = decyzji na jeden ruch python-chess
