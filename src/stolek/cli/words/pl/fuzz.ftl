### stolek fuzz

cli-fuzz = Rozgrywaj losowe gry i po każdej decyzji sprawdzaj, czy wszystko jest w porządku.
cli-fuzz-games = ile gier
cli-fuzz-seed = numer rozdania pierwszej gry; każda następna ma numer o jeden większy
cli-fuzz-jobs = w ilu procesach
cli-fuzz-json = jako JSON, ze wszystkim, czego trzeba, by powtórzyć błąd
cli-fuzz-method = Sprawdza się: co nigdy nie może być prawdą o stole, kopie, zapisy, cofanie, odtwarzanie dzienników, pytania bez odpowiedzi oraz to, że nikt nie pozna tego, czego wiedzieć nie powinien. Kod wyjścia to 1, jeśli coś się nie powiodło.
cli-fuzz-played = Gier: { NUMBER($games, useGrouping: 0) }. Decyzji: { NUMBER($decisions, useGrouping: 0) }. Błędów: { NUMBER($failures, useGrouping: 0) }.
cli-fuzz-failure = Rozdanie { NUMBER($seed, useGrouping: 0) }, liczba decyzji { NUMBER($decision, useGrouping: 0) }: { $why }
