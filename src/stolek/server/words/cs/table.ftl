# Stránka stolu.

table-joining = Stůl se prostírá…
table-lost = Spojení je přerušené. Všechno, co jste udělali, zůstalo; zkouším se ke stolu vrátit.
table-ended = Tato stránka byla od stolu odpojena.
table-retry = Zkusit teď
table-back = Zpět ke stolům
table-unsent = { $n ->
    [one] Jedna odpověď je na cestě.
    [few] { $n } odpovědi jsou na cestě.
   *[other] { $n } odpovědí je na cestě.
}

table-seats = Kdo tu sedí
table-onlookers = { $n ->
    [one] Jeden divák
    [few] { $n } diváci
   *[other] { $n } diváků
}
table-away = pryč
table-seat-open = volné místo
table-seat-friend = čeká na pozvaného
table-stands-in = zaskakuje { $bot }
table-bot = počítač
table-asked = je na řadě s odpovědí
table-thinking = přemýšlí, { $percent } %
table-you = vy
table-waiting-seats = Hra začne, jakmile budou všechna místa obsazená.
table-waiting-for = Čeká se: { $who }.
table-meanwhile = Vy zatím můžete něco udělat.

table-your-turn = Jste na tahu
table-turn-of = Na tahu: { $who }

table-ask = Na co se hra ptá
table-all-options = Všechny možnosti ({ $n })
table-hide-options = Skrýt seznam
table-step-back = Zpět
table-look-at = Prohlédnout: { $what }
table-sending = Už to letí…
table-final = nepůjde vzít zpět
table-confirm = Tohle už nepůjde vzít zpět. Provést?
table-confirm-always = Provést?
table-confirm-yes = Provést
table-confirm-no = Ještě ne

table-undo = Vzít zpět
table-undo-ask = Požádat o vrácení
table-undo-free = Poslední odpověď můžete vzít zpět.
table-undo-not = Zpět už to vzít nejde.
table-undo-asked = { $who } žádá o vrácení poslední odpovědi.
table-undo-waiting = Požádali jste o vrácení poslední odpovědi. Čeká se: { $who }.
table-undo-agree = Souhlasím
table-undo-refuse = Nesouhlasím
table-undo-open = Můžete ostatní požádat, aby vám to dovolili vzít zpět.

table-hint = Nápověda
table-hint-says = Nápověda: { $text }
table-hint-thinks = Počítač hledá radu…
table-why = Proč to nejde?
table-why-mode = Klikněte na to, co vás zajímá: na figurku, kartu nebo pole.
table-why-fine = Nic tomu nebrání.
table-rule = pravidlo { $rule }

table-log = Co se stalo
table-log-open = Záznam
table-log-jump = Ukázat stůl v tomto okamžiku
table-log-empty = Zatím se nic nestalo.
table-tools = Nástroje
table-rules = Pravidla
table-replay = Ohlédnout se
table-again = Hrát znovu
table-next = Hrát další hru
table-over = Konec hry

table-position = Postavení
table-face-down = karta rubem nahoru
table-under = Vespod:
table-pile-count = { $n ->
    [one] Jedna karta
    [few] { $n } karty
   *[other] { $n } karet
}
table-pile-hidden = Které karty to jsou, se nedá zjistit.
table-tab-lit = tady se dá něco udělat
table-keys = Klávesy: šipky mezi osvětlenými místy, Enter volba, Escape zpět, u vzít zpět, ? proč to nejde, h nápověda, l záznam

table-luck = Co padlo na kostkách?
table-luck-die = Kostka { $n }
table-luck-send = Tak to je
