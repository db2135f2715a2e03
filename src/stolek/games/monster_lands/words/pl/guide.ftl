### Co mówi przewodnik przy stole pierwszej gry.

guide-aim = Witaj. Prowadzisz niebieski klan, komputer prowadzi czerwony. Punkty daje sława, renoma i trofea; po sześciu rundach wygrywa, kto ma ich najwięcej, a kto zdobędzie 30 sławy, kończy grę wcześniej. Tutaj widzisz swoje monety, sławę i renomę.
guide-dice = To twoje kości na tę rundę: czerwone siły, fioletowa magii i żółta targowania, którą już rzucono. Przynoszą je twoi ludzie, więc każdy nowy najemnik to kolejne kości. Przytrzymaj kartę albo wskaż ją, by przeczytać całą.
guide-visit = Gracze wykonują tury na zmianę; w każdej robisz jedną rzecz: kładziesz kość w budynku albo wysyłasz najemnika. Zacznij w karczmie. Kliknij żółtą kość, a potem karczmę: szóstka obniża cenę o 6 monet.
guide-hire = Zwerbuj Ninrę: jej renoma 4 akurat mieści się w twojej nadwyżce sławy, czyli sławie pomniejszonej o renomę, a ze zniżką kosztuje 2 monety. Od razu przynosi dwie kości siły.
guide-other = Potem turę ma drugi klan. Gracie tak na zmianę, dopóki ktoś ma kości.
guide-send = Teraz wyślij Ninrę na potwora: kliknij jej kartę, a potem ścieżkę 3 w krainie. Każda ścieżka wymaga pewnych kości, pozwala na kilka więcej i coś daje; ścieżka 3 wymaga 1 kości siły.
guide-load = Im więcej kości, tym lepszy atak: dołóż kości siły i kość magii. Zabierz też pułapkę: bez pułapki potwora można tylko zabić, nie schwytać. Potem powiedz, że to wszystko.
guide-spend = Pozostałych kości użyj, jak chcesz: w kopalni na monety, w laboratorium na eliksiry. Onduru raz na rundę warzy eliksir bez żadnej kości. Gdy nie masz już kości, spasuj.
guide-battle = Przygoda! Najpierw zadania, potem walka o krainę. Potwór atakuje czarnymi kośćmi każdego na swoich ścieżkach: każde 3 lub więcej to rana, a druga rana to śmierć. Pomagają obrona, eliksiry i odrzucone kości magii. Potem rzucasz ty: suma od liczby przy klatce chwyta potwora, jeśli masz pułapkę, liczba przy czaszce go zabija. Gdy go już nie ma, tymi samymi kośćmi możesz spróbować podbić krainę.
guide-cleanup = Potem są porządki: żołd dla najemników, nowe karty, nowe zadania. Potwór, którego nikt nie pokonał, idzie do wejścia do Cytadeli; dopóki jakiś tam jest, panika co rundę zamyka jeden budynek.
guide-alone = Znasz już przebieg rundy. Coś jest przygaszone? „Dlaczego nie?” powie ci zasadę. Podpowiedź pokaże, co zrobiłby komputer, a co można cofnąć, jest zaznaczone. Miłej zabawy!
