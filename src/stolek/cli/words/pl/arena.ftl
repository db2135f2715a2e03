### stolek arena

cli-arena = Pozwól dwóm botom rozegrać wiele gier przeciw sobie.
cli-arena-bots = dwa boty, spośród: { $bots } (N to liczba symulacji)
cli-arena-games = ile gier, wielokrotność liczby miejsc: każde rozdanie gra się raz z każdego miejsca
cli-arena-seats = ilu gra; bez tego zwykła liczba w tej grze
cli-arena-option = co jeszcze wybiera się przed grą, na przykład rounds=3; można podać kilka razy
cli-arena-jobs = w ilu procesach
cli-arena-seed = inna liczba, inne rozdania; ta sama liczba daje te same gry
cli-arena-json = jako JSON
cli-arena-method = Przy dwóch miejscach wynik to udział punktów bota B. Przy większej liczbie to udział gier, które A wygrywa sam przeciw botom B, a wspólne zwycięstwo liczy się częściowo; przy jednym miejscu średnia tego, co osiąga A, a B gra te same rozdania. Granice to 95% przedział po rozdaniach (normalny, z dodanym jednym wygranym i jednym przegranym rozdaniem). Sekundy dotyczą bota, o którego wynik chodzi.
cli-arena-score = { $b } zdobył { $score } punktów przeciw { $a }, gier: { $games } (przedział 95%: od { $low } do { $high }).
cli-arena-score-many = { $a } wygrał { $score } z { $games } gier, sam przeciw { $seats } × { $b } (przedział 95%: od { $low } do { $high }; sprawiedliwie byłoby { $fair }).
cli-arena-score-alone = { $a } sam osiągnął { $score }, { $b } { $score_b }, rozdań: { $games } (przedział 95%: od { $low } do { $high }).
cli-arena-by-seat = Według miejsc: { $shares }.
cli-arena-seconds = Sekund na decyzję, { $bot }: średnio { $mean }, w 99 na 100 najwyżej { $p99 }, najwyżej { $max }.
error-bot-failed = Bot { $bot } zawiódł w rozdaniu { $deal }: { $why }. Gry już rozegrane się nie liczą. Spróbuj mniej symulacji albo zgłoś to wraz z liczbą --seed.
