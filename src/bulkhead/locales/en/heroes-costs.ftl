### After a match of Heroes: what each decision cost, as the champion estimates it.

web-after-costs = What each decision cost
web-after-costs-what = chance to win that the best choice would have kept, as the champion estimates it
web-after-costs-wait = The champion is weighing each decision…
web-after-costs-none = No decision cost anything worth mentioning.
web-after-cost-better = Better: { $what }
web-after-costs-more =
    { $count ->
        [0] No other decision cost more than a trifle.
        [one] One more decision cost less.
       *[other] { $count } more decisions cost less.
    }
web-after-costs-sum =
    { $count ->
        [0] { $name }: no decision.
        [one] { $name }: one decision, which cost { $mean }.
       *[other] { $name }: { $count } decisions. Average cost: { $mean }.
    }
