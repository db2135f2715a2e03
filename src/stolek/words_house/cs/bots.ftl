### Počítačoví hráči, ať je hra jakákoli.

bot-random = Kostkař
    .note = Hraje cokoli, co je dovoleno, bez přemýšlení. Hodí se na zkoušení.
bot-greedy = Rychlík
    .note = Bere, co právě teď vypadá nejlépe, a nikdy nehledí dopředu. Odpovídá hned.
bot-search = { $budget ->
        [none] Myslitel
       *[other] Myslitel, pokusů: { $budget }
    }
    .note = { $budget ->
        [none] Před každou odpovědí si přehraje mnoho možných průběhů. Trvá to pár vteřin.
       *[other] Před každou odpovědí si přehraje možné průběhy, jejich počet je { $budget }. Čím víc jich je, tím je silnější a pomalejší.
    }
