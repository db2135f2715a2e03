### Co je napsáno přímo na stole.

scene-title = Říše příšer
scene-yours = váš
scene-clan-blue = modrý klan
scene-clan-red = červený klan
scene-clan-green = zelený klan
scene-clan-yellow = žlutý klan
scene-whose-blue = modrého klanu
scene-whose-red = červeného klanu
scene-whose-green = zeleného klanu
scene-whose-yellow = žlutého klanu
scene-turn-mine = jste na tahu
scene-turn-blue = na tahu je modrý klan
scene-turn-red = na tahu je červený klan
scene-turn-green = na tahu je zelený klan
scene-turn-yellow = na tahu je žlutý klan
scene-round = { $number }. kolo ze { $most }
scene-scenario = Scénář { $number }: { $name }
scene-say = { $what } { $n }
scene-say-of = { $what } { $n } z { $of }

## Klany

scene-pool = kostky
scene-store = zásoby
scene-won = říše a trofeje
scene-clan = klan
scene-first = začínající hráč
scene-passed = pasoval
scene-traps-of = pasti { $n } z { $most }
scene-stands = { $path }
scene-settles = obývá říši { $land }
scene-settled-by = obývá { $member }
scene-token = žeton na cestě
scene-sam = Samův žoldák

## Citadela

scene-for-hire = k najmutí
scene-greenhorns = zelenáči
scene-for-sale = vybavení
scene-traps = pasti
scene-loot = kořist
scene-panic = panika: zavřeno
scene-shut = zavřeno
scene-free = { $number ->
        [0] žádné volné pole
        [one] { $number } volné pole
        [few] { $number } volná pole
       *[other] { $number } volných polí
    }
scene-any-number = libovolný počet kostek
scene-brews = lektvary nebo jedy, celkem { $number }

## Okolí

scene-path-a1 = cesta 1
scene-path-a2 = cesta 2
scene-path-a3 = cesta 3
scene-path-a4 = cesta 4
scene-path-b1 = cesta 1
scene-path-b2 = cesta 2
scene-path-b3 = cesta 3
scene-path-b4 = cesta 4
scene-path-d1 = levá
scene-path-d2 = pravá
scene-path-r1 = levá
scene-path-r2 = pravá
scene-path-e1 = horní
scene-path-e2 = dolní
scene-path = Cesta { $n }
scene-needs = potřeba: { $dice }
scene-may-add = navíc nejvýš: { $dice }
scene-death-fame = { $goods }, pokud zde žoldák padne
scene-meter = { $what }: { $have } z { $need }
scene-settled-action = Po osídlení

## Záložky úzké obrazovky

scene-tab-citadel = Citadela
scene-tab-land = Říše
scene-tab-land-a = Říše A
scene-tab-land-b = Říše B
scene-tab-quests = Úkoly
scene-tab-clan = Klan
scene-tab-others = Ostatní
scene-tab-scenario = Scénář

## Kostky

scene-die-strength = kostka síly
scene-die-magic = kostka magie
scene-die-bargaining = kostka smlouvání
scene-die-shows = { $die } { $n }

## Ukazování

scene-group-visit = Umístit { $what }
scene-group-send = { $what } na cestu
scene-group-work = Použít říši { $what } a umístit
scene-group-exchange = { $member }: vyměnit { $die } za
scene-group-loot = Použít kořist
scene-group-sell = Prodat trofej
scene-group-heal = Vyléčit lektvarem
scene-group-give = { $what } dostane
scene-group-settle = Říši { $what } osídlí
scene-group-load = Vzít s sebou
scene-group-pawn = Zastavit i
scene-group-roll = Hodit
scene-group-reroll = Přehodit ({ $what })
scene-nobody = nikdo, odhodit
scene-instead = { $member } (odhodí se: { $older })
scene-mines = { $dice }: { $coins }
scene-off = sleva { $number }
scene-all-dice = všemi zbývajícími kostkami ({ $number })

## Značky; které tu nejsou, jsou ve slovníčku

scene-icon-coins = mince
scene-icon-surplus = přebytek slávy
scene-icon-defence = obrana
scene-icon-potion = lektvary
scene-icon-venom = jedy
scene-icon-traps = pasti
scene-icon-trophies = body za trofeje
scene-icon-lands = říše
scene-icon-members = žoldáci
scene-icon-points = vítězné body
scene-icon-strength = síla
scene-icon-magic = magie
scene-icon-bargaining = smlouvání
scene-icon-dice = kostky
scene-icon-attack = kostky útoku
scene-icon-target = cílové číslo
scene-icon-total = součet
scene-icon-reroll = přehození
scene-icon-redirect = odkloněné kostky útoku
scene-icon-steal = krade kostky
scene-icon-swap = výměna
scene-icon-death = sláva, když tam žoldák zahyne
scene-icon-wounded = zraněn
scene-icon-used = použito v tomto kole
scene-icon-away = na cestě
scene-icon-settled = osídleno
scene-icon-panic = panika
scene-icon-victor = zvítězil
scene-icon-failed = neuspěl
scene-icon-on-trap = přinesla past
scene-icon-hidden = pro ostatní lícem dolů
scene-icon-basic = základní past
scene-icon-improved = vylepšená past
scene-icon-round = kolo
scene-icon-setup = příprava
scene-icon-clan = klan
scene-icon-others = ostatní
