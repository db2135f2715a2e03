### Co ustala się przed grą.

game-title = Monster Lands
game-about = Klany najemników służą oblężonemu miastu. Umieszczacie kości w jego budynkach i wysyłacie swoich ludzi, by wykonywali zadania, walczyli z potworami i podbijali krainy. Sześć rund; samotnie w dziesięciu scenariuszach albo w dwie do czterech osób. Około dwóch godzin.

field-scenario = Scenariusz
    .note = Co masz osiągnąć w grze samotnej, w której jedynym rywalem jest Sam.
field-campaign = Kampania
    .note = Wszystkie dziesięć scenariuszy po kolei, od pierwszego; od tego, jak ci idzie, zależy trudność następnego.
field-difficulty = Poziom trudności
    .note = Jak silne są potwory.
field-modules = Moduły
    .note = Części gry, które można dodać.
field-clans = Klan
    .note = Przynależność wodza i podstawowego najemnika.
field-first = Pierwszy gracz
    .note = Kto zaczyna pierwszą rundę.
field-rulings = Inne odczytanie zasad
    .note = Gdzie zasady budzą wątpliwość, Stolek wybiera jedno odczytanie. Tutaj można wybrać drugie.
pick-choice = Do wyboru przy stole
pick-chance = Losowo
