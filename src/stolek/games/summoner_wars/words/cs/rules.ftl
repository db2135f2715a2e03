### Summoner Wars: pravidla česky (čísla pravidel viz ledger.yaml).

## Oblasti

area-general = Obecně
area-components = Herní materiál
area-board = Herní plán
area-setup = Příprava hry
area-turn = Průběh tahu
area-magic = Magie
area-summon = Vyvolávání
area-adjacency = Sousedství
area-move = Pohyb
area-build = Budování
area-attack = Útok
area-damage = Zranění a eliminace
area-discard = Odhazování
area-inaction = Trest za pasivitu
area-magic_phase = Fáze Magie
area-draw = Dobírání karet
area-event = Události
area-active_event = Trvající události
area-name = Názvy karet
area-boost = Posílení
area-force = Zatlačení
area-timing = Časování
area-priority = Přednost
area-distance = Vzdálenost
area-deck = Stavba sady
area-ability = Schopnosti
area-control = Ovládání a příslušnost k sadě
area-instead = Namísto
area-extra = Navíc
area-placement = Umísťování, nahrazování a výměny
area-under-cards = Zasunuté karty
area-terms = Pojmy
area-cards = Jednotlivé karty

## Obecně

SW-GEN-01 = Hra je souboj právě dvou hráčů. Každý z nich vede jednu armádu, kterou představuje sada karet s jedním vyvolavačem.
SW-GEN-02 = Jakmile má vyvolavače na bojišti už jen jeden z hráčů, hra ihned končí a tento hráč vyhrává. Zbytek efektu, fáze ani tahu se nedohrává.
SW-GEN-03 = Čí vyvolavač je eliminován, ten prohrává, ať už je příčinou cokoli: cizí útok, cizí efekt, vlastní efekt či placená cena, nebo zranění za pasivitu. Prohrává i ten, jehož vyvolavač opustí bojiště jinak (například ho odhodí efekt karty).
    .note = Druhá věta vyplývá z podmínky vítězství: ta se ptá pouze na to, čí vyvolavač je ještě na bojišti.
SW-GEN-04 = Odstraní-li jeden a týž efekt oba vyvolavače naráz, nezbude vyvolavač nikomu, podmínku vítězství nesplní žádný z hráčů a hra končí remízou.
    .note = Tištěná pravidla tento případ neřeší, remíza je zvolený výklad. Efekty vyhodnocené jeden po druhém nejsou současné: rozhoduje ten vyvolavač, který padne první.

## Herní materiál

SW-COMP-01 = Kostky jsou šestistěnné a nesou tři druhy symbolů: zásah na blízko, zásah na dálku a zvláštní efekt. Na jedné stěně může být víc symbolů a každý symbol na hozené stěně se počítá zvlášť.
SW-COMP-02 = Šest stěn kostky: na blízko + na dálku (třikrát), na dálku + zvláštní efekt (jednou), na blízko + zvláštní efekt (jednou), pouze na blízko (jednou). Na kostce tedy padá zásah na blízko na 5 stěnách ze 6, zásah na dálku na 4 a zvláštní efekt na 2.
SW-COMP-03 = Karta jednotky uvádí název, druh, národ, sílu, náklady, počet životů, schopnost nebo schopnosti, symboly příslušnosti a typ útoku (na blízko, nebo na dálku).
SW-COMP-04 = Karta události uvádí název, druh (epická, nebo standardní), náklady, fázi, ve které se hraje, symboly příslušnosti a efekt.
SW-COMP-05 = Karta stavby uvádí název, druh, náklady a počet životů. Portály nemají sílu, typ útoku ani symbol příslušnosti.
SW-COMP-06 = Žetony jsou trojí: posílení, zranění a ukazatele magie. Žetony posílení a zranění mají stranu s hodnotou 1 a stranu s hodnotou 3; trojka zastupuje tři jedničky a lze je kdykoli volně rozměnit.
SW-COMP-07 = Zásoba žetonů posílení a zranění je neomezená; dojdou-li, použijte náhradu.

## Herní plán

SW-BOARD-01 = Bojiště je síť o 8 řadách a 6 sloupcích (48 polí). Na jednom poli leží nejvýše jeden objekt, tedy jedna karta se vším, co je pod ní zasunuto.
SW-BOARD-02 = Bojiště má dvě strany. Vaše strana jsou 4 řady, které máte nejblíž; zbylé 4 řady jsou strana soupeře.
SW-BOARD-03 = Zadní řada hráče je ta, která je mu nejblíž; 2 (3, ...) zadní řady jsou jeho 2 (3, ...) nejbližší řady.
SW-BOARD-04 = Karta B je za kartou A, leží-li v řadě blíž k zadnímu okraji hráče, který ovládá kartu A. Na sloupci nezáleží. Co je „za“, se vždy posuzuje očima hráče ovládajícího kartu A.
SW-BOARD-05 = Každý hráč má u plánu pole pro dobírací balíček (vlevo), pole pro odhazovací hromádku (vpravo), počítadlo magie s poli 0 až 15 a zónu trvajících událostí.

## Příprava hry

SW-SETUP-01 = Plán položte mezi oba hráče tak, aby ke každému mířil okraj bojiště s poli pro jeho karty.
SW-SETUP-02 = Zásobu žetonů zranění a posílení i kostky dejte na dosah obou hráčů.
SW-SETUP-03 = Každý hráč si vezme hotovou sadu, nebo použije sadu, kterou si sám postavil.
SW-SETUP-04 = Každý hráč rozestaví na bojiště svého vyvolavače, 2 počáteční jednotky a startovní portál, přesně podle nákresu na rubu karty vyvolavače. Nic se za ně neplatí a žádný efekt „po vyvolání“ se neprovádí.
    .note = Že se žádný efekt vyvolání neprovádí, vyplývá ze SW-ABIL-02.
SW-SETUP-05 = Startovní portál má 10 životů.
SW-SETUP-06 = Všechny zbylé karty své sady (u povolené sady 30) každý zamíchá, vytvoří z nich dobírací balíček lícem dolů a položí ho na vyznačené pole.
SW-SETUP-07 = Každý si na začátek dobere do ruky 5 karet ze svého balíčku. Počáteční ruku nelze vyměnit.
SW-SETUP-08 = Začínajícího hráče určete jakkoli; u digitálního stolu rozhoduje los.
SW-SETUP-09 = Začínající hráč má na začátku 2 body magie, druhý hráč 3.
SW-SETUP-10 = První tah hraje začínající hráč se všemi šesti fázemi a všemi běžnými limity. Pro první tah neplatí žádné zvláštní omezení (ani výjimka z trestu za pasivitu).

## Průběh tahu

SW-TURN-01 = Hráči se v tazích střídají až do konce hry.
SW-TURN-02 = Tah má šest fází v tomto pevném pořadí: Vyvolávání, Pohyb, Budování, Útok, Magie, Dobrání karet.
SW-TURN-03 = Před fází Vyvolávání proběhne začátek tahu: aktivní hráč odhodí všechny události ze své zóny trvajících událostí a vyhodnotí každý efekt s časováním na začátku tahu. Pořadí si sám zvolí.
    .note = Odhození událostí je jedním z řazených efektů (viz SW-TIME-01): může přijít jako první, jako poslední i mezi ostatními.
SW-TURN-04 = Efekty „na konci tahu“ přicházejí na řadu po skončení fáze Dobrání karet aktivního hráče, tedy až po dobrání.
SW-TURN-05 = Efekty „na začátku fáze“ předcházejí čemukoli jinému v této fázi.
SW-TURN-06 = Efekty „na konci fáze“ se vyhodnotí hned po úplném dokončení fáze a dřív, než začne další.
SW-TURN-07 = Během fáze provádí aktivní hráč povolené akce (vyvolávání, pohyby, stavění, útoky, karty událostí, nepovinné schopnosti) v libovolném pořadí, vždy po jedné: nejdřív jednu dokončí, teprve pak začne další.
SW-TURN-08 = Kteroukoli fázi lze nechat nevyužitou; vyvolávání, pohyb, budování, útok, odhazování za magii i hraní událostí jsou vždy dobrovolné. Dobírání ve fázi Dobrání karet proběhne samo.

## Magie

SW-MAGIC-01 = Když platíte N bodů magie, posuňte svůj ukazatel na počítadle o N polí vlevo; když je získáváte, posuňte ho o N polí vpravo.
SW-MAGIC-02 = Nikdo nemůže mít víc než 15 bodů magie; co by přesáhlo 15, propadá.
SW-MAGIC-03 = Nikdo nemůže mít méně než 0 bodů magie.
SW-MAGIC-04 = Náklady se platí celé ještě před provedením efektu. Kdo nemůže zaplatit všechno, efekt provést nesmí; částečná platba není možná.
SW-MAGIC-05 = Magii přinášejí dvě věci: eliminace cizích jednotek a staveb (po 1 bodu) a odhazování karet z ruky ve fázi Magie (po 1 bodu). Efekty karet mohou přidat další.
SW-MAGIC-06 = Magií platíte vyvolávání jednotek, budování staveb, hraní událostí a to, co si vyžádá efekt karty.
SW-MAGIC-07 = Náklady mohou být 0; pak se neplatí nic, ale všechny ostatní podmínky platí dál.
SW-MAGIC-08 = Kolik magie kdo má, je veřejné, a neutracená magie zůstává do dalších tahů.

## Vyvolávání

SW-SUMMON-01 = Ve své fázi Vyvolávání smíte z ruky vyvolat libovolně mnoho jednotek, jednu po druhé, dokud máte na každou dost magie a přípustné pole.
SW-SUMMON-02 = Jednotku vyvoláte tak, že zaplatíte její náklady a položíte její kartu z ruky na volné pole vedle portálu, který ovládáte.
SW-SUMMON-03 = Vyvolat lze pouze běžné jednotky a hrdiny. Vyvolavač se nevyvolává nikdy.
SW-SUMMON-04 = Nesousedí-li žádné volné pole s žádným vaším portálem, nemůžete obvykle vyvolávat (leda by karta dovolovala jiné místo).
SW-SUMMON-05 = Poslouží každý portál, který ovládáte, ať stojí kdekoli, včetně portálů převzatých soupeři a karet, ze kterých dělá portál nějaká schopnost. Cizí portál vám neposlouží nikdy.
SW-SUMMON-06 = Portál se vyvoláváním nevyčerpá; týž portál může v jedné fázi posloužit libovolněkrát.
SW-SUMMON-07 = Jednotka se smí pohybovat a útočit už v tahu, ve kterém byla vyvolána.
SW-SUMMON-08 = Karty, které se na bojiště dostanou „umístěním“ nebo nahrazením jiné karty, nejsou vyvolány: nic se za ně neplatí a efekty „po vyvolání“ se neprovedou. Výjimkou je karta, podle jejíhož textu je nahrazení součástí jejího vlastního vyvolání („Elut-Bal“).

## Sousedství

SW-ADJ-01 = Dvě pole, případně karty na nich, spolu sousedí, mají-li společnou stranu, ať leží nad sebou, nebo vedle sebe. Dotyk v rohu nestačí.
SW-ADJ-02 = Nic nesousedí samo se sebou, karta ani pole.

## Pohyb

SW-MOVE-01 = Ve své fázi Pohyb můžete pohnout až 3 různými jednotkami, které ovládáte, každou nejvýše o 2 pole.
    .note = Žádná jednotka se tedy v této fázi nepohne dvakrát.
SW-MOVE-02 = Pohyb o 1 pole znamená posun jednotky na volné sousední pole. Delší pohyb se skládá z takových posunů, pole po poli.
SW-MOVE-03 = Pohyb o 2 pole může vypadat takto: dvě pole rovně, jedno svisle a jedno vodorovně (v kterémkoli pořadí), nebo o jedno pole a zpátky na výchozí. Každé pole, na které jednotka vstoupí, musí být volné.
SW-MOVE-04 = Šikmo se jednotky nepohybují.
SW-MOVE-05 = Jednotka nesmí na obsazené pole vstoupit ani přes ně projít, pokud průchod výslovně nedovolí nějaký efekt.
SW-MOVE-06 = Pohyb o 0 polí neexistuje. Pohyb smí skončit tam, kde začal, ale jen tak, že jednotka své pole opravdu opustí a vrátí se; to je dovoleno a spouští to efekty „po pohybu“.
SW-MOVE-07 = Stavby se nepohybují vůbec, pokud karta výslovně neříká něco jiného. Platí to i pro karty, které jsou jednotkou a stavbou zároveň.
SW-MOVE-08 = Efekt „po pohybu“ jednotky se vyhodnotí hned po dokončení celého jejího pohybu v dané aktivaci, ne po každém jednotlivém poli.
SW-MOVE-09 = S jednotkou putují i karty pod ní zasunuté a všechny její žetony.
SW-MOVE-10 = Pohybem je jen pohyb sám: zatlačení, výměna míst, umístění ani nahrazení pohybem nejsou, nepočítají se do limitu 3 jednotek a nespouštějí nic s časováním „po pohybu“.
SW-MOVE-11 = Jednotky smějí volně přecházet mezi oběma stranami bojiště, ale nikdy neopouštějí jeho síť.

## Budování

SW-BUILD-01 = Ve své fázi Budování smíte z ruky postavit libovolně mnoho portálů a jiných staveb; za každou zaplatíte její náklady.
SW-BUILD-02 = Stavbu postavíte na kterékoli volné pole svých 3 zadních řad, nebo na kterékoli volné pole vedle svého vyvolavače (kdekoli na bojišti, i na straně soupeře).
SW-BUILD-03 = Postavit lze každou kartu, která má v řádku druhu slovo stavba, včetně jednotek a událostí, které jsou zároveň stavbou.
    .note = Karta, která je běžnou jednotkou i stavbou, se tak může dostat do hry dvojím způsobem: vyvoláním ve fázi Vyvolávání, nebo postavením ve fázi Budování.
SW-BUILD-04 = Stavby se obvykle nepohybují ani neútočí. Útočit na ně, poškozovat je a eliminovat lze stejně jako jednotky.
SW-BUILD-05 = Každá sada má jeden startovní portál s 10 životy (od začátku na bojišti) a tři obyčejné portály s 5 životy v dobíracím balíčku; postavení portálu stojí 0 bodů magie.
SW-BUILD-06 = Portál postavený v tomto tahu využijete k vyvolávání od své příští fáze Vyvolávání (nebo dřív, dovolí-li vám nějaký efekt vyvolávat v jiné fázi).

## Útok

SW-ATTACK-01 = Ve své fázi Útok můžete útočit až 3 různými jednotkami, které ovládáte. Nemusí jít o ty, kterými jste v tomto tahu pohnuli.
SW-ATTACK-02 = Útoky probíhají jeden po druhém; každý projde všemi svými kroky (určení cíle, hod kostkami, přidání zranění), než začne další.
SW-ATTACK-03 = Jedna jednotka provede ve fázi Útok nejvýše jeden útok, pokud nemá útok navíc.
SW-ATTACK-04 = Krok 1, určení cíle: vyberte jeden přípustný cíl. Jednotka s útokem na blízko smí útočit jen na objekt (jednotku nebo stavbu) na sousedním poli.
SW-ATTACK-05 = Krok 1, určení cíle: jednotka s útokem na dálku smí útočit na objekt vzdálený 1 až 3 pole v přímce, vodorovně nebo svisle. Všechna pole mezi útočníkem a cílem musí být volná.
SW-ATTACK-06 = Útoku na dálku překáží každý objekt stojící mezi útočníkem a cílem, jednotka i stavba, vlastní i cizí, ledaže nějaký efekt dovoluje útočit skrz něj.
SW-ATTACK-07 = Jednotka s útokem na dálku smí útočit i na sousední objekt; nejmenší dostřel neexistuje.
SW-ATTACK-08 = Přípustným cílem útoku jsou i vlastní jednotky a vlastní stavby. Sama na sebe jednotka nikdy neútočí.
SW-ATTACK-09 = Krok 2, hod: počet kostek, kterými útočník hází, udává aktuální síla útočící jednotky (základní síla se všemi úpravami v této chvíli).
SW-ATTACK-10 = Krok 3, přidání zranění: za každý hozený symbol, který odpovídá typu útoku útočníka, dejte na cíl 1 žeton zranění (symboly na blízko u útoku na blízko, symboly na dálku u útoku na dálku). Symboly druhého typu útoku nedělají nic.
SW-ATTACK-11 = Symboly zvláštního efektu nic neznamenají, pokud nějaký efekt ve hře neříká jinak.
SW-ATTACK-12 = Efekty „po útoku“ jednotky se vyhodnotí, až skončí všechny kroky tohoto útoku včetně přidání zranění a eliminace cíle.
SW-ATTACK-13 = Zranění přidané schopností, událostí nebo čímkoli jiným než třemi kroky útoku není útok: nespouští nic, co je vázáno na útok, a neplní povinnost zaútočit.
SW-ATTACK-14 = Útok smí ohlásit i jednotka, jejíž aktuální síla je 0; nehází žádnou kostkou a symboly nepřidá žádné zranění, ale zaútočila.
    .note = Tištěná pravidla to neřeší (hrdina se silou 0 přitom existuje). Nic takový útok nezakazuje, proto tento výklad.
SW-ATTACK-15 = Útok na blízko nikdy neprochází skrz jiné objekty, protože jeho cíl musí sousedit s útočníkem; efekty dovolující útočit „skrz“ něco mají význam jen pro útoky na dálku.
SW-ATTACK-16 = Karty zasunuté pod objektem nemohou být cílem; útok zasáhne jen objekt nahoře.
SW-ATTACK-17 = Efekt „před útokem“ jednotky se vyhodnotí, jakmile je jednotka vybrána k útoku, ještě před krokem 1; cíl se určí až potom. Mluví-li o cíli sám efekt, určí se cíl spolu s ním. Jednotka se pak počítá mezi útočící, i kdyby jí nezůstal žádný přípustný cíl.
    .note = Týká se karet se slovy „před útokem této jednotky“; pořadí vůči určení cíle je výklad.

## Zranění a eliminace

SW-DMG-01 = Zranit jednotku nebo poškodit stavbu znamená dát na její kartu žeton zranění; každý takový žeton jí ubírá 1 život.
SW-DMG-02 = Jednotka nebo stavba je eliminována, jakmile má 0 nebo méně životů.
SW-DMG-03 = Stane se to i tehdy, když životy klesnou ztrátou jejich zvýšení (například zdroj zvýšení opustí hru) a na kartě leží dost žetonů zranění.
    .note = Důsledek pravidel SW-DMG-01 a SW-DMG-02.
SW-DMG-04 = Eliminovaná jednotka či stavba jde mezi odhozené karty toho, z čí sady pochází, a to lícem dolů; její žetony se vracejí do banku.
SW-DMG-05 = Karty pod eliminovaným objektem se odhodí také, ale jako eliminované se nepočítají; magii za ně nezíská nikdo.
SW-DMG-06 = Pokaždé, když jednotka, stavba nebo událost, kterou ovládáte, eliminuje cizí objekt, získáte 1 bod magie. Počítá se za každý objekt a platí to i v tahu soupeře.
SW-DMG-07 = Bod magie získáte, když útok jednotky, kterou ovládáte, eliminuje jednotku nebo stavbu ovládanou soupeřem.
SW-DMG-08 = Bod magie získáte, když eliminaci objektu ovládaného soupeřem způsobí schopnost jednotky, kterou ovládáte, nebo efekt vaší události.
SW-DMG-09 = Za eliminaci vlastní jednotky nebo stavby vlastním přičiněním magii nezískáte; nezíská za ni nic ani soupeř.
    .note = Soupeř nic nezíská, protože eliminaci nezpůsobil žádný jeho objekt.
SW-DMG-10 = Magii nezískáte za další jednotku nebo stavbu, kterou eliminuje schopnost či efekt cizího objektu, jejž jste právě eliminovali; na váš účet jde jen první eliminace.
    .note = Je-li ten další objekt váš, eliminovala ho schopnost jednotky, kterou ovládal soupeř, a 1 bod magie tak podle SW-DMG-08 získá soupeř.
SW-DMG-11 = Zda je objekt cizí, nebo vlastní, určuje to, kdo ho v dané chvíli ovládá, ne z čí sady pochází.
SW-DMG-12 = Odhození objektu, jeho návrat do ruky ani nahrazení eliminace něčím jiným nejsou eliminace: nepřinášejí magii a nespouštějí nic s časováním po eliminaci.
SW-DMG-13 = Odstraněné žetony zranění se z karty vracejí do banku a za každý se jí vrátí 1 život. Má-li se jich odstranit víc, než na kartě leží, odstraní se všechny a tím to končí.
SW-DMG-14 = Za objekt eliminovaný proto, že skončilo zvýšení jeho životů (zdroj byl eliminován nebo odešel), nezíská magii nikdo, ledaže zvýšení zrušil přímo efekt schopnosti jednotky nebo události, kterou ovládá protihráč toho, kdo ovládá tento objekt.
    .note = Tištěná pravidla to neřeší, jde o výklad: magii přinášejí jen útoky, schopnosti a události, které eliminaci samy způsobí.

## Odhazování

SW-DISC-01 = Kartu odhodíte takto: nejdřív z ní vezměte všechny žetony, pak ji dejte lícem dolů na odhazovací hromádku toho, do čí sady patří, a stejně naložte s každou kartou pod ní.
SW-DISC-02 = Počet karet v odhazovací hromádce je veřejný; prohlížet si hráč smí jen tu svou.
SW-DISC-03 = Odhozená karta, která se později vrátí na bojiště, je nový objekt; nic z toho, co na ni působilo dřív, už pro ni neplatí.
SW-DISC-04 = Záleží-li text karty na žetonech, které na ní leží při odhození, spočítejte je ještě před odstraněním.
    .note = Je to potřeba, protože odhazování začíná odstraněním žetonů, a přitom se karta (například Obětní oheň) na jejich počet odvolává.

## Trest za pasivitu

SW-INACT-01 = Pokud jste během své fáze Útok nezaútočili na žádný objekt ovládaný soupeřem, dostane na jejím konci váš vyvolavač 1 zranění. Trest je jedním z efektů na konci této fáze; jejich pořadí určuje aktivní hráč.
SW-INACT-02 = Trestu se vyhnete už ohlášením útoku na kteroukoli cizí jednotku nebo stavbu, i když útok žádné zranění nepřidá. Útoky pouze na vlastní objekty nestačí.
SW-INACT-03 = Před trestem nechrání zranění způsobená schopnostmi či událostmi, akce provedené namísto útoku ani útoky v jiných fázích.
    .note = Útok mimo fázi Útok přichází příliš brzy nebo příliš pozdě: trest se ptá jen na to, co se stalo v této fázi.
SW-INACT-04 = Trest může vašeho vyvolavače eliminovat, a pak prohráváte. Hrozí v každém tahu včetně prvního, i když na žádný cizí objekt zaútočit nešlo.

## Fáze Magie

SW-MAGPH-01 = Ve své fázi Magie smíte z ruky odhodit libovolně mnoho karet (třeba i žádnou); každá vám vynese 1 bod magie.
SW-MAGPH-02 = Za magii lze odhodit jakoukoli kartu bez ohledu na druh; jde lícem dolů na vaši odhazovací hromádku a její efekt se neprovede.

## Dobírání karet

SW-DRAW-01 = Máte-li ve své fázi Dobrání karet v ruce méně než 5 karet, dobírejte, dokud jich nemáte 5. Máte-li 5 nebo víc, nedobíráte ani neodhazujete.
SW-DRAW-02 = Velikost ruky není omezena.
SW-DRAW-03 = Je-li v dobíracím balíčku méně karet, než potřebujete, doberte zbytek.
SW-DRAW-04 = Prázdný dobírací balíček se z odhazovací hromádky nikdy nedoplňuje. Od té chvíle si nemůžete karty dobírat žádným způsobem; hru kvůli tomu neprohráváte.
SW-DRAW-05 = Počet karet v dobíracím balíčku je veřejný. Po přípravě hry se na jeho karty nikdo nesmí dívat ani měnit jejich pořadí, pokud to neříká karta.
SW-DRAW-06 = Dobírá se vždy vrchní karta, jedna po druhé.
SW-DRAW-07 = Karty v ruce vidí jen jejich majitel; jejich počet je veřejný. Kartu, kterou některý efekt odhalí, uvidí oba hráči.

## Události

SW-EVENT-01 = Událost z ruky smíte zahrát jen ve vlastním tahu a jen ve fázi, která je na ní natištěna.
SW-EVENT-02 = Hraní události: zaplaťte náklady, proveďte efekt, pak kartu odhoďte.
SW-EVENT-03 = Kolik událostí ve fázi nebo v tahu zahrajete, omezují jen náklady, karty v ruce a fáze.
SW-EVENT-04 = Událost nelze zahrát, dokud se vyhodnocuje cokoli jiného (vyvolání, pohyb, stavění, útok, jiná událost, schopnost a podobně).
SW-EVENT-05 = Události jsou dvojího druhu, epické a standardní; oba druhy se hrají podle stejných pravidel.
SW-EVENT-06 = Událost během vyhodnocování i po dobu, kdy leží v zóně trvajících událostí, ovládá hráč, do jehož sady patří.
SW-EVENT-07 = Událost, která je zároveň stavbou, se postaví ve fázi Budování jako každá stavba a jako stavba zůstane na bojišti; po zahrání se neodhazuje.
SW-EVENT-08 = Událost, která vás vyzve, abyste ji zasunuli pod jinou kartu, se po zahrání neodhazuje; zůstává tam, dokud ta karta neodejde nebo dokud není odhozena.
    .note = Týká se například události „Hellforged Weapon“.
SW-EVENT-09 = Událost smíte zahrát, i když její efekt nebo jeho část provést nejde (třeba pro nedostatek přípustného cíle); provede se to, co provést lze.
    .note = Přípustný cíl pravidla nikde nevyžadují, jde o výklad. Událost, která se má zasunout pod kartu, se odhodí, pokud taková karta není.

## Trvající události

SW-ACTIVE-01 = Událost se slovem TRVAJÍCÍ se po zahrání neodhodí, ale vyloží se lícem vzhůru do vaší zóny trvajících událostí.
SW-ACTIVE-02 = Text za slovem TRVAJÍCÍ od té chvíle platí nepřetržitě, dokud není karta odhozena, a to i v tahu soupeře. Text před tímto slovem se provede jednou, při zahrání karty.
SW-ACTIVE-03 = Až začne váš příští tah, odhoďte vše ze své zóny trvajících událostí.
SW-ACTIVE-04 = Trvající událost je kartou ve hře. V jedné zóně jich smí ležet libovolně mnoho, i několik stejného názvu.
SW-ACTIVE-05 = Žetony položené na trvající událost se odstraní při jejím odhození.

## Názvy karet

SW-NAME-01 = Zmiňuje-li efekt název karty nebo jeho část, platí pro každou kartu, která má toto slovo v názvu, i když je jen jedním z několika.
SW-NAME-02 = Takový odkaz platí pro jednotky, stavby i události a bez ohledu na národ.
SW-NAME-03 = Karta, jejíž text zmiňuje její vlastní název (nebo říká „tato jednotka“), tím myslí právě jen sebe.
SW-NAME-04 = Různé jsou dvě karty tehdy, liší-li se jejich názvy. Ve skupině různých karet se žádný název neopakuje.

## Posílení

SW-BOOST-01 = Posílit kartu znamená dát na ni 1 žeton posílení. Na jedné kartě jich smí ležet libovolně mnoho.
SW-BOOST-02 = Žeton posílení sám nic nedělá; co znamená, určují karty ve hře.
SW-BOOST-03 = Utratit posílení znamená vzít z příslušné karty uvedený počet žetonů. Leží-li jich na ní méně, efekt provést nelze.
SW-BOOST-04 = Při odstraňování posílení (na rozdíl od utrácení) se vezme tolik žetonů, kolik jde; je-li jich méně, než se žádá, vezmou se všechny a tím to končí.
SW-BOOST-05 = Karta je posílená, leží-li na ní aspoň 1 žeton posílení.

## Zatlačení

SW-FORCE-01 = Zatlačit jednotku nebo stavbu o N polí znamená posunout její kartu o N volných polí jedním přímým směrem, vodorovně nebo svisle.
SW-FORCE-02 = Směr (a je-li udáno rozmezí, i počet polí) volí hráč, který efekt provádí, ledaže je určuje sám efekt. Všechna pole na cestě i cílové pole musí být volná a ležet na bojišti.
SW-FORCE-03 = Zatlačení není pohyb: nečerpá pohyby, nespouští nic s časováním „po pohybu“ a lze je použít i na stavby a na jednotky, které se pohybovat nemohou.
SW-FORCE-04 = Směr, ve kterém není dost volných polí, nelze zvolit; není-li jich dost v žádném, karta se nezatlačí a zbytek efektu pokračuje.
    .note = Pravidla mluví jen o uvedeném počtu volných polí; podle tohoto výkladu tedy nelze zatlačit o méně.
SW-FORCE-05 = Žetony a karty pod zatlačenou kartou se přesouvají s ní.

## Časování

SW-TIME-01 = Mají-li dva nebo více efektů přijít ve stejnou chvíli, jejich pořadí určí aktivní hráč, ať je ovládá kdokoli.
SW-TIME-02 = Efekt s časováním „po“ efektu A se vyhodnotí hned, jakmile je A úplně vyhodnocen, a dřív, než začne kterýkoli jiný.
SW-TIME-03 = Navazuje-li na týž efekt A více efektů, o jejich pořadí rozhoduje aktivní hráč.
SW-TIME-04 = Vyhodnotit znamená projít všechny kroky: každou část schopnosti, efektu či pravidla, kterou provést lze.
SW-TIME-05 = Efekt se slovem „můžete“ je nepovinný; hráč, jehož se týká, ho smí odmítnout. Bez tohoto slova je povinný.
SW-TIME-06 = „Až X“ připouští každé celé číslo od 0 do X; „libovolný počet“ připouští 0 i jakékoli kladné celé číslo.

## Přednost

SW-PRIO-01 = Odporuje-li text karty obecným pravidlům, platí text karty.

## Vzdálenost

SW-DIST-01 = Vzdálenosti se ve všech případech počítají po krocích svisle a vodorovně; šikmý krok se nepočítá, pokud to karta výslovně neříká. Vzdálenost dvou polí je součet rozdílu řad a rozdílu sloupců.
SW-DIST-02 = Pole, odkud se počítá, se nezapočítává.
SW-DIST-03 = Pole, přes která se počítá, nemusí být volná, pokud to text nežádá (jako u „volných polí v přímém směru“).
SW-DIST-04 = Efekt působící ve vzdálenosti do X nikdy nezasáhne pole (a kartu), od něhož se počítá; karta tak nikdy neovlivní sama sebe, ani útokem, ani schopností.
SW-DIST-05 = Volná pole v přímém směru jsou uvedený počet na sebe navazujících polí v jedné řadě nebo v jednom sloupci, z nichž na žádném není jednotka ani stavba.
    .note = U zvolené karty ve vzdálenosti d musí být volných d−1 polí mezi; pole samotného cíle je pochopitelně obsazené.

## Stavba sady

SW-DECK-01 = Hotovou sadu národa lze hrát tak, jak je. Hráč si také může postavit vlastní sadu smícháním karet více národů.
SW-DECK-02 = Vlastní sada obsahuje přesně: 1 vyvolavače, 1 startovní portál (10 životů), 3 obyčejné portály (5 životů), 2 počáteční jednotky a 2 epické události podle rubu karty vyvolavače, 6 standardních událostí, 3 hrdiny a 16 běžných jednotek. To je 34 karet, z nichž 4 začínají na bojišti a 30 tvoří dobírací balíček.
SW-DECK-03 = Každá karta sady musí nést aspoň jeden ze symbolů příslušnosti, které jsou na kartě zvoleného vyvolavače.
    .note = Prakticky se to ověřuje u hrdinů, běžných jednotek a standardních událostí. Portály symbol nemají a epické události i počáteční jednotky určuje vyvolavač.
SW-DECK-04 = Každý hrdina smí být v sadě nejvýše jednou.
SW-DECK-05 = Každá standardní událost smí být v sadě nejvýše dvakrát.
SW-DECK-06 = Každá běžná jednotka smí být v sadě nejvýše čtyřikrát; 2 počáteční jednotky se nezapočítávají do tohoto limitu ani do 16 běžných jednotek.
SW-DECK-07 = Shoda karet se posuzuje podle názvu. Stejnými zásadami se řídí i hotové sady: 3 hrdinové, 4 běžné jednotky po 4 kartách, 3 standardní události po 2 kartách, 1 epická událost ve 2 kartách, 2 počáteční jednotky, 3 + 1 portály.
SW-DECK-08 = Hotová sada Polárních trpaslíků: Svara; startovní portál a 3 portály; počáteční jednotky Mrazoví mágové a Ledoví golemové; 2 Ledové beranidlo; 2 Ledová hradba, 2 Oprava ledem, 2 Drift ledovce; Nadiana, Ollag, Jarmund; po 4 kartách Mrazoví mágové, Ledoví golemové, Medvědí kavalerie a Ledoví kováři.

## Schopnosti

SW-ABIL-01 = Schopnost je pojmenovaný efekt natištěný na kartě jednotky. Funguje, jen když je jednotka na bojišti, když je právě vyvolávána (nebo stavěna, je-li i stavbou), nebo hned po její eliminaci.
SW-ABIL-02 = Schopnost nefunguje, přijde-li jednotka do hry jinak než vyvoláním nebo postavením; schopnosti „po vyvolání“ si nevšímají jednotek umístěných, použitých jako náhrada ani rozestavených při přípravě hry.
SW-ABIL-03 = Schopnost nefunguje, odejde-li jednotka ze hry jinak než eliminací; schopnosti „po eliminaci“ si nevšímají jednotek odhozených ani vrácených do ruky.
SW-ABIL-04 = Schopnost nelze použít uprostřed vyhodnocování jiného efektu, ledaže je to výslovně dovoleno.
SW-ABIL-05 = Jednotka, která získá schopnost, již má, ji má dál jen jednou; stejné schopnosti se nesčítají.
SW-ABIL-06 = Základní schopnosti jsou ty, které jsou natištěny na vlastní kartě jednotky; schopnosti získané z jiných karet mezi ně nepatří.
SW-ABIL-07 = Efekty, které jmenují druh karty (například běžnou jednotku nebo hrdinu), platí jen pro karty tohoto druhu.

## Ovládání a příslušnost k sadě

SW-CTRL-01 = Objekty na bojišti, trvající události i události ve vyhodnocování ovládá ten, z čí sady pocházejí, dokud jejich ovládání nepředá některý efekt soupeři.
SW-CTRL-02 = Kdo jednotku ovládá, zachází s ní po celou tu dobu jako s vlastní: při pohybu, útoku, schopnostech, sousedství i ve všem ostatním.
SW-CTRL-03 = Karta na bojišti je natočena k hráči, který ji ovládá; při změně ovládání se otočí o 180 stupňů a po skončení dočasného ovládání zase zpět.
SW-CTRL-04 = Ovládání bez udané doby je trvalé (dokud objekt neopustí bojiště nebo dokud ho nezmění jiný efekt).
SW-CTRL-05 = Karta patří hráči, v jehož sadě byla na začátku hry. Odhazuje se vždy na jeho hromádku a vrací se vždy do jeho ruky, ať ji ovládal kdokoli.
SW-CTRL-06 = Kdo začne ovládat vrchní kartu, ovládá i karty pod ní.

## Namísto

SW-INST-01 = Efekt provedený namísto pohybu se počítá jako pohyb dané jednotky do limitu 3 pohybujících se jednotek; efekt provedený namísto útoku se počítá jako útok do limitu 3 útočících jednotek.
SW-INST-02 = Jednotka, která použila efekt namísto pohybu (útoku), se už v této fázi nesmí pohybovat (útočit).
SW-INST-03 = Efekt namísto pohybu lze použít, i když se jednotka nemá kam pohnout; efekt namísto útoku, i když nemá přípustný cíl.
SW-INST-04 = Takový efekt nesmí použít jednotka, které pravidlo nebo efekt pohyb (případně útok) výslovně zakazuje.
SW-INST-05 = Jednotka, která použije efekt namísto pohybu, se nepohybuje, takže se neděje nic s časováním „po pohybu“; totéž platí pro útok.
SW-INST-06 = Stane-li se něco namísto eliminace objektu, objekt eliminován není a magii za něj nikdo nezíská.

## Navíc

SW-EXTRA-01 = Akce navíc se přičítají k obvyklým limitům.
SW-EXTRA-02 = Útok navíc dovoluje jednotce zaútočit v téže fázi podruhé; útočíte-li třemi jednotkami a jedna z nich má útok navíc, provedete 3 jednotkami 4 útoky.
SW-EXTRA-03 = S jednotkou, která smí útočit navíc (mimo limit), můžete zaútočit čtvrtou jednotkou, tedy 4 útoky 4 jednotkami.
SW-EXTRA-04 = Útok navíc je plnohodnotný útok se všemi kroky i navazujícími efekty a jeho cíl se určuje znovu podle běžných pravidel.
SW-EXTRA-05 = Útok navíc nevyčerpá vlastní útok jednotky ve fázi Útok ani jednu ze tří útočících jednotek. Jednotka, která ještě neútočila, smí nejdřív provést útok navíc a mezi útočící být vybrána později. Jednotka, která použila efekt namísto útoku, už v této fázi útok navíc provést nesmí.
    .note = Útok navíc stojí nad rámec obvyklých limitů; poslední věta plyne ze zákazu útočit po efektu namísto útoku (SW-INST-02).

## Umísťování, nahrazování a výměny

SW-PLACE-01 = Nahradit kartu znamená dát na její místo jinou kartu.
SW-PLACE-02 = Při výměně míst si dvě karty na bojišti prohodí pozice; není to pohyb ani zatlačení. Žetony a karty pod nimi jdou s nimi.
SW-PLACE-03 = Vrací-li se karta z bojiště do ruky, odstraňte všechny její žetony a karty pod ní odhoďte.
SW-PLACE-04 = Vrácená karta, která později znovu přijde na bojiště, je novým objektem.
SW-PLACE-05 = Kdo vyhledává kartu v dobíracím balíčku, musí ho pak zamíchat.
SW-PLACE-06 = Karta, kterou na bojiště umísťuje efekt, potřebuje volné pole odpovídající textu (například vedle dané jednotky); není-li takové, umístit ji nelze.

## Zasunuté karty

SW-UNDER-01 = Karta zasunutá pod jinou kartu na bojišti leží stejným směrem jako ona a ovládá ji ten, kdo ovládá vrchní kartu.
SW-UNDER-02 = Má-li se karta zasunout pod jinou, nejdřív z ní odstraňte všechny žetony a odhoďte všechny karty, které leží pod ní.
SW-UNDER-03 = Změní-li vrchní karta místo pohybem nebo zatlačením, karty pod ní se přesunou s ní.
SW-UNDER-04 = Začne-li vrchní kartu ovládat soupeř, připadnou mu i všechny karty pod ní.
SW-UNDER-05 = Na karty pod jinou kartou nepůsobí žádný efekt, který to výslovně neříká; po tu dobu nejsou samostatnými objekty.
SW-UNDER-06 = Je-li vrchní karta eliminována, odhozena nebo vrácena do ruky, odhodí se všechny karty pod ní (každá na hromádku hráče, kterému patří).

## Pojmy

SW-TERM-01 = Efekt působící skrz obsazená pole bere uvedený druh obsazených polí, jako by byl volný; ostatní obsazená pole překážejí dál.
SW-TERM-02 = Jednotka pohybující se skrz obsazená pole nesmí na obsazeném poli pohyb nikdy skončit.
SW-TERM-03 = Jednotka, která smí skrz běžné jednotky, nesmí skrz vyvolavače, hrdiny ani stavby. Karta, která je zároveň běžnou jednotkou i stavbou, patří k oběma druhům, a projít skrz ni tak dovolí efekt jmenující kterýkoli z nich.
    .note = Druhá věta je výklad (text karty má přednost a taková karta běžnou jednotkou je); zmínku o stavbách by šlo číst i tak, že překáží. Platí stejně pro pohyb, zatlačení i útok.
SW-TERM-04 = Hod lze opakovat jen tam, kde to karta dovoluje; nový výsledek nahrazuje starý a více povolení může dovolit více opakování.
SW-TERM-05 = Základní síla je síla natištěná na kartě. Určí-li efekt jednotce základní sílu, bere se toto číslo, jako by bylo natištěno; je-li takových efektů víc, platí jen poslední. Ostatní úpravy se počítají až k ní.
SW-TERM-06 = Ve hře jsou karty na bojišti a v zónách trvajících událostí; karty v rukou, dobíracích balíčcích a odhazovacích hromádkách ve hře nejsou.
SW-TERM-07 = Cizí karta se pohybuje nebo je zatlačena „směrem od“ jiné karty, zvětší-li kterákoli část pohybu či zatlačení počítanou vzdálenost mezi nimi; „směrem k“ je opak.
SW-TERM-08 = Efekty, které se týkají jednotek určitého národa, hledí na národ natištěný na kartě jednotky; nezáleží na tom, v jaké sadě karta hraje.
SW-TERM-09 = Jednotky mají tři druhy (vyvolavač, hrdina, běžná jednotka), události dva (epická, standardní) a stavba je druhem sama pro sebe. Karta může patřit ke dvěma druhům najednou (běžná jednotka i stavba, standardní událost i stavba) a pak pro ni platí všechna pravidla obou.
SW-TERM-10 = Pole navíc a pole ubraná mění největší počet polí pohybu (obvykle 2; při přímém Výpadu 4) a sčítají se. Jednotka, jejíž největší počet je 0 nebo méně, se v této fázi nemůže normálně pohnout, ale efekt namísto pohybu použít smí.
    .note = Karty tato slova používají, pravidla je nevysvětlují; sčítání i poslední věta jsou výklad.

## Jednotlivé karty

SW-CARD-00 = Tištěné hodnoty (náklady / životy / síla): Plížoun – / 11 / 3; Ret-Talus (viz jeho karta); Svara – / 12 / 3; Vlčí jezdci 2/3/3; Práčata hordy 0/1/2; Šmug 0/4/2; Nemrtví válečníci 2/4/2; Nemrtví přenašeči 1/3/2; Nemrtví lučištníci náklady 2; Gurr-Das 6/8/2; Mrazoví mágové 1/4/1; Ledoví golemové 2/5/2; Medvědí kavalerie 3/5/3; Ledoví kováři 0/2/2; Ollag 5/7/3; Nadiana 6/7/2; Jarmund 5/7/3; Ledová hradba náklady 0, životy 5; portál náklady 0, životy 5; startovní portál náklady 0, životy 10. Události: Plížením vpřed! 0, Ledové beranidlo 0, Oprava ledem 0, Drift ledovce 0, Chorál propletení 0, Obětní oheň 1.
SW-CARD-01 = Portál, stavba: obyčejný má náklady 0 a 5 životů, startovní náklady 0 a 10 životů. Kromě toho, že je portálem, nemá žádný text.
SW-CARD-02 = Vlčí jezdci, schopnost Výpad, první část: místo obvyklého pohybu smí jednotka ujít jedním přímým směrem 1 až 4 volná pole.
    .note = Stále je to pohyb: čerpá jeden ze 3 pohybů a efekty „po pohybu“ se provedou. Pozdější online znění mluví o až 2 polích navíc při pohybu jediným směrem; dosah je stejný.
SW-CARD-03 = Vlčí jezdci, schopnost Výpad, druhá část: ujde-li jednotka přímo jedním směrem aspoň 3 pole, má do konce tahu sílu o 1 větší.
SW-CARD-04 = Plížením vpřed!, standardní událost, náklady 0, fáze Pohyb: vyberte libovolně mnoho vlastních jednotek s náklady 0 a každou z nich zatlačte o 1 pole.
    .note = Jednotky bez natištěných nákladů (vyvolavači) nejsou jednotkami s náklady 0.
SW-CARD-05 = Plížoun, vyvolavač, schopnost Zákeřnost: jednou za tah, ve vaší fázi Útok, si smí prohodit místo s některou vlastní jednotkou s náklady 0, ať je jakkoli daleko.
SW-CARD-06 = Práčata hordy, běžná jednotka, schopnost Neúnavnost: ve fázi Útok smí tato jednotka útočit nad rámec limitu: její útok se mezi 3 útočící jednotky nezapočítá.
SW-CARD-07 = Šmug, hrdina, schopnost Narkomág: začátkem svého tahu musíte volit, zda zaplatíte 1 bod magie, nebo Šmuga odhodíte; s 0 body magie ho odhodit musíte.
    .note = Anglický první tisk a online text říkají „na konci tahu“; zde platí český tisk. Odhození není eliminace (magii nezíská nikdo). Pořadí vůči odhození trvajících událostí si volíte sami.
SW-CARD-08 = Šmug, schopnost Neúnavnost: zaútočí-li Šmug ve fázi Útok, do limitu 3 útočících jednotek se nezapočítá.
SW-CARD-09 = Ret-Talus, vyvolavač, schopnost Probuďte mrtvé!: jednou za tah, ve své fázi Vyvolávání, si smíte vzít z odhazovací hromádky jednotku se slovem Nemrtví v názvu a umístit ji vedle Ret-Taluse; ten za to dostane 2 zranění.
    .note = Jednotka je umístěna, ne vyvolána, a nestojí žádnou magii. Svou odhazovací hromádku si smíte prohlédnout; nemíchá se.
SW-CARD-10 = Nemrtví lučištníci, běžná jednotka, schopnost Přesun duše: je-li ve vašem tahu do 3 polí od této jednotky eliminována jakákoli jednotka, vlastní i cizí, smíte tuto jednotku přesunout na pole, kde ta druhá padla.
    .note = Přesun je nahrazení, ne pohyb.
SW-CARD-11 = Nemrtví přenašeči, běžná jednotka, schopnost Tělo bez duše: za cizí jednotku, kterou eliminujete útokem této jednotky, magii nedostanete.
    .note = Anglický tisk se neomezuje na útoky. Za cizí stavby 1 bod magie dostanete.
SW-CARD-12 = Nemrtví přenašeči, schopnost Nákaza: eliminujete-li útokem této jednotky jinou jednotku, cizí i vlastní, smíte na její místo dát ze své odhazovací hromádky kartu se slovem přenašeči v názvu.
    .note = Eliminovaná karta jde nejdřív na hromádku svého hráče; noví přenašeči nejsou vyvoláni.
SW-CARD-13 = Nemrtví válečníci, běžná jednotka, schopnost Pach krve, první část: pokaždé, když je ve vašem tahu eliminována jednotka, ať cizí, nebo vlastní, posilte tuto jednotku.
SW-CARD-14 = Nemrtví válečníci, schopnost Pach krve, druhá část: koncem svého tahu odeberte této jednotce 2 posílení (má-li jich méně, všechna).
SW-CARD-15 = Nemrtví válečníci, schopnost Vstřebávání síly: síla +1 za každé posílení na této jednotce, nejvýše +5.
SW-CARD-16 = Gurr-Das, hrdina, schopnost Zuřivost: za každý žeton zranění, který na něm leží, má sílu o 1 větší.
SW-CARD-17 = Obětní oheň, epická událost, náklady 1, fáze Vyvolávání, TRVAJÍCÍ: za každou eliminovanou jednotku, cizí i vlastní, přibude na této události 1 posílení.
SW-CARD-18 = Obětní oheň, při odhození: vyberte jednu jednotku a za každé posílení na této události jí odeberte 1 zranění.
SW-CARD-19 = Svara, vyvolavač, schopnost Plovoucí stavby: pohne-li se Svara, smíte potom zatlačit 1 vlastní stavbu do 3 polí od ní, a to o 1 pole.
SW-CARD-20 = Nadiana, hrdina, schopnost Velká mrazivá síla: za každou vlastní stavbu do 2 polí od sebe má sílu o 1 větší.
SW-CARD-21 = Ollag, hrdina, schopnost Pevný led: dokud je Ollag na bojišti, má každá vlastní stavba kdekoli o 1 život víc.
SW-CARD-22 = Ledoví golemové, běžná jednotka a stavba, schopnost Živoucí portál: karta je zároveň portálem, takže vedle ní lze vyvolávat jednotky.
SW-CARD-23 = Ledoví golemové, schopnost Pohyblivá stavba: karta se smí pohybovat, přestože je stavbou.
SW-CARD-24 = Ledoví golemové, schopnost Golemův krok: největší délka jejich pohybu je o 1 pole menší (obvykle tedy 1 pole).
SW-CARD-25 = Jarmund, hrdina, schopnost Rozběh: jednou za tah, když Jarmund dokončí útok na cizí jednotku, mu smíte přidat 1 posílení.
    .note = V anglickém tisku je posílení povinné (stejně jako u ostatních karet s touto schopností); u Jarmunda zde platí český tisk. Odmítnete-li je po jednom útoku, smíte si je vzít po pozdějším.
SW-CARD-26 = Jarmund, schopnost Ledové střepiny: koncem své fáze Budování smíte utratit 1 Jarmundovo posílení (musí ho mít); pak dostane 1 zranění každá cizí jednotka, která sousedí aspoň s 1 stavbou, již ovládáte (jen 1 bez ohledu na počet staveb).
SW-CARD-27 = Mrazoví mágové, běžná jednotka, schopnost Mrazivá síla: za každou vlastní stavbu, která s nimi sousedí, mají sílu o 1 větší.
SW-CARD-28 = Medvědí kavalerie, běžná jednotka, schopnost Podusání, první část: při pohybu smí procházet poli, na nichž stojí běžné jednotky, cizí i vlastní.
SW-CARD-29 = Medvědí kavalerie, schopnost Podusání, druhá část: po pohybu dostane každá běžná jednotka, kterou kavalerie prošla, 1 zranění, i vlastní; zranění je povinné a jednotka překročená dvakrát ho dostane jednou.
    .note = Že jednotka překročená dvakrát v jednom pohybu dostane zranění jednou, je výklad.
SW-CARD-30 = Ledoví kováři, běžná jednotka, schopnost Sekera mrazu, první část: když tato jednotka dokončí pohyb, smíte udělat jedno ze dvou: dát na ni 1 posílení, nebo 1 její posílení utratit (musí ho mít) a její kartu zasunout pod jinou vlastní běžnou jednotku do 3 polí.
SW-CARD-31 = Ledoví kováři, schopnost Sekera mrazu, druhá část: při útocích běžné jednotky, pod kterou jsou zasunuti, platí každý symbol zvláštního efektu za 2 symboly na blízko.
    .note = Běžné jednotce s útokem na dálku to nepomůže, protože symboly na blízko jí zranění nepřidávají. Dvě karty Ledoví kováři pod toutéž jednotkou neudělají z jednoho zvláštního efektu 4 symboly na blízko: obě karty říkají totéž (výklad).
SW-CARD-32 = Ledová hradba, standardní událost a stavba, náklady 0, 5 životů, fáze Budování: pole s touto stavbou nepřekáží útokům vlastních jednotek, smějí útočit skrz ně.
SW-CARD-33 = Ledové beranidlo, epická událost, náklady 0, fáze Vyvolávání, TRVAJÍCÍ: když se stavba, vlastní i cizí, pohne nebo je zatlačena, smíte vybrat 1 jednotku, vlastní či cizí, která s ní sousedí; dostane 1 zranění a smíte ji o 1 pole zatlačit.
    .note = „Vy“ je hráč, který událost ovládá, a to i v tahu soupeře. Počítá se každý pohyb a každé zatlačení jakékoli stavby, ať je způsobil kdokoli; tak zní český tisk. (Anglický první tisk myslí jen to, co uděláte vy sami; pozdější online znění se omezuje na vlastní stavby a za cíl připouští jen běžné jednotky a hrdiny.) Sousedství se posuzuje na novém místě stavby. Je-li zatlačená jednotka sama stavbou, jde znovu o zatlačení stavby.
SW-CARD-34 = Oprava ledem, standardní událost, náklady 0, fáze Pohyb: každé vlastní stavbě odeberte 2 zranění.
SW-CARD-35 = Drift ledovce, standardní událost, náklady 0, fáze Budování: vyberte až 3 vlastní stavby do 3 polí od svého vyvolavače a každou zatlačte o 1 nebo 2 pole.
    .note = Všechny stavby se vyberou předem, než se první zatlačí; vzdálenost se posuzuje v té chvíli.
SW-CARD-36 = Chorál propletení, standardní událost, náklady 0, fáze Vyvolávání, před slovem TRVAJÍCÍ: vyberte 2 vlastní běžné jednotky do 3 polí od svého vyvolavače.
SW-CARD-37 = Chorál propletení, TRVAJÍCÍ: každá z obou vybraných jednotek má ke svým schopnostem i základní schopnosti té druhé; jakmile kterákoli z nich odejde z bojiště, událost odhoďte.

## Příklady (souřadnice: řada, sloupec; řada 0 je vaše zadní)

SW-EX-01 = Hráč má 2 nebo více bodů magie, v ruce Nemrtvé lučištníky (náklady 2) a na bojišti portál, vedle kterého je volné aspoň jedno pole. Ve fázi Vyvolávání zaplatí 2 body magie a položí Nemrtvé lučištníky na volné pole přímo pod portálem (za ním). Má o 2 body magie méně a jednotka stojí vedle portálu. Stejně dobře mohl použít kterékoli jiné volné pole nad portálem, vlevo nebo vpravo od něj; pole šikmo od portálu nikoli.
SW-EX-02 = Vaše zadní řady jsou 0, 1 a 2, váš vyvolavač stojí mimo ně, třeba na (4,2), a v ruce máte kartu stavby. Vybíráte, kde ji postavit. Přípustná jsou všechna volná pole řad 0 až 2 a ta z polí (5,2), (3,2), (4,1) a (4,3), která jsou volná. Žádné jiné pole přípustné není, například (3,3) nebo (4,4).
SW-EX-03 = Jednotka bez pohybových schopností stojí na (3,3), všechna ostatní pole jsou volná. Pohne se o 1 nebo 2 pole svisle či vodorovně. Smí skončit na (4,3), (5,3), (2,3), (1,3), (3,4), (3,5), (3,2) nebo (3,1).
SW-EX-04 = Táž jednotka na (3,3) se pohne o 1 pole svisle a o 1 vodorovně, nebo opačně. Smí skončit na (4,4), (4,2), (2,4) nebo (2,2), je-li volné aspoň jedno ze dvou polí na cestě.
SW-EX-05 = Táž jednotka na (3,3) popojde o 1 pole a vrátí se na (3,3). To je dovoleno: pohnula se, čerpá jeden ze 3 pohybů a efekty „po pohybu“ se provedou jednou, nakonec.
SW-EX-06 = Jednotka stojí na (3,3); pole (4,3) a (3,4) jsou obsazená, (4,4) je volné. Chce šikmo rovnou na (4,4). To nelze: po volných polích tam svisle a vodorovně nevede žádná cesta.
SW-EX-07 = Na bojišti stojí obyčejný portál a hráč, který ho ovládá, by s ním chtěl ve fázi Pohyb pohnout. To nelze: stavby se nepohybují.
SW-EX-08 = Jednotka stojí na (3,3) a na (4,3) je nějaký objekt. Jednotka chce přes (4,3) dojít na (5,3). To nelze: obsazeným polem se neprochází.
SW-EX-09 = Práčata hordy (útok na dálku, síla 2) útočí na cizí Nemrtvé válečníky 2 pole daleko v přímce; pole mezi nimi je volné. Hodí se 2 kostkami a padnou 2 symboly na dálku. Na Nemrtvé válečníky přijdou 2 žetony zranění; ze 4 životů jim zbývají 2, eliminováni nejsou.
SW-EX-10 = Vlčí jezdci mají útok na blízko a sílu 3, Práčata hordy útok na dálku a sílu 2. Z těchto hodnot vyčteme, že Vlčí jezdci útočí 3 kostkami jen na sousední objekty, kdežto Práčata hordy 2 kostkami až na 3 pole v přímce.
SW-EX-11 = Hráč má ve fázi Magie v ruce několik karet a 2 z nich odhodí. Získá 2 body magie.
SW-EX-12 = Na začátku fáze Dobrání karet drží hráč 2 karty a v dobíracím balíčku jsou aspoň 3. Ve fázi si dobere 3 karty a má jich 5.
SW-EX-13 = Hráč zahraje ve fázi Vyvolávání za 1 bod magie Obětní oheň (TRVAJÍCÍ). Po zahrání karta leží lícem vzhůru v jeho zóně trvajících událostí a působí do začátku jeho příštího tahu, kdy se odhodí.
SW-EX-14 = Existují karty Nemrtví válečníci, Nemrtví lučištníci a Větrní lučištníci. Jeden efekt zmiňuje Nemrtvé, druhý lučištníky. Prvnímu vyhovují Nemrtví válečníci a Nemrtví lučištníci, druhému Nemrtví lučištníci a Větrní lučištníci.
SW-EX-15 = Karta leží na (2,2), další na (2,3), (3,3), (2,4), (4,2) a (4,4); pole (2,3) je tedy obsazené. Počítají se vzdálenosti od (2,2). Pole (2,3) je ve vzdálenosti 1; (3,3), (2,4) a (4,2) ve vzdálenosti 2 (i přes obsazené pole); (4,4) ve vzdálenosti 4. Šikmý soused je ve vzdálenosti 2, ne 1.
SW-EX-16 = Karta zasahuje každý objekt do 2 polí od sebe. Když se její efekt vyhodnotí, na ni samotnou nepůsobí.
SW-EX-17 = Vyvolavač nese symboly zkřížené sekery, ozubené kolo (logika) a kapka (voda). Kontroluje se sada. Karta s ozubeným kolem, s kapkou nebo s obojím je povolena; karta, jejímž jediným symbolem je plamen, povolena není.
SW-EX-18 = Spočítáme karty hotové sady Polárních trpaslíků: 1 vyvolavač + 1 startovní portál + 3 portály + 2 počáteční jednotky + 2 epické události + 6 standardních událostí + 3 hrdinové + 16 běžných jednotek = 34 karet.
SW-EX-19 = Jednotka s efektem „po pohybu“ se pohybuje o 2 pole. Po vstupu na první pole se ještě nic neděje; efekt se vyhodnotí jednou, hned po celém pohybu.
SW-EX-20 = Jednotka s efektem „po útoku“ zaútočí a cíl eliminuje. Při provádění kroků se nejdřív přidají zranění a cíl je eliminován (i se ziskem magie), teprve pak se efekt vyhodnotí.
SW-EX-21 = Útočí tři jednotky a jedna z nich má útok navíc; v jiném případě smí navíc útočit čtvrtá jednotka. Sečteme-li útoky ve fázi Útok, jsou to v prvním případě 4 útoky 3 jednotkami, ve druhém 4 útoky 4 jednotkami.
SW-EX-22 = Jeden efekt se použije namísto pohybu, jiný nastane namísto eliminace jednotky. Po jejich provedení se první jednotka nepohnula, takže se neděje nic „po pohybu“; druhá jednotka není eliminována, takže nikdo nezíská magii.
SW-EX-23 = Jednotka smí procházet skrz běžné jednotky a ověřuje se její cesta. Běžnými jednotkami projít smí, vyvolavači, hrdiny ani stavbami ne; poslední pole musí být volné. Útok na blízko nikdy neprochází ničím.
SW-EX-24 = Hráčova karta A leží na (3,2) a karta B na (2,2), počítáno od jeho židle. Posuzuje se jejich vzájemná poloha z pohledu hráče, který ovládá A. Karta B je za kartou A.
SW-EX-25 = Útokem eliminujete cizí kartu „Hellfire Cultist“ a její schopnost pak eliminuje jednu z vašich jednotek; v jiném případě schopnost eliminovaného cizího objektu eliminuje další cizí objekt. Účtuje se magie. Za kartu „Hellfire Cultist“ získáte 1 bod. Za vaši jednotku získá 1 bod soupeř (eliminovala ji jeho schopnost). Za další cizí objekt ve druhém případě nezískáte nic.
