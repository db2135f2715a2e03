### Co ustala się przed grą i z czego buduje się talie.

game-title = Summoner Wars
game-about = Pojedynek dwóch przywoływaczy na małym polu bitwy. Karty z ręki stają się jednostkami; poruszasz nimi, atakujesz kośćmi i starasz się pokonać przywoływacza przeciwnika. Około 45 minut.

field-decks = Talia
    .note = Gotowa talia albo taka, którą masz zbudowaną.
field-rulings = Inne odczytanie zasad
    .note = Tam, gdzie zasady budzą wątpliwości, Stolek trzyma się jednego odczytania. Tutaj możesz wybrać drugie.

about-breakers = Naginają umysły i odpychają wrogów. Dla tych, którzy lubią obracać cudzą armię przeciw niej samej.
about-cave-goblins = Liczne, darmowe i szybkie. Wygrywają liczbą, zanim ktoś zdąży je policzyć.
about-fallen-kingdom = Umarli wracają, a swoi padają nie bez powodu.
about-phoenix-elves = Ogień z daleka, straże z przodu. Prosta talia, dobra na początek.
about-polar-dwarves = Mury, bramy i mróz. Powolne i trudne do ruszenia, dopóki nie ruszą się same budowle.
about-savanna-elves = Wzmocnienia rosną z tury na turę i wędrują z jednostki na jednostkę.
about-tundra-orcs = Mocne ciosy i przerzucane kości. Lód tam, gdzie stoi wróg, szał tam, gdzie stoisz ty.
about-vanguards = Rycerze, którzy chronią się nawzajem, leczą i dobierają więcej kart.

group-champion = Czempioni
group-common = Zwykłe jednostki
group-epic = Wydarzenia epickie
group-standard = Wydarzenia standardowe
group-gate = Bramy
