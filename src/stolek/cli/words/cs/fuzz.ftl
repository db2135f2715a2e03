### stolek fuzz

cli-fuzz = Hrát náhodné hry a po každém rozhodnutí ověřit, že je vše v pořádku.
cli-fuzz-games = kolik her
cli-fuzz-seed = číslo rozdání první hry; každá další má číslo o jednu vyšší
cli-fuzz-jobs = v kolika procesech
cli-fuzz-json = jako JSON, se vším, co je třeba ke zopakování chyby
cli-fuzz-method = Ověřuje se: co o stole nikdy nesmí platit, kopie, uložené hry, braní zpět, přehrání záznamů, otázky bez odpovědi a že nikdo nepozná, co vědět nemá. Návratová hodnota je 1, pokud se něco nezdařilo.
cli-fuzz-played = Her: { NUMBER($games, useGrouping: 0) }. Rozhodnutí: { NUMBER($decisions, useGrouping: 0) }. Chyb: { NUMBER($failures, useGrouping: 0) }.
cli-fuzz-failure = Rozdání { NUMBER($seed, useGrouping: 0) }, počet rozhodnutí { NUMBER($decision, useGrouping: 0) }: { $why }
