### Monster Lands: dlaczego odpowiedź jest odrzucona w fazie rozmieszczania.

## Tury

refusal-dice-left-to-place = W puli są jeszcze kości ({ $number }): pasuje tylko ten, kto nie ma żadnej.
refusal-acted-already = W turze jest jedna akcja i została już wykonana.
refusal-no-dice-left = W puli nie ma żadnej kości, a bez niej akcja jest niemożliwa.
refusal-some-die-fits = Kość odrzuca się tylko wtedy, gdy żadna z twoich nigdzie nie pasuje, a któraś pasuje.
refusal-no-such-die = Takiej kości nie ma.
refusal-die-not-in-pool = Tego nie ma w twojej puli: { $die }.
refusal-nothing-to-pass-on = To nie twoja tura, nie ma czego pasować.

## Budynki

refusal-no-such-building = Takiego budynku nie ma.
refusal-building-takes-other-dice = { $building }: kości tego koloru ({ $colour }) się tu nie kładzie.
refusal-building-in-panic = { $building }: panuje tu panika i nie można położyć żadnej kości.
refusal-building-closed = { $building }: w tym scenariuszu zamknięte.
refusal-building-full = { $building }: wszystkie pola są zajęte, { $number } z { $number }.
refusal-no-such-space = { $building }: takiego pola tu nie ma.
refusal-space-taken = { $building }: na tym polu leży już kość.
refusal-mine-takes-two = Na tym polu kopalni kładzie się w jednej akcji kości siły: { $number }. Masz: { $has }.
refusal-nothing-for-sale = { $building }: nie ma tu nic na sprzedaż.
refusal-nothing-affordable = { $building }: z tą kością najtańsze kosztuje { $number ->
    [one] 1 monetę
    [few] { $number } monety
   *[other] { $number } monet
}, a masz { $has }.
refusal-nobody-to-equip = Wszyscy twoi najemnicy są na ścieżkach: nie ma komu dać ekwipunku.
refusal-nobody-affordable = Karczma: z tą kością najtańszy chętny kosztuje { $number ->
    [one] 1 monetę
    [few] { $number } monety
   *[other] { $number } monet
}, kolejka { $drinks }, a masz { $has }.
refusal-nobody-would-join = Karczma: twoja nadwyżka sławy to { $surplus }, a najniższa renoma tutaj to { $lowest }. Nie starcza też monet na kolejkę: kosztuje { $drinks }, a masz { $has }.
refusal-nobody-there = Karczma: nie ma kogo zwerbować, a na kolejkę nie starcza monet: kosztuje { $drinks }, masz { $has }.

## Zakupy i werbunek

refusal-costs-more-coins = To kosztuje { $number ->
    [one] 1 monetę
    [few] { $number } monety
   *[other] { $number } monet
}, a masz { $has }.
refusal-discount-counted = { $card }: ta zniżka jest już policzona.
refusal-discount-used = { $card }: ta zniżka została już w tej rundzie wykorzystana.
refusal-no-discount-here = { $card }: tutaj nie daje zniżki ({ $building }).
refusal-no-such-card = Nie masz takiej karty.
refusal-no-trap-taken = Kto odwiedza chatę myśliwską, kupuje co najmniej jedną pułapkę.
refusal-trap-not-displayed = Takiej pułapki nie ma w ofercie.
refusal-hire-or-drink = Zwerbuj kogoś albo najpierw postaw kolejkę: dopiero po niej można wyjść z niczym.
refusal-hire-one-free = Ktoś dołączyłby za darmo: wybierz go.
refusal-no-round-without-die = Kolejki tu nie ma: w karczmie nie położono na to kości.
refusal-one-round-only = Na jedną wizytę przypada jedna kolejka i została już postawiona.
refusal-round-too-dear = Kolejka kosztuje { $number ->
    [one] 1 monetę
    [few] { $number } monety
   *[other] { $number } monet
}, a masz { $has }. Kość targowania nic z tego nie obniża.
refusal-free-anyway = Nie ma z czego obniżać: to jest za darmo.
refusal-not-for-hire = Nikogo takiego nie można teraz zwerbować.
refusal-greenhorns-not-free = Za darmo przychodzi najemnik z oferty, nie żółtodziób.
refusal-top-greenhorn-first = Wszyscy żółtodzioby są jednakowi: weź tego z wierzchu.
refusal-surplus-too-small = { $member } wymaga nadwyżki sławy { $number }, a twoja to { $surplus }.
refusal-laboratory-gives-fewer = Liczba żetonów z tego pola: { $number }. Więcej eliksirów być nie może.
refusal-armoury-sells-few = Podczas jednej wizyty w zbrojowni kupuje się żetony obrony w liczbie od 1 do { $number }.
refusal-equipment-must-be-taken = Wybierz kartę i kto ją dostanie: jedną trzeba wziąć.
refusal-equipment-not-displayed = Tej karty nie ma na targu.
refusal-on-path-with-equipment = { $member } jest na ścieżce: ekwipunek biorą i przekazują tylko ci, którzy na niej nie są.
refusal-pawned-in-order = Kości zastawia się po kolei: siła, targowanie od najniższej wartości, magia. Na tę jest już za późno: { $die }.

## Wysyłanie

refusal-greenhorn-stays = Żółtodzioby nie chodzą na ścieżki.
refusal-is-out-already = { $member } jest już na ścieżce ({ $path }).
refusal-path-held-by-sam = Stoi tu najemnik Sama: { $path }.
refusal-path-taken = Na tej ścieżce stoi już { $member }: { $path }.
refusal-no-quest-there = { $path }: w tej rundzie nie ma tu zadania.
refusal-no-monster-at-entrance = Przy wejściu do Cytadeli nie ma potwora, więc nikogo się tam nie wysyła.
refusal-land-not-in-play = { $path }: przy tak małej liczbie graczy ta kraina nie bierze udziału w grze.
refusal-no-event-there = { $path }: nie leży tu kafelek wydarzenia.
refusal-path-wants-dice = { $path }: wymagane kości tego koloru ({ $colour }): { $number }, w puli: { $has }.
refusal-quest-wants-more-dice = { $path }: zadanie wymaga kości ({ $number }), a przy niektórych daje wybór z dwóch kolorów. W puli jest ich za mało.
refusal-something-must-go-along = Do wejścia musi iść z najemnikiem kość, pułapka albo żeton obrony.
refusal-dice-still-missing = Brakuje jeszcze kości: { $number }.
refusal-only-dice-there = Kładzie się tu tylko wymagane kości.
refusal-dice-in-order = Kości kładzie się po kolei: siła, targowanie od najniższej wartości, magia. Przed tą jest inna: { $die }.
refusal-other-dice-wanted = Potrzebne są tu inne kości niż ta: { $die }.
refusal-no-bargaining-there = { $path }: kości targowania kładzie się tylko na zadania.
refusal-enough-of-colour = { $path }: posiłków tego koloru ({ $colour }) może być najwyżej { $number }.
refusal-no-room-on-path = { $path }: na to nie ma już miejsca.
refusal-loaded-in-order = Ładunek kładzie się po kolei: siła, magia, pułapki, żetony obrony, eliksir, jad. Leży tu już coś późniejszego.
refusal-no-defence-on-board = Na planszy klanu nie ma żetonu obrony.
refusal-no-potion-on-board = Na planszy klanu nie ma eliksiru.
refusal-no-venom-on-board = Na planszy klanu nie ma jadu.
refusal-one-potion-each = Najemnik bierze ze sobą jeden eliksir.
refusal-one-venom-each = Najemnik bierze ze sobą jeden jad.
refusal-nothing-like-that = Czegoś takiego nie można wziąć ze sobą.

## Własne krainy

refusal-not-your-land = Ta kraina nie została przez ciebie podbita.
refusal-land-unsettled = { $land }: nikt nie zasiedlił tej krainy.
refusal-land-used = { $land }: w tej rundzie już użyta.
refusal-land-barred = { $land }: ta kraina daje żetony obrony i w tym scenariuszu nie można jej użyć.
refusal-no-such-dice-for-land = { $land }: nie tak używa się tej krainy.
refusal-land-wants-dice = { $land }: potrzebne kości tego koloru ({ $colour }): { $number }, w puli: { $has }.
refusal-land-settled = { $land }: tę krainę zasiedla już { $member }.
refusal-settles-never = { $member }: krainę zasiedla tylko zwerbowany albo podstawowy najemnik, nie wódz ani żółtodziób.
refusal-other-affiliation = { $member } nie ma przynależności tej krainy: { $land } ({ $affiliation }).
refusal-settled-another = { $member } zasiedla już jedną krainę ({ $land }) i kolejnej nie może.

## Co nie jest akcją

refusal-works-on-paths = { $member }: ta zdolność działa sama, na ścieżce w fazie przygody.
refusal-works-by-itself = { $member }: tej zdolności nie używa się osobno, liczy się tam, gdzie obowiązuje.
refusal-used-this-round = { $member }: ta zdolność została już w tej rundzie użyta.
refusal-not-from-a-path = { $member } jest na ścieżce i nie może stamtąd użyć zdolności.
refusal-board-is-full = { $member }: na to, co dałaby zdolność, nie ma miejsca na planszy klanu.
refusal-brews-other-things = { $member } tego nie warzy.
refusal-exchange-says-which = Żółtodziób zamienia kość: powiedz którą i na jaki kolor.
refusal-exchanges-nothing = { $member } nie zamienia kości; robią to żółtodzioby.
refusal-greenhorns-alike = Wszyscy żółtodzioby są jednakowi: następną kość zamienia { $member }.
refusal-same-colour = Kość zamienia się na kość innego koloru, nie na taką samą: { $die }.
refusal-loot-in-own-turn = { $loot }: tego łupu używa się we własnej turze.
refusal-loot-for-other-die = { $loot }: z tym łupem oddaje się kość innego koloru ({ $colour }).
refusal-nobody-joins-free = W ofercie nie ma nikogo, na czyją renomę starczyłaby twoja nadwyżka sławy.
refusal-not-wounded = { $member } nie ma rany.
refusal-no-healing-on-paths = { $member } jest na ścieżce; eliksiry z planszy klanu leczą tylko tych, którzy na niej nie są.
refusal-not-your-equipment = Nikt w twoim klanie nie ma tej karty.
refusal-holds-it-already = { $member } ma już tę kartę.
refusal-one-of-a-kind = { $member } ma już kartę tego rodzaju: { $equipment }.
refusal-room-for-nothing = { $equipment }: nikt nie ma innej karty tego rodzaju, dla której zwolniłoby się miejsce.
