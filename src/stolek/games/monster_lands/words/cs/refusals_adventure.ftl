### Říše příšer: proč není odpověď možná ve fázi dobrodružství.

## Lsti a co zasáhne souseda

refusal-strikes-itself = Lest i odkloněný útok míří na souseda, ne na samotnou cestu: { $path }.
refusal-path-elsewhere = Tato cesta je jinde: { $path }. Sousedí spolu jen cesty téže říše.
refusal-nobody-on-path = Na této cestě nikdo není: { $path }.
refusal-somebody-between = Tato cesta nesousedí, někdo stojí mezi nimi: { $path }.
refusal-must-steal = Tato lest krade právě jednu kostku, a tu také ukradne.
refusal-steals-other-dice = { $trap }: tato lest krade kostky jiné barvy.
refusal-dice-on-hidden-trap = { $path }: kostky této barvy ({ $colour }) leží jen na skryté pasti a z té nikdo nekrade.
refusal-no-die-to-steal = { $path }: kostka této barvy tu není ({ $colour }).

## Boje

refusal-fewer-magic-dice = Kostek magie na cestě { $path }: { $number }. Víc jich odhodit nelze.
refusal-fewer-attack-dice = Počet kostek, kterými příšera útočí: { $number }. Odhodit víc nemá smysl.
refusal-no-defence-token = Na této cestě už není žádný žeton obrany: { $path }.
refusal-potions-barred = { $monster }: v boji s touto příšerou nelze použít lektvary.
refusal-venoms-barred = { $monster }: v boji s touto příšerou nelze použít jedy.
refusal-no-potion-there = { $member } nemá na žetonu lektvar; ty na desce klanu v boji nepomohou.
refusal-no-venom-there = { $member } nemá na žetonu jed; ty na desce klanu v boji nepomohou.
refusal-abilities-barred = { $monster }: proti této příšeře nepůsobí obranné schopnosti karet, cest ani stráží.
refusal-scenario-bars-defence = V tomto scénáři zraněním nezabrání žádná schopnost, cesta ani stráže.
refusal-path-defends-not = Tato cesta obranu nedává: { $path }.
refusal-path-defence-used = Obrana cesty { $path } je vyčerpaná: za kolo zabrání jen tolika zraněním: { $number }.
refusal-no-defence-ability = { $member } nemá obrannou schopnost ani vybavení, které by ji dávalo.
refusal-defence-not-against = { $member }: obranná schopnost na tuto příšeru nepůsobí, má jinou příslušnost ({ $monster }).
refusal-ability-used = { $member }: obranné schopnosti už v tomto kole udělaly, co mohly.

## Házení

refusal-roll-before-stopping = Přestat lze po kterékoli kostce, ale zatím jste žádnou nehodili.
refusal-rolled-together = Na úkolech a při dobývání se nejdřív hází všemi kostkami; zbývá: { $number }.
refusal-reached-already = Hotovo: součet je { $number } a stačí { $goal }.
refusal-monster-is-killed = { $monster }: součet { $number } dosáhl hodnoty zabití { $goal }, příšera je tedy zabita; další kostky, jed ani kořist nic nezmění.
refusal-all-dice-rolled = Všechny kostky této cesty už jsou hozené.
refusal-one-die-left = Zbývá jediná kostka: hoďte ji podle její barvy.
refusal-no-die-of-colour = Kostka této barvy už k hodu nezbývá: { $colour }.
refusal-no-such-reroll = Takové přehození na této cestě není.
refusal-rerolls-used = Tato přehození už jsou vyčerpaná.
refusal-die-not-thrown = Taková kostka tu neleží: přehazuje se to, co už padlo.
refusal-rerolls-other-dice = Toto přehození platí pro kostky jiné barvy, než je tato: { $colour }.
refusal-rerolled-once = { $member } přehazuje každou kostku jen jednou.
refusal-no-venom-on-quests = Jed působí v bojích, ne na úkolech.
refusal-no-venom-on-lands = V této hře působí jed jen proti příšerám, ne při dobývání.

## Kořist

refusal-not-your-loot = Tento žeton kořisti nemáte.
refusal-loot-not-displayed = Tento žeton kořisti není v nabídce.
refusal-loot-takes-no-die = { $loot }: za tuto kořist se teď žádná kostka nedává.
refusal-loot-not-for-this = { $loot }: tuto kořist teď nelze použít.
refusal-loot-barred = { $loot }: tato kořist obsahuje žeton obrany a v tomto scénáři ji nelze použít.
refusal-loot-without-dice = { $loot }: na této cestě není kostka, se kterou by kořist něco udělala.

## Úkoly s placením zdrojů

refusal-quest-wants-coins = Cena úkolu v mincích: { $number }. Máte: { $has }.
refusal-quest-wants-defence = Úkol chce žetony obrany: { $number }. Na desce klanu máte: { $has }.
refusal-quest-wants-potions = Úkol chce lektvary: { $number }. Na desce klanu máte: { $has }.
refusal-quest-wants-venoms = Úkol chce jedy: { $number }. Na desce klanu máte: { $has }.
refusal-quest-wants-traps = Úkol chce pasti: { $number }. Na desce klanu máte: { $has }.
refusal-quest-wants-loot = Úkol chce žetony kořisti: { $number }. Máte: { $has }.
refusal-quest-can-be-paid = Máte, co úkol žádá: zaplaťte, nebo neplaťte.
refusal-no-help-to-pay = To k zaplacení úkolu nepomůže; lze to udělat jindy.
refusal-no-such-trophy = Tuto trofej nemáte.
refusal-quest-takes-traps = Úkol se platí pastí.
refusal-quest-takes-loot = Úkol se platí žetonem kořisti.
refusal-trap-not-on-board = Takovou past na desce klanu nemáte.
