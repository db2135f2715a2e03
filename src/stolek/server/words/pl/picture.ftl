ending-won = Wygrywa { $who }.
ending-shared = Remis: nikt nie jest lepszy.
ending-some = Zwycięstwem dzielą się: { $who }.
ending-nobody = Nikt nie wygrywa.
ending-part = { $who }: { $share } % celu.
