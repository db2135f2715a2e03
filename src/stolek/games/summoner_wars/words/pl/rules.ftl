### Summoner Wars: zasady po polsku (numery zasad zob. ledger.yaml).

## Działy

area-general = Zasady ogólne
area-components = Elementy gry
area-board = Plansza
area-setup = Przygotowanie gry
area-turn = Przebieg tury
area-magic = Magia
area-summon = Przywoływanie
area-adjacency = Sąsiedztwo
area-move = Ruch
area-build = Budowa
area-attack = Atak
area-damage = Obrażenia i niszczenie
area-discard = Odrzucanie kart
area-inaction = Kara za bezczynność
area-magic_phase = Faza magii
area-draw = Dobieranie kart
area-event = Wydarzenia
area-active_event = Trwałe wydarzenia
area-name = Nazwy kart
area-boost = Wzmocnienia
area-force = Pchnięcie
area-timing = Kolejność efektów
area-priority = Pierwszeństwo
area-distance = Odległość
area-deck = Budowanie talii
area-ability = Zdolności
area-control = Kontrola i przynależność kart
area-instead = Zamiast
area-extra = Dodatkowo
area-placement = Umieszczanie, zastępowanie i zamiana miejsc
area-under-cards = Karty wsunięte pod inne
area-terms = Pojęcia
area-cards = Poszczególne karty

## Zasady ogólne

SW-GEN-01 = Gra jest pojedynkiem dokładnie dwóch graczy. Każdy dowodzi jedną armią, którą przedstawia talia kart z jednym przywoływaczem.
SW-GEN-02 = Gra kończy się natychmiast, gdy przywoływacza na polu bitwy ma już tylko jeden z graczy; ten gracz wygrywa. Reszty efektu, fazy ani tury już się nie rozgrywa.
SW-GEN-03 = Gracz, którego przywoływacz został zniszczony, przegrywa bez względu na przyczynę: wrogi atak, wrogi efekt, własny efekt lub płacony koszt albo obrażenie z kary za bezczynność. Przegrywa także ten, czyj przywoływacz opuści pole bitwy w inny sposób (na przykład odrzuci go efekt karty).
    .note = Drugie zdanie wynika z warunku zwycięstwa: liczy się w nim tylko to, czyj przywoływacz jest jeszcze na polu bitwy.
SW-GEN-04 = Jeśli jeden i ten sam efekt usunie obu przywoływaczy jednocześnie, nikomu nie zostaje przywoływacz, warunku zwycięstwa nie spełnia żaden z graczy i gra kończy się remisem.
    .note = Drukowane zasady nie omawiają tego przypadku; remis to przyjęta interpretacja. Efekty rozpatrywane jeden po drugim nie są jednoczesne: decyduje przywoływacz zniszczony jako pierwszy.

## Elementy gry

SW-COMP-01 = Kości są sześciościenne i mają trzy rodzaje symboli: wręcz, dystansowe i specjalne. Na jednej ściance może być kilka symboli, a każdy symbol na wyrzuconej ściance liczy się osobno.
SW-COMP-02 = Sześć ścianek kości: wręcz + dystansowy (trzy ścianki), dystansowy + specjalny (jedna), wręcz + specjalny (jedna), tylko wręcz (jedna). Na jednej kości symbol wręcz jest więc na 5 ściankach z 6, dystansowy na 4, a specjalny na 2.
SW-COMP-03 = Karta jednostki podaje nazwę, rodzaj, frakcję, siłę, koszt, życie, zdolność lub zdolności, symbole przynależności oraz typ ataku (wręcz albo dystansowy).
SW-COMP-04 = Karta wydarzenia podaje nazwę, rodzaj (epickie albo standardowe), koszt, fazę, w której się ją zagrywa, symbole przynależności i efekt.
SW-COMP-05 = Karta budowli podaje nazwę, rodzaj, koszt i życie. Bramy nie mają siły, typu ataku ani symbolu przynależności.
SW-COMP-06 = Są trzy rodzaje żetonów: wzmocnienia, obrażenia i znaczniki magii. Żetony wzmocnień i obrażeń mają stronę o wartości 1 i stronę o wartości 3; trójka zastępuje trzy jedynki i można ją w każdej chwili swobodnie rozmienić.
SW-COMP-07 = Zapas żetonów wzmocnień i obrażeń jest nieograniczony; jeśli zabraknie żetonów, użyjcie zamienników.

## Plansza

SW-BOARD-01 = Pole bitwy to siatka 8 rzędów na 6 kolumn (48 pól). Na jednym polu leży najwyżej jeden obiekt, czyli jedna karta wraz ze wszystkim, co jest pod nią wsunięte.
SW-BOARD-02 = Pole bitwy dzieli się na dwie strony. Twoja strona to 4 rzędy leżące najbliżej ciebie; pozostałe 4 rzędy to strona przeciwnika.
SW-BOARD-03 = Tylny rząd gracza to rząd leżący najbliżej niego; 2 (3, ...) tylne rzędy to 2 (3, ...) rzędy najbliższe.
SW-BOARD-04 = Karta B jest za kartą A, jeśli leży w rzędzie bliższym tylnej krawędzi gracza, który kontroluje kartę A. Kolumna nie ma znaczenia. To, co jest „za”, ocenia się zawsze z punktu widzenia gracza kontrolującego kartę A.
SW-BOARD-05 = Przy planszy każdy gracz ma po lewej miejsce na talię dobierania, po prawej miejsce na stos kart odrzuconych, a także tor magii z polami od 0 do 15 i strefę trwałych wydarzeń.

## Przygotowanie gry

SW-SETUP-01 = Połóżcie planszę między graczami tak, aby krawędzie pola bitwy z miejscami na karty były zwrócone do graczy.
SW-SETUP-02 = Pulę żetonów obrażeń i wzmocnień oraz kości połóżcie w zasięgu obu graczy.
SW-SETUP-03 = Każdy gracz wybiera gotową talię albo przynosi talię zbudowaną samodzielnie.
SW-SETUP-04 = Każdy gracz rozstawia na polu bitwy swojego przywoływacza, 2 jednostki startowe i bramę startową, dokładnie według schematu na odwrocie karty przywoływacza. Nie płaci się żadnych kosztów i nie działają żadne efekty „po przywołaniu”.
    .note = To, że żaden efekt przywołania nie działa, wynika z SW-ABIL-02.
SW-SETUP-05 = Brama startowa ma 10 punktów życia.
SW-SETUP-06 = Wszystkie pozostałe karty swojej talii (w talii zgodnej z zasadami jest ich 30) każdy gracz tasuje, tworzy z nich zakrytą talię dobierania i kładzie ją na wyznaczonym miejscu.
SW-SETUP-07 = Każdy gracz dobiera z talii dobierania 5 kart na rękę początkową. Nie można jej wymienić.
SW-SETUP-08 = Gracza rozpoczynającego wybierzcie w dowolny sposób; przy stole cyfrowym decyduje los.
SW-SETUP-09 = Gracz rozpoczynający ma na początku 2 punkty magii, drugi gracz 3.
SW-SETUP-10 = Pierwszą turę rozgrywa gracz rozpoczynający: ma wszystkie sześć faz i wszystkie zwykłe limity. W pierwszej turze nie ma żadnych szczególnych ograniczeń (ani zwolnienia z kary za bezczynność).

## Przebieg tury

SW-TURN-01 = Gracze rozgrywają tury na przemian aż do końca gry.
SW-TURN-02 = Tura składa się z sześciu faz w stałej kolejności: przywołania, ruchu, budowy, ataku, magii, dobierania.
SW-TURN-03 = Przed fazą przywołania następuje początek tury: aktywny gracz odrzuca wszystkie wydarzenia ze swojej strefy trwałych wydarzeń i rozpatruje każdy efekt „na początku tury”, w wybranej przez siebie kolejności.
    .note = Odrzucenie wydarzeń jest jednym z porządkowanych efektów (zob. SW-TIME-01): może nastąpić jako pierwsze, jako ostatnie lub pomiędzy innymi.
SW-TURN-04 = Efekty „na końcu tury” rozpatruje się po zakończeniu fazy dobierania aktywnego gracza, a więc już po dobraniu kart.
SW-TURN-05 = Efekty „na początku fazy” rozpatruje się przed wszystkim innym w tej fazie.
SW-TURN-06 = Efekty „na końcu fazy” rozpatruje się zaraz po całkowitym zakończeniu fazy, a przed rozpoczęciem następnej.
SW-TURN-07 = W obrębie fazy aktywny gracz wykonuje dozwolone akcje (przywołania, ruchy, budowy, ataki, karty wydarzeń, nieobowiązkowe zdolności) w dowolnej kolejności, po jednej naraz: każdą kończy, zanim zacznie następną.
SW-TURN-08 = Każdą fazę można pozostawić niewykorzystaną; przywoływanie, ruch, budowa, atak, odrzucanie za magię i zagrywanie wydarzeń są zawsze dobrowolne. Dobranie kart w fazie dobierania następuje automatycznie.

## Magia

SW-MAGIC-01 = Płacąc N punktów magii, przesuń swój znacznik na torze o N pól w lewo; zyskując N punktów, przesuń go o N pól w prawo.
SW-MAGIC-02 = Nikt nie może mieć więcej niż 15 punktów magii; nadwyżka ponad 15 przepada.
SW-MAGIC-03 = Nikt nie może mieć mniej niż 0 punktów magii.
SW-MAGIC-04 = Koszt płaci się w całości, zanim wykona się efekt, za który się płaci. Kogo nie stać na cały koszt, ten w ogóle nie może wykonać efektu; nie da się zapłacić częściowo.
SW-MAGIC-05 = Magię zyskuje się na dwa sposoby: za niszczenie wrogich jednostek i budowli (po 1 punkcie) oraz za odrzucanie kart z ręki w fazie magii (po 1 punkcie). Efekty kart mogą dodać kolejne.
SW-MAGIC-06 = Magię wydaje się na przywoływanie jednostek, budowanie budowli i zagrywanie wydarzeń oraz tam, gdzie wymaga tego efekt karty.
SW-MAGIC-07 = Koszt może wynosić 0; wtedy nic się nie płaci, ale wszystkie inne warunki nadal obowiązują.
SW-MAGIC-08 = Liczba punktów magii obu graczy jest jawna, a niewydana magia zostaje na następne tury.

## Przywoływanie

SW-SUMMON-01 = W swojej fazie przywołania możesz przywołać z ręki dowolną liczbę jednostek, jedną po drugiej, dopóki stać cię na każdą z nich i masz dla niej dozwolone pole.
SW-SUMMON-02 = Aby przywołać jednostkę, zapłać jej koszt i połóż jej kartę z ręki na pustym polu sąsiadującym z bramą, którą kontrolujesz.
SW-SUMMON-03 = Przywoływać można tylko zwykłe jednostki i czempionów. Przywoływacza nie przywołuje się nigdy.
SW-SUMMON-04 = Jeśli z żadną kontrolowaną przez ciebie bramą nie sąsiaduje puste pole, zwykle nie możesz przywoływać (chyba że karta pozwala na inne miejsce).
SW-SUMMON-05 = Nadaje się każda brama, którą kontrolujesz, gdziekolwiek stoi, także brama przejęta od przeciwnika i karta, którą bramą czyni jakaś zdolność. Wroga brama nigdy ci nie posłuży.
SW-SUMMON-06 = Brama się nie zużywa; ta sama brama może w jednej fazie posłużyć do dowolnej liczby przywołań.
SW-SUMMON-07 = Jednostka może się poruszać i atakować już w turze, w której została przywołana.
SW-SUMMON-08 = Karty, które trafiają na pole bitwy przez „umieszczenie” lub zastąpienie innej karty, nie są przywoływane: nie płaci się za nie i nie działają efekty „po przywołaniu”. Wyjątkiem jest karta, według której zastąpienie jest częścią jej własnego przywołania („Elut-Bal”).

## Sąsiedztwo

SW-ADJ-01 = Dwa pola (lub leżące na nich karty) sąsiadują ze sobą, jeśli mają wspólny bok, w pionie albo w poziomie. Stykanie się samym rogiem to nie sąsiedztwo.
SW-ADJ-02 = Nic nie sąsiaduje samo ze sobą: ani karta, ani pole.

## Ruch

SW-MOVE-01 = W swojej fazie ruchu możesz poruszyć maksymalnie 3 różne jednostki, które kontrolujesz, każdą maksymalnie o 2 pola.
    .note = Żadna jednostka nie porusza się więc w tej fazie dwa razy.
SW-MOVE-02 = Ruch o 1 pole to przesunięcie jednostki na puste sąsiadujące pole. Dłuższy ruch powtarza to pole po polu.
SW-MOVE-03 = Ruch o 2 pola może wyglądać tak: dwa pola prosto, jedno w pionie i jedno w poziomie w dowolnej kolejności albo jedno pole i powrót na pole wyjściowe. Każde pole, na które jednostka wchodzi, musi być puste.
SW-MOVE-04 = Jednostki nie mogą poruszać się na ukos.
SW-MOVE-05 = Jednostki nie mogą wchodzić na zajęte pola ani przez nie przechodzić, chyba że jakiś efekt wyraźnie pozwala na przejście.
SW-MOVE-06 = Nie ma ruchu o 0 pól. Ruch może się skończyć na polu wyjściowym, ale tylko wtedy, gdy jednostka naprawdę je opuści i na nie wróci; jest to dozwolone i uruchamia efekty „po ruchu”.
SW-MOVE-07 = Budowle w ogóle nie mogą się poruszać, chyba że karta wyraźnie mówi inaczej. Dotyczy to także kart, które są jednocześnie jednostką i budowlą.
SW-MOVE-08 = Efekt „po ruchu” jednostki rozpatruje się natychmiast po zakończeniu całego jej ruchu w danej aktywacji, a nie po każdym pojedynczym polu.
SW-MOVE-09 = Razem z jednostką przemieszczają się karty wsunięte pod nią i wszystkie jej żetony.
SW-MOVE-10 = Ruchem jest tylko poruszenie się: pchnięcie, zamiana miejscami, umieszczenie ani zastąpienie nie są ruchem, nie wliczają się do limitu 3 jednostek i nie uruchamiają niczego, co działa „po ruchu”.
SW-MOVE-11 = Jednostki mogą swobodnie wchodzić na obie strony pola bitwy i je opuszczać, ale nigdy nie wychodzą poza siatkę.

## Budowa

SW-BUILD-01 = W swojej fazie budowy możesz zbudować z ręki dowolną liczbę bram lub innych budowli, płacąc koszt każdej z nich.
SW-BUILD-02 = Budowlę buduje się na dowolnym pustym polu twoich 3 tylnych rzędów albo na dowolnym pustym polu sąsiadującym z twoim przywoływaczem (gdziekolwiek na polu bitwy, także po stronie przeciwnika).
SW-BUILD-03 = Zbudować można każdą kartę, która w wierszu rodzaju ma słowo budowla, także karty jednostek i wydarzeń, które są zarazem budowlami.
    .note = Karta, która jest zarówno zwykłą jednostką, jak i budowlą, może więc wejść do gry na dwa sposoby: przywołana w fazie przywołania albo zbudowana w fazie budowy.
SW-BUILD-04 = Budowle zwykle nie mogą się poruszać ani atakować. Można je atakować, uszkadzać i niszczyć tak samo jak jednostki.
SW-BUILD-05 = Każda talia ma jedną bramę startową z 10 punktami życia (od początku na polu bitwy) i trzy zwykłe bramy z 5 punktami życia w talii dobierania; zbudowanie bramy kosztuje 0 punktów magii.
SW-BUILD-06 = Bramy zbudowanej w tej turze możesz użyć do przywoływania od swojej następnej fazy przywołania (albo wcześniej, jeśli jakiś efekt pozwala przywoływać w innej fazie).

## Atak

SW-ATTACK-01 = W swojej fazie ataku możesz atakować maksymalnie 3 różnymi jednostkami, które kontrolujesz. Nie muszą to być jednostki poruszone w tej turze.
SW-ATTACK-02 = Ataki rozpatruje się po jednym; każdy przechodzi przez wszystkie swoje kroki (wybór celu, rzut kośćmi, dołożenie obrażeń), zanim zacznie się następny.
SW-ATTACK-03 = Jednostka wykonuje w fazie ataku najwyżej jeden atak, chyba że ma dodatkowy atak.
SW-ATTACK-04 = Krok 1, wybór celu: wybierz jeden dozwolony cel. Jednostka walcząca wręcz może atakować tylko obiekt (jednostkę lub budowlę) na sąsiadującym polu.
SW-ATTACK-05 = Krok 1, wybór celu: jednostka dystansowa może atakować obiekt odległy o 1 do 3 pól w linii prostej, poziomej lub pionowej. Wszystkie pola między atakującym a celem muszą być puste.
SW-ATTACK-06 = Linię ataku dystansowego zasłania każdy obiekt stojący po drodze, jednostka i budowla, własna i wroga, chyba że jakiś efekt pozwala atakować przez niego.
SW-ATTACK-07 = Jednostka dystansowa może też atakować sąsiadujący obiekt; nie ma minimalnego zasięgu.
SW-ATTACK-08 = Dozwolonymi celami ataku są również własne jednostki i własne budowle. Jednostka nigdy nie może zaatakować samej siebie.
SW-ATTACK-09 = Krok 2, rzut: atakujący rzuca tyloma kośćmi, ile wynosi aktualna siła atakującej jednostki (siła bazowa ze wszystkimi modyfikatorami w tej chwili).
SW-ATTACK-10 = Krok 3, dołożenie obrażeń: połóż na celu 1 żeton obrażenia za każdy wyrzucony symbol zgodny z typem ataku atakującego (symbole wręcz dla jednostek walczących wręcz, symbole dystansowe dla jednostek dystansowych). Symbole drugiego typu ataku nic nie dają.
SW-ATTACK-11 = Symbole specjalne się pomija, chyba że jakiś efekt w grze mówi inaczej.
SW-ATTACK-12 = Efekty „po ataku” jednostki rozpatruje się po zakończeniu wszystkich kroków tego ataku, łącznie z dołożeniem obrażeń i zniszczeniem celu.
SW-ATTACK-13 = Obrażenia zadane zdolnością, wydarzeniem lub w jakikolwiek sposób inny niż trzy kroki ataku nie są atakiem: nie uruchamiają niczego, co zależy od ataku, i nie spełniają obowiązku zaatakowania.
SW-ATTACK-14 = Jednostka, której aktualna siła wynosi 0, też może ogłosić atak; nie rzuca żadną kością i symbolami nie zadaje obrażeń, ale zaatakowała.
    .note = Drukowane zasady tego nie omawiają (a istnieje czempion o sile 0). Nic takiego ataku nie zabrania, stąd ta interpretacja.
SW-ATTACK-15 = Atak wręcz nigdy nie może przejść przez inne obiekty, bo jego cel musi sąsiadować z atakującym; efekty pozwalające atakować „przez” coś mają znaczenie tylko dla ataków dystansowych.
SW-ATTACK-16 = Karty wsunięte pod obiekt nie są celami; atak trafia tylko w obiekt na wierzchu.
SW-ATTACK-17 = Efekt „przed atakiem” jednostki rozpatruje się, gdy jednostka została wybrana do ataku, a przed krokiem 1; cel wybiera się dopiero potem. Jeśli sam efekt mówi o celu, cel wybiera się razem z nim. Jednostka liczy się wtedy jako jedna z atakujących, nawet jeśli nie zostanie jej żaden dozwolony cel.
    .note = Dotyczy kart ze słowami „przed atakiem tej jednostki”; kolejność względem wyboru celu to interpretacja.

## Obrażenia i niszczenie

SW-DMG-01 = Zadać obrażenie jednostce lub budowli to położyć na jej karcie żeton obrażenia; każdy taki żeton zmniejsza jej życie o 1.
SW-DMG-02 = Gdy tylko życie jednostki lub budowli wynosi 0 lub mniej, zostaje ona zniszczona.
SW-DMG-03 = Dzieje się tak również wtedy, gdy życie spada wskutek utraty premii do życia (na przykład źródło premii opuszcza grę), a na karcie leży dość żetonów obrażeń.
    .note = Wynika to z SW-DMG-01 i SW-DMG-02.
SW-DMG-04 = Zniszczoną jednostkę lub budowlę odkłada się zakrytą na stos kart odrzuconych gracza, do którego talii należy; jej żetony wracają do puli.
SW-DMG-05 = Karty pod zniszczonym obiektem też się odrzuca, ale nie liczą się jako zniszczone; nikt nie zyskuje za nie magii.
SW-DMG-06 = Za każdym razem, gdy jednostka, budowla lub wydarzenie pod twoją kontrolą zniszczy wrogi obiekt, zyskujesz 1 punkt magii. Liczy się to za każdy obiekt osobno i działa także w turze przeciwnika.
SW-DMG-07 = Punkt magii zyskujesz, gdy atak kontrolowanej przez ciebie jednostki zniszczy jednostkę lub budowlę kontrolowaną przez przeciwnika.
SW-DMG-08 = Punkt magii zyskujesz, gdy zdolność kontrolowanej przez ciebie jednostki lub efekt twojego wydarzenia spowoduje zniszczenie obiektu kontrolowanego przez przeciwnika.
SW-DMG-09 = Nie zyskujesz magii, gdy niszczysz własną jednostkę lub budowlę; przeciwnik też nic za nią nie dostaje.
    .note = Przeciwnik nic nie dostaje, bo to nie jego obiekt dokonał zniszczenia.
SW-DMG-10 = Nie zyskujesz magii za kolejną jednostkę lub budowlę zniszczoną przez zdolność lub efekt wrogiego obiektu, który właśnie został przez ciebie zniszczony; na twoje konto idzie tylko pierwsze zniszczenie.
    .note = Jeśli ten kolejny obiekt jest twój, zniszczyła go zdolność jednostki kontrolowanej przez przeciwnika, więc zgodnie z SW-DMG-08 to on zyskuje 1 punkt magii.
SW-DMG-11 = O tym, czy obiekt jest wrogi, czy własny, decyduje to, kto go w danej chwili kontroluje, a nie to, z czyjej talii pochodzi.
SW-DMG-12 = Odrzucenie obiektu, zabranie go na rękę ani zastąpienie zniszczenia czymś innym nie są zniszczeniem; nie dają magii i nie uruchamiają niczego, co działa po zniszczeniu.
SW-DMG-13 = Usuwane z karty żetony obrażeń wracają do puli, a życie rośnie o 1 za każdy z nich; jeśli trzeba usunąć więcej, niż leży na karcie, usuwa się wszystkie i nic więcej się nie dzieje.
SW-DMG-14 = Nikt nie zyskuje magii za obiekt zniszczony dlatego, że skończyła się premia do życia (jej źródło zostało zniszczone lub odeszło), chyba że premię zakończył bezpośrednio efekt zdolności jednostki lub wydarzenia kontrolowanego przez przeciwnika tego, kto kontroluje ten obiekt.
    .note = Drukowane zasady tego nie omawiają; to interpretacja. Magię dają tylko ataki, zdolności i wydarzenia, które same powodują zniszczenie.

## Odrzucanie kart

SW-DISC-01 = Aby odrzucić kartę, najpierw usuń z niej wszystkie żetony, potem połóż ją zakrytą na stosie kart odrzuconych gracza, do którego talii należy, i tak samo odrzuć każdą kartę pod nią.
SW-DISC-02 = Liczba kart w stosie kart odrzuconych jest jawna; każdy gracz może przeglądać tylko własny stos.
SW-DISC-03 = Odrzucona karta, która później wróci na pole bitwy, jest nowym obiektem; nie dotyczy jej już nic z tego, co dotyczyło jej wcześniej.
SW-DISC-04 = Jeśli tekst karty zależy od żetonów leżących na niej w chwili odrzucania, policz je, zanim zostaną usunięte.
    .note = Jest to potrzebne, bo odrzucanie zaczyna się od usunięcia żetonów, a karta (na przykład „Sacrificial Pyre”) korzysta z ich liczby.

## Kara za bezczynność

SW-INACT-01 = Na końcu swojej fazy ataku, jeśli żadna twoja jednostka nie zaatakowała w tej fazie obiektu kontrolowanego przez przeciwnika, zadaj 1 obrażenie własnemu przywoływaczowi. Kara jest jednym z efektów na końcu tej fazy; ich kolejność ustala aktywny gracz.
SW-INACT-02 = Wystarczy ogłosić atak na dowolną wrogą jednostkę lub budowlę, aby uniknąć kary, nawet jeśli atak nie zada obrażeń. Ataki wyłącznie na własne obiekty nie chronią przed nią.
SW-INACT-03 = Przed karą nie chronią obrażenia zadane zdolnościami lub wydarzeniami, działania wykonane zamiast ataku ani ataki w innych fazach.
    .note = Atak poza fazą ataku przychodzi za wcześnie albo za późno: kara pyta tylko o to, co stało się w tej fazie.
SW-INACT-04 = Kara może zniszczyć twojego przywoływacza, a wtedy przegrywasz. Obowiązuje w każdej turze, także w pierwszej, nawet jeśli żadnego wrogiego obiektu nie dało się zaatakować.

## Faza magii

SW-MAGPH-01 = W swojej fazie magii możesz odrzucić z ręki dowolną liczbę kart (0 lub więcej); za każdą zyskujesz 1 punkt magii.
SW-MAGPH-02 = Za magię można odrzucić każdą kartę, bez względu na jej rodzaj; trafia zakryta na twój stos kart odrzuconych, a jej efekt nie działa.

## Dobieranie kart

SW-DRAW-01 = W swojej fazie dobierania, jeśli masz na ręce mniej niż 5 kart, dobierz do 5. Mając 5 lub więcej kart, niczego nie dobierasz i niczego nie odrzucasz.
SW-DRAW-02 = Nie ma limitu kart na ręce.
SW-DRAW-03 = Jeśli w talii dobierania jest mniej kart, niż potrzebujesz, dobierz te, które zostały.
SW-DRAW-04 = Pustej talii dobierania nigdy nie uzupełnia się ze stosu kart odrzuconych. Od tej chwili nie możesz dobierać kart w żaden sposób; nie przegrywasz z tego powodu.
SW-DRAW-05 = Liczba kart w talii dobierania jest jawna. Po przygotowaniu gry nikt nie może oglądać tych kart ani zmieniać ich kolejności, chyba że tak mówi karta.
SW-DRAW-06 = Karty dobiera się z wierzchu, jedną po drugiej.
SW-DRAW-07 = Karty na ręce widzi tylko ich właściciel; ich liczba jest jawna. Kartę ujawnioną przez efekt widzą obaj gracze.

## Wydarzenia

SW-EVENT-01 = Kartę wydarzenia możesz zagrać z ręki tylko we własnej turze i tylko w fazie, która jest na niej wydrukowana.
SW-EVENT-02 = Aby zagrać wydarzenie: zapłać jego koszt, wykonaj jego efekt, po czym je odrzuć.
SW-EVENT-03 = Liczbę wydarzeń zagranych w fazie lub turze ograniczają tylko koszt, ręka i faza.
SW-EVENT-04 = Nie można zagrać wydarzenia, gdy rozpatruje się cokolwiek innego (przywołanie, ruch, budowę, atak, inne wydarzenie, zdolność i tym podobne).
SW-EVENT-05 = Są dwa rodzaje wydarzeń, epickie i standardowe; oba zagrywa się według tych samych zasad.
SW-EVENT-06 = Wydarzenie kontroluje gracz, do którego talii ono należy, zarówno w czasie rozpatrywania, jak i wtedy, gdy leży w strefie trwałych wydarzeń.
SW-EVENT-07 = Wydarzenie, które jest zarazem budowlą, buduje się w fazie budowy jak każdą budowlę i pozostaje ono na polu bitwy jako budowla; nie odrzuca się go po zagraniu.
SW-EVENT-08 = Wydarzenia, które każe się wsunąć pod inną kartę, nie odrzuca się po zagraniu; zostaje tam, dopóki tamta karta nie odejdzie lub dopóki samo nie zostanie odrzucone.
    .note = Dotyczy to na przykład wydarzenia „Hellforged Weapon”.
SW-EVENT-09 = Wydarzenie można zagrać, nawet jeśli jego efektu lub części efektu nie da się wykonać (na przykład z braku dozwolonego celu); wykonuje się to, co da się wykonać.
    .note = Zasady nigdzie nie wymagają dozwolonego celu; to interpretacja. Wydarzenie, które trzeba wsunąć pod kartę, zostaje odrzucone, jeśli takiej karty nie ma.

## Trwałe wydarzenia

SW-ACTIVE-01 = Wydarzenia ze słowem TRWAŁE po zagraniu się nie odrzuca, lecz kładzie odkryte w swojej strefie trwałych wydarzeń.
SW-ACTIVE-02 = Tekst po słowie TRWAŁE działa od tej chwili nieprzerwanie aż do odrzucenia karty, także w turze przeciwnika. Tekst przed tym słowem wykonuje się raz, przy zagraniu karty.
SW-ACTIVE-03 = Na początku swojej następnej tury odrzuć wszystkie karty ze swojej strefy trwałych wydarzeń.
SW-ACTIVE-04 = Trwałe wydarzenie jest kartą w grze. W jednej strefie może leżeć dowolna ich liczba, także kilka o tej samej nazwie.
SW-ACTIVE-05 = Żetony położone na trwałym wydarzeniu usuwa się, gdy zostaje ono odrzucone.

## Nazwy kart

SW-NAME-01 = Jeśli efekt odwołuje się do nazwy karty (lub jej części), dotyczy każdej karty, której nazwa zawiera to słowo, także jako jedno z kilku.
SW-NAME-02 = Takie odwołanie działa na jednostki, budowle i wydarzenia, bez względu na frakcję.
SW-NAME-03 = Karta, której tekst wymienia jej własną nazwę (lub mówi „ta jednostka”), ma na myśli tylko tę jedną kartę.
SW-NAME-04 = Dwie karty są różne, jeśli różnią się nazwami. W zestawie różnych kart żadne dwie nie mają tej samej nazwy.

## Wzmocnienia

SW-BOOST-01 = Wzmocnić kartę to położyć na niej 1 żeton wzmocnienia. Na jednej karcie może leżeć dowolna liczba takich żetonów.
SW-BOOST-02 = Żetony wzmocnienia same z siebie nic nie dają; ich znaczenie zależy od kart w grze.
SW-BOOST-03 = Wydać wzmocnienie to usunąć podaną liczbę żetonów z danej karty. Jeśli leży na niej mniej, efektu nie można wykonać.
SW-BOOST-04 = Przy usuwaniu wzmocnień (inaczej niż przy wydawaniu) bierze się tyle żetonów, ile można; jeśli jest ich mniej, niż podano, usuwa się wszystkie i nic więcej się nie dzieje.
SW-BOOST-05 = Karta jest wzmocniona, gdy leży na niej co najmniej 1 żeton wzmocnienia.

## Pchnięcie

SW-FORCE-01 = Pchnąć jednostkę lub budowlę o N pól to przesunąć jej kartę o N pustych pól w jednym prostym kierunku, poziomo lub pionowo.
SW-FORCE-02 = Kierunek (a jeśli podano zakres, także liczbę pól) wybiera gracz wykonujący efekt, chyba że określa je efekt. Wszystkie mijane pola i pole końcowe muszą być puste i leżeć na polu bitwy.
SW-FORCE-03 = Pchnięcie nie jest ruchem: nie zużywa ruchów, nie uruchamia niczego, co działa „po ruchu”, i można je stosować do budowli oraz do jednostek, które nie mogą się poruszać.
SW-FORCE-04 = Kierunku, w którym nie ma podanej liczby pól, nie można wybrać; jeśli nie ma jej w żadnym, karta nie zostaje pchnięta, a reszta efektu działa dalej.
    .note = Zasady mówią tylko o podanej liczbie pustych pól; według tej interpretacji nie wolno więc pchnąć o mniejszą liczbę.
SW-FORCE-05 = Żetony i karty pod pchniętą kartą przemieszczają się razem z nią.

## Kolejność efektów

SW-TIME-01 = Jeśli dwa lub więcej efektów ma być rozpatrzonych jednocześnie, o ich kolejności decyduje aktywny gracz, niezależnie od tego, kto je kontroluje.
SW-TIME-02 = Efekt następujący po efekcie A rozpatruje się natychmiast po całkowitym rozpatrzeniu A, zanim zacznie się jakikolwiek inny efekt.
SW-TIME-03 = Jeśli po tym samym efekcie A następuje kilka efektów, kolejność ich rozpatrywania ustala aktywny gracz.
SW-TIME-04 = Rozpatrzyć coś to wykonać wszystkie kroki: każdą część zdolności, efektu lub zasady, którą da się wykonać.
SW-TIME-05 = Efekt ze słowem „możesz” jest nieobowiązkowy; gracz, którego dotyczy, może z niego zrezygnować. Bez tego słowa efekt jest obowiązkowy.
SW-TIME-06 = „Maksymalnie X” pozwala na każdą liczbę całkowitą od 0 do X; „dowolna liczba” pozwala na 0 i każdą dodatnią liczbę całkowitą.

## Pierwszeństwo

SW-PRIO-01 = Jeśli tekst karty jest sprzeczny z zasadami ogólnymi, obowiązuje tekst karty.

## Odległość

SW-DIST-01 = Odległości zawsze liczy się krokami w pionie i w poziomie; kroku na ukos nie liczy się nigdy, chyba że karta wyraźnie tak mówi. Odległość między dwoma polami to suma różnicy rzędów i różnicy kolumn.
SW-DIST-02 = Pola, od którego się liczy, nie wlicza się.
SW-DIST-03 = Pola, przez które się liczy, nie muszą być puste, chyba że tekst tego wymaga (jak „wolne pola w linii prostej”).
SW-DIST-04 = Efekt działający w odległości do X pól nigdy nie obejmuje pola (ani karty), od którego się liczy, więc karta nigdy nie działa w ten sposób na samą siebie, ani atakiem, ani zdolnością.
SW-DIST-05 = Wolne pola w linii prostej to podana liczba kolejnych pól w jednym rzędzie lub jednej kolumnie, z których żadnego nie zajmuje jednostka ani budowla.
    .note = Przy wybranej karcie w odległości d puste musi być d−1 pól pomiędzy; pole samego celu jest oczywiście zajęte.

## Budowanie talii

SW-DECK-01 = Gotową talią frakcji można grać tak, jak jest. Gracz może też zbudować talię, mieszając karty różnych frakcji.
SW-DECK-02 = Zbudowana talia zawiera dokładnie: 1 przywoływacza, 1 bramę startową (10 punktów życia), 3 zwykłe bramy (5 punktów życia), 2 jednostki startowe i 2 wydarzenia epickie wymienione na odwrocie karty przywoływacza, 6 wydarzeń standardowych, 3 czempionów i 16 zwykłych jednostek. To 34 karty, z których 4 zaczynają na polu bitwy, a 30 tworzy talię dobierania.
SW-DECK-03 = Każda karta talii musi mieć co najmniej jeden z symboli przynależności widocznych na karcie wybranego przywoływacza.
    .note = W praktyce sprawdza się to u czempionów, zwykłych jednostek i wydarzeń standardowych. Bramy nie mają symbolu, a wydarzenia epickie i jednostki startowe wyznacza przywoływacz.
SW-DECK-04 = Każdy czempion może być w talii najwyżej w 1 egzemplarzu.
SW-DECK-05 = Każde wydarzenie standardowe może być w talii najwyżej w 2 egzemplarzach.
SW-DECK-06 = Każda zwykła jednostka może być w talii najwyżej w 4 egzemplarzach; 2 jednostki startowe nie wliczają się ani do tego limitu, ani do 16 zwykłych jednostek.
SW-DECK-07 = O tym, czy karty są takie same, decyduje nazwa. Gotowe talie trzymają się tych samych zasad: 3 czempioni, 4 zwykłe jednostki po 4 egzemplarze, 3 wydarzenia standardowe po 2 egzemplarze, 1 wydarzenie epickie w 2 egzemplarzach, 2 jednostki startowe, 3 + 1 bramy.
SW-DECK-08 = Gotowa talia „Polar Dwarves”: „Svara”; brama startowa i 3 bramy; jednostki startowe „Frost Mage” i „Ice Golem”; 2 „Ice Ram”; 2 „Parapet”, 2 „Ice Repair”, 2 „Glacial Shift”; „Nadiana”, „Ollag”, „Jarmund”; po 4 „Frost Mage”, „Ice Golem”, „Bear Cavalry” i „Ice Smith”.

## Zdolności

SW-ABIL-01 = Zdolność to nazwany efekt wydrukowany na karcie jednostki. Działa tylko wtedy, gdy jednostka jest na polu bitwy, gdy jest właśnie przywoływana (albo budowana, jeśli jest też budowlą) lub bezpośrednio po jej zniszczeniu.
SW-ABIL-02 = Zdolność nie działa, gdy jednostka wchodzi do gry inaczej niż przez przywołanie lub zbudowanie; zdolności „po przywołaniu” pomijają jednostki umieszczone, użyte do zastąpienia i rozstawione przy przygotowaniu gry.
SW-ABIL-03 = Zdolność nie działa, gdy jednostka opuszcza grę inaczej niż przez zniszczenie; zdolności „po zniszczeniu” pomijają jednostki odrzucone i zabrane na rękę.
SW-ABIL-04 = Jeśli wyraźnie nie podano inaczej, zdolności nie można użyć w trakcie rozpatrywania innego efektu.
SW-ABIL-05 = Jednostka, która zyskuje zdolność, którą już ma, nadal ma ją tylko raz; te same zdolności się nie sumują.
SW-ABIL-06 = Zdolności bazowe to zdolności wydrukowane na własnej karcie jednostki; zdolności uzyskane dzięki innym kartom nie są bazowe.
SW-ABIL-07 = Efekty, które wymieniają rodzaj karty (na przykład zwykłą jednostkę lub czempiona), dotyczą tylko kart tego rodzaju.

## Kontrola i przynależność kart

SW-CTRL-01 = Każdy gracz kontroluje te obiekty na polu bitwy, trwałe wydarzenia i rozpatrywane wydarzenia, których karty należą do jego talii, dopóki jakiś efekt nie przekaże kontroli przeciwnikowi.
SW-CTRL-02 = Kto kontroluje jednostkę, używa jej jak własnej – przy ruchu, ataku, zdolnościach, sąsiedztwie i we wszystkim innym – tak długo, jak trwa kontrola.
SW-CTRL-03 = Karta na polu bitwy jest zwrócona do gracza, który ją kontroluje; gdy zmienia się kontrola, kartę obraca się o 180 stopni, a gdy kończy się kontrola czasowa, obraca się ją z powrotem.
SW-CTRL-04 = Kontrola bez podanego czasu trwania jest stała (dopóki obiekt nie opuści pola bitwy lub nie zmieni jej inny efekt).
SW-CTRL-05 = Karta należy do gracza, w którego talii była na początku gry. Zawsze odrzuca się ją na stos tego gracza i zabiera na jego rękę, bez względu na to, kto ją kontrolował.
SW-CTRL-06 = Kto przejmuje kontrolę nad kartą na wierzchu, kontroluje też karty pod nią.

## Zamiast

SW-INST-01 = Efekt wykonany zamiast ruchu liczy się jako ruch tej jednostki do limitu 3 poruszających się jednostek; efekt wykonany zamiast ataku liczy się jako atak do limitu 3 atakujących jednostek.
SW-INST-02 = Jednostka, która użyła efektu zamiast ruchu (ataku), nie może się już w tej fazie poruszyć (zaatakować).
SW-INST-03 = Efektu zamiast ruchu można użyć, nawet jeśli jednostka nie ma pustego pola, na które mogłaby się ruszyć; efektu zamiast ataku, nawet jeśli nie ma dozwolonego celu.
SW-INST-04 = Takiego efektu nie może użyć jednostka, której zasada lub efekt wyraźnie zabrania ruchu (odpowiednio: ataku).
SW-INST-05 = Jednostka używająca efektu zamiast ruchu nie porusza się, więc nie działa nic, co następuje po jej ruchu; tak samo jest z atakiem.
SW-INST-06 = Gdy coś dzieje się zamiast zniszczenia obiektu, obiekt nie zostaje zniszczony i nikt nie zyskuje za niego magii.

## Dodatkowo

SW-EXTRA-01 = Dodatkowe działania wykonuje się ponad zwykłe limity.
SW-EXTRA-02 = Dodatkowy atak pozwala jednostce zaatakować drugi raz w tej samej fazie; mając trzy atakujące jednostki, z których jedna ma dodatkowy atak, wykonujesz 4 ataki 3 jednostkami.
SW-EXTRA-03 = Jednostka, która może atakować dodatkowo (poza limitem), pozwala ci zaatakować czwartą jednostką, czyli wykonać 4 ataki 4 jednostkami.
SW-EXTRA-04 = Dodatkowy atak jest pełnym atakiem ze wszystkimi krokami i następstwami, a jego cel wybiera się na nowo według zwykłych zasad.
SW-EXTRA-05 = Dodatkowy atak przyznany jednostce nie zużywa ani jej własnego ataku w fazie ataku, ani jednej z trzech atakujących jednostek. Jednostka, która jeszcze nie atakowała, może najpierw wykonać dodatkowy atak, a później zostać wybrana jako atakująca. Jednostka, która użyła efektu zamiast ataku, nie może już w tej fazie wykonać dodatkowego ataku.
    .note = Dodatkowy atak wykracza poza zwykłe limity; ostatnie zdanie wynika z zakazu atakowania po efekcie zamiast ataku (SW-INST-02).

## Umieszczanie, zastępowanie i zamiana miejsc

SW-PLACE-01 = Zastąpić kartę to położyć inną kartę w miejscu, w którym ta leżała.
SW-PLACE-02 = Zamiana miejscami to wymiana położenia dwóch kart na polu bitwy; nie jest ruchem ani pchnięciem. Żetony i karty pod nimi przenoszą się razem z nimi.
SW-PLACE-03 = Gdy karta wraca z pola bitwy na rękę, usuń wszystkie jej żetony i odrzuć karty leżące pod nią.
SW-PLACE-04 = Zabrana na rękę karta, która później znów trafi na pole bitwy, jest nowym obiektem.
SW-PLACE-05 = Gracz, który szuka karty w talii dobierania, musi potem tę talię przetasować.
SW-PLACE-06 = Karta umieszczana na polu bitwy przez efekt potrzebuje pustego pola zgodnego z tekstem (na przykład sąsiadującego z daną jednostką); jeśli takiego nie ma, nie można jej umieścić.

## Karty wsunięte pod inne

SW-UNDER-01 = Kartę wsuniętą pod inną kartę na polu bitwy kładzie się w tym samym ułożeniu; kontroluje ją ten, kto kontroluje kartę na wierzchu.
SW-UNDER-02 = Gdy karta ma zostać wsunięta pod inną, najpierw usuń z niej wszystkie żetony i odrzuć wszystkie karty, które leżą pod nią.
SW-UNDER-03 = Gdy karta na wierzchu zmienia miejsce przez ruch lub pchnięcie, karty pod nią idą razem z nią.
SW-UNDER-04 = Jeśli kontrolę nad kartą na wierzchu przejmie przeciwnik, kontroluje on także wszystkie karty pod nią.
SW-UNDER-05 = Na karty leżące pod inną kartą nie działa żaden efekt, chyba że wyraźnie tak mówi; przez ten czas nie są one osobnymi obiektami.
SW-UNDER-06 = Gdy karta na wierzchu zostaje zniszczona, odrzucona lub zabrana na rękę, odrzuca się wszystkie karty pod nią (każdą na stos gracza, do którego należy).

## Pojęcia

SW-TERM-01 = Efekt działający przez zajęte pola traktuje pola zajęte przez wymieniony rodzaj kart tak, jakby były puste; inne zajęte pola nadal przeszkadzają.
SW-TERM-02 = Jednostka poruszająca się przez zajęte pola nigdy nie może zakończyć ruchu na zajętym polu.
SW-TERM-03 = Jednostka, która może się poruszać przez zwykłe jednostki, nie może przechodzić przez przywoływaczy, czempionów ani budowle. Karta będąca jednocześnie zwykłą jednostką i budowlą należy do obu rodzajów, więc pozwala przez nią przejść efekt, który wymienia dowolny z nich.
    .note = Drugie zdanie to interpretacja (tekst karty ma pierwszeństwo, a karta jest zwykłą jednostką); wzmiankę o budowlach można by też czytać tak, że taka karta przeszkadza. Dotyczy to tak samo ruchu, pchnięcia i ataku.
SW-TERM-04 = Przerzucać kości można tylko tam, gdzie pozwala na to karta; nowy wynik zastępuje stary, a kilka pozwoleń może dać kilka przerzutów.
SW-TERM-05 = Siła bazowa to siła wydrukowana na karcie. Jeśli efekt ustala siłę bazową jednostki, ustaloną liczbę traktuje się jak wydrukowaną; jeśli takich efektów jest kilka, liczy się tylko ostatni; pozostałe modyfikatory dodaje się do niej.
SW-TERM-06 = Karty w grze to karty na polu bitwy i w strefach trwałych wydarzeń; karty na rękach, w taliach dobierania i w stosach kart odrzuconych nie są w grze.
SW-TERM-07 = Wroga karta porusza się lub jest pchana „od” innej karty, jeśli jakakolwiek część ruchu lub pchnięcia zwiększa liczoną odległość między nimi; „w stronę” karty to odwrotność.
SW-TERM-08 = Efekty dotyczące jednostek danej frakcji patrzą na frakcję wydrukowaną na karcie jednostki; nie ma znaczenia, w jakiej talii karta gra.
SW-TERM-09 = Jednostki mają trzy rodzaje (przywoływacz, czempion, zwykła jednostka), wydarzenia dwa (epickie, standardowe); budowla jest rodzajem samym w sobie. Karta może należeć do dwóch rodzajów naraz (zwykła jednostka będąca też budowlą, wydarzenie standardowe będące też budowlą) i wtedy dotyczą jej wszystkie zasady obu.
SW-TERM-10 = Dodatkowe pola i pola odejmowane zmieniają największą liczbę pól ruchu (zwykle 2; przy prostym „Charge” 4) i się sumują. Jednostka, której największa liczba pól wynosi 0 lub mniej, nie może się w tej fazie normalnie poruszyć, ale nadal może użyć efektu zamiast ruchu.
    .note = Karty używają tych słów, a zasady ich nie wyjaśniają; sumowanie i ostatnie zdanie to interpretacja.

## Poszczególne karty

SW-CARD-00 = Wydrukowane wartości (koszt / życie / siła): „Sneeks” – / 11 / 3; „Ret-Talus” (zob. jego kartę); „Svara” – / 12 / 3; „Beast Rider” 2/3/3; „Horde Slinger” 0/1/2; „Smeg” 0/4/2; „Undead Warrior” 2/4/2; „Undead Carrier” 1/3/2; „Undead Archer” koszt 2; „Gul-Dass” 6/8/2; „Frost Mage” 1/4/1; „Ice Golem” 2/5/2; „Bear Cavalry” 3/5/3; „Ice Smith” 0/2/2; „Ollag” 5/7/3; „Nadiana” 6/7/2; „Jarmund” 5/7/3; „Parapet” koszt 0, życie 5; brama koszt 0, życie 5; brama startowa koszt 0, życie 10. Wydarzenia: „Sneak” 0, „Ice Ram” 0, „Ice Repair” 0, „Glacial Shift” 0, „Chant of Entangling” 0, „Sacrificial Pyre” 1.
SW-CARD-01 = Brama („Gate”), budowla: zwykła ma koszt 0 i życie 5, startowa koszt 0 i życie 10. Poza tym, że jest bramą, nie ma żadnego tekstu.
SW-CARD-02 = „Beast Rider”, zdolność „Charge”, część pierwsza: zamiast zwykłego ruchu jednostka może przejść w jednej linii prostej od 1 do 4 pustych pól.
    .note = To nadal ruch: zużywa jeden z 3 ruchów i działają efekty „po ruchu”. Późniejsza wersja internetowa mówi o maksymalnie 2 dodatkowych polach przy ruchu w jednym kierunku; zasięg jest ten sam.
SW-CARD-03 = „Beast Rider”, zdolność „Charge”, część druga: jeśli jednostka przejdzie co najmniej 3 pola w jednym prostym kierunku, jej siła jest do końca tury o 1 większa.
SW-CARD-04 = „Sneak”, wydarzenie standardowe, koszt 0, faza ruchu: wybierz dowolną liczbę własnych jednostek o koszcie 0 i pchnij każdą z nich o 1 pole.
    .note = Jednostki bez wydrukowanego kosztu (przywoływacze) nie są jednostkami o koszcie 0.
SW-CARD-05 = „Sneeks”, przywoływacz, zdolność „Sly”: raz na turę, w twojej fazie ataku, „Sneeks” może zamienić się miejscami z własną jednostką o koszcie 0, niezależnie od odległości.
SW-CARD-06 = „Horde Slinger”, zwykła jednostka, zdolność „Relentless”: w fazie ataku ta jednostka może atakować dodatkowo; jej atak nie wlicza się do limitu 3 atakujących jednostek.
SW-CARD-07 = „Smeg”, czempion, zdolność „Magic Junkie”: na początku swojej tury musisz albo zapłacić 1 punkt magii, albo odrzucić kartę „Smeg”; mając 0 punktów magii, musisz ją odrzucić.
    .note = Pierwszy druk angielski i tekst internetowy mówią „na końcu tury”; tutaj obowiązuje druk czeski. Odrzucenie nie jest zniszczeniem (nikt nie zyskuje magii). Kolejność względem odrzucenia trwałych wydarzeń wybierasz dowolnie.
SW-CARD-08 = „Smeg”, zdolność „Relentless”: jeśli „Smeg” atakuje w fazie ataku, nie wlicza się do limitu 3 atakujących jednostek.
SW-CARD-09 = „Ret-Talus”, przywoływacz, zdolność „Raise the Dead”: raz na turę, w swojej fazie przywołania, możesz wziąć ze swojego stosu kart odrzuconych jednostkę ze słowem „Undead” w nazwie i umieścić ją na polu sąsiadującym z kartą „Ret-Talus”; „Ret-Talus” otrzymuje za to 2 obrażenia.
    .note = Jednostka jest umieszczana, a nie przywoływana, i nie kosztuje magii. Swój stos kart odrzuconych możesz przejrzeć; nie tasuje się go.
SW-CARD-10 = „Undead Archer”, zwykła jednostka, zdolność „Soul Shift”: jeśli w twojej turze zostanie zniszczona dowolna jednostka (własna lub wroga) w odległości do 3 pól od tej jednostki, możesz przenieść tę jednostkę na pole, na którym tamta została zniszczona.
    .note = Przeniesienie jest zastąpieniem, a nie ruchem.
SW-CARD-11 = „Undead Carrier”, zwykła jednostka, zdolność „Soulless”: nie zyskujesz magii, gdy niszczysz wrogą jednostkę atakiem tej jednostki.
    .note = Druk angielski nie ogranicza tego do ataków. Za wrogie budowle nadal zyskujesz 1 punkt magii.
SW-CARD-12 = „Undead Carrier”, zdolność „Infect”: gdy atakiem tej jednostki zniszczysz jednostkę (wrogą lub własną), możesz zastąpić zniszczoną jednostkę kartą ze słowem „Carrier” w nazwie ze swojego stosu kart odrzuconych.
    .note = Zniszczona karta najpierw trafia na stos gracza, do którego należy; nowa karta „Carrier” nie jest przywoływana.
SW-CARD-13 = „Undead Warrior”, zwykła jednostka, zdolność „Blood Fury”, część pierwsza: za każdym razem, gdy w twojej turze zostaje zniszczona dowolna jednostka (wroga lub własna), wzmocnij tę jednostkę.
SW-CARD-14 = „Undead Warrior”, zdolność „Blood Fury”, część druga: na końcu swojej tury usuń z tej jednostki 2 wzmocnienia (wszystkie, jeśli ma mniej).
SW-CARD-15 = „Undead Warrior”, zdolność „Imbued Strength”: siła +1 za każde wzmocnienie na tej jednostce, najwyżej +5.
SW-CARD-16 = „Gul-Dass”, czempion, zdolność „Wrath”: jego siła jest o 1 większa za każdy leżący na nim żeton obrażenia.
SW-CARD-17 = „Sacrificial Pyre”, wydarzenie epickie, koszt 1, faza przywołania, TRWAŁE: za każdym razem, gdy zostaje zniszczona dowolna jednostka (wroga lub własna), połóż na tym wydarzeniu 1 wzmocnienie.
SW-CARD-18 = „Sacrificial Pyre”, przy odrzuceniu: wybierz jedną jednostkę i usuń z niej 1 obrażenie za każde wzmocnienie na tym wydarzeniu.
SW-CARD-19 = „Svara”, przywoływacz, zdolność „Structural Shift”: po ruchu karty „Svara” możesz pchnąć o 1 pole 1 własną budowlę w odległości do 3 pól od niej.
SW-CARD-20 = „Nadiana”, czempion, zdolność „Greater Frost Bolt”: jej siła jest o 1 większa za każdą własną budowlę w odległości do 2 pól od niej.
SW-CARD-21 = „Ollag”, czempion, zdolność „Cold Snap”: dopóki „Ollag” jest na polu bitwy, każda własna budowla, gdziekolwiek stoi, ma życie o 1 większe.
SW-CARD-22 = „Ice Golem”, zwykła jednostka i budowla, zdolność „Living Gate”: karta jest też bramą, więc można przywoływać jednostki na pola z nią sąsiadujące.
SW-CARD-23 = „Ice Golem”, zdolność „Mobile Structure”: karta może się poruszać, chociaż jest budowlą.
SW-CARD-24 = „Ice Golem”, zdolność „Slow”: jego maksymalny ruch jest o 1 pole krótszy niż zwykle (normalnie 1 pole).
SW-CARD-25 = „Jarmund”, czempion, zdolność „Momentum”: raz na turę, po ataku karty „Jarmund” na wrogą jednostkę, możesz położyć na nim 1 wzmocnienie.
    .note = W druku angielskim wzmocnienie jest obowiązkowe (tak jak na innych kartach z tą zdolnością); dla karty „Jarmund” obowiązuje tutaj druk czeski. Jeśli zrezygnujesz z niego po jednym ataku, możesz je wziąć po późniejszym.
SW-CARD-26 = „Jarmund”, zdolność „Ice Shards”: na końcu swojej fazy budowy możesz wydać 1 wzmocnienie z karty „Jarmund” (musi je mieć); wtedy każda wroga jednostka sąsiadująca z co najmniej 1 budowlą, którą kontrolujesz, otrzymuje 1 obrażenie (tylko 1, bez względu na liczbę budowli).
SW-CARD-27 = „Frost Mage”, zwykła jednostka, zdolność „Frost Bolt”: jego siła jest o 1 większa za każdą sąsiadującą własną budowlę.
SW-CARD-28 = „Bear Cavalry”, zwykła jednostka, zdolność „Trample”, część pierwsza: w ruchu może przechodzić przez pola zajęte przez zwykłe jednostki, wrogie i własne.
SW-CARD-29 = „Bear Cavalry”, zdolność „Trample”, część druga: po ruchu każda zwykła jednostka, przez którą przeszła, otrzymuje 1 obrażenie, także własna; obrażenie jest obowiązkowe, a jednostka minięta dwa razy otrzymuje je raz.
    .note = To, że jednostka minięta dwa razy w jednym ruchu otrzymuje obrażenie raz, jest interpretacją.
SW-CARD-30 = „Ice Smith”, zwykła jednostka, zdolność „Frost Axe”, część pierwsza: po ruchu tej jednostki możesz zrobić jedno z dwojga: położyć na niej 1 wzmocnienie albo wydać 1 jej wzmocnienie (musi je mieć) i wsunąć jej kartę pod inną własną zwykłą jednostkę w odległości do 3 pól.
SW-CARD-31 = „Ice Smith”, zdolność „Frost Axe”, część druga: w atakach zwykłej jednostki, pod którą ta karta jest wsunięta, każdy symbol specjalny liczy się jako 2 symbole wręcz.
    .note = Dystansowej zwykłej jednostce nic to nie daje, bo symbole wręcz nie zadają jej atakiem obrażeń. Dwie karty „Ice Smith” pod tą samą jednostką nie robią z jednego symbolu specjalnego 4 symboli wręcz: obie mówią to samo (interpretacja).
SW-CARD-32 = „Parapet”, wydarzenie standardowe i budowla, koszt 0, życie 5, faza budowy: własne jednostki mogą atakować przez pole zajęte przez tę budowlę.
SW-CARD-33 = „Ice Ram”, wydarzenie epickie, koszt 0, faza przywołania, TRWAŁE: gdy budowla (własna lub wroga) poruszy się lub zostanie pchnięta, możesz wybrać 1 jednostkę (własną lub wrogą) sąsiadującą z tą budowlą; otrzymuje ona 1 obrażenie i możesz ją pchnąć o 1 pole.
    .note = „Ty” to gracz kontrolujący wydarzenie, także w turze przeciwnika. Liczy się każdy ruch i każde pchnięcie dowolnej budowli, niezależnie od tego, kto je wykonał; tak mówi druk czeski. (Pierwszy druk angielski ma na myśli tylko twoje własne działania; późniejsza wersja internetowa ogranicza się do własnych budowli, a jako cele dopuszcza tylko zwykłe jednostki i czempionów.) Sąsiedztwo ocenia się w nowym miejscu budowli. Jeśli pchnięta jednostka sama jest budowlą, jest to znów pchnięcie budowli.
SW-CARD-34 = „Ice Repair”, wydarzenie standardowe, koszt 0, faza ruchu: usuń 2 obrażenia z każdej własnej budowli.
SW-CARD-35 = „Glacial Shift”, wydarzenie standardowe, koszt 0, faza budowy: pchnij maksymalnie 3 własne budowle w odległości do 3 pól od swojego przywoływacza, każdą o 1 lub 2 pola.
    .note = Budowle wybiera się wszystkie z góry, zanim pierwsza zostanie pchnięta; w tej chwili ocenia się też odległość.
SW-CARD-36 = „Chant of Entangling”, wydarzenie standardowe, koszt 0, faza przywołania, przed słowem TRWAŁE: wybierz 2 własne zwykłe jednostki w odległości do 3 pól od swojego przywoływacza.
SW-CARD-37 = „Chant of Entangling”, TRWAŁE: każda z dwóch wybranych jednostek ma oprócz własnych także zdolności bazowe drugiej; odrzuć to wydarzenie, gdy tylko którakolwiek z nich opuści pole bitwy.

## Przykłady (współrzędne: rząd, kolumna; rząd 0 to twój tylny rząd)

SW-EX-01 = Gracz ma co najmniej 2 punkty magii, na ręce kartę „Undead Archer” (koszt 2), a na polu bitwy bramę, z którą sąsiaduje co najmniej jedno puste pole. W fazie przywołania płaci 2 punkty magii i kładzie kartę „Undead Archer” na pustym polu bezpośrednio pod bramą (za nią). Ma o 2 punkty magii mniej, a jednostka sąsiaduje z bramą. Każde inne puste pole nad bramą, po jej lewej lub prawej też byłoby dozwolone; pole na ukos – nie.
SW-EX-02 = Twoje tylne rzędy to 0, 1 i 2, twój przywoływacz stoi poza nimi, na przykład na (4,2), a na ręce masz kartę budowli. Wybierasz, gdzie ją zbudować. Dozwolone są wszystkie puste pola w rzędach od 0 do 2 oraz te z pól (5,2), (3,2), (4,1) i (4,3), które są puste. Każde inne pole jest niedozwolone, na przykład (3,3) lub (4,4).
SW-EX-03 = Jednostka bez zdolności ruchowych stoi na (3,3), wszystkie inne pola są puste. Porusza się o 1 lub 2 pola w pionie albo w poziomie. Może skończyć na (4,3), (5,3), (2,3), (1,3), (3,4), (3,5), (3,2) lub (3,1).
SW-EX-04 = Ta sama jednostka na (3,3) porusza się o 1 pole w pionie i 1 w poziomie (albo odwrotnie). Dozwolone są (4,4), (4,2), (2,4) i (2,2), o ile puste jest co najmniej jedno z dwóch pól pośrednich.
SW-EX-05 = Ta sama jednostka na (3,3) przechodzi o 1 pole i wraca na (3,3). Jest to dozwolone: poruszyła się, zużywa jeden z 3 ruchów, a efekty „po ruchu” działają raz, na koniec.
SW-EX-06 = Jednostka stoi na (3,3); pola (4,3) i (3,4) są zajęte, (4,4) jest puste. Próbuje przejść na ukos prosto na (4,4). Nie wolno: nie ma drogi po pustych polach w pionie i w poziomie.
SW-EX-07 = Na polu bitwy stoi zwykła brama, a kontrolujący ją gracz próbuje ją poruszyć w fazie ruchu. Nie wolno: budowle się nie poruszają.
SW-EX-08 = Jednostka stoi na (3,3), a na (4,3) jest jakiś obiekt. Jednostka próbuje przejść przez (4,3) na (5,3). Nie wolno: przez zajęte pola się nie przechodzi.
SW-EX-09 = „Horde Slinger” (dystansowy, siła 2) atakuje wrogą jednostkę „Undead Warrior” odległą o 2 pola w linii prostej; pole między nimi jest puste. Rzuca się 2 kośćmi i wypadają 2 symbole dystansowe. Na kartę „Undead Warrior” trafiają 2 żetony obrażeń (z 4 punktów życia zostają 2; jednostka nie zostaje zniszczona).
SW-EX-10 = „Beast Rider” to jednostka walcząca wręcz o sile 3, „Horde Slinger” to jednostka dystansowa o sile 2. Z tych wartości odczytujemy, że pierwsza atakuje 3 kośćmi tylko sąsiadujące obiekty, a druga 2 kośćmi na odległość do 3 pól w linii prostej.
SW-EX-11 = W fazie magii gracz ma na ręce kilka kart i odrzuca 2 z nich. Zyskuje 2 punkty magii.
SW-EX-12 = W fazie dobierania gracz ma na ręce 2 karty, a w talii dobierania są co najmniej 3. Dobiera 3 karty i ma ich 5.
SW-EX-13 = Gracz zagrywa w fazie przywołania za 1 punkt magii „Sacrificial Pyre” (TRWAŁE). Po zagraniu karta leży odkryta w jego strefie trwałych wydarzeń i działa do początku jego następnej tury, kiedy zostaje odrzucona.
SW-EX-14 = Są karty o nazwach „Undead Warrior”, „Undead Archer” i „Wind Archer”. Jeden efekt mówi o jednostkach „Undead”, inny o jednostkach „Archer”. Pierwszy obejmuje karty „Undead Warrior” i „Undead Archer”, drugi „Undead Archer” i „Wind Archer”.
SW-EX-15 = Karta leży na (2,2), inne na (2,3), (3,3), (2,4), (4,2) i (4,4); pole (2,3) jest więc zajęte. Liczymy odległości od (2,2). Pole (2,3) jest w odległości 1; (3,3), (2,4) i (4,2) w odległości 2 (także przez zajęte pole); (4,4) w odległości 4. Sąsiad po skosie jest w odległości 2, nie 1.
SW-EX-16 = Karta działa na wszystkie obiekty w odległości do 2 pól. Gdy rozpatruje się jej efekt, nie działa ona na samą siebie.
SW-EX-17 = Przywoływacz ma symbole: skrzyżowane topory, koło zębate (logika) i kropla (woda). Sprawdza się talię. Karta z kołem zębatym, z kroplą lub z obydwoma jest dozwolona; karta, której jedynym symbolem jest płomień, nie.
SW-EX-18 = Liczymy karty gotowej talii „Polar Dwarves”: 1 przywoływacz + 1 brama startowa + 3 bramy + 2 jednostki startowe + 2 wydarzenia epickie + 6 wydarzeń standardowych + 3 czempionów + 16 zwykłych jednostek = 34 karty.
SW-EX-19 = Jednostka z efektem „po ruchu” porusza się o 2 pola. Po wejściu na pierwsze pole nic się jeszcze nie dzieje; efekt rozpatruje się raz, natychmiast po całym ruchu.
SW-EX-20 = Jednostka z efektem „po ataku” atakuje i niszczy cel. Wykonując kroki, najpierw dokłada się obrażenia i cel zostaje zniszczony (z zyskiem magii), a dopiero potem rozpatruje się efekt.
SW-EX-21 = Atakują trzy jednostki, a jedna z nich ma dodatkowy atak; w innym przypadku dodatkowo może atakować czwarta jednostka. Liczymy ataki w fazie ataku: w pierwszym przypadku są to 4 ataki 3 jednostkami, w drugim 4 ataki 4 jednostkami.
SW-EX-22 = Jednego efektu używa się zamiast ruchu, inny następuje zamiast zniszczenia jednostki. Po ich wykonaniu pierwsza jednostka się nie poruszyła, więc nie dzieje się nic „po ruchu”; druga nie zostaje zniszczona, więc nikt nie zyskuje magii.
SW-EX-23 = Jednostka może się poruszać przez zwykłe jednostki; sprawdza się jej drogę. Przez zwykłe jednostki przejść wolno, przez przywoływaczy, czempionów i budowle nie; ostatnie pole musi być puste. Ataki wręcz nigdy przez nic nie przechodzą.
SW-EX-24 = Karta A gracza leży na (3,2), a karta B na (2,2), współrzędne od strony tego gracza. Ocenia się ich wzajemne położenie z punktu widzenia gracza kontrolującego A. B jest za A.
SW-EX-25 = Niszczysz atakiem wrogą jednostkę „Hellfire Cultist”, a jej zdolność niszczy potem jedną z twoich jednostek; w innym przypadku zdolność zniszczonego wrogiego obiektu niszczy kolejny wrogi obiekt. Rozlicza się magię. Za kartę „Hellfire Cultist” zyskujesz 1 punkt. Za twoją jednostkę 1 punkt zyskuje przeciwnik (zniszczyła ją jego zdolność). Za kolejny wrogi obiekt w drugim przypadku nie zyskujesz nic.
