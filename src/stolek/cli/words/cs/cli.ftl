### Co říká příkazová řádka.

cli-usage = použití:
cli-subjects = čeho se to týká
cli-choices = volby
cli-subject-game = která hra: { $games }
cli-choice-help = zobrazit tuto nápovědu
cli-choice-lang = jakým jazykem mluvit (teď: { $lang })
cli-choice-version = zobrazit verzi
cli-misused = Tomu nelze rozumět: { $why }. Nic se neprovedlo. Nápověda: { $command } --help

cli-about = Stolek, digitální stůl pro náročné deskové hry. Neoficiální, od hráčů.
cli-commands = příkazy:
cli-more = Nápověda k příkazu: stolek COMMAND --help
cli-version = Stolek { $version } ({ $build ->
        [compiled] zkompilovaný
       *[interpreted] interpretovaný
    })

## stolek rules

cli-rules = Číst pravidla hry.
cli-rules-id = označení pravidel nebo příkladů, která chcete číst; bez nich všechna pravidla
cli-rules-find = číst pravidla, ve kterých jsou všechna tato slova
cli-rules-house = ukázat hodnoty, které prameny hry neuvádějí, tak, jak jsou stanoveny tady
cli-rules-example = příklad
cli-rules-note = Poznámka:
cli-rules-see = Viz také:
cli-rules-nothing = O „{ $text }“ nemluví žádné pravidlo.
cli-rules-see-house = Některé hodnoty prameny hry neuvádějí; jak jsou stanoveny tady: { $command }
cli-rules-no-house = Všechny hodnoty této hry jsou v jejích pramenech.

## stolek ledger

cli-ledger = Ukázat, kolik pravidel hry drží testy.
cli-ledger-json = jako JSON
cli-ledger-tests = kde jsou testy, pokud nejsou vedle programu
cli-ledger-rules = Pravidel: { $rules }. Drží je testy: { $tested }. Nelze testovat: { $reasons }. Bez testu: { $untested }.
cli-ledger-examples = Příkladů: { $examples }. Drží je testy: { $tested }.
cli-ledger-reason = Nelze testovat, { $id }:
cli-ledger-untested = Bez testu:

## stolek companion

cli-companion = Hrát za automatického hráče ke hře z vaší krabice: hází za něj a říká, co bere.
cli-companion-option = co dalšího se stanoví před hrou, například scenario=3; lze zadat vícekrát
cli-companion-seed = pro stejné číslo stejné hody
cli-companion-help = Prázdný řádek: jeho tah. „ne“: tam není místo, hází znovu. „kolo“: kolo končí. „konec“: skončit.
cli-companion-no = ne, plno
cli-companion-round = kolo, konec kola
cli-companion-quit = konec, odejít
