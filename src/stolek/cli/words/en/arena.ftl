### stolek arena

cli-arena = Let two bots play many games against each other.
cli-arena-bots = the two bots, of: { $bots } (N is the number of simulations)
cli-arena-games = how many games, a multiple of the number of seats: every deal is played once from every seat
cli-arena-seats = how many play; without it the game's usual number
cli-arena-option = what else is settled before the game, such as rounds=3; may be given several times
cli-arena-jobs = in how many processes
cli-arena-seed = another seed, other deals; the same seed gives the same games
cli-arena-json = as JSON
cli-arena-method = At two seats the score is bot B's share of the points. At more it is the share of the games that A wins, alone against as many of B, a shared victory counted in part; at one seat the mean of what A reaches, and B plays the same deals. Low and high are its 95 % interval over the deals (normal, with one deal won and one lost added). The seconds are those of the bot whose score it is.
cli-arena-score = { $b } won { $score } of the points against { $a } in { $games } games (95 % interval: { $low } to { $high }).
cli-arena-score-many = { $a } won { $score } of { $games } games alone against { $seats } of { $b } (95 % interval: { $low } to { $high }; { $fair } would be fair).
cli-arena-score-alone = { $a } reached { $score } alone, and { $b } { $score_b }, in { $games } deals (95 % interval: { $low } to { $high }).
cli-arena-by-seat = By seat: { $shares }.
cli-arena-seconds = Seconds a decision of { $bot }: { $mean } on average, { $p99 } at most in 99 of 100, { $max } at most.
error-bot-failed = The bot { $bot } failed in deal { $deal }: { $why }. The games already played do not count. Try fewer simulations, or report it with the seed.
