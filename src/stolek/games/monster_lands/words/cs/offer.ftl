### Co se ujednává před hrou.

game-title = Říše příšer
game-about = Klany žoldáků slouží obleženému městu. Umisťujete kostky do jeho budov a vysíláte své lidi plnit úkoly, bojovat s příšerami a dobývat říše. Šest kol; sám v deseti scénářích, nebo ve dvou až čtyřech. Asi dvě hodiny.

field-scenario = Scénář
    .note = Čeho máte dosáhnout ve hře pro jednoho, kde je vaším jediným soupeřem Sam.
field-campaign = Kampaň
    .note = Všech deset scénářů po sobě, od prvního; podle toho, jak si vedete, bude další těžší nebo lehčí.
field-difficulty = Obtížnost
    .note = Jak silné jsou příšery.
field-modules = Moduly
    .note = Části hry, které můžete přidat.
field-clans = Klan
    .note = Příslušnost náčelníka a základního žoldáka.
field-first = Začínající hráč
    .note = Kdo začíná první kolo.
field-rulings = Jiný výklad pravidel
    .note = Kde pravidla nechávají pochybnost, drží se Stolek jednoho výkladu. Zde můžete zvolit ten druhý.
pick-choice = Zvolí se u stolu
pick-chance = Náhodně
