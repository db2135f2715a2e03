### Co říká průvodce u stolu první hry.

guide-aim = Vítejte. Hrajete za Fénixové elfy na bližší polovině bojiště; na vzdálenější stojí Jeskynní goblini. Vyhrává, kdo zničí vyvolavače soupeře: chraňte královnu Maldarii a jděte po Plížounovi.
guide-hand = To je vaše ruka a vedle bojiště vaše magie: tou se platí za karty. Cena karty je v jejím levém horním rohu, síla a životy v dolních. Když kartu podržíte nebo na ni ukážete, přečtete si ji celou.
guide-summon = Tah má šest fází; teď vyvoláváte. Klepněte na jednotku v ruce a pak na jedno z rozsvícených polí: jednotky přicházejí do hry vedle portálu. Za 2 body magie si můžete dovolit Lučištníky žáru, Královské strážce nebo Šelmy žáru.
guide-end-summon = Máte magii utracenou? Pak ukončete fázi Vyvolávání.
guide-move = Teď můžete pohnout až třemi jednotkami, každou až o 2 pole, rovně i za roh. Klepněte na jednotku a pak na rozsvícené pole. Střelci dosáhnou na 3 pole v přímém směru; bojovníci na blízko musí stát vedle cíle.
guide-end-move = Až budou vaše jednotky stát dobře, ukončete fázi Pohyb.
guide-build = Držíte portál a je zadarmo. Postavte ho do jedné ze svých tří zadních řad nebo vedle vyvolavače: odtud pak mohou přijít další jednotky. Potom ukončete fázi Budování.
guide-attack = Do útoku! Klepněte na svou jednotku a pak na rozsvíceného nepřítele. Útočit mohou až tři jednotky. Tah, ve kterém nezaútočíte na žádnou kartu soupeře, stojí vašeho vyvolavače 1 zranění, tak do něčeho udeřte.
guide-dice = Hodili jste tolika kostkami, kolik má jednotka síly. Bojovníkům na blízko se počítají meče, střelcům luky; zvláštní efekt pomáhá jen tam, kde to říká karta. Každý zásah je 1 zranění, a čemu nezbude žádný život, to je zničeno. Za zničeného nepřítele získáte 1 bod magie.
guide-end-attack = Zaútočte dalšími, kdo mají cíl, nebo ukončete fázi Útok.
guide-magic = Magie je vzácná. V této fázi můžete odhodit libovolné karty z ruky, každou za 1 bod magie. Ohnivý drak stojí 8: teď má možná větší cenu jako magie. Odhoďte kartu, nebo fázi ukončete.
guide-draw = Nakonec dobírejte, dokud nemáte v ruce 5 karet. Až balíček dojde, nový nedostanete, takže karty využijte. Tím váš tah končí.
guide-other = Teď hrají goblini. Dívejte se, nebo rovnou pokračujte svým dalším tahem: záznam vypráví všechno a klepnutí na řádek to ukáže znovu.
guide-alone = Průběh tahu už znáte. Je něco ztlumené? „Proč ne?“ vám řekne pravidlo. Nápověda ukáže, co by udělal počítač, a co lze vzít zpět, je označeno. Dobrou zábavu!
