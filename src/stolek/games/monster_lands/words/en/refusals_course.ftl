### Monster Lands: why an answer is refused while setting up, in the dice pool phase and in cleanup.

refusal-clan-taken = Another clan is of this affiliation already: { $affiliation }. There is one pair of base members of each.
refusal-clan-fixed = This scenario says which base members you lead: { $affiliation }.
refusal-no-gift-colour = The Queen gives a strength, a magic or a bargaining die.
refusal-not-of-this-clan = That is no member of your clan.
refusal-settled-cannot-lead = { $member } has settled a land and cannot become chieftain while anybody else can.
refusal-renown-too-low-to-lead = { $member } has renown { $number }; the member of the highest renown, { $highest }, becomes chieftain.
refusal-cost-too-low-to-lead = { $member } has a hire cost of { $number }; of members of equal renown the one of the highest cost, { $highest }, becomes chieftain.
refusal-chieftain-never-deserts = { $member } is the chieftain: chieftains never desert.
refusal-settled-never-desert = { $member } has settled a land: settled mercenaries never desert.
refusal-renown-too-low-to-desert = { $member } has renown { $number }; a mercenary of the highest renown, { $highest }, deserts.
refusal-cost-too-low-to-desert = { $member } has a hire cost of { $number }; of mercenaries of equal renown the one of the highest cost, { $highest }, deserts.
refusal-not-left-behind = The deserter does not hold that card.
refusal-deserter-takes-nothing = { $member } is deserting and keeps no equipment.
refusal-greenhorn-holds-nothing = In this game greenhorns hold no equipment.
