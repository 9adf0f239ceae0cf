### What the table of Starquest says beside the rules: the briefing, and the hints of the first mission.

## The briefing

sq-briefing-story = { $story }
sq-briefing-primary = Primary objective: { $text }
sq-briefing-secondary = Secondary objective: { $text }
sq-briefing-rounds =
    { $rounds ->
        [one] The mission lasts one round.
       *[other] The mission lasts { $rounds } rounds at most.
    }
sq-briefing-aliens = You are the threat aboard: { $faction }. Every squad miniature you eliminate earns you the points on its sheet. Here is what the squads have come for: stop them.
sq-briefing-their-primary = The squads’ primary objective: { $text }
sq-briefing-their-secondary = The squads’ secondary objective: { $text }

## The first mission

sq-lesson-welcome = Your squad: { $faction }. You have a commander, two marines with laser rifles and one with an assault cannon. Bring two of them into room { $zone }, with no alien there at the end of your turn: that earns 30 points and ends the mission. Each thing is explained when it comes up. Answer with the number at the start of a line.
sq-lesson-dock = Your shuttle docks at one of two airlocks: entry area N at the top of the map, S at the bottom. From either one, room { $zone } is two turns away.
sq-lesson-map = How to read the map: two letters and a number are a miniature; the arrow beside them shows which way it faces. Squares are named by column and row, so 6.2 is column 6, row 2. Lines of : and = are closed doors, d1 to d5 are the rooms, and aliens enter on R.
sq-lesson-act = Each of your miniatures acts once in your turn, in any order: it moves, and it may attack once. Pick one by its number, or type its name.
sq-lesson-enter = It is still waiting in the shuttle. Bring it in facing into the ship, south from the top and north from the bottom: it neither sees nor shoots what is behind it. Or just type the square where it should go.
sq-lesson-walk = To move, type the square where it should go, such as 6.3: it takes the shortest route and stops if something happens. Stepping backwards costs double. Type “undo” to undo a command, as long as no dice have been rolled and nothing has been revealed.
sq-lesson-blips = Names with a question mark are alien tokens, face down: only their owner knows what they are. As soon as one of your miniatures sees a token, it is revealed.
sq-lesson-door = It is standing in front of a door. Opening it is free, and it stays open. Remember that whatever is behind it can come out that way too.
sq-lesson-aliens = An alien has been revealed. Gretchin and orcs fall to a single good hit: they have one life point, your marines two and your commander three.
sq-lesson-shoot = It can shoot: the line shows the target and the odds. You roll the dice, and every point above the target’s armour costs it a life point. With a light weapon it may then move on; a heavy one fires before or after the whole move.
sq-lesson-turn = There is somebody to attack but no attack on the list? A miniature attacks only what lies ahead of it. Turn it first: the first quarter turn after each step is free.
sq-lesson-share = The assault cannon sprays: you share out the points of its roll among the targets in its line of fire. A target needs more than its armour.
sq-lesson-loss = You have lost a soldier. It costs you points, but two are enough for the room: carry on.
sq-lesson-round-2 = Round 2. From now on there is melee, and your soldiers can stand guard: Overwatch.
sq-lesson-melee = An enemy stands right in front of it: it can strike. Both sides roll, armour does not help, and the lower total loses the difference. Leave that to your commander’s axe.
sq-lesson-overwatch = A miniature that has not attacked can go into Overwatch: its turn ends, but during the aliens’ turn it may fire at somebody who comes into its sight. A good way to end a turn in front of a door.
sq-lesson-snap = This is your Overwatch: fire now, or wait for somebody more dangerous.
sq-lesson-round-3 = Round 3. Rooms can be searched now, and from now on the aliens draw an event card each turn. Read it: some of them help you.
sq-lesson-search = In a room that no alien sees into, one of your soldiers may search each turn instead of attacking: you draw a card that is yours alone. Two rooms are worth 15 points.
sq-lesson-card = You hold a card that you can play now. It is used up, so play it when it counts.
sq-lesson-round-4 = Round 4, the last thing to learn: command points.
sq-lesson-command = At the end of your turn your commander, while alive, may roll a die for command points. It costs nothing, so roll.
sq-lesson-spend = Each command point is one more square for any of your miniatures. Spend them now, or pass and keep them for the aliens’ turn.
sq-lesson-dodge = One of yours is under attack, and you have command points left: step out of the line of fire and the attack is wasted.
sq-lesson-last = The last round. If the room is within reach, now is the time.
sq-lesson-alien-place = The squads have scanned this part of the ship, and you fill it: put your blips on the lit squares. They lie face down, and only you know what each one is; a blip is turned over as soon as a squad member sees it.
sq-lesson-alien-act = In your turn each of your miniatures and blips acts once, in any order. Nobody knows what a blip is until a squad sees it: bring several round a corner together, and strike from behind, where nobody looks.
sq-lesson-farewell = That was the first lesson. Continue with a short skirmish, “bulkhead play starquest --mission mis_s1_cold_lock”, or a whole campaign, “bulkhead campaign”. “bulkhead rules starquest” answers every other question.
