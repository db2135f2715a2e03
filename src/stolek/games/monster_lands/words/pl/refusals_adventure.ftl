### Monster Lands: dlaczego odpowiedź jest odrzucona w fazie przygody.

## Podstępy i to, co trafia sąsiada

refusal-strikes-itself = Podstęp i odbity atak trafiają sąsiada, a nie samą ścieżkę: { $path }.
refusal-path-elsewhere = Ta ścieżka jest gdzie indziej: { $path }. Sąsiadują tylko ścieżki tej samej krainy.
refusal-nobody-on-path = Na tej ścieżce nikogo nie ma: { $path }.
refusal-somebody-between = Ta ścieżka nie sąsiaduje, ktoś stoi pomiędzy: { $path }.
refusal-must-steal = Ten podstęp kradnie dokładnie jedną kość i rzeczywiście ją kradnie.
refusal-steals-other-dice = { $trap }: ten podstęp kradnie kości innego koloru.
refusal-dice-on-hidden-trap = { $path }: kości tego koloru ({ $colour }) leżą tylko na ukrytej pułapce, a z niej nikt nie kradnie.
refusal-no-die-to-steal = { $path }: nie ma tu kości tego koloru ({ $colour }).

## Walki

refusal-fewer-magic-dice = Kości magii na ścieżce { $path }: { $number }. Więcej odrzucić nie można.
refusal-fewer-attack-dice = Liczba kości, którymi potwór atakuje: { $number }. Odrzucanie większej liczby nie ma sensu.
refusal-no-defence-token = Na tej ścieżce nie ma już żetonu obrony: { $path }.
refusal-potions-barred = { $monster }: w walce z tym potworem nie można używać eliksirów.
refusal-venoms-barred = { $monster }: w walce z tym potworem nie można używać jadów.
refusal-no-potion-there = { $member } nie ma eliksiru na żetonie; te na planszy klanu w walce nie pomagają.
refusal-no-venom-there = { $member } nie ma jadu na żetonie; te na planszy klanu w walce nie pomagają.
refusal-abilities-barred = { $monster }: przeciw temu potworowi nie działają zdolności obronne kart, ścieżek ani straży.
refusal-scenario-bars-defence = W tym scenariuszu ran nie powstrzyma żadna zdolność, ścieżka ani straż.
refusal-path-defends-not = Ta ścieżka nie daje obrony: { $path }.
refusal-path-defence-used = Obrona ścieżki { $path } jest wyczerpana: liczba ran, którym zapobiega w rundzie: { $number }.
refusal-no-defence-ability = { $member } nie ma zdolności obronnej ani ekwipunku, który by ją dawał.
refusal-defence-not-against = { $member }: zdolność obronna nie działa na tego potwora, ma on inną przynależność ({ $monster }).
refusal-ability-used = { $member }: zdolności obronne zrobiły już w tej rundzie, co mogły.

## Rzucanie

refusal-roll-before-stopping = Można przestać po każdej kości, ale żadna nie została jeszcze rzucona.
refusal-rolled-together = Na zadaniach i przy podboju najpierw rzuca się wszystkimi kośćmi; zostało: { $number }.
refusal-reached-already = Gotowe: suma to { $number }, a wystarczy { $goal }.
refusal-monster-is-killed = { $monster }: suma { $number } osiąga próg zabicia { $goal }, więc potwór jest zabity; kolejne kości, jad ani łup niczego nie zmienią.
refusal-all-dice-rolled = Wszystkie kości tej ścieżki zostały już rzucone.
refusal-one-die-left = Została jedna kość: rzuć nią według jej koloru.
refusal-no-die-of-colour = Nie ma już do rzucenia kości tego koloru: { $colour }.
refusal-no-such-reroll = Takiego przerzutu ta ścieżka nie ma.
refusal-rerolls-used = Te przerzuty są wyczerpane.
refusal-die-not-thrown = Nie leży tu taka kość: przerzuca się to, co już wypadło.
refusal-rerolls-other-dice = Ten przerzut jest dla kości innego koloru niż ten: { $colour }.
refusal-rerolled-once = { $member } przerzuca każdą kość tylko raz.
refusal-no-venom-on-quests = Jad działa w walkach, nie na zadaniach.
refusal-no-venom-on-lands = W tej grze jad działa tylko przeciw potworom, nie przy podboju.

## Łupy

refusal-not-your-loot = Nie masz tego żetonu łupu.
refusal-loot-not-displayed = Tego żetonu łupu nie ma w ofercie.
refusal-loot-takes-no-die = { $loot }: za ten łup nie oddaje się teraz kości.
refusal-loot-not-for-this = { $loot }: tego łupu nie można teraz użyć.
refusal-loot-barred = { $loot }: ten łup zawiera żeton obrony i w tym scenariuszu nie można go użyć.
refusal-loot-without-dice = { $loot }: na tej ścieżce nie ma kości, z którą łup mógłby coś zrobić.

## Zadania z zasobami

refusal-quest-wants-coins = Koszt zadania w monetach: { $number }. Masz: { $has }.
refusal-quest-wants-defence = Zadanie wymaga żetonów obrony: { $number }. Na planszy klanu masz: { $has }.
refusal-quest-wants-potions = Zadanie wymaga eliksirów: { $number }. Na planszy klanu masz: { $has }.
refusal-quest-wants-venoms = Zadanie wymaga jadów: { $number }. Na planszy klanu masz: { $has }.
refusal-quest-wants-traps = Zadanie wymaga pułapek: { $number }. Na planszy klanu masz: { $has }.
refusal-quest-wants-loot = Zadanie wymaga żetonów łupu: { $number }. Masz: { $has }.
refusal-quest-can-be-paid = Masz to, czego wymaga zadanie: zapłać albo nie.
refusal-no-help-to-pay = To nie pomoże zapłacić za zadanie; można to zrobić kiedy indziej.
refusal-no-such-trophy = Nie masz tego trofeum.
refusal-quest-takes-traps = Za zadanie płaci się pułapką.
refusal-quest-takes-loot = Za zadanie płaci się żetonem łupu.
refusal-trap-not-on-board = Nie masz takiej pułapki na planszy klanu.
