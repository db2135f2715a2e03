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
area-equipment_reference = Jednotlivé karty vybavení
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
ML-SETUP-15 = Při hře 1 nebo 2 hráčů použijte jen jednu příšeru, jednu říši a jeden dílek události, všechno u říše A. Říše B zůstává prázdná a na její cesty se celou hru nevstupuje.
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
ML-TERM-09 = Shodná příslušnost má přesně tři důsledky: příšera útočí v říši své příslušnosti s kostkou navíc, říši může osídlit jen žoldák její příslušnosti a nasbírané symboly příslušností přinášejí na konci VB.
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
ML-DEPLOY-04 = Máte-li kostku, ale nemáte ji kam přípustně položit (v zastavárně je třeba panika a jinde není volno nebo vám chybějí mince), odhodíte jako svůj tah jednu kostku, kterou umístit nelze.
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
ML-BARG-05 = Celková cena jednoho nákupu neklesne nikdy pod 1 minci, bez ohledu na počet koupených věcí.
ML-BARG-06 = V Okolí smíte kostky smlouvání pokládat jen na úkoly, které je požadují, nikdy na cesty říší ani ke vstupu. Na cestě úkolu se jimi při vyhodnocení cesty hází znovu.
ML-BARG-07 = Předchozí kostka smlouvání platí bez ohledu na to, který hráč (nebo Sam) ji položil.
ML-BARG-08 = Pevná sleva ze schopnosti nebo karty vybavení se přičítá ke slevě za smlouvání a takových karet lze spojit několik. S aspoň jednou takovou kartou je cenou částka po všech slevách, nejméně 0; bez ní nejméně 1.
    .note = Spodní mez 0 je na kartách natištěná; sčítání slev z karet s kostkou i navzájem je výklad.

## Lovecká chata

ML-LODGE-01 = Za jednu kostku síly nebo smlouvání smíte koupit libovolný počet vyložených pastí; platíte součet cen natištěných na žetonech.
ML-LODGE-02 = Sleva za smlouvání se uplatní jednou, na součet za všechny pasti koupené v této akci. Celkem zaplatíte vždy aspoň 1.
ML-LODGE-03 = Na desku klanu se vejde nejvýše 5 žetonů pastí (některé karty tento počet zvyšují). Máte-li jich víc, ihned odhoďte přebytečné podle své volby. Pasti na cestách se nepočítají.
ML-LODGE-04 = Kdykoli hráč chatu navštíví, musí v ní být vyloženo 6 pastí; po nákupu doplňte mezery ze zásoby lícem nahoru.
ML-LODGE-05 = Dojde-li zásoba pastí, zamíchejte použité pasti do nové. Použité jsou všechny žetony kromě základních, které byly uklizeny z cest, odhozeny nad limit nebo odstraněny z nabídky. Nejsou-li žádné, zůstanou v nabídce mezery.
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

ML-POTION-01 = Odhozením lektvaru z desky smíte jednoho svého zraněného žoldáka, který ještě není přidělen na cestu, otočit zpět na zdravou stranu.
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

## Fáze 3: dobrodružství

ML-ADV-01 = Ve fázi dobrodružství se Okolí vyhodnocuje ve třech krocích: 1 úkoly, 2 boje o říše, 3 obrana Citadely.
ML-ADV-02 = Cesta bez žoldáka se přeskočí; krok, ve kterém není žádný žoldák, se přeskočí celý.
ML-ADV-03 = Říše A (vlevo) se vyhodnotí celá, teprve pak přijde říše B (vpravo).
ML-ADV-04 = Boj o každou říši má čtyři kroky: 1 odhalení pastí, 2 boj s příšerou, 3 dobývání říše, 4 žetony kořisti.

## Vyhodnocení úkolů

ML-QRES-01 = Úkol s házením kostkami (vlevo) se vyhodnotí dřív než úkol s placením zdrojů (vpravo).
ML-QRES-02 = Hráč, který má žoldáka na úkolu s házením kostkami, hodí všemi kostkami položenými na této cestě včetně kostek smlouvání a smí uplatnit každou použitelnou schopnost, kartu vybavení i žeton kořisti.
ML-QRES-03 = Je-li přítomen jen jeden žoldák: součet stejný jako cílové číslo nebo vyšší přináší odměnu, nižší součet postih. V obou případech se žeton úkolu odhodí.
ML-QRES-04 = Jsou-li přítomni dva žoldáci, hodí oba. Uspěje-li právě jeden, dostane odměnu a druhý postih; žeton se odhodí.
ML-QRES-05 = Uspějí-li oba, odměnu získá vyšší upravený součet a druhý hráč dostane 2 mince; při shodě vítězí levá cesta. Žeton se odhodí.
ML-QRES-06 = Neuspěje-li ani jeden, čeká postih oba a žeton se odhodí.
ML-QRES-07 = U úkolu s placením zdrojů se nejdřív hráč na levé cestě rozhodne, zda zaplatí požadované zdroje a vezme si levou odměnu; potom se stejně rozhodne hráč na pravé cestě o odměně pravé.
ML-QRES-08 = Nezaplacení úkolu s placením zdrojů se netrestá. Žeton úkolu se nakonec v každém případě odhodí.
ML-QRES-09 = Postih na slávě (například 2 slávy za nesplněný úkol) snižuje jen ukazatel slávy, nejníž však na 0. Postih v mincích nebo žetonech, který nelze zaplatit celý, vezme, co máte.
    .note = Částečné zaplacení postihu tištěná pravidla neřeší.
ML-QRES-10 = Na úkolech příšery neútočí, žoldák tam tedy zranění utrpět nemůže. Kostky použité na úkol se vracejí při úklidu.
ML-QRES-11 = Jedy dávají +2 jen v boji, hod na úkol proto nezvyšují.
ML-QRES-12 = Zdroje na úkol se platí z desky klanu nebo z mincí v okamžiku vyhodnocení; žetony ležící na jiných cestách použít nelze.
ML-QRES-13 = Jsou-li na úkolu s házením kostkami dva žoldáci, nejdřív hodí levá cesta a dokončí svá přehození a úpravy, teprve potom pravá.
    .note = Pořadí je zvolený výklad podle toho, že i všechny ostatní cesty se vyhodnocují zleva doprava.
ML-QRES-14 = Klan, který má na úkolu s házením kostkami obě cesty, platí za dva soutěžící: může získat odměnu a cenu útěchy, odměnu a postih, nebo dvakrát postih.
    .note = Tištěná pravidla dva žoldáky téhož klanu na úkolu dovolují, tento případ však zvlášť neřeší.
ML-QRES-15 = Bonusy vázané na útok, polapení, zabití nebo dobývání se u úkolu s házením kostkami nepočítají; přehození a bonusy ke každé kostce bez takové podmínky ano.

## Odhalení pastí

ML-TREV-01 = Na začátku boje o říši (nebo obrany Citadely) se všechny žetony pastí na všech jejích cestách naráz otočí lícem nahoru.
ML-TREV-02 = Přináší-li past kostky, položte je ze společné zásoby na její žeton. Patří k této cestě a omezení počtu kostek na cestě se na ně nevztahuje.
ML-TREV-03 = Upravuje-li past hody, úprava se uplatní, když útočí žoldák na této cestě.
ML-TREV-04 = Kostky na žetonu pasti platí za kostky své cesty při přehazování, při bonusech ke každé kostce i při odhazování kostek magie.
ML-TREV-05 = Základní past nemá kostku ani úpravu; jen splňuje podmínku pasti pro polapení.

## Útok příšery

ML-MATT-01 = Boj začíná na nejlevější cestě se žoldákem: nejdřív na něj zaútočí příšera, a přežije-li, zaútočí on. Potom následuje další obsazená cesta vpravo.
ML-MATT-02 = Kostkami příšery hází hráč po levici hráče, jehož žoldák je právě na řadě.
    .note = V sólové hře hází sám hráč.
ML-MATT-03 = Počet černých kostek udává útočná síla natištěná na kartě příšery.
ML-MATT-04 = Přidejte jednu černou kostku, je-li příslušnost příšery stejná jako příslušnost říše, ve které stojí (místo jedné dvě, říká-li to schopnost příšery).
ML-MATT-05 = Přidejte kostky zobrazené u současného pole počítadla kol; na snadné obtížnosti to nic nepřidává.
ML-MATT-06 = Každá příšera má navíc zvláštní schopnost, která působí podle přehledu příšer.
ML-MATT-07 = Každá hozená 3, 4, 5 nebo 6 je zásah, 1 a 2 jdou vedle. Každý zásah způsobí žoldákovi jedno zranění.
ML-MATT-08 = První zranění otočí žeton žoldáka na zraněnou stranu, další zranění zraněného žoldáka zabije. Dvě neodvrácená zranění v jednom útoku tedy zdravého žoldáka zabijí.
ML-MATT-09 = Je-li potřeba víc černých kostek než 8 dostupných, některými hoďte znovu a zásahy sečtěte.
ML-MATT-10 = Žoldák vyslaný zraněný začíná boj zraněný a zemře prvním neodvráceným zraněním.
ML-MATT-11 = Karta příšery uvádí název, příslušnost, útočnou sílu, zvláštní schopnost, hodnotu polapení, hodnotu zabití, odměny za polapení a za zabití a úroveň (A, nebo B).
ML-MATT-12 = Pořadí v jednom útoku příšery: efekty, které útok předcházejí; určení počtu černých kostek; odhození kostek magie, z nichž každá odebere jednu černou; odložení a vyhodnocení přesměrovaných kostek; hod zbylými kostkami; přidání automatických zranění; nakonec odvrácení, nebo přijetí zranění.
    .note = Že se kostky magie odhazují dřív, než se kostky přesměrují, je výklad. Nezbude-li žádná kostka, nehází se, ale automatická zranění přijdou i tak.

## Obrana

ML-DEF-01 = Před hodem kostkami příšery smí hráč, jemuž žoldák patří, odhodit libovolně mnoho kostek magie ležících na této cestě; každá odebere z útoku jednu černou kostku.
ML-DEF-02 = Za každý zásah smí hráč odhodit z cesty jeden žeton obrany a toto zranění odvrátit.
ML-DEF-03 = Zranění odvracejí i obranné schopnosti žoldáka, jeho vybavení, výhody cesty a podpory stráží; každý bod obrany odvrátí jedno zranění.
ML-DEF-04 = Odhozením lektvaru ze žetonu žoldáka lze zrušit jedno právě způsobené zranění, i smrtelné.
    .note = Výklad: lektvar odpovídá na zranění z probíhajícího útoku, starší zranění se léčí mimo boj.
ML-DEF-05 = Po hodu hráč rozhodne, které žetony obrany, obranu cesty či stráží a lektvary použije, v libovolném pořadí a kombinaci.
    .note = Před hod je pevně dáno jen odhazování kostek magie.
ML-DEF-06 = Odhozené kostky magie se vracejí do zásoby, v útoku se jimi už nehází a k přenesenému součtu nic nepřidávají.
ML-DEF-07 = Obranná schopnost žoldáka nebo jeho vybavení se symbolem Okolí není nepovinná: odvrátí tolik zranění, kolik může, dřív než se volí jakákoli nepovinná obrana.
    .note = Doslovný výklad povinnosti používat schopnosti Okolí, ze které jsou vyňata jen přehození.

## Smrt žoldáka

ML-DEATH-01 = Zemře-li žoldák, odhoďte jeho kartu, jeho karty vybavení a jeho žeton. Pokud ještě nezaútočil, odhoďte také všechny nepoužité kostky a žetony na jeho cestě.
ML-DEATH-02 = Mince, lektvary a jedy na žetonu mrtvého žoldáka jsou ztraceny.
ML-DEATH-03 = Zemře-li žoldák až po vyhodnocení vlastního útoku (schopnostmi příšer, které udeří při zabití, nebo pozdějšími útoky, které zasáhnou všechny žoldáky), jeho kostky a pasti zůstávají na cestě a podržují si hodnotu.
ML-DEATH-04 = Hráč získá za mrtvého žoldáka slávu uvedenou u místa cesty, na kterém ležel jeho žeton.
    .note = Čísla u míst na cestách říší určují data hry; u vstupu do Citadely jsou to 3 slávy.
ML-DEATH-05 = Po zisku slávy se pověst mrtvého žoldáka odečte od pověsti klanu.
ML-DEATH-06 = Kdo přišel o všechny žoldáky i zelenáče, smí si na začátku dalšího kola před fází 1 vzít zdarma jednoho zelenáče a udělat z něj nového náčelníka.
    .note = Že k tomu není potřeba přebytek slávy, je výklad. Kdo to odmítne, má jen kostky odměny za slávu.
ML-DEATH-07 = V takovém případě hráči zůstává všechna sláva i uložené žetony; má-li méně než 5 mincí, doplní si je na tento počet.
ML-DEATH-08 = Zelenáč povýšený na náčelníka si ponechává svou pověst, ale stále nemá žeton a vyslat ho nelze.
    .note = Slouží-li všech osm zelenáčů v jiných klanech, přidá se pro tento účel jeden navíc (výklad).
ML-DEATH-09 = Mrtvý najatý žoldák jde na odhazovací hromádku žoldáků, mrtví základní členové odcházejí ze hry. Mrtvý žoldák, který je později najat znovu, je zdravý.
ML-DEATH-10 = Osídlil-li mrtvý žoldák říši, zůstává říše hráči neosídlená a jiný žoldák správné příslušnosti ji může hned osídlit.

## Útok žoldáka

ML-ATT-01 = Žoldák, který přežil, útočí: jeho hráč hodí kostkami na cestě (včetně kostek na pastech) a upravený součet porovná s hodnotami polapení a zabití příšery.
ML-ATT-02 = Kostkami smí hráč házet jednou po druhé v libovolném pořadí a po kterékoli přestat a zbylými už neházet, aby se trefil do rozmezí polapení.
ML-ATT-03 = Všechny pasti na cestě a všechny schopnosti Okolí žoldáka i jeho vybavení, které ovlivňují útok, se použít musejí; nepovinná jsou jen přehození. S modulem Lsti to platí pro odhalené pasti.
ML-ATT-04 = Jedy jsou nepovinné a lze se pro ně rozhodnout po hodu kteroukoli kostkou; každý odhozený jed dává +2.
ML-ATT-05 = Úpravy každé kostky z pastí, schopností a vybavení se vztahují vždy na každou kostku správné barvy na této cestě, a jen na kostky na této cestě.
ML-ATT-06 = Polapení se podaří, je-li součet aspoň hodnota polapení a zároveň nižší než hodnota zabití a má-li žoldák na své cestě aspoň jednu past. Odhalené lsti se za pasti nepočítají.
ML-ATT-07 = Za polapení získá hráč odměnu za polapení (slávu a mince) a karta příšery se odhodí.
ML-ATT-08 = Zabití: je-li součet aspoň hodnota zabití, hráč získá odměnu za zabití (slávu, a ukazuje-li je karta, i mince) a kartu příšery položí lícem dolů před svůj klan jako trofej.
ML-ATT-09 = Součet stejný jako hodnota zabití nebo vyšší je vždy zabití; za polapení ho prohlásit nelze.
ML-ATT-10 = Bonusy, které platí jen pro polapení nebo jen pro zabití, se přičítají pouze k příslušnému porovnání. Nejdřív ověřte zabití (součet + bonusy k zabití >= hodnota zabití), jinak polapení (součet + bonusy k polapení >= hodnota polapení, s pastí).
    .note = Pořadí obou ověření je výklad. Záleží na něm jen tehdy, když by bonus k polapení zvedl součet až na hodnotu zabití; i to je stále polapení.
ML-ATT-11 = Není-li příšera polapena ani zabita, hozené kostky a pasti zůstávají na cestě a jejich upravený součet platí za škodu už způsobenou. Kostky, kterými se neházelo, nic nepřidávají.
ML-ATT-12 = Další žoldák vpravo nejdřív podstoupí celý útok příšery a pak útočí; k jeho součtu se přičtou součty všech cest vlevo od něj.
ML-ATT-13 = Pasti a jiné úpravy jedné cesty nikdy nemění kostky na jiných cestách; přenesený součet je pevné číslo.
ML-ATT-14 = Úpravy kostek, pasti cesty a jedy jsou součástí přeneseného součtu; bonusy platné jen pro polapení nebo jen pro zabití se nepřenášejí.
ML-ATT-15 = Leží-li přenesený součet s povinnými pevnými bonusy už v rozmezí polapení a žoldák má past, smí jeho hráč příšeru polapit, aniž hodí jedinou kostkou; dosahuje-li už hodnoty zabití, je příšera zabita bez hodu.
    .note = Pravidla dovolují přestat „po kterémkoli hodu“; přestat před prvním je důsledné rozšíření. Pevné bonusy pastí jsou povinné a počítají se napřed.
ML-ATT-16 = Součet v rozmezí polapení bez pasti je pro žoldáka neúspěch; součet se přenáší dál.
ML-ATT-17 = Přehazuje se až po hodu kostkou; nový výsledek nahradí starý, i když je nižší.

## Konec boje

ML-BEND-01 = Boj s příšerou končí, jakmile je polapena nebo zabita, nebo když všichni žoldáci v říši bojovali bez úspěchu.
ML-BEND-02 = Po polapení nebo zabití se odstraní kostky, pasti a žetony obrany všech žoldáků, kteří bojovali; žoldáci, kteří nebojovali, pokračují dobýváním.
ML-BEND-03 = Nebyla-li příšera poražena, dobývání se nekoná a při úklidu se příšera přesune ke vstupu do Citadely.
ML-BEND-04 = Říši lze dobýt jen v kole, ve kterém byla předtím poražena (nebo odstraněna) její příšera.

## Trofeje

ML-TROPHY-01 = Každá zabitá příšera má hodnotu trofejí 1 až 3 a tolik VB přináší na konci.
ML-TROPHY-02 = Kdykoli, a není to akce, smíte trofej prodat za 5 mincí za každý její bod: kartu odhodíte a o její VB přijdete.
ML-TROPHY-03 = Trofej lze prodat jen celou.

## Dobývání říše

ML-CONQ-01 = Po porážce příšery se smí každý přeživší žoldák v této říši, který nebojoval, pokusit říši dobýt, v pořadí zleva doprava; jeho hráč se rozhodne, až přijde jeho cesta na řadu.
    .note = Žoldák, který se nepokusí, nepřidává nic k přenesenému součtu a bere si kořist.
ML-CONQ-02 = Žoldák hodí kostkami na své cestě se všemi použitelnými úpravami; součet stejný jako hodnota dobytí říše nebo vyšší je úspěch.
ML-CONQ-03 = Neuspěje-li žoldák, jeho upravený součet zůstává a přičte se k hodu dalšího žoldáka, který se pokouší říši dobýt.
    .note = K upravenému součtu patří i bonus žoldáka k dobývání, přenáší se tedy také (výklad).
ML-CONQ-04 = Pasti ovlivňují jen kostky na své cestě; součty hozené proti příšeře se do dobývání nepřenášejí.
ML-CONQ-05 = Dobyvatel získá slávu uvedenou jako odměna za dobytí a kartu říše položí pod svou desku klanu.
ML-CONQ-06 = Jakmile říši dobude jeden žoldák, zbylí žoldáci vpravo už tam nic jiného nedělají a mohou si jen vzít kořist.
ML-CONQ-07 = Bonusy pastí a schopnosti omezené na útok, polapení nebo zabití příšery se při dobývání nepočítají; kostky na pastech a bonusy ke každé kostce ano.
ML-CONQ-08 = Při dobývání lze jako úpravu použít i jedy (každý +2).
    .note = Výklad: jed patří k útokům v boji a boj o říši zahrnuje i krok dobývání.
ML-CONQ-09 = Říše neútočí: při dobývání žoldáci zranění neutrpí.

## Osídlení říše

ML-SETTLE-01 = Dobytou říši smí osídlit jeden žoldák jejího majitele, který má stejnou příslušnost jako ona; jeho kartu položte vlevo od karty říše. Nemusí to být žoldák, který ji dobyl.
ML-SETTLE-02 = Osídlením se zpřístupní schopnost říše jako akce ve fázi rozmístění.
ML-SETTLE-03 = Žoldák, který osídlil říši, nedostává žold a nikdy nedezertuje.
ML-SETTLE-04 = Žoldák, který osídlil říši, už nikdy neosídlí jinou. Jen je-li posledním žoldákem klanu, říši opouští a stává se náčelníkem.
ML-SETTLE-05 = Osídlující žoldák se používá běžně: přidává kostky, ponechává si schopnosti a lze ho vyslat do Okolí.
ML-SETTLE-06 = Neosídlenou říši lze osídlit kdykoli, jakmile máte vhodného žoldáka, například hned po najmutí ve fázi rozmístění nebo hned po smrti předchozího osadníka; nevadí, stojí-li na cestě.
    .note = Že vyhovuje i žoldák na cestě, je výklad; dobyvatel, který říši osídluje, sám na cestě stojí.
ML-SETTLE-07 = Osídlovat smějí jen najatí žoldáci a základní žoldák, ne náčelník ani zelenáči.
    .note = Zda smí osídlovat základní žoldák, není výslovně řečeno; tady se to dovoluje. Náčelník je vyloučen, protože pravidla mluví o najatých žoldácích.
ML-SETTLE-08 = Jeden žoldák osídlí jednu říši a každá říše má jednoho osadníka.

## Kořist

ML-LOOT-01 = Po vyhodnocení říše si každý žoldák, který tam přežil a příšeru nepolapil ani nezabil ani říši nedobyl, vezme pro svého hráče jeden žeton kořisti z nabídky.
ML-LOOT-02 = Kořist se vybírá v pořadí cest zleva doprava; každý hráč si z vyložených žetonů vybírá volně.
ML-LOOT-03 = Po každé říši doplňte nabídku kořisti na 4 žetony.
ML-LOOT-04 = Žeton kořisti leží u desky klanu, smíte ho kdykoli odhodit pro jeho efekt a poslouží jen jednou.
ML-LOOT-05 = Žetony kořisti se symbolem Okolí lze použít jen ve fázi dobrodružství, i v pozdějších bojích kola, ve kterém je získáte.
ML-LOOT-06 = Počet žetonů kořisti v klanu není omezen. Dojde-li zásoba kořisti, zamíchejte použité žetony; nejsou-li ani ty, zůstane nabídka neúplná.

## Obrana Citadely

ML-CDEF-01 = Tento krok se vyhodnocuje, jen leží-li u vstupu příšera a aspoň na jedné jeho cestě je žoldák; jinak následuje úklid.
ML-CDEF-02 = Tvoří ho odhalení pastí na obou cestách a potom boj s příšerou podle běžných pravidel boje s uvedenými výjimkami.
ML-CDEF-03 = U vstupu se příslušnost neporovnává s říší, neplatí tedy bonus za domácí půdu, a není tu žádná říše k dobytí.
    .note = Výklad: obranné schopnosti omezené na příšery určitých příslušností se na příslušnost příšery ptají i zde.
ML-CDEF-04 = Nejdřív se vyhodnotí horní cesta, potom dolní; přenesený součet jde shora dolů.
ML-CDEF-05 = Žoldák, který zemře při obraně Citadely, přinese svému hráči 3 slávy.
ML-CDEF-06 = Je-li příšera u vstupu zabita nebo polapena, odeberte všechny žetony paniky z budov a zamíchejte je zpět do hromádky paniky. Odměny jsou obvyklé.
ML-CDEF-07 = Není-li příšera zabita ani polapena, zůstává u vstupu.
ML-CDEF-08 = Příšeru může porazit jen jeden ze dvou žoldáků a neúspěšní žoldáci u vstupu žádnou kořist nedostanou.
ML-CDEF-09 = Kostky z počítadla kol i vlastní schopnost příšery platí také u vstupu.
    .note = Bonusy za domácí říši tu neplatí.

## Fáze 4: úklid

ML-CLEAN-01 = Úklid má tyto kroky v tomto pořadí: 1 vyklizení plánu, 2 šíření paniky, 3 náhrada zabitých náčelníků, 4 žold, 5 kontrola slávy, 6 příprava herního plánu, 7 začínající hráč, 8 posun ukazatele kola.
ML-CLEAN-02 = Hráči si vezmou zpět žetony přeživších žoldáků se všemi mincemi, lektvary a jedy, které na nich leží.
ML-CLEAN-03 = Zranění žoldáci zůstávají zranění; odhozením lektvaru z desky smíte žoldáka otočit na zdravou stranu.
ML-CLEAN-04 = Všechny pasti z cest, použité i nepoužité, se odloží mezi použité pasti; žetony obrany z cest se vracejí do zásoby.
ML-CLEAN-05 = Kostky ležící na kartách zelenáčů, na jiných výměnných kartách a na osídlených říších se vracejí do zásoby a schopnosti použitelné jednou za kolo jsou znovu k dispozici.

## Panika

ML-PANIC-01 = Každá příšera z říše, se kterou žoldáci v tomto kole bojovali a neporazili ji, se přesune ke vstupu do Citadely.
ML-PANIC-02 = Příšera z říše, se kterou nikdo nebojoval, zůstává u své říše.
ML-PANIC-03 = Mělo-li by u vstupu být několik příšer (včetně té, která už tam je), nechte jen tu s nejvyšší útočnou silou, při shodě tu s nejvyšší hodnotou zabití; ostatní odhoďte.
    .note = Porovnává se natištěná útočná síla bez kostek daných situací. Při úplné shodě zůstává ta, která už tam byla, jinak ta z říše A (výklad).
ML-PANIC-04 = Je-li potom u vstupu příšera, vezměte vrchní žeton paniky, otočte ho a položte na budovu, kterou ukazuje.
ML-PANIC-05 = Dokud na budově leží žeton paniky, nelze do ní pokládat kostky.
ML-PANIC-06 = Žeton paniky se bere při každém úklidu, kdy je u vstupu příšera; zavřených budov tedy přibývá, dokud příšera není poražena.
ML-PANIC-07 = Nahradí-li příšeru u vstupu silnější, žetony paniky zůstávají. Je-li hromádka paniky prázdná, žádný žeton se nebere.

## Nový náčelník

ML-CHIEF-01 = Komu byl v tomto kole zabit náčelník, musí na náčelníka povýšit svého žoldáka s nejvyšší pověstí, zbývá-li mu nějaký žoldák nebo zelenáč.
ML-CHIEF-02 = Při stejné pověsti povyšte toho, jehož najmutí je dražší; je-li i to stejné, vybere hráč.
ML-CHIEF-03 = Žoldák, který osídlil říši, se nepovyšuje, dokud je jiný kandidát. Osídlili-li říši všichni kandidáti, rozhodne mezi nimi obvyklé pořadí; vybraný svou říši opustí a ta je pak neosídlená.
    .note = Výslovně je řešen jen jediný zbylý žoldák; několik osídlujících kandidátů je rozšíření.
ML-CHIEF-04 = Povýšenou kartu přesuňte vlevo od desky klanu. Od této chvíle platí za náčelníka: nedostává žold a nedezertuje.
ML-CHIEF-05 = Povýšený náčelník si ponechává své kostky, schopnost i pověst.
ML-CHIEF-06 = Základním členům se při shodě počítá cena najmutí 0. Zelenáči jsou kandidáty jako ostatní žoldáci.
    .note = Tištěná pravidla to neřeší; že náčelníkem může být i zelenáč, ukazuje pravidlo o ztrátě celého klanu.

## Žold

ML-WAGE-01 = Každý hráč vyplácí žold za každého žoldáka klanu kromě náčelníka a žoldáků, kteří osídlili říše; platí se i zelenáčům.
ML-WAGE-02 = Žold na žoldáka je 1 mince, máte-li 10 slávy nebo méně, 2 mince při slávě 11 až 20 a 3 mince při slávě nad 20.
    .note = Výklad: žold se platí za hlavu, ne za bod pověsti, a prostřední pásmo je 11 až 20, jak plyne ze sousedních.
ML-WAGE-03 = Kdo nemůže zaplatit všechno, vydá nejdřív všechny své mince; potom dezertuje právě jeden žoldák.
ML-WAGE-04 = Před placením smíte prodat trofeje a proměnit v mince žetony kořisti.
ML-WAGE-05 = Dezertuje žoldák s nejvyšší pověstí z těch, kdo nejsou náčelníkem a neosídlili říši; při shodě ten s vyšší cenou najmutí, pak podle volby hráče.
ML-WAGE-06 = Karta a žeton dezertéra se odhodí a ukazatel pověsti patřičně klesne. Jeho vybavení smíte předat jiným vlastním žoldákům, je-li to možné, jinak se odhodí. Zelenáč, který dezertuje, se vrací do zásoby krčmy, základní člen odchází ze hry.
ML-WAGE-07 = Dezertuje jen jeden žoldák, ať mincí chybí kolik chce.

## Kontrola slávy

ML-FAMECHK-01 = Je-li šesté kolo nebo má-li aspoň jeden hráč 30 nebo více slávy, hra končí a následuje závěrečné bodování; kroky 6 až 8 se vynechávají.

## Příprava herního plánu

ML-PREP-01 = Všechny kostky z budov Citadely a z cest v Okolí vraťte do společné zásoby.
ML-PREP-02 = Oba žetony úkolů odhoďte a ze sáčku vylosujte dva nové: jeden stranou A nahoru na místo A, jeden stranou B nahoru na místo B.
    .note = 12 žetonů vystačí právě na šest kol.
ML-PREP-03 = Na každé prázdné místo pro příšeru u říší ve hře vyložte novou příšeru z balíčku příšer.
ML-PREP-04 = Na každé prázdné místo pro říši ve hře vyložte novou říši z balíčku říší.
ML-PREP-05 = Při výměně říše se její dílek události vymění za jiný náhodný dílek ze zásoby, náhodnou stranou nahoru. Zůstává-li říše, zůstává i dílek.
ML-PREP-06 = Nabídky pastí, žoldáků, vybavení a kořisti se neuklízejí; doplňují se během hry.
ML-PREP-07 = Prázdný balíček příšer se obnoví zamícháním odhozených příšer; při prázdném balíčku říší zůstane místo prázdné; použité dílky události se vracejí do zásoby dílků.
    .note = Tištěná pravidla to neřeší; s 12 říšemi, 20 příšerami a nejvýše dvěma místy na šest kol balíčky dojdou málokdy.

## Začínající hráč

ML-FIRST-01 = Dílek prvního hráče (stranou A nahoru) dostane hráč s nejnižší pověstí.
ML-FIRST-02 = Při shodě nejnižší pověsti ho dostane ten ze shodných, kdo sedí nejblíž po pravici současného prvního hráče.
    .note = Počítá se od současného prvního hráče doprava (proti pořadí tahů); on sám platí za nejvzdálenějšího.

## Ukazatel kola

ML-RMARK-01 = Posuňte ukazatel kola o jedno pole vpřed.

## Bodování

ML-SCORE-01 = Na konci každý klan sečte své VB; vyhrává nejvyšší součet.
ML-SCORE-02 = 1 VB za každý bod slávy.
ML-SCORE-03 = 1 VB za každý bod pověsti.
ML-SCORE-04 = 1 až 3 VB za každou kartu zabité příšery, kterou ještě máte, podle její hodnoty trofejí.
ML-SCORE-05 = Pro každou ze čtyř příslušností zvlášť spočítejte její symboly na vlastních kartách žoldáků (i základních členů) a na vlastních říších (osídlených i neosídlených).
    .note = K základním členům patří i náčelník; zelenáči symbol nemají.
ML-SCORE-06 = Symboly jedné příslušnosti dávají: 0 symbolů 0 VB, 1 až 2 symboly 1 VB, 3 symboly 3 VB, 4 symboly 5 VB, 5 symbolů 7 VB, 6 nebo více symbolů 10 VB.
ML-SCORE-07 = Při shodě rozhoduje v tomto pořadí: náčelník s vyšší pověstí, víc bodů trofejí, víc mincí.
    .note = Porovnávají se body trofejí, ne karty: příšera v hodnotě dvou platí za dvě trofeje.
ML-SCORE-08 = Trvá-li shoda i pak, hráči se o výsledek dělí (pravidla navrhují zahrát si znovu).
    .note = Dělený výsledek je zvolený výklad, aby hra mohla skončit.
ML-SCORE-09 = Žeton kořisti v hodnotě tří trofejí se počítá za 3 VB, máte-li ho na konci.
ML-SCORE-10 = Počáteční náčelník se při rozhodování shody počítá s pověstí 0.

## Obtížnost

ML-DIFF-01 = Úrovně obtížnosti jsou čtyři: snadná, normální, těžká a smrtící; základní příprava je snadná.
ML-DIFF-02 = Snadná: na počítadle kol leží dílek úpravy kol stranou A, k útokům příšer se tedy žádné kostky kola nepřidávají; první příšery jsou úrovně A.
ML-DIFF-03 = Normální: příprava jako na snadnou, ale bez dílku úpravy kol, přidávají se tedy kostky natištěné na počítadle kol.
ML-DIFF-04 = Těžká: bez dílku úpravy kol a při přípravě se všechny příšery obou úrovní zamíchají dohromady, takže první příšery se berou ze všech.
ML-DIFF-05 = Smrtící: příšery jako na těžké a na počítadle leží dílek úpravy kol stranou B nahoru.

## Varianty

ML-VAR-01 = Královnin dar: na konci 1. kola otočte dílek prvního hráče na stranu B a nechte ho tak do konce hry.
ML-VAR-02 = S královniným darem dostává první hráč v každé fázi přípravy zásoby 1 kostku navíc podle své volby (síla, magie nebo smlouvání) a jedno z toho: 1 lektvar nebo jed, 1 žeton obrany, nebo 2 mince. Vybírá si dřív, než se hází kostkami smlouvání, a zvolenou kostkou smlouvání se hodí spolu s nimi.
ML-VAR-03 = Dar náleží tomu, kdo má v této fázi dílek, tedy hráči s nejnižší pověstí; začíná 2. kolem.
ML-VAR-04 = Více příšer: ve fázi přípravy zásoby kol 2, 4 a 6 vezměte jednu příšeru navíc a položte ji ke vstupu do Citadely, pokud tam už nějaká není.
ML-VAR-05 = Zůstane-li taková příšera neporažena, působí při úklidu paniku jako každá jiná příšera u vstupu.
ML-VAR-06 = Obtížnost, obě varianty a modul Lsti lze ve hře 2 až 4 hráčů libovolně kombinovat.
    .note = Žádná kombinace není zakázána. V sólové hře by dílek zůstal stále u jediného hráče, dar se tam proto vynechává.

## Modul Lsti

ML-TRICK-01 = S modulem Lsti se 18 lstí a 6 skrytých pastí při přípravě zamíchá do zásoby pastí a prodávají se v lovecké chatě jako vylepšené pasti.
ML-TRICK-02 = Koupené lsti a skryté pasti leží lícem dolů jako všechny pasti a počítají se do limitu 5.
ML-TRICK-03 = Ve všech bojích s příšerami nahrazuje krok odhalení krok konfliktu: počínaje nejlevější obsazenou cestou rozhodne každý hráč o každé pasti na cestě, jedné po druhé shora dolů, zda ji odhalí; potom následuje další cesta vpravo.
    .note = „Všechny boje s příšerami“ zahrnují i vstup do Citadely; horní a dolní cesta tam spolu sousedí.
ML-TRICK-04 = Odhalená základní, vylepšená nebo skrytá past přináší svůj obvyklý užitek.
ML-TRICK-05 = Odhalená lest už se pro polapení nepočítá za past; neodhalený žeton ano.
    .note = Výklad: podmínku polapení splňuje žeton jakéhokoli druhu ležící lícem dolů.
ML-TRICK-06 = Odhalená lest se hned uplatní na jednu sousední cestu podle volby jejího majitele.
ML-TRICK-07 = Hráč, na jehož žoldáka lest míří, ji smí ihned zrušit odhozením žetonu obrany z cesty tohoto žoldáka; žeton lsti se potom odhodí.
ML-TRICK-08 = Proti lstem obranné schopnosti použít nelze.
ML-TRICK-09 = Lsti, které přesměrovávají kostky příšery, působí v boji: když příšera útočí na majitele lsti, rozhodne se před hodem, zda 1 nebo 2 kostky přesměruje na žoldáka na zvolené sousední cestě.
ML-TRICK-10 = Přesměrovanými kostkami se hodí ihned, dřív než zbylými, a zraňují žoldáka, na kterého míří. Ten se smí bránit všemi obvyklými prostředky včetně odhození kostek magie před hodem.
ML-TRICK-11 = Zlodějské lsti přesunou kostky jmenovaných barev z cílové cesty, i z obyčejných pastí na ní, na žeton lsti; vybírá je majitel lsti. Patří pak k cestě zloděje a nepočítají se do jejího limitu kostek.
    .note = Že vybírá majitel lsti a že lze brát i kostky z obyčejných pastí, je výklad.
ML-TRICK-12 = Kostky ležící na skryté pasti ukrást nelze.
ML-TRICK-13 = Sousední je nejbližší cesta obsazená žoldákem vlevo nebo vpravo v téže říši. Prázdné cesty mezi nimi se nepočítají a cesty různých říší spolu nesousedí nikdy.
ML-TRICK-14 = Neodhalená past nepřináší žádný jiný užitek a po boji se odhodí jako všechny pasti.
ML-TRICK-15 = Lest smí mířit i na sousední cestu téhož klanu; lest bez sousední cesty nemá žádný účinek.
    .note = Tištěná pravidla to neřeší.
ML-TRICK-16 = Při pokládání na cestu určuje pořadí pastí hráč; krok konfliktu jimi prochází v tomto pořadí shora dolů.
ML-TRICK-17 = Přesměrovávající lest, která nebyla při odhalení zrušena, zůstává na cestě, dokud její majitel není napaden; přesměrované kostky se vezmou z tohoto útoku. Zemřel-li cílový žoldák dřív, nelze přesměrovat nic.

## Sólová hra

ML-SOLO-01 = Sólová hra používá pravidla pro více hráčů bez modulu Lsti a k nim scénář, úroveň obtížnosti a automatického hráče Sama.
ML-SOLO-02 = Hru připravte jako pro dva hráče, jen s jednou aktivní říší.
ML-SOLO-03 = Pole uzavřená ve hře dvou hráčů jsou uzavřená i v sólové hře.
ML-SOLO-04 = V nabídce krčmy jsou jen 3 žoldáci; místo pro kartu se značkou pro více hráčů zůstává prázdné.
ML-SOLO-05 = Vezměte si desku klanu a oba základní členy kterékoli příslušnosti (neurčuje-li ji scénář). Zbylých 6 žetonů základních členů nechte stranou pro Sama.
ML-SOLO-06 = Zvolte obtížnost, připravte podle ní balíček příšer a dílek úpravy kol a vezměte si dílek prvního hráče, který vám zůstane celou hru.
ML-SOLO-07 = Jednu červenou a jednu žlutou kostku dejte stranou jako Samovy řídicí kostky.
ML-SOLO-08 = Zvolte jeden scénář (pro první hru se doporučují 1 až 3). Cílem je co nejlepší hodnocení z jeho tabulky: nemehlo, učeň, veterán, hrdina.
ML-SOLO-09 = Kde si pravidla scénáře a pravidla hry odporují, platí scénář.
ML-SOLO-10 = Scénář trvá 6 kol a neříká-li jinak, při 30 slávy nekončí.
ML-SOLO-11 = Scénář se hodnotí v 5. kroku úklidu posledního kola: mince, zásoby, vybavení a žoldáci se počítají tak, jak jsou v té chvíli, po vyplacení žoldu.

## Automatický hráč Sam

ML-SAM-01 = Sam nemá desku rozvoje ani zásobu kostek, jen 6 žetonů žoldáků. Jedná pouze ve fázi rozmístění a střídá se po tazích s hráčem, který začíná.
ML-SAM-02 = V Samově tahu hoďte oběma řídicími kostkami: červená určuje oblast (1 až 4 Citadela, 5 až 6 Okolí), žlutá přesné místo.
ML-SAM-03 = Tabulka Citadely podle žluté kostky: 1 lovecká chata, 2 laboratoř, 3 krčma, 4 zbrojnice, 5 tržiště, 6 důl.
ML-SAM-04 = Tabulka Okolí podle žluté kostky: 1 až 4 cesta říše téhož čísla, 5 úkol 1, 6 úkol 2.
    .note = Pravidla na jiném místě říkají, že Sam obsazuje nejlevější volnou cestu říše. Výklad: platí očíslovaná cesta.
ML-SAM-05 = Není-li na hozeném místě volno (budova zavřená panikou se počítá také), házejte oběma kostkami znovu, dokud Sam něco nepoloží.
ML-SAM-06 = Samovi kostky nikdy nedojdou; jedná, dokud hráči zbývá kostka, pak fáze končí.
    .note = Výklad: po položení hráčovy poslední kostky už Sam další tah nemá.
ML-SAM-07 = Lovecká chata: hoďte kostkou smlouvání ze zásoby, položte ji na nejlevější volné pole a dvě pasti z řady určené červenou kostkou (1 nebo 4 první řada, 2 druhá řada, 3 třetí řada) odložte mezi použité; nabídka se doplní.
ML-SAM-08 = Laboratoř: na nejhornější volné pole položte kostku magie ze zásoby.
ML-SAM-09 = Krčma: hoďte kostkou smlouvání, položte ji na nejlevější volné pole a odhoďte žoldáka určeného červenou kostkou (1 nebo 4 horní, 2 prostřední, 3 dolní), zelenáče nechte být; nabídka se doplní.
ML-SAM-10 = Zbrojnice: hoďte kostkou smlouvání a položte ji na nejlevější volné pole.
ML-SAM-11 = Tržiště: hoďte kostkou smlouvání, položte ji na nejlevější volné pole a odhoďte kartu vybavení určenou červenou kostkou (1 nebo 4 levá, 2 prostřední, 3 pravá); nabídka se doplní.
ML-SAM-12 = Důl: na volné místo s nejvyšším výnosem položte jednu nebo dvě kostky síly ze zásoby.
ML-SAM-13 = Cesta říše: položte na ni jeden z nepoužitých Samových žetonů; cesta je zablokovaná.
ML-SAM-14 = Úkol: položte jeden z nepoužitých Samových žetonů na nejlevější volnou cestu tohoto úkolu; cesta je zablokovaná.
ML-SAM-15 = Je-li všech 6 žetonů v použití, platí výsledek Okolí za místo, kde není volno; žetony se Samovi vracejí při úklidu.
ML-SAM-16 = Na cestě, kterou drží Sam, uspěje vždy a bez hodu. Na Samovy žoldáky nikdo neútočí, nejsou zraňováni ani zabíjeni.
    .note = Kostky přesměrované na Samova žoldáka přijdou nazmar (výklad).
ML-SAM-17 = Úkol s házením kostkami: je-li Sam na levé cestě, úkol vyhrává; žeton úkolu odstraňte a hráčův žoldák na pravé cestě nedostane nic ani postih. Na pravé cestě nemá Sam žádný vliv.
    .note = Zda by hráč na pravé cestě ještě mohl házet o cenu útěchy nebo utrpět postih, pravidla neříkají; toto je výklad.
ML-SAM-18 = Úkol s placením zdrojů: Sam se ho neúčastní (jeho žeton jen blokuje cestu).
ML-SAM-19 = Cesta říše, jakmile na ni přijde řada: je-li tam ještě příšera, odstraňte ji; jinak, je-li tam ještě říše, odstraňte říši; jinak Sama přeskočte. Odstraněné karty se odhazují bez odměny.
ML-SAM-20 = Příšera odstraněná Samem se počítá za poraženou, další hráčovi žoldáci tedy mohou říši dobýt.
ML-SAM-21 = Ve fázích přípravy zásoby a úklidu Sam nedělá nic: žádný žold, žádná kořist, žádné body.
ML-SAM-22 = Sam nikdy nepoužívá zastavárnu, osídlené říše ani vstup do Citadely.
ML-SAM-23 = Samovy kostky smlouvání platí pro slevy hráče za předchozí kostky smlouvání.

## Sólová kampaň

ML-CAMP-01 = Kampaň začíná scénářem 1 na zvolené obtížnosti. Po každé hře určuje další hru hodnocení: nemehlo nebo učeň opakuje týž scénář, veterán nebo hrdina postupuje na další.
ML-CAMP-02 = Hodnocení určuje i další obtížnost: nemehlo ji snižuje o jednu úroveň, učeň ji ponechává, veterán nastaví těžkou, hrdina smrtící.
ML-CAMP-03 = Hodnocení nemehlo na nejnižší obtížnosti znamená okamžitou prohru celé kampaně.
ML-CAMP-04 = Kampaň vyhrajete, dokončíte-li scénář 10 s hodnocením veterán nebo hrdina na těžké nebo smrtící obtížnosti.
ML-CAMP-05 = Pro srovnání kampaní si zapisujte počet potřebných her; méně je lépe.
ML-CAMP-06 = Dokončení scénáře 10 jako veterán nebo hrdina na snadné nebo normální obtížnosti nestačí; opakujte ho na obtížnosti, kterou udává tabulka.
    .note = Tištěná pravidla to neřeší.
ML-CAMP-07 = Ve scénáři 10 je nejnižší obtížností normální, hodnocení nemehlo na normální tam tedy znamená prohru kampaně.
    .note = Plyne to ze zákazu snadné obtížnosti v tomto scénáři.

## Scénář 1: Normální práce

ML-SC1-01 = Scénář 1 nemá zvláštní pravidla; cílem je co nejvíc VB.
ML-SC1-02 = Hodnocení: pod 35 VB nemehlo, od 35 učeň, od 45 veterán, od 60 hrdina.

## Scénář 2: Zlatokop

ML-SC2-01 = Scénář 2: v balíčku žoldáků jsou jen ti, kdo přidávají aspoň jednu kostku smlouvání; základní členové hráče mají příslušnost prales.
ML-SC2-02 = Cílem jsou mince na konci: pod 15 nemehlo, 15 učeň, 35 veterán, 55 hrdina.
ML-SC2-03 = Nemůže-li zmenšený balíček splnit počáteční podmínku o pověsti 4 nebo nižší, podmínka odpadá.
    .note = Tištěná pravidla to neřeší.

## Scénář 3: Výpad

ML-SC3-01 = Scénář 3 trvá jen 3 kola.
ML-SC3-02 = Scénář 3: začínáte se 3 žetony obrany místo 1 a s 12 mincemi místo 7.
    .note = Běžná příprava žádný žeton obrany nedává, jen jednu základní past. Výklad: 3 žetony obrany máte navíc k obvyklé základní pasti.
ML-SC3-03 = Hodnocení: pod 22 VB nemehlo, od 22 učeň, od 30 veterán, od 40 hrdina.

## Scénář 4: Nalehko

ML-SC4-01 = Scénář 4: zbrojnice je zavřená a nesmějí se používat schopnosti, výhody cest ani kořist přidávající obranu; lektvary fungují dál. Základní členové mají příslušnost voda.
    .note = Podpora stráží u vstupu jmenována není, jako obranná schopnost je však vyloučena také. Padne-li Samovi zbrojnice, hází se znovu.
ML-SC4-02 = Hodnocení podle VB: pod 30 nemehlo, od 30 učeň, od 42 veterán, od 56 hrdina.
ML-SC4-03 = Zákaz se týká obrany ze žoldáků, vybavení, výhod cest, podpory stráží a říše Wahýbar; kořist, která obsahuje žetony obrany, nelze použít vůbec. Žetony obrany z jakéhokoli jiného zdroje použít lze.
    .note = Vyjmenovány jsou schopnosti, výhody cest a kořist; zařazení jednotlivých zdrojů je výklad.

## Scénář 5: Plná polní

ML-SC5-01 = Scénář 5 nemá zvláštní pravidla. Cílem je skončit s plnou deskou žetonů (5 obrany, 5 pastí, 3 lektvary, 3 jedy), aspoň jednou kartou vybavení každého druhu a aspoň jedním žoldákem každé příslušnosti.
ML-SC5-02 = Hodnocení: cíl nesplněn nemehlo; cíl splněn učeň; cíl splněn a aspoň 35 VB veterán; cíl splněn a aspoň 50 VB hrdina.
    .note = U hrdiny je natištěno 30 VB, méně než 35 u veterána, což nemůže být správně. 50 je zvolený výklad.
ML-SC5-03 = Zásoby větší než uvedené počty se počítají za plné a do příslušností se počítá i náčelník a základní žoldák.
    .note = Tištěná pravidla to neřeší.

## Scénář 6: Přepadení

ML-SC6-01 = Scénář 6 začíná s příšerou úrovně A u vstupu do Citadely; kdykoli je vstup na začátku kola prázdný, položte tam novou příšeru úrovně A.
    .note = Příšery úrovně A se kvůli tomu drží zvlášť; nezbude-li žádná v balíčku, vezměte ji z odhozených, jinak krok vynechte.
ML-SC6-02 = Hodnocení podle VB: pod 35 nemehlo, od 35 učeň, od 50 veterán, od 65 hrdina.

## Scénář 7: Rozličnost

ML-SC7-01 = Scénář 7: runda stojí 1 minci místo 2.
ML-SC7-02 = Hodnocení závisí na příslušnostech žoldáků na konci: 2/1/1 učeň, 2/2/1/1 veterán, 2/2/2/2 hrdina; méně je nemehlo.
    .note = Výklad: aspoň uvedené počty u navzájem různých příslušností, náčelník a základní žoldák se počítají.

## Scénář 8: Lstivý Sam

ML-SC8-01 = Scénář 8: ze žetonů modulu Lsti připravte zvláštní hromádku lícem dolů. Kdykoli Sam položí žoldáka na cestu říše, dejte na jeho cestu dva žetony z této hromádky; platí pravidla modulu Lsti.
    .note = V hromádce je 18 lstí a 6 skrytých pastí, v lovecké chatě se tedy žádné z nich neprodávají.
ML-SC8-02 = Hodnocení podle VB: pod 30 nemehlo, od 30 učeň, od 42 veterán, od 56 hrdina.
ML-SC8-03 = Sam odhalí všechny své žetony. Zlodějská lest bere kostky hráčovu žoldákovi na sousední cestě, nejdřív na levé, magii před silou. Skryté pasti a přesměrovávající lsti mu k ničemu nejsou, protože nehází a nikdo na něj neútočí.
    .note = Tištěná pravidla to neřeší.

## Scénář 9: Úkol zněl jasně

ML-SC9-01 = Scénář 9: jedná-li Sam v Okolí, žlutá 3 až 4 ho pošle na úkol 1 a žlutá 5 až 6 na úkol 2; 1 až 2 zůstávají cestami říše 1 a 2.
ML-SC9-02 = K hodnocení jsou potřeba splněné úkoly i VB zároveň: 4 úkoly a aspoň 30 učeň, 6 úkolů a aspoň 40 veterán, 8 úkolů a aspoň 55 hrdina; méně je nemehlo.
    .note = Splněné úkoly jsou vyhrané úkoly s házením kostkami a zaplacené úkoly s placením zdrojů.

## Scénář 10: Zkáza

ML-SC10-01 = Scénář 10: příšery jednou přehodí každou kostku útoku, která šla vedle.
ML-SC10-02 = Scénář 10 nelze hrát na snadné obtížnosti.
ML-SC10-03 = Scénář 10 začíná s příšerou úrovně A u vstupu do Citadely.
ML-SC10-04 = Hodnocení podle VB: pod 35 nemehlo, od 35 učeň, od 45 veterán, od 60 hrdina.

## Upřesnění

ML-TIP-01 = Lektvary, jedy a vybavení lze mezi žoldáky, kteří nejsou na cestách, přerozdělovat kdykoli, až do chvíle, kdy je žoldák vyslán.
ML-TIP-02 = Smrt žoldáka zvyšuje slávu a snižuje pověst, přebytek slávy pro další najímání tedy vzroste o obojí.
ML-TIP-03 = Smrt počátečního náčelníka nestojí žádnou pověst, a tedy ani VB; přijdete jen o jeho kostky a schopnost.
ML-TIP-04 = Vlastními žoldáky smíte obsadit několik cest téže říše nebo obě cesty téhož úkolu.
ML-TIP-05 = Lektvar z cesty a lektvar, který si žoldák nese, dávají v tomto boji dohromady dva lektvary.
ML-TIP-06 = Nejnižší cena 1 mince se počítá za nákup, ne za žeton; nejvýhodnější je proto jediná návštěva se slevou pro několik pastí nebo žetonů obrany.
ML-TIP-07 = Výměnou u zelenáče lze získat barvu, kterou cesta požaduje.
ML-TIP-08 = Cestu smíte obsadit i jen proto, abyste si vzali kořist.

## Jednotlivé pasti

ML-TRAP-01 = Vylepšená past „1 síla“: položte na past 1 kostku síly ze zásoby.
ML-TRAP-02 = Skrytá past „1 síla“: položte na past 1 kostku síly ze zásoby; lsti na ni neplatí.
ML-TRAP-03 = Vylepšená past „síla +1“: každá kostka síly na této cestě má hodnotu o 1 vyšší.
ML-TRAP-04 = Vylepšená past „síla +2“: každá kostka síly na této cestě má hodnotu o 2 vyšší.
ML-TRAP-05 = Vylepšená past „síla +3“: každá kostka síly na této cestě má hodnotu o 3 vyšší.
ML-TRAP-06 = Vylepšená past „2 síly“: položte na past 2 kostky síly ze zásoby.
ML-TRAP-07 = Skrytá past „2 síly“: položte na past 2 kostky síly ze zásoby; lsti na ně neplatí.
ML-TRAP-08 = Vylepšená past „3 síly“: položte na past 3 kostky síly ze zásoby.
ML-TRAP-09 = Vylepšená past „1 magie“: položte na past 1 kostku magie ze zásoby.
ML-TRAP-10 = Skrytá past „1 magie“: položte na past 1 kostku magie ze zásoby; lsti na ni neplatí.
ML-TRAP-11 = Vylepšená past „magie +1“: každá kostka magie na této cestě má hodnotu o 1 vyšší.
    .note = Natištěno je „na této pasti“; čte se to stejně jako u síly, tedy na této cestě.
ML-TRAP-12 = Vylepšená past „magie +2“: každá kostka magie na této cestě má hodnotu o 2 vyšší.
    .note = Natištěno je „na této pasti“; čte se to stejně jako u síly, tedy na této cestě.
ML-TRAP-13 = Vylepšená past „2 magie“: položte na past 2 kostky magie ze zásoby.
ML-TRAP-14 = Skrytá past „2 magie“: položte na past 2 kostky magie ze zásoby; lsti na ně neplatí.
ML-TRAP-15 = Vylepšená past „3 magie“: položte na past 3 kostky magie ze zásoby.
ML-TRAP-16 = Vylepšená past „+4“: při útoku na příšeru přičtěte k součtu 4 (pro polapení i zabití).
ML-TRAP-17 = Vylepšená past „+6“: při útoku na příšeru přičtěte k součtu 6.
ML-TRAP-18 = Vylepšená past „+8“: při útoku na příšeru přičtěte k součtu 8.
ML-TRAP-19 = V přehledu je 14 druhů vylepšených a 4 druhy skrytých pastí; kolik je od kterého druhu kusů, natištěno není.

## Jednotlivé lsti

ML-TRK-01 = Lest: ukradněte žoldákovi na sousední cestě 1 kostku magie.
ML-TRK-02 = Lest: ukradněte žoldákovi na sousední cestě až 2 kostky magie.
ML-TRK-03 = Lest: ukradněte žoldákovi na sousední cestě 1 kostku síly.
ML-TRK-04 = Lest: ukradněte žoldákovi na sousední cestě až 2 kostky síly.
ML-TRK-05 = Lest: ukradněte žoldákovi na sousední cestě 1 kostku síly nebo magie.
ML-TRK-06 = Lest: ukradněte žoldákovi na sousední cestě až 2 kostky, síly a magie v libovolné kombinaci.
ML-TRK-07 = Lest: jedna z kostek příšery zaútočí na žoldáka na sousední cestě; odložte ji stranou a hoďte jí dřív než ostatními.
ML-TRK-08 = Lest: dvě z kostek příšery zaútočí na žoldáka na sousední cestě; odložte je stranou a hoďte jimi dřív než ostatními.

## Jednotlivé žetony kořisti

ML-LTOK-01 = Kořist: po polapení příšery odhoďte a získáte +3 slávy.
ML-LTOK-02 = Kořist: odhoďte a při vyhodnocování jedné cesty proveďte až čtyři přehození vlastních kostek magie nebo síly (stejných či různých).
    .note = Omezení na jednu cestu je výklad.
ML-LTOK-03 = Kořist: odhoďte a získáte 2 lektvary a 2 jedy.
ML-LTOK-04 = Kořist: odhoďte a přičtěte +6 k hodu na zabití příšery; k polapení použít nelze.
ML-LTOK-05 = Kořist: nechte si ji před klanem jako 3 trofeje, nebo ji odhoďte za 15 mincí.
ML-LTOK-06 = Kořist: odhoďte a získáte 6 mincí, 1 žeton obrany a 1 lektvar.
ML-LTOK-07 = Kořist: ve fázi rozmístění ji odhoďte spolu s jednou svou kostkou smlouvání a vezměte si ze zásoby tři kostky magie. Není to akce.
ML-LTOK-08 = Kořist: ve fázi rozmístění ji odhoďte spolu s jednou svou kostkou magie a vezměte si ze zásoby tři kostky síly. Není to akce.
ML-LTOK-09 = Kořist: odhoďte a každá kostka magie na jedné vlastní cestě má +2; lze použít i po hodu.
    .note = Výklad: +2 platí pro každou kostku zvlášť, obdobně jako u pastí, ne jednou pro celý hod.
ML-LTOK-10 = Kořist: odhoďte a získáte 12 mincí.
ML-LTOK-11 = Kořist: odhoďte a získáte 10 mincí.
ML-LTOK-12 = Kořist: odhoďte a při vyhodnocování jedné cesty proveďte až tři přehození vlastních kostek magie (stejných či různých).
    .note = Že jde o vlastní kostky a o jednu cestu, je výklad.
ML-LTOK-13 = Kořist: odhoďte a vezměte si zdarma žoldáka z nabídky krčmy; přebytek slávy k tomu musí stačit.
    .note = Výklad: jen ve fázi rozmístění, bez kostky v krčmě a není to akce; lze to i tehdy, když je krčma plná nebo v ní vládne panika. Jde o vyloženého žoldáka, ne o zelenáče.
ML-LTOK-14 = Kořist: odhoďte a každá kostka síly na jedné vlastní cestě má +2; lze použít i po hodu.
    .note = Výklad je stejný jako u magie.
ML-LTOK-15 = Kořist: po dobytí říše odhoďte a získáte +4 slávy.
ML-LTOK-16 = Kořist: po zabití příšery odhoďte a získáte +4 slávy.

## Jednotlivé příšery

ML-MON-01 = Plížník: v říši pralesa má 2 kostky útoku navíc místo 1.
ML-MON-02 = Trousič: před každým jeho útokem hoďte jednou kostkou útoku navíc; při zásahu dostane každý žoldák v říši včetně toho, který je na řadě, jedno zranění. Potom Trousič útočí obvyklým způsobem.
    .note = „Před útokem“ znamená před každým útokem v boji. Každý zasažený žoldák se smí bránit žetony, schopnostmi i lektvary; kostky magie tuto kostku neodeberou, protože nepatří k útočné síle (výklad).
ML-MON-03 = Lepivec: při zabití způsobí 1 zranění každému žoldákovi v říši včetně toho, který ho zabil; bránit se lze obvykle.
    .note = Zranění přijde dřív, než se odstraní kostky a žetony bojujících, a kdo příšeru zabil, má odměnu, i když sám zemře (výklad).
ML-MON-04 = Kodýl: v boji s ním nelze používat lektvary ani jedy.
ML-MON-05 = Trouchnivec: k polapení jsou potřeba dvě pasti na cestě.
ML-MON-06 = Ohnivousové: každý jejich útok způsobí jedno automatické zranění navíc, proti kterému se lze obvykle bránit.
    .note = Odhození kostek magie tomuto zranění nezabrání (výklad).
ML-MON-07 = Krus: dokud je u vstupu do Citadely, berou se při úklidu dva žetony paniky místo jednoho.
ML-MON-08 = Ohnivír: v říši ohně má 2 kostky útoku navíc místo 1.
ML-MON-09 = Podsvětník: po vytažení jde ke vstupu do Citadely a nahradí příšeru, která tam leží (ta se odhodí); pro říši vytáhněte jinou příšeru.
    .note = Při úklidu přichází až po kroku paniky, žeton paniky tedy přinese teprve při příštím úklidu. Vytažen při přípravě hry otevírá vstup už v 1. kole.
ML-MON-10 = Pískoř: je-li polapen v říši, po odměně uprchne a v kroku paniky téhož kola jde ke vstupu do Citadely; polapen u vstupu se odhodí běžně.
    .note = Okamžik přesunu je výklad; platí pravidlo o několika příšerách u vstupu. Boj o říši je vyhrán, dobývání se tedy koná.
ML-MON-11 = Praskoun: od každé kostky síly na cestě útočníka odečtěte 1.
ML-MON-12 = Zoban: při zabití způsobí 1 zranění každému žoldákovi v říši včetně toho, který ho zabil; bránit se lze obvykle.
    .note = Okamžik jako u Lepivce.
ML-MON-13 = Měchoun: u vstupu do Citadely útočí se 3 kostkami navíc.
ML-MON-14 = Krabohlav: v říši větru má 2 kostky útoku navíc místo 1.
ML-MON-15 = Počíh: každý jeho útok způsobí jedno automatické zranění navíc, proti kterému se lze obvykle bránit.
    .note = Odhození kostek magie tomuto zranění nezabrání (výklad).
ML-MON-16 = Tlušťoun: nelze proti němu používat obranné schopnosti karet, cest ani stráží; žetony obrany ano.
ML-MON-17 = Žabozub: v říši vody má 2 kostky útoku navíc místo 1.
ML-MON-18 = Ledobor: od každé kostky magie na cestě útočníka odečtěte 1.
ML-MON-19 = Hlubštír: hráč, jehož žoldáka zraní, ztrácí 1 slávu.
    .note = Jednou za útok, po kterém i přes žetony, schopnosti a lektvary zůstane aspoň jedno zranění; počítá se i smrt.
ML-MON-20 = Chapadlice: nelze proti ní používat zbraně.
ML-MON-21 = Odečty od jednotlivých kostek nesnižují kostku pod 0. Zranění, které umírající příšera způsobí žoldákovi, jenž později dobývá, dobývání nebrání, pokud žoldák nezemře.
    .note = Tištěná pravidla to neřeší.
ML-MON-22 = Schopnosti, které mluví o všech žoldácích v říši, se u vstupu do Citadely týkají žoldáků na obou jeho cestách.
    .note = Tištěná pravidla to neřeší.

## Jednotliví žoldáci

ML-MERC-01 = Purkráb: 1 obranná schopnost proti útokům příšer (ne proti lstem).
ML-MERC-02 = Korfáč: na cestě úkolu smí přehodit 1 kostku smlouvání.
ML-MERC-03 = Dajána: na desku klanu se vejdou o tři pasti víc (limit 8); opustí-li klan, pasti nad 5 se ihned odhodí.
ML-MERC-04 = Drábor: 1 obranná schopnost proti útokům příšer (ne proti lstem).
    .note = Ostatní tři příslušnosti mají obměnu omezenou na příšery dvou příslušností; zde žádné omezení natištěno není, proto se neuplatňuje.
ML-MERC-05 = Tarka: každá kostka síly na její cestě má +1.
ML-MERC-06 = Darbar: polapí-li příšeru, získáte +1 slávu.
ML-MERC-07 = Fandor: jednou za kolo zaplaťte 1 minci a získáte 1 kostku smlouvání, kterou hned hodíte; ne, je-li Fandor na cestě.
ML-MERC-08 = Lemtal: 2 obranné schopnosti proti útokům příšer (ne proti lstem).
ML-MERC-09 = Vendela: jednou za kolo o 4 mince levnější najmutí; cena smí klesnout na 0.
ML-MERC-10 = Tentok: +1 k součtu pro polapení (ne pro zabití).
ML-MERC-11 = Tepej: jednou za kolo +2 mince, když použijete důl.
ML-MERC-12 = Pardala: 1 obranná schopnost proti příšerám vody a pralesa (ne proti lstem).
ML-MERC-13 = Jutrovič: jednou za kolo o 4 mince levnější nákup pastí; cena smí klesnout na 0.
ML-MERC-14 = Žandala: jedna z kostek útočící příšery zaútočí místo na Žandalu na žoldáka na sousední cestě; hoďte jí nejdřív, potom ostatními.
    .note = Jde o schopnost Okolí, která není přehozením, je tedy povinná, je-li na sousední cestě žoldák; kterého zvolit, vybírá hráč.
ML-MERC-15 = Ninra: 1 obranná schopnost proti útokům příšer (ne proti lstem).
ML-MERC-16 = Mrazor: jednou za kolo si vezměte ze zásoby na desku klanu 1 lektvar nebo 1 jed.
ML-MERC-17 = Rulfus: 2 obranné schopnosti proti útokům příšer (ne proti lstem).
ML-MERC-18 = Luska: po zabití nebo polapení příšery přinese na desku klanu 2 lektvary, pokud se tam vejdou.
ML-MERC-19 = Onduru: jednou za kolo si vezměte ze zásoby na desku klanu 1 lektvar.
ML-MERC-20 = Truňk: každá kostka magie na jeho cestě má +1.
ML-MERC-21 = Žerava: 1 obranná schopnost proti příšerám vody a ohně (ne proti lstem).
ML-MERC-22 = Zeněk: 1 obranná schopnost proti útokům příšer (ne proti lstem).
ML-MERC-23 = Hatýr: jednou za kolo získáte 2 mince.
ML-MERC-24 = Barbucha: +3 k součtu pro zabití (ne pro polapení).
ML-MERC-25 = Zdrát: na své cestě smí přehodit až dvě různé kostky síly, každou jednou.
    .note = U jiných karet je možnost přehodit dvakrát tutéž kostku natištěna, u této ne.
ML-MERC-26 = Turna: +3 k součtu pro polapení (ne pro zabití).
ML-MERC-27 = Lína: smí přehodit až dvě kostky magie nebo síly, nebo dvakrát tutéž kostku.
ML-MERC-28 = Jeducha: +2 k součtu pro zabití (ne pro polapení).
ML-MERC-29 = Bambul: každá kostka síly na jeho cestě má +1.
ML-MERC-30 = Algust: 1 obranná schopnost proti příšerám pralesa a větru (ne proti lstem).
ML-MERC-31 = Lorin: jednou za kolo si vezměte ze zásoby na desku klanu 1 jed.
ML-MERC-32 = Nákrk: na své cestě smí přehodit jednu kostku síly.
ML-MERC-33 = Červína: jednou za kolo zaplaťte 2 mince a získáte 1 kostku síly; ne, je-li Červína na cestě.
ML-MERC-34 = Melvína: 2 obranné schopnosti proti útokům příšer (ne proti lstem).
ML-MERC-35 = Geria: +3 k součtu pro dobytí říše.
ML-MERC-36 = Veruda: k polapení příšery nepotřebuje past.
    .note = Odpouští i dvě pasti, které vyžaduje Trouchnivec (výklad).
ML-MERC-37 = Přehled schopností má 36 jmen: 28 žoldáků z balíčku a 8 základních členů. Kterých osm je základních, natištěno není.

## Jednotlivé karty vybavení

ML-EQ-01 = Krakenomicon: ve fázi dobrodružství přehoďte na cestě 2 kostky magie, nebo 1 kostku magie dvakrát.
ML-EQ-02 = Batoh: jednou za kolo +2 mince, když použijete důl.
ML-EQ-03 = Záhyň: každá kostka magie na cestě má +1.
ML-EQ-04 = Grimoár: při dobývání říše má každá kostka magie na cestě +2.
ML-EQ-05 = Želdiv: každá kostka síly na cestě má +1.
ML-EQ-06 = Dokápě: ve fázi dobrodružství přehoďte 2 kostky smlouvání, nebo 1 kostku smlouvání dvakrát.
ML-EQ-07 = Nocíř: 1 obranná schopnost proti útokům příšer (ne proti lstem).
ML-EQ-08 = Past: jednou za kolo o 4 mince levnější nákup pastí; cena smí klesnout na 0.
ML-EQ-09 = Drásník: při pokusu polapit nebo zabít příšeru má každá kostka síly na cestě +1.
ML-EQ-10 = Šípolet: ve fázi dobrodružství přehoďte na cestě 2 kostky síly, nebo 1 kostku síly dvakrát.
ML-EQ-11 = Přehled vysvětluje 10 druhů vybavení pro 18 karet; počty kusů, ceny ani symbol druhu (zbraň, výstroj, kouzlo) jednotlivých karet natištěny nejsou.

## Jednotlivé říše

ML-LANDREF-01 = Aldávie, akce: položte 1 kostku síly a vezměte si z nabídky 1 žeton kořisti; nabídku doplňte.
ML-LANDREF-02 = Nebie, akce: položte 1 kostku magie a získáte 3 kostky síly.
ML-LANDREF-03 = Glácie, akce: položte 2 kostky smlouvání a získáte 9 mincí.
ML-LANDREF-04 = Kalé, akce: položte 1 kostku magie a získáte 3 lektvary.
ML-LANDREF-05 = Krýzie, akce: položte 1 kostku síly a získáte 2 kostky smlouvání (hned jimi hoďte).
ML-LANDREF-06 = Rýnie, akce: položte 2 kostky síly a zdarma najměte jednoho žoldáka z krčmy; přebytek slávy k tomu musí stačit.
    .note = Jde o vyloženého žoldáka, ne o zelenáče. Rundu objednat nelze, protože se do krčmy žádná kostka nepokládá.
ML-LANDREF-07 = Gurban, akce: položte 2 kostky síly, 2 smlouvání, nebo od každé 1, a získáte 3 kostky magie.
ML-LANDREF-08 = Jáha, akce: položte 1 kostku smlouvání a získáte 2 kostky magie.
ML-LANDREF-09 = Wahýbar, akce: položte 1 kostku magie a získáte 3 žetony obrany.
ML-LANDREF-10 = Ujúnie, akce: položte 2 kostky síly, 2 smlouvání, nebo od každé 1, a vezměte si zdarma jednu kartu vybavení z tržiště.
ML-LANDREF-11 = Nikegérie, akce: položte 1 kostku síly, 1 magie a 1 smlouvání a získáte 2 slávy.
ML-LANDREF-12 = Traklán, akce: položte 2 kostky síly, 2 magie, nebo od každé 1, a získáte 3 kostky smlouvání (hned jimi hoďte).
ML-LANDREF-13 = Kostky získané z říše musíte použít v téže fázi rozmístění. Žoldák najatý zdarma z říše přidává své kostky i pověst ihned a po zisku zdarma se příslušná nabídka doplní. Pro získané žetony platí limity desky.

## Příklady

ML-EX-01 = 1. kolo. První kostka smlouvání v lovecké chatě, hodnota 5. Vyložená past stojí 9. Natálka položí kostku smlouvání a tuto past koupí. Zaplatí 4 mince a past je její.
ML-EX-02 = Po ML-EX-01. Štěpán má kostku síly. Položí ji na další pole chaty a koupí jednu past. Zaplatí plnou natištěnou cenu; jeho kostka nemá na pozdější porovnávání kostek smlouvání vliv.
ML-EX-03 = Po ML-EX-02. Tomáš má kostku smlouvání s hodnotou 3; poslední kostka smlouvání v chatě je 5. Dvě vyložené pasti stojí po 4. Položí svou 3 a koupí obě pasti (součet 8). Sleva je 3 + 5 = 8, cena by byla 0, zaplatí tedy nejméně, co lze: 1 minci.
ML-EX-04 = Štěpán má 20 slávy a pověst 14. Vendela má pověst 7. Chce Vendelu najmout. Přebytek je 6, najmout ji tedy nesmí, ať má mincí kolik chce.
ML-EX-05 = Štěpán má 20 slávy a pověst 14; Fandor stojí 10, má pověst 5 a 2 kostky síly. Štěpánova kostka smlouvání ukazuje 5 a je v krčmě první. Najme Fandora. Zaplatí 5 mincí, pověst stoupne na 19, přebytek klesne na 1 a hned si vezme 2 kostky síly.
ML-EX-06 = Věra má 18 slávy a pověst 17. Neuspěje v úkolu s postihem 2 slávy. Má 16 slávy a pověst 17, žádný přebytek, najímat nemůže; žoldáci zůstávají.
ML-EX-07 = Natálka má 2 kostky síly; Štěpán právě položil dvě kostky síly na pole za 6 mincí. Natálka chce použít důl. Smí položit obě kostky na pole za 4 mince, nebo jednu na pravé pole za 2 mince; pole za 6 mincí je obsazené.
ML-EX-08 = Důl je prázdný. Hráč položí v jedné akci dvě kostky síly na první dvojité pole. Ihned dostane 6 mincí.
ML-EX-09 = Cesta 2 dílku události vyžaduje 2 kostky síly a dovoluje posily magie; její výhodou je lektvar. Klára má 1 past a 1 žeton obrany. Vyšle žoldáka se 2 kostkami síly, 2 kostkami magie a oběma žetony. Je to přípustné: 4 kostky nechávají místo pro 3 žetony. Lektvar ze zásoby přijde na žeton jejího žoldáka.
ML-EX-10 = V minulém kole Natálka dobyla Krýzii a osídlila ji Luskou. Ve fázi rozmístění položí jako akci na Krýzii 1 kostku síly. Získá 2 kostky smlouvání.
ML-EX-11 = Počíh (útok 5) minulé kolo porazil všechny žoldáky a přesunul se ke vstupu; odměnou za jeho polapení je sláva a 10 mincí. Tomáš vyšle na horní cestu Hatýra se 3 kostkami síly, 2 kostkami magie a pastí. Je to přípustné jako jedna akce a zabere to 5 + 2 = 7 míst cesty; stráže tam dávají obrannou schopnost o hodnotě 2 (výklad horní cesty).
ML-EX-12 = Chapadlice má útočnou sílu 5 a žádné bonusy neplatí. Zaútočí. Hází se 5 černými kostkami.
ML-EX-13 = Truňk je zdravý a na žetonu má 1 lektvar. Příšera dá dva zásahy a Tomáš lektvar odhodí. Truňk je zraněný, ale žije.
ML-EX-14 = Krabohlav: polapení 11, zabití 12. Truňk (+1 ke každé kostce magie) má 2 kostky síly, 2 kostky magie, past +4 a jed. Začíná na 4 (past je povinná), hodí kostkou magie 2 (+1), má 7, hodí kostkou síly 2, má 9, použije jed (+2), má 11 a přestane. Krabohlav je polapen; zbylými kostkami se nehází.
ML-EX-15 = 4. kolo, normální obtížnost (1 kostka kola). Hlubštír: útok 5, voda, v říši vody. Na cestě 2 stojí Žerava s 1 žetonem obrany, vlastní obrannou schopností (voda a oheň) a 1 lektvarem. Věra má 19 slávy. Kostek je 5 + 1 + 1 = 7; Věra odhodí 1 kostku magie, zbývá 6. Padnou 4 zásahy. Použije žeton obrany, schopnost i lektvar. Zůstane jedno zranění: Žerava je zraněná, ale žije; Věra ztrácí 1 slávu (má 18).
ML-EX-16 = Žeravě teď proti Hlubštírovi (polapení 17, zabití 22) zbývají 2 kostky síly, 1 kostka magie a odhalená past „magie +1“. Věra hodí na síle 1 a 2 a na magii 3 (+1 = 4). Součet je 7: k polapení to nestačí, kostky i past zůstávají a 7 se přenáší.
ML-EX-17 = Na další cestě je Štěpán se 2 kostkami magie a výhodou „přehození 1 kostky magie“; přenesený součet je 7. Jeho žoldák útok přežije. Hodí 4 a 2 a výsledek 2 přehodí na 3. Vlastní součet je 7, s přenesenými 7 je to 14: méně než 17, boj pokračuje a přenáší se 14.
ML-EX-18 = Další je Věřin druhý žoldák se 2 kostkami síly a 1 kostkou magie; útok přežije, přenáší se 14. Věra hodí 3 + 5 + 3 = 11. Celkem je to 25 >= 22: Hlubštír je zabit a Věra získá 7 slávy a trofej v hodnotě 2.
ML-EX-19 = Po ML-EX-18 přežili bez úspěchu Žerava (cesta 2) a Štěpánův žoldák (cesta 3). Bere se kořist. Žeton kořisti si nejdřív vybere Věra (za Žeravu), potom Štěpán.
ML-EX-20 = Natálka právě dobyla Krýzii (voda) a má Ninru (voda). Osídlí ji Ninrou. Od této chvíle tam smí jako akci položit kostku síly za 2 kostky smlouvání.
ML-EX-21 = Říše se čtyřmi žoldáky: Věra na cestách 1 a 3, Tomáš na 2, Natálka na 4. Cesta 1 proti příšeře neuspěje, cesta 2 ji polapí, cesta 3 dobude říši. Cesta 4 nedělá nic; Tomáš má odměnu za polapení, Věra říši. Kořist si bere nejdřív Věra (cesta 1), potom Natálka (cesta 4); pak se nabídka doplní.
ML-EX-22 = Štěpán končí s 30 slávy, pověstí 16, 4 body trofejí, 3 symboly větru a 1 nebo 2 symboly od každé z příslušností oheň, voda a prales. Závěrečné bodování. 30 + 16 + 4 + (3 + 1 + 1 + 1 = 6) = 56 VB.
ML-EX-23 = Modul Lsti. Štěpán je na cestě 1, Natálka na cestě 2, Tomáš na cestě 4, cesta 3 je prázdná. Určuje se sousedství. Štěpán a Natálka spolu sousedí, Natálka a Tomáš také, Štěpán a Tomáš ne.
ML-EX-24 = Kterýkoli klan na začátku. Příprava klanu je hotová a sestavena je první zásoba. 5 slávy, pověst 1, 7 mincí, 1 základní past; zásoba 2 kostek síly, 1 kostky smlouvání a 1 kostky magie.
ML-EX-25 = Hraje se s královniným darem, 2. kolo. První hráč si připravuje zásobu. Dostane 1 kostku navíc podle své volby a k ní jedno z toho: 1 lektvar nebo jed, 1 žeton obrany, nebo 2 mince.
ML-EX-26 = Na žádné z cest u vstupu nestojí žoldák. Fáze dobrodružství dojde ke kroku 3. Krok se přeskočí, i když u vstupu příšera je.
