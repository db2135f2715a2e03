### Co se ujednává před hrou a z čeho se staví balíčky.

game-title = Summoner Wars
game-about = Souboj dvou vyvolavačů na malém bojišti. Karty z ruky se stávají jednotkami; přesouváte je, útočíte kostkami a snažíte se zničit vyvolavače soupeře. Asi 45 minut.

field-decks = Balíček
    .note = Hotový balíček, nebo takový, který jste sestavili.
field-rulings = Jiný výklad pravidel
    .note = Kde pravidla nechávají pochybnost, drží se Stolek jednoho výkladu. Zde můžete zvolit ten druhý.

about-breakers = Ohýbají mysl a odstrkují nepřátele. Pro ty, kdo rádi obracejí cizí vojsko proti němu samému.
about-cave-goblins = Je jich mnoho, jsou zadarmo a rychlí. Vítězí počtem, než je kdo stihne spočítat.
about-fallen-kingdom = Mrtví se vracejí a vlastní padají za nějakým účelem.
about-phoenix-elves = Oheň zdálky, stráže vpředu. Přímočarý balíček, dobrý pro začátek.
about-polar-dwarves = Zdi, portály a mráz. Pomalí a neochvějní, dokud se nezačnou hýbat samy stavby.
about-savanna-elves = Posílení rostou tah od tahu a putují z jednotky na jednotku.
about-tundra-orcs = Silné rány a přehazované kostky. Led tam, kde stojí nepřítel, zuřivost tam, kde stojíte vy.
about-vanguards = Rytíři, kteří se navzájem chrání, léčí se a dobírají víc karet.

group-champion = Hrdinové
group-common = Běžné jednotky
group-epic = Epické události
group-standard = Standardní události
group-gate = Portály
