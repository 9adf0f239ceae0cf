### The lessons of Starquest: their missions, their goals, and what the instructor says.

mis_t1_corridor = Lesson 1: The corridor
mis_t1_corridor-story = Small feet patter along the corridor, and heavier ones follow. You hold the airlock.
mis_t1_corridor-primary = 30 points to the first squad that has shot in its own turn and from Overwatch and has eliminated two orcs.
mis_t1_corridor-secondary = 15 points to the first squad that has shot from Overwatch.
mis_t1_corridor-special-1 = Everybody is in place when the lesson begins, and everything is scanned.
mis_t1_corridor-special-2 = If no alien is left when the aliens’ turn begins, a gretchin enters.
mis_t1_corridor-special-3 = There is no searching or melee, there are no command points, and no event cards are drawn.

mis_t2_vault = Lesson 2: The vault
mis_t2_vault-story = A strongbox lies in a vault, and the key to its bulkhead is in the room next door. Take the key to the bulkhead, and the box home.
mis_t2_vault-primary = 30 points to the squad that recovers the strongbox in its own entry area.
mis_t2_vault-secondary = 15 points to the first squad that has searched a room.
mis_t2_vault-special-1 = Everybody is in place when the lesson begins, everything is scanned, and the only reconnaissance card is “Override key”.
mis_t2_vault-special-2 = There are no command points, and no event cards are drawn.

mis_t3_machine = Lesson 3: The machine
mis_t3_machine-story = An android comes round the corner, and rifles hardly scratch it. You have a commander with quick orders and a librarian with a strong mind.
mis_t3_machine-primary = 30 points to the first squad that has spent command points on a dodge, has used a psychic card and has eliminated the android.
mis_t3_machine-secondary = 15 points to the first squad that has spent command points on a dodge.
mis_t3_machine-special-1 = Everybody is in place when the lesson begins, everything is scanned, one door stands open, and the librarian holds two “Crush” cards.
mis_t3_machine-special-2 = If no alien is left when the aliens’ turn begins, a gretchin enters.
mis_t3_machine-special-3 = There is no searching, and no event cards are drawn.

brd_drill = Drill board
lay_drill = Drill deck

sq-goal-drill = { $kills ->
    [0] { $deeds }
   *[other] { $deeds }; eliminate: { $figures }
}
sq-deed-shot = shoot
sq-deed-overwatch = fire from Overwatch
sq-deed-dodge = dodge with command points
sq-deed-psychic = use a psychic card
sq-no-other-lesson =
    { $lesson ->
        [melee] You cannot fight in melee in this lesson.
        [overwatch] You cannot use Overwatch in this lesson.
        [search] You cannot search in this lesson.
        [command] You cannot use command points in this lesson.
       *[event] No event card can be drawn in this lesson.
    }

## Lesson 1

sq-coach-t1-choose = Your commander has a clear line to the gretchin. Press the commander on the map.
sq-coach-t1-shoot = Press the gretchin and shoot. Each point above its armour costs it a life point.
sq-coach-t1-snap = Somebody walks into your Overwatch. Fire!
sq-coach-t1-done = One attack a turn: end the activation.
sq-coach-t1-fire = In the line of fire: { $who }. Shoot.
sq-coach-t1-watch = Go into Overwatch: in the aliens’ turn this soldier fires at the first one that comes into sight.
sq-coach-t1-finish = Nothing left to do here: end the activation.
sq-coach-t1-next = More are waiting round the corner. Press your next marine.
sq-coach-t1-again = Two orcs have to fall. Press your next marine.
sq-coach-t1-end = Everybody is set. End your turn and let them come.

## Lesson 2

sq-coach-t2-choose = The strongbox lies behind a bulkhead, its key in the room below. Press the marine at the door.
sq-coach-t2-open = Opening a door costs nothing. Open it.
sq-coach-t2-in = Walk in.
sq-coach-t2-search = No alien sees into this room: search it. The card you find is yours alone.
sq-coach-t2-done = That is enough for this turn: end the activation.
sq-coach-t2-next = Your other marine guards the corridor: press that one.
sq-coach-t2-watch = Go into Overwatch.
sq-coach-t2-shoot = In the line of fire: { $who }. Shoot.
sq-coach-t2-snap = Somebody walks into your Overwatch. Fire!
sq-coach-t2-cards = No card helps now: continue.
sq-coach-t2-end = End your turn.
sq-coach-t2-keeper = Now press the marine who found the key.
sq-coach-t2-bearer = Now press the marine with the strongbox.
sq-coach-t2-way = To the bulkhead: press the square in front of it.
sq-coach-t2-key = Play “Override key”: the bulkhead opens until your turn ends.
sq-coach-t2-vault = In, to the strongbox.
sq-coach-t2-box = Pick up the strongbox.
sq-coach-t2-home = Back to the airlock with it.
sq-coach-t2-hand-in = Hand it in, and the lesson is won.

## Lesson 3

sq-coach-t3-begin = The machine fires first. End your turn: then your commander rolls for command points.
sq-coach-t3-roll = Roll. Each point is a step for one of your miniatures, even in the aliens’ turn.
sq-coach-t3-keep = Keep your points for the machine’s shot.
sq-coach-t3-dodge = Under fire: { $who }. Spend a point: step through the open door, out of the line of fire.
sq-coach-t3-dodged = Out of the line of fire. Continue: the shot is wasted.
sq-coach-t3-snap = Somebody walks into your Overwatch. Fire!
sq-coach-t3-cards = No card helps now: continue.
sq-coach-t3-psionic = Rifles hardly scratch the machine. Press your librarian.
sq-coach-t3-crush = Play “Crush”: four red dice against a machine. It takes the librarian’s whole turn.
sq-coach-t3-shoot = In the line of fire: { $who }. Shoot.
sq-coach-t3-done = One attack a turn: end the activation.
sq-coach-t3-finish = Nothing left to do here: end the activation.
sq-coach-t3-next = The machine is still standing. Press your next miniature.
sq-coach-t3-end = End your turn, and roll for command points again.

## The end of a lesson

web-sq-lesson-hide = Hide this hint
web-sq-lesson-passed = Lesson learned
web-sq-lesson-failed = Not yet
web-sq-lesson-on = Next: { $stage }
web-sq-lesson-end-corridor = You shot, you stood guard, and they ran into your fire. Overwatch is how squads hold a corridor.
web-sq-lesson-end-vault = Searched, unlocked, carried home. Cards and objects decide most missions.
web-sq-lesson-end-machine = Dodged the shot and crushed the machine. Command points save lives, and minds break armour.
web-sq-lesson-end-again = You have not passed this lesson yet. Better luck with the dice next time.
web-sq-lesson-end-first = Your first mission is behind you. Next comes a skirmish alongside another squad.
