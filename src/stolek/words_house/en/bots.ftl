### Computer players, whatever the game.

bot-random = Dice-thrower
    .note = Plays anything that is allowed, without a thought. Good for trying things out.
bot-greedy = Quick
    .note = Takes what looks best right now and never looks ahead. Answers at once.
bot-search = { $budget ->
        [none] Thinker
       *[other] Thinker, { $budget } trials
    }
    .note = { $budget ->
        [none] Plays through many possible courses before each answer. Takes a few seconds.
       *[other] Plays through { $budget } possible courses before each answer. The more of them, the stronger and the slower.
    }
