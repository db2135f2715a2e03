### Říše příšer: na co se hra ptá, co lze odpovědět, co se stalo.

## Fáze a místa

phase-setup = Příprava hry
phase-pool = Příprava zásoby kostek
phase-deployment = Rozmístění
phase-adventure = Dobrodružství
phase-cleanup = Úklid
phase-over = Konec hry

building-lodge = lovecká chata
    .to = do lovecké chaty
building-laboratory = laboratoř
    .to = do laboratoře
building-tavern = krčma
    .to = do krčmy
building-armoury = zbrojnice
    .to = do zbrojnice
building-pawnshop = zastavárna
    .to = do zastavárny
building-market = tržiště
    .to = na tržiště
building-mine = důl
    .to = do dolu

site-land-a = říše A
site-land-b = říše B
site-entrance = vstup do Citadely
path-a1 = říše A, cesta 1
path-a2 = říše A, cesta 2
path-a3 = říše A, cesta 3
path-a4 = říše A, cesta 4
path-b1 = říše B, cesta 1
path-b2 = říše B, cesta 2
path-b3 = říše B, cesta 3
path-b4 = říše B, cesta 4
path-d1 = úkol s házením, levá cesta
path-d2 = úkol s házením, pravá cesta
path-r1 = úkol s placením, levá cesta
path-r2 = úkol s placením, pravá cesta
path-e1 = vstup, horní cesta
path-e2 = vstup, dolní cesta
path-closed = Nic tam není.
path-guards = { $some ->
        [0] Stráže odvrátí { $number } zranění.
       *[other] Stráže odvrátí { $number } zranění a přidají { $coins }.
    }

## Kostky, členové a karty

die-strength = { $case ->
        [acc] kostku síly
       *[nom] kostka síly
    }
die-magic = { $case ->
        [acc] kostku magie
       *[nom] kostka magie
    }
die-bargaining = { $case ->
        [acc] kostku smlouvání { $value }
       *[nom] kostka smlouvání { $value }
    }
die-of-strength = { $case ->
        [acc] kostku síly
        [ins] kostkou síly
       *[nom] kostka síly
    }
die-of-magic = { $case ->
        [acc] kostku magie
        [ins] kostkou magie
       *[nom] kostka magie
    }
die-of-bargaining = { $case ->
        [acc] kostku smlouvání
        [ins] kostkou smlouvání
       *[nom] kostka smlouvání
    }
sam = Sam
sams-mercenary = Samův žoldák
mercenary-numbered = { $member } { $number }
wounded-member = { $member } (se zraněním)
equipment-held = { $equipment } ({ $member })
equipment-numbered = { $equipment } (místo { $number })
by-loot = kořist { $loot }
by-path = výhoda cesty

rating-clumsy = nemehlo
rating-apprentice = učeň
rating-veteran = veterán
rating-hero = hrdina

## Na co se hra ptá

ask-over = Hra skončila.
ask-go-on = Hra pokračuje.
ask-turn = { $acted ->
        [yes] Akce je provedena. Můžete udělat něco, co akcí není, nebo ukončit tah.
       *[no] { $dice ->
            [0] Nezbývá vám žádná kostka. Pasujte, nebo udělejte něco, co není akce.
            [one] Jste na tahu, zbývá { $dice } kostka: proveďte akci.
            [few] Jste na tahu, zbývají { $dice } kostky: proveďte akci.
           *[other] Jste na tahu, zbývá { $dice } kostek: proveďte akci.
        }
    }
ask-errands = Co ještě uděláte, než hra půjde dál?
ask-which-clan = Zvolte si klan: příslušnost náčelníka a základního žoldáka.
ask-gift-die = Královnin dar: zvolte kostku.
ask-gift-good = Královnin dar: zvolte, co dostanete navíc.
ask-purchase = { $some ->
        [0] Lovecká chata: zvolte past, kterou koupíte.
       *[other] Lovecká chata: berete { $chosen } a zaplatíte { $coins }. Zvolte další pasti, nebo zaplaťte.
    }
ask-hiring = Krčma: zvolte, koho najmete.
ask-hiring-free = Zvolte, koho najmete zdarma.
ask-how-many-brew = Laboratoř: zvolte { $tokens ->
        [one] { $tokens } žeton.
        [few] { $tokens } žetony.
       *[other] { $tokens } žetonů.
    }
ask-how-many-arm = Zbrojnice: zvolte, kolik žetonů obrany koupíte.
ask-equipping = Tržiště: zvolte vybavení a komu připadne.
ask-equipping-free = Zvolte vybavení zdarma a komu připadne.
ask-pawning = Zastavárna: zvolte další kostky, za každou dostanete 1 minci.
ask-loading = { $member } ({ $path }): zvolte, co přibude na cestu.
ask-loading-land = Říše { $land }: zvolte kostku, kterou na ni položíte.
ask-over-limit = Deska klanu je plná: zvolte past, kterou odhodíte.
ask-brewing = { $member }: zvolte lektvar, nebo jed.
ask-revealing = { $path }: odhalíte žeton { $trap }?
ask-aiming = { $trap }: zvolte cestu, kterou zasáhne.
ask-aiming-dice = { $monster } útočí, cíl: { $member }. Zvolte cestu, kterou místo toho { $dice ->
        [one] zasáhne { $dice } kostka
        [few] zasáhnou { $dice } kostky
       *[other] zasáhne { $dice } kostek
    } útoku.
ask-stealing = { $trap }: zvolte kostku, kterou ukradnete ({ $target }).
ask-cancelling = { $trap } míří sem: { $target }. Zrušíte to žetonem obrany?
ask-weakening = { $monster } útočí { $dice ->
        [one] { $dice } kostkou
       *[other] { $dice } kostkami
    }, cíl: { $member } ({ $path }). Zvolte, kolik odhodíte kostek magie; každá odebere z útoku jednu kostku.
ask-redirecting = { $monster } útočí. Přesměrujete { $dice ->
        [one] { $dice } kostku
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } útoku jinam? Cíl: { $member } ({ $path }).
ask-defending = { $monster } zraňuje, cíl: { $member } ({ $path }), zranění: { $wounds }. Zvolte, čím jedno odvrátíte.
ask-throwing-attack = { $member } ({ $path }) útočí, cíl: { $monster }. Součet { $total }{ $capture ->
        [-1] {""}
        [0] , na polapení to stačí
       *[other] , k polapení chybí { $capture }
    }{ $more ->
        [0] , na zabití to stačí.
       *[other] , k zabití chybí { $more }.
    }
ask-throwing-conquest = { $member } ({ $path }) dobývá říši { $land }. Součet { $total } z { $goal }.
ask-throwing-quest = { $member } ({ $path }) plní úkol. Součet { $total } z { $goal }.
ask-conquering = { $member } ({ $path }): pokusíte se dobýt říši { $land }?
ask-spoils = { $member } ({ $path }): zvolte žeton kořisti.
ask-spoils-land = Zvolte žeton kořisti.
ask-bonus = Použijete za tento úspěch žeton kořisti?
ask-paying = { $member } ({ $path }): zaplatíte { $cost } a dostanete { $reward }?
ask-promoting = Váš náčelník je mrtev: zvolte nového.
ask-deserting = Nemáte na celý žold: zvolte, kdo dezertuje.
ask-rescue = Ve vašem klanu nikdo nezbyl: vezmete si zelenáče jako náčelníka?
ask-paying-with = Zvolte, čím úkol zaplatíte.
ask-handing-on = { $member } dezertuje: zvolte, kdo dostane vybavení.

chance-first-player = Losuje se, kdo začne.
chance-bargaining-dice = { $number ->
        [one] Hází se { $number } kostkou smlouvání: { $who }.
       *[other] Hází se { $number } kostkami smlouvání: { $who }.
    }
chance-battle-die = { $member } hází { $die }.
chance-monster-dice = { $number ->
        [one] Hází se { $number } kostkou útoku; 3 a víc je zásah.
       *[other] Hází se { $number } kostkami útoku; každá 3 a víc je zásah.
    }
chance-sams-dice = Hází se Samovými kostkami: nejdřív červenou, potom žlutou.
chance-next-mercenary = Bere se další žoldák.
chance-next-trap = Bere se další past.
chance-next-equipment = Bere se další vybavení.
chance-next-monster = Bere se další příšera.
chance-next-land = Bere se další říše.
chance-next-event = Bere se další dílek události.
chance-next-quest = Bere se další úkol.
chance-next-loot = Bere se další žeton kořisti.
chance-next-panic = Bere se žeton paniky.
chance-next-trick = Bere se žeton ze Samovy hromádky.
chance-among-equals = Losuje se mezi rovnými.

## Co lze odpovědět

option-pass = { $kind ->
        [errands] Jít dál
        [hiring] Nenajímat nikoho
        [pawning] Víc kostek nedávat
        [revealing] Nechat lícem dolů
        [stealing] Víc nekrást
        [cancelling] Nechat být
        [redirecting] Nepřesměrovat
        [defending] Přijmout zranění
        [conquering] Nepokoušet se o to
        [bonus] Kořist si nechat
        [paying] Neplatit
        [rescue] Zelenáče nebrat
        [handing-on] Zbylé vybavení odhodit
       *[other] Nic z toho
    }
option-yes = { $kind ->
        [revealing] Odhalit
        [cancelling] Zrušit žetonem obrany
        [redirecting] Přesměrovat
        [conquering] Pokusit se dobýt říši
        [paying] Zaplatit a vzít si odměnu
        [rescue] Vzít si zelenáče jako náčelníka
       *[other] Ano
    }
option-go = Dál
option-unknown = Něco, co tu není
option-end = To je vše
option-end-turn = { $acted ->
        [yes] Ukončit tah
       *[no] Pasovat do konce fáze
    }
option-end-purchase = Zaplatit { $coins }

option-visit-lodge = Lovecká chata, { $die }: koupit pasti{ $off ->
        [0] {""}
       *[other] {" "}(sleva { $off })
    }
option-visit-laboratory = Laboratoř, { $die }, { $space ->
        [upper] horní
       *[lower] dolní
    } pole: { $number } lektvary nebo jedy
option-visit-tavern = Krčma, { $die }: najmout žoldáka{ $off ->
        [0] {""}
       *[other] {" "}(sleva { $off })
    }
option-visit-armoury = Zbrojnice, { $die }: koupit žetony obrany{ $off ->
        [0] {""}
       *[other] {" "}(sleva { $off })
    }
option-visit-pawnshop = Zastavárna, { $die }: 1 mince, za každou další kostku také
option-visit-market = Tržiště, { $die }: koupit vybavení{ $off ->
        [0] {""}
       *[other] {" "}(sleva { $off })
    }
option-visit-mine = Důl, { $dice }: získat { $coins }
option-send = Vyslat: { $member }, { $path }. { $text }
option-work = Použít říši { $land }. { $text }
option-use = { $member }: získat { $goods }
option-use-buy = { $member }: zaplatit { $coins } a získat { $goods }
option-exchange = { $member }: vyměnit { $die } za { $dice }
option-loot = { $kind ->
        [spoils] Vzít si kořist { $loot }. { $text }
        [paying-with] Odevzdat kořist { $loot }
       *[other] Použít kořist { $loot }
    }
option-loot-swap = Použít kořist { $loot } a odevzdat { $die }
option-sell = Prodat trofej { $monster } ({ $trophies }) a získat { $coins }
option-heal = Vyléčit lektvarem: { $member }
option-give = Předat: { $equipment } → { $member }
option-give-instead = Předat: { $equipment } → { $member }; odhodit: { $older }
option-drop = Odhodit: { $equipment }
option-settle = Osídlit říši { $land }: { $member }. { $text }
option-waste = Odhodit { $die }, která se nikam nehodí
option-trap = { $kind ->
        [loading] Položit lícem dolů: { $trap }
        [over-limit] Odhodit: { $trap }
        [paying-with] Zaplatit: { $trap }
       *[other] { $trap }
    }
option-trap-purchase = Vzít: { $trap } ({ $cost }); celkem zaplatíte { $coins }
option-member = { $kind ->
        [promoting] Novým náčelníkem bude { $member }
        [deserting] Dezertuje { $member }
       *[other] { $member }
    }
option-member-hire = Najmout: { $member }, pověst { $renown }; zaplatit { $coins }
option-member-free = Najmout zdarma: { $member }, pověst { $renown }
option-drinks = Objednat rundu a zaplatit { $coins }: přijdou jiní žoldáci
option-discount = Uplatnit slevu { $coins }: { $card }
option-equip = { $equipment } → { $member }: zaplatit { $coins }
option-equip-instead = { $equipment } → { $member }, odhodit: { $older }; zaplatit { $coins }
option-number = { $number ->
        [0] Neodhazovat žádnou kostku magie
       *[other] Odhodit { $dice }
    }
option-number-brew = { $goods }
option-number-arm = { $goods }: zaplatit { $coins }
option-load = { $kind ->
        [pawning] Zastavit i { $what }
       *[other] Přidat { $what }
    }
option-roll = Hodit { $die }
option-roll-rest = Hodit všemi zbývajícími kostkami ({ $number })
option-reroll = Přehodit { $die } s hodnotou { $value } ({ $by })
option-venom = Použít jed: +2
option-prevent = { $means ->
        [token] Odvrátit zranění: odhodit žeton obrany
        [path] Odvrátit zranění: obrana cesty
        [potion] Odvrátit zranění: použít lektvar
       *[ability] Odvrátit zranění: obranná schopnost
    }
option-path = { $member } ({ $path })
option-path-empty = { $path }
option-colour = { $kind ->
        [stealing] Ukrást { $die }
       *[other] Vzít si { $die }
    }
option-affiliation = { $affiliation }: náčelník { $chieftain }, základní žoldák { $member }
option-good = Vzít si { $goods }
option-stop = { $end ->
        [kill] Přestat na { $total }: zabití
        [capture] Přestat na { $total }: polapení
        [miss] Přestat na { $total }: příšera bojuje dál
       *[other] Přestat na { $total }
    }

## Co se stalo

event-round = { $number }. kolo
event-phase = { $phase }
event-first = První hráč: { $seat }.
event-clan = { $seat } vede klan. Příslušnost: { $affiliation }; náčelník: { $chieftain }; základní žoldák: { $member }.
event-pool = { $seat } si bere { $dice }.
event-bargaining = { $seat } hází na smlouvání: { $faces }.
event-passed = { $seat } pasuje.
event-score = { $seat } má { $number } VB.
event-won = { $seat } vyhrává.
event-shared = O vítězství se dělí.
event-rated = Hodnocení: { $rating } (výsledek { $number }).
event-gained = { $seat } získává { $goods }.
event-lost = { $seat } ztrácí { $goods }.
event-gained-dice = { $seat } získává { $dice }.
event-visited = { $seat } pokládá { $die } { $to }.
event-bought-trap = { $seat } kupuje: { $trap }.
event-bought-defence = { $seat } kupuje { $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    } obrany.
event-bought-equipment = { $seat } si bere vybavení: { $equipment } → { $member }.
event-hired = { $seat } najímá: { $member }.
event-drinks = { $seat } platí rundu a v krčmě se vystřídají žoldáci.
event-discount = { $seat } má slevu: { $card }.
event-paid = { $seat } platí { $coins }.
event-earned = { $seat } vydělává { $coins }.
event-brewed = { $seat } si bere { $goods }.
event-pawned = { $seat } zastavuje { $number ->
        [one] { $number } kostku
        [few] { $number } kostky
       *[other] { $number } kostek
    } a získává { $coins }.
event-wasted = { $seat } odhazuje { $die }, která se nikam nehodí.
event-shows-mercenary = Do krčmy přichází { $member }.
event-shows-trap = V lovecké chatě přibývá { $trap }.
event-shows-equipment = Na tržišti přibývá { $equipment }.
event-shows-loot = Nová kořist: { $loot }.
event-sent = { $seat } vysílá: { $member } ({ $path }).
event-loaded = { $some ->
        [0] { $seat } nepokládá žádnou kostku ({ $path }).
       *[other] { $seat } pokládá { $dice } ({ $path }).
    }
event-laid = { $seat } pokládá { $tokens } ({ $path }).
event-laid-trap = { $seat } pokládá: { $trap } ({ $path }).
event-worked = { $seat } používá říši { $land }.
event-used = { $seat } používá schopnost: { $member }.
event-exchanged = { $seat } vyměňuje { $die } za { $colour }.
event-used-loot = { $seat } používá kořist { $loot }.
event-gave-loot = { $seat } dává za úkol kořist { $loot }.
event-sold = { $seat } prodává trofej { $monster } a získává { $coins }.
event-healed = { $seat } léčí lektvarem: { $member }.
event-gave = { $seat } předává: { $equipment } → { $member }.
event-dropped = { $seat } odhazuje: { $equipment }.
event-settled = { $seat } osídluje říši { $land }: { $member }.
event-discarded-trap = { $seat } odhazuje: { $trap }.
event-quest-total = { $member } ({ $path }): součet { $number }.
event-quest-won = { $seat } plní úkol ({ $path }).
event-quest-failed = Neúspěch v úkolu: { $seat } ({ $path }).
event-quest-consoled = { $seat } dostává cenu útěchy ({ $path }).
event-quest-paid = { $seat } platí a plní úkol ({ $path }).
event-quest-unpaid = { $seat } za úkol neplatí ({ $path }).
event-quest-sam = Sam plní úkol s házením kostkami.
event-battle = { $place ->
        [entrance] Obrana Citadely: { $monster }
        [land-a] Boj o říši A: { $monster }
       *[land-b] Boj o říši B: { $monster }
    }
event-revealed = { $path }: odhaluje se { $trap }.
event-trick = { $seat } hraje: { $trap } ({ $path }); cíl: { $target }.
event-cancelled = { $seat } žetonem obrany ruší: { $trap } ({ $path }).
event-stole = { $seat } krade { $colour }: { $target } → { $path }.
event-attacks = { $monster } útočí { $dice ->
        [one] { $dice } kostkou
       *[other] { $dice } kostkami
    }, cíl: { $member } ({ $path }).
event-weakened = { $seat } odhazuje { $number ->
        [one] { $number } kostku
        [few] { $number } kostky
       *[other] { $number } kostek
    } magie a útok oslabuje ({ $path }).
event-redirected = { $seat } přesměrovává { $dice ->
        [one] { $dice } kostku
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } útoku: { $path } → { $target }.
event-monster-rolled = { $monster } – hod { $faces }: { $hits }.
event-sure-wounds = { $monster } způsobí bez házení { $number } zranění ({ $path }).
event-spat = { $monster } zasahuje všechny ({ $site }): { $hits }.
event-throes = { $monster } v posledním tažení způsobí všem { $number } zranění ({ $site }).
event-prevented = { $member } ({ $path }): { $means ->
        [token] žeton obrany odvrací zranění.
        [path] obrana cesty odvrací zranění.
        [potion] lektvar ruší zranění.
       *[ability] obranná schopnost odvrací zranění.
    }
event-wounded = { $member } utrží zranění ({ $path }).
event-died = { $member } umírá ({ $path }).
event-threw = { $member } hází { $die }: { $value }.
event-rethrew = { $member } přehazuje { $colour }: { $value }.
event-venom = { $member } používá jed: +2.
event-captured = { $member } ({ $path }), součet { $number }: příšera { $monster } je polapena.
event-killed = { $member } ({ $path }), součet { $number }: příšera { $monster } je zabita.
event-missed = { $member } ({ $path }): příšera { $monster } bojuje dál, přenáší se součet { $number }.
event-conquered = { $member } ({ $path }), součet { $number }: říše { $land } je dobyta. Nový majitel: { $seat }.
event-repelled = { $member } ({ $path }): říše { $land } dobyta není, přenáší se součet { $number }.
event-spoils = { $seat } si bere kořist { $loot } ({ $member }).
event-escaped = Příšera { $monster } utíká.
event-to-entrance = Příšera { $monster } přichází ke vstupu do Citadely.
event-driven-off = Příšera { $monster } je zahnána.
event-panic = Panika zavírá budovu: { $building }.
event-calm = Panika končí: všechny budovy jsou otevřené.
event-promoted = Nový náčelník: { $member } ({ $seat }).
event-wages = { $number ->
        [0] { $seat } nemá na žold.
       *[other] { $seat } platí žold { $coins }.
    }
event-deserted = { $member } dezertuje ({ $seat }).
event-rescued = { $seat } začíná znovu. Náčelník: { $member }.
event-monster-comes = { $place ->
        [entrance] U vstupu do Citadely se objevuje příšera { $monster }.
        [land-a] V říši A se objevuje příšera { $monster }.
       *[land-b] V říši B se objevuje příšera { $monster }.
    }
event-land-comes = Nová { $site }: { $land }.
event-event-comes = Nový dílek události, { $site }: { $event }.
event-quest-comes = { $place ->
        [dice] Úkol s házením.
       *[resource] Úkol s placením.
    } { $text }
event-gift = { $seat } dostává královnin dar.
event-sam-rolled = Sam hází: červená { $red }, žlutá { $yellow }.
event-sam-visits = Sam pokládá { $die } { $to }.
event-sam-sends = Sam obsazuje cestu ({ $path }).
event-sam-takes-trap = Sam odstraňuje: { $trap }.
event-sam-takes-mercenary = Sam odstraňuje z krčmy: { $member }.
event-sam-takes-equipment = Sam odstraňuje z tržiště: { $equipment }.
event-sam-drives-off = Sam poráží příšeru { $monster }.
event-sam-takes-land = Sam zabírá říši { $land }.

## Body

score-fame = sláva
score-renown = pověst
score-trophies = trofeje
score-affiliations = příslušnosti
score-total = celkem

## Co se volí před hrou

difficulty-easy = Snadná
    .note = Příšery neútočí kostkami navíc a začíná se se slabšími.
difficulty-normal = Normální
    .note = Od 4. kola útočí příšery kostkami navíc.
difficulty-hard = Těžká
    .note = Jako normální, ale silné příšery přicházejí od začátku.
difficulty-deadly = Smrtící
    .note = Silné příšery od začátku a kostky útoku navíc v každém kole.
module-queens-gift = Královnin dar
    .note = Od 2. kola dostává první hráč kostku podle své volby a malý dar.
module-more-monsters = Více příšer
    .note = Ve 2., 4. a 6. kole přijde ke vstupu do Citadely příšera, pokud tam žádná není.
module-tricks = Lsti
    .note = V lovecké chatě se prodávají i skryté pasti a lsti, které škodí na sousedních cestách.
scenario-1-goal = Co nejvíc VB: 35, 45 nebo 60.
scenario-2-goal = Jen žoldáci, kteří umějí smlouvat. Co nejvíc mincí: 15, 35 nebo 55.
scenario-3-goal = Jen 3 kola, víc mincí a žetony obrany. Co nejvíc VB: 22, 30 nebo 40.
scenario-4-goal = Bez zbrojnice a obranných schopností. Co nejvíc VB: 30, 42 nebo 56.
scenario-5-goal = Plné zásoby, každý druh vybavení a každá příslušnost; potom VB: 35 nebo 50.
scenario-6-goal = U vstupu do Citadely je vždy příšera. Co nejvíc VB: 35, 50 nebo 65.
scenario-7-goal = Žoldáci různých příslušností: 2/1/1, 2/2/1/1 nebo 2/2/2/2. Runda stojí 1 minci.
scenario-8-goal = Sam klade lsti. Co nejvíc VB: 30, 42 nebo 56.
scenario-9-goal = Splněné úkoly a VB: 4 a 30, 6 a 40 nebo 8 a 55. Sam má úkoly rád.
scenario-10-goal = Příšery přehazují, co šlo vedle; ne na snadné. Co nejvíc VB: 35, 45 nebo 60.

## Sporná místa pravidel a druhý způsob, jak je číst

ruling-sam-leftmost = Sam obsazuje cestu nejvíc vlevo
    .meaning = V říši obsadí Sam volnou cestu nejvíc vlevo. Jinak obsadí cestu, jejíž číslo padlo.
ruling-defence-optional = Obranné schopnosti jsou nepovinné
    .meaning = Zda žoldák obrannou schopnost použije, rozhoduje jeho hráč. Jinak se použije, kdykoli může.
ruling-plus-two-once = Kořist s +2 se počítá jednou
    .meaning = +2 k celému hodu jedné barvy. Jinak +2 ke každé kostce té barvy.
ruling-no-venom-in-conquest = Při dobývání bez jedů
    .meaning = Jedy pomáhají jen proti příšerám. Jinak pomáhají i při dobývání říše.
ruling-greenhorns-unarmed = Zelenáči bez vybavení
    .meaning = Zelenáčům nelze dát vybavení. Jinak lze.
ruling-right-path-rolls = Vedle Sama pravá cesta hází
    .meaning = Vyhraje-li úkol s házením Sam, pravá cesta přesto hází o cenu útěchy nebo postih. Jinak se jí nic nestane.
ruling-scenario-5-swapped = Scénář 5: čísla prohozena
    .meaning = Veterán od 30 VB, hrdina od 35. Jinak veterán od 35, hrdina od 50.
ruling-scenario-3-without-trap = Scénář 3 bez základní pasti
    .meaning = Začínáte se 3 žetony obrany a bez základní pasti. Jinak začínáte s obojím.
