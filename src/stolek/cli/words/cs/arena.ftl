### stolek arena

cli-arena = Nechat dva boty odehrát mnoho her proti sobě.
cli-arena-bots = dva boti, z těchto: { $bots } (N je počet simulací)
cli-arena-games = kolik her, sudé číslo: každé rozdání se hraje dvakrát, s vyměněnými místy
cli-arena-jobs = v kolika procesech
cli-arena-seed = jiné číslo, jiná rozdání; stejné číslo dá stejné hry
cli-arena-json = jako JSON
cli-arena-method = Skóre je podíl bodů bota B. Meze tvoří 95% interval průměru přes rozdání (normální, s jedním vyhraným a jedním prohraným rozdáním navíc). Sekundy jsou sekundy bota B.
cli-arena-score = { $b } získal { $score } bodů proti { $a }, her: { $games } (95% interval: { $low } až { $high }).
cli-arena-seconds = Sekund na rozhodnutí, { $b }: průměrně { $mean }, v 99 ze 100 nejvýše { $p99 }, nejvýše { $max }.
error-bot-failed = Bot { $bot } selhal v rozdání { $deal }: { $why }. Hry už odehrané se nepočítají. Zkuste méně simulací, nebo to nahlaste i s číslem --seed.
