### Gracze komputerowi, bez względu na grę.

bot-random = Losujący
    .note = Gra cokolwiek, co wolno, bez zastanowienia. Dobry do prób.
bot-greedy = Szybki
    .note = Bierze to, co w tej chwili wygląda najlepiej, i nie patrzy naprzód. Odpowiada od razu.
bot-search = { $budget ->
        [none] Myśliciel
       *[other] Myśliciel, prób: { $budget }
    }
    .note = { $budget ->
        [none] Przed każdą odpowiedzią rozgrywa wiele możliwych przebiegów. Trwa to kilka sekund.
       *[other] Przed każdą odpowiedzią rozgrywa możliwe przebiegi w liczbie { $budget }. Im ich więcej, tym jest silniejszy i wolniejszy.
    }
