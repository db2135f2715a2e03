### Co se nepovedlo: co se stalo, co zůstalo zachováno, co dělat.

error-unknown-game = Hru „{ $name }“ tu nemáme. Nic se nespustilo. Vyberte si některou z těchto: { $known }.
error-unknown-language = Jazykem „{ $lang }“ Stolek nemluví. Nic se nespustilo. Vyberte si některý z těchto: { $known }.
error-unknown-option = { $value ->
        [none] „{ $option }“ takto použít nelze.
       *[other] „{ $value }“ není možná hodnota pro { $option }.
    } Nic se neprovedlo. { $known ->
        [none] Zadejte jinou hodnotu.
       *[other] Možnosti: { $known }.
    }
error-other-seats = „{ $option }“ se při počtu hráčů { $seats } nevolí. Nic se nestalo. Vynechte to, nebo zvolte jiný počet míst: { $known }.

error-bad-save = Uloženou hru { $where } nelze přečíst ({ $why }). Soubor zůstal beze změny. Vyberte jinou uloženou hru, nebo soubor nahraďte neporušenou kopií.
error-cannot-save = Hru nelze uložit do { $where } ({ $why }). Co tam bylo předtím, zůstalo beze změny, a hra pokračuje. Uložte ji jinam, nebo odstraňte příčinu a zkuste to znovu.
error-newer-save = Uloženou hru { $where } zapsal novější Stolek, než je tento. Soubor zůstal beze změny. Aktualizujte Stolek a otevřete ji znovu.
error-other-game = Uložená partie { $where } patří ke hře „{ $game }“, ne ke hře „{ $wanted }“. Soubor zůstal beze změny. Otevřete ji ve hře „{ $game }“.
error-bad-log = Záznam partie nelze přehrát od odpovědi č. { NUMBER($number, useGrouping: 0) } dál ({ $why }). Záznam zůstal beze změny a všechno před touto odpovědí platí. Pokračujte z dříve uložené hry.

error-illegal = { $reason } { $rule ->
        [none] { "" }
       *[other] (Pravidlo { $rule }.){ " " }
    }Nic se nezměnilo; vyberte z toho, co se teď nabízí.
error-bad-deck = Se sadou „{ $deck }“ nelze hrát. { $reason } { $rule ->
        [none] { "" }
       *[other] (Pravidlo { $rule }.){ " " }
    }Hra nezačala a sada zůstala beze změny. Upravte ji, nebo vyberte jinou.

error-unknown-rule = Pravidlo „{ $id }“ neexistuje. { $near ->
        [none] Hledejte v pravidlech pomocí --find.
       *[other] Podobají se mu: { $near }.
    }
error-missing-word = V jazyce „{ $lang }“ chybí text „{ $word }“. Hra zůstala beze změny. Je to chyba Stolku: nahlaste ji prosím a do opravy použijte jiný jazyk.

## Proč je odpověď odmítnuta, ať se hraje cokoli

refusal-other = Tato odpověď teď není dovolená.
refusal-game-over = Hra skončila.
refusal-not-your-decision = Toto rozhodnutí není na vás.
refusal-no-such-answer = „{ NUMBER($answer, useGrouping: 0) }“ není odpověď na tuto otázku.
refusal-not-offered = Tato možnost se teď nenabízí.
refusal-nothing-to-undo = Není co vzít zpět: vrátit se nelze přes hod kostkami, dobrání karet, nově odhalenou informaci ani přes odpověď jiného hráče.

## Co je se sadou v nepořádku, ať se hraje cokoli

deck-other = Porušuje pravidla stavby sady.
deck-unknown-deck = Sada toho jména není. K dispozici jsou: { $known }.
deck-no-deck = Není to seznam karet.
deck-unreadable = Nelze ji přečíst ({ $why }).
deck-unknown-card = Karta „{ $card }“ neexistuje.
deck-bad-number = „{ $number }“ není počet kopií karty „{ $card }“.
