### Summoner Wars: na co se hra ptá, co lze odpovědět, co se stalo.

## Fáze

phase-summon = fáze Vyvolávání
phase-move = fáze Pohyb
phase-build = fáze Budování
phase-attack = fáze Útok
phase-magic = fáze Magie
phase-draw = fáze Dobrání karet

## Na co se hra ptá

ask-summon-phase = Fáze Vyvolávání: vyvolejte jednotky, nebo fázi ukončete.
ask-move-phase = Fáze Pohyb: pohněte až 3 jednotkami, nebo fázi ukončete.
ask-build-phase = Fáze Budování: postavte stavby, nebo fázi ukončete.
ask-attack-phase = Fáze Útok: zaútočte až 3 jednotkami, nebo fázi ukončete.
ask-magic-phase = Fáze Magie: odhoďte karty za magii, nebo fázi ukončete.
ask-draw-phase = Fáze Dobrání karet: doberte do 5 karet a ukončete tah.
ask-target = { $unit }: zvolte cíl útoku.
ask-whom = { $ability }: zvolte jednotku nebo stavbu.
ask-where = { $ability }: zvolte pole.
ask-force = { $ability } – zatlačení, { $unit }: zvolte pole.
ask-which-card = { $ability }: zvolte kartu.
ask-which-way = { $ability } – { $unit }: zvolte, co se stane.
ask-order = Na řadě je více efektů: zvolte, který se vyhodnotí první.
ask-route = { $unit }: zvolte cestu pohybu.
ask-over = Hra skončila.

chance-starter = Losuje se, kdo začne.
chance-dice = { $number ->
        [one] Hází se { $number } kostkou.
       *[other] Hází se { $number } kostkami.
    }
chance-top-card = Bere se vrchní karta dobíracího balíčku.

## Co lze odpovědět

option-pass = { $kind ->
        [target] Neútočit
        [force] Nezatlačit
        [which-way] Ne
       *[other] Nic z toho
    }
option-end = { $phase ->
        [summon] Ukončit fázi Vyvolávání
        [move] Ukončit fázi Pohyb
        [build] Ukončit fázi Budování
        [attack] Ukončit fázi Útok
        [magic] Ukončit fázi Magie
       *[draw] Ukončit tah
    }
option-summon = Vyvolat: { $card }, pole { $space } (magie: { $cost })
option-move = { $unit }: pohyb { $from } → { $to }
option-build = Postavit: { $card }, pole { $space } (magie: { $cost })
option-attack = { $unit }: útok na cíl { $target }
option-play = Zahrát: { $card } (magie: { $cost })
option-use = { $unit }: { $ability }
option-discard = Odhodit za 1 bod magie: { $card }
option-draw = Dobrat do 5 karet
option-unit = { $unit }
option-space = Pole { $space }
option-card = { $card }
option-effect = { $unit }: { $ability }
option-path = { $unit }: { $path }

way-yes = Ano
way-blood_runes-0 = Zaplatit 1 bod magie a získat 1 posílení
way-blood_runes-1 = Utrpět 1 zranění
way-magic_junkie-0 = Zaplatit 1 bod magie
way-magic_junkie-1 = Odhodit tuto jednotku
way-frost_axe-0 = Získat 1 posílení
way-frost_axe-1 = Utratit 1 posílení a zasunout kartu pod vlastní běžnou jednotku
way-commune_with_spirits-0 = Získat 1 posílení
way-commune_with_spirits-1 = Utratit 1 posílení a dát 1 posílení vlastní jednotce
way-withdraw-0 = Utratit 1 posílení
way-withdraw-1 = Zaplatit 1 bod magie

piece = { $card } ({ $space })

## Efekty, které nejsou schopností natištěnou na kartě

ability-frozen = Zmrazení
ability-inaction = Trest za pasivitu
ability-expiry = Konec trvající události
ability-hellforged = Pekelná zbraň
ability-frost_edge = Sekera mrazu

## Co se stalo

event-turn = { $number }. tah: { $seat }.
event-phase = { $seat }: { $phase }.
event-summoned = { $seat } vyvolává: { $card }, pole { $to }.
event-built = { $seat } staví: { $card }, pole { $to }.
event-moved = { $card }: pohyb { $from } → { $to }.
event-forced = { $card }: zatlačení { $from } → { $to }.
event-placed = { $card }: umístění na pole { $to }.
event-shifted = { $card }: přesun { $from } → { $to }.
event-swapped = Výměna míst: { $card }, { $other }.
event-tucked = { $card }: zasunutí pod kartu { $other }.
event-attacked = { $card } ({ $from }): útok, cíl { $other } ({ $to }).
event-rolled = { $seat } hází: na blízko { $melee }, na dálku { $ranged }, zvláštní efekt { $special }.
event-hurt = { $card } ({ $at }): +{ $number } zranění.
event-healed = { $card } ({ $at }): −{ $number } zranění.
event-destroyed = { $card } ({ $at }): eliminace.
event-discarded = { $card }: odhození.
event-returned = { $card }: zpět do ruky.
event-boosted = { $card }: +{ $number } posílení.
event-unboosted = { $card }: −{ $number } posílení.
event-gained = { $seat } získává { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    } magie.
event-paid = { $seat } platí { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    } magie.
event-played = { $seat } hraje: { $card }.
event-drew = { $seat } dobírá kartu.
event-drew-card = { $seat } dobírá: { $card }.
event-threw = { $seat } odhazuje kartu lícem dolů.
event-threw-card = { $seat } odhazuje lícem dolů: { $card }.
event-control = { $seat } teď ovládá: { $card }.
event-used = { $card }: { $ability }.
event-won = { $seat } vyhrává.
event-tied = Remíza: nezbyl žádný vyvolavač.
event-retrieved = { $seat } bere z odhazovací hromádky: { $card }.
event-showed = { $seat } ukazuje: { $card }.
event-begins = { $seat } začíná.

## Sporná místa pravidel a druhý způsob, jak je číst

ruling-active-player-wins-tie = Při remíze vyhrává aktivní hráč
    .meaning = Padnou-li oba vyvolavači naráz, vyhrává aktivní hráč. Jinak je to remíza.
ruling-partial-force = Zatlačení o méně polí
    .meaning = Kartu lze zatlačit i o méně polí, než je uvedeno. Jinak nelze zvolit směr, ve kterém není dost volných polí.
ruling-events-need-target = Události potřebují cíl
    .meaning = Událost nelze zahrát, pokud by neměla na co působit. Jinak ji zahrát lze, i když se nic nestane.
ruling-no-attack-without-strength = Bez síly se neútočí
    .meaning = Jednotka se silou 0 nemůže útočit. Jinak útočí, ale nehází žádnou kostkou.
ruling-junkie-at-end-of-turn = Narkomág na konci tahu
    .meaning = Cena Narkomága se platí na konci tahu. Jinak se platí na začátku tahu.
ruling-ram-only-own-doing = Ledové beranidlo jen za vlastní činy
    .meaning = Ledové beranidlo působí, jen když stavbou pohnete nebo ji zatlačíte vy. Jinak působí při každém pohybu a zatlačení kterékoli stavby.
ruling-carrier-not-only-by-attack = Nemrtví přenašeči nejen při útoku
    .meaning = Tělo bez duše a Nákaza platí, ať jednotku tato karta eliminuje jakkoli. Jinak platí jen pro jednotky eliminované jejím útokem.
ruling-hybrids-block = Běžné jednotky, které jsou stavbami, překážejí
    .meaning = Kdo se smí pohybovat skrz běžné jednotky, neprojde skrz běžnou jednotku, která je i stavbou. Jinak projde.
ruling-momentum-compulsory = Rozběh je povinný
    .meaning = Jarmund získá posílení za Rozběh vždy. Jinak ho můžete odmítnout.
ruling-bonus-loss-gives-magic = Magie při konci bonusu k životům
    .meaning = Za kartu eliminovanou proto, že skončil bonus k životům, získá soupeř 1 bod magie. Jinak ho nezíská nikdo, pokud bonus přímo neukončil něčí efekt.
