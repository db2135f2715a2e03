### stolek arena

cli-arena = Nechat dva boty odehrát mnoho her proti sobě.
cli-arena-bots = dva boti, z těchto: { $bots } (N je počet simulací)
cli-arena-games = kolik her, násobek počtu míst: každé rozdání se hraje z každého místa jednou
cli-arena-seats = kolik jich hraje; jinak obvyklý počet té hry
cli-arena-option = co dalšího se před hrou volí, třeba rounds=3; lze uvést vícekrát
cli-arena-jobs = v kolika procesech
cli-arena-seed = jiné číslo, jiná rozdání; stejné číslo dá stejné hry
cli-arena-json = jako JSON
cli-arena-method = U dvou míst je skóre podíl bodů bota B. U více míst je to podíl her, které A vyhraje sám proti ostatním botům B, společné vítězství se počítá dílem; u jednoho místa průměr toho, čeho A dosáhne, a B hraje stejná rozdání. Meze tvoří 95% interval přes rozdání (normální, s jedním vyhraným a jedním prohraným rozdáním navíc). Sekundy patří botovi, o jehož skóre jde.
cli-arena-score = { $b } získal { $score } bodů proti { $a }, her: { $games } (95% interval: { $low } až { $high }).
cli-arena-score-many = { $a } vyhrál { $score } her z { $games }, sám proti { $seats } × { $b } (95% interval: { $low } až { $high }; spravedlivých by bylo { $fair }).
cli-arena-score-alone = { $a } sám dosáhl { $score }, { $b } { $score_b }, rozdání: { $games } (95% interval: { $low } až { $high }).
cli-arena-by-seat = Podle míst: { $shares }.
cli-arena-seconds = Sekund na rozhodnutí, { $bot }: průměrně { $mean }, v 99 ze 100 nejvýše { $p99 }, nejvýše { $max }.
error-bot-failed = Bot { $bot } selhal v rozdání { $deal }: { $why }. Hry už odehrané se nepočítají. Zkuste méně simulací, nebo to nahlaste i s číslem --seed.
