### Strony wokół stołu: lobby, nowy stół, zasady, talie, ustawienia.

stolek = Stolek
skip = Przejdź do treści
ways = Główne strony
way-lobby = Stoły
way-rules = Zasady
way-decks = Talie
way-me = Ty
way-settings = Ustawienia
language = Język
unofficial = Stolek tworzą gracze. Nie jest związany z żadnym wydawcą; aby grać, należy mieć te gry.
credits = O Stolku i podziękowania
loading = Chwileczkę …
close = Zamknij
save = Zapisz
remove = Usuń
search = Szukaj
share = Udostępnij
share-title = Miejsce przy stole w Stolku
copy = Kopiuj
copied = Skopiowano
try-again = Spróbuj ponownie
to-lobby = Do stołów
just-now = przed chwilą
offline = Serwer nie odpowiada. To, co rozegrano, jest zachowane; strona sama próbuje dalej.

trouble-unreachable = Serwer nie odpowiada
trouble-unreachable-text = Co zostało potwierdzone, jest zachowane na serwerze. Sprawdź połączenie i spróbuj ponownie.
trouble-refused = To się nie udało
trouble-fault = Coś poszło nie tak
trouble-fault-text = Co zostało potwierdzone, jest zachowane. Spróbuj ponownie; jeśli znów się nie uda, wczytaj stronę jeszcze raz.

## Stoły

lobby-head = Usiądź i graj
lobby-text = { $game } ze wszystkimi zasadami: stół je zna, wyjaśnia każdą odmowę i ma przeciwnika o każdej porze.
lobby-text-no-game = Stół zna zasady, wyjaśnia każdą odmowę i ma przeciwnika o każdej porze.
begin-bot = Zagraj z komputerem
begin-bot-text = Zaczyna się od razu. Przeciwnik: { $bot }.
begin-guide = Pierwsza gra z przewodnikiem
begin-guide-text = Przewodnik pokaże ci jedną turę na prawdziwej planszy.
begin-friend = Zaproś znajomego
begin-friend-text = Dostaniesz link do wysłania. Konto nie jest potrzebne.
begin-own = Przygotuj stół po swojemu
read-rules = Czytaj zasady
tables-mine = Twoje stoły
tables-mine-none = Nie siedzisz jeszcze przy żadnym stole. Zacznij grę powyżej: zostanie zachowana, nawet gdy zamkniesz przeglądarkę.
tables-open = Miejsca, które na ciebie czekają
tables-open-none = Nikt teraz nie czeka na gracza. Przygotuj stół z miejscem dla każdego, a wszyscy go tu zobaczą.
tables-running = Gry do oglądania
tables-running-none = Nie toczy się teraz żadna jawna gra.
tables-finished = Zakończone gry
tables-finished-none = Zakończone gry zostają tutaj, by można je było obejrzeć krok po kroku.
state-open = Czeka na graczy
state-running = Gra trwa
state-your-turn = Twój ruch
state-their-turn = Ruch innych
state-finished = Zakończona
sit-down = Usiądź
play-on = Graj
open-table = Do stołu
look-on = Oglądaj
watch-again = Obejrzyj ponownie
sitter-you = ty
sitter-bot = komputer: { $bot }
sitter-open = wolne miejsce
sitter-friend = znajomy z linkiem
sitter-standing-in = { $person } (zastępuje komputer)

## Nowy stół

new-head = Nowy stół
new-games = Gra
no-such-game = Takiej gry nie ma na tym serwerze. Wybierz jedną z powyższych.
new-how-many = Liczba miejsc
seat = Miejsce { $n }
new-who = Kto tu siedzi
who-me = Ja
who-bot = Komputer
who-friend = Znajomy, przez link
who-open = Ktokolwiek
who-me-text = Możesz zająć kilka miejsc i grać za wszystkie.
who-bot-text = Widzi tylko to, co może widzieć gracz na jego miejscu.
who-friend-text = Gdy stół będzie gotowy, dostaniesz link do wysłania.
who-open-text = Stół będzie jawny; usiądzie ten, kto przyjdzie pierwszy.
new-level = Siła
new-more = Więcej ustawień
new-name = Nazwa stołu
new-name-empty = Coś wymyślimy
new-listed = Wśród jawnych stołów
new-listed-text = Inni mogą znaleźć stół i oglądać to, co jawne. W przeciwnym razie wiedzą o nim tylko ci, którzy mają link.
new-real-dice = Prawdziwe kości i karty
new-real-dice-text = Rzucasz i dobierasz przy własnym stole i podajesz wyniki.
new-make = Przygotuj stół
own-decks = Twoje talie
ready-decks = Gotowe talie
build-deck = Ułóż talię
import-head = Kontynuuj z pliku
import-file = Plik z grą
import-text = Gra zapisana od stołu, tutaj lub gdzie indziej.

## Dosiadanie się

join-head = Masz zaproszenie
join-text = Czeka tu na ciebie miejsce. Jak inni mają się do ciebie zwracać?
join-no-key = Link nie jest pełny: brakuje części po znaku #. Poproś o niego jeszcze raz i skopiuj go w całości.
your-name = Twoje imię
your-name-text = Widzą je inni przy twoich stołach.

## Ty

account = Konto
account-text = Z kontem twoje miejsca i talie są na każdym urządzeniu. Bez konta zostają w tej przeglądarce.
account-yours = Zalogowano jako { $login }. Twoje miejsca i talie są na każdym urządzeniu.
account-new = Nowe konto
account-have = Mam już konto
login = Login
password = Hasło
password-text = Co najmniej 8 znaków. Nie można go wysłać ponownie, więc dobrze je przechowaj.
register = Załóż konto
log-in = Zaloguj się
log-out = Wyloguj się
notices = Gdy przychodzi twój ruch
notices-text = Dla gier, które trwają całe dni: damy znać, że inni czekają na ciebie. Kto ma stół otwarty, nie dostaje powiadomień.
push = Na tym urządzeniu
push-on = Ta przeglądarka pokazuje powiadomienia.
push-off = Ta przeglądarka nie pokazuje powiadomień. Raz zapyta, czy może.
push-start = Pokazuj powiadomienia tutaj
push-stop = Tu już bez powiadomień
push-impossible = Ta przeglądarka nie umie pokazywać powiadomień zamkniętych stron albo umie tylko przez bezpieczne połączenie (https).
push-not-allowed = Przeglądarka nie pozwala na powiadomienia tej strony. Nic się nie zmieniło. Zezwól na nie w ustawieniach tej strony i spróbuj ponownie.
webhook = Pod adresem (webhook)
webhook-text = Serwer wysyła tam krótką wiadomość zrozumiałą dla programów takich jak Discord, Slack czy Mattermost.

## Ustawienia

settings-text = Są zachowane w tej przeglądarce i działają od razu, także w środku gry.
set-speed = Ruch na stole
speed-normal = Zwykły
speed-fast = Szybki
speed-instant = Brak
set-reduced = Twój system prosi o mniej ruchu, więc nic się nie porusza.
set-confirm = Pytaj jeszcze raz przed wysłaniem odpowiedzi
confirm-never = Nigdy
confirm-final = Gdy nie można jej cofnąć
confirm-always = Zawsze
set-confirm-text = Co można cofnąć, cofniesz, nie pytając nikogo.
set-theme = Światło
theme-system = Jak w systemie
theme-light = Jasne
theme-dark = Ciemne
set-size = Tekst
size-normal = Zwykły
size-large = Duży
size-huge = Bardzo duży

## Zasady

rules-head = Zasady: { $game }
rules-text = Wszystkie zasady, których trzyma się stół, z numerami. Gdy coś zostaje odrzucone, numer prowadzi tutaj. Słowa są nasze, nie z drukowanej instrukcji.
rules-search = Słowa albo numer, na przykład: przywołanie brama
rules-found = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
}, { $terms ->
    [one] { $terms } pojęcie
    [few] { $terms } pojęcia
   *[many] { $terms } pojęć
}
rules-areas = Rozdziały
rules-none = Nic nie zawiera wszystkich tych słów. Spróbuj mniejszej ich liczby albo innej formy.
rules-house = Wartości domowe
rules-house-text = Wartości, których źródła gry nie podają, tak jak ustalono je tutaj.
rule-house = Nasza wykładnia
rule-see = Zobacz też
rule-examples = { $n ->
    [one] Przykład
    [few] { $n } przykłady
   *[many] { $n } przykładów
}
example-when = Co się dzieje: { $text }
example-then = Wynik: { $text }
glossary = Słowniczek

## Talie

decks-no-game = Na tym serwerze nie ma gry z własnymi taliami.
decks-text = Ułóż własną talię; serwer od razu powie, czy jest poprawna, a jeśli nie, to dlaczego.
decks-none = Nie masz jeszcze zachowanej talii. Zacznij poniżej od gotowej i zmień ją.
decks-start = Zacznij talię
decks-start-text = Wybierz, kto ją poprowadzi. Zaczniesz od gotowej talii i zmienisz, co chcesz.
decks-back = Wszystkie talie
deck-of = { $leader }: moja talia
deck-open = Zmień
deck-play = Graj nią
deck-delete = Wyrzuć { $name }
deck-delete-sure = Na pewno wyrzucić?
deck-legal = poprawna
deck-illegal = jeszcze niepoprawna
deck-legal-text = Ta talia jest poprawna. Możesz nią grać.
deck-build = Układanie talii
deck-yours = Twoja talia
deck-name = Nazwa talii
deck-leader = Prowadzi
deck-save = Zachowaj talię
deck-saved = Zachowana
deck-ready-made = Wróć do gotowej talii
deck-empty = Zacznij od pustej
deck-export = Zapisz do pliku
deck-import = Talia z pliku
deck-import-text = Plik JSON zapisany przy układaniu talii.
deck-import-bad = W tym pliku nie ma talii, którą zna ta gra. Nic się nie zmieniło. Wybierz plik zapisany przy układaniu talii.
deck-pool = Karty do wyboru
pool-all = Wszystkie grupy
pool-group = Grupa
pool-search = Nazwa lub tekst karty
pool-chosen = Tylko w talii
pool-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
pool-more = O jedną więcej: { $name }
pool-less = O jedną mniej: { $name }

## Stół

seats = Miejsca
seat-you = ty
seat-here = jest
seat-away = nie ma
onlookers = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
   *[many] { $n } widzów
}
share-table = Zaproś
share-text = Kto otworzy link, ten siada. Klucz w nim jest wart miejsca: wyślij go tylko temu, dla kogo jest.
share-seat = Link, by usiąść: { $seat }
share-look = Link dla widzów
share-made = Te linki działają, dopóki ich nie cofniesz:
share-none = Teraz nie ma żadnych linków.
share-new-seat = Nowy link: { $seat }
share-new-look = Link dla widzów
share-revoke = Cofnij
share-link-seat = Usiąść: { $seat }
share-link-look = Oglądać
share-only-host = Linki może tworzyć tylko gospodarz stołu.
bar-menu = Stół
hand-to-bot = Niech gra komputer: { $seat }
hand-level = Siła komputera
give-back = Oddaj: { $seat }
seat-to-anyone = Otwórz dla każdego: { $seat }
seat-to-friend = Zachowaj dla znajomego: { $seat }
open-hands = Widzowie mogą widzieć moją rękę
open-hands-text = Widzą wszystko dopiero wtedy, gdy zgodzą się wszystkie osoby przy stole.
export-log = Zapisz grę do pliku
export-later = Gdy gra się skończy albo gdy wszyscy pokazują rękę widzom: w pliku jest wszystko.
leave-seat = Opuść moje miejsce
leave-seat-sure = Na pewno opuścić miejsce?
leave-seat-text = Stół zostaje. Gospodarz może dać miejsce komuś innemu.
delete-table = Wyrzuć stół
delete-table-sure = Na pewno wyrzucić go na zawsze?
to-replay = Obejrzyj od początku
seat-sit = Usiądź tutaj

## Odtwarzanie

replay = Zapis gry
replay-keys = Strzałki: o krok. Home i End: początek i koniec. Spacja: odtwarzanie i pauza.
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-place = Miejsce w grze
replay-at = { $at } z { $last }
replay-log = Opowieść: wybierz wiersz, aby tam przejść
replay-to-table = Do stołu

## Przewodnik

coach = Przewodnik
coach-step = Krok { $n } z { $of }
coach-next = Dalej
coach-previous = Wstecz
coach-skip = Pomiń
coach-waits = Zrób to na stole. Potem sam pójdę dalej.
coach-leave = Zamknij przewodnik
coach-resume = Przewodnik
coach-done = To był przewodnik
coach-done-text = Znasz już drogę: graj dalej. Przewodnik możesz znów otworzyć na pasku u góry, a każda zasada jest na stronie zasad.

## Podziękowania

credits-head = O Stolku
credits-own = Stolek to nieoficjalny projekt graczy. Nie jest związany z wydawcami ani autorami gier, w które pozwala grać, i nikt z nich go nie zatwierdził ani nie wspiera. Nie zawiera wydanych ilustracji ani wydanych tekstów; wszystkie słowa są nasze.
credits-rights = Gry i ich właściciele
credits-rights-text = Gry, ich nazwy i znaki towarowe należą do ich właścicieli. Nazwy i liczby z kart są używane jako fakty, aby można było grać według zasad. Aby grać, należy mieć te gry.
credits-art = Ikony
credits-art-text = Narysowali je ci autorzy, kolory są nasze.
credits-software = Użyte programy
credits-licence = Sam Stolek jest wolnym oprogramowaniem na licencji Apache 2.0.
missing-head = Tu nic nie ma
missing-text = Adres jest błędny albo stary. Nic nie przepadło: twoje stoły są na stronie głównej.
