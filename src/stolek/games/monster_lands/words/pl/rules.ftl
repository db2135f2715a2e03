### Monster Lands: zasady po polsku (numery zasad zob. ledger.yaml).

## Działy

area-general = Zasady ogólne
area-setup = Przygotowanie gry
area-player_setup = Przygotowanie graczy
area-basic_terms = Podstawowe pojęcia
area-round_structure = Przebieg rundy
area-phase_1_dice_pool = Faza 1: przygotowanie puli kości
area-phase_2_deployment = Faza 2: rozmieszczanie
area-citadel_buildings = Budynki Cytadeli
area-bargaining_dice = Kości targowania
area-hunting_lodge = Chata myśliwska
area-laboratory = Laboratorium
area-potions_and_venoms = Eliksiry i jady
area-tavern = Karczma
area-greenhorns = Żółtodzioby
area-armoury = Zbrojownia
area-pawnshop = Lombard
area-market = Targ
area-mine = Kopalnia
area-outskirts_placement = Wysyłanie w Okolice
area-quest_paths = Ścieżki zadań
area-lands = Krainy
area-citadel_entrance = Wejście do Cytadeli
area-settled_land_action = Akcja zasiedlonej krainy
area-phase_3_adventure = Faza 3: przygoda
area-quest_resolution = Rozpatrywanie zadań
area-trap_reveal = Odkrywanie pułapek
area-monster_attack = Atak potwora
area-defending = Obrona
area-mercenary_death = Śmierć najemnika
area-mercenary_attack = Atak najemnika
area-end_of_battle = Koniec walki
area-trophies = Trofea
area-conquest = Podbój krainy
area-settling = Zasiedlanie
area-loot = Łupy
area-citadel_defence = Obrona Cytadeli
area-phase_4_cleanup = Faza 4: porządkowanie
area-panic = Panika
area-chieftain_replacement = Nowy wódz
area-wages = Żołd
area-fame_check = Sprawdzenie sławy
area-board_preparation = Przygotowanie planszy
area-starting_player = Pierwszy gracz
area-round_marker = Znacznik rundy
area-scoring = Punktacja
area-difficulty = Poziomy trudności
area-variants = Warianty
area-tricks_module = Moduł podstępów
area-solo_game = Gra jednoosobowa
area-automated_player_sam = Automatyczny gracz Sam
area-solo_campaign = Kampania jednoosobowa
area-scenario_1 = Scenariusz 1: Zwykła robota
area-scenario_2 = Scenariusz 2: Poszukiwacz złota
area-scenario_3 = Scenariusz 3: Wypad
area-scenario_4 = Scenariusz 4: Na lekko
area-scenario_5 = Scenariusz 5: Pełny rynsztunek
area-scenario_6 = Scenariusz 6: Zasadzka
area-scenario_7 = Scenariusz 7: Różnorodność
area-scenario_8 = Scenariusz 8: Podstępny Sam
area-scenario_9 = Scenariusz 9: Jasne rozkazy
area-scenario_10 = Scenariusz 10: Zagłada
area-clarifications_from_tips = Wyjaśnienia z porad
area-trap_reference = Wykaz pułapek
area-trick_reference = Wykaz podstępów
area-loot_token_reference = Wykaz żetonów łupu
area-monster_reference = Wykaz potworów
area-mercenary_reference = Wykaz najemników
area-equipment_reference = Wykaz ekwipunku
area-land_reference = Wykaz krain

## Zasady ogólne

ML-GEN-01 = Każdy gracz prowadzi jeden klan najemników i walczy o koronę; po ostatniej rundzie wygrywa klan, który ma najwięcej punktów zwycięstwa (PZ).
ML-GEN-02 = W grze bierze udział od 1 do 4 graczy. Od dwóch do czterech graczy obowiązują zasady standardowe; jeden gracz stosuje zasady gry jednoosobowej z automatycznym graczem Samem.
ML-GEN-03 = Gra zawiera 94 karty: 8 podstawowych członków klanu, 28 najemników, 8 żółtodziobów, 20 potworów (8 poziomu A i 12 poziomu B), 18 kart ekwipunku i 12 krain.
ML-GEN-04 = Gra zawiera 259 żetonów i kafelków: 4 znaczniki renomy, 4 znaczniki sławy, 36 żetonów najemników, 64 żetony pułapek, 20 żetonów obrony, 55 monet, 16 eliksirów, 16 jadów, 16 żetonów łupu, 1 dwustronny kafelek pierwszego gracza, 1 znacznik rundy, 6 dwustronnych kafelków wydarzeń, 1 dwustronną nakładkę toru rund, 7 żetonów paniki i 12 dwustronnych żetonów zadań.
ML-GEN-05 = Gra zawiera 80 kości sześciościennych: 32 czerwone (siła), 22 fioletowe (magia), 18 żółtych (targowanie) i 8 czarnych (atak potworów).
ML-GEN-06 = Do gry należą ponadto 4 plansze klanów, 1 plansza główna i 1 woreczek na żetony zadań.
ML-GEN-07 = Plansza przedstawia Cytadelę z siedmioma budynkami (chata myśliwska, laboratorium, karczma, zbrojownia, lombard, targ, kopalnia) oraz Okolice. W Okolicach są pośrodku ścieżki zadań, po lewej (kraina A) i po prawej (kraina B) ścieżki krain, w prawym dolnym rogu wejście do Cytadeli oraz miejsce na żetony łupu.
ML-GEN-08 = Kości kładzione na polach to akcje: kości w Cytadeli przynoszą korzyść od razu, a kości w Okolicach stają się kośćmi bitewnymi, którymi rzuca się później, w fazie przygody.
ML-GEN-09 = Sławę zdobywa się, wypełniając zadania, pokonując potwory i podbijając krainy, a także za bohaterską śmierć najemników oraz dzięki kilku wymienionym efektom kart i żetonów; budynki Cytadeli nigdy nie dają sławy.
ML-GEN-10 = Monety, żetony obrony, eliksiry, jady i kolorowe kości nigdy się nie wyczerpują. Karty i wszystkie inne żetony istnieją tylko w podanej liczbie.
    .note = Drukowane zasady nie mówią, co robić, gdy zabraknie tych elementów; nieograniczony zapas to przyjęta interpretacja. O czarnych kościach zob. ML-MATT-09.

## Przygotowanie gry

ML-SETUP-01 = Standardowe przygotowanie odpowiada poziomowi łatwemu bez modułu podstępów. Inne poziomy trudności i moduł podstępów zmieniają tylko te kroki, które wymieniono w ich własnych zasadach.
ML-SETUP-02 = Wszystkie 8 kart żółtodziobów (symbol procy) połóżcie odkryte na miejscu na karty pod karczmą. Można je werbować, dopóki się nie skończą.
ML-SETUP-03 = Potasujcie 28 kart najemników w zakrytą talię i odkryjcie 4 z nich na miejscach na najemników; to oferta karczmy.
ML-SETUP-04 = Na początku w ofercie karczmy musi być co najmniej tylu najemników o renomie 4 lub mniejszej, ilu jest graczy. Dopóki tak nie jest, usuńcie z oferty najemnika o najwyższej renomie i odkryjcie nową kartę; gdy warunek jest spełniony, wtasujcie wszystkie usunięte karty z powrotem do talii.
    .note = Drukowane zasady nie mówią, którą kartę usunąć, gdy kilka ma taką samą najwyższą renomę; decyduje los.
ML-SETUP-05 = 28 żetonów najemników połóżcie obok karczmy, a na każdej karcie najemnika w ofercie połóżcie pasujący do niej żeton; zwerbowany najemnik zabiera swój żeton ze sobą.
ML-SETUP-06 = Każdy żeton pułapki ma na rewersie rysunek pułapki, a na awersie efekt i cenę.
ML-SETUP-07 = 64 żetony pułapek dzielą się na cztery rodzaje: 4 podstawowe pułapki, 6 ukrytych pułapek, 18 podstępów (brązowe tło) i 36 ulepszonych pułapek (wszystkie pozostałe).
ML-SETUP-08 = 4 podstawowe pułapki odłóżcie dla graczy, 18 podstępów i 6 ukrytych pułapek schowajcie do pudełka, 36 ulepszonych pułapek potasujcie zakryte jako zapas pułapek, a 6 losowych połóżcie odkryte na miejscach na pułapki w chacie myśliwskiej.
ML-SETUP-09 = Potasujcie 18 zakrytych kart ekwipunku i odkryjcie 3 z nich na miejscach targu.
ML-SETUP-10 = Posortujcie potwory według poziomów, potasujcie 8 potworów poziomu A i połóżcie dwa losowe jako aktywne potwory krain A i B.
ML-SETUP-11 = Wszystkie pozostałe potwory poziomów A i B potasujcie razem w jedną zakrytą talię potworów.
ML-SETUP-12 = Potasujcie 12 zakrytych kart krain i dwie z nich połóżcie obok potworów jako aktywne krainy pierwszej rundy.
ML-SETUP-13 = Potasujcie 6 kafelków wydarzeń i dwa losowe, losową stroną do góry, połóżcie pod dwiema krainami. Kafelek wydarzenia należy do swojej krainy: ilekroć wymienia się kartę krainy, wymienia się też kafelek.
ML-SETUP-14 = Według instrukcji kafelek wydarzenia może leżeć dowolną stroną do góry; przy stole cyfrowym i kafelek, i stronę wybiera los.
ML-SETUP-15 = Przy 1 lub 2 graczach połóżcie tylko jednego potwora, jedną krainę i jeden kafelek wydarzenia, wszystkie przy krainie A; miejsce krainy B pozostaje puste, a jej ścieżek nie można używać przez całą grę.
    .note = Zadania, budynki i oferta łupów są takie same przy każdej liczbie graczy, z wyjątkiem pól na kości z symbolem gry wieloosobowej.
ML-SETUP-16 = Potasujcie 16 zakrytych żetonów łupu i 4 losowe połóżcie odkryte na miejscu na łupy między krainami.
ML-SETUP-17 = 12 żetonów zadań włóżcie do woreczka i wyciągnijcie dwa: pierwszy połóżcie stroną A do góry na miejscu zadania A (zadanie z rzutem), drugi stroną B do góry na miejscu zadania B (zadanie z opłatą).
ML-SETUP-18 = Na poziomie łatwym przykryjcie wydrukowany tor rund nakładką stroną A do góry.
ML-SETUP-19 = Znacznik rundy połóżcie na polu 1 toru rund.
ML-SETUP-20 = Czerwone, fioletowe i żółte kości tworzą wspólny zapas kości, czarne leżą obok niego; monety, żetony obrony, eliksiry i jady tworzą osobne wspólne zapasy.
ML-SETUP-21 = Potasujcie 7 żetonów paniki i ułóżcie je w zakryty stos przy wejściu do Cytadeli.
ML-SETUP-22 = Kafelek pierwszego gracza, stroną A do góry, otrzymuje najbardziej chciwy gracz; to on zaczyna fazę rozmieszczania w rundzie 1.
    .note = „Najbardziej chciwy” to żart autorów; przy stole cyfrowym pierwszego gracza wskazuje los albo ustawienie.
ML-SETUP-23 = W grze dwuosobowej pola na kości oznaczone symbolem gry wieloosobowej są zamknięte; tak samo w grze jednoosobowej, którą przygotowuje się jak dwuosobową.

## Przygotowanie graczy

ML-PSET-01 = Każdy gracz bierze jedną planszę klanu; nieużywane plansze wracają do pudełka.
ML-PSET-02 = Każdy gracz bierze obie karty podstawowych członków klanu jednej przynależności: wodza kładzie po lewej stronie planszy, podstawowego najemnika po prawej. Niewykorzystane karty podstawowe wracają do pudełka.
    .note = Drukowane zasady nie mówią, kto wybiera pierwszy; przy stole cyfrowym gracze wybierają w kolejności tur, począwszy od pierwszego gracza. Każda przynależność ma jedną parę, więc dwa klany nigdy nie zaczynają z tą samą.
ML-PSET-03 = Każdy podstawowy członek klanu ma własny żeton najemnika, który leży na jego karcie; żetony niewykorzystanych podstawowych członków wracają do pudełka (w grze jednoosobowej zostają dla Sama).
ML-PSET-04 = Wódz daje klanowi na początku 5 punktów sławy: połóż niebieski znacznik sławy na 5.
ML-PSET-05 = Wódz daje też 7 monet i jeden żeton podstawowej pułapki (oznaczony symbolem wodza), który trafia na miejsce na pułapki na planszy klanu. Pozostałe podstawowe pułapki wracają do pudełka.
ML-PSET-06 = Podstawowy najemnik ma renomę 1: połóż czerwony znacznik renomy na 1.
ML-PSET-07 = W pierwszej rundzie pula każdego klanu to 2 kości siły, 1 kość targowania i 1 kość magii: składają się na nią kości obu podstawowych członków klanu i kość za 5 punktów sławy.

## Podstawowe pojęcia

ML-TERM-01 = Sławę pokazuje niebieski znacznik na planszy klanu; rośnie z każdą nagrodą w sławie i maleje z każdą karą w sławie.
ML-TERM-02 = Gracz, który na koniec rundy ma 30 lub więcej punktów sławy, ogłasza to, bo kończy to grę.
    .note = Samo sprawdzenie następuje w kroku 5 fazy porządkowania.
ML-TERM-03 = Renomę pokazuje czerwony znacznik; jest ona zawsze równa sumie renomy najemników klanu (także żółtodziobów). Zmieniaj ją od razu, gdy najemnik przybywa lub odchodzi.
ML-TERM-04 = Na koniec gry zarówno sława, jak i renoma liczą się jako punkty zwycięstwa.
ML-TERM-05 = Wodza traktuje się według wszystkich zasad jak zwykłego najemnika, chyba że zasada wymienia wodzów; początkowi wodzowie nie mają renomy.
    .note = Najemnik, który został wodzem, zachowuje wydrukowaną renomę, bo ostateczne rozstrzyganie remisów porównuje renomę wodzów; nie mają jej tylko początkowi wodzowie.
ML-TERM-06 = Karta najemnika podaje: imię, przynależność, koszt werbunku w monetach, renomę, kości dodawane do puli, zdolność oraz, przy niektórych zdolnościach, symbol Okolic.
ML-TERM-07 = Każdy członek klanu dodaje kości ze swojej karty do puli gracza, niezależnie od tego, czy w tej rundzie stanie na ścieżce.
ML-TERM-08 = Są cztery przynależności: ogień, woda, wiatr i dżungla. Najemnicy (ale nie żółtodzioby), podstawowi członkowie klanów, krainy i potwory mają dokładnie po jednej.
ML-TERM-09 = Zgodna przynależność ma dokładnie trzy skutki: potwór w krainie o własnej przynależności atakuje dodatkową kością, krainę może zasiedlić tylko najemnik o jej przynależności, a zebrane symbole przynależności dają na koniec PZ.
ML-TERM-10 = Klan zaczyna z dwoma członkami o jednej przynależności, ale może werbować najemników o dowolnej przynależności.
ML-TERM-11 = Sława nie może spaść poniżej 0; jeśli gra trwa dalej, znacznik sławy może przekroczyć 30.
    .note = Żadna z tych granic nie jest wydrukowana; to naturalna interpretacja.
ML-TERM-12 = Na planszy klanu mieści się najwyżej 5 pułapek, 5 żetonów obrony, 3 eliksiry i 3 jady. Te limity dotyczą wszystkiego, co zyskujesz z dowolnego źródła; nadmiar od razu odrzucasz według własnego wyboru. Monety, żetony łupu, trofea, krainy i najemnicy nie mają limitu.
ML-TERM-13 = Pułapki są tajne: do chwili odkrycia leżą zakryte na planszy i na ścieżkach; wszystkie inne elementy są jawne.

## Przebieg rundy

ML-ROUND-01 = Gra trwa najwyżej sześć rund; każda runda ma cztery fazy w tej kolejności: 1 przygotowanie puli kości, 2 rozmieszczanie, 3 przygoda, 4 porządkowanie.
ML-ROUND-02 = Gra kończy się na koniec szóstej rundy albo na koniec dowolnej rundy, w której któryś z graczy osiągnął co najmniej 30 punktów sławy.

## Faza 1: przygotowanie puli kości

ML-POOL-01 = W fazie 1 każdy gracz zbiera ze wspólnego zapasu swoją pulę: wszystkie kości pokazane na karcie wodza i na kartach wszystkich innych członków klanu oraz kości za obecną sławę.
ML-POOL-02 = Za sławę od 1 do 10 przysługuje jedna kość, od 11 do 20 dwie kości, od 21 do 30 trzy kości; dostaje się tylko nagrodę z bieżącego przedziału.
    .note = Kolory kości są przyjęte: siła; siła + magia; siła + magia + targowanie.
ML-POOL-03 = Przy sławie 0 nie dostaje się żadnej kości; powyżej 30 (możliwe w grze jednoosobowej) obowiązuje nagroda z przedziału 21–30.
    .note = Drukowane zasady tego nie podają; to przyjęta interpretacja.
ML-POOL-04 = Po zebraniu puli każdy gracz rzuca wszystkimi swoimi kośćmi targowania i zostawia wyniki widoczne; kośćmi siły i magii jeszcze się nie rzuca.
ML-POOL-05 = Nowo zwerbowany najemnik dodaje swoje kości do puli od razu, jeszcze w tej samej fazie rozmieszczania.
ML-POOL-06 = Kości siły nie mają szczególnej funkcji; kości magii można odrzucać ze ścieżki, by osłabić atak potwora, i tylko je przyjmuje laboratorium; kości targowania dają w niektórych budynkach zniżki.
ML-POOL-07 = Pulę zbiera się w każdej rundzie od nowa; kości zyskane tylko na bieżącą rundę (zamiany, zasiedlone krainy, łupy, zdolności) nie zostają na następną.
ML-POOL-08 = Każdą kością targowania, którą gracz otrzymuje po fazie 1, rzuca się w chwili jej otrzymania, niezależnie od źródła.
ML-POOL-09 = Kości za sławę bierze się tylko w fazie 1; przejście do innego przedziału sławy w dalszej części rundy ani nie dodaje kości, ani ich nie odbiera.

## Faza 2: rozmieszczanie

ML-DEPLOY-01 = Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, gracze na przemian wykonują w swojej turze dokładnie jedną akcję, aż wszyscy spasują.
ML-DEPLOY-02 = W swojej turze gracz musi zrobić jedno z trojga: położyć kości w Cytadeli, wysłać najemnika z kośćmi w Okolice albo położyć kości na własnej zasiedlonej krainie.
ML-DEPLOY-03 = Gracz, który nie ma już w puli żadnej kości, musi spasować, nawet jeśli wciąż ma najemnika i żetony, które mógłby wysłać do wejścia do Cytadeli; gracz, który ma jeszcze kość, pasować nie może.
ML-DEPLOY-04 = Gracz, który ma kość, ale żadnego dozwolonego miejsca na nią (na przykład lombard ogarnęła panika, a niczego innego nie da się opłacić ani nic innego nie jest wolne), odrzuca w swojej turze jedną kość, której nie da się położyć.
    .note = Drukowane zasady tego nie omawiają; zwykle kość zawsze przyjmuje lombard. Dzięki tej zasadzie faza na pewno się kończy.
ML-DEPLOY-05 = Graczy, którzy spasowali, pomija się; pozostali rozgrywają kolejne tury, a faza kończy się, gdy każdy rozmieścił wszystkie kości i spasował.
ML-DEPLOY-06 = Pole planszy, na którym leży już kość, nie przyjmuje do końca rundy żadnej innej.
ML-DEPLOY-07 = Akcja polega na położeniu jednej lub kilku kości na wolnych polach planszy albo na własnych zasiedlonych krainach, tak jak wymaga tego wybrane miejsce.
ML-DEPLOY-08 = Niektóre karty i żetony zamieniają kość jednego koloru na kość innego koloru: połóż starą kość na karcie lub żetonie, a nową weź ze wspólnego zapasu. Zyskaną w ten sposób kością targowania od razu rzuć.
ML-DEPLOY-09 = Każdej zdolności najemnika, żółtodzioba lub karty ekwipunku można użyć raz na rundę. Ograniczenie dotyczy karty: przekazanie karty ekwipunku innemu najemnikowi go nie odnawia, natomiast dwa egzemplarze tej samej karty to dwie zdolności.
ML-DEPLOY-10 = Zdolność z symbolem Okolic działa tylko w fazie przygody, gdy rozpatruje się ścieżkę najemnika, i trzeba jej wtedy użyć; dobrowolne pozostają tylko przerzuty. Każdej innej zdolności można używać w fazie rozmieszczania.
ML-DEPLOY-11 = Użycie zdolności bez symbolu Okolic, leczenie eliksirem, przekładanie ekwipunku, użycie żetonu łupu i sprzedaż trofeum nie są akcjami i można je wykonać oprócz akcji.
ML-DEPLOY-12 = Zdolności używanej w fazie rozmieszczania można użyć także wtedy, gdy jej najemnik stoi na ścieżce, chyba że zdolność mówi inaczej (tak jest u Fandora i Czerwiny).
ML-DEPLOY-13 = Zdolności bez symbolu Okolic i łupów na fazę rozmieszczania gracz używa w swoich turach tej fazy, w dowolnej liczbie, przed akcją lub po niej. Przy pustej puli można ich jeszcze użyć na początku tury, a gracz, który zyska w ten sposób kość, nie pasuje. Pas jest ostateczny do końca rundy.
    .note = Drukowane zasady wymieniają tylko fazę; ograniczenie do własnych tur i ostateczność pasu to przyjęta interpretacja. Leczenie eliksirami, przekładanie ekwipunku, zasiedlanie krain, sprzedaż trofeów i łupy, które nie wymieniają żadnej fazy, są możliwe w każdej chwili.

## Budynki Cytadeli

ML-CIT-01 = Są trzy rodzaje miejsc w budynkach: pola na dokładnie jedną kość, pola podwójne (kopalnia), na które kładzie się dwie kości w jednej akcji, oraz miejsce nieograniczone (lombard).
ML-CIT-02 = Korzyść z budynku otrzymuje się natychmiast po położeniu kości.
ML-CIT-03 = Kłaść można tylko kości koloru wydrukowanego na budynku i tylko wtedy, gdy budynek ma wolne pole.
ML-CIT-04 = Budynku, w którym wszystkie pola na kości są zajęte, nie można użyć; jedynym wyjątkiem jest lombard, w którym nie ma limitu kości w akcji ani wizyt w rundzie.
ML-CIT-05 = W chacie myśliwskiej, karczmie, zbrojowni i na targu płaci się monetami. Gracz, którego po uwzględnieniu zniżek nie stać na cenę, nie może tam położyć kości.
ML-CIT-06 = W chacie myśliwskiej, karczmie, zbrojowni i na targu kości kładzie się od lewej do prawej, aby widać było kolejność kości targowania.
ML-CIT-07 = W budynku, na którym leży żeton paniki, nie można kłaść kości.
ML-CIT-08 = Przyjmowane kolory: chata myśliwska, karczma, zbrojownia i targ – siła lub targowanie; laboratorium – magia; kopalnia – siła; lombard – dowolny kolor.
ML-CIT-09 = Gracz może w jednej rundzie użyć tego samego budynku kilka razy, za każdym razem w osobnej akcji i na innym wolnym polu.

## Kości targowania

ML-BARG-01 = Kość targowania, która jest w swoim budynku pierwszą kością targowania, obniża cenę dokonywanego nią zakupu o swoją wartość.
ML-BARG-02 = Jeśli w budynku leży już inna kość targowania, a nowa ma niższą wartość niż kość targowania położona tuż przed nią, zniżka jest sumą obu wartości (gracz może z niej skorzystać).
ML-BARG-03 = Jeśli nowa kość targowania ma wartość równą wartości poprzedniej kości targowania lub wyższą, zniżka wynosi tylko tyle, ile wartość nowej kości.
ML-BARG-04 = Porównuje się tylko z kością targowania położoną ostatnio przed nową; wcześniejsze kości targowania i kości innych kolorów się pomija.
ML-BARG-05 = Łączna cena jednego zakupu nigdy nie może spaść poniżej 1 monety, bez względu na liczbę kupowanych w nim rzeczy.
ML-BARG-06 = W Okolicach kości targowania można kłaść tylko na zadaniach, które ich wymagają, nigdy na ścieżkach krain ani przy wejściu; na ścieżce zadania rzuca się nimi od nowa, gdy rozpatruje się ścieżkę.
ML-BARG-07 = Poprzednia kość targowania liczy się bez względu na to, który gracz (lub Sam) ją położył.
ML-BARG-08 = Stałą zniżkę ze zdolności lub karty ekwipunku dodaje się do zniżki z targowania i można łączyć kilka takich kart. Z co najmniej jedną taką kartą cena to koszt minus wszystkie zniżki, nie mniej niż 0; bez takiej karty nie mniej niż 1.
    .note = Dolna granica 0 jest wydrukowana na kartach; sumowanie zniżek to interpretacja.

## Chata myśliwska

ML-LODGE-01 = Za jedną kość siły lub targowania gracz może kupić dowolną liczbę pułapek z oferty, płacąc sumę cen wydrukowanych na żetonach.
ML-LODGE-02 = Zniżkę z targowania stosuje się raz do sumy cen wszystkich pułapek kupionych w akcji; łączna cena wynosi co najmniej 1.
ML-LODGE-03 = Na planszy klanu mieści się najwyżej 5 żetonów pułapek (niektóre karty podnoszą limit); gracz, który go przekroczy, musi od razu odrzucić nadmiarowe pułapki według własnego wyboru. Pułapek na ścieżkach się nie liczy.
ML-LODGE-04 = Ilekroć gracz odwiedza chatę, w ofercie musi leżeć 6 pułapek; po zakupie luki uzupełnia się odkrytymi pułapkami z zapasu.
ML-LODGE-05 = Gdy zapas pułapek się wyczerpie, potasujcie zużyte pułapki w nowy zapas. Zużyte są wszystkie żetony oprócz podstawowych, które zdjęto ze ścieżek, odrzucono ponad limit lub usunięto z oferty; jeśli takich nie ma, luki pozostają puste.
ML-LODGE-06 = Kupioną pułapkę kładzie się zakrytą na planszy klanu, aby przeciwnicy nie widzieli, jakie pułapki klan posiada.
ML-LODGE-07 = Nie można odwiedzić chaty, nie kupując co najmniej jednej pułapki.
ML-LODGE-08 = Podstawowa pułapka, która została użyta lub odrzucona, opuszcza grę; nigdy nie trafia do zapasu pułapek chaty.
    .note = Drukowane zasady tego nie podają. Podstawowe pułapki nie mają ceny, więc nie dałoby się ich sprzedawać.

## Laboratorium

ML-LAB-01 = Za jedną kość magii gracz bierze za darmo żetony eliksirów i jadów w dowolnej kombinacji: na górnym polu trzy żetony, na dolnym dwa.
ML-LAB-02 = Na planszy klanu mieszczą się najwyżej 3 eliksiry i najwyżej 3 jady; żetonów przekazanych już najemnikom na ścieżkach się nie liczy.
ML-LAB-03 = Gracz wybiera, którego wolnego pola laboratorium użyje.
    .note = Tylko Sam zajmuje zawsze najwyższe wolne pole.
ML-LAB-04 = Eliksiry i jady ponad limit odrzuca się od razu, także te, które w fazie porządkowania wracają ze ścieżki.

## Eliksiry i jady

ML-POTION-01 = Gracz może odrzucić eliksir z planszy, by odwrócić jednego własnego rannego najemnika, jeszcze nigdzie niewysłanego, na stronę zdrową.
ML-POTION-02 = Wysyłając najemnika na ścieżkę, gracz może położyć na jego żetonie najwyżej 1 eliksir i najwyżej 1 jad z planszy.
ML-POTION-03 = W walce można odrzucić eliksir z żetonu najemnika, by anulować jedną właśnie zadawaną mu ranę, nawet śmiertelną.
ML-POTION-04 = W walce można odrzucić jad z żetonu najemnika, by dodać 2 do wyniku jego ataku; każdy jad daje +2.
ML-POTION-05 = Eliksiry i jady nieużyte w walce nie przepadają; wracają na planszę w kroku 1 fazy porządkowania.
ML-POTION-06 = Najemnik może mieć więcej niż jeden eliksir lub jad tylko wtedy, gdy dodatkowy pochodzi z korzyści ścieżki.
ML-POTION-07 = W walce można używać tylko eliksirów i jadów leżących na żetonie walczącego najemnika, a nie tych z planszy klanu.
ML-POTION-08 = Eliksiry i jady przekazane najemnikowi należą do tego, co zabiera on do walki; nie są kartami ekwipunku, nie mają rodzaju ekwipunku i nie zajmują miejsca na ścieżce.

## Karczma

ML-TAV-01 = Za jedną kość siły lub targowania gracz werbuje dokładnie jednego najemnika z oferty albo jednego żółtodzioba, płacąc jego koszt werbunku.
ML-TAV-02 = Można werbować najemników o dowolnej przynależności.
ML-TAV-03 = Nadwyżka sławy = sława minus renoma. Najemnika można zwerbować tylko wtedy, gdy jego renoma nie przekracza obecnej nadwyżki sławy gracza.
ML-TAV-04 = Gracz, którego renoma jest równa sławie lub od niej wyższa, nie ma nadwyżki i w ogóle nie może werbować.
ML-TAV-05 = Ograniczenie nadwyżką dotyczy też żółtodziobów i najemników otrzymywanych za darmo.
ML-TAV-06 = Kartę zwerbowanego kładzie się po prawej stronie planszy klanu, obok innych najemników klanu.
ML-TAV-07 = Werbunek od razu przesuwa znacznik renomy w górę o renomę zwerbowanego najemnika.
ML-TAV-08 = Gracz natychmiast bierze kości pokazane na zwerbowanej karcie; kośćmi targowania spośród nich od razu rzuca. Te kości trzeba położyć jeszcze w tej samej fazie rozmieszczania.
ML-TAV-09 = Ilekroć gracz odwiedza karczmę, w ofercie musi być 4 najemników (w grze jednoosobowej 3), nie licząc żółtodziobów; po werbunku lukę uzupełnia się z talii.
ML-TAV-10 = Gdy talia najemników się wyczerpie, potasujcie odrzuconych najemników w nową talię.
ML-TAV-11 = Po położeniu kości w karczmie, a przed werbunkiem, gracz może zapłacić 2 monety za kolejkę: odrzuca wszystkich najemników z oferty, odkrywa nowych, a potem może zwerbować jednego z nich. Werbunek bez kości w karczmie (z krainy lub z łupu) nie daje prawa do kolejki.
ML-TAV-12 = Zniżki z targowania nie można wykorzystać na 2 monety za kolejkę.
ML-TAV-13 = W jednej akcji w karczmie można postawić jedną kolejkę; po niej gracz może zwerbować najemnika lub żółtodzioba albo zakończyć akcję bez werbunku.
    .note = Drukowane zasady ani nie dopuszczają, ani nie zakazują kilku kolejek w jednej akcji; jedna kolejka to przyjęta interpretacja.
ML-TAV-14 = Utrata sławy nigdy nie przesuwa znacznika renomy; sława może być niższa od renomy. Zwerbowani już najemnicy zostają; gracz nie może tylko werbować, dopóki znów nie ma nadwyżki.
ML-TAV-15 = Najemnicy opuszczają klan tylko przez śmierć lub niewypłacony żołd, nigdy z powodu utraty sławy.
ML-TAV-16 = Kość można położyć w karczmie tylko wtedy, gdy od razu dałoby się nią zwerbować najemnika z oferty lub żółtodzioba (nadwyżka, cena po zniżkach), albo gdy gracz ma monety na kolejkę. Kto nie stawia kolejki, musi werbować.
    .note = Wydrukowano tylko to, że gracza musi być stać na cenę; kolejka jako druga możliwość i obowiązek werbunku to przyjęta interpretacja.

## Żółtodzioby

ML-GREEN-01 = Żółtodzioby są tanie, mają niewielką renomę i każdy z nich dodaje jedną kość siły.
ML-GREEN-02 = Żółtodzioby nie mają żetonów ani przynależności: nie można ich wysyłać na ścieżki, nie mogą zasiedlać krain i nie dają PZ za przynależność.
ML-GREEN-03 = Żółtodziobom trzeba płacić żołd jak zwykłym najemnikom.
ML-GREEN-04 = Raz na rundę, w fazie rozmieszczania, żółtodziób zamienia jedną kość z puli na kość innego koloru wybranego przez gracza; oddana kość leży na karcie żółtodzioba do fazy porządkowania i pokazuje, że zdolność została użyta.
ML-GREEN-05 = Zamiana nie jest akcją, a nowej kości trzeba użyć w tej samej fazie rozmieszczania; nie można jej zachować.
ML-GREEN-06 = Żółtodzioby leżą odkryte i nie należą do oferty najemników: kolejka ich nie odrzuca, a ich liczba jest ograniczona do 8.
ML-GREEN-07 = Odrzucony żółtodziób (dezercja) wraca do kart żółtodziobów pod karczmą i można go znów zwerbować.
    .note = Drukowane zasady tego nie podają.

## Zbrojownia

ML-ARM-01 = Za jedną kość siły lub targowania gracz kupuje od jednego do trzech żetonów obrony po 2 monety; zniżkę z targowania stosuje się do sumy, minimum to 1.
ML-ARM-02 = Na planszy klanu mieści się najwyżej 5 żetonów obrony; nadmiar odrzuca się od razu. Żetonów obrony na ścieżkach się nie liczy.
ML-ARM-03 = Zdolność obronna (z karty, kafelka wydarzenia lub wsparcia straży) zapobiega ranom tak jak żeton obrony, ale nie zajmuje miejsca na ścieżce i działa tylko przeciw atakom potworów.
ML-ARM-04 = Każdej zdolności obronnej używa się najwyżej raz na rundę; żeton obrony odrzuca się po użyciu, a nieużyty w fazie porządkowania.
ML-ARM-05 = Żetony obrony kładzie się na ścieżkach w fazie rozmieszczania; każdy odrzucony zapobiega jednej ranie. W module podstępów można zamiast tego anulować żetonem podstęp.
ML-ARM-06 = Zdolność obronna o sile 2 zapobiega w rundzie najwyżej dwóm ranom; mogą one pochodzić z jednego ataku albo z kilku ataków tej rundy.
    .note = Drukowane zasady tego nie podają. Ma to znaczenie przy potworach, które ranią poza zwykłym atakiem, i przy przekierowanych kościach.

## Lombard

ML-PAWN-01 = W jednej akcji gracz może położyć w lombardzie dowolną liczbę kości ze swojej puli, w dowolnych kolorach, i za każdą otrzymuje 1 monetę.
ML-PAWN-02 = W lombardzie nie ma limitu kości ani wizyt, dla żadnego gracza.

## Targ

ML-MARKET-01 = Za jedną kość siły lub targowania gracz kupuje dokładnie jedną kartę ekwipunku z oferty po jej cenie (obowiązuje zniżka z targowania, minimum to 1).
ML-MARKET-02 = Kupioną kartę trzeba od razu przydzielić własnemu członkowi klanu, który nie stoi na ścieżce i może przyjąć kartę tego rodzaju; starszą kartę można odrzucić, by zrobić miejsce. Jeśli nie ma takiego członka, karty nie można kupić.
ML-MARKET-03 = Każdy najemnik może mieć najwyżej jedną kartę ekwipunku każdego rodzaju: broń, oporządzenie, zaklęcie.
ML-MARKET-04 = Karta ekwipunku podaje: nazwę, cenę, zdolność, czasem symbol Okolic, oraz rodzaj (broń, oporządzenie lub zaklęcie).
ML-MARKET-05 = Ekwipunek z symbolem Okolic działa tylko w fazie przygody, u najemnika na ścieżce.
ML-MARKET-06 = Między własnymi najemnikami, którzy nie stoją na ścieżkach, można w każdej chwili swobodnie przekładać ekwipunek, zachowując limit jednej karty każdego rodzaju; ekwipunek można dowolnie odrzucać, by zrobić miejsce.
ML-MARKET-07 = Po zakupie uzupełnijcie ofertę z talii ekwipunku, jeśli to możliwe.
    .note = Drukowane zasady nie przewidują ponownego tasowania; odrzucony ekwipunek jest poza grą, więc oferta może pozostać niepełna.
ML-MARKET-08 = Jeśli wszyscy najemnicy klanu stoją na ścieżkach i klan nie ma żółtodzioba, ekwipunku nie można kupić. Żółtodziób może mieć ekwipunek; ponieważ nigdy nie staje na ścieżce, działają u niego tylko karty bez symbolu Okolic.
    .note = To, że żółtodziób może mieć ekwipunek, jest interpretacją: wydrukowana lista tego, czego mu nie wolno, ekwipunku nie wymienia.

## Kopalnia

ML-MINE-01 = Kopalnia ma po lewej pola podwójne, na które kładzie się dwie kości siły w jednej akcji, a po prawej pola pojedyncze na jedną kość siły; otrzymuje się monety pokazane przy polu.
ML-MINE-02 = Pola podwójne dają 6 monet i 4 monety; pole pojedyncze daje 2 monety.
ML-MINE-03 = Pole podwójne musi w całości zapełnić jeden gracz w jednej akcji.

## Wysyłanie w Okolice

ML-OUT-01 = Aby wysłać najemnika, gracz kładzie żeton jednego własnego, jeszcze niewysłanego najemnika na najwyższym miejscu wolnej ścieżki, a w tej samej akcji na dalszych miejscach kości obowiązkowe i ewentualne dodatkowe.
ML-OUT-02 = W późniejszej akcji można wysłać innego najemnika na inną wolną ścieżkę tego samego miejsca.
ML-OUT-03 = Kości w Okolicach rozpatruje się nie przy położeniu, lecz w fazie przygody.
ML-OUT-04 = Na ścieżce jest dokładnie jeden najemnik; najemnik może być w rundzie tylko na jednej ścieżce.
ML-OUT-05 = Wysłać można wodza, podstawowego najemnika, zwerbowanych najemników, rannych najemników i najemników, którzy zasiedlili krainę; żółtodziobów wysyłać nie można.
ML-OUT-06 = Kości na ścieżce pochodzą z całej puli gracza; nie muszą to być kości wysyłanego najemnika.

## Ścieżki zadań

ML-QUEST-01 = W każdej rundzie są dwa zadania: zadanie z rzutem (miejsce A) i zadanie z opłatą (miejsce B).
ML-QUEST-02 = Każde zadanie ma dwie ścieżki, może więc w nim wziąć udział najwyżej dwóch najemników (z tego samego klanu lub z różnych).
ML-QUEST-03 = Najemnika wysyła się na zadanie razem z dokładnie tymi kośćmi, które pokazuje żeton zadania, ani więcej, ani mniej; jeśli żeton daje wybór kolorów, gracz wybiera kolor każdej takiej kości.
ML-QUEST-04 = Zadanie z rzutem podaje: kości do położenia, wymagany wynik, nagrodę dla najlepszego najemnika, karę za niepowodzenie i nagrodę pocieszenia w wysokości 2 monet.
ML-QUEST-05 = Zadanie z opłatą podaje: kości do położenia, zasoby do zapłacenia i osobne nagrody dla lewej i prawej ścieżki.
ML-QUEST-06 = Na ścieżkach zadań nie można kłaść pułapek ani żetonów obrony.

## Krainy

ML-LAND-01 = Miejsce krainy składa się z karty krainy, karty potwora i kafelka wydarzenia nad czterema ścieżkami.
ML-LAND-02 = Kafelek wydarzenia podaje dla każdej z czterech swoich ścieżek: wymagane kości (rodzaj i liczbę), posiłki (rodzaj i największą liczbę nieobowiązkowych dodatkowych kości) i korzyść.
ML-LAND-03 = Aby wysłać najemnika na ścieżkę krainy, trzeba położyć dokładnie tyle obowiązkowych kości i takiego rodzaju, jak pokazuje kafelek wydarzenia; można dodać kości posiłków, najwyżej tyle każdego rodzaju, ile pokazano.
ML-LAND-04 = W tej samej akcji gracz może dołożyć na ścieżkę żetony pułapek (zakryte) i żetony obrony z planszy.
ML-LAND-05 = Ścieżka ma 2 własne miejsca na żetony; każdy żeton powyżej dwóch zajmuje miejsce dwóch kości. Najwięcej mieści się 6 kości i 2 żetony, 4 kości i 3 żetony albo 2 kości i 4 żetony.
ML-LAND-06 = Najemnika, kości i żetony kładzie się na ścieżce w jednej akcji; późniejszymi akcjami niczego już na nią nie można dołożyć.
ML-LAND-07 = Wszystkie żetony pułapek i obrony na ścieżce przepadają po walce, użyte czy nie.
ML-LAND-08 = Karta krainy podaje: nazwę, przynależność, próg podboju, nagrodę za podbój (sławę) i zdolność, której można używać po zasiedleniu krainy.
ML-LAND-09 = Ścieżki krainy rozpatruje się od lewej do prawej. Pierwszy wysłany najemnik zawsze walczy z potworem; następni walczą z nim tylko wtedy, gdy wciąż nie jest pokonany, a w przeciwnym razie mogą tylko próbować podbić krainę.
ML-LAND-10 = Korzyść ścieżki należy do najemnika, który na niej stoi.
ML-LAND-11 = Korzyść „przerzut”: w fazie przygody najemnik może przerzucić jedną kość pokazanego koloru na swojej ścieżce; liczba mówi, ile przerzutów wolno wykonać łącznie, a mogą one dotyczyć wielokrotnie tej samej kości albo różnych kości.
ML-LAND-12 = Korzyść „zdolność obronna”: działa przeciw atakowi potwora; nie można jej wymienić na żeton obrony.
ML-LAND-13 = Korzyść „monety”: wysyłając najemnika, połóż pokazane monety na jego żetonie; gracz otrzymuje je w fazie porządkowania, jeśli najemnik przeżyje.
ML-LAND-14 = Korzyść „eliksir” lub „jad”: wysyłając najemnika, połóż na nim żeton z zapasu; można go użyć w walce, a nieużyty trafia w fazie porządkowania na planszę gracza.
ML-LAND-15 = Jeśli najemnik zginie, monety, eliksiry i jady z jego żetonu przepadają.

## Wejście do Cytadeli

ML-ENTR-01 = Przy wejściu jest miejsce na jednego potwora i dwie prowadzące do niego ścieżki (górna i dolna).
ML-ENTR-02 = Najemników można tam wysyłać tylko wtedy, gdy przy wejściu leży karta potwora. Zwykle potwór trafia tam dopiero w fazie porządkowania, więc w rundzie 1 wejście jest zamknięte, chyba że potwora umieści tam wariant, scenariusz lub zdolność potwora.
ML-ENTR-03 = Razem z najemnikiem gracz kładzie w jednej akcji dowolną liczbę kości siły i magii, pułapek (zakrytych) i żetonów obrony, które zmieszczą się na ścieżce; nie ma tu wymaganych kości ani kafelka wydarzenia.
ML-ENTR-04 = Najemnikowi musi towarzyszyć co najmniej jedna kość, jeden żeton obrony lub jedna pułapka.
ML-ENTR-05 = Każda ścieżka przy wejściu ma jeden zestaw wolnych miejsc, wspólny dla kości i żetonów: kość zajmuje jedno miejsce, pułapka lub żeton obrony dwa. Osobnych miejsc na żetony nie ma.
    .note = Przyjęto, że każda ścieżka ma osiem miejsc.
ML-ENTR-06 = Straż wspiera obie ścieżki: jedna daje zdolność obronną o sile 2; druga daje zdolność obronną o sile 1 i 5 monet, które kładzie się na żetonie najemnika i zachowuje, jeśli najemnik przeżyje.
    .note = Drukowane zasady nie mówią, która ścieżka jest która; przyjęto, że obronę o sile 2 daje ścieżka górna.
ML-ENTR-07 = Najemnik wysłany do wejścia może też mieć ze sobą najwyżej 1 eliksir i 1 jad.
ML-ENTR-08 = Jeśli najemnikowi towarzyszą tylko żetony, akcja nie kładzie żadnej kości; mimo to jest akcją tej tury i jest możliwa tylko wtedy, gdy gracz ma jeszcze w puli kość.

## Akcja zasiedlonej krainy

ML-OWN-01 = Jako akcję gracz może położyć na własnej zasiedlonej krainie kości pokazane na jej karcie i od razu otrzymuje jej korzyść.
ML-OWN-02 = Zasiedlonej krainy używa tylko jej właściciel, tylko dopóki jest w niej osadnik i tylko raz na rundę, bo potem jej pola są zajęte.
ML-OWN-03 = Krainy można użyć już w tej fazie rozmieszczania, w której została zasiedlona.
ML-OWN-04 = Zasiedlonej krainy można użyć, nawet jeśli część korzyści lub cała przepadnie (pełne zapasy, nie ma kogo zwerbować); kości pozostają położone.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.

## Faza 3: przygoda

ML-ADV-01 = W fazie przygody rozpatruje się Okolice w trzech krokach: 1 zadania, 2 walki o krainy, 3 obrona Cytadeli.
ML-ADV-02 = Ścieżkę bez najemnika się pomija; krok, w którym nie ma żadnego najemnika, pomija się w całości.
ML-ADV-03 = Krainę A (lewą) rozpatruje się w całości przed krainą B (prawą).
ML-ADV-04 = Walka o każdą krainę ma cztery kroki: 1 odkrycie pułapek, 2 walka z potworem, 3 podbój krainy, 4 żetony łupu.

## Rozpatrywanie zadań

ML-QRES-01 = Zadanie z rzutem (lewe) rozpatruje się przed zadaniem z opłatą (prawym).
ML-QRES-02 = Gracz, który ma najemnika na zadaniu z rzutem, rzuca wszystkimi kośćmi położonymi na jego ścieżce, także kośćmi targowania, i może użyć każdej przydatnej zdolności, karty ekwipunku i żetonu łupu.
ML-QRES-03 = Gdy jest tylko jeden najemnik: wynik równy wymaganemu lub wyższy daje nagrodę, niższy przynosi karę. W obu przypadkach żeton zadania się odrzuca.
ML-QRES-04 = Gdy jest dwóch najemników, rzucają obaj. Jeśli powiedzie się dokładnie jednemu, dostaje on nagrodę, a drugi karę; żeton się odrzuca.
ML-QRES-05 = Jeśli powiedzie się obu, nagrodę dostaje wyższy wynik po modyfikacjach, a drugi gracz 2 monety; przy równych wynikach wygrywa lewa ścieżka. Żeton się odrzuca.
ML-QRES-06 = Jeśli nie powiedzie się żadnemu, karę ponoszą obaj i żeton się odrzuca.
ML-QRES-07 = W zadaniu z opłatą najpierw gracz z lewej ścieżki decyduje, czy zapłaci wymagane zasoby i weźmie lewą nagrodę; potem tak samo gracz z prawej ścieżki decyduje o prawej nagrodzie.
ML-QRES-08 = Za niezapłacenie w zadaniu z opłatą nie ma kary; żeton zadania potem i tak się odrzuca.
ML-QRES-09 = Kara w sławie (na przykład 2 punkty sławy za nieudane zadanie) obniża tylko znacznik sławy, nie poniżej 0; jeśli kary w monetach lub żetonach nie da się zapłacić w całości, traci się to, co jest.
    .note = Częściowej zapłaty kary drukowane zasady nie omawiają; to przyjęta interpretacja.
ML-QRES-10 = Na zadaniach potwory nie atakują, więc najemnik nie może tam zostać ranny; użyte na zadaniu kości wracają w fazie porządkowania.
ML-QRES-11 = Jady dają +2 tylko w walkach, więc nie podnoszą wyniku rzutu na zadaniu.
    .note = Interpretacja wydrukowanych słów „w walkach”.
ML-QRES-12 = Zasoby na zadanie płaci się w chwili rozpatrywania, z planszy klanu lub ze skarbca; żetonów leżących na innych ścieżkach nie można użyć.
ML-QRES-13 = Gdy na zadaniu z rzutem jest dwóch najemników, najpierw lewa ścieżka rzuca oraz kończy przerzuty i modyfikacje, a potem prawa.
    .note = Kolejność nie jest wydrukowana; odpowiada kolejności od lewej do prawej na wszystkich innych ścieżkach.
ML-QRES-14 = Klan, który zajmuje obie ścieżki zadania z rzutem, traktuje się jak dwóch rywali: może dostać nagrodę i nagrodę pocieszenia, nagrodę i karę albo dwa razy karę.
    .note = Drukowane zasady nie omawiają tego osobno.
ML-QRES-15 = Na zadaniu z rzutem nie liczą się premie związane z atakiem, schwytaniem, zabiciem lub podbojem; przerzuty i premie do kości bez takiego warunku się liczą.

## Odkrywanie pułapek

ML-TREV-01 = Na początku walki o krainę (lub obrony Cytadeli) wszystkie żetony pułapek na wszystkich jej ścieżkach odkrywa się jednocześnie.
ML-TREV-02 = Jeśli pułapka daje kości, połóż je ze wspólnego zapasu na żetonie pułapki; należą do tej ścieżki i nie obowiązuje ich limit kości na ścieżce.
ML-TREV-03 = Jeśli pułapka modyfikuje rzuty, modyfikację stosuje się, gdy atakuje najemnik z tej ścieżki.
ML-TREV-04 = Kości na żetonie pułapki liczą się jako kości tej ścieżki: przy przerzutach, przy premiach do kości i przy odrzucaniu kości magii.
ML-TREV-05 = Podstawowa pułapka nie ma kości ani modyfikacji; spełnia tylko wymóg pułapki przy schwytaniu.

## Atak potwora

ML-MATT-01 = Walka zaczyna się na skrajnej lewej ścieżce, na której stoi najemnik: najpierw potwór atakuje tego najemnika, a potem najemnik, jeśli przeżył, atakuje potwora; następnie przychodzi kolej na następną zajętą ścieżkę po prawej.
ML-MATT-02 = Kośćmi potwora rzuca gracz siedzący po lewej stronie gracza, którego najemnika się rozpatruje.
    .note = W grze jednoosobowej rzuca jedyny gracz.
ML-MATT-03 = Liczba czarnych kości jest równa sile ataku wydrukowanej na karcie potwora.
ML-MATT-04 = Dodaj jedną czarną kość, jeśli przynależność potwora jest taka sama jak przynależność krainy, w której stoi (dwie zamiast jednej, jeśli tak mówi zdolność potwora).
ML-MATT-05 = Dodaj kości pokazane na bieżącym polu toru rund; na poziomie łatwym nic się nie dodaje.
ML-MATT-06 = Każdy potwór ma ponadto szczególną zdolność, która działa tak, jak opisano w wykazie potworów.
ML-MATT-07 = Każde wyrzucone 3, 4, 5 lub 6 to trafienie; 1 i 2 to pudła. Każde trafienie zadaje najemnikowi jedną ranę.
ML-MATT-08 = Pierwsza rana odwraca żeton najemnika na stronę ranną; kolejna rana zadana rannemu najemnikowi go zabija. Dwie rany w jednym ataku, którym się nie zapobiegło, zabijają więc zdrowego najemnika.
ML-MATT-09 = Jeśli potrzeba więcej czarnych kości niż 8 dostępnych, rzućcie niektórymi ponownie i dodajcie trafienia.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.
ML-MATT-10 = Najemnik wysłany jako ranny zaczyna walkę ranny i ginie od pierwszej rany, której się nie zapobiegło.
ML-MATT-11 = Karta potwora podaje: nazwę, przynależność, siłę ataku, szczególną zdolność, próg schwytania, próg zabicia, nagrody za schwytanie i za zabicie oraz poziom (A lub B).
ML-MATT-12 = Kolejność w jednym ataku potwora: efekty poprzedzające atak; ustalenie liczby czarnych kości; odrzucenie kości magii, z których każda usuwa jedną czarną kość; odłożenie i rozpatrzenie kości przekierowanych; rzut pozostałymi; dodanie ran automatycznych; na koniec zapobieganie ranom lub ich przyjęcie.
    .note = Gdy nie zostanie żadna kość, nie rzuca się, ale rany automatyczne i tak następują.

## Obrona

ML-DEF-01 = Przed rzutem kośćmi potwora gracz, do którego należy najemnik, może odrzucić dowolną liczbę kości magii leżących na tej ścieżce; każda z nich usuwa z ataku jedną czarną kość.
ML-DEF-02 = Za każde trafienie gracz może odrzucić ze ścieżki jeden żeton obrony, by zapobiec tej ranie.
ML-DEF-03 = Ranom zapobiegają zdolności obronne najemnika, jego ekwipunku, korzyści ścieżki lub wsparcia straży; każdy punkt obrony zapobiega jednej ranie.
ML-DEF-04 = Eliksir leżący na żetonie najemnika można odrzucić, by cofnąć jedną właśnie zadaną ranę, także śmiertelną.
    .note = Eliksir odpowiada na ranę z obecnego ataku; starsze rany leczy się poza walką.
ML-DEF-05 = Po rzucie gracz decyduje, których żetonów obrony, zdolności obronnych ścieżki lub straży i eliksirów użyje, w dowolnej kolejności i kombinacji.
    .note = Przed rzutem trzeba tylko odrzucić kości magii.
ML-DEF-06 = Odrzucone kości magii wracają do zapasu, nie rzuca się już nimi w ataku i nic nie dodają do wyniku przeniesionego.
ML-DEF-07 = Zdolność obronna najemnika lub jego ekwipunku z symbolem Okolic nie jest dobrowolna: zapobiega ranom, na ile może, zanim wybierze się jakąkolwiek obronę dobrowolną.
    .note = Dosłowne rozumienie obowiązku używania zdolności z symbolem Okolic, z którego wyłączone są tylko przerzuty.

## Śmierć najemnika

ML-DEATH-01 = Gdy najemnik ginie, odrzuć jego kartę, karty jego ekwipunku i jego żeton; jeśli jeszcze nie atakował, odrzuć też wszystkie nieużyte kości i żetony z jego ścieżki.
ML-DEATH-02 = Monety, eliksiry i jady z żetonu zabitego najemnika przepadają.
ML-DEATH-03 = Jeśli najemnik ginie po rozpatrzeniu własnego ataku (od zdolności potworów działających przy zabiciu albo od późniejszych ataków trafiających wszystkich najemników), jego kości i pułapki pozostają na ścieżce i zachowują wartość.
ML-DEATH-04 = Gracz zabitego najemnika zyskuje tyle sławy, ile wydrukowano na miejscu ścieżki, na którym leżał jego żeton.
ML-DEATH-05 = Po zyskaniu sławy renomę zabitego najemnika odejmuje się od renomy klanu.
ML-DEATH-06 = Gracz, który stracił wszystkich najemników i żółtodziobów, może na początku następnej rundy, przed fazą 1, wziąć za darmo jednego żółtodzioba i zrobić z niego nowego wodza.
    .note = Nadwyżka sławy nie jest tu potrzebna (interpretacja). Kto z tego nie skorzysta, ma tylko kości za sławę.
ML-DEATH-07 = W takim przypadku gracz zachowuje całą sławę i wszystkie żetony z zapasu, a jeśli ma mniej niż 5 monet, dostaje tyle, ile mu do tej liczby brakuje.
ML-DEATH-08 = Żółtodziób, który został wodzem, zachowuje renomę, ale nadal nie ma żetonu i nie można go wysyłać.
    .note = Jeśli wszystkie osiem żółtodziobów służy innym klanom, tworzy się w tym celu dodatkowego.
ML-DEATH-09 = Zabity zwerbowany najemnik trafia na stos odrzuconych najemników; zabici podstawowi członkowie klanu opuszczają grę; zabity najemnik zwerbowany później ponownie jest zdrowy.
ML-DEATH-10 = Jeśli zabity najemnik zasiedlił krainę, kraina pozostaje u gracza niezasiedlona, a inny najemnik o odpowiedniej przynależności może ją od razu zasiedlić.

## Atak najemnika

ML-ATT-01 = Najemnik, który przeżył, atakuje: jego gracz rzuca kośćmi ze ścieżki (także kośćmi z pułapek) i porównuje wynik po modyfikacjach z progami schwytania i zabicia potwora.
ML-ATT-02 = Gracz może rzucać kośćmi jedną po drugiej w dowolnej kolejności i po każdej może przestać, nie rzucając pozostałymi, aby trafić w zakres schwytania.
ML-ATT-03 = Trzeba wykorzystać wszystkie pułapki na ścieżce oraz wszystkie zdolności najemnika i jego ekwipunku z symbolem Okolic, które wpływają na atak; dobrowolne są tylko przerzuty. W module podstępów dotyczy to pułapek odkrytych.
ML-ATT-04 = Jady są dobrowolne i można o nich decydować po każdym rzucie kością; każdy odrzucony jad daje +2.
ML-ATT-05 = Modyfikatory kości z pułapek, zdolności i ekwipunku stosuje się zawsze do każdej kości odpowiedniego koloru na tej ścieżce i tylko do kości na tej ścieżce.
ML-ATT-06 = Schwytanie: udaje się, jeśli wynik jest co najmniej równy progowi schwytania i niższy od progu zabicia, a najemnik ma na ścieżce co najmniej jedną pułapkę. Odkryte podstępy nie liczą się jako pułapki.
ML-ATT-07 = Za schwytanie gracz zyskuje nagrodę za schwytanie (sławę i monety), a kartę potwora się odrzuca.
ML-ATT-08 = Zabicie: jeśli wynik jest co najmniej równy progowi zabicia, gracz zyskuje nagrodę za zabicie (sławę, a jeśli karta je pokazuje, także monety) i kładzie kartę potwora zakrytą przed swoim klanem jako trofeum.
ML-ATT-09 = Wynik równy progowi zabicia lub wyższy to zawsze zabicie; nie można go ogłosić schwytaniem.
ML-ATT-10 = Premie, które liczą się tylko przy schwytaniu albo tylko przy zabiciu, dodaje się tylko do odpowiedniego porównania: najpierw sprawdza się zabicie (wynik + premie do zabicia ≥ próg zabicia), a jeśli się nie udało, schwytanie (wynik + premie do schwytania ≥ próg schwytania, z pułapką).
    .note = Kolejność sprawdzania to interpretacja; ma znaczenie tylko wtedy, gdy premia do schwytania podniosłaby wynik do progu zabicia: nadal jest to schwytanie.
ML-ATT-11 = Jeśli potwór nie został ani schwytany, ani zabity, rzucone kości i pułapki pozostają na ścieżce, a ich wynik po modyfikacjach liczy się jako zadane już obrażenia; kości, którymi nie rzucono, nic nie dodają.
ML-ATT-12 = Następny najemnik po prawej najpierw znosi pełny atak potwora, a potem atakuje; do jego własnego wyniku dodaje się wyniki wszystkich ścieżek po lewej.
ML-ATT-13 = Pułapki i inne modyfikatory ścieżki nigdy nie zmieniają kości na innych ścieżkach; wynik przeniesiony to stała liczba.
ML-ATT-14 = Modyfikatory kości, pułapki na ścieżce i jady wchodzą do wyniku przeniesionego; premii ważnych tylko przy schwytaniu albo tylko przy zabiciu się nie przenosi.
    .note = Pominięcie premii warunkowych to interpretacja.
ML-ATT-15 = Jeśli wynik przeniesiony razem z obowiązkowymi stałymi premiami mieści się już w zakresie schwytania, a najemnik ma pułapkę, jego gracz może schwytać potwora bez rzutu; jeśli osiąga już próg zabicia, potwór zostaje zabity bez rzutu.
    .note = Wydrukowano, że można przestać „po każdym rzucie”; możliwość zatrzymania się przed pierwszym to konsekwentne rozszerzenie. Stałe premie z pułapek są obowiązkowe i liczą się jako pierwsze.
ML-ATT-16 = Wynik w zakresie schwytania bez pułapki to niepowodzenie tego najemnika; wynik przenosi się dalej.
ML-ATT-17 = O przerzucie decyduje się po rzucie kością; nowa wartość zastępuje starą, nawet jeśli jest niższa.

## Koniec walki

ML-BEND-01 = Walka z potworem kończy się, gdy tylko zostanie on schwytany lub zabity albo gdy wszyscy najemnicy w krainie walczyli bez powodzenia.
ML-BEND-02 = Po schwytaniu lub zabiciu usuwa się kości, pułapki i żetony obrony wszystkich najemników, którzy walczyli; najemnicy, którzy nie walczyli, przechodzą do podboju.
ML-BEND-03 = Jeśli potwór nie został pokonany, podboju nie ma; w fazie porządkowania potwór przechodzi do wejścia do Cytadeli.
ML-BEND-04 = Podbój krainy jest możliwy tylko w tej rundzie, w której jej potwór został wcześniej pokonany (lub usunięty).

## Trofea

ML-TROPHY-01 = Każdy zabity potwór ma wartość trofeum od 1 do 3; na koniec gry daje ona tyle PZ.
ML-TROPHY-02 = W każdej chwili, bez zużywania akcji, gracz może sprzedać trofeum za 5 monet za każdy punkt jego wartości, odrzucając kartę; jego PZ przepadają.
ML-TROPHY-03 = Trofeum można sprzedać tylko w całości.

## Podbój krainy

ML-CONQ-01 = Po pokonaniu potwora każdy żywy najemnik w tej krainie, który nie walczył, może spróbować ją podbić, w kolejności od lewej do prawej; jego gracz decyduje, gdy przyjdzie kolej na jego ścieżkę.
    .note = Najemnik, który nie próbuje, nic nie dodaje do wyniku przeniesionego i bierze łup.
ML-CONQ-02 = Najemnik rzuca kośćmi ze swojej ścieżki ze wszystkimi dającymi się zastosować modyfikatorami; wynik równy progowi podboju krainy lub wyższy oznacza powodzenie.
ML-CONQ-03 = Jeśli najemnikowi się nie uda, jego wynik po modyfikacjach zostaje i dodaje się go do rzutu następnego najemnika próbującego podboju.
    .note = Premia najemnika do podboju należy do wyniku po modyfikacjach i też się przenosi (interpretacja).
ML-CONQ-04 = Pułapki wpływają tylko na kości na własnej ścieżce; wyników rzutów przeciw potworowi nie przenosi się do podboju.
ML-CONQ-05 = Zdobywca zyskuje sławę pokazaną jako nagroda za podbój i kładzie kartę krainy pod swoją planszą klanu.
ML-CONQ-06 = Gdy tylko jeden najemnik podbije krainę, pozostali najemnicy po prawej nic już w niej nie robią i mogą tylko wziąć łupy.
ML-CONQ-07 = Premie z pułapek i zdolności ograniczone do atakowania, chwytania lub zabijania potworów nie liczą się przy podboju; kości z pułapek i premie do kości się liczą.
ML-CONQ-08 = Przy podboju można używać jadów jako modyfikatora (każdy +2).
    .note = To interpretacja: drukowany tekst wiąże jad z atakami w walkach, a walka o krainę obejmuje także podbój.
ML-CONQ-09 = Kraina nie atakuje: podczas podboju najemnicy nie odnoszą ran.

## Zasiedlanie

ML-SETTLE-01 = Podbitą krainę może zasiedlić jeden najemnik jej właściciela o tej samej przynależności co kraina; połóż jego kartę po lewej stronie karty krainy. Nie musi to być najemnik, który ją podbił.
ML-SETTLE-02 = Zasiedlenie udostępnia zdolność krainy jako akcję w fazie rozmieszczania.
ML-SETTLE-03 = Najemnik, który zasiedlił krainę, nie pobiera żołdu i nigdy nie dezerteruje.
ML-SETTLE-04 = Najemnik, który zasiedlił krainę, nigdy nie może zasiedlić innej; tylko jeśli jest ostatnim najemnikiem klanu, opuszcza krainę i zostaje wodzem.
ML-SETTLE-05 = Osadnika używa się normalnie: dodaje swoje kości, zachowuje zdolności i można go wysyłać w Okolice.
ML-SETTLE-06 = Niezasiedloną krainę można zasiedlić w każdej chwili, gdy jest dostępny pasujący najemnik, na przykład zaraz po werbunku w fazie rozmieszczania albo zaraz po śmierci poprzedniego osadnika; stanie na ścieżce nie jest przeszkodą.
ML-SETTLE-07 = Zasiedlać mogą tylko zwerbowani najemnicy i podstawowy najemnik, nie wódz ani żółtodzioby.
    .note = Wydrukowano tylko „zwerbowani najemnicy”; dopuszczenie podstawowego najemnika to interpretacja.
ML-SETTLE-08 = Jeden najemnik zasiedla jedną krainę, a każda kraina ma jednego osadnika.

## Łupy

ML-LOOT-01 = Po rozpatrzeniu krainy każdy najemnik, który w niej przeżył, a nie schwytał ani nie zabił potwora i nie podbił krainy, bierze dla swojego gracza jeden żeton łupu z oferty.
ML-LOOT-02 = Łupy wybiera się w kolejności ścieżek od lewej do prawej; każdy gracz wybiera dowolnie spośród żetonów z oferty.
ML-LOOT-03 = Po każdej krainie uzupełnijcie ofertę łupów do 4 żetonów.
ML-LOOT-04 = Żeton łupu trzyma się przy planszy klanu, można go w każdej chwili odrzucić dla jego efektu i działa raz.
ML-LOOT-05 = Żetonów łupu z symbolem Okolic można używać tylko w fazie przygody, także w późniejszych walkach rundy, w której je zdobyto.
ML-LOOT-06 = Nie ma limitu żetonów łupu w klanie; jeśli zapas łupów się wyczerpie, potasujcie zużyte żetony łupu, a jeśli i tych nie ma, oferta pozostaje niepełna.

## Obrona Cytadeli

ML-CDEF-01 = Ten krok rozpatruje się tylko wtedy, gdy przy wejściu leży potwór, a na co najmniej jednej ścieżce przy wejściu stoi najemnik; w przeciwnym razie następuje faza porządkowania.
ML-CDEF-02 = Krok składa się z odkrycia pułapek na obu ścieżkach, a potem z walki z potworem według zwykłych zasad walki, z wymienionymi wyjątkami.
ML-CDEF-03 = Przy wejściu przynależności nie porównuje się z krainą, więc nie ma premii za własną krainę, i nie ma krainy do podbicia.
    .note = Zdolności obronne ograniczone do potworów o pewnych przynależnościach nadal biorą pod uwagę przynależność potwora (interpretacja).
ML-CDEF-04 = Najpierw rozpatruje się ścieżkę górną, potem dolną; wynik przenosi się z górnej na dolną.
ML-CDEF-05 = Najemnik, który zginie w obronie Cytadeli, daje swojemu graczowi 3 punkty sławy.
ML-CDEF-06 = Gdy potwór przy wejściu zostanie zabity lub schwytany, zdejmijcie z budynków wszystkie żetony paniki i wtasujcie je z powrotem do stosu paniki; nagrody są zwykłe.
ML-CDEF-07 = Jeśli potwór nie zostanie ani zabity, ani schwytany, zostaje przy wejściu.
ML-CDEF-08 = Potwora może pokonać tylko jeden z dwóch najemników, a najemnicy, którym się nie udało, nie dostają przy wejściu łupów.
ML-CDEF-09 = Kości z toru rund i własna zdolność potwora działają także przy wejściu.

## Faza 4: porządkowanie

ML-CLEAN-01 = Faza porządkowania ma kolejno te kroki: 1 sprzątnięcie planszy, 2 szerzenie paniki, 3 zastąpienie zabitych wodzów, 4 żołd, 5 sprawdzenie sławy, 6 przygotowanie planszy, 7 pierwszy gracz, 8 przesunięcie znacznika rundy.
ML-CLEAN-02 = Gracze zabierają żetony najemników, którzy przeżyli, razem ze wszystkimi leżącymi na nich monetami, eliksirami i jadami.
ML-CLEAN-03 = Ranni najemnicy pozostają ranni; gracz może odrzucić z planszy eliksir, by najemnik wyzdrowiał.
ML-CLEAN-04 = Wszystkie pułapki ze ścieżek, użyte czy nie, odkłada się jako zużyte; żetony obrony ze ścieżek wracają do zapasu.
ML-CLEAN-05 = Kości leżące na kartach żółtodziobów, innych kartach zamiany i zasiedlonych krainach wracają do zapasu, a zdolności działające raz na rundę znów są dostępne.

## Panika

ML-PANIC-01 = Każdy potwór z krainy, z którym najemnicy w tej rundzie walczyli i którego nie pokonali, przechodzi do wejścia do Cytadeli.
ML-PANIC-02 = Potwór z krainy, z którym nikt nie walczył, zostaje w swojej krainie.
ML-PANIC-03 = Jeśli przy wejściu miałoby być kilka potworów (licząc tego, który już tam jest), zostaje tylko ten o najwyższej sile ataku, a przy równej ten o najwyższym progu zabicia; pozostałe odrzućcie.
    .note = Porównuje się wydrukowaną siłę ataku, bez kości zależnych od sytuacji. Przy zupełnej równości zostaje ten, który już tam jest, a jeśli go nie ma, ten z krainy A (przyjęta interpretacja).
ML-PANIC-04 = Jeśli po tym przy wejściu jest potwór, weźcie wierzchni żeton paniki, odkryjcie go i połóżcie na budynku, który pokazuje.
ML-PANIC-05 = Dopóki na budynku leży żeton paniki, nie można kłaść tam kości.
ML-PANIC-06 = Żeton paniki bierze się w każdej fazie porządkowania, w której przy wejściu jest potwór, więc zamkniętych budynków przybywa, dopóki potwór nie zostanie pokonany.
ML-PANIC-07 = Jeśli potwora przy wejściu zastąpi silniejszy, żetony paniki zostają; jeśli stos paniki jest pusty, żetonu się nie bierze.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.

## Nowy wódz

ML-CHIEF-01 = Gracz, którego wódz zginął w tej rundzie, musi mianować wodzem swojego najemnika o najwyższej renomie, jeśli ma jeszcze jakiegoś najemnika lub żółtodzioba.
ML-CHIEF-02 = Przy równej renomie wodzem zostaje ten o wyższym koszcie werbunku; jeśli i on jest równy, wybiera gracz.
ML-CHIEF-03 = Najemnika, który zasiedlił krainę, nie można mianować, dopóki jest inny kandydat. Jeśli krainy zasiedlili wszyscy kandydaci, jednego z nich wyznacza się według zwykłych reguł; opuszcza on swoją krainę, która jest odtąd niezasiedlona.
    .note = Wydrukowano to dla jedynego pozostałego najemnika; kilku osadników to rozszerzenie.
ML-CHIEF-04 = Przełóż mianowaną kartę na lewą stronę planszy klanu. Odtąd liczy się ona jako wódz: bez żołdu i bez dezercji.
ML-CHIEF-05 = Mianowany wódz zachowuje swoje kości, zdolność i renomę.
ML-CHIEF-06 = Przy remisach przyjmuje się, że podstawowi członkowie klanu mają koszt werbunku 0. Żółtodzioby są kandydatami jak inni najemnicy.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.

## Żołd

ML-WAGE-01 = Każdy gracz płaci żołd za każdego najemnika klanu oprócz wodza i najemników, którzy zasiedlili krainy; płaci się też za żółtodziobów.
ML-WAGE-02 = Żołd za najemnika wynosi 1 monetę, dopóki własna sława wynosi 10 lub mniej, 2 monety przy sławie od 11 do 20 i 3 monety przy sławie powyżej 20.
ML-WAGE-03 = Gracz, który nie może zapłacić wszystkiego, najpierw wydaje wszystkie swoje monety; potem dezerteruje dokładnie jeden najemnik.
ML-WAGE-04 = Przed zapłatą można sprzedawać trofea i wymieniać żetony łupu na monety, by zebrać pieniądze.
ML-WAGE-05 = Dezerterem jest najemnik o najwyższej renomie spośród tych, którzy nie są ani wodzem, ani osadnikiem; przy równej renomie ten o wyższym koszcie werbunku, a jeśli i to nie rozstrzyga, wybiera gracz.
ML-WAGE-06 = Kartę i żeton dezertera się odrzuca, a znacznik renomy odpowiednio spada; jego ekwipunek można w miarę możliwości przekazać innym własnym najemnikom, a w przeciwnym razie się go odrzuca. Żółtodziób, który zdezerteruje, wraca do zapasu karczmy, podstawowy członek klanu opuszcza grę.
ML-WAGE-07 = Dezerteruje tylko jeden najemnik, bez względu na to, ilu monet brakuje.

## Sprawdzenie sławy

ML-FAMECHK-01 = Jeśli jest to szósta runda albo co najmniej jeden gracz ma 30 lub więcej punktów sławy, gra się kończy i następuje punktacja końcowa; kroki od 6 do 8 się pomija.

## Przygotowanie planszy

ML-PREP-01 = Odłóżcie do wspólnego zapasu wszystkie kości z budynków Cytadeli i ze ścieżek Okolic.
ML-PREP-02 = Odrzućcie oba żetony zadań i wyciągnijcie z woreczka dwa nowe: jeden stroną A do góry na miejsce A, drugi stroną B do góry na miejsce B.
    .note = 12 żetonów wystarcza dokładnie na sześć rund.
ML-PREP-03 = Każde puste miejsce na potwora przy krainach w grze uzupełnijcie nowym potworem z talii potworów.
ML-PREP-04 = Każde puste miejsce na krainę w grze uzupełnijcie nową krainą z talii krain.
ML-PREP-05 = Gdy wymienia się krainę, jej kafelek wydarzenia zastępuje losowy inny kafelek z zapasu, losową stroną do góry; jeśli kraina zostaje, zostaje i jej kafelek.
ML-PREP-06 = Ofert pułapek, najemników, ekwipunku i łupów się nie usuwa; uzupełnia się je w trakcie gry.
ML-PREP-07 = Wyczerpaną talię potworów tworzy się na nowo, tasując odrzucone potwory; gdy wyczerpie się talia krain, miejsce pozostaje puste; zużyte kafelki wydarzeń wracają do zapasu kafelków.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.

## Pierwszy gracz

ML-FIRST-01 = Kafelek pierwszego gracza (stroną A do góry) otrzymuje gracz o najniższej renomie.
ML-FIRST-02 = Jeśli najniższą renomę ma kilku graczy, kafelek otrzymuje ten z nich, który siedzi najbliżej po prawej stronie obecnego pierwszego gracza.
    .note = Liczy się od obecnego pierwszego gracza w prawo (przeciwnie do kolejności tur); on sam jest najdalszy.

## Znacznik rundy

ML-RMARK-01 = Przesuńcie znacznik rundy o jedno pole do przodu.

## Punktacja

ML-SCORE-01 = Na koniec gry każdy klan sumuje swoje PZ; wygrywa najwyższa suma.
ML-SCORE-02 = 1 PZ za każdy punkt sławy.
ML-SCORE-03 = 1 PZ za każdy punkt renomy.
ML-SCORE-04 = Od 1 do 3 PZ za każdą zachowaną kartę zabitego potwora, według jej wartości trofeum.
ML-SCORE-05 = Dla każdej z czterech przynależności osobno policz jej symbole na własnych kartach najemników (razem z podstawowymi członkami klanu) i na własnych krainach (zasiedlonych i nie).
    .note = Do podstawowych członków należy też wódz; żółtodzioby nie mają symbolu.
ML-SCORE-06 = Symbole jednej przynależności dają: 0 symboli – 0 PZ, 1–2 symbole – 1 PZ, 3 symbole – 3 PZ, 4 symbole – 5 PZ, 5 symboli – 7 PZ, 6 lub więcej symboli – 10 PZ.
ML-SCORE-07 = Remisy rozstrzyga się kolejno: wódz o wyższej renomie, więcej punktów trofeów, więcej monet.
    .note = Wydrukowano „więcej trofeów”; potwór wart dwa liczy się jak dwa trofea, więc porównuje się punkty, a nie karty.
ML-SCORE-08 = Jeśli remis trwa nadal, gracze dzielą miejsce (instrukcja proponuje zagrać jeszcze raz).
ML-SCORE-09 = Żeton łupu wart trzy trofea liczy się jako 3 PZ, jeśli na koniec gry nadal go masz.
ML-SCORE-10 = Przy rozstrzyganiu remisu przyjmuje się, że początkowy wódz ma renomę 0.

## Poziomy trudności

ML-DIFF-01 = Są cztery poziomy trudności: łatwy, normalny, trudny i zabójczy; podstawowe przygotowanie odpowiada łatwemu.
ML-DIFF-02 = Łatwy: na torze rund leży nakładka stroną A do góry, więc do ataków potworów nie dodaje się kości rundy; pierwsze potwory są poziomu A.
ML-DIFF-03 = Normalny: przygotowanie jak na łatwym, ale bez nakładki toru rund, więc dodaje się kości wydrukowane na torze rund.
ML-DIFF-04 = Trudny: bez nakładki toru rund, a w przygotowaniu gry tasuje się razem wszystkie potwory obu poziomów i spośród wszystkich dobiera się pierwsze potwory.
ML-DIFF-05 = Zabójczy: potwory jak na trudnym, a na torze leży nakładka stroną B do góry.

## Warianty

ML-VAR-01 = Dar królowej: na koniec rundy 1 odwróćcie kafelek pierwszego gracza na stronę B i do końca gry zostawcie go na tej stronie.
ML-VAR-02 = Z darem królowej pierwszy gracz otrzymuje w każdej fazie przygotowania puli 1 dodatkową kość do wyboru (siły, magii lub targowania) oraz jedno z trojga: 1 eliksir lub jad, 1 żeton obrony albo 2 monety. Wyboru dokonuje się przed rzutem kośćmi targowania, a wybraną kością targowania rzuca się razem z nimi.
    .note = Chwila wyboru to interpretacja.
ML-VAR-03 = Dar otrzymuje ten, kto ma w tej fazie kafelek, a więc gracz o najniższej renomie; obowiązuje od rundy 2.
ML-VAR-04 = Więcej potworów: w fazie przygotowania puli rund 2, 4 i 6 dobierzcie jednego dodatkowego potwora i połóżcie go przy wejściu do Cytadeli, chyba że jakiś potwór już tam jest.
ML-VAR-05 = Taki potwór, jeśli nie zostanie pokonany, wywołuje w fazie porządkowania panikę jak każdy inny potwór przy wejściu.
ML-VAR-06 = Poziom trudności, oba warianty i moduł podstępów można w grach od 2 do 4 graczy dowolnie łączyć.
    .note = W grze jednoosobowej kafelek zostawałby zawsze u jedynego gracza, więc daru królowej się w niej nie stosuje.

## Moduł podstępów

ML-TRICK-01 = W module podstępów 18 podstępów i 6 ukrytych pułapek wtasowuje się podczas przygotowania gry do zapasu pułapek; sprzedaje się je w chacie myśliwskiej tak jak ulepszone pułapki.
ML-TRICK-02 = Kupione podstępy i ukryte pułapki przechowuje się zakryte jak wszystkie pułapki i wlicza się je do limitu 5.
ML-TRICK-03 = We wszystkich walkach z potworami krok odkrywania zastępuje krok starcia: począwszy od skrajnej lewej zajętej ścieżki, każdy gracz decyduje o każdej pułapce na ścieżce, po jednej od góry do dołu, czy ją odkryje; potem kolej na następną ścieżkę po prawej.
    .note = Dotyczy to także wejścia do Cytadeli, gdzie górna i dolna ścieżka ze sobą sąsiadują (interpretacja).
ML-TRICK-04 = Odkryta podstawowa, ulepszona lub ukryta pułapka daje swoją zwykłą korzyść.
ML-TRICK-05 = Odkryty podstęp nie liczy się już jako pułapka przy schwytaniu; nieodkryty żeton się liczy.
    .note = Interpretacja: wymóg pułapki spełnia zakryty żeton każdego rodzaju.
ML-TRICK-06 = Odkryty podstęp stosuje się od razu do jednej sąsiedniej ścieżki, którą wybiera jego właściciel.
ML-TRICK-07 = Gracz, w którego najemnika wymierzono podstęp, może go od razu anulować, odrzucając żeton obrony ze ścieżki tego najemnika; żeton podstępu się wtedy odrzuca.
ML-TRICK-08 = Zdolności obronnych nie można używać przeciw podstępom.
ML-TRICK-09 = Podstępy przekierowujące kości potwora działają w walce: gdy potwór atakuje właściciela podstępu, ten decyduje przed rzutem, czy przekieruje 1 lub 2 kości na najemnika na wybranej sąsiedniej ścieżce.
ML-TRICK-10 = Kośćmi przekierowanymi rzuca się od razu, przed pozostałymi; ranią najemnika, na którego je skierowano, a ten może się bronić wszystkimi zwykłymi sposobami, także odrzucając przed rzutem kości magii.
ML-TRICK-11 = Podstępy kradnące przenoszą kości wymienionych kolorów ze wskazanej ścieżki, także kości z jej zwykłych pułapek, na żeton podstępu; wybiera je właściciel podstępu. Odtąd należą do ścieżki złodzieja i nie wlicza się ich do jej limitu kości.
    .note = To, że kości wybiera właściciel i że można zabrać kości ze zwykłych pułapek, jest interpretacją.
ML-TRICK-12 = Kości leżących na ukrytej pułapce nie można ukraść.
ML-TRICK-13 = Sąsiednia ścieżka to najbliższa po lewej lub po prawej ścieżka tej samej krainy, na której stoi najemnik; puste ścieżki pomiędzy się pomija, a ścieżki różnych krain nigdy ze sobą nie sąsiadują.
ML-TRICK-14 = Nieodkryta pułapka nie daje żadnej innej korzyści i po walce odrzuca się ją jak wszystkie pułapki.
ML-TRICK-15 = Podstęp można skierować także na sąsiednią ścieżkę tego samego klanu; podstęp bez sąsiedniej ścieżki nie ma efektu.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.
ML-TRICK-16 = Kolejność pułapek wybiera gracz, kładąc je na ścieżce; krok starcia przechodzi przez nie w tej kolejności od góry do dołu.
ML-TRICK-17 = Podstęp przekierowujący, którego przy odkryciu nie anulowano, zostaje na ścieżce do chwili ataku na jego właściciela; przekierowane kości ubywają z tego ataku. Jeśli wskazany najemnik zginął wcześniej, nie można niczego przekierować.

## Gra jednoosobowa

ML-SOLO-01 = W grze jednoosobowej obowiązują zasady wieloosobowe bez modułu podstępów, a dodatkowo scenariusz, poziom trudności i automatyczny gracz Sam.
ML-SOLO-02 = Przygotuj grę jak dla dwóch graczy, z tylko jedną aktywną krainą.
ML-SOLO-03 = Pola zamknięte w grze dwuosobowej są zamknięte także w grze jednoosobowej.
ML-SOLO-04 = W ofercie karczmy jest tylko 3 najemników; miejsce na kartę z symbolem gry wieloosobowej pozostaje puste.
ML-SOLO-05 = Weź planszę klanu i obu podstawowych członków klanu o dowolnej przynależności (chyba że określa ją scenariusz). Żetony pozostałych 6 podstawowych członków odłóż dla Sama.
ML-SOLO-06 = Wybierz poziom trudności, przygotuj odpowiednio talię potworów i nakładkę toru rund i weź kafelek pierwszego gracza, który zostaje u ciebie przez całą grę.
ML-SOLO-07 = Odłóż jedną czerwoną i jedną żółtą kość jako kości sterujące Sama.
ML-SOLO-08 = Wybierz jeden scenariusz (na pierwszą grę zaleca się jeden od 1 do 3). Celem jest jak najlepsza ocena z jego tabeli: niezdara, uczeń, weteran, bohater.
ML-SOLO-09 = Zasady scenariusza mają pierwszeństwo przed zasadami gry wszędzie, gdzie są z nimi sprzeczne.
ML-SOLO-10 = Scenariusz trwa 6 rund i nie kończy się przy 30 punktach sławy, chyba że sam mówi inaczej.
ML-SOLO-11 = Scenariusz ocenia się w kroku 5 fazy porządkowania jego ostatniej rundy: monety, zapasy, ekwipunek i najemników liczy się według stanu w tej chwili, po wypłacie żołdu.
    .note = Drukowane zasady tego nie podają; w tym miejscu kończy się gra.

## Automatyczny gracz Sam

ML-SAM-01 = Sam nie ma planszy klanu ani puli kości, a tylko 6 żetonów najemników; działa wyłącznie w fazie rozmieszczania, na przemian z graczem, który zaczyna.
ML-SAM-02 = W turze Sama rzuć obiema kośćmi sterującymi: czerwona wybiera część planszy (1–4 Cytadela, 5–6 Okolice), a żółta dokładne miejsce.
ML-SAM-03 = Tabela Cytadeli według żółtej kości: 1 chata myśliwska, 2 laboratorium, 3 karczma, 4 zbrojownia, 5 targ, 6 kopalnia.
ML-SAM-04 = Tabela Okolic według żółtej kości: od 1 do 4 ścieżka krainy o tym numerze, 5 zadanie 1, 6 zadanie 2.
    .note = W innym miejscu instrukcja mówi, że Sam zajmuje skrajną lewą wolną ścieżkę krainy; przyjęto ścieżkę o wyrzuconym numerze, a drugi sposób można włączyć ustawieniem.
ML-SAM-05 = Jeśli wyrzucone miejsce nie ma wolnego pola (także budynek zamknięty przez panikę), rzucaj ponownie obiema kośćmi, aż Sam coś położy.
ML-SAM-06 = Samowi nigdy nie kończą się kości; działa, dopóki graczowi nie skończą się kości, a wtedy faza się kończy.
    .note = Po położeniu ostatniej kości gracza Sam nie ma już tury (interpretacja).
ML-SAM-07 = Chata myśliwska: rzuć kością targowania z zapasu, połóż ją na skrajnym lewym wolnym polu i usuń dwie pułapki z rzędu, który wskazuje czerwona kość (1 lub 4 pierwszy rząd, 2 drugi rząd, 3 trzeci rząd), do zużytych pułapek; ofertę się uzupełnia.
ML-SAM-08 = Laboratorium: połóż kość magii z zapasu na najwyższym wolnym polu.
ML-SAM-09 = Karczma: rzuć kością targowania, połóż ją na skrajnym lewym wolnym polu i odrzuć najemnika, którego wskazuje czerwona kość (1 lub 4 górny, 2 środkowy, 3 dolny), pomijając żółtodziobów; ofertę się uzupełnia.
ML-SAM-10 = Zbrojownia: rzuć kością targowania i połóż ją na skrajnym lewym wolnym polu.
ML-SAM-11 = Targ: rzuć kością targowania, połóż ją na skrajnym lewym wolnym polu i odrzuć kartę ekwipunku, którą wskazuje czerwona kość (1 lub 4 lewa, 2 środkowa, 3 prawa); ofertę się uzupełnia.
ML-SAM-12 = Kopalnia: połóż jedną lub dwie kości siły z zapasu na wolnym miejscu o najwyższym dochodzie.
ML-SAM-13 = Ścieżka krainy: połóż na ścieżce jeden z nieużytych żetonów Sama; ścieżka jest zablokowana.
ML-SAM-14 = Zadanie: połóż jeden z nieużytych żetonów Sama na skrajnej lewej wolnej ścieżce tego zadania; ścieżka jest zablokowana.
ML-SAM-15 = Jeśli w użyciu jest wszystkie 6 żetonów, wynik wskazujący Okolice traktuje się jak brak wolnego pola; żetony wracają do Sama w fazie porządkowania.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.
ML-SAM-16 = Ścieżce zajętej przez Sama zawsze się powodzi, bez rzutu; najemników Sama nigdy się nie atakuje, nie rani ani nie zabija.
    .note = Wydrukowano tylko automatyczne powodzenie; nietykalność to interpretacja. Kości przekierowane na najemnika Sama przepadają bez efektu.
ML-SAM-17 = Zadanie z rzutem: Sam wygrywa je, jeśli jest na lewej ścieżce; żeton zadania się usuwa, a najemnik gracza na prawej ścieżce nie dostaje nic i nie ponosi kary. Na prawej ścieżce Sam nie ma wpływu.
    .note = Wydrukowano tylko pierwszą połowę; to, że gracz na prawej ścieżce nie dostaje nic i nie ponosi kary, jest interpretacją.
ML-SAM-18 = Zadanie z opłatą: Sam nie bierze w nim udziału (jego żeton tylko blokuje ścieżkę).
ML-SAM-19 = Ścieżka krainy, gdy przyjdzie na nią kolej: jeśli potwór nadal tam jest, usuń potwora; jeśli go nie ma, a kraina nadal tam jest, usuń krainę; w przeciwnym razie pomiń Sama. Usunięte karty odrzuca się bez nagrody.
ML-SAM-20 = Potwór usunięty przez Sama liczy się jako pokonany, więc dalsi najemnicy gracza mogą podbijać krainę.
ML-SAM-21 = W fazach przygotowania puli i porządkowania Sam nic nie robi: nie ma żołdu, łupów ani punktów.
ML-SAM-22 = Sam nigdy nie używa lombardu, zasiedlonych krain ani wejścia do Cytadeli.
ML-SAM-23 = Kości targowania Sama liczą się przy zniżkach gracza jako poprzednie kości targowania.

## Kampania jednoosobowa

ML-CAMP-01 = Kampania zaczyna się od scenariusza 1 na wybranym poziomie trudności. Po każdej grze o następnej decyduje ocena: niezdara i uczeń powtarzają ten sam scenariusz, weteran i bohater przechodzą do następnego.
ML-CAMP-02 = Ocena wyznacza też następny poziom trudności: niezdara obniża go o jeden stopień, uczeń go zachowuje, weteran ustawia trudny, bohater zabójczy.
ML-CAMP-03 = Ocena niezdara na najniższym poziomie trudności oznacza natychmiastową przegraną całej kampanii.
ML-CAMP-04 = Kampanię wygrywa się, kończąc scenariusz 10 z oceną weteran lub bohater na poziomie trudnym lub zabójczym.
ML-CAMP-05 = Aby porównywać kampanie, zapisuj liczbę potrzebnych gier; im mniej, tym lepiej.
ML-CAMP-06 = Ukończenie scenariusza 10 jako weteran lub bohater na poziomie łatwym lub normalnym nie daje wygranej; powtórz go na poziomie, który podaje tabela.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.
ML-CAMP-07 = W scenariuszu 10 najniższym poziomem jest normalny, więc ocena niezdara na poziomie normalnym oznacza w nim przegraną kampanii.
    .note = Wynika z zakazu poziomu łatwego w tym scenariuszu; nie jest wydrukowane.

## Scenariusz 1: Zwykła robota

ML-SC1-01 = Scenariusz 1 nie ma szczególnych zasad; celem jest jak najwięcej PZ.
ML-SC1-02 = Oceny: poniżej 35 PZ niezdara, od 35 uczeń, od 45 weteran, od 60 bohater.

## Scenariusz 2: Poszukiwacz złota

ML-SC2-01 = Scenariusz 2: talia najemników zawiera tylko najemników, którzy dodają co najmniej jedną kość targowania; podstawowi członkowie klanu gracza mają przynależność dżungla.
ML-SC2-02 = Celem są monety na koniec gry: poniżej 15 niezdara, od 15 uczeń, od 35 weteran, od 55 bohater.
ML-SC2-03 = Jeśli zmniejszona talia nie może spełnić początkowego warunku o renomie 4 lub mniejszej, warunek się pomija.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.

## Scenariusz 3: Wypad

ML-SC3-01 = Scenariusz 3 trwa tylko 3 rundy.
ML-SC3-02 = Scenariusz 3: zacznij z 3 żetonami obrony zamiast 1 i z 12 monetami zamiast 7.
    .note = Zwykłe przygotowanie nie daje żadnego żetonu obrony, lecz jedną podstawową pułapkę, więc słowa „zamiast 1” są z nim sprzeczne. Przyjęto: 3 żetony obrony oprócz zwykłej podstawowej pułapki.
ML-SC3-03 = Oceny: poniżej 22 PZ niezdara, od 22 uczeń, od 30 weteran, od 40 bohater.

## Scenariusz 4: Na lekko

ML-SC4-01 = Scenariusz 4: zbrojownia jest zamknięta i nie można używać żadnych zdolności, korzyści ścieżek ani łupów, które dodają obronę; eliksiry działają nadal. Podstawowi członkowie klanu mają przynależność woda.
    .note = Wsparcia straży przy wejściu nie wymieniono; jako zdolność obronna też jest wykluczone. Gdy Samowi wypadnie zbrojownia, rzuca się ponownie.
ML-SC4-02 = Oceny według PZ: poniżej 30 niezdara, od 30 uczeń, od 42 weteran, od 56 bohater.
ML-SC4-03 = Zakaz obejmuje obronę z najemników, ekwipunku, korzyści ścieżek, wsparcia straży i krainy Wahibar; łupu, który zawiera żetony obrony, w ogóle nie można użyć. Żetonów obrony z każdego innego źródła używać wolno.
    .note = Wydrukowano zdolności, korzyści ścieżek i łupy; podział poszczególnych źródeł to interpretacja.

## Scenariusz 5: Pełny rynsztunek

ML-SC5-01 = Scenariusz 5 nie ma szczególnych zasad. Jego celem jest zakończyć grę z pełnymi zapasami żetonów (5 obrony, 5 pułapek, 3 eliksiry, 3 jady), z co najmniej jedną kartą ekwipunku każdego rodzaju i z co najmniej jednym najemnikiem każdej przynależności.
ML-SC5-02 = Oceny: cel nieosiągnięty – niezdara; cel osiągnięty – uczeń; cel osiągnięty i co najmniej 35 PZ – weteran; cel osiągnięty i co najmniej 50 PZ – bohater.
    .note = Dla bohatera wydrukowano 30 PZ, mniej niż 35 weterana, co nie może być prawdą. Przyjęto 50.
ML-SC5-03 = Zapasy większe niż podane liczby liczą się jako pełne, a wódz i podstawowy najemnik liczą się do przynależności.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.

## Scenariusz 6: Zasadzka

ML-SC6-01 = W scenariuszu 6 gra zaczyna się z potworem poziomu A przy wejściu do Cytadeli; ilekroć na początku rundy wejście jest puste, dobierz nowego potwora poziomu A i połóż go tam.
    .note = Potwory poziomu A trzyma się w tym celu osobno; jeśli w talii nie ma już żadnego, weź jednego z odrzuconych, a jeśli i tam go nie ma, pomiń ten krok.
ML-SC6-02 = Oceny według PZ: poniżej 35 niezdara, od 35 uczeń, od 50 weteran, od 65 bohater.

## Scenariusz 7: Różnorodność

ML-SC7-01 = Scenariusz 7: kolejka kosztuje 1 monetę zamiast 2.
ML-SC7-02 = Ocena zależy od przynależności najemników na koniec gry: 2/1/1 uczeń, 2/2/1/1 weteran, 2/2/2/2 bohater; mniej to niezdara.
    .note = Przyjęto: co najmniej wydrukowane liczby, każda dla innej przynależności, razem z wodzem i podstawowym najemnikiem.

## Scenariusz 8: Podstępny Sam

ML-SC8-01 = Scenariusz 8: przygotuj osobny zakryty stos żetonów z modułu podstępów. Gdy Sam kładzie najemnika na ścieżce krainy, dobierz z tego stosu dwa żetony na jego ścieżkę; obowiązują zasady modułu podstępów.
    .note = Stos zawiera 18 podstępów i 6 ukrytych pułapek, więc w chacie myśliwskiej żadnego z nich się nie sprzedaje.
ML-SC8-02 = Oceny według PZ: poniżej 30 niezdara, od 30 uczeń, od 42 weteran, od 56 bohater.
ML-SC8-03 = Sam odkrywa wszystkie swoje żetony. Podstęp kradnący zabiera kości najemnikowi gracza na sąsiedniej ścieżce, najpierw lewej, magię przed siłą. Ukryte pułapki i podstępy przekierowujące nic mu nie dają, bo ani nie rzuca, ani nie jest atakowany.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.

## Scenariusz 9: Jasne rozkazy

ML-SC9-01 = Scenariusz 9: gdy Sam zajmuje miejsce w Okolicach, żółta 3–4 wysyła go na zadanie 1, a żółta 5–6 na zadanie 2; 1–2 to nadal ścieżki krainy 1 i 2.
ML-SC9-02 = Oceny wymagają jednocześnie ukończonych zadań i PZ: 4 zadania i co najmniej 30 – uczeń, 6 zadań i co najmniej 40 – weteran, 8 zadań i co najmniej 55 – bohater; mniej to niezdara.
    .note = Za ukończone liczą się wygrane zadania z rzutem i zapłacone zadania z opłatą.

## Scenariusz 10: Zagłada

ML-SC10-01 = Scenariusz 10: potwory przerzucają raz każdą kość ataku, która spudłowała.
ML-SC10-02 = Scenariusza 10 nie można grać na poziomie łatwym.
ML-SC10-03 = W scenariuszu 10 gra zaczyna się z potworem poziomu A przy wejściu do Cytadeli.
ML-SC10-04 = Oceny według PZ: poniżej 35 niezdara, od 35 uczeń, od 45 weteran, od 60 bohater.

## Wyjaśnienia z porad

ML-TIP-01 = Eliksiry, jady i ekwipunek można w każdej chwili dzielić na nowo między najemników, którzy nie stoją na ścieżkach, aż do chwili wysłania najemnika.
ML-TIP-02 = Śmierć najemnika podnosi sławę i obniża renomę, więc nadwyżka sławy na nowy werbunek rośnie o obie te wartości.
ML-TIP-03 = Śmierć początkowego wodza nie kosztuje renomy, a więc i PZ; traci się tylko jego kości i zdolność.
ML-TIP-04 = Gracz może własnymi najemnikami zająć kilka ścieżek tej samej krainy albo obie ścieżki tego samego zadania.
ML-TIP-05 = Eliksir ze ścieżki i eliksir, który najemnik ma ze sobą, dają w tej walce razem dwa eliksiry.
ML-TIP-06 = Cena minimalna 1 moneta dotyczy zakupu, a nie żetonu, więc najbardziej opłaca się jedna wizyta ze zniżką, w której kupuje się kilka pułapek lub żetonów obrony.
ML-TIP-07 = Zamianę żółtodzioba można wykorzystać, by zdobyć kolor wymagany przez ścieżkę.
ML-TIP-08 = Ścieżkę można zająć tylko po to, by wziąć łup.

## Wykaz pułapek

ML-TRAP-01 = Ulepszona pułapka „1 siła”: połóż na pułapce 1 kość siły z zapasu.
ML-TRAP-02 = Ukryta pułapka „1 siła”: połóż na pułapce 1 kość siły z zapasu; jest ona odporna na podstępy.
ML-TRAP-03 = Ulepszona pułapka „siła +1”: każda kość siły na tej ścieżce liczy się o 1 wyżej.
ML-TRAP-04 = Ulepszona pułapka „siła +2”: każda kość siły na tej ścieżce liczy się o 2 wyżej.
ML-TRAP-05 = Ulepszona pułapka „siła +3”: każda kość siły na tej ścieżce liczy się o 3 wyżej.
ML-TRAP-06 = Ulepszona pułapka „2 siły”: połóż na pułapce 2 kości siły z zapasu.
ML-TRAP-07 = Ukryta pułapka „2 siły”: połóż na pułapce 2 kości siły z zapasu; są one odporne na podstępy.
ML-TRAP-08 = Ulepszona pułapka „3 siły”: połóż na pułapce 3 kości siły z zapasu.
ML-TRAP-09 = Ulepszona pułapka „1 magia”: połóż na pułapce 1 kość magii z zapasu.
ML-TRAP-10 = Ukryta pułapka „1 magia”: połóż na pułapce 1 kość magii z zapasu; jest ona odporna na podstępy.
ML-TRAP-11 = Ulepszona pułapka „magia +1”: każda kość magii na tej ścieżce liczy się o 1 wyżej.
    .note = Wydrukowano „na tej pułapce”; przykład walki potwierdza rozumienie „na tej ścieżce”, tak jak przy sile.
ML-TRAP-12 = Ulepszona pułapka „magia +2”: każda kość magii na tej ścieżce liczy się o 2 wyżej.
    .note = Wydrukowano „na tej pułapce”; interpretacja taka sama.
ML-TRAP-13 = Ulepszona pułapka „2 magie”: połóż na pułapce 2 kości magii z zapasu.
ML-TRAP-14 = Ukryta pułapka „2 magie”: połóż na pułapce 2 kości magii z zapasu; są one odporne na podstępy.
ML-TRAP-15 = Ulepszona pułapka „3 magie”: połóż na pułapce 3 kości magii z zapasu.
ML-TRAP-16 = Ulepszona pułapka „+4”: dodaje 4 do wyniku ataku na potwora (zarówno przy schwytaniu, jak i przy zabiciu).
ML-TRAP-17 = Ulepszona pułapka „+6”: dodaje 6 do wyniku ataku na potwora.
ML-TRAP-18 = Ulepszona pułapka „+8”: dodaje 8 do wyniku ataku na potwora.
ML-TRAP-19 = Wykaz obejmuje 14 odmian ulepszonych i 4 odmiany ukrytych pułapek; liczby egzemplarzy poszczególnych odmian nie są wydrukowane.

## Wykaz podstępów

ML-TRK-01 = Podstęp: ukradnij 1 kość magii najemnikowi na sąsiedniej ścieżce.
ML-TRK-02 = Podstęp: ukradnij maksymalnie 2 kości magii najemnikowi na sąsiedniej ścieżce.
ML-TRK-03 = Podstęp: ukradnij 1 kość siły najemnikowi na sąsiedniej ścieżce.
ML-TRK-04 = Podstęp: ukradnij maksymalnie 2 kości siły najemnikowi na sąsiedniej ścieżce.
ML-TRK-05 = Podstęp: ukradnij 1 kość siły lub magii najemnikowi na sąsiedniej ścieżce.
ML-TRK-06 = Podstęp: ukradnij maksymalnie 2 kości, siły lub magii w dowolnym połączeniu, najemnikowi na sąsiedniej ścieżce.
ML-TRK-07 = Podstęp: jedna z kości potwora atakuje najemnika na sąsiedniej ścieżce; odłóż ją i rzuć nią przed pozostałymi.
ML-TRK-08 = Podstęp: dwie z kości potwora atakują najemnika na sąsiedniej ścieżce; odłóż je i rzuć nimi przed pozostałymi.

## Wykaz żetonów łupu

ML-LTOK-01 = Łup: po schwytaniu potwora odrzuć go, by zyskać +3 sławy.
ML-LTOK-02 = Łup: odrzuć go, by wykonać maksymalnie cztery przerzuty własnych kości magii lub siły (tej samej kości lub różnych) podczas rozpatrywania jednej ścieżki.
    .note = Ograniczenie do jednej ścieżki to interpretacja.
ML-LTOK-03 = Łup: odrzuć go, by otrzymać 2 eliksiry i 2 jady.
ML-LTOK-04 = Łup: odrzuć go, by dodać +6 do rzutu na zabicie potwora; nie można go użyć do schwytania.
ML-LTOK-05 = Łup: trzymaj go przed klanem jako 3 trofea albo odrzuć go za 15 monet.
ML-LTOK-06 = Łup: odrzuć go, by otrzymać 6 monet, 1 żeton obrony i 1 eliksir.
ML-LTOK-07 = Łup: w fazie rozmieszczania odrzuć go razem z jedną własną kością targowania i weź z zapasu trzy kości magii. Nie jest to akcja.
ML-LTOK-08 = Łup: w fazie rozmieszczania odrzuć go razem z jedną własną kością magii i weź z zapasu trzy kości siły. Nie jest to akcja.
ML-LTOK-09 = Łup: odrzuć go, by dodać +2 do każdej kości magii na jednej własnej ścieżce; można go użyć po rzucie kośćmi.
    .note = Wydrukowany tekst można też rozumieć jako jednorazowe +2; przyjęto +2 do każdej kości, podobnie jak przy pułapkach. Chwila użycia to także interpretacja.
ML-LTOK-10 = Łup: odrzuć go za 12 monet.
ML-LTOK-11 = Łup: odrzuć go za 10 monet.
ML-LTOK-12 = Łup: odrzuć go, by wykonać maksymalnie trzy przerzuty własnych kości magii (tej samej kości lub różnych) podczas rozpatrywania jednej ścieżki.
    .note = Wydrukowano „dowolną kość magii”; własne kości i jedna ścieżka to interpretacja.
ML-LTOK-13 = Łup: odrzuć go, by wziąć za darmo najemnika z oferty karczmy; wymagana jest wystarczająca nadwyżka sławy.
    .note = Przyjęto: tylko w fazie rozmieszczania, bez kości w karczmie i nie jako akcja; działa także wtedy, gdy karczma jest pełna lub ogarnięta paniką. Chodzi o najemnika z oferty, nie o żółtodzioba.
ML-LTOK-14 = Łup: odrzuć go, by dodać +2 do każdej kości siły na jednej własnej ścieżce; można go użyć po rzucie kośćmi.
    .note = Interpretacja taka sama jak przy magii.
ML-LTOK-15 = Łup: po podbiciu krainy odrzuć go, by zyskać +4 sławy.
ML-LTOK-16 = Łup: po zabiciu potwora odrzuć go, by zyskać +4 sławy.

## Wykaz potworów

ML-MON-01 = Skradacz: w krainie dżungli ma 2 dodatkowe kości ataku zamiast 1.
ML-MON-02 = Trusiciel: przed każdym jego atakiem rzuć jedną dodatkową kością ataku; przy trafieniu każdy najemnik w krainie, także aktywny, otrzymuje jedną ranę; potem potwór atakuje normalnie.
    .note = „Przed atakiem” rozumie się jako przed każdym atakiem w walce. Każdy najemnik, którego to dotyczy, może bronić się żetonami, zdolnościami i eliksirami; kości magii tej kości nie usuwają, bo nie należy ona do siły ataku (interpretacja).
ML-MON-03 = Lepiszcz: gdy zostaje zabity, zadaje 1 ranę każdemu najemnikowi w krainie, także swojemu zabójcy; można się normalnie bronić.
    .note = Rana następuje, zanim usunie się kości i żetony walczących, a zabójca zachowuje nagrodę, nawet jeśli zginie (interpretacja).
ML-MON-04 = Kodyl: w walce z nim nie można używać eliksirów ani jadów.
ML-MON-05 = Próchniec: do schwytania go potrzebne są dwie pułapki na ścieżce.
ML-MON-06 = Ogniobrodzi: każdy atak zadaje jedną dodatkową automatyczną ranę, przed którą można się normalnie bronić.
    .note = Odrzucenie kości magii nie zapobiega tej ranie (interpretacja).
ML-MON-07 = Skorupor: dopóki jest przy wejściu do Cytadeli, w fazie porządkowania bierze się dwa żetony paniki zamiast jednego.
ML-MON-08 = Ogniowir: w krainie ognia ma 2 dodatkowe kości ataku zamiast 1.
ML-MON-09 = Zaświatnik: po dobraniu kładzie się go przy wejściu do Cytadeli, gdzie zastępuje leżącego tam potwora (tego się odrzuca); dla krainy dobierzcie innego potwora.
    .note = W fazie porządkowania przybywa po kroku paniki, więc żeton paniki przynosi dopiero od następnego porządkowania; dobrany w przygotowaniu gry otwiera wejście już w rundzie 1.
ML-MON-10 = Piaskorz: schwytany w krainie, ucieka po wypłaceniu nagrody i w kroku paniki tej samej rundy przechodzi do wejścia do Cytadeli; schwytany przy wejściu, zostaje normalnie odrzucony.
    .note = Chwila przejścia to interpretacja; obowiązuje zasada o kilku potworach przy wejściu. Walka w krainie liczy się jako wygrana, więc podbój się odbywa.
ML-MON-11 = Trzaskun: od każdej kości siły na ścieżce atakującego odejmij 1.
ML-MON-12 = Dzioban: gdy zostaje zabity, zadaje 1 ranę każdemu najemnikowi w krainie, także swojemu zabójcy; można się normalnie bronić.
    .note = Chwila zadania rany jak u Lepiszcza.
ML-MON-13 = Miechun: przy wejściu do Cytadeli atakuje z 3 dodatkowymi kośćmi.
ML-MON-14 = Krabogłów: w krainie wiatru ma 2 dodatkowe kości ataku zamiast 1.
ML-MON-15 = Czyhacz: każdy atak zadaje jedną dodatkową automatyczną ranę, przed którą można się normalnie bronić.
    .note = Odrzucenie kości magii nie zapobiega tej ranie (interpretacja).
ML-MON-16 = Tłuścioch: nie można przeciw niemu używać zdolności obronnych kart, ścieżek i straży; żetonów obrony można.
ML-MON-17 = Żabozęb: w krainie wody ma 2 dodatkowe kości ataku zamiast 1.
ML-MON-18 = Lodołam: od każdej kości magii na ścieżce atakującego odejmij 1.
ML-MON-19 = Głęborpion: gracz, którego najemnika zrani, traci 1 punkt sławy.
    .note = Raz za każdy atak, po którym mimo żetonów, zdolności i eliksirów została co najmniej jedna rana, tak jak w przykładzie walki; śmierć też się liczy.
ML-MON-20 = Mackownica: nie można przeciw niej używać broni.
ML-MON-21 = Odejmowanie od kości nie obniża kości poniżej 0, a rana, którą ginący potwór zadaje najemnikowi próbującemu później podboju, nie przerywa podboju, chyba że ten najemnik zginie.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.
ML-MON-22 = Przy wejściu do Cytadeli zdolności, które mówią o wszystkich najemnikach w krainie, dotyczą najemników na obu ścieżkach przy wejściu.
    .note = Drukowane zasady tego nie omawiają; to przyjęta interpretacja.

## Wykaz najemników

ML-MERC-01 = Burgrabia: 1 zdolność obronna przeciw atakom potworów (nie przeciw podstępom).
ML-MERC-02 = Korfacz: na ścieżce zadania może przerzucić 1 kość targowania.
ML-MERC-03 = Dajana: na planszy klanu mieszczą się trzy pułapki więcej (limit 8); jeśli opuści ona klan, pułapki ponad 5 odrzuca się od razu.
ML-MERC-04 = Drabor: 1 zdolność obronna przeciw atakom potworów (nie przeciw podstępom).
ML-MERC-05 = Tarka: +1 do każdej kości siły na jej ścieżce.
ML-MERC-06 = Darbar: +1 sławy, gdy schwyta potwora.
ML-MERC-07 = Fandor: raz na rundę zapłać 1 monetę, by zyskać 1 kość targowania, którą od razu rzucasz; nie wtedy, gdy Fandor jest na ścieżce.
ML-MERC-08 = Lemtal: 2 zdolności obronne przeciw atakom potworów (nie przeciw podstępom).
ML-MERC-09 = Wendela: raz na rundę jeden werbunek tańszy o 4 monety; cena może spaść do 0.
ML-MERC-10 = Tentok: +1 do wyniku na schwytanie (nie na zabicie).
ML-MERC-11 = Tepej: raz na rundę +2 monety, gdy gracz korzysta z kopalni.
ML-MERC-12 = Pardala: 1 zdolność obronna przeciw potworom wody i dżungli (nie przeciw podstępom).
ML-MERC-13 = Jutrowicz: raz na rundę jeden zakup pułapek tańszy o 4 monety; cena może spaść do 0.
ML-MERC-14 = Żandala: jedna z kości atakującego potwora atakuje zamiast tego najemnika na sąsiedniej ścieżce; rzuca się nią najpierw, potem pozostałymi.
    .note = Jako zdolność z symbolem Okolic bez przerzutu jest obowiązkowa, jeśli jest sąsiedni najemnik; którego wybrać, decyduje gracz.
ML-MERC-15 = Ninra: 1 zdolność obronna przeciw atakom potworów (nie przeciw podstępom).
ML-MERC-16 = Mrozor: raz na rundę weź z zapasu na planszę klanu 1 eliksir lub 1 jad.
ML-MERC-17 = Rulfus: 2 zdolności obronne przeciw atakom potworów (nie przeciw podstępom).
ML-MERC-18 = Luska: po zabiciu lub schwytaniu potwora przynosi na planszę klanu 2 eliksiry, w granicach jej limitu.
ML-MERC-19 = Onduru: raz na rundę weź z zapasu na planszę klanu 1 eliksir.
ML-MERC-20 = Trunek: +1 do każdej kości magii na jego ścieżce.
ML-MERC-21 = Żarena: 1 zdolność obronna przeciw potworom wody i ognia (nie przeciw podstępom).
ML-MERC-22 = Zenek: 1 zdolność obronna przeciw atakom potworów (nie przeciw podstępom).
ML-MERC-23 = Hatyr: raz na rundę zyskujesz 2 monety.
ML-MERC-24 = Barbucha: +3 do wyniku na zabicie (nie na schwytanie).
ML-MERC-25 = Zdrat: może przerzucić maksymalnie dwie różne kości siły na swojej ścieżce, każdą raz.
    .note = Inne karty pozwalają przerzucić dwa razy tę samą kość; ta nie.
ML-MERC-26 = Turna: +3 do wyniku na schwytanie (nie na zabicie).
ML-MERC-27 = Lina: może przerzucić maksymalnie dwie kości magii lub siły albo dwa razy tę samą kość.
ML-MERC-28 = Jeducha: +2 do wyniku na zabicie (nie na schwytanie).
ML-MERC-29 = Bambul: +1 do każdej kości siły na jego ścieżce.
ML-MERC-30 = Algust: 1 zdolność obronna przeciw potworom dżungli i wiatru (nie przeciw podstępom).
ML-MERC-31 = Lorin: raz na rundę weź z zapasu na planszę klanu 1 jad.
ML-MERC-32 = Nakark: może przerzucić jedną kość siły na swojej ścieżce.
ML-MERC-33 = Czerwina: raz na rundę zapłać 2 monety, by zyskać 1 kość siły; nie wtedy, gdy Czerwina jest na ścieżce.
ML-MERC-34 = Melwina: 2 zdolności obronne przeciw atakom potworów (nie przeciw podstępom).
ML-MERC-35 = Geria: +3 do wyniku podboju krainy.
ML-MERC-36 = Weruda: do schwytania potwora nie potrzebuje pułapki.
    .note = Zwalnia także z dwóch pułapek, których wymaga Próchniec (interpretacja).
ML-MERC-37 = Wykaz zdolności obejmuje 36 imion: 28 najemników z talii i 8 podstawowych członków klanów. Nie wydrukowano, którzy to podstawowi członkowie.

## Wykaz ekwipunku

ML-EQ-01 = Krakenomikon: w fazie przygody przerzuć 2 kości magii na ścieżce albo 1 kość magii dwa razy.
ML-EQ-02 = Plecak: raz na rundę +2 monety, gdy gracz korzysta z kopalni.
ML-EQ-03 = Zguba: +1 do każdej kości magii na ścieżce.
ML-EQ-04 = Grymuar: przy podboju krainy +2 do każdej kości magii na ścieżce.
ML-EQ-05 = Żelazodziw: +1 do każdej kości siły na ścieżce.
ML-EQ-06 = Szachrajka: w fazie przygody przerzuć 2 kości targowania albo 1 kość targowania dwa razy.
ML-EQ-07 = Nocostróż: 1 zdolność obronna przeciw atakom potworów (nie przeciw podstępom).
ML-EQ-08 = Sidła: raz na rundę jeden zakup pułapek tańszy o 4 monety; cena może spaść do 0.
ML-EQ-09 = Rozpruwacz: przy próbie schwytania lub zabicia potwora +1 do każdej kości siły na ścieżce.
ML-EQ-10 = Strzałolot: w fazie przygody przerzuć 2 kości siły albo 1 kość siły dwa razy.
ML-EQ-11 = Wykaz objaśnia 10 rodzajów kart na 18 kart ekwipunku; nie wydrukowano liczby egzemplarzy, cen ani symboli rodzaju (broń, oporządzenie, zaklęcie) poszczególnych kart.

## Wykaz krain

ML-LANDREF-01 = Aldawia, akcja: połóż 1 kość siły, weź 1 żeton łupu z oferty; ofertę uzupełnijcie.
ML-LANDREF-02 = Nebia, akcja: połóż 1 kość magii, zyskaj 3 kości siły.
ML-LANDREF-03 = Glacja, akcja: połóż 2 kości targowania, zyskaj 9 monet.
ML-LANDREF-04 = Kaleh, akcja: połóż 1 kość magii, zyskaj 3 eliksiry.
ML-LANDREF-05 = Kryzja, akcja: połóż 1 kość siły, zyskaj 2 kości targowania (od razu nimi rzuć).
ML-LANDREF-06 = Rynia, akcja: połóż 2 kości siły, zwerbuj za darmo jednego najemnika z karczmy; wymagana jest wystarczająca nadwyżka sławy.
    .note = Chodzi o najemnika z oferty, nie o żółtodzioba; nie można postawić kolejki, bo w karczmie nie kładzie się kości.
ML-LANDREF-07 = Gurban, akcja: połóż 2 kości siły, 2 kości targowania albo po 1 z obu kolorów, zyskaj 3 kości magii.
ML-LANDREF-08 = Jaha, akcja: połóż 1 kość targowania, zyskaj 2 kości magii.
ML-LANDREF-09 = Wahibar, akcja: połóż 1 kość magii, zyskaj 3 żetony obrony.
ML-LANDREF-10 = Ujunia, akcja: połóż 2 kości siły, 2 kości targowania albo po 1 z obu kolorów, weź za darmo jedną kartę ekwipunku z targu.
ML-LANDREF-11 = Nikegeria, akcja: połóż 1 kość siły, 1 kość magii i 1 kość targowania, zyskaj 2 punkty sławy.
ML-LANDREF-12 = Traklan, akcja: połóż 2 kości siły, 2 kości magii albo po 1 z obu kolorów, zyskaj 3 kości targowania (od razu nimi rzuć).
ML-LANDREF-13 = Kości zyskanych z krainy trzeba użyć w tej samej fazie rozmieszczania; najemnik zwerbowany za darmo dzięki krainie od razu dodaje swoje kości i renomę, a po darmowym nabytku uzupełnia się jego ofertę. Zyskanych żetonów dotyczą limity zapasów.

## Przykłady

ML-EX-01 = Runda 1. Pierwsza kość targowania w chacie myśliwskiej, o wartości 5. Pułapka z oferty kosztuje 9. Natalia kładzie kość targowania i kupuje tę pułapkę. Płaci 4 monety i otrzymuje pułapkę.
ML-EX-02 = Ciąg dalszy ML-EX-01. Stefan ma kość siły. Kładzie ją na następnym polu chaty i kupuje jedną pułapkę. Płaci pełną wydrukowaną cenę; jego kość nie wpływa na późniejsze porównania kości targowania.
ML-EX-03 = Ciąg dalszy ML-EX-02. Tomasz ma kość targowania o wartości 3; ostatnia kość targowania w chacie ma wartość 5. Dwie pułapki z oferty kosztują po 4. Kładzie 3 i kupuje obie pułapki (suma 8). Zniżka wynosi 3 + 5 = 8, cena wynosiłaby 0, więc płaci minimum, czyli 1 monetę.
ML-EX-04 = Stefan ma 20 punktów sławy i renomę 14. Wendela ma renomę 7. Stefan chce zwerbować Wendelę. Nadwyżka wynosi 6, więc werbunek jest niedozwolony, bez względu na to, ile monet ma Stefan.
ML-EX-05 = Stefan ma 20 punktów sławy i renomę 14; Fandor kosztuje 10, ma renomę 5 i daje 2 kości siły. Kość targowania Stefana pokazuje 5 i jest pierwszą w karczmie. Stefan werbuje Fandora. Płaci 5 monet, renoma wzrasta do 19, nadwyżka spada do 1, a Stefan od razu bierze 2 kości siły.
ML-EX-06 = Wera ma 18 punktów sławy i renomę 17. Nie udaje jej się zadanie z karą 2 punktów sławy. Sława 16, renoma 17, brak nadwyżki, brak werbunku; najemnicy zostają.
ML-EX-07 = Natalia ma 2 kości siły; Stefan właśnie położył dwie kości siły na polu za 6 monet. Natalia korzysta z kopalni. Może położyć obie kości na polu za 4 monety albo jedną kość na prawym polu za 2 monety; pole za 6 monet jest zamknięte.
ML-EX-08 = Kopalnia jest pusta. Gracz kładzie w jednej akcji dwie kości siły na pierwszym polu podwójnym. Natychmiast otrzymuje 6 monet.
ML-EX-09 = Ścieżka 2 kafelka wydarzenia wymaga 2 kości siły i dopuszcza posiłki w postaci kości magii; jej korzyścią jest eliksir. Klara ma 1 pułapkę i 1 żeton obrony. Wysyła najemnika z 2 kośćmi siły, 2 kośćmi magii i oboma żetonami. Dozwolone: 4 kości zostawiają miejsce na 3 żetony; eliksir z zapasu trafia na żeton jej najemnika.
ML-EX-10 = W poprzedniej rundzie Natalia podbiła Kryzję i zasiedliła ją Luską. W fazie rozmieszczania kładzie jako akcję 1 kość siły na Kryzji. Zyskuje 2 kości targowania.
ML-EX-11 = W poprzedniej rundzie Czyhacz (siła ataku 5) pokonał wszystkich najemników i przeszedł do wejścia; jego nagroda za schwytanie to sława i 10 monet. Tomasz wysyła Hatyra na górną ścieżkę z 3 kośćmi siły, 2 kośćmi magii i pułapką. Jest to dozwolone jako jedna akcja i zajmuje 5 + 2 = 7 miejsc ścieżki; straż daje tam zdolność obronną o sile 2 (według interpretacji górnej ścieżki).
ML-EX-12 = Mackownica ma siłę ataku 5 i nie obowiązują żadne premie. Mackownica atakuje. Rzuca się 5 czarnymi kośćmi.
ML-EX-13 = Trunek jest zdrowy i ma na żetonie 1 eliksir. Potwór trafia dwa razy, a Tomasz odrzuca eliksir. Trunek jest ranny, ale żyje.
ML-EX-14 = Krabogłów: schwytanie 11, zabicie 12. Trunek (+1 do każdej kości magii) ma 2 kości siły, 2 kości magii, pułapkę +4 i jad. Zaczyna od 4 (pułapka jest obowiązkowa), rzuca kością magii: 2 (+1) → 7, rzuca kością siły: 2 → 9, używa jadu (+2) → 11 i przestaje. Krabogłów jest schwytany; pozostałymi kośćmi się nie rzuca.
ML-EX-15 = Runda 4, poziom normalny (1 kość rundy). Głęborpion: siła ataku 5, woda, w krainie wody. Żarena stoi na ścieżce 2 z 1 żetonem obrony, własną zdolnością obronną (woda i ogień) i 1 eliksirem. Wera ma 19 punktów sławy. Kości: 5 + 1 + 1 = 7; Wera odrzuca 1 kość magii → 6. Rzut daje 4 trafienia. Wera używa żetonu obrony, zdolności i eliksiru. Zostaje jedna rana: Żarena jest ranna, ale żyje; Wera traci 1 punkt sławy (18).
ML-EX-16 = Żarena ma teraz przeciw Głęborpionowi (schwytanie 17, zabicie 22) 2 kości siły, 1 kość magii i odkrytą pułapkę „magia +1”. Wyrzuca 1 i 2 na kościach siły oraz 3 na kości magii (+1 = 4). Wynik 7: nie ma schwytania; kości i pułapka zostają, a 7 przenosi się dalej.
ML-EX-17 = Stefan jest na następnej ścieżce z 2 kośćmi magii i korzyścią „przerzuć 1 kość magii”; wynik przeniesiony to 7. Jego najemnik przeżywa atak. Stefan wyrzuca 4 i 2, przerzuca 2 i ma 3. Własny wynik 7, z przeniesionym 7 daje to 14: mniej niż 17, walka toczy się dalej z przeniesionym wynikiem 14.
ML-EX-18 = Następny jest drugi najemnik Wery z 2 kośćmi siły i 1 kością magii, który przeżywa atak; przeniesiono 14. Wera wyrzuca 3 + 5 + 3 = 11. Wynik 25 ≥ 22: Głęborpion jest zabity; Wera zyskuje 7 punktów sławy i trofeum o wartości 2.
ML-EX-19 = Ciąg dalszy ML-EX-18. Żarena (ścieżka 2) i najemnik Stefana (ścieżka 3) przeżyli bez powodzenia. Bierze się łupy. Najpierw żeton łupu wybiera Wera (za Żarenę), potem Stefan.
ML-EX-20 = Natalia właśnie podbiła Kryzję (woda) i ma Ninrę (woda). Zasiedla krainę Ninrą. Odtąd może jako akcję położyć tam kość siły za 2 kości targowania.
ML-EX-21 = Kraina z czterema najemnikami: Wera na ścieżkach 1 i 3, Tomasz na 2, Natalia na 4. Ścieżce 1 nie udaje się przeciw potworowi, ścieżka 2 go chwyta, ścieżka 3 podbija krainę. Ścieżka 4 nie robi nic; Tomasz ma nagrodę za schwytanie, a Wera krainę; łupy bierze najpierw Wera (ścieżka 1), potem Natalia (ścieżka 4); na koniec uzupełnia się ofertę.
ML-EX-22 = Stefan kończy z 30 punktami sławy, renomą 16, 4 punktami trofeów, 3 symbolami wiatru i po 1 lub 2 symbole ognia, wody i dżungli. Punktacja końcowa. 30 + 16 + 4 + (3 + 1 + 1 + 1 = 6) = 56 PZ.
ML-EX-23 = Moduł podstępów. Stefan jest na ścieżce 1, Natalia na ścieżce 2, Tomasz na ścieżce 4, ścieżka 3 jest pusta. Ustala się sąsiedztwo. Stefan i Natalia sąsiadują ze sobą, Natalia i Tomasz sąsiadują ze sobą, Stefan i Tomasz nie.
ML-EX-24 = Dowolny klan na początku gry. Przygotowanie gracza jest zakończone i zbiera się pierwszą pulę. 5 punktów sławy, renoma 1, 7 monet, 1 podstawowa pułapka; pula z 2 kości siły, 1 kości targowania i 1 kości magii.
ML-EX-25 = Gra się z darem królowej, runda 2. Pierwszy gracz przygotowuje pulę. 1 dodatkowa kość do wyboru i jedno z trojga: 1 eliksir lub jad, 1 żeton obrony, 2 monety.
ML-EX-26 = Na żadnej ścieżce przy wejściu nie stoi najemnik. Faza przygody dochodzi do kroku 3. Krok się pomija, nawet jeśli przy wejściu jest potwór.
