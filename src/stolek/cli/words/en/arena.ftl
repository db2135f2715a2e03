### stolek arena

cli-arena = Let two bots play many games against each other.
cli-arena-bots = the two bots, of: { $bots } (N is the number of simulations)
cli-arena-games = how many games, an even number: every deal is played twice, with the seats swapped
cli-arena-jobs = in how many processes
cli-arena-seed = another seed, other deals; the same seed gives the same games
cli-arena-json = as JSON
cli-arena-method = The score is bot B's share of the points. Low and high are the 95 % interval of the mean over the deals (normal, with one deal won and one lost added). The seconds are those of bot B.
cli-arena-score = { $b } won { $score } of the points against { $a } in { $games } games (95 % interval: { $low } to { $high }).
cli-arena-seconds = Seconds a decision of { $b }: { $mean } on average, { $p99 } at most in 99 of 100, { $max } at most.
error-bot-failed = The bot { $bot } failed in deal { $deal }: { $why }. The games already played do not count. Try fewer simulations, or report it with the seed.
