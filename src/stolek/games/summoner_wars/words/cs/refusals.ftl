### Summoner Wars: proč je odpověď odmítnuta a co je špatně na sadě.

## Ať je otázka jakákoli

refusal-not-now = To teď udělat nelze.
refusal-nothing-there = Nic takového na bojišti není.
refusal-not-your-unit = { $card } ({ $space }): tuto kartu neovládáte.
refusal-no-such-card = Taková karta neexistuje.
refusal-not-in-hand = { $card }: tuto kartu nemáte v ruce.
refusal-cannot-pay = { $cost ->
        [one] Stojí to { $cost } bod magie
        [few] Stojí to { $cost } body magie
       *[other] Stojí to { $cost } bodů magie
    } a vy máte { $magic }.
refusal-space-occupied = Pole { $space } je obsazené: { $card }.
refusal-frozen = { $card } ({ $space }): karta je zmrazená, nemůže se pohybovat ani útočit.
refusal-must-choose = Tohle není nepovinné: něco zvolit musíte.

## Konec fáze, dobírání

refusal-must-draw = Dobírání není nepovinné: nejdřív doberte karty.
refusal-drawn-already = V této fázi jste už dobírali.

## Vyvolávání a budování

refusal-not-summon-phase = Jednotky se vyvolávají ve fázi Vyvolávání.
refusal-no-unit-to-summon = { $card }: tuto kartu nelze vyvolat. Vyvolávají se jen běžné jednotky a hrdinové.
refusal-needs-sacrifice = { $card }: vyvolat ji lze jen na pole vlastní jednotky, která bude kvůli tomu eliminována.
refusal-no-gate-adjacent = S polem { $space } nesousedí žádný portál, který ovládáte.
refusal-no-structure-to-build = { $card }: tato karta není stavba, nelze ji postavit.
refusal-not-in-build-area = Pole { $space } neleží ve vašich 3 zadních řadách ani nesousedí s vaším vyvolavačem.

## Pohyb

refusal-structure-cannot-move = { $card } ({ $space }) je stavba a stavby se nepohybují.
refusal-moved-already = { $card } ({ $space }): tato jednotka už svůj pohyb v tomto tahu využila.
refusal-enough-moved = { $number ->
        [one] V této fázi se už pohnula { $number } jednotka
        [few] V této fázi se už pohnuly { $number } jednotky
       *[other] V této fázi se už pohnulo { $number } jednotek
    }, další už nesmí.
refusal-immobile = { $card } ({ $space }): této jednotce její schopnost pohyb zakazuje.
refusal-no-way-back = Z pole { $space } nemůže jednotka jedním pohybem odejít a vrátit se.
refusal-no-zero-move = Pohyb měří aspoň 1 pole.
refusal-too-far-to-move = Pole { $space } je příliš daleko: tato jednotka se může pohnout { $number ->
        [0] o 0 polí
        [one] o { $number } pole
        [few] nejvýše o { $number } pole
       *[other] nejvýše o { $number } polí
    }.
refusal-way-blocked = Cesta na pole { $space } je zahrazená.
refusal-off-board = Tato cesta vede mimo bojiště.
refusal-other-end = Tato cesta nekončí na poli { $space }.
refusal-same-as-another-way = Jedna z nabízených cest má stejný účinek.

## Útok

refusal-structure-cannot-attack = { $card } ({ $space }) je stavba a stavby neútočí.
refusal-acted-instead = { $card } ({ $space }): tato jednotka v této fázi provedla něco jiného namísto útoku.
refusal-attacked-already = { $card } ({ $space }): tato jednotka už v této fázi útočila.
refusal-enough-attacked = { $number ->
        [one] V této fázi už útočila { $number } jednotka
        [few] V této fázi už útočily { $number } jednotky
       *[other] V této fázi už útočilo { $number } jednotek
    }, další už nesmí.
refusal-no-strength = { $card } ({ $space }): síla této jednotky je 0, útočit nemůže.
refusal-attacks-itself = Jednotka nemůže útočit sama na sebe.
refusal-no-target-there = Na poli { $space } není na co útočit.
refusal-target-not-adjacent = { $card } ({ $space }): cíl nesousedí s útočníkem, na blízko se útočí jen na sousední pole.
refusal-not-in-line = Pole { $space } neleží s útočníkem v přímce.
refusal-out-of-range = Pole { $space } je mimo dostřel: tato jednotka útočí { $number ->
        [one] na vzdálenost { $number } pole
        [few] nejvýše na { $number } pole
       *[other] nejvýše na { $number } polí
    }.
refusal-line-blocked = Přímku útoku přerušuje pole { $space }: { $card }.
refusal-target-frozen = { $card } ({ $space }): karta je zmrazená a nelze na ni útočit.
refusal-protected = { $card } ({ $space }) chrání ostatní: tato jednotka musí útočit na jednotku se schopností Ochrana.
refusal-another-attacks = Teď útočí { $card } ({ $space }).

## Události a schopnosti

refusal-no-event = { $card }: tato karta není událost.
refusal-event-is-built = { $card }: tato karta je stavba, staví se ve fázi Budování.
refusal-wrong-phase-of-event = { $card }: tato událost se hraje jindy ({ $phase }).
refusal-event-without-target = { $card }: událost by neměla na co působit.
refusal-no-ability = { $card }: takovou schopnost tato karta nemá.
refusal-no-such-ability = { $card }: schopnost { $ability } tato karta nemá.
refusal-only-before-attack = { $ability }: tuto schopnost lze použít jen tehdy, když se jednotka chystá zaútočit.
refusal-not-before-attack = { $ability }: tuto schopnost nelze použít před útokem.
refusal-works-by-itself = { $ability }: tato schopnost se nepoužívá jako akce, působí sama.
refusal-wrong-phase-of-ability = { $ability }: tato schopnost se používá jindy ({ $phase }).
refusal-ability-used = { $ability }: tuto schopnost jste v tomto tahu už použili.
refusal-ability-has-no-use = { $ability }: tuto schopnost teď nelze použít, chybí, co k tomu potřebuje.
refusal-nothing-due = Žádný takový efekt se teď nevyhodnocuje.
refusal-effect-not-due = { $card } – { $ability }: tento efekt se teď nevyhodnocuje.

## Volba uvnitř efektu

refusal-not-allowed-by-text = Efekt, který se vyhodnocuje, to nedovoluje.
refusal-not-allowed-by-card = { $ability }: tuto volbu efekt nedovoluje.
refusal-card-does-not-fit = { $card }: tato karta nevyhovuje. Efekt { $ability } potřebuje jinou.
refusal-cannot-be-done = { $ability }: tohle teď provést nelze.
refusal-not-friendly = { $card } ({ $space }): karta není vlastní.
refusal-not-enemy = { $card } ({ $space }): karta není cizí.
refusal-itself = Efekt nepůsobí na kartu, ze které vychází.
refusal-no-unit = { $card } ({ $space }): to není jednotka.
refusal-no-structure = { $card } ({ $space }): to není stavba.
refusal-no-common = { $card } ({ $space }): to není běžná jednotka.
refusal-no-common-or-champion = { $card } ({ $space }): to není běžná jednotka ani hrdina.
refusal-not-free = { $card } ({ $space }): karta nemá náklady 0.
refusal-boosted = { $card } ({ $space }): karta už posílení má.
refusal-cannot-be-forced = { $card } ({ $space }): tuto kartu nelze zatlačit.
refusal-too-far = { $card } ({ $space }): příliš daleko, efekt působí { $number ->
        [one] do vzdálenosti { $number } pole
       *[other] do vzdálenosti { $number } polí
    }.
refusal-too-far-from-summoner = { $card } ({ $space }): od vyvolavače dál než { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }.
refusal-no-clear-line = Na pole { $space } nevede přímý směr s volnými poli (nejvýše { $number }).
refusal-other-name = { $card }: v názvu není „{ $word }“.
refusal-occupied = Pole { $space } je obsazené.
refusal-not-adjacent = Pole { $space } nesousedí s tím, s nímž by mělo.
refusal-not-straight = Pole { $space } neleží v přímém směru.
refusal-too-near-to-force = Pole { $space } je příliš blízko: karta se zatlačí aspoň o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }.
refusal-too-far-to-force = Pole { $space } je příliš daleko: karta se zatlačí nejvýše o { $number ->
        [one] { $number } pole
        [few] { $number } pole
       *[other] { $number } polí
    }.
refusal-not-toward = Pole { $space } není blíž: karta musí jít směrem k cíli.
refusal-not-away = Pole { $space } není dál: karta musí jít směrem pryč.

## Sady

deck-no-summoner = „{ $card }“ není vyvolavač žádného národa, který tu známe.
deck-not-in-draw-pile = „{ $card }“ nepatří do dobíracího balíčku: sada vypisuje jen 30 karet bez těch počátečních.
deck-too-many-copies = „{ $card }“: v sadě { $number ->
        [one] je { $number } kopie
        [few] jsou { $number } kopie
       *[other] je { $number } kopií
    }, dovoleno je nejvýše { $most }.
deck-no-common-symbol = „{ $card }“ nemá s vyvolavačem společný žádný symbol příslušnosti.
deck-foreign-epic = „{ $card }“ je epická událost jiného vyvolavače.
deck-wrong-number = { $kind ->
        [champion] Hrdinové
        [common] Běžné jednotky
        [epic] Epické události
        [standard] Standardní události
       *[gate] Portály
    }: { $number } místo { $wanted }.
