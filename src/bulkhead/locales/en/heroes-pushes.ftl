### After a match of Heroes: what each push risked, and what it lost.

web-after-pushes = What each push risked
web-after-pushes-what = chance to go bust, and the smallest possible
web-after-pushes-none = Nobody pushed.
web-after-push =
    { $count ->
        [one] { $name } pushed one die.
       *[other] { $name } pushed { $count } dice.
    }
web-after-push-staked = At stake:
web-after-push-lost = Bust. Lost:
web-after-push-least = smallest { $chance }
web-after-pushes-sum =
    { $count ->
        [one] { $name }: one push. Busts to expect: { $taken }, with the safest dice { $least }.
       *[other] { $name }: { $count } pushes. Busts to expect: { $taken }, with the safest dice { $least }.
    }
