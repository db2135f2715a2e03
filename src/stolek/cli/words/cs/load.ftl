### stolek load

cli-load = Posadí simulované lidi k mnoha stolům serveru na tomto počítači a změří, jak dlouho na sebe čekají.
cli-load-tables = kolik stolů, u každého dva lidé
cli-load-minutes = jak dlouho se hraje, u každého stolu průměrně jedna odpověď za 3 sekundy
cli-load-url = běžící server tohoto počítače, spuštěný s --limits 1000 (jinak se jeden spustí a zase ukončí)
cli-load-workers = procesy spuštěného serveru; více než jeden potřebuje --database
cli-load-database = databáze spuštěného serveru místo souboru, který se pak zahodí
cli-load-seed = jiné semínko, jiné odpovědi
cli-load-json = jako JSON
cli-load-seconds = sekund
cli-load-answers = odpovědí
cli-load-p50-ms = od odpovědi, než ji mají oba, milisekundy: polovina je rychlejší
cli-load-p95-ms = 95 % je rychlejších
cli-load-p99-ms = 99 % je rychlejších
cli-load-max-ms = nejpomalejší
cli-load-came-back = ztracených a obnovených spojení
cli-load-update-bytes = bajtů každé stránce na jednu odpověď
cli-load-load-cpu = jader procesoru potřebovali simulovaní lidé
cli-load-server-cpu = jader procesoru potřeboval server
cli-load-cold-start-s = sekund od spuštění serveru po první stránku
cli-load-warm-mb = paměť serveru po prvním stole, MB
cli-load-played-mb = se všemi stoly a dvěma otevřenými stránkami u každého, MB
cli-load-idle-table-kb = kB na každý stůl v paměti, na který se nikdo nedívá
cli-load-fault = Nepovedlo se, { $times }krát: { $what }
cli-load-good = To je to, co Stolek slibuje.
cli-load-not-good = To je méně, než Stolek slibuje (nic se nepokazí, 99 % do 150 ms, 200 kB na stůl, spuštění do 2 s).
error-load-failed = Simulovaní lidé nemohou hrát: { $why }. Žádné vaše hry se to nedotklo. Podívejte se na server a zkuste to znovu.
