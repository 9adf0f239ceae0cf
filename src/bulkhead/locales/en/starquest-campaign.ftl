### Campaigns of Starquest in the browser.

## The end of a mission, step by step

web-sq-closing = The end of the mission
web-sq-closing-step = Step { $step } of { $steps }
web-sq-closing-awards = Mission awards
web-sq-closing-cards = Cards shown, secret missions
web-sq-closing-points = Final points
web-sq-closing-seals = Seals of Honour
web-sq-closing-ranks = Promotions and leaders lost
web-sq-closing-psionics = Studies of the psionics
web-sq-closing-keep = Reconnaissance cards to keep
web-sq-closing-purchases = What Seals buy
web-sq-closing-nothing = Nothing this time.
web-sq-closing-who = { $faction } ({ $name })
web-sq-closing-decides =
    { $what ->
        [psionics] { $who } chooses the art that the psionic studies.
        [keep] { $who } decides which cards to give up.
       *[purchases] { $who } decides what to buy with Seals.
    }
web-sq-closing-then =
    { $ranked ->
        [yes] Then { $who }: higher ranks choose first.
       *[no] Then { $who }.
    }
web-sq-closing-item-points = { $points } points
web-sq-closing-item-shown = shows { $card }
web-sq-closing-item-won = wins the mission
web-sq-closing-item-seals =
    { $seals ->
        [one] one Seal, now { $total }
       *[other] { $seals } Seals, now { $total }
    }
web-sq-closing-item-promoted = promoted: now { $rank }
web-sq-closing-item-demoted = leader killed: down to { $rank }, all Seals lost
web-sq-closing-item-mourned = leader killed: all Seals lost
web-sq-closing-item-art = the psionic studies { $what }
web-sq-closing-item-give-up = gives up { $what }
web-sq-closing-item-bought = pays for: { $what }
web-sq-closing-stake-psionics = He has survived three missions in a row. From the next one on he takes one more psychic card, of the art that he studies; until the study is complete it stays that art.
web-sq-closing-stake-keep = What you keep is in your hand when the next mission begins. The others know only how many cards that is.
web-sq-closing-stake-purchases = Whoever you pay for joins you in the next mission and stays until killed. You may have one reinforcement at a time.
web-sq-closing-have = You have
web-sq-closing-art = One card of it more, from the next mission on.
web-sq-closing-figure = Reinforcement. Armour { $armour }, life { $life }, movement { $move }.
web-sq-closing-psionic = Psionic with four psychic cards. Armour { $armour }, life { $life }, movement { $move }.
web-sq-closing-give-up = Give up: { $card }
web-sq-closing-pass-keep =
    { $count ->
        [one] Keep this card
       *[other] Keep these { $count } cards
    }
web-sq-closing-pass-keep-what = They cost nothing, and you may use them in any later mission.
web-sq-closing-pass-purchases = Buy nothing
web-sq-closing-pass-purchases-what = Your Seals stay with you ({ $seals }): { $rank } of them make a rank.
web-sq-closing-on = On with the campaign
web-sq-closing-how = What the mission brought
web-sq-camp-seals =
    { $seals ->
        [one] one Seal of Honour
       *[other] { $seals } Seals of Honour
    }
