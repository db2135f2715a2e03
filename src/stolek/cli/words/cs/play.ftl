### Hraní v terminálu.

cli-play = Hrát v tomto terminálu, proti počítači nebo s někým vedle vás.
cli-resume = Ukázat rozehrané hry, nebo v některé pokračovat.

play-option-decks = sady, jménem nebo jako soubory; jinak náhodné, každá jiná
play-option-seats = kdo kde sedí, a tedy kolik vás hraje: you (vy), { $bots }; jinak vy proti search
play-option-option = co dalšího se před hrou volí, třeba rounds=3; více hodnot oddělte čárkami; lze uvést vícekrát
play-option-campaign = kampaň, v níž jedna hra navazuje na druhou: pokračovat v ní, nebo ji začít; s volbami vždy začít novou
play-option-seed = rozdat tyto karty a házet těmito kostkami
play-option-real-dice = házet skutečnými kostkami, dobírat skutečné karty a zadávat, co ukázaly
play-option-save = po každé odpovědi zapsat hru také do tohoto souboru
play-option-resume-file = pokračovat ve hře z tohoto souboru

play-resume-number = ve které hře ze seznamu pokračovat
play-resume-none = Žádná hra není rozehraná. Novou začnete příkazem: stolek play GAME
play-resume-games = { $number ->
        [one] Rozehraná je jedna hra:
        [few] Rozehrané jsou { $number } hry, nejnovější je první:
       *[other] Rozehraných je { $number } her, nejnovější je první:
    }
play-resume-game = { $game } · { $seats } · { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    } · { $when }
play-resume-how = V některé z nich pokračujte příkazem: stolek resume N

## Průběh hry

play-welcome = Odpovídejte číslem, nebo jmenujte, na co ukazujete („c3 c5“). „pomoc“ vypíše příkazy. Hra se po každé odpovědi sama uchová.
play-kept = Hra je uchovaná. Pokračovat v ní můžete příkazem: stolek resume
play-not-kept = Konec této hry se nepodařilo uchovat, viz výše.
play-cannot-keep = Hru nelze na tomto počítači uchovávat ({ $why }). Pokračuje dál; uložte si ji příkazem „uložit SOUBOR“.
play-in-other-window = Tato hra se právě hraje v jiném okně. Nic se nezměnilo. Pokračujte tam, nebo ji tam nejdřív ukončete.
play-thinking = { $who } přemýšlí …
play-won = { $who }: vítězství!
play-you-won = Vyhráli jste. Gratulujeme!
play-you-lost = Prohráli jste. Snad příště!
play-drawn = Hra končí remízou.
play-shared = { $who }: společné vítězství!
play-nobody-won = Nevyhrál nikdo.
play-part = Hra skončila: dosáhli jste { $share } % cíle.
play-go-on = Enter: další hra. Cokoli jiného: někdy jindy („stolek resume“).
play-pass-away = Na řadě je { $number }. hráč. Předejte mu obrazovku a stiskněte Enter.
play-pass-ready = { $number }. hráč: až se nikdo jiný nebude dívat, stiskněte Enter.

## Co se píše u výzvy

play-no-such-number = Odpověď { $number } tu není; poslední je { $last }. Nic se nezměnilo. Prázdný řádek ukáže odpovědi znovu.
play-several = Tomu odpovídá víc možností: { $numbers }. Nic se nezměnilo; napište jedno z těchto čísel.
play-unknown = „{ $text }“ nerozumím. Nic se nezměnilo. Napište číslo, jména toho, co myslíte („c3 c5“), nebo „pomoc“.
play-unknown-near = „{ $text }“ nerozumím. Nic se nezměnilo. Mysleli jste „{ $near }“? „pomoc“ vypíše všechny příkazy.
play-not-now = Dokud se čeká na kostky nebo karty, nelze na to odpovědět.

play-help = Číslo dá tuto odpověď; stejně tak jména toho, na co ukazujete, třeba „c3 c5“. Prázdný řádek ukáže odpovědi znovu. Příkazy:
play-names-help = pomoc, nápověda
play-help-help = tento seznam
    .usage = pomoc
play-names-why = proč
play-help-why = proč se něco nenabízí: „proč c3 c5“, „proč“ a karta
    .usage = proč …
play-names-hint = rada, poraď
play-help-hint = co by na vašem místě udělal počítač
    .usage = rada
play-names-undo = zpět
play-help-undo = vzít poslední odpověď zpět
    .usage = zpět
play-names-board = stůl, deska
play-help-board = ukázat znovu stůl i odpovědi
    .usage = stůl
play-names-hand = ruka
play-help-hand = vaše karty celé a váš odkládací balíček
    .usage = ruka
play-names-card = karta
play-help-card = co říká karta, podle jména nebo pole
    .usage = karta JMÉNO
play-names-rules = pravidla, pravidlo
play-help-rules = číst pravidlo podle označení nebo pravidla s danými slovy
    .usage = pravidla ID|TEXT
play-names-log = záznam, děj
play-help-log = co se naposledy stalo
    .usage = záznam [N]
play-names-lang = jazyk
play-help-lang = mluvit jiným jazykem: en, cs, pl
    .usage = jazyk en
play-names-save = uložit, ulož
play-help-save = zapsat hru do souboru
    .usage = uložit SOUBOR
play-names-load = načíst, načti
play-help-load = pokračovat ve hře ze souboru
    .usage = načíst SOUBOR
play-names-quit = konec
play-help-quit = skončit; hra zůstane uchovaná
    .usage = konec

## Proč, rada, zpět

play-why-what = Proč co? Jmenujte kameny a pole v pořadí akce, třeba „proč c3 c5“, nebo číslo odpovědi.
play-why-offered = To je možné: { $number }) { $text }
play-why-refused = Nelze: { $text } — { $reason }
play-why-elsewhere = „{ $text }“ není odpověď na současnou otázku: { $question }
play-why-unclear = „{ $text }“ neoznačuje žádnou známou akci. Jmenujte kameny a pole v pořadí akce, třeba „proč c3 c5“.
play-why-nothing-there = Na poli { $place } nic neleží, takže odtud nelze nic udělat.
play-hint = Počítač by zvolil { $number }) { $text }
play-undone = Poslední odpověď je vzata zpět.

## Karty, pravidla, záznam, jazyk

play-card-which = Kterou kartu? Napište její jméno nebo pole.
play-card-unknown = Karta „{ $text }“ není, a na takovém poli také žádná neleží.
play-card-several = Odpovídá víc karet: { $names }
play-log-empty = Ještě se nic nestalo.
play-rules-which = Které pravidlo? Napište jeho označení nebo slova, která v něm jsou.
play-rules-nothing = O „{ $text }“ nemluví žádné pravidlo.
play-rules-more = Mluví o tom i další pravidla: { $ids }
play-lang = Odteď česky.
play-lang-which = Kterým jazykem? Na výběr jsou { $known }.

## Soubory

play-save-where = Kam uložit? Napište jméno souboru.
play-save-other-file = { $where } obsahuje něco, co není uložená hra. Zůstal nedotčený; zvolte jiné jméno.
play-save-failed = { $where } nelze zapsat ({ $why }). Hra pokračuje a uchovává se jako dosud; zvolte jiné místo.
play-saved = Uloženo do { $where }.
play-load-which = Co načíst? Napište jméno souboru.
play-loaded = Načteno: { $where }. Předchozí hra je uchovaná: stolek resume

## Skutečné kostky a karty

play-luck-dice = { $number ->
        [one] Hoďte jednou kostkou a napište, co ukázala:
        [few] Hoďte { $number } kostkami a napište s mezerami, co ukázaly:
       *[other] Hoďte { $number } kostkami a napište s mezerami, co ukázaly:
    }
play-luck-lot = Losujte a napište, na koho to padlo:
play-luck-card = { $who }: doberte kartu a napište její jméno. Víc karet oddělte čárkami.
play-luck-card-open = Táhněte a napište, co to je. Víc karet oddělte čárkami.
play-luck-no-face = „{ $face }“ na žádné stěně kostky není. Nic se nezměnilo; stěny jsou: { $faces }.
play-luck-count = { $told ->
        [one] To je { $told } kostka
        [few] To jsou { $told } kostky
       *[other] To je { $told } kostek
    }, ale zadat jich je třeba { $number }. Nic se nezměnilo.
play-luck-several = Odpovídá víc karet: { $names }. Nic se nezměnilo; napište větší část jména.
play-luck-no-card = „{ $text }“ tu dobrat nelze. Nic se nezměnilo; dobrat lze: { $names }.
play-luck-no-card-left = „{ $text }“ tu dobrat nelze. Nic se nezměnilo; podívejte se na kartu znovu.
