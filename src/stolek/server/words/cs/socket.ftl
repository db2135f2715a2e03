### Co se říká u stolu přes jeho spojení.

error-out-of-date = U stolu se stalo něco, co jste ještě neviděli. Vaše odpověď se nezapočítala. Podívejte se na stůl a odpovězte znovu.
error-seats-empty = Hra začne, až budou všechna místa obsazená. Nic se nestalo. Pošlete někomu odkaz, nebo dejte místo počítači.
error-cannot-take-back = { $reason ->
        [none] Neodpověděli jste na nic, co by šlo vzít zpět.
        [chance] Vaši poslední odpověď nelze vzít zpět: od té doby se házelo, dobíraly se karty nebo se ukázalo něco skrytého.
       *[others] Od té doby už někdo odpověděl. Zpět to vzít jde, pokud ostatní souhlasí: zeptejte se jich.
    } Nic se nezměnilo.
error-no-request = Nikdo vás už nežádá, aby směl vzít odpověď zpět. Nic se nezměnilo.
error-no-hint = Napovědět lze jen tehdy, když jste na tahu. Nic se nezměnilo.
error-too-slow = Vaše spojení stolu nestačilo. Vše, co vám bylo potvrzeno, zůstává. Stránka se vrátí sama.
error-going-down = Server končí nebo se spouští znovu. Co vám bylo potvrzeno, zůstává. Stránka se vrátí sama.
error-bad-setting = { $option } nemůže být { $value } ({ $why }). Server se nespustil. Zvolte jinou hodnotu.
error-wants-postgres = Více procesů ({ $workers }) potřebuje PostgreSQL: SQLite je pro jeden. Server se nespustil. Zadejte --database postgresql://HOST/NAME, nebo vynechte --workers.
error-port-taken = Port { $port } na { $host } je obsazený nebo nepovolený ({ $why }). Server se nespustil. Zvolte jiný pomocí --port.
error-no-database = Databázi nelze otevřít: { $why }. Server se nespustil a nic se v ní nezměnilo. Zkontrolujte --database a --data.

undo-why-none = Zatím jste neodpověděli na nic, co by šlo vzít zpět.
undo-why-chance = Od vaší poslední odpovědi se házelo, dobíraly se karty nebo se ukázalo něco skrytého.

why-elsewhere = Teď ne: { $question }
why-unclear = Samo o sobě to na otázku neodpovídá. Vyberte nejdřív něco, co svítí, a pak se zeptejte, proč to tam nejde.
why-nothing = Teď nejste na tahu.
why-offered = Tohle jde: { $text }

page-missing-title = Stránka není sestavená
page-missing = Server běží, ale stránka stolu ještě není sestavená. Sestavíte ji příkazem: python3 dev.py build
