### Summoner Wars: národy, příslušnosti, karty a schopnosti (česky).
### Vlastní znění; „tato jednotka“ je jednotka, která schopnost má.

## Příslušnosti

symbol-neutral = Neutrální
symbol-fire = Oheň
symbol-dark = Temnota
symbol-instinct = Instinkt
symbol-cunning = Lstivost
symbol-logic = Logika
symbol-water = Voda
symbol-earth = Země
symbol-spirit = Duch
symbol-divine = Božství
symbol-light = Světlo
symbol-resolve = Vůle
symbol-air = Vzduch

## Karty každé sady

card-starting_gate = Startovní portál
    .short = Start. p.
card-gate = Portál
    .short = Portál

## Padlé království

faction-fallen_kingdom = Padlé království

card-ret_talus = Ret-Talus
    .short = Ret-Talus
card-dragos = Dragos
    .short = Dragos
card-elut_bal = Elut-Bal
    .short = Elut-Bal
card-gul_dass = Gurr-Das
    .short = Gurr-Das
card-hellfire_cultist = Kultisté pekelného ohně
    .short = Kultisté
card-undead_archer = Nemrtví lučištníci
    .short = N. lučišt.
card-undead_carrier = Nemrtví přenašeči
    .short = N. přenaš.
card-undead_warrior = Nemrtví válečníci
    .short = N. válečn.
card-sacrificial_pyre = Obětní oheň
    .short = Obět. oheň
    .text = TRVAJÍCÍ: za každou eliminovanou jednotku (vlastní i cizí) získá tato karta 1 posílení. Při odhození této karty zvolte jednotku (vlastní nebo cizí) a odstraňte z ní 1 zranění za každé posílení, které karta měla.
card-blood_summon = Krvavé vyvolání
    .short = Kr. vyvol.
    .text = Kolikrát chcete, vždy postupně: zvolte vlastní jednotku a v ruce kartu jednotky s náklady nejvýše 2. Kartu z ruky zdarma umístěte na volné pole sousedící se zvolenou jednotkou; zvolená jednotka pak utrpí 2 zranění. (Nejde o vyvolání.)
card-hellforged_weapon = Pekelná zbraň
    .short = Pek. zbraň
    .text = Zasuňte tuto kartu pod vlastní běžnou jednotku. Ta má +2 k síle a schopnost Prokletí: po svém útoku utrpí 1 zranění za každý zvláštní efekt, který při něm padl.
card-purge = Čistka
    .short = Čistka
    .text = Zvolte libovolný počet vlastních jednotek. Za každou z nich můžete přidat 2 zranění jedné jednotce (vlastní nebo cizí), která s ní sousedí. Všechny zvolené jednotky potom eliminujte.

ability-raise_the_dead = Probuďte mrtvé!
    .text = Jednou za tah ve vaší fázi vyvolávání může tato jednotka utrpět 2 zranění. Pokud je utrpí, vezměte ze své odhazovací hromádky jednotku s „Nemrtví“ v názvu a zdarma ji umístěte na volné pole sousedící s touto jednotkou. (Nejde o vyvolání.)
ability-life_drain = Vysátí života
    .text = Než tato jednotka zaútočí, můžete eliminovat jinou vlastní jednotku ve vzdálenosti do 2 polí od ní. Pokud to uděláte, počítá se každý zvláštní efekt, který při tomto útoku padne, jako 1 zásah na blízko navíc.
ability-summoned_by_fire = Vyvolání ohněm
    .text = Abyste tuto jednotku mohli vyvolat, musíte kromě zaplacení nákladů eliminovat vlastní jednotku. Tato jednotka pak přijde na pole eliminované jednotky, ať leží kdekoli, namísto pole u portálu.
ability-wrath = Zuřivost
    .text = Tato jednotka má +1 k síle za každé své zranění.
ability-immolate = Sebeupálení
    .text = Po eliminaci této jednotky utrpí 1 zranění každá cizí jednotka, která s ní sousedila.
ability-soul_shift = Přesun duše
    .text = Když je ve vašem tahu ve vzdálenosti do 3 polí od této jednotky eliminována jiná jednotka (vlastní nebo cizí), můžete tuto jednotku přesunout na pole, které se tím uvolnilo. (Nejde o pohyb.)
ability-soulless = Tělo bez duše
    .text = Za cizí jednotky eliminované útokem této jednotky nezískáváte magii. (Za stavby ano.)
ability-infect = Nákaza
    .text = Když útok této jednotky eliminuje jednotku (vlastní nebo cizí), můžete na její pole umístit ze své odhazovací hromádky jednotku s „přenašeči“ v názvu. (Nejde o vyvolání.)
ability-blood_fury = Pach krve
    .text = Za každou jednotku (vlastní i cizí) eliminovanou ve vašem tahu získá tato jednotka 1 posílení. Když váš tah končí, ztratí 2 posílení (má-li jich méně, všechna).
ability-imbued_strength = Vstřebávání síly
    .text = Tato jednotka má +1 k síle za každé své posílení, nejvýše však +5.
ability-cursed = Prokletí
    .text = Po svém útoku utrpí tato jednotka 1 zranění za každý zvláštní efekt, který při něm padl.

## Jeskynní goblini

faction-cave_goblins = Jeskynní goblini

card-sneeks = Plížoun
    .short = Plížoun
card-blarf = Blarf
    .short = Blarf
card-smeg = Šmug
    .short = Šmug
card-the_eater = Žrout
    .short = Žrout
card-beast_rider = Vlčí jezdci
    .short = Vl. jezdci
card-horde_climber = Šplhouni hordy
    .short = Šplhouni
card-horde_clinger = Klíšťata hordy
    .short = Klíšťata
card-horde_slinger = Práčata hordy
    .short = Práčata
card-enrage_the_horde = Rozzuřte hordu!
    .short = Rozzuřte!
    .text = Každá vlastní jednotka s náklady 0 může provést útok navíc, jedna po druhé. (Vyvolavači náklady nemají.)
card-pile_on = Všichni na něj!
    .short = Na něj!
    .text = TRVAJÍCÍ: vlastní jednotky mají schopnost Přesila: při útoku má jednotka +1 k síle za každou další vlastní jednotku, která sousedí s cílem.
card-sneak = Plížením vpřed!
    .short = Plížením!
    .text = Zvolte libovolný počet vlastních jednotek s náklady 0 a každou z nich zatlačte o 1 pole.
card-unrelenting = Nezdolnost
    .short = Nezdolnost
    .text = TRVAJÍCÍ: vlastní běžná jednotka, která by měla být eliminována, se místo toho vrátí do ruky hráče, kterému patří. (Nepočítá se jako eliminovaná.)

ability-sly = Zákeřnost
    .text = Jednou za tah si ve vaší fázi útoku může tato jednotka vyměnit místo s vlastní jednotkou s náklady 0, ať leží kdekoli.
ability-blood_runes = Krvavé runy
    .text = Na začátku své fáze útoku musíte zvolit jedno: zaplaťte 1 bod magie a tato jednotka získá 1 posílení; nebo tato jednotka utrpí 1 zranění.
ability-magic_junkie = Narkomág
    .text = Když začíná váš tah, musíte zvolit jedno: zaplatit 1 bod magie, nebo tuto jednotku odhodit. (Odhození není eliminace.)
ability-relentless = Neúnavnost
    .text = Útok této jednotky ve vaší fázi útoku se nezapočítává do limitu tří útočících jednotek. (I tak zaútočí jen jednou.)
ability-feed_the_eater = Nakrmte Žrouta!
    .text = Pokud tato jednotka v tomto tahu žádnou jednotku neeliminovala, musíte na konci své fáze útoku odhodit buď ji, nebo vlastní jednotku, která s ní sousedí.
ability-charge = Výpad
    .text = Namísto běžného pohybu se tato jednotka může pohnout o 1 až 4 volná pole v jednom přímém směru. Pohne-li se jedním směrem o 3 nebo více polí, má do konce tahu +1 k síle.
ability-climb = Šplhání
    .text = Pohyb této jednotky může být o 1 pole delší a může vést skrz stavby (vlastní i cizí); skončit musí na volném poli.
ability-immobile = Nehybnost
    .text = Tato jednotka se nemůže pohybovat; lze ji však zatlačit, vyměnit si s ní místo nebo ji umístit jinam.
ability-cling = Přisátí
    .text = Začala-li vlastní jednotka svůj pohyb vedle této jednotky, můžete po skončení tohoto pohybu umístit tuto jednotku na volné pole sousedící s jednotkou, která se pohnula.
ability-gang_up = Přesila
    .text = Při útoku má tato jednotka +1 k síle za každou další vlastní jednotku, která sousedí s cílem.

## Polární trpaslíci

faction-polar_dwarves = Polární trpaslíci

card-svara = Svara
    .short = Svara
card-jarmund = Jarmund
    .short = Jarmund
card-nadiana = Nadiana
    .short = Nadiana
card-ollag = Ollag
    .short = Ollag
card-bear_cavalry = Medvědí kavalerie
    .short = Medv. kav.
card-frost_mage = Mrazoví mágové
    .short = Mr. mágové
card-ice_golem = Ledoví golemové
    .short = Golemové
card-ice_smith = Ledoví kováři
    .short = L. kováři
card-ice_ram = Ledové beranidlo
    .short = Beranidlo
    .text = TRVAJÍCÍ: když se stavba (vlastní nebo cizí) pohne nebo je zatlačena, ať to způsobí kdokoli a v kterémkoli tahu, můžete zvolit jednotku (vlastní nebo cizí), která s touto stavbou sousedí: přidejte jí 1 zranění a pak ji můžete zatlačit o 1 pole.
card-glacial_shift = Drift ledovce
    .short = Drift
    .text = Zvolte až 3 vlastní stavby ve vzdálenosti do 3 polí od svého vyvolavače a každou z nich zatlačte o 1 nebo 2 pole.
card-ice_repair = Oprava ledem
    .short = Oprava
    .text = Odstraňte po 2 poškozeních ze všech vlastních staveb.
card-parapet = Ledová hradba
    .short = L. hradba
    .text = Buduje se jako stavba a zůstává na bojišti. Útoky vlastních jednotek mohou procházet jejím polem.

ability-structural_shift = Plovoucí stavby
    .text = Po pohybu této jednotky můžete zvolit vlastní stavbu ve vzdálenosti do 3 polí od ní a zatlačit tuto stavbu o 1 pole.
ability-momentum = Rozběh
    .text = Jednou za tah získá tato jednotka 1 posílení poté, co zaútočí na cizí jednotku.
ability-momentum_optional = Rozběh
    .text = Jednou za tah můžete této jednotce dát 1 posílení poté, co zaútočí na cizí jednotku.
ability-ice_shards = Ledové střepiny
    .text = Na konci své fáze budování můžete utratit 1 posílení z této jednotky. Pokud to uděláte, utrpí každá cizí jednotka, která sousedí s jednou nebo více vámi ovládanými stavbami, 1 zranění (nikdy ne víc).
ability-greater_frost_bolt = Velká mrazivá síla
    .text = Tato jednotka má +1 k síle za každou vlastní stavbu ve vzdálenosti do 2 polí od ní.
ability-cold_snap = Pevný led
    .text = Všechny vlastní stavby, ať leží kdekoli, mají o 1 život víc.
ability-trample = Podusání
    .text = Pohyb této jednotky může vést skrz běžné jednotky (vlastní i cizí); skončit musí na volném poli. Po dokončení pohybu utrpí každá běžná jednotka, skrz kterou prošla, 1 zranění.
ability-frost_bolt = Mrazivá síla
    .text = Tato jednotka má +1 k síle za každou vlastní stavbu, která s ní sousedí.
ability-living_gate = Živoucí portál
    .text = Tato karta je zároveň portálem: jednotky lze vyvolávat i vedle ní.
ability-mobile_structure = Pohyblivá stavba
    .text = Tato karta se může pohybovat, přestože je stavbou.
ability-slow = Golemův krok
    .text = Nejdelší možný pohyb této jednotky je o 1 pole kratší (běžně tedy jen 1 pole).
ability-frost_axe = Sekera mrazu
    .text = Po pohybu této jednotky můžete zvolit jedno: získá 1 posílení; nebo z ní utraťte 1 posílení a zasuňte tuto kartu pod jinou vlastní běžnou jednotku ve vzdálenosti do 3 polí. Při útocích běžné jednotky, pod níž je tato karta zasunutá, se každý zvláštní efekt počítá jako 2 zásahy na blízko.

## Elfové ze savany

faction-savanna_elves = Elfové ze savany

card-abua_shi = Abua Shi
    .short = Abua Shi
card-makeinda_ru = Makeinda Ru
    .short = Makeinda
card-miti_kyru = Miti Kyru
    .short = Miti Kyru
card-miti_mumway = Miti Mumway
    .short = Mumway
card-border_archer = Pohraniční lučištníci
    .short = Pohr. luč.
card-lioness = Lvice
    .short = Lvice
card-rhinoceros = Nosorožci
    .short = Nosorožci
card-spirit_mage = Mágové duchů
    .short = M. duchů
card-chant_of_power = Chorál moci
    .short = Ch. moci
    .text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí) ve vzdálenosti do 3 polí od svého vyvolavače. Zvolená jednotka má do konce tahu schopnost Vstřebávání síly: +1 k síle za každé své posílení, nejvýše však +5.
card-chant_of_entangling = Chorál propletení
    .short = Propletení
    .text = Ve vzdálenosti do 3 polí od svého vyvolavače zvolte 2 vlastní běžné jednotky. TRVAJÍCÍ: každá z nich má kromě svých schopností i základní schopnosti té druhé. Jakmile některá z nich opustí bojiště, odhoďte tuto kartu.
card-chant_of_growth = Chorál růstu
    .short = Ch. růstu
    .text = Zvolte vlastní jednotku: ona i každá vlastní jednotka, která s ní sousedí, získá 1 posílení.
card-chant_of_weaving = Chorál spřádání
    .short = Spřádání
    .text = Zvolte vlastní jednotku. TRVAJÍCÍ: jednotky můžete vyvolávat i na volná pole sousedící se zvolenou jednotkou. Pokaždé, když vedle ní vyvoláte jednotku, získá zvolená jednotka 1 posílení.

ability-spirit_bond = Duchovní pouto
    .text = Po pohybu této jednotky můžete zvolit jinou vlastní jednotku ve vzdálenosti do 3 polí od ní: zvolená jednotka získá 1 posílení a k tomu všechna posílení z této jednotky.
ability-prepare = Příprava
    .text = Namísto pohybu může tato jednotka získat 1 posílení.
ability-swift_shot = Hbitý výstřel
    .text = Jednou za tah můžete po útoku této jednotky utratit 1 její posílení. Pokud to uděláte, provede útok navíc.
ability-inspire = Povzbuzení
    .text = Po pohybu této jednotky získá každá vlastní jednotka, která s ní sousedí, 1 posílení.
ability-withdraw = Ústup
    .text = Po útoku této jednotky můžete buď utratit 1 její posílení, nebo zaplatit 1 bod magie. Pokud to uděláte, zatlačte ji o 1 nebo 2 pole.
ability-imbued_life = Vstřebávání života
    .text = Tato jednotka má +1 život za každé své posílení, nejvýše však +5.
ability-imbued_speed = Vstřebávání rychlosti
    .text = Pohyb této jednotky může být o 1 pole delší za každé její posílení, nejvýše však o 5 polí. Posílení jí zůstávají.
ability-charged = Nabití
    .text = Po svém vyvolání získá tato jednotka 1 posílení.
ability-commune_with_spirits = Rozmluva s duchy
    .text = Po pohybu této jednotky musíte zvolit jedno: získá 1 posílení; nebo z ní utraťte 1 posílení a dejte 1 posílení vlastní jednotce ve vzdálenosti do 3 polí od ní.

## Předvoj

faction-vanguards = Předvoj

card-sera_eldwyn = Sera Eldwyn
    .short = Sera
card-coleen_brighton = Coleen Brighton
    .short = Coleen
card-jacob_eldwyn = Jacob Eldwyn
    .short = Jacob
card-valna_stoutheart = Valna Stoutheart
    .short = Valna
card-citadel_archer = Lučištníci Citadely
    .short = Luč. Cit.
card-citadel_knight = Rytíři Citadely
    .short = Ryt. Cit.
card-citadel_paladin = Paladinové Citadely
    .short = Pal. Cit.
card-temple_priest = Chrámoví kněží
    .short = Kněží
card-holy_judgment = Svatý soud
    .short = Svatý soud
    .text = Položte na tuto kartu 2 posílení. TRVAJÍCÍ: vlastní běžné jednotky mají +1 k síle. Na začátku svého tahu můžete z této karty utratit 1 posílení, namísto abyste ji odhodili. Za každou eliminovanou vlastní jednotku odstraňte z této karty 1 posílení (má-li nějaké).
card-guarding_spirits = Strážní duchové
    .short = Duchové
    .text = TRVAJÍCÍ: vlastní běžné jednotky ve vzdálenosti do 3 polí od vašeho vyvolavače mají schopnost Pod ochranou: první útok na jednotku v každém tahu jí může přidat nejvýše 1 zranění.
card-mass_heal = Hromadné léčení
    .short = Hr. léčení
    .text = Odstraňte po 2 zraněních ze všech vlastních běžných jednotek a hrdinů ve vzdálenosti do 2 polí od svého vyvolavače.
card-renewed_hope = Obnovená naděje
    .short = Naděje
    .text = TRVAJÍCÍ: ve svém tahu můžete vyvolávat jednotky v kterékoli fázi. Jednotky můžete vyvolávat i na volná pole sousedící s vaším vyvolavačem.

ability-the_citadels_might = Moc Citadely
    .text = Po útoku této jednotky na cizí jednotku můžete, máte-li na bojišti alespoň jednu jednotku s „Citadely“ v názvu, vzít takovou jednotku ze své odhazovací hromádky, ukázat ji a dát si ji do ruky.
ability-divine_shield = Boží štít
    .text = Pokaždé, když se cílem útoku stane vlastní jednotka s „Citadely“ v názvu ve vzdálenosti do 3 polí od této jednotky, hoďte 2 kostkami: za každý zvláštní efekt má útočník při tomto útoku −1 k síle (ne však méně než 1).
ability-radiant_shot = Zářivá střela
    .text = Tato jednotka má +1 k síle za každé celé 2 body magie, které máte.
ability-guidance = Vedení
    .text = Když začíná vaše fáze vyvolávání, musíte si dobrat 2 karty.
ability-citadel_champion = Hrdina Citadely
    .text = Tato jednotka má +1 k síle za každou vlastní jednotku s „Citadely“ v názvu ve vzdálenosti do 2 polí od ní.
ability-arrow_of_light = Šíp světla
    .text = Než tato jednotka zaútočí, můžete ukázat a odhodit z ruky libovolný počet karet jednotek s různými názvy. Za každou z nich získáte 1 bod magie a tato jednotka má při tomto útoku +1 k síle.
ability-engage = Vázání v boji
    .text = Kdykoli se cizí jednotka sousedící s touto jednotkou od ní pohybem nebo zatlačením vzdálí, byť jen na části cesty, utrpí po jejich skončení 1 zranění.
ability-protect = Ochrana
    .text = Cizí jednotka sousedící s touto jednotkou musí při útoku zvolit za cíl jednotku se schopností Ochrana.
ability-intercession = Přímluva
    .text = Po útoku této jednotky na cizí jednotku si doberte 1 kartu za každý zvláštní efekt, který při něm padl.
ability-heal = Léčení
    .text = Než tato jednotka zaútočí na vlastní běžnou jednotku nebo hrdinu, můžete odhodit 1 kartu z ruky. Pokud to uděláte, útok nepřidá žádné zranění; místo toho z cíle odstraňte 1 zranění za každý zásah na blízko a každý zvláštní efekt, který padl.
ability-guarded = Pod ochranou
    .text = První útok na tuto jednotku v každém tahu jí může přidat nejvýše 1 zranění.

## Lamači

faction-breakers = Lamači

card-tacullu = Tacullu
    .short = Tacullu
card-gulldune = Gulldune
    .short = Gulldune
card-gwalark = Gwalark
    .short = Gwalark
card-kalal = Kalal
    .short = Kalal
card-deceiver = Šalebníci
    .short = Šalebníci
card-mind_witch = Čarodějky mysli
    .short = Čarodějky
card-wind_archer = Větrní lučištníci
    .short = V. lučišt.
card-wind_mage = Větrní mágové
    .short = V. mágové
card-mind_control = Ovládnutí mysli
    .short = Ovládnutí
    .text = Zvolte libovolný počet cizích běžných jednotek a hrdinů ve vzdálenosti do 2 polí od svého vyvolavače; do konce tahu je ovládáte.
card-blast = Poryv
    .short = Poryv
    .text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí) v přímém směru do 3 polí od svého vyvolavače (pole mezi nimi musí být volná) a zatlačte zvolenou jednotku o 1 až 3 pole; smí přitom projít skrz běžné jednotky a hrdiny. Ona i každá jednotka, skrz kterou prošla, utrpí 1 zranění.
card-hypnotic_call = Hypnotické vábení
    .short = Vábení
    .text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí); zvolenou jednotku můžete zatlačit o 1 pole směrem ke svému vyvolavači. TRVAJÍCÍ: váš vyvolavač má při útoku na zvolenou jednotku +1 k síle.
card-perplexing_tempest = Matoucí bouře
    .short = M. bouře
    .text = TRVAJÍCÍ: nejdelší možný pohyb všech jednotek (vlastních i cizích) je o 1 pole kratší.

ability-mind_capture = Zajetí mysli
    .text = Pokud by útok této jednotky přidal cizí jednotce (kromě vyvolavače) tolik zranění, že by byla eliminována, můžete ji namísto přidání těchto zranění natrvalo ovládnout.
ability-telepathic_command = Telepatický rozkaz
    .text = Po útoku této jednotky na cizí kartu můžete zvolit vlastní běžnou jednotku ve vzdálenosti do 3 polí od ní: zvolená jednotka provede útok navíc.
ability-flight = Let
    .text = Pohyb této jednotky může být o 1 pole delší a může vést skrz jakékoli karty; skončit musí na volném poli.
ability-levitate = Levitace
    .text = Vlastní běžná jednotka, která začíná svůj pohyb ve vzdálenosti do 2 polí od této jednotky, má během tohoto pohybu schopnost Let.
ability-greater_push = Velké odstrčení
    .text = Po útoku této jednotky nebo namísto něj můžete zvolit běžnou jednotku nebo hrdinu (vlastní či cizí) ve vzdálenosti do 3 polí od ní a zatlačit zvolenou jednotku o 1 pole.
ability-steadfast = Neochvějnost
    .text = Tuto jednotku nemůže nic zatlačit; může se však pohybovat, lze si s ní vyměnit místo nebo ji umístit jinam.
ability-stupefy = Omámení
    .text = Zaútočí-li cizí jednotka sousedící s touto jednotkou na jakoukoli kartu a padne-li alespoň jeden zvláštní efekt, přidá útok o 1 zranění méně (ne však méně než 0).
ability-mimic = Napodobení
    .text = Na začátku své fáze pohybu můžete zvolit běžnou jednotku (vlastní nebo cizí) ve vzdálenosti do 3 polí od této jednotky: tato jednotka má do konce tahu navíc schopnosti, které má zvolená jednotka právě teď.
ability-swift = Hbitost
    .text = Pohyb této jednotky může být o 1 pole delší.
ability-far_shot = Daleký dostřel
    .text = Dostřel této jednotky jsou 4 pole v přímém směru namísto 3; pole mezi ní a cílem musí být jako obvykle volná.
ability-push = Odstrčení
    .text = Po útoku této jednotky nebo namísto něj můžete zvolit běžnou jednotku nebo hrdinu (vlastní či cizí) ve vzdálenosti do 2 polí od ní a zatlačit zvolenou jednotku o 1 pole.

## Fénixoví elfové

faction-phoenix_elves = Fénixoví elfové

card-queen_maldaria = Královna Maldaria
    .short = Maldaria
card-fanessa = Fanessa
    .short = Fanessa
card-fire_drake = Ohnivý drak
    .short = Ohn. drak
card-holleas = Holleas
    .short = Holleas
card-ember_archer = Lučištníci žáru
    .short = Luč. žáru
card-ember_beast = Šelmy žáru
    .short = Šelmy žáru
card-ember_mage = Mágové žáru
    .short = Mág. žáru
card-royal_guardian = Královští strážci
    .short = Strážci
card-spirit_of_the_phoenix = Duch fénixe
    .short = D. fénixe
    .text = TRVAJÍCÍ: kdykoli schopnost vlastní jednotky přidá zranění cizí jednotce jinak než útokem na ni, přidá o 1 zranění víc.
card-blinding_flare = Oslepující záře
    .short = Osl. záře
    .text = TRVAJÍCÍ: útok na vašeho vyvolavače nebo na vlastní jednotku, která s ním sousedí, přidá 1 zranění za každý zvláštní efekt a žádné za zásahy na blízko a na dálku.
card-burn = Popálení
    .short = Popálení
    .text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí) ve vzdálenosti do 2 polí od svého vyvolavače; zvolená jednotka utrpí 2 zranění.
card-divine_retribution = Boží odplata
    .short = B. odplata
    .text = TRVAJÍCÍ: váš vyvolavač má schopnost Aura fénixe: po útoku cizí jednotky na vašeho vyvolavače nebo na vlastní jednotku ve vzdálenosti do 3 polí od něj utrpí útočník 1 zranění.

ability-call_protection = Přivolání ochrany
    .text = Na konci své fáze útoku můžete utratit 1 posílení z této jednotky. Pokud to uděláte, zvolte vlastní běžnou jednotku kdekoli na bojišti a umístěte ji na volné pole sousedící s touto jednotkou.
ability-riposte = Riposta
    .text = Po útoku sousedící cizí jednotky na tuto jednotku utrpí útočník 1 zranění, pokud je tato jednotka stále ve hře.
ability-protector = Ochránce
    .text = Tuto jednotku můžete vyvolat i na volné pole sousedící s vaším vyvolavačem.
ability-fire_breath = Ohnivý dech
    .text = Tato jednotka může útočit skrz jednotky (vlastní i cizí). Pokud to udělá, přidá každý zvláštní efekt, který padl, 1 zranění každé jednotce mezi ní a cílem.
ability-fiery_summon = Ohnivé vyvolání
    .text = Jednotky s „žáru“ v názvu můžete vyvolávat i na volná pole sousedící s touto jednotkou.
ability-ignite = Vznícení
    .text = Vlastní jednotky s „žáru“ v názvu, které sousedí s touto jednotkou, mají +1 k síle.
ability-quick_shot = Rychlý výstřel
    .text = Po pohybu této jednotky můžete zvolit jednotku (vlastní nebo cizí) v přímém směru do 3 polí od ní (pole mezi nimi musí být volná): zvolená jednotka utrpí 1 zranění. (Nejde o útok.)
ability-born_of_fire = Zrození z ohně
    .text = Tuto jednotku můžete vyvolat i na volné pole sousedící s vlastní jednotkou s „žáru“ v názvu.
ability-wildfire = Požár
    .text = Na začátku vaší fáze pohybu utrpí každá cizí jednotka sousedící s touto jednotkou 1 zranění.
ability-shove = Strčení
    .text = Po útoku této jednotky na sousedící cizí běžnou jednotku nebo hrdinu můžete cíl útoku zatlačit o 1 pole.
ability-aura_of_the_phoenix = Aura fénixe
    .text = Po útoku cizí jednotky na tuto jednotku nebo na vlastní jednotku ve vzdálenosti do 3 polí od ní utrpí útočník 1 zranění.

## Orkové z tundry

faction-tundra_orcs = Orkové z tundry

card-grognack = Grognack
    .short = Grognack
card-ragnor = Ragnor
    .short = Ragnor
card-shonk = Shonk
    .short = Shonk
card-targan = Targan
    .short = Targan
card-frost_shaman = Mrazoví šamani
    .short = Mr. šamani
card-smasher = Drtiči
    .short = Drtiči
card-tundra_charger = Úderníci tundry
    .short = Úderníci
card-tundra_fighter = Bojovníci tundry
    .short = Bojovníci
card-for_glory = Za slávu!
    .short = Za slávu!
    .text = TRVAJÍCÍ: vlastní běžné jednotky mají schopnost Bezhlavý úder: +2 k síle; padne-li při útoku jednotky nejvýše 1 zvláštní efekt, utrpí jednotka zároveň s cílem stejný počet zranění jako on.
card-brutal_force = Hrubá síla
    .short = Hrubá síla
    .text = TRVAJÍCÍ: vlastní jednotky mají schopnost Razantní útok: když jednotka zaútočí na jinou jednotku a přidá jí zranění, můžete pak cíl zatlačit o 1 pole směrem od útočníka.
card-freeze = Zmrazení
    .short = Zmrazení
    .text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí) bez posílení ve vzdálenosti do 3 polí od svého vyvolavače. TRVAJÍCÍ: zvolená jednotka nemá žádné schopnosti, nemůže se pohybovat, útočit ani být zatlačena a nelze ji zvolit za cíl útoku.
card-primal_fury = Prvotní hněv
    .short = Pr. hněv
    .text = TRVAJÍCÍ: jednou za tah můžete po útoku svého vyvolavače na sousedící cizí kartu zatlačit svého vyvolavače o 1 nebo 2 pole. Pokud to uděláte, může provést útok navíc na sousedící cizí kartu.

ability-restore = Obnova
    .text = Po svém pohybu získá tato jednotka 1 posílení, pokud žádné nemá.
ability-influence = Vliv
    .text = Když ve vašem tahu vlastní jednotka ve vzdálenosti do 3 polí od této jednotky hodí kostkami kvůli útoku nebo schopnosti, můžete utratit 1 posílení z této jednotky a hod všemi těmito kostkami opakovat.
ability-blood_bond = Pokrevní pouto
    .text = Po útoku této jednotky na cizí jednotku získá váš vyvolavač 1 posílení za každý zvláštní efekt, který při něm padl.
ability-wild_strike = Divoký úder
    .text = Útoky této jednotky přidávají 1 zranění za každý zvláštní efekt a žádné za zásahy na blízko.
ability-piercing_frost = Pronikavý mráz
    .text = Vlastní jednotky s „Mrazoví“ v názvu, které sousedí s touto jednotkou, mají +1 k síle.
ability-unwieldy_magic = Nezkrotná magie
    .text = Nepadne-li při útoku této jednotky žádný zvláštní efekt, nepřidá útok žádné zranění.
ability-sluggish = Těžkopádnost
    .text = Každý zvláštní efekt, který padne při útoku na tuto jednotku, jí přidá 1 zranění navíc.
ability-blood_rush = Příval krve
    .text = Po svém vyvolání může tato jednotka utrpět 1 zranění. Pokud ho utrpí, zatlačte ji o 1 pole.
ability-frenzy = Šílenství
    .text = Po každém útoku této jednotky na sousedící cizí kartu hoďte 1 kostkou. Padne-li zvláštní efekt, můžete tuto jednotku zatlačit o 1 pole; pokud to uděláte, může provést útok navíc na sousedící cizí kartu (a schopnost se může spustit znovu).
ability-reckless_strike = Bezhlavý úder
    .text = Tato jednotka má +2 k síle. Padne-li při jejím útoku nejvýše 1 zvláštní efekt, utrpí zároveň s cílem stejný počet zranění jako on.
ability-forceful_attack = Razantní útok
    .text = Když tato jednotka zaútočí na jinou jednotku a přidá jí zranění, můžete pak cíl zatlačit o 1 pole směrem od této jednotky.
