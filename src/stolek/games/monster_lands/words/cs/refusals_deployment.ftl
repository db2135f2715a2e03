### Říše příšer: proč není odpověď možná ve fázi rozmístění.

## Tahy

refusal-dice-left-to-place = V zásobě ještě máte kostky ({ $number }): pasuje jen ten, kdo žádnou nemá.
refusal-acted-already = V tahu je jedna akce a tu už jste provedli.
refusal-no-dice-left = V zásobě nemáte žádnou kostku a bez ní akce není možná.
refusal-some-die-fits = Kostka se odhazuje, jen když se žádná z vašich nikam nehodí; některá se hodí.
refusal-no-such-die = Taková kostka není.
refusal-die-not-in-pool = Tohle ve vaší zásobě není: { $die }.
refusal-nothing-to-pass-on = Nejste na tahu, není co pasovat.

## Budovy

refusal-no-such-building = Taková budova není.
refusal-building-takes-other-dice = { $building }: kostky této barvy ({ $colour }) sem neumístíte.
refusal-building-in-panic = { $building }: panuje tu panika, žádnou kostku sem neumístíte.
refusal-building-closed = { $building }: v tomto scénáři je zavřeno.
refusal-building-full = { $building }: všechna pole jsou obsazená, { $number } z { $number }.
refusal-no-such-space = { $building }: takové pole tu není.
refusal-space-taken = { $building }: na tomto poli už kostka leží.
refusal-mine-takes-two = Na toto pole dolu se v jedné akci pokládají kostky síly: { $number }. Máte: { $has }.
refusal-nothing-for-sale = { $building }: není tu nic na prodej.
refusal-nothing-affordable = { $building }: s touto kostkou stojí nejlevnější { $number ->
    [one] 1 minci
    [few] { $number } mince
   *[other] { $number } mincí
}, máte { $has }.
refusal-nobody-to-equip = Všichni vaši žoldáci jsou na cestách: vybavení by neměl kdo převzít.
refusal-nobody-affordable = Krčma: s touto kostkou stojí nejlevnější, kdo by šel s vámi, { $number ->
    [one] 1 minci
    [few] { $number } mince
   *[other] { $number } mincí
}, runda { $drinks }; máte { $has }.
refusal-nobody-would-join = Krčma: váš přebytek slávy je { $surplus } a nejnižší pověst tu je { $lowest }. Nestačí vám ani mince na rundu: stojí { $drinks }, máte { $has }.
refusal-nobody-there = Krčma: není tu koho najmout a na rundu nemáte: stojí { $drinks }, máte { $has }.

## Nákupy a najímání

refusal-costs-more-coins = To stojí { $number ->
    [one] 1 minci
    [few] { $number } mince
   *[other] { $number } mincí
}, máte { $has }.
refusal-discount-counted = { $card }: tato sleva už je započítaná.
refusal-discount-used = { $card }: tato sleva už v tomto kole byla využita.
refusal-no-discount-here = { $card }: tady slevu nedává ({ $building }).
refusal-no-such-card = Takovou kartu nemáte.
refusal-no-trap-taken = Kdo přijde do lovecké chaty, koupí aspoň jednu past.
refusal-trap-not-displayed = Taková past v nabídce není.
refusal-hire-or-drink = Někoho najměte, nebo nejdřív objednejte rundu: teprve po ní lze odejít bez žoldáka.
refusal-hire-one-free = Někdo by se přidal zdarma: vyberte si ho.
refusal-no-round-without-die = Runda se tu nenabízí: v krčmě kvůli tomu neleží kostka.
refusal-one-round-only = Na jednu návštěvu je jedna runda a tu už jste objednali.
refusal-round-too-dear = Runda stojí { $number ->
    [one] 1 minci
    [few] { $number } mince
   *[other] { $number } mincí
}, máte { $has }. Kostka smlouvání z ní nic neslevní.
refusal-free-anyway = Není z čeho slevit: tohle je zdarma.
refusal-not-for-hire = Nikdo takový teď k najmutí není.
refusal-greenhorns-not-free = Zdarma přichází žoldák z nabídky, ne zelenáč.
refusal-top-greenhorn-first = Zelenáči jsou všichni stejní: vezměte vrchního.
refusal-surplus-too-small = { $member } chce přebytek slávy { $number }, váš je { $surplus }.
refusal-laboratory-gives-fewer = Počet žetonů, které toto pole dává: { $number }. Víc lektvarů to být nemůže.
refusal-armoury-sells-few = Při jedné návštěvě zbrojnice koupíte 1 až { $number } žetony obrany.
refusal-equipment-must-be-taken = Vyberte kartu a kdo ji dostane: jednu si vzít musíte.
refusal-equipment-not-displayed = Tato karta na tržišti není.
refusal-on-path-with-equipment = { $member } je na cestě: vybavení přebírají a předávají jen ti, kdo na cestě nejsou.
refusal-pawned-in-order = Kostky se zastavují po řadě: síla, smlouvání od nejnižší hodnoty, magie. Na tuto už je pozdě: { $die }.

## Vysílání

refusal-greenhorn-stays = Zelenáči na cesty nechodí.
refusal-is-out-already = { $member } už na cestě je ({ $path }).
refusal-path-held-by-sam = Stojí tu Samův žoldák: { $path }.
refusal-path-taken = Na této cestě už stojí { $member }: { $path }.
refusal-no-quest-there = { $path }: v tomto kole tu úkol není.
refusal-no-monster-at-entrance = U vstupu do Citadely není příšera, nikdo se tam tedy nevysílá.
refusal-land-not-in-play = { $path }: při tak málo hráčích se tato říše nehraje.
refusal-no-event-there = { $path }: neleží tu dílek události.
refusal-path-wants-dice = { $path }: počet povinných kostek této barvy ({ $colour }) je { $number }, v zásobě máte { $has }.
refusal-quest-wants-more-dice = { $path }: úkol chce kostky ({ $number }) a u některých dává na výběr ze dvou barev. Těch máte v zásobě málo.
refusal-something-must-go-along = Ke vstupu musí jít s žoldákem kostka, past nebo žeton obrany.
refusal-dice-still-missing = Kostek ještě chybí: { $number }.
refusal-only-dice-there = Pokládají se sem jen požadované kostky.
refusal-dice-in-order = Kostky se pokládají po řadě: síla, smlouvání od nejnižší hodnoty, magie. Před touto patří jiná: { $die }.
refusal-other-dice-wanted = Chtějí se tu jiné kostky než tato: { $die }.
refusal-no-bargaining-there = { $path }: kostky smlouvání se umisťují jen na úkoly.
refusal-enough-of-colour = { $path }: posil této barvy ({ $colour }) smí být nejvýš { $number }.
refusal-no-room-on-path = { $path }: na to už tu není místo.
refusal-loaded-in-order = Náklad se pokládá po řadě: síla, magie, pasti, žetony obrany, lektvar, jed. Něco pozdějšího tu už leží.
refusal-no-defence-on-board = Na desce klanu nemáte žeton obrany.
refusal-no-potion-on-board = Na desce klanu nemáte lektvar.
refusal-no-venom-on-board = Na desce klanu nemáte jed.
refusal-one-potion-each = Žoldák si s sebou bere jeden lektvar.
refusal-one-venom-each = Žoldák si s sebou bere jeden jed.
refusal-nothing-like-that = Nic takového s sebou vzít nejde.

## Vlastní říše

refusal-not-your-land = Tuto říši jste nedobyli.
refusal-land-unsettled = { $land }: tuto říši nikdo neosídlil.
refusal-land-used = { $land }: v tomto kole už byla použita.
refusal-land-barred = { $land }: tato říše dává žetony obrany a v tomto scénáři ji nelze použít.
refusal-no-such-dice-for-land = { $land }: takhle se tato říše nepoužívá.
refusal-land-wants-dice = { $land }: počet potřebných kostek této barvy ({ $colour }) je { $number }, v zásobě máte { $has }.
refusal-land-settled = { $land }: tuto říši už osídluje { $member }.
refusal-settles-never = { $member }: osídlit říši může jen najatý nebo základní žoldák, ne náčelník ani zelenáč.
refusal-other-affiliation = { $member } nemá příslušnost této říše: { $land } ({ $affiliation }).
refusal-settled-another = { $member } už jednu říši osídluje ({ $land }) a další nemůže.

## Co není akce

refusal-works-on-paths = { $member }: tato schopnost působí sama, na cestě ve fázi dobrodružství.
refusal-works-by-itself = { $member }: tato schopnost se nepoužívá zvlášť, započítá se tam, kde platí.
refusal-used-this-round = { $member }: tato schopnost už v tomto kole byla použita.
refusal-not-from-a-path = { $member } je na cestě a odtud schopnost použít nemůže.
refusal-board-is-full = { $member }: na to, co by schopnost přinesla, není na desce klanu místo.
refusal-brews-other-things = { $member } tohle nevyrábí.
refusal-exchange-says-which = Zelenáč mění kostku: řekněte kterou a za jakou barvu.
refusal-exchanges-nothing = { $member } kostky nemění; to dělají zelenáči.
refusal-greenhorns-alike = Zelenáči jsou všichni stejní: další kostku mění { $member }.
refusal-same-colour = Kostka se mění za kostku jiné barvy, ne za stejnou: { $die }.
refusal-loot-in-own-turn = { $loot }: tato kořist se používá ve vlastním tahu.
refusal-loot-for-other-die = { $loot }: s touto kořistí se odevzdává kostka jiné barvy ({ $colour }).
refusal-nobody-joins-free = V nabídce není nikdo, na jehož pověst by váš přebytek slávy stačil.
refusal-not-wounded = { $member } není mezi zraněnými.
refusal-no-healing-on-paths = { $member } je na cestě; lektvary z desky klanu léčí jen ty, kdo na cestě nejsou.
refusal-not-your-equipment = Tuto kartu nikdo z vašeho klanu nemá.
refusal-holds-it-already = { $member } tuto kartu už má.
refusal-one-of-a-kind = { $member } už kartu tohoto druhu má: { $equipment }.
refusal-room-for-nothing = { $equipment }: nikdo nemá jinou kartu tohoto druhu, které by se tím uvolnilo místo.
