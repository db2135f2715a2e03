### stolek bench

cli-bench = Změří, jak rychlá a jak malá je hra, vedle python-chess v témže běhu.
cli-bench-seconds = jak dlouho se má hrát náhodně
cli-bench-seed = jiné semínko, jiné hry
cli-bench-with = změřit i sestavení, které používá tento Python (jinak přeložené, pokud tu je)
cli-bench-only = změřit jen toto sestavení
cli-bench-json = jako JSON
cli-bench-mode = { $mode ->
        [compiled] Přeloženo
       *[other] Interpretováno
    }
cli-bench-decisions-per-s = rozhodnutí za sekundu, pokaždé se všemi možnostmi
cli-bench-games-per-s = náhodných her za sekundu
cli-bench-copy-us = jedna kopie v klidu, mikrosekundy
cli-bench-copy-mid-us = jedna kopie uprostřed efektu, mikrosekundy
cli-bench-state-bytes = bajtů zabere uchovaný stav
cli-bench-save-bytes = bajtů má uložená hra bez záznamu
cli-bench-log-bytes = bajtů má záznam celé hry
cli-bench-yardstick-per-s = python-chess: náhodných tahů za sekundu
cli-bench-ratio = rozhodnutí na jeden tah python-chess
