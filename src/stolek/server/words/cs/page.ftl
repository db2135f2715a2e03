### Stránky kolem stolu: lobby, nový stůl, pravidla, balíčky, nastavení.

stolek = Stolek
skip = Přejít na obsah
ways = Hlavní stránky
way-lobby = Stoly
way-rules = Pravidla
way-decks = Balíčky
way-me = Vy
way-settings = Nastavení
language = Jazyk
unofficial = Stolek dělají hráči. Není spojen s žádným vydavatelem; kdo hraje, měl by hry vlastnit.
credits = O Stolku a poděkování
loading = Okamžik …
close = Zavřít
save = Uložit
remove = Odebrat
search = Hledat
share = Sdílet
share-title = Místo u stolu ve Stolku
copy = Kopírovat
copied = Zkopírováno
try-again = Zkusit znovu
to-lobby = Ke stolům
just-now = právě teď
offline = Server neodpovídá. Co jste odehráli, zůstává; stránka to sama zkouší znovu.

trouble-unreachable = Server neodpovídá
trouble-unreachable-text = Co bylo potvrzeno, zůstává na serveru. Zkontrolujte připojení a zkuste to znovu.
trouble-refused = To se nepovedlo
trouble-fault = Něco se pokazilo
trouble-fault-text = Co bylo potvrzeno, zůstává. Zkuste to znovu; pokud se to pokazí i podruhé, načtěte stránku znovu.

## Stoly

lobby-head = Posaďte se a hrajte
lobby-text = { $game } se všemi pravidly: stůl je zná, každé odmítnutí vysvětlí a soupeře má v kteroukoli hodinu.
lobby-text-no-game = Stůl zná pravidla, každé odmítnutí vysvětlí a soupeře má v kteroukoli hodinu.
begin-bot = Hrát proti počítači
begin-bot-text = Začíná hned. Soupeř: { $bot }.
begin-guide = První hra s průvodcem
begin-guide-text = Průvodce vám na skutečném plánu ukáže jeden tah.
begin-friend = Pozvat přítele
begin-friend-text = Dostanete odkaz k poslání. Účet není potřeba.
begin-own = Připravit stůl po svém
read-rules = Číst pravidla
tables-mine = Vaše stoly
tables-mine-none = Zatím u žádného stolu nesedíte. Začněte hru nahoře: zůstane, i když zavřete prohlížeč.
tables-open = Místa, která čekají na vás
tables-open-none = Právě nikdo na hráče nečeká. Připravte stůl s místem pro kohokoli a všichni ho tu uvidí.
tables-running = Hry ke sledování
tables-running-none = Právě se nehraje žádná veřejná hra.
tables-finished = Dohrané hry
tables-finished-none = Dohrané hry tu zůstávají, abyste si je mohli krok za krokem přehrát.
state-open = Čeká na hráče
state-running = Hraje se
state-your-turn = Jste na tahu
state-their-turn = Na tahu jsou jiní
state-finished = Dohráno
sit-down = Posadit se
play-on = Hrát
open-table = Ke stolu
look-on = Dívat se
watch-again = Přehrát
sitter-you = vy
sitter-bot = počítač: { $bot }
sitter-open = volné místo
sitter-friend = přítel s odkazem
sitter-standing-in = { $person } (zastupuje počítač)

## Nový stůl

new-head = Nový stůl
new-games = Hra
no-such-game = Takovou hru tento server nemá. Vyberte si z těch nahoře.
new-how-many = Počet míst
seat = Místo { $n }
new-who = Kdo tu sedí
who-me = Já
who-bot = Počítač
who-friend = Přítel, přes odkaz
who-open = Kdokoli
who-me-text = Můžete obsadit i více míst a hrát za všechna.
who-bot-text = Vidí jen to, co smí vidět hráč na jeho místě.
who-friend-text = Až bude stůl hotový, dostanete odkaz k poslání.
who-open-text = Stůl bude mezi veřejnými; posadí se, kdo přijde první.
new-level = Síla
new-more = Další nastavení
new-name = Název stolu
new-name-empty = Nějaký vymyslíme
new-listed = Mezi veřejnými stoly
new-listed-text = Ostatní mohou stůl najít a sledovat, co je veřejné. Jinak o něm vědí jen ti, kdo mají odkaz.
new-real-dice = Skutečné kostky a karty
new-real-dice-text = Házíte a lížete u vlastního stolu a výsledky sem zadáváte.
new-make = Připravit stůl
own-decks = Vaše balíčky
ready-decks = Hotové balíčky
build-deck = Sestavit balíček
import-head = Pokračovat ze souboru
import-file = Soubor se hrou
import-text = Hra, která byla uložena od stolu, zde nebo jinde.

## Přisednutí

join-head = Jste zváni
join-text = Máte tu místo. Jak vám mají ostatní říkat?
join-no-key = Odkaz není celý: chybí část za znakem #. Nechte si ho poslat znovu a zkopírujte ho celý.
your-name = Vaše jméno
your-name-text = Vidí je ostatní u vašich stolů.

## Vy

account = Účet
account-text = S účtem vás vaše místa a balíčky následují na každé zařízení. Bez něj zůstávají v tomto prohlížeči.
account-yours = Jste přihlášeni jako { $login }. Vaše místa a balíčky vás následují na každé zařízení.
account-new = Nový účet
account-have = Už účet mám
login = Přihlašovací jméno
password = Heslo
password-text = Alespoň 8 znaků. Nelze je poslat znovu, proto si je dobře uschovejte.
register = Založit účet
log-in = Přihlásit se
log-out = Odhlásit se
notices = Když jste na tahu
notices-text = Pro hry, které trvají dny: dáme vědět, že se na vás čeká. Kdo má stůl otevřený, zprávu nedostane.
push = Na tomto zařízení
push-on = Tento prohlížeč vám zprávu ukáže.
push-off = Tento prohlížeč zprávy neukazuje. Jednou se vás zeptá, zda smí.
push-start = Ukazovat zprávy zde
push-stop = Zde už zprávy ne
push-impossible = Tento prohlížeč neumí ukazovat zprávy zavřených stránek, nebo jen přes zabezpečené spojení (https).
push-not-allowed = Prohlížeč této stránce zprávy nedovolil. Nic se nezměnilo. Povolte je v nastavení pro tuto stránku a zkuste to znovu.
webhook = Na adresu (webhook)
webhook-text = Server tam pošle krátkou zprávu, jaké rozumějí programy jako Discord, Slack nebo Mattermost.

## Nastavení

settings-text = Zůstává v tomto prohlížeči a platí hned, i uprostřed hry.
set-speed = Pohyb na stole
speed-normal = Běžný
speed-fast = Rychlý
speed-instant = Žádný
set-reduced = Váš systém si přeje méně pohybu, proto se nic nehýbe.
set-confirm = Než se odpověď odešle, ještě se zeptat
confirm-never = Nikdy
confirm-final = Když ji nelze vzít zpět
confirm-always = Vždy
set-confirm-text = Co lze vzít zpět, můžete vzít zpět, aniž se kohokoli ptáte.
set-theme = Světlo
theme-system = Podle systému
theme-light = Světlé
theme-dark = Tmavé
set-size = Písmo
size-normal = Běžné
size-large = Velké
size-huge = Největší

## Pravidla

rules-head = Pravidla: { $game }
rules-text = Všechna pravidla, kterými se stůl řídí, i s čísly. Když je něco odmítnuto, číslo vede sem. Slova jsou naše, ne z tištěné příručky.
rules-search = Slova nebo číslo, například: vyvolat portál
rules-found = { $rules ->
    [one] { $rules } pravidlo
    [few] { $rules } pravidla
   *[other] { $rules } pravidel
}, { $terms ->
    [one] { $terms } pojem
    [few] { $terms } pojmy
   *[other] { $terms } pojmů
}
rules-areas = Kapitoly
rules-none = Všechna tato slova nic neobsahuje. Zkuste jich méně nebo jiný tvar.
rules-house = Domácí hodnoty
rules-house-text = Hodnoty, které prameny hry neuvádějí, tak, jak jsou stanoveny tady.
rule-house = Náš výklad
rule-see = Viz také
rule-examples = { $n ->
    [one] Příklad
    [few] { $n } příklady
   *[other] { $n } příkladů
}
example-when = Co se stane: { $text }
example-then = Výsledek: { $text }
glossary = Slovníček

## Balíčky

decks-no-game = Žádná hra na tomto serveru se nehraje s vlastními balíčky.
decks-text = Sestavte si vlastní balíček; server hned řekne, zda je platný, a proč ne.
decks-none = Zatím nemáte žádný uložený balíček. Začněte níže s hotovým a upravte ho.
decks-start = Začít balíček
decks-start-text = Vyberte, kdo ho povede. Začnete s hotovým balíčkem a změníte, co chcete.
decks-back = Všechny balíčky
deck-of = { $leader }: můj balíček
deck-open = Upravit
deck-play = Hrát s ním
deck-delete = Vyhodit { $name }
deck-delete-sure = Opravdu vyhodit?
deck-legal = platný
deck-illegal = zatím neplatný
deck-legal-text = Balíček je platný. Můžete s ním hrát.
deck-build = Sestavování balíčku
deck-yours = Váš balíček
deck-name = Název balíčku
deck-leader = Vede ho
deck-save = Uložit balíček
deck-saved = Uloženo
deck-ready-made = Zpět k hotovému balíčku
deck-empty = Začít s prázdným
deck-export = Uložit do souboru
deck-import = Balíček ze souboru
deck-import-text = Soubor JSON, který zde byl uložen.
deck-import-bad = V tomto souboru není balíček, který by tato hra znala. Nic se nezměnilo. Vyberte soubor uložený při sestavování.
deck-pool = Karty na výběr
pool-all = Všechny skupiny
pool-group = Skupina
pool-search = Název nebo text karty
pool-chosen = Jen v balíčku
pool-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
pool-more = O jednu více: { $name }
pool-less = O jednu méně: { $name }

## Stůl

seats = Místa
seat-you = vy
seat-here = je tu
seat-away = není tu
onlookers = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
   *[other] { $n } diváků
}
share-table = Pozvat
share-text = Kdo odkaz otevře, posadí se. Klíč v něm má cenu místa: pošlete ho jen tomu, komu patří.
share-seat = Odkaz k přisednutí: { $seat }
share-look = Odkaz pro diváky
share-made = Tyto odkazy platí, dokud je nezrušíte:
share-none = Teď tu žádné odkazy nejsou.
share-new-seat = Nový odkaz: { $seat }
share-new-look = Odkaz pro diváky
share-revoke = Zrušit
share-link-seat = Posadit se: { $seat }
share-link-look = Dívat se
share-only-host = Odkazy může vytvářet jen ten, kdo stůl připravil.
bar-menu = Stůl
hand-to-bot = Ať hraje počítač: { $seat }
hand-level = Síla počítače
give-back = Vrátit: { $seat }
seat-to-anyone = Otevřít komukoli: { $seat }
seat-to-friend = Nechat pro přítele: { $seat }
open-hands = Diváci smějí vidět mou ruku
open-hands-text = Všechno uvidí, až když souhlasí všichni lidé u stolu.
export-log = Uložit hru do souboru
export-later = Až hra skončí, nebo když všichni ukazují ruku divákům: v souboru je všechno.
leave-seat = Opustit své místo
leave-seat-sure = Opravdu opustit místo?
leave-seat-text = Stůl zůstane. Kdo ho připravil, může místo dát někomu jinému.
delete-table = Vyhodit stůl
delete-table-sure = Opravdu ho vyhodit navždy?
to-replay = Přehrát od začátku
seat-sit = Posadit se sem

## Přehrávání

replay = Záznam hry
replay-keys = Šipky: o krok. Home a End: začátek a konec. Mezerník: přehrávat a zastavit.
replay-first = Na začátek
replay-previous = O krok zpět
replay-next = O krok vpřed
replay-last = Na konec
replay-play = Přehrávat
replay-pause = Zastavit
replay-place = Místo ve hře
replay-at = { $at } z { $last }
replay-log = Příběh: klepněte na řádek a přejdete tam
replay-to-table = Ke stolu

## Průvodce

coach = Průvodce
coach-step = Krok { $n } z { $of }
coach-next = Dál
coach-previous = Zpět
coach-skip = Přeskočit
coach-waits = Udělejte to na stole. Pak budu sám pokračovat.
coach-leave = Zavřít průvodce
coach-resume = Průvodce
coach-done = To byl průvodce
coach-done-text = Cestu už znáte: hrajte dál. Průvodce znovu otevřete v liště nahoře a každé pravidlo je na stránce pravidel.

## Poděkování

credits-head = O Stolku
credits-own = Stolek je neoficiální projekt hráčů. Není spojen s vydavateli ani autory her, které umí hrát, a nikdo z nich jej neschválil ani nepodporuje. Neobsahuje vydané ilustrace ani vydané texty; všechna slova jsou naše.
credits-rights = Hry a jejich majitelé
credits-rights-text = Hry, jejich názvy a ochranné známky patří svým majitelům. Názvy a čísla karet se užívají jako fakta, aby se hry daly hrát podle pravidel. Kdo hraje, měl by hry vlastnit.
credits-art = Ikony
credits-art-text = Nakreslili je tito autoři, barvy jsou naše.
credits-software = Použité programy
credits-licence = Sám Stolek je svobodný software pod licencí Apache 2.0.
missing-head = Tady nic není
missing-text = Adresa je chybná nebo stará. O nic jste nepřišli: vaše stoly jsou na úvodní stránce.
