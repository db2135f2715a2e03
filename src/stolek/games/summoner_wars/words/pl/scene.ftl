### Co jest napisane na samym stole.

scene-title = Summoner Wars
scene-board = Pole bitwy
scene-magic = magia
scene-deck = talia dobierania
scene-discard = stos kart odrzuconych
scene-hand = ręka
scene-area = trwałe wydarzenia
scene-yours = twoje
scene-theirs = przeciwnika
scene-side = gracz { $number }
scene-dealing = Przed pierwszą turą
scene-turn-mine = Tura { $turn }, twoja
scene-turn-theirs = Tura { $turn }, przeciwnika
scene-side-0 = pierwszego miejsca
scene-side-1 = drugiego miejsca
scene-turn-of = Tura { $turn }, { $who }
scene-counted = { $done } z { $most }
scene-gained = ma { $ability }
scene-on = na: { $card } { $space }
scene-own = { $what } (własny cel!)

scene-phase-summon = Przywołanie
scene-phase-move = Ruch
scene-phase-build = Budowa
scene-phase-attack = Atak
scene-phase-magic = Magia
scene-phase-draw = Dobieranie

scene-say = { $what } { $n }
scene-say-of = { $what } { $n } z { $of }
scene-icon-life = życie
scene-icon-melee = siła wręcz
scene-icon-ranged = siła na dystans
scene-icon-boost = wzmocnienia
scene-icon-cost = koszt
scene-icon-under = kart pod spodem
scene-icon-moved = po ruchu
scene-icon-attacked = po ataku
scene-icon-acted = po akcji zamiast ataku
scene-icon-charged = po szarży
scene-icon-used = zdolność użyta w tej turze
scene-icon-frozen = zamrożona
scene-icon-lent = pod obcą kontrolą
scene-icon-resolving = w trakcie rozpatrywania

scene-group-summon = Przywołaj: { $what } na
scene-group-move = Ruch: { $what } na
scene-group-build = Zbuduj: { $what } na
scene-group-attack = Atak: { $what } na cel
scene-group-play = Zagraj
scene-group-discard = Odrzuć za magię
scene-group-pick = Wybierz

scene-die-melee = wręcz
scene-die-ranged = dystansowy
scene-die-special = specjalny
