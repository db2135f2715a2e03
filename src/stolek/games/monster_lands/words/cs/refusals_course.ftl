### Říše příšer: proč není odpověď možná při přípravě hry, přípravě zásoby kostek a úklidu.

refusal-clan-taken = Jiný klan už tuto příslušnost má: { $affiliation }. Od každé je jen jedna dvojice základních členů.
refusal-clan-fixed = Základní členy určuje scénář: { $affiliation }.
refusal-no-gift-colour = Královna dává kostku síly, magie, nebo smlouvání.
refusal-not-of-this-clan = To není člen vašeho klanu.
refusal-settled-cannot-lead = { $member }: kdo osídlil říši, nemůže se stát náčelníkem, dokud může někdo jiný.
refusal-renown-too-low-to-lead = { $member }: pověst { $number } nestačí; náčelníkem se stává člen s nejvyšší pověstí, tedy { $highest }.
refusal-cost-too-low-to-lead = { $member }: cena najmutí { $number } nestačí; při stejné pověsti se náčelníkem stává člen s nejvyšší cenou, tedy { $highest }.
refusal-chieftain-never-deserts = { $member } je náčelník a náčelníci nikdy nedezertují.
refusal-settled-never-desert = { $member }: kdo osídlil říši, nikdy nedezertuje.
refusal-renown-too-low-to-desert = { $member } má pověst { $number }; dezertuje žoldák s nejvyšší pověstí, tedy { $highest }.
refusal-cost-too-low-to-desert = { $member } má cenu najmutí { $number }; při stejné pověsti dezertuje žoldák s nejvyšší cenou, tedy { $highest }.
refusal-not-left-behind = Tuto kartu dezertér nemá.
refusal-deserter-takes-nothing = { $member } dezertuje a žádné vybavení si nenechá.
refusal-greenhorn-holds-nothing = V této hře zelenáči vybavení nenosí.
