### What is seen of a fight: words at the figures, the card beside the map.

web-sq-moment = What just happened
web-sq-moment-rolling = The dice are rolling…
web-sq-moment-armour = armour { $armour }
web-sq-moment-versus = against { $total }
web-sq-moment-defence = defence
web-sq-moment-against = against
web-sq-moment-harm = Damage
web-sq-hit-hurt = Life −{ $lost }
web-sq-hit-dead = Eliminated
web-sq-hit-destroyed = Destroyed
web-sq-hit-miss = Miss
web-sq-hit-armour = Armour holds
web-sq-hit-saved = Wounds saved: { $lost }
web-sq-hit-standing = Save failed
web-sq-hit-rite = Saved by a rite
web-sq-hit-parried = Parried
web-sq-hit-dodged = Dodged
web-sq-hit-gone = Target gone
web-sq-card-face-down = A card, face down

## The end of a mission

web-sq-end-won = You have won
web-sq-end-shared = You share the victory
web-sq-end-lost = You have lost
web-sq-end-watched = { $count ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
}
web-sq-end-decided = { $cause ->
    [goals] Objectives decided it
    [kills] Kills decided it
    [losses] Losses decided it
   *[other] Cards and deals decided it
}: { $winner } { $mine }, { $rival } { $theirs }.
web-sq-end-causes = Points by cause
web-sq-end-goals = Objectives
web-sq-end-kills = Kills
web-sq-end-losses = Losses
web-sq-end-other = Other
web-sq-end-total = Points
web-sq-end-moments = Moments that mattered
web-sq-end-picture = Share a picture
web-sq-end-mission = Another mission
