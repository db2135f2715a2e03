### Summoner Wars: frakcje, symbole talii, karty i zdolności (po polsku).
### Własne brzmienie; „ta jednostka” to jednostka, która ma daną zdolność.

## Symbole talii

symbol-neutral = Neutralny
symbol-fire = Ogień
symbol-dark = Mrok
symbol-instinct = Instynkt
symbol-cunning = Spryt
symbol-logic = Logika
symbol-water = Woda
symbol-earth = Ziemia
symbol-spirit = Duch
symbol-divine = Boskość
symbol-light = Światło
symbol-resolve = Wola
symbol-air = Powietrze

## Karty każdej talii

card-starting_gate = Brama startowa
    .short = Br. start.
card-gate = Brama
    .short = Brama

## Upadłe Królestwo

faction-fallen_kingdom = Upadłe Królestwo

card-ret_talus = Ret-Talus
    .short = Ret-Talus
card-dragos = Dragos
    .short = Dragos
card-elut_bal = Elut-Bal
    .short = Elut-Bal
card-gul_dass = Gul-Dass
    .short = Gul-Dass
card-hellfire_cultist = Kultysta piekielnego ognia
    .short = Kultysta
card-undead_archer = Nieumarły łucznik
    .short = N. łucznik
card-undead_carrier = Nieumarły nosiciel
    .short = Nosiciel
card-undead_warrior = Nieumarły wojownik
    .short = N. wojown.
card-sacrificial_pyre = Ofiarny stos
    .short = Of. stos
    .text = TRWAŁE: za każdym razem, gdy jednostka (własna lub wroga) zostaje zniszczona, ta karta otrzymuje 1 wzmocnienie. Gdy ta karta jest odrzucana, wybierz jednostkę (własną lub wrogą) i usuń z niej 1 obrażenie za każde wzmocnienie, które miała ta karta.
card-blood_summon = Krwawe przywołanie
    .short = Kr. przyw.
    .text = Dowolną liczbę razy, po kolei: wybierz własną jednostkę oraz kartę jednostki o koszcie 2 lub mniejszym ze swojej ręki. Umieść kartę z ręki za darmo na pustym polu sąsiadującym z wybraną jednostką, po czym wybrana jednostka otrzymuje 2 obrażenia. (To nie jest przywołanie.)
card-hellforged_weapon = Piekielny oręż
    .short = Piek. oręż
    .text = Wsuń tę kartę pod własną zwykłą jednostkę. Ma ona +2 do siły i zdolność Klątwa: po swoim ataku otrzymuje 1 obrażenie za każdy wyrzucony w nim symbol specjalny.
card-purge = Czystka
    .short = Czystka
    .text = Wybierz dowolną liczbę własnych jednostek. Za każdą z nich możesz zadać 2 obrażenia jednej sąsiadującej z nią jednostce (własnej lub wrogiej). Następnie zniszcz wszystkie wybrane jednostki.

ability-raise_the_dead = Wskrzeszenie umarłych
    .text = Raz na turę, w twojej fazie przywołania, ta jednostka może otrzymać 2 obrażenia. Jeśli je otrzyma, weź ze swojego stosu kart odrzuconych jednostkę z „Nieumarły” w nazwie i umieść ją za darmo na pustym polu sąsiadującym z tą jednostką. (To nie jest przywołanie.)
ability-life_drain = Wysysanie życia
    .text = Zanim ta jednostka zaatakuje, możesz zniszczyć inną własną jednostkę w odległości do 2 pól od niej. Jeśli to zrobisz, każdy symbol specjalny wyrzucony w tym ataku liczy się jako 1 dodatkowy symbol wręcz.
ability-summoned_by_fire = Przywołanie ogniem
    .text = Aby przywołać tę jednostkę, musisz oprócz zapłacenia kosztu zniszczyć własną jednostkę. Ta jednostka trafia wtedy na pole zniszczonej jednostki, gdziekolwiek ono jest, zamiast na pole przy bramie.
ability-wrath = Gniew
    .text = Ta jednostka ma +1 do siły za każde obrażenie na niej.
ability-immolate = Samospalenie
    .text = Po zniszczeniu tej jednostki każda wroga jednostka, która z nią sąsiadowała, otrzymuje 1 obrażenie.
ability-soul_shift = Przeniesienie duszy
    .text = Gdy w twojej turze jednostka (własna lub wroga) w odległości do 3 pól od tej jednostki zostanie zniszczona, możesz przenieść tę jednostkę na zwolnione w ten sposób pole. (To nie jest ruch.)
ability-soulless = Bezduszność
    .text = Nie zyskujesz magii za wrogie jednostki zniszczone atakiem tej jednostki. (Za budowle nadal tak.)
ability-infect = Zakażenie
    .text = Gdy atak tej jednostki zniszczy jednostkę (własną lub wrogą), możesz umieścić na jej polu jednostkę z „nosiciel” w nazwie ze swojego stosu kart odrzuconych. (To nie jest przywołanie.)
ability-blood_fury = Krwawa furia
    .text = Za każdą jednostkę (własną lub wrogą) zniszczoną w twojej turze ta jednostka otrzymuje 1 wzmocnienie. Na końcu twojej tury traci ona 2 wzmocnienia (jeśli ma ich mniej, traci wszystkie).
ability-imbued_strength = Nasycenie siłą
    .text = Ta jednostka ma +1 do siły za każde wzmocnienie na niej, najwyżej +5.
ability-cursed = Klątwa
    .text = Po swoim ataku ta jednostka otrzymuje 1 obrażenie za każdy wyrzucony w nim symbol specjalny.

## Jaskiniowe Gobliny

faction-cave_goblins = Jaskiniowe Gobliny

card-sneeks = Sneeks
    .short = Sneeks
card-blarf = Blarf
    .short = Blarf
card-smeg = Smeg
    .short = Smeg
card-the_eater = Pożeracz
    .short = Pożeracz
card-beast_rider = Jeździec bestii
    .short = Jeździec
card-horde_climber = Wspinacz hordy
    .short = Wspinacz
card-horde_clinger = Kleszcz hordy
    .short = Kleszcz
card-horde_slinger = Procarz hordy
    .short = Procarz
card-enrage_the_horde = Rozwścieczenie hordy
    .short = Rozwściecz
    .text = Każda własna jednostka o koszcie 0 może wykonać dodatkowy atak, jedna po drugiej. (Przywoływacze nie mają kosztu.)
card-pile_on = Wszyscy na niego!
    .short = Na niego!
    .text = TRWAŁE: własne jednostki mają zdolność Przewaga liczebna: podczas ataku jednostka ma +1 do siły za każdą inną własną jednostkę sąsiadującą z celem.
card-sneak = Skradanie się
    .short = Skradanie
    .text = Wybierz dowolną liczbę własnych jednostek o koszcie 0 i pchnij każdą z nich o 1 pole.
card-unrelenting = Nieustępliwość
    .short = Nieustęp.
    .text = TRWAŁE: własna zwykła jednostka, która miałaby zostać zniszczona, wraca zamiast tego na rękę gracza, do którego należy. (Nie liczy się jako zniszczona.)

ability-sly = Podstęp
    .text = Raz na turę, w twojej fazie ataku, ta jednostka może zamienić się miejscami z własną jednostką o koszcie 0, gdziekolwiek ona jest.
ability-blood_runes = Krwawe runy
    .text = Na początku swojej fazy ataku musisz wybrać jedno: zapłać 1 punkt magii, a ta jednostka otrzyma 1 wzmocnienie; albo ta jednostka otrzymuje 1 obrażenie.
ability-magic_junkie = Magiczny nałóg
    .text = Na początku swojej tury musisz albo zapłacić 1 punkt magii, albo odrzucić tę jednostkę. (Odrzucenie nie jest zniszczeniem.)
ability-relentless = Niestrudzoność
    .text = Atak tej jednostki w twojej fazie ataku nie wlicza się do limitu trzech atakujących jednostek. (Nadal atakuje tylko raz.)
ability-feed_the_eater = Nakarm Pożeracza
    .text = Na końcu swojej fazy ataku, jeśli ta jednostka nie zniszczyła w tej turze żadnej jednostki, musisz odrzucić albo ją, albo sąsiadującą z nią własną jednostkę.
ability-charge = Szarża
    .text = Zamiast zwykłego ruchu ta jednostka może poruszyć się o 1 do 4 pustych pól w jednej linii prostej. Jeśli poruszy się o 3 lub więcej pól w jednym kierunku, ma +1 do siły do końca tury.
ability-climb = Wspinaczka
    .text = Ruch tej jednostki może być o 1 pole dłuższy i może prowadzić przez budowle (własne i wrogie); musi się skończyć na pustym polu.
ability-immobile = Bez ruchu
    .text = Ta jednostka nie może się poruszać; nadal można ją pchnąć, zamienić miejscami lub umieścić gdzie indziej.
ability-cling = Uczepienie się
    .text = Jeśli własna jednostka zaczęła swój ruch na polu sąsiadującym z tą jednostką, po zakończeniu tego ruchu możesz umieścić tę jednostkę na pustym polu sąsiadującym z jednostką, która się poruszyła.
ability-gang_up = Przewaga liczebna
    .text = Podczas ataku ta jednostka ma +1 do siły za każdą inną własną jednostkę sąsiadującą z celem.

## Polarne Krasnoludy

faction-polar_dwarves = Polarne Krasnoludy

card-svara = Svara
    .short = Svara
card-jarmund = Jarmund
    .short = Jarmund
card-nadiana = Nadiana
    .short = Nadiana
card-ollag = Ollag
    .short = Ollag
card-bear_cavalry = Niedźwiedzia kawaleria
    .short = Kawaleria
card-frost_mage = Mroźny mag
    .short = Mroźny mag
card-ice_golem = Lodowy golem
    .short = L. golem
card-ice_smith = Lodowy kowal
    .short = L. kowal
card-ice_ram = Lodowy taran
    .short = L. taran
    .text = TRWAŁE: gdy budowla (własna lub wroga) poruszy się lub zostanie pchnięta, niezależnie od tego, kto to spowodował i w czyjej turze, możesz wybrać jednostkę (własną lub wrogą) sąsiadującą z tą budowlą: wybrana jednostka otrzymuje 1 obrażenie i możesz ją pchnąć o 1 pole.
card-glacial_shift = Dryf lodowca
    .short = Dryf
    .text = Wybierz do 3 własnych budowli w odległości do 3 pól od swojego przywoływacza i pchnij każdą z nich o 1 lub 2 pola.
card-ice_repair = Naprawa lodem
    .short = Naprawa
    .text = Każda własna budowla traci 2 obrażenia.
card-parapet = Lodowe blanki
    .short = L. blanki
    .text = Buduje się je jak budowlę i zostają na polu bitwy. Ataki własnych jednostek mogą przechodzić przez pole tej karty.

ability-structural_shift = Wędrujące budowle
    .text = Po ruchu tej jednostki możesz wybrać własną budowlę w odległości do 3 pól od niej i pchnąć tę budowlę o 1 pole.
ability-momentum = Rozpęd
    .text = Raz na turę, po ataku tej jednostki na wrogą jednostkę, otrzymuje ona 1 wzmocnienie.
ability-momentum_optional = Rozpęd
    .text = Raz na turę, po ataku tej jednostki na wrogą jednostkę, możesz dać tej jednostce 1 wzmocnienie.
ability-ice_shards = Lodowe odłamki
    .text = Na końcu swojej fazy budowy możesz wydać 1 wzmocnienie z tej jednostki. Jeśli to zrobisz, każda wroga jednostka sąsiadująca z co najmniej jedną kontrolowaną przez ciebie budowlą otrzymuje 1 obrażenie (nigdy więcej).
ability-greater_frost_bolt = Większy mroźny pocisk
    .text = Ta jednostka ma +1 do siły za każdą własną budowlę w odległości do 2 pól od niej.
ability-cold_snap = Fala mrozu
    .text = Wszystkie własne budowle, gdziekolwiek są, mają o 1 życie więcej.
ability-trample = Tratowanie
    .text = Ruch tej jednostki może prowadzić przez zwykłe jednostki (własne i wrogie); musi się skończyć na pustym polu. Po zakończeniu ruchu każda zwykła jednostka, przez którą przeszła, otrzymuje 1 obrażenie.
ability-frost_bolt = Mroźny pocisk
    .text = Ta jednostka ma +1 do siły za każdą sąsiadującą z nią własną budowlę.
ability-living_gate = Żywa brama
    .text = Ta karta jest zarazem bramą: można przywoływać jednostki na pola obok niej.
ability-mobile_structure = Ruchoma budowla
    .text = Ta karta może się poruszać, mimo że jest budowlą.
ability-slow = Powolność
    .text = Najdłuższy możliwy ruch tej jednostki jest o 1 pole krótszy (zwykle wynosi więc tylko 1 pole).
ability-frost_axe = Mroźny topór
    .text = Po ruchu tej jednostki możesz wybrać jedno: otrzymuje ona 1 wzmocnienie; albo wydaj z niej 1 wzmocnienie i wsuń tę kartę pod inną własną zwykłą jednostkę w odległości do 3 pól. W atakach zwykłej jednostki leżącej na tej karcie każdy symbol specjalny liczy się jako 2 symbole wręcz.

## Elfy Sawanny

faction-savanna_elves = Elfy Sawanny

card-abua_shi = Abua Shi
    .short = Abua Shi
card-makeinda_ru = Makeinda Ru
    .short = Makeinda
card-miti_kyru = Miti Kyru
    .short = Miti Kyru
card-miti_mumway = Miti Mumway
    .short = Mumway
card-border_archer = Łucznik pogranicza
    .short = Ł. pogran.
card-lioness = Lwica
    .short = Lwica
card-rhinoceros = Nosorożec
    .short = Nosorożec
card-spirit_mage = Mag duchów
    .short = Mag duchów
card-chant_of_power = Pieśń mocy
    .short = Pieśń mocy
    .text = Wybierz zwykłą jednostkę lub czempiona (własnych lub wrogich) w odległości do 3 pól od swojego przywoływacza. Do końca tury wybrana jednostka ma zdolność Nasycenie siłą: +1 do siły za każde wzmocnienie na niej, najwyżej +5.
card-chant_of_entangling = Pieśń splątania
    .short = Splątanie
    .text = Wybierz 2 własne zwykłe jednostki w odległości do 3 pól od swojego przywoływacza. TRWAŁE: każda z nich ma oprócz swoich zdolności także podstawowe zdolności drugiej. Gdy tylko jedna z nich opuści pole bitwy, odrzuć tę kartę.
card-chant_of_growth = Pieśń wzrostu
    .short = Wzrost
    .text = Wybierz własną jednostkę: ona i każda sąsiadująca z nią własna jednostka otrzymują po 1 wzmocnieniu.
card-chant_of_weaving = Pieśń tkania
    .short = Tkanie
    .text = Wybierz własną jednostkę. TRWAŁE: możesz przywoływać jednostki także na puste pola sąsiadujące z wybraną jednostką. Za każdym razem, gdy przywołasz jednostkę na pole obok niej, wybrana jednostka otrzymuje 1 wzmocnienie.

ability-spirit_bond = Więź duchowa
    .text = Po ruchu tej jednostki możesz wybrać inną własną jednostkę w odległości do 3 pól od niej: wybrana jednostka otrzymuje 1 wzmocnienie, a ponadto wszystkie wzmocnienia z tej jednostki.
ability-prepare = Przygotowanie
    .text = Zamiast ruchu ta jednostka może otrzymać 1 wzmocnienie.
ability-swift_shot = Zwinny strzał
    .text = Raz na turę, po ataku tej jednostki, możesz wydać z niej 1 wzmocnienie. Jeśli to zrobisz, wykonuje ona dodatkowy atak.
ability-inspire = Inspiracja
    .text = Po ruchu tej jednostki każda sąsiadująca z nią własna jednostka otrzymuje 1 wzmocnienie.
ability-withdraw = Odwrót
    .text = Po ataku tej jednostki możesz albo wydać z niej 1 wzmocnienie, albo zapłacić 1 punkt magii. Jeśli to zrobisz, pchnij ją o 1 lub 2 pola.
ability-imbued_life = Nasycenie życiem
    .text = Ta jednostka ma +1 życie za każde wzmocnienie na niej, najwyżej +5.
ability-imbued_speed = Nasycenie szybkością
    .text = Ruch tej jednostki może być o 1 pole dłuższy za każde wzmocnienie na niej, najwyżej o 5 pól. Wzmocnienia na niej pozostają.
ability-charged = Naładowanie
    .text = Po swoim przywołaniu ta jednostka otrzymuje 1 wzmocnienie.
ability-commune_with_spirits = Obcowanie z duchami
    .text = Po ruchu tej jednostki musisz wybrać jedno: otrzymuje ona 1 wzmocnienie; albo wydaj z niej 1 wzmocnienie i daj 1 wzmocnienie własnej jednostce w odległości do 3 pól od niej.

## Straż Przednia

faction-vanguards = Straż Przednia

card-sera_eldwyn = Sera Eldwyn
    .short = Sera
card-coleen_brighton = Coleen Brighton
    .short = Coleen
card-jacob_eldwyn = Jacob Eldwyn
    .short = Jacob
card-valna_stoutheart = Valna Stoutheart
    .short = Valna
card-citadel_archer = Łucznik Cytadeli
    .short = Łucznik C.
card-citadel_knight = Rycerz Cytadeli
    .short = Rycerz C.
card-citadel_paladin = Paladyn Cytadeli
    .short = Paladyn C.
card-temple_priest = Kapłan świątynny
    .short = Kapłan
card-holy_judgment = Święty osąd
    .short = Św. osąd
    .text = Połóż na tej karcie 2 wzmocnienia. TRWAŁE: własne zwykłe jednostki mają +1 do siły. Na początku swojej tury możesz wydać 1 wzmocnienie z tej karty zamiast ją odrzucać. Za każdym razem, gdy własna jednostka zostaje zniszczona, usuń z tej karty 1 wzmocnienie (jeśli jakieś ma).
card-guarding_spirits = Duchy opiekuńcze
    .short = Duchy
    .text = TRWAŁE: własne zwykłe jednostki w odległości do 3 pól od twojego przywoływacza mają zdolność Pod ochroną: pierwszy atak na jednostkę w każdej turze może zadać jej najwyżej 1 obrażenie.
card-mass_heal = Masowe leczenie
    .short = Leczenie
    .text = Własne zwykłe jednostki i czempioni w odległości do 2 pól od twojego przywoływacza tracą po 2 obrażenia.
card-renewed_hope = Odnowiona nadzieja
    .short = Nadzieja
    .text = TRWAŁE: w swojej turze możesz przywoływać jednostki w każdej fazie. Możesz też przywoływać jednostki na puste pola sąsiadujące z twoim przywoływaczem.

ability-the_citadels_might = Potęga Cytadeli
    .text = Po ataku tej jednostki na wrogą jednostkę, jeśli masz na polu bitwy co najmniej jedną jednostkę z „Cytadeli” w nazwie, możesz wziąć taką jednostkę ze swojego stosu kart odrzuconych, pokazać ją i dodać do ręki.
ability-divine_shield = Boska tarcza
    .text = Za każdym razem, gdy własna jednostka z „Cytadeli” w nazwie w odległości do 3 pól od tej jednostki staje się celem ataku, rzuć 2 kośćmi: za każdy symbol specjalny atakujący ma w tym ataku −1 do siły (nie mniej niż 1).
ability-radiant_shot = Promienny strzał
    .text = Ta jednostka ma +1 do siły za każde pełne 2 punkty magii, które masz.
ability-guidance = Przewodnictwo
    .text = Gdy zaczyna się twoja faza przywołania, musisz dobrać 2 karty.
ability-citadel_champion = Czempion Cytadeli
    .text = Ta jednostka ma +1 do siły za każdą własną jednostkę z „Cytadeli” w nazwie w odległości do 2 pól od niej.
ability-arrow_of_light = Strzała światła
    .text = Zanim ta jednostka zaatakuje, możesz pokazać i odrzucić z ręki dowolną liczbę kart jednostek o różnych nazwach. Za każdą z nich zyskujesz 1 punkt magii, a ta jednostka ma w tym ataku +1 do siły.
ability-engage = Związanie walką
    .text = Gdy wroga jednostka sąsiadująca z tą jednostką oddali się od niej ruchem lub pchnięciem, choćby tylko na części drogi, po ich zakończeniu otrzymuje 1 obrażenie.
ability-protect = Ochrona
    .text = Wroga jednostka sąsiadująca z tą jednostką musi podczas ataku wybrać na cel jednostkę ze zdolnością Ochrona.
ability-intercession = Wstawiennictwo
    .text = Po ataku tej jednostki na wrogą jednostkę dobierz 1 kartę za każdy wyrzucony w nim symbol specjalny.
ability-heal = Uzdrowienie
    .text = Zanim ta jednostka zaatakuje własną zwykłą jednostkę lub własnego czempiona, możesz odrzucić 1 kartę z ręki. Jeśli to zrobisz, atak nie zadaje obrażeń; zamiast tego usuń z celu 1 obrażenie za każdy wyrzucony symbol wręcz i każdy symbol specjalny.
ability-guarded = Pod ochroną
    .text = Pierwszy atak na tę jednostkę w każdej turze może zadać jej najwyżej 1 obrażenie.

## Łamacze

faction-breakers = Łamacze

card-tacullu = Tacullu
    .short = Tacullu
card-gulldune = Gulldune
    .short = Gulldune
card-gwalark = Gwalark
    .short = Gwalark
card-kalal = Kalal
    .short = Kalal
card-deceiver = Zwodziciel
    .short = Zwodziciel
card-mind_witch = Wiedźma umysłu
    .short = Wiedźma
card-wind_archer = Łucznik wiatru
    .short = Ł. wiatru
card-wind_mage = Mag wiatru
    .short = Mag wiatru
card-mind_control = Kontrola umysłu
    .short = Kontrola
    .text = Wybierz dowolną liczbę wrogich zwykłych jednostek i czempionów w odległości do 2 pól od swojego przywoływacza; kontrolujesz je do końca tury.
card-blast = Podmuch
    .short = Podmuch
    .text = Wybierz zwykłą jednostkę lub czempiona (własnych lub wrogich) w linii prostej do 3 pól od swojego przywoływacza (pola pomiędzy muszą być puste) i pchnij wybraną jednostkę o 1 do 3 pól; może ona przy tym przejść przez zwykłe jednostki i czempionów. Ona i każda jednostka, przez którą przeszła, otrzymują po 1 obrażeniu.
card-hypnotic_call = Hipnotyczny zew
    .short = Hipn. zew
    .text = Wybierz zwykłą jednostkę lub czempiona (własnych lub wrogich); możesz pchnąć wybraną jednostkę o 1 pole w kierunku swojego przywoływacza. TRWAŁE: twój przywoływacz ma +1 do siły, gdy atakuje wybraną jednostkę.
card-perplexing_tempest = Zwodnicza nawałnica
    .short = Nawałnica
    .text = TRWAŁE: najdłuższy możliwy ruch wszystkich jednostek (własnych i wrogich) jest o 1 pole krótszy.

ability-mind_capture = Zniewolenie umysłu
    .text = Gdyby atak tej jednostki miał zadać wrogiej jednostce (innej niż przywoływacz) tyle obrażeń, że zostałaby zniszczona, możesz zamiast zadania tych obrażeń przejąć nad nią kontrolę na stałe.
ability-telepathic_command = Telepatyczny rozkaz
    .text = Po ataku tej jednostki na wrogą kartę możesz wybrać własną zwykłą jednostkę w odległości do 3 pól od niej: wybrana jednostka wykonuje dodatkowy atak.
ability-flight = Lot
    .text = Ruch tej jednostki może być o 1 pole dłuższy i może prowadzić przez dowolne karty; musi się skończyć na pustym polu.
ability-levitate = Lewitacja
    .text = Własna zwykła jednostka, która zaczyna swój ruch w odległości do 2 pól od tej jednostki, ma podczas tego ruchu zdolność Lot.
ability-greater_push = Większe odepchnięcie
    .text = Po ataku tej jednostki lub zamiast jej ataku możesz wybrać zwykłą jednostkę lub czempiona (własnych lub wrogich) w odległości do 3 pól od niej i pchnąć wybraną jednostkę o 1 pole.
ability-steadfast = Niewzruszoność
    .text = Nic nie może pchnąć tej jednostki; nadal może się ona poruszać, zostać zamieniona miejscami lub umieszczona gdzie indziej.
ability-stupefy = Otumanienie
    .text = Jeśli wroga jednostka sąsiadująca z tą jednostką zaatakuje dowolną kartę i wyrzucony zostanie co najmniej jeden symbol specjalny, atak zadaje o 1 obrażenie mniej (nie mniej niż 0).
ability-mimic = Naśladowanie
    .text = Na początku swojej fazy ruchu możesz wybrać zwykłą jednostkę (własną lub wrogą) w odległości do 3 pól od tej jednostki: do końca tury ta jednostka ma dodatkowo zdolności, które wybrana jednostka ma w tej chwili.
ability-swift = Zwinność
    .text = Ruch tej jednostki może być o 1 pole dłuższy.
ability-far_shot = Daleki strzał
    .text = Zasięg tej jednostki to 4 pola w linii prostej zamiast 3; pola między nią a celem muszą jak zwykle być puste.
ability-push = Odepchnięcie
    .text = Po ataku tej jednostki lub zamiast jej ataku możesz wybrać zwykłą jednostkę lub czempiona (własnych lub wrogich) w odległości do 2 pól od niej i pchnąć wybraną jednostkę o 1 pole.

## Elfy Feniksa

faction-phoenix_elves = Elfy Feniksa

card-queen_maldaria = Królowa Maldaria
    .short = Maldaria
card-fanessa = Fanessa
    .short = Fanessa
card-fire_drake = Ognisty smok
    .short = Ogn. smok
card-holleas = Holleas
    .short = Holleas
card-ember_archer = Łucznik żaru
    .short = Ł. żaru
card-ember_beast = Bestia żaru
    .short = B. żaru
card-ember_mage = Mag żaru
    .short = Mag żaru
card-royal_guardian = Królewski strażnik
    .short = Strażnik
card-spirit_of_the_phoenix = Duch feniksa
    .short = D. feniksa
    .text = TRWAŁE: gdy zdolność własnej jednostki zadaje wrogiej jednostce obrażenia inaczej niż atakując ją, zadaje o 1 obrażenie więcej.
card-blinding_flare = Oślepiający blask
    .short = Blask
    .text = TRWAŁE: atak na twojego przywoływacza lub na sąsiadującą z nim własną jednostkę zadaje 1 obrażenie za każdy symbol specjalny i żadnych za symbole wręcz i dystansowe.
card-burn = Podpalenie
    .short = Podpalenie
    .text = Wybierz zwykłą jednostkę lub czempiona (własnych lub wrogich) w odległości do 2 pól od swojego przywoływacza; wybrana jednostka otrzymuje 2 obrażenia.
card-divine_retribution = Boska odpłata
    .short = B. odpłata
    .text = TRWAŁE: twój przywoływacz ma zdolność Aura feniksa: po ataku wrogiej jednostki na twojego przywoływacza lub na własną jednostkę w odległości do 3 pól od niego atakujący otrzymuje 1 obrażenie.

ability-call_protection = Wezwanie ochrony
    .text = Na końcu swojej fazy ataku możesz wydać 1 wzmocnienie z tej jednostki. Jeśli to zrobisz, wybierz własną zwykłą jednostkę w dowolnym miejscu pola bitwy i umieść ją na pustym polu sąsiadującym z tą jednostką.
ability-riposte = Riposta
    .text = Po ataku sąsiadującej wrogiej jednostki na tę jednostkę atakujący otrzymuje 1 obrażenie, jeśli ta jednostka nadal jest w grze.
ability-protector = Obrońca
    .text = Tę jednostkę możesz przywołać także na puste pole sąsiadujące z twoim przywoływaczem.
ability-fire_breath = Ognisty oddech
    .text = Ta jednostka może atakować przez jednostki (własne i wrogie). Jeśli to zrobi, każdy wyrzucony symbol specjalny zadaje 1 obrażenie każdej jednostce między nią a celem.
ability-fiery_summon = Ogniste przywołanie
    .text = Jednostki z „żaru” w nazwie możesz przywoływać także na puste pola sąsiadujące z tą jednostką.
ability-ignite = Rozpalenie
    .text = Własne jednostki z „żaru” w nazwie sąsiadujące z tą jednostką mają +1 do siły.
ability-quick_shot = Szybki strzał
    .text = Po ruchu tej jednostki możesz wybrać jednostkę (własną lub wrogą) w linii prostej do 3 pól od niej (pola pomiędzy muszą być puste): wybrana jednostka otrzymuje 1 obrażenie. (To nie jest atak.)
ability-born_of_fire = Zrodzenie z ognia
    .text = Tę jednostkę możesz przywołać także na puste pole sąsiadujące z własną jednostką z „żaru” w nazwie.
ability-wildfire = Pożoga
    .text = Na początku twojej fazy ruchu każda wroga jednostka sąsiadująca z tą jednostką otrzymuje 1 obrażenie.
ability-shove = Odtrącenie
    .text = Po ataku tej jednostki na sąsiadującą wrogą zwykłą jednostkę lub sąsiadującego wrogiego czempiona możesz pchnąć cel ataku o 1 pole.
ability-aura_of_the_phoenix = Aura feniksa
    .text = Po ataku wrogiej jednostki na tę jednostkę lub na własną jednostkę w odległości do 3 pól od niej atakujący otrzymuje 1 obrażenie.

## Tundrowe Orki

faction-tundra_orcs = Tundrowe Orki

card-grognack = Grognack
    .short = Grognack
card-ragnor = Ragnor
    .short = Ragnor
card-shonk = Shonk
    .short = Shonk
card-targan = Targan
    .short = Targan
card-frost_shaman = Mroźny szaman
    .short = Mr. szaman
card-smasher = Kruszyciel
    .short = Kruszyciel
card-tundra_charger = Szturmowiec tundry
    .short = Szturm. t.
card-tundra_fighter = Wojownik tundry
    .short = Wojown. t.
card-for_glory = Za chwałę!
    .short = Za chwałę!
    .text = TRWAŁE: własne zwykłe jednostki mają zdolność Szaleńczy cios: +2 do siły; jeśli w ataku jednostki wyrzucono najwyżej 1 symbol specjalny, otrzymuje ona jednocześnie z celem tyle samo obrażeń co on.
card-brutal_force = Brutalna siła
    .short = Brut. siła
    .text = TRWAŁE: własne jednostki mają zdolność Potężny atak: gdy jednostka zaatakuje inną jednostkę i zada jej obrażenia, możesz potem pchnąć cel o 1 pole w kierunku od atakującego.
card-freeze = Zamrożenie
    .short = Zamrożenie
    .text = Wybierz zwykłą jednostkę lub czempiona (własnych lub wrogich) bez wzmocnień w odległości do 3 pól od swojego przywoływacza. TRWAŁE: wybrana jednostka nie ma żadnych zdolności, nie może się poruszać, atakować ani zostać pchnięta i nie można jej wybrać na cel ataku.
card-primal_fury = Pierwotna furia
    .short = Pier. fur.
    .text = TRWAŁE: raz na turę, po ataku twojego przywoływacza na sąsiadującą wrogą kartę, możesz pchnąć swojego przywoływacza o 1 lub 2 pola. Jeśli to zrobisz, może on wykonać dodatkowy atak na sąsiadującą wrogą kartę.

ability-restore = Odnowa
    .text = Po swoim ruchu ta jednostka otrzymuje 1 wzmocnienie, jeśli nie ma żadnego.
ability-influence = Wpływ
    .text = Gdy w twojej turze własna jednostka w odległości do 3 pól od tej jednostki rzuci kośćmi z powodu ataku lub zdolności, możesz wydać 1 wzmocnienie z tej jednostki i przerzucić wszystkie te kości.
ability-blood_bond = Więzy krwi
    .text = Po ataku tej jednostki na wrogą jednostkę twój przywoływacz otrzymuje 1 wzmocnienie za każdy wyrzucony w nim symbol specjalny.
ability-wild_strike = Dziki cios
    .text = Ataki tej jednostki zadają 1 obrażenie za każdy symbol specjalny i żadnych za symbole wręcz.
ability-piercing_frost = Przenikliwy mróz
    .text = Własne jednostki z „Mroźny” w nazwie sąsiadujące z tą jednostką mają +1 do siły.
ability-unwieldy_magic = Nieokiełznana magia
    .text = Jeśli w ataku tej jednostki nie wyrzucono żadnego symbolu specjalnego, atak nie zadaje obrażeń.
ability-sluggish = Ociężałość
    .text = Każdy symbol specjalny wyrzucony w ataku na tę jednostkę zadaje jej 1 dodatkowe obrażenie.
ability-blood_rush = Zew krwi
    .text = Po swoim przywołaniu ta jednostka może otrzymać 1 obrażenie. Jeśli je otrzyma, pchnij ją o 1 pole.
ability-frenzy = Szał
    .text = Po każdym ataku tej jednostki na sąsiadującą wrogą kartę rzuć 1 kością. Jeśli wypadnie symbol specjalny, możesz pchnąć tę jednostkę o 1 pole; jeśli to zrobisz, może ona wykonać dodatkowy atak na sąsiadującą wrogą kartę (co może ponownie uruchomić tę zdolność).
ability-reckless_strike = Szaleńczy cios
    .text = Ta jednostka ma +2 do siły. Jeśli w jej ataku wyrzucono najwyżej 1 symbol specjalny, otrzymuje ona jednocześnie z celem tyle samo obrażeń co on.
ability-forceful_attack = Potężny atak
    .text = Gdy ta jednostka zaatakuje inną jednostkę i zada jej obrażenia, możesz potem pchnąć cel o 1 pole w kierunku od tej jednostki.
