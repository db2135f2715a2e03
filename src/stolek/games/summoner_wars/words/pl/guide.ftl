### Co mówi przewodnik przy stole pierwszej gry.

guide-aim = Witaj. Grasz Elfami Feniksa na bliższej połowie pola bitwy; na dalszej stoją Jaskiniowe Gobliny. Wygrywa ten, kto zniszczy przywoływacza przeciwnika: chroń królową Maldarię i poluj na Sneeksa.
guide-hand = To jest twoja ręka, a obok pola bitwy twoja magia: nią płaci się za karty. Koszt karty widać w jej lewym górnym rogu, siłę i życie w dolnych. Przytrzymaj kartę albo wskaż ją, aby przeczytać ją w całości.
guide-summon = Tura ma sześć faz; teraz przywołujesz. Kliknij jednostkę w ręce, a potem jedno z podświetlonych pól: jednostki wchodzą do gry obok bramy. Za 2 punkty magii możesz wystawić Łucznika żaru, Królewskiego strażnika albo Bestię żaru.
guide-end-summon = Magia wydana? Zakończ więc fazę przywołania.
guide-move = Teraz możesz poruszyć do trzech jednostek, każdą do 2 pól, prosto albo za róg. Kliknij jednostkę, a potem podświetlone pole. Strzelcy sięgają 3 pola w linii prostej; walczący wręcz muszą stać obok celu.
guide-end-move = Gdy twoje jednostki stoją dobrze, zakończ fazę ruchu.
guide-build = Masz w ręce bramę i jest za darmo. Zbuduj ją w jednym ze swoich trzech tylnych rzędów albo obok przywoływacza: stamtąd będą mogły wejść kolejne jednostki. Potem zakończ fazę budowy.
guide-attack = Do ataku! Kliknij swoją jednostkę, a potem podświetlonego wroga. Atakować mogą najwyżej trzy jednostki. Tura bez ataku na wrogą kartę kosztuje twojego przywoływacza 1 obrażenie, więc uderz w cokolwiek.
guide-dice = Rzucasz tyloma kośćmi, ile siły ma jednostka. Walczącym wręcz liczą się miecze, strzelcom łuki; symbol specjalny pomaga tylko tam, gdzie mówi o tym karta. Każde trafienie to 1 obrażenie, a to, co nie ma już życia, zostaje zniszczone. Za zniszczonego wroga dostajesz 1 punkt magii.
guide-end-attack = Zaatakuj innymi, które mają cel, albo zakończ fazę ataku.
guide-magic = Magia jest rzadka. W tej fazie możesz odrzucić dowolne karty z ręki, każdą za 1 punkt magii. Ognisty smok kosztuje 8: teraz może być więcej wart jako magia. Odrzuć kartę albo zakończ fazę.
guide-draw = Na koniec dobieraj, aż będziesz mieć na ręce 5 kart. Gdy talia się skończy, nowej nie ma, więc korzystaj z tego, co dobierasz. Na tym kończy się twoja tura.
guide-other = Teraz grają gobliny. Patrz albo od razu przejdź do swojej następnej tury: dziennik opowiada wszystko, a kliknięcie wiersza pokazuje to jeszcze raz.
guide-alone = Znasz już przebieg tury. Coś jest przygaszone? „Dlaczego nie?“ pokaże ci zasadę. Podpowiedź zdradzi, co zrobiłby komputer, a to, co można cofnąć, jest oznaczone. Miłej gry!
