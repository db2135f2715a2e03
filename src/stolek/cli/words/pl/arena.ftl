### stolek arena

cli-arena = Pozwól dwóm botom rozegrać wiele gier przeciw sobie.
cli-arena-bots = dwa boty, spośród: { $bots } (N to liczba symulacji)
cli-arena-games = ile gier, liczba parzysta: każde rozdanie gra się dwa razy, z zamianą miejsc
cli-arena-jobs = w ilu procesach
cli-arena-seed = inna liczba, inne rozdania; ta sama liczba daje te same gry
cli-arena-json = jako JSON
cli-arena-method = Wynik to udział punktów bota B. Granice to 95% przedział średniej po rozdaniach (normalny, z dodanym jednym wygranym i jednym przegranym rozdaniem). Sekundy dotyczą bota B.
cli-arena-score = { $b } zdobył { $score } punktów przeciw { $a }, gier: { $games } (przedział 95%: od { $low } do { $high }).
cli-arena-seconds = Sekund na decyzję, { $b }: średnio { $mean }, w 99 na 100 najwyżej { $p99 }, najwyżej { $max }.
error-bot-failed = Bot { $bot } zawiódł w rozdaniu { $deal }: { $why }. Gry już rozegrane się nie liczą. Spróbuj mniej symulacji albo zgłoś to wraz z liczbą --seed.
