### Monster Lands: dlaczego odpowiedź jest odrzucona podczas przygotowania gry, puli kości i porządkowania.

refusal-clan-taken = Inny klan ma już tę przynależność: { $affiliation }. Każda ma tylko jedną parę podstawowych członków.
refusal-clan-fixed = Podstawowych członków wyznacza scenariusz: { $affiliation }.
refusal-no-gift-colour = Królowa daje kość siły, magii albo targowania.
refusal-not-of-this-clan = To nie jest członek twojego klanu.
refusal-settled-cannot-lead = { $member }: kto zasiedlił krainę, nie może zostać wodzem, dopóki może nim zostać ktoś inny.
refusal-renown-too-low-to-lead = { $member }: renoma { $number } nie wystarcza; wodzem zostaje członek o najwyższej renomie, czyli { $highest }.
refusal-cost-too-low-to-lead = { $member }: koszt werbunku { $number } nie wystarcza; przy równej renomie wodzem zostaje członek o najwyższym koszcie, czyli { $highest }.
refusal-chieftain-never-deserts = { $member } to wódz, a wodzowie nigdy nie dezerterują.
refusal-settled-never-desert = { $member }: kto zasiedlił krainę, nigdy nie dezerteruje.
refusal-renown-too-low-to-desert = { $member } ma renomę { $number }; dezerteruje najemnik o najwyższej renomie, czyli { $highest }.
refusal-cost-too-low-to-desert = { $member } ma koszt werbunku { $number }; przy równej renomie dezerteruje najemnik o najwyższym koszcie, czyli { $highest }.
refusal-not-left-behind = Dezerter nie ma tej karty.
refusal-deserter-takes-nothing = { $member } dezerteruje i nie zabiera ekwipunku.
refusal-greenhorn-holds-nothing = W tej grze żółtodzioby nie noszą ekwipunku.
