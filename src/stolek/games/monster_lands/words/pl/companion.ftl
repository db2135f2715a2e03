### Sam obok pudełka: co robi na stole, którego program nie widzi.

companion-nothing = Sam nie może już w tej rundzie niczego położyć.
companion-lodge = Chata myśliwska: kość targowania z wynikiem { $die } na wolnym polu najbardziej po lewej. Zabiera obie pułapki z rzędu { $place }, trafiają do zużytych. Uzupełnij ofertę.
companion-laboratory = Laboratorium: kość magii na najwyższym wolnym polu.
companion-tavern = Karczma: kość targowania z wynikiem { $die } na wolnym polu najbardziej po lewej. Z oferty zabiera { $place ->
        [1] górnego
        [2] środkowego
       *[other] dolnego
    } najemnika, trafia na stos odrzuconych. Uzupełnij ofertę.
companion-armoury = Zbrojownia: kość targowania z wynikiem { $die } na wolnym polu najbardziej po lewej.
companion-market = Targ: kość targowania z wynikiem { $die } na wolnym polu najbardziej po lewej. Zabiera { $place ->
        [1] lewą
        [2] środkową
       *[other] prawą
    } kartę ekwipunku, trafia na stos odrzuconych. Uzupełnij ofertę.
companion-mine = Kopalnia: kości siły na wolnym miejscu o najwyższym dochodzie, jedna lub dwie, jak pokazuje.
companion-path = Kraina A, ścieżka { $number }: blokuje ją jego żeton. Zostało mu żetonów: { $left }.
companion-tricks = Połóż na tej ścieżce zakryte żetony z wierzchu jego stosu: { $number }.
companion-quest = Zadanie { $number }: jego żeton blokuje wolną ścieżkę najbardziej po lewej. Zostało mu żetonów: { $left }.
companion-land = W fazie przygód na każdej jego ścieżce krainy po kolei: jeśli potwór tam jeszcze jest, usuwa go; w przeciwnym razie krainę, jeśli tam jeszcze jest; inaczej nic.
companion-quests = Na lewej ścieżce zadania z kośćmi wygrywa je: usuń żeton zadania, a twój najemnik na prawej ścieżce nic nie zyskuje. Na zadaniu z zasobami lub na prawej ścieżce jego żeton nic nie robi.
companion-round = Wszystkie jego kości i żetony wracają. Zaczyna się następna runda, od twojej tury.
