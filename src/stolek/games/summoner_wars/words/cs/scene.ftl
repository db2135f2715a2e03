### Co je napsáno na samotném stole.

scene-title = Summoner Wars
scene-board = Bojiště
scene-magic = magie
scene-deck = dobírací balíček
scene-discard = odkládací balíček
scene-hand = ruka
scene-area = trvající události
scene-yours = vaše
scene-theirs = soupeře
scene-side = { $number }. hráč
scene-dealing = Před prvním tahem
scene-turn-mine = { $turn }. tah, váš
scene-turn-theirs = { $turn }. tah, soupeřův
scene-side-0 = prvního místa
scene-side-1 = druhého místa
scene-turn-of = { $turn }. tah, { $who }
scene-counted = { $done } ze { $most }
scene-gained = má { $ability }
scene-on = na: { $card } { $space }
scene-own = { $what } (vlastní!)

scene-phase-summon = Vyvolávání
scene-phase-move = Pohyb
scene-phase-build = Budování
scene-phase-attack = Útok
scene-phase-magic = Magie
scene-phase-draw = Dobrání

scene-say = { $what } { $n }
scene-say-of = { $what } { $n } z { $of }
scene-icon-life = životy
scene-icon-melee = síla na blízko
scene-icon-ranged = síla na dálku
scene-icon-boost = posílení
scene-icon-cost = cena
scene-icon-under = karet pod ní
scene-icon-moved = už se pohnula
scene-icon-attacked = už útočila
scene-icon-acted = jednala místo útoku
scene-icon-charged = provedla výpad
scene-icon-used = schopnost v tomto tahu využita
scene-icon-frozen = zmrazená
scene-icon-lent = pod cizí kontrolou
scene-icon-resolving = právě se vyhodnocuje

scene-group-summon = Vyvolat: { $what } na
scene-group-move = Pohyb: { $what } na
scene-group-build = Postavit: { $what } na
scene-group-attack = Útok: { $what } na cíl
scene-group-play = Zahrát
scene-group-discard = Odložit za magii
scene-group-pick = Vybrat

scene-die-melee = na blízko
scene-die-ranged = na dálku
scene-die-special = zvláštní
