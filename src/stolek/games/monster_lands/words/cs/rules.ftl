### Říše příšer: pravidla česky (čísla pravidel viz ledger.yaml).

## Oblasti

area-general = Obecně
area-setup = Příprava hry
area-player_setup = Příprava klanů
area-basic_terms = Základní pojmy
area-round_structure = Průběh kola
area-phase_1_dice_pool = Fáze 1: příprava zásoby kostek
area-phase_2_deployment = Fáze 2: rozmístění
area-citadel_buildings = Budovy Citadely
area-bargaining_dice = Kostky smlouvání
area-hunting_lodge = Lovecká chata
area-laboratory = Laboratoř
area-potions_and_venoms = Lektvary a jedy
area-tavern = Krčma
area-greenhorns = Zelenáči
area-armoury = Zbrojnice
area-pawnshop = Zastavárna
area-market = Tržiště
area-mine = Důl
area-outskirts_placement = Výprava do Okolí
area-quest_paths = Cesty úkolů
area-lands = Říše
area-citadel_entrance = Vstup do Citadely
area-settled_land_action = Akce osídlených říší
area-phase_3_adventure = Fáze 3: dobrodružství
area-quest_resolution = Vyhodnocení úkolů
area-trap_reveal = Odhalení pastí
area-monster_attack = Útok příšery
area-defending = Obrana
area-mercenary_death = Smrt žoldáka
area-mercenary_attack = Útok žoldáka
area-end_of_battle = Konec boje
area-trophies = Trofeje
area-conquest = Dobývání říše
area-settling = Osídlení říše
area-loot = Kořist
area-citadel_defence = Obrana Citadely
area-phase_4_cleanup = Fáze 4: úklid
area-panic = Panika
area-chieftain_replacement = Nový náčelník
area-wages = Žold
area-fame_check = Kontrola slávy
area-board_preparation = Příprava herního plánu
area-starting_player = Začínající hráč
area-round_marker = Ukazatel kola
area-scoring = Bodování
area-difficulty = Obtížnost
area-variants = Varianty
area-tricks_module = Modul Lsti
area-solo_game = Sólová hra
area-automated_player_sam = Automatický hráč Sam
area-solo_campaign = Sólová kampaň
area-scenario_1 = Scénář 1: Normální práce
area-scenario_2 = Scénář 2: Zlatokop
area-scenario_3 = Scénář 3: Výpad
area-scenario_4 = Scénář 4: Nalehko
area-scenario_5 = Scénář 5: Plná polní
area-scenario_6 = Scénář 6: Přepadení
area-scenario_7 = Scénář 7: Rozličnost
area-scenario_8 = Scénář 8: Lstivý Sam
area-scenario_9 = Scénář 9: Úkol zněl jasně
area-scenario_10 = Scénář 10: Zkáza
area-clarifications_from_tips = Upřesnění
area-trap_reference = Jednotlivé pasti
area-trick_reference = Jednotlivé lsti
area-loot_token_reference = Jednotlivé žetony kořisti
area-monster_reference = Jednotlivé příšery
area-mercenary_reference = Jednotliví žoldáci
area-equipment_reference = Jednotlivá vybavení
area-land_reference = Jednotlivé říše

## Obecně

ML-GEN-01 = Každý hráč vede jeden žoldácký klan a usiluje o korunu. Po posledním kole vyhrává klan, který má nejvíc vítězných bodů (VB).
ML-GEN-02 = Hra je pro 1 až 4 hráče. Dva až čtyři hráči hrají podle běžných pravidel, jeden hráč podle pravidel sólové hry s automatickým hráčem Samem.
ML-GEN-03 = Hra obsahuje 94 karet: 8 základních členů klanu, 28 žoldáků, 8 zelenáčů, 20 příšer (8 úrovně A, 12 úrovně B), 18 karet vybavení a 12 říší.
ML-GEN-04 = Hra obsahuje 259 žetonů a dílků: 4 ukazatele pověsti, 4 ukazatele slávy, 36 žetonů žoldáků, 64 žetonů pastí, 20 žetonů obrany, 55 mincí, 16 lektvarů, 16 jedů, 16 žetonů kořisti, 1 oboustranný dílek prvního hráče, 1 ukazatel kola, 6 oboustranných dílků události, 1 oboustranný dílek úpravy kol, 7 žetonů paniky a 12 oboustranných žetonů úkolů.
ML-GEN-05 = Hra obsahuje 80 šestistěnných kostek: 32 červených (síla), 22 fialových (magie), 18 žlutých (smlouvání) a 8 černých (útok příšer).
ML-GEN-06 = K tomu patří 4 desky rozvoje klanu, 1 herní plán a 1 sáček na žetony úkolů.
ML-GEN-07 = Herní plán tvoří Citadela se sedmi budovami (lovecká chata, laboratoř, krčma, zbrojnice, zastavárna, tržiště, důl) a Okolí. V Okolí jsou uprostřed cesty úkolů, vlevo cesty říše A, vpravo cesty říše B, vpravo dole vstup do Citadely a také místo pro žetony kořisti.
ML-GEN-08 = Kostky pokládané na pole jsou akce. Kostky v Citadele přinášejí užitek ihned; z kostek v Okolí se stávají bojové kostky, kterými se hází až ve fázi dobrodružství.
ML-GEN-09 = Slávu přináší splnění úkolů, porážka příšer a dobývání říší, dále hrdinská smrt a několik vyjmenovaných efektů karet a žetonů. Budovy Citadely slávu nedávají nikdy.
    .note = Že sláva kyne jen těm, kdo opustí Citadelu, je obecné tvrzení, ne omezení: říše Nikegérie i některé žetony kořisti slávu přidávají.
ML-GEN-10 = Mince, žetony obrany, lektvary, jedy ani barevné kostky nikdy nedojdou. Karet a všech ostatních žetonů je jen tolik, kolik jich hra obsahuje.
    .note = Co dělat při vyčerpání zásoby, tištěná pravidla neříkají; neomezená zásoba je zvolený výklad. Černé kostky mají vlastní pravidlo.

## Příprava hry

ML-SETUP-01 = Základní příprava odpovídá snadné obtížnosti bez modulu Lsti. Jiné obtížnosti a modul Lsti mění jen ty kroky, které jejich pravidla jmenují.
ML-SETUP-02 = Všech 8 karet zelenáčů (symbol praku) položte lícem nahoru na místo pod krčmou. Najímat je lze, dokud nějací zbývají.
ML-SETUP-03 = Zamíchejte 28 karet žoldáků do balíčku lícem dolů a 4 z nich vyložte lícem nahoru na místa pro žoldáky; to je nabídka krčmy.
ML-SETUP-04 = Na začátku musí být v nabídce krčmy aspoň tolik žoldáků s pověstí 4 nebo nižší, kolik je hráčů. Dokud to neplatí, odeberte z nabídky žoldáka s nejvyšší pověstí a vyložte novou kartu. Jakmile je podmínka splněna, zamíchejte všechny odebrané karty zpět do balíčku.
    .note = „Aspoň jeden na hráče“ se bere jako počet: N karet pro N hráčů. Má-li nejvyšší pověst víc karet, rozhoduje náhoda.
ML-SETUP-05 = Ke krčmě přichystejte 28 žetonů žoldáků a na každou vyloženou kartu žoldáka položte žeton, který k ní patří. Najatý žoldák si svůj žeton bere s sebou.
ML-SETUP-06 = Každý žeton pasti má na rubu obrázek pasti a na líci efekt a cenu.
ML-SETUP-07 = 64 žetonů pastí je čtyř druhů: 4 základní pasti, 6 skrytých pastí, 18 lstí (hnědé pozadí) a 36 vylepšených pastí (všechny ostatní).
ML-SETUP-08 = 4 základní pasti si nechte stranou pro hráče, 18 lstí a 6 skrytých pastí vraťte do krabice, 36 vylepšených pastí zamíchejte lícem dolů jako zásobu pastí a 6 náhodných z nich vyložte lícem nahoru na místa pro pasti u lovecké chaty.
ML-SETUP-09 = 18 karet vybavení zamíchejte lícem dolů a 3 z nich vyložte na místa na tržišti.
ML-SETUP-10 = Příšery roztřiďte podle úrovně, 8 příšer úrovně A zamíchejte a dvě náhodné z nich vyložte jako aktivní příšery říše A a říše B.
ML-SETUP-11 = Všechny zbylé příšery úrovní A i B zamíchejte dohromady do jednoho balíčku příšer lícem dolů.
ML-SETUP-12 = 12 karet říší zamíchejte lícem dolů a dvě položte k příšerám jako aktivní říše prvního kola.
ML-SETUP-13 = Zamíchejte 6 dílků události a dva náhodné položte náhodnou stranou nahoru pod obě říše. Dílek události patří ke své říši: kdykoli se vyměňuje karta říše, vyměňuje se i on.
ML-SETUP-14 = Dílek události může podle pravidel ležet kteroukoli stranou nahoru; digitální stůl losuje dílek i jeho stranu.
    .note = Mohlo by jít i o svobodnou volbu; losování je nestranný výklad, protože není řečeno, kdo by vybíral.
ML-SETUP-15 = V 1 nebo 2 hráčích použijte jen jednu příšeru, jednu říši a jeden dílek události, všechno u říše A. Říše B zůstává prázdná a na její cesty se celou hru nevstupuje.
    .note = Úkoly, budovy a nabídka kořisti jsou pro každý počet hráčů stejné, kromě polí pro kostky se značkou pro více hráčů.
ML-SETUP-16 = 16 žetonů kořisti zamíchejte lícem dolů a 4 náhodné vyložte lícem nahoru na místo pro kořist mezi říšemi.
ML-SETUP-17 = Do sáčku vložte 12 žetonů úkolů a dva vylosujte: první patří stranou A nahoru na místo úkolu A (úkol s házením kostkami), druhý stranou B nahoru na místo úkolu B (úkol s placením zdrojů).
ML-SETUP-18 = Na snadné obtížnosti položte přes tištěné počítadlo kol dílek úpravy kol stranou A nahoru.
ML-SETUP-19 = Ukazatel kola postavte na pole 1 počítadla kol.
ML-SETUP-20 = Červené, fialové a žluté kostky tvoří společnou zásobu kostek, černé leží vedle ní. Mince, žetony obrany, lektvary a jedy mají každý svou společnou zásobu.
ML-SETUP-21 = 7 žetonů paniky zamíchejte a položte lícem dolů na hromádku u vstupu do Citadely.
ML-SETUP-22 = Nejchamtivější hráč dostane dílek prvního hráče stranou A nahoru a v 1. kole začíná fázi rozmístění.
    .note = Nejchamtivější hráč je žert pro skutečný stůl; u digitálního stolu rozhoduje los nebo nastavení.
ML-SETUP-23 = Pole pro kostky se značkou pro více hráčů jsou ve hře dvou hráčů uzavřená, a tedy i v sólové hře, která se připravuje jako hra dvou hráčů.

## Příprava klanů

ML-PSET-01 = Každý hráč si vezme jednu desku rozvoje klanu; nevyužité desky vraťte do krabice.
ML-PSET-02 = Každý hráč si vezme obě karty základních členů jedné příslušnosti: náčelníka položí vlevo od desky, základního žoldáka vpravo. Nevyužité základní karty vraťte do krabice.
    .note = Kdo vybírá první, není dáno; digitální stůl se ptá po řadě od prvního hráče. Každou příslušnost má jediná dvojice, dva klany tedy nikdy nezačínají s toutéž.
ML-PSET-03 = Každý základní člen má vlastní žeton žoldáka, který leží na jeho kartě. Žetony nevyužitých základních členů vraťte do krabice (v sólové hře je nechte pro Sama).
ML-PSET-04 = Náčelník přináší klanu na začátek 5 slávy: modrý ukazatel slávy postavte na 5.
ML-PSET-05 = Náčelník přináší také 7 mincí a jeden žeton základní pasti (se symbolem náčelníka), který patří na místo pro pasti na desce klanu. Zbylé základní pasti vraťte do krabice.
ML-PSET-06 = Základní žoldák má pověst 1: červený ukazatel pověsti postavte na 1.
ML-PSET-07 = V prvním kole má každý klan zásobu 2 kostek síly, 1 kostky smlouvání a 1 kostky magie; skládá se z kostek obou základních členů a z odměny za 5 slávy.

## Základní pojmy

ML-TERM-01 = Slávu ukazuje modrý ukazatel na desce klanu. S každou odměnou ve slávě stoupá, s každým postihem na slávě klesá.
ML-TERM-02 = Kdo má na konci kola 30 nebo více slávy, oznámí to ostatním, protože tím hra končí.
    .note = Samotná kontrola se provádí v 5. kroku úklidu.
ML-TERM-03 = Pověst ukazuje červený ukazatel a vždy se rovná součtu pověsti všech žoldáků klanu (i zelenáčů). Upravte ji hned, jakmile žoldák přijde nebo odejde.
ML-TERM-04 = Sláva i pověst se na konci počítají jako vítězné body.
ML-TERM-05 = S náčelníkem se ve všech pravidlech zachází jako s obyčejným žoldákem, pokud pravidlo náčelníky výslovně nejmenuje. Počáteční náčelníci nemají žádnou pověst.
    .note = Poslední rozhodnutí shody porovnává pověst náčelníků. Žoldák povýšený na náčelníka si proto svou tištěnou pověst ponechává, bez pověsti jsou jen počáteční náčelníci.
ML-TERM-06 = Karta žoldáka uvádí jméno, příslušnost, cenu najmutí v mincích, pověst, kostky přidávané do zásoby, schopnost a u některých schopností symbol Okolí.
ML-TERM-07 = Každý člen klanu přidává kostky ze své karty do zásoby svého hráče bez ohledu na to, zda je v tomto kole na cestě.
ML-TERM-08 = Příslušnosti jsou čtyři: oheň, voda, vítr a prales. Každý žoldák (ne zelenáč), základní člen, říše i příšera má právě jednu.
ML-TERM-09 = Shodná příslušnost má přesně tři důsledky: příšera útočí v říši své příslušnosti o kostku víc, říši může osídlit jen žoldák její příslušnosti a nasbírané symboly příslušností přinášejí na konci VB.
ML-TERM-10 = Klan začíná se dvěma členy jedné příslušnosti, najímat ale může žoldáky kterékoli.
ML-TERM-11 = Sláva nemůže klesnout pod 0. Pokračuje-li hra, smí ukazatel slávy stoupnout i nad 30.
ML-TERM-12 = Na desku klanu se vejde 5 pastí, 5 žetonů obrany, 3 lektvary a 3 jedy. Platí to pro každý zisk z jakéhokoli zdroje; co přebývá, hráč ihned odhodí podle své volby. Mince, žetony kořisti, trofeje, říše a žoldáci omezeni nejsou.
ML-TERM-13 = Pasti jsou tajné: na desce i na cestách leží lícem dolů, dokud nejsou odhaleny. Vše ostatní je veřejné.

## Průběh kola

ML-ROUND-01 = Hra trvá nejvýše šest kol. Každé má čtyři fáze v tomto pořadí: 1 příprava zásoby kostek, 2 rozmístění, 3 dobrodružství, 4 úklid.
ML-ROUND-02 = Hra končí na konci šestého kola, nebo na konci kteréhokoli kola, ve kterém některý hráč dosáhl aspoň 30 slávy.

## Fáze 1: příprava zásoby kostek

ML-POOL-01 = Ve fázi 1 si každý hráč sestaví zásobu ze společné zásoby kostek: vezme všechny kostky zobrazené na náčelníkovi a na každém dalším členu klanu a k nim kostky odměny za současnou slávu.
ML-POOL-02 = Odměnou za slávu je jedna kostka při slávě 1 až 10, dvě kostky při slávě 11 až 20 a tři kostky při slávě 21 až 30. Dostáváte jen odměnu pásma, ve kterém právě jste.
    .note = Barvy kostek určují data hry: síla; síla a magie; síla, magie a smlouvání.
ML-POOL-03 = Při slávě 0 žádná kostka odměny nenáleží; nad 30 slávy (možné v sólové hře) platí odměna pásma 21 až 30.
ML-POOL-04 = Po sestavení zásoby hodí každý hráč všemi svými kostkami smlouvání a výsledky nechá ležet viditelně. Kostkami síly a magie se zatím nehází.
ML-POOL-05 = Nově najatý žoldák přidá své kostky do zásoby ihned, ještě v téže fázi rozmístění.
ML-POOL-06 = Kostky síly nemají žádnou zvláštní funkci. Kostky magie lze odhodit z cesty a oslabit tím útok příšery a jako jediné je přijímá laboratoř. Kostky smlouvání dávají v některých budovách slevu.
ML-POOL-07 = Zásoba se sestavuje každé kolo znovu. Kostky získané jen pro toto kolo (výměnou, z osídlených říší, z kořisti, ze schopností) vám nezůstávají.
ML-POOL-08 = Každou kostkou smlouvání, kterou hráč získá po fázi 1, se hodí v okamžiku zisku, ať pochází odkudkoli.
ML-POOL-09 = Kostky odměny za slávu se berou jen ve fázi 1. Přesun do jiného pásma slávy později v kole žádné kostky nepřidá ani neubere.

## Fáze 2: rozmístění

ML-DEPLOY-01 = Počínaje prvním hráčem se hráči střídají po směru hodinových ručiček a v každém tahu provedou právě jednu akci, dokud všichni nepasují.
ML-DEPLOY-02 = Ve svém tahu musíte udělat jedno z toho: položit kostky v Citadele, vyslat do Okolí žoldáka s kostkami, nebo položit kostky na vlastní osídlenou říši.
ML-DEPLOY-03 = Nemáte-li v zásobě žádnou kostku, musíte pasovat, i kdyby vám ještě zbýval žoldák a žetony pro vstup do Citadely. Máte-li ještě kostku, pasovat nesmíte.
ML-DEPLOY-04 = Máte-li kostku, ale nemáte ji kam přípustně položit (v zastavárně je třeba panika a jinde není volno nebo vám chybějí mince), odhodíte místo tahu jednu kostku, kterou umístit nelze.
    .note = Tištěná pravidla to neřeší, protože zastavárna obvykle kostku přijme vždy. Náhradní tah zaručuje, že fáze skončí.
ML-DEPLOY-05 = Kdo pasoval, toho vynechávejte; ostatní hrají dál. Fáze končí, jakmile všichni rozmístili všechny kostky a pasovali.
ML-DEPLOY-06 = Pole plánu, na kterém už leží kostka, do konce kola žádnou další nepřijme.
ML-DEPLOY-07 = Akce znamená položit jednu nebo více kostek na volná pole herního plánu nebo na osídlené říše, které vám patří, tak jak zvolené místo vyžaduje.
ML-DEPLOY-08 = Některé karty a žetony mění kostku jedné barvy za kostku jiné barvy: starou kostku položte na kartu či žeton a novou vezměte ze společné zásoby. Kostkou smlouvání získanou takto ihned hoďte.
ML-DEPLOY-09 = Každou schopnost žoldáka, zelenáče nebo karty vybavení lze použít jednou za kolo. Omezení patří ke kartě: předáním vybavení jinému žoldákovi se neobnoví, kdežto dva kusy téže karty jsou dvě schopnosti.
ML-DEPLOY-10 = Schopnost se symbolem Okolí působí jen ve fázi dobrodružství, když přijde na řadu žoldák přidělený na cestu, a tehdy ji použít musíte; nepovinná jsou jen přehození. Každou jinou schopnost smíte použít ve fázi rozmístění.
ML-DEPLOY-11 = Použití schopnosti bez symbolu Okolí, léčení lektvarem, přesun vybavení, použití žetonu kořisti ani prodej trofeje nejsou akce a smíte je provést navíc k akci.
    .note = Výslovně je to řečeno o výměně barvy, kořisti a trofejích; na ostatní se to vztahuje obdobně.
ML-DEPLOY-12 = Schopnost pro rozmístění lze používat i tehdy, když její žoldák stojí na cestě, neříká-li sama něco jiného (tak je tomu u karet Fandor a Červína).
ML-DEPLOY-13 = Schopnosti bez symbolu Okolí a kořist pro rozmístění používáte ve vlastních tazích fáze rozmístění, libovolně mnoho před akcí i po ní. I s prázdnou zásobou je smíte použít na začátku tahu, a získáte-li tím kostku, nepasujete. Kdo pasoval, do konce kola už nehraje.
    .note = Omezení na vlastní tahy a konečnost pasování jsou zvolený výklad. Léčení lektvarem, přesun vybavení, osídlování říší, prodej trofejí a kořist, která fázi nejmenuje, jsou možné kdykoli.

## Budovy Citadely

ML-CIT-01 = Budovy jsou trojí: s poli pro právě jednu kostku, s dvojitými poli (důl), na která se v jedné akci kladou dvě kostky, a s neomezeným místem (zastavárna).
ML-CIT-02 = Užitek z budovy máte ihned po položení kostky nebo kostek.
ML-CIT-03 = Pokládat smíte jen kostky barvy, kterou budova ukazuje, a jen dokud má volné pole.
ML-CIT-04 = Budovu, jejíž pole pro kostky jsou všechna obsazená, už použít nelze. Jedinou výjimkou je zastavárna: počet kostek na akci ani návštěv za kolo tam není omezen.
ML-CIT-05 = V lovecké chatě, krčmě, zbrojnici a na tržišti se platí mincemi. Nemůžete-li zaplatit cenu po slevách, nesmíte tam kostku položit.
ML-CIT-06 = V lovecké chatě, krčmě, zbrojnici a na tržišti se kostky kladou zleva doprava, aby bylo vidět pořadí kostek smlouvání.
ML-CIT-07 = Do budovy se žetonem paniky se kostky pokládat nesmějí.
ML-CIT-08 = Přijímané barvy: lovecká chata, krčma, zbrojnice a tržiště berou sílu nebo smlouvání, laboratoř magii, důl sílu, zastavárna cokoli.
ML-CIT-09 = Tutéž budovu smíte v jednom kole použít několikrát, vždy za jedno volné pole a jednu akci.

## Kostky smlouvání

ML-BARG-01 = Kostka smlouvání, která je ve své budově první kostkou smlouvání, snižuje cenu nákupu, k němuž slouží, o svou hodnotu.
ML-BARG-02 = Leží-li už v budově jiná kostka smlouvání a nová kostka je nižší než ta, která byla položena naposledy před ní, je slevou součet obou hodnot (hráč ho smí využít).
ML-BARG-03 = Je-li nová kostka smlouvání stejná nebo vyšší než ta předchozí, je slevou jen hodnota nové kostky.
ML-BARG-04 = Porovnává se jen s kostkou smlouvání položenou naposledy před novou; starší kostky smlouvání a kostky jiných barev se neberou v úvahu.
ML-BARG-05 = Celková cena jednoho nákupu neklesne nikdy pod 1 minci, ať při něm koupíte cokoli.
ML-BARG-06 = V Okolí smíte kostky smlouvání pokládat jen na úkoly, které je požadují, nikdy na cesty říší ani ke vstupu. Na cestě úkolu se jimi při vyhodnocení cesty hází znovu.
ML-BARG-07 = Předchozí kostka smlouvání platí bez ohledu na to, který hráč (nebo Sam) ji položil.
ML-BARG-08 = Pevná sleva ze schopnosti nebo karty vybavení se přičítá ke slevě za smlouvání a takových karet lze spojit několik. S aspoň jednou takovou kartou je cenou částka po všech slevách, nejméně 0; bez ní nejméně 1.
    .note = Spodní mez 0 je na kartách natištěná; sčítání slev z karet s kostkou i navzájem je výklad.

## Lovecká chata

ML-LODGE-01 = Za jednu kostku síly nebo smlouvání smíte koupit libovolný počet vyložených pastí; platíte součet cen natištěných na žetonech.
ML-LODGE-02 = Sleva za smlouvání se uplatní jednou, na součet za všechny pasti koupené v této akci. Celkem zaplatíte vždy aspoň 1.
ML-LODGE-03 = Na desku klanu se vejde nejvýše 5 žetonů pastí (některé karty tento počet zvyšují). Máte-li jich víc, ihned odhoďte přebytečné podle své volby. Pasti na cestách se nepočítají.
ML-LODGE-04 = Kdykoli hráč chatu navštíví, musí v ní být vyloženo 6 pastí; po nákupu doplňte mezery ze zásoby lícem nahoru.
ML-LODGE-05 = Dojde-li zásoba pastí, zamíchejte použité pasti do nové. Použité jsou všechny žetony kromě základních, které byly sklizeny z cest, odhozeny nad limit nebo odstraněny z nabídky. Nejsou-li žádné, zůstanou v nabídce mezery.
ML-LODGE-06 = Koupenou past si uložte na desku klanu lícem dolů, aby soupeři neviděli, které pasti máte.
ML-LODGE-07 = Chatu nelze navštívit, aniž byste koupili aspoň jednu past.
ML-LODGE-08 = Použitá nebo odhozená základní past odchází ze hry; do zásoby pastí lovecké chaty se nikdy nedostane.
    .note = Tištěná pravidla to neříkají. Základní past je počáteční výbava bez ceny, prodat by ji nešlo.

## Laboratoř

ML-LAB-01 = Za jednu kostku magie si zdarma vezmete lektvary a jedy v libovolné kombinaci: na horním poli tři žetony, na dolním dva.
ML-LAB-02 = Na desku klanu se vejdou nejvýše 3 lektvary a nejvýše 3 jedy; žetony, které už mají žoldáci na cestách, se nepočítají.
ML-LAB-03 = Které volné pole laboratoře použijete, si vyberete sami.
    .note = Sam bere vždy nejhornější volné pole, hráče to neomezuje.
ML-LAB-04 = Lektvary a jedy nad limit se ihned odhazují, i ty, které se při úklidu vrátí z cesty.

## Lektvary a jedy

ML-POTION-01 = Odhozením lektvaru z desky smíte jednoho svého zraněného žoldáka, který ještě není přidělen, otočit zpět na zdravou stranu.
ML-POTION-02 = Když žoldáka přidělujete na cestu, smíte na jeho žeton dát z desky nejvýše 1 lektvar a nejvýše 1 jed.
ML-POTION-03 = Během boje smíte odhodit lektvar ze žetonu žoldáka a zrušit tím jedno zranění, které právě dostává, i kdyby ho mělo zabít.
ML-POTION-04 = Během boje smíte odhodit jed ze žetonu žoldáka a přičíst +2 k součtu jeho útoku; každý jed dává +2.
ML-POTION-05 = Lektvary a jedy nepoužité v boji vám zůstávají; v 1. kroku úklidu se vracejí na desku.
ML-POTION-06 = Víc než jeden lektvar nebo jed může mít žoldák jen tehdy, pochází-li ten další z výhody cesty.
ML-POTION-07 = V boji lze použít jen lektvary a jedy na žetonu bojujícího žoldáka, ne ty na desce klanu.
ML-POTION-08 = Lektvary a jedy dané žoldákovi patří k tomu, co si nese do boje. Nejsou to karty vybavení, nemají druh a nezabírají na cestě místo.

## Krčma

ML-TAV-01 = Za jednu kostku síly nebo smlouvání najmete právě jednoho žoldáka z nabídky nebo jednoho zelenáče a zaplatíte cenu jeho najmutí.
ML-TAV-02 = Najímat smíte žoldáky kterékoli příslušnosti.
ML-TAV-03 = Přebytek slávy = sláva minus pověst. Žoldáka smíte najmout, jen je-li jeho pověst nižší než váš současný přebytek slávy, nebo stejná.
ML-TAV-04 = Je-li vaše pověst stejná nebo vyšší než vaše sláva, žádný přebytek nemáte a nemůžete najímat vůbec.
ML-TAV-05 = Omezení přebytkem slávy platí i pro zelenáče a pro žoldáky získané zdarma.
ML-TAV-06 = Najatou kartu položte vpravo od desky klanu k jeho ostatním žoldákům.
ML-TAV-07 = Najmutím ihned stoupne ukazatel pověsti o pověst najatého žoldáka.
ML-TAV-08 = Ihned si vezmete kostky zobrazené na najaté kartě; kostkami smlouvání mezi nimi hned hodíte. Tyto kostky musíte umístit ještě v téže fázi rozmístění.
ML-TAV-09 = Kdykoli hráč krčmu navštíví, musí v ní být vyloženi 4 žoldáci (v sólové hře 3), zelenáči se nepočítají. Po najmutí doplňte mezeru z balíčku.
ML-TAV-10 = Dojde-li balíček žoldáků, zamíchejte odhozené žoldáky do nového.
ML-TAV-11 = Po položení kostky v krčmě a před najmutím smíte zaplatit 2 mince za rundu: odhodíte všechny vyložené žoldáky, vyložíte místo nich nové a pak smíte jednoho z nových najmout. Najmutí bez kostky v krčmě (z říše nebo kořisti) rundu neumožňuje.
ML-TAV-12 = Na 2 mince za rundu nelze uplatnit slevu za smlouvání.
ML-TAV-13 = V jedné akci v krčmě smíte objednat jednu rundu. Po ní smíte najmout žoldáka nebo zelenáče, nebo akci ukončit bez najmutí.
    .note = Tištěná pravidla několik rund v jedné akci nedovolují ani nezakazují; jediná runda je doslovný výklad.
ML-TAV-14 = Ztráta slávy ukazatelem pověsti nikdy nepohne; sláva smí být nižší než pověst. Už najatí žoldáci zůstávají, jen nemůžete najímat, dokud zase nemáte přebytek.
ML-TAV-15 = Žoldáci opouštějí klan jen smrtí nebo kvůli nevyplacenému žoldu, nikdy kvůli ztrátě slávy.
ML-TAV-16 = Kostku smíte do krčmy položit, jen lze-li za ni hned najmout vyloženého žoldáka nebo zelenáče (přebytek slávy a cena po slevách), nebo máte-li mince na rundu. Neobjednáte-li rundu, musíte najmout.
    .note = Tištěná pravidla požadují jen to, abyste mohli cenu zaplatit; runda jako druhý důvod a povinnost najmout jsou zvolený výklad.

## Zelenáči

ML-GREEN-01 = Zelenáči jsou levní, mají malou pověst a každý přidává jednu kostku síly.
ML-GREEN-02 = Zelenáči nemají žeton ani příslušnost: nelze je vyslat na cestu, nemohou osídlit říši a nepřinášejí VB za příslušnost.
ML-GREEN-03 = Žold se zelenáčům vyplácí jako obyčejným žoldákům.
ML-GREEN-04 = Jednou za kolo ve fázi rozmístění vymění zelenáč jednu kostku ze zásoby za kostku jiné barvy podle volby hráče. Odevzdaná kostka leží na kartě zelenáče až do úklidu na znamení, že schopnost je vyčerpaná.
ML-GREEN-05 = Výměna není akce. Novou kostku musíte použít v téže fázi rozmístění, ušetřit ji nelze.
ML-GREEN-06 = Zelenáči leží vyložení zvlášť a do nabídky žoldáků nepatří: runda je neodhazuje a je jich jen 8.
ML-GREEN-07 = Odhozený zelenáč (po dezerci) se vrací ke kartám zelenáčů pod krčmou a lze ho znovu najmout.

## Zbrojnice

ML-ARM-01 = Za jednu kostku síly nebo smlouvání koupíte jeden až tři žetony obrany, každý za 2 mince; sleva za smlouvání se počítá ze součtu, zaplatíte nejméně 1.
ML-ARM-02 = Na desku klanu se vejde nejvýše 5 žetonů obrany; přebytečné ihned odhoďte. Žetony obrany na cestách se nepočítají.
ML-ARM-03 = Obranná schopnost (karty, dílku události, podpory stráží) ruší zranění stejně jako žeton obrany, nezabírá však na cestě místo a působí jen proti útokům příšer.
ML-ARM-04 = Každou obrannou schopnost lze použít nejvýše jednou za kolo. Žeton obrany se odhazuje při použití, jinak při úklidu.
ML-ARM-05 = Žetony obrany se pokládají na cesty ve fázi rozmístění; každý odhozený ruší jedno zranění. S modulem Lsti může žeton místo toho zrušit lest.
ML-ARM-06 = Obranná schopnost o hodnotě 2 zabrání za kolo nejvýše dvěma zraněním; mohou pocházet z jednoho útoku, nebo se rozdělit mezi několik útoků téhož kola.
    .note = Má to význam u příšer, které zraňují i mimo svůj běžný útok, a u přesměrovaných kostek. Tištěná pravidla to neřeší.

## Zastavárna

ML-PAWN-01 = V jedné akci smíte do zastavárny položit libovolně mnoho kostek ze své zásoby, jakýchkoli barev, a za každou dostanete 1 minci.
ML-PAWN-02 = Počet kostek ani návštěv v zastavárně není omezen pro žádného hráče.

## Tržiště

ML-MARKET-01 = Za jednu kostku síly nebo smlouvání koupíte za uvedenou cenu právě jednu vyloženou kartu vybavení (sleva za smlouvání platí, nejméně však zaplatíte 1).
ML-MARKET-02 = Koupenou kartu musíte hned přidělit vlastnímu členu klanu, který není na cestě a může kartu toho druhu mít; kvůli místu smíte odhodit starší kartu. Není-li takový člen, kartu koupit nelze.
ML-MARKET-03 = Každý žoldák má nejvýše jednu kartu vybavení od každého druhu: zbraň, výstroj, kouzlo.
ML-MARKET-04 = Karta vybavení uvádí název, cenu, schopnost, u některých symbol Okolí, a druh (zbraň, výstroj, nebo kouzlo).
ML-MARKET-05 = Vybavení se symbolem Okolí působí jen ve fázi dobrodružství, a to u žoldáka na cestě.
ML-MARKET-06 = Mezi vlastními žoldáky, kteří nejsou na cestách, smíte vybavení přesouvat kdykoli a volně, od každého druhu však vždy nejvýše jedno. Abyste udělali místo, smíte vybavení odhodit, jak chcete.
ML-MARKET-07 = Po nákupu doplňte nabídku z balíčku vybavení, lze-li to.
    .note = O zamíchání odhozených karet pravidla nemluví; odhozené vybavení se proto bere jako vyřazené ze hry a nabídka může zůstat neúplná.
ML-MARKET-08 = Jsou-li všichni vaši žoldáci na cestách a klan nemá zelenáče, vybavení koupit nelze. Zelenáč vybavení mít smí; protože však na cestě nikdy nestojí, působí u něj jen karty bez symbolu Okolí.
    .note = Že smí mít vybavení i zelenáč, je výklad: výčet toho, co zelenáči nemohou, vybavení nejmenuje.

## Důl

ML-MINE-01 = Důl má vlevo dvojitá pole, na která se v jedné akci kladou dvě kostky síly, a vpravo jednoduchá pole pro jednu kostku síly. Dostanete mince uvedené u pole.
ML-MINE-02 = Dvojitá pole vynášejí 6 mincí a 4 mince, jednoduché pole 2 mince.
ML-MINE-03 = Dvojité pole musí celé zaplnit jeden hráč v jediné akci.

## Výprava do Okolí

ML-OUT-01 = Žoldáka vyšlete tak, že žeton jednoho svého nepřiděleného žoldáka položíte na horní místo volné cesty a v téže akci na další místa povinné kostky a případně kostky nepovinné.
ML-OUT-02 = V některé další akci smíte vyslat jiného žoldáka na jinou volnou cestu téhož místa.
ML-OUT-03 = Kostky v Okolí se nevyhodnocují při položení, ale až ve fázi dobrodružství.
ML-OUT-04 = Na cestě je místo pro právě jednoho žoldáka; žoldák může být v jednom kole jen na jedné cestě.
ML-OUT-05 = Vyslat lze náčelníka, základního žoldáka, najaté žoldáky, zraněné žoldáky i žoldáky, kteří osídlili říši; zelenáče ne.
ML-OUT-06 = Kostky na cestě pocházejí z celé zásoby hráče, nemusí to být kostky vysílaného žoldáka.

## Cesty úkolů

ML-QUEST-01 = V každém kole jsou dva úkoly: úkol s házením kostkami (místo A) a úkol s placením zdrojů (místo B).
ML-QUEST-02 = Každý úkol má dvě cesty, mohou se ho tedy účastnit nejvýše dva žoldáci (téhož klanu, nebo různých).
ML-QUEST-03 = Žoldáka přidáváte k úkolu s přesně těmi kostkami, které ukazuje žeton úkolu, ne s více ani méně. Nabízí-li žeton volbu barev, vybíráte barvu pro každou takovou kostku.
ML-QUEST-04 = Úkol s házením kostkami uvádí kostky k umístění, cílové číslo, odměnu pro nejúspěšnějšího žoldáka, postih za neúspěch a cenu útěchy 2 mince.
ML-QUEST-05 = Úkol s placením zdrojů uvádí kostky k umístění, zdroje k zaplacení a zvlášť odměnu levé a pravé cesty.
ML-QUEST-06 = Na cesty úkolů se pasti ani žetony obrany pokládat nesmějí.
    .note = U úkolů to řečeno není; místa pro tyto žetony však mají jen cesty říší a vstup.

## Říše

ML-LAND-01 = Říši na herním plánu tvoří karta říše, karta příšery a dílek události nad čtyřmi cestami.
ML-LAND-02 = Pro každou ze čtyř cest dílek události ukazuje povinné kostky (druh a počet), posily (druh a nejvyšší počet nepovinných kostek navíc) a výhodu.
ML-LAND-03 = Vyslat žoldáka na cestu říše vyžaduje přesně ten počet a druh povinných kostek, který ukazuje dílek události. Nepovinně smíte přidat kostky posil, od každého druhu až do uvedeného počtu.
ML-LAND-04 = V téže akci smíte na cestu přidat z desky žetony pastí (lícem dolů), žetony obrany, nebo obojí.
ML-LAND-05 = Cesta má 2 vlastní místa pro žetony; každý žeton nad dva zabere prostor dvou kostek. Nejvíc se na ni vejde 6 kostek a 2 žetony, 4 kostky a 3 žetony, nebo 2 kostky a 4 žetony.
ML-LAND-06 = Žoldák, kostky i žetony cesty se pokládají v jediné akci; pozdějšími akcemi už na tuto cestu nelze nic přidat.
ML-LAND-07 = Všechny žetony pastí a obrany na cestě po boji přicházejí nazmar, použité i nepoužité.
ML-LAND-08 = Karta říše uvádí název, příslušnost, hodnotu dobytí, odměnu za dobytí (slávu) a schopnost, kterou lze používat, je-li říše osídlená.
ML-LAND-09 = Cesty říše se vyhodnocují zleva doprava. První přidělený žoldák bojuje s příšerou vždy; další jen tehdy, není-li ještě poražena, jinak se mohou pouze pokusit říši dobýt.
ML-LAND-10 = Výhoda cesty patří žoldákovi, který na ní stojí.
ML-LAND-11 = Výhoda „přehození“: ve fázi dobrodružství smí žoldák přehodit na své cestě jednu kostku uvedené barvy. Číslo udává, kolik přehození je povoleno celkem; mohou padnout na tutéž kostku, nebo na různé.
ML-LAND-12 = Výhoda „obranná schopnost“: působí proti útoku příšery; za žeton obrany ji vyměnit nelze.
ML-LAND-13 = Výhoda „mince“: při vyslání žoldáka položte na jeho žeton uvedené mince; přežije-li, dostanete je při úklidu.
ML-LAND-14 = Výhoda „lektvar“ nebo „jed“: při vyslání žoldáka položte na jeho žeton příslušný žeton ze zásoby. V boji ho lze použít, a zůstane-li, přejde při úklidu na desku hráče.
ML-LAND-15 = Zemře-li žoldák, mince, lektvary a jedy na jeho žetonu jsou ztraceny.

## Vstup do Citadely

ML-ENTR-01 = U vstupu je místo pro jednu příšeru a vedou k němu dvě cesty (horní a dolní).
ML-ENTR-02 = Žoldáky tam lze vysílat, jen leží-li u vstupu karta příšery. Obvykle se tam příšera dostane až ve fázi úklidu, v 1. kole je tedy vstup uzavřen, ledaže ji tam přivede varianta, scénář nebo schopnost příšery.
ML-ENTR-03 = S žoldákem položíte v jedné akci libovolný počet kostek síly a magie, pastí (lícem dolů) a žetonů obrany, které se na cestu vejdou. Povinné kostky ani dílek události tu nejsou.
ML-ENTR-04 = Žoldáka musí doprovázet aspoň jedna kostka, jeden žeton obrany nebo jedna past.
ML-ENTR-05 = Každá cesta u vstupu má jednu sadu volných míst společnou kostkám i žetonům: kostka zabere jedno místo, past nebo žeton obrany dvě. Zvláštní místa pro žetony tu nejsou.
    .note = Počet míst je zvolený výklad: osm na každé cestě. Tištěný příklad jich potřebuje sedm (5 kostek a 1 past).
ML-ENTR-06 = Obě cesty podporují stráže: na jedné dávají obrannou schopnost o hodnotě 2, na druhé obrannou schopnost o hodnotě 1 a 5 mincí, které se položí na žeton žoldáka a patří vám, pokud přežije.
    .note = Která cesta je která, pravidla neříkají; obrana 2 se tu bere na horní cestě.
ML-ENTR-07 = Žoldák vyslaný ke vstupu smí nést také nejvýše 1 lektvar a 1 jed.
ML-ENTR-08 = Doprovázejí-li žoldáka jen žetony, nepoložíte v této akci žádnou kostku. I tak je to akce vašeho tahu a je možná jen tehdy, máte-li v zásobě ještě kostku.

## Akce osídlených říší

ML-OWN-01 = Jako akci smíte položit kostky uvedené na kartě vlastní osídlené říše; užitek z ní máte ihned.
ML-OWN-02 = Osídlenou říši používá jen její majitel, jen dokud je osídlená žoldákem a jen jednou za kolo, protože potom jsou její pole obsazená.
ML-OWN-03 = Říši lze použít už v té fázi rozmístění, ve které byla osídlena.
ML-OWN-04 = Osídlenou říši smíte použít, i když část užitku nebo celý propadne (plná deska, nikdo k najmutí); kostky na ní zůstávají.
