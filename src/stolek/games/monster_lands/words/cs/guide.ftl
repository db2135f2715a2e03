### Co říká průvodce u stolu první hry.

guide-aim = Vítejte. Vedete modrý klan, počítač vede červený. Body jsou za slávu, pověst a trofeje; po šesti kolech vyhrává, kdo jich má nejvíc, a kdo dosáhne 30 slávy, ukončí hru dřív. Tady vidíte své mince, slávu a pověst.
guide-dice = To jsou vaše kostky pro toto kolo: červené síly, fialová magie a žlutá smlouvání, kterou se už hodilo. Přinášejí je vaši lidé, takže každý nový žoldák znamená další kostky. Když kartu podržíte nebo na ni ukážete, přečtete si ji celou.
guide-visit = Hráči se střídají v tazích; v každém uděláte jednu věc: umístíte kostku do budovy, nebo vyšlete žoldáka. Začněte v krčmě. Klepněte na žlutou kostku a pak na krčmu: šestka sníží cenu o 6 mincí.
guide-hire = Najměte si Ninru: její pověst 4 se právě vejde do vašeho přebytku slávy, tedy slávy bez pověsti, a se slevou stojí 2 mince. Hned přinese dvě kostky síly.
guide-other = Pak je na tahu druhý klan. Takto se střídáte, dokud má někdo kostky.
guide-send = Teď vyšlete Ninru proti příšeře: klepněte na její kartu a pak na cestu 3 v říši. Každá cesta žádá určité kostky, dovoluje pár dalších a něco dává; cesta 3 chce 1 kostku síly.
guide-load = Čím víc kostek, tím lepší útok: přidejte kostky síly i kostku magie. Vezměte s sebou také past: bez pasti lze příšeru jen zabít, ne polapit. Pak řekněte, že je to vše.
guide-spend = Ostatní kostky použijte, jak chcete: v dole za mince, v laboratoři na lektvary. Onduru jednou za kolo uvaří lektvar i bez kostky. Až vám žádná kostka nezbude, pasujte.
guide-battle = Dobrodružství! Nejdřív úkoly, pak boj o říši. Příšera útočí černými kostkami na každého na svých cestách: každá 3 a víc je zranění a druhé zranění znamená smrt. Pomáhá obrana, lektvary a odhozené kostky magie. Pak házíte vy: součet od čísla u klece příšeru polapí, máte-li past, číslo u lebky ji zabije. Když je pryč, můžete se stejnými kostkami pokusit dobýt říši.
guide-cleanup = Potom přijde úklid: mzdy žoldákům, nové karty, nové úkoly. Příšera, kterou nikdo neporazil, jde ke vstupu do Citadely; dokud tam nějaká je, zavře panika každé kolo jednu budovu.
guide-alone = Průběh kola už znáte. Je něco ztlumené? „Proč ne?“ vám řekne pravidlo. Nápověda ukáže, co by udělal počítač, a co lze vzít zpět, je označeno. Dobrou zábavu!
