### What the table of Starquest says beside the rules: the briefing, and the hints of the first mission.

## The briefing

sq-briefing-story = { $story }
sq-briefing-primary = Primary objective: { $text }
sq-briefing-secondary = Secondary objective: { $text }
sq-briefing-rounds = The mission lasts { $rounds } rounds at most.
sq-briefing-aliens = You are what waits aboard: { $faction }. Every miniature of a squad that you eliminate brings you the points on its sheet. What the squads have come for follows: keep them from it.
sq-briefing-their-primary = The squads’ primary objective: { $text }
sq-briefing-their-secondary = The squads’ secondary objective: { $text }

## The first mission

sq-lesson-welcome = You command the { $faction }: a commander, two marines with laser rifles and one with an assault cannon. Bring two of them into room { $zone }, with no alien in there at the end of your turn: that is worth 30 points and ends the mission. Each thing is explained when it comes up. Answer with the number at the start of a line.
sq-lesson-dock = Your boat clamps on at one of two airlocks: entry area N at the top of the map, S at the bottom. From either it is a walk of two turns to room { $zone }.
sq-lesson-map = How to read the map: two letters and a number are a miniature, the arrow beside them is where it looks. Squares go by column and row, so 6.2 is column 6, row 2. Lines of : and = are closed doors, d1 to d5 are the rooms, and aliens come in on R.
sq-lesson-act = Each of your miniatures acts once in your turn, in any order: it moves, and it may attack once. Pick one by its number, or type its name.
sq-lesson-enter = It still waits in the boat. Bring it in looking into the ship, south from the top and north from the bottom: what is behind its back it neither sees nor shoots. Or just type the square where it should go.
sq-lesson-walk = To walk, type the square where it should go, such as 6.3: it takes the shortest way and stops when something happens. Stepping backwards costs double. “undo” takes a command back as long as no dice were rolled and nothing came to light.
sq-lesson-blips = Names with a question mark are alien tokens, face down: only their owner knows what they are. As soon as one of yours can see a token it is turned over.
sq-lesson-door = It stands before a door. Opening it is free, and it stays open. Mind that whatever is behind it will come out that way too.
sq-lesson-aliens = An alien has come to light. Gretchin and orcs fall to a single good hit: they have one life point, your marines two and your commander three.
sq-lesson-shoot = It can shoot: the line says at whom, and what the chances are. You roll its dice, and every point above the target’s armour takes a life point. With a light weapon it may walk on afterwards; a heavy one fires before or after the whole move.
sq-lesson-turn = Somebody to attack, and no attack on offer? A miniature attacks only what lies ahead of it. Turn it first: the first quarter turn after each step is free.
sq-lesson-share = The assault cannon sprays: you share out the points of its roll among the targets in its line of fire. A target needs more than its armour.
sq-lesson-loss = You have lost a soldier. It costs you points, but two are enough for the room: go on.
sq-lesson-round-2 = Round 2. From now on there is hand-to-hand fighting, and your soldiers can stand guard: Overwatch.
sq-lesson-melee = An enemy stands right in front of it: it can strike. Both roll, armour does not help, and whoever has less loses the difference. Leave that to your commander and his axe.
sq-lesson-overwatch = Whoever has not attacked can go into Overwatch: he is done for this turn, and in the aliens’ turn he may fire at somebody who comes into his sight. A good way to end a turn before a door.
sq-lesson-snap = This is your Overwatch: fire now, or wait for somebody more dangerous.
sq-lesson-round-3 = Round 3. Rooms can be searched now, and from now on the aliens draw an event card each turn. Read it: some of them help you.
sq-lesson-search = In a room that no alien sees into, one of your soldiers a turn may search instead of attacking: you draw a card that is yours alone. Two rooms are worth 15 points.
sq-lesson-card = You hold a card that you can play now. It is used up, so play it when it counts.
sq-lesson-round-4 = Round 4, the last thing to learn: command points.
sq-lesson-command = At the end of your turn your commander may roll a die for command points, as long as he lives. It costs nothing, so roll.
sq-lesson-spend = Each command point is one more square for any of your miniatures. Spend them now, or pass and keep them for the aliens’ turn.
sq-lesson-dodge = One of yours is under attack, and you have command points left: step out of the line of fire and the attack is wasted.
sq-lesson-last = The last round. If the room is within reach, now is the time.
sq-lesson-alien-place = The squads have scanned this part of the ship, and you fill it: put your blips on the squares that are lit. They lie face down, and only you know what is under each; it is turned over as soon as somebody of a squad sees it.
sq-lesson-alien-act = In your turn each of your miniatures and blips acts once, in any order. Nobody knows what a blip is until a squad sees it: bring several round a corner together, and strike from behind, where nobody looks.
sq-lesson-farewell = That was the first lesson. Go on with a short skirmish, “bulkhead play starquest --mission mis_s1_cold_lock”, or a whole campaign, “bulkhead campaign”. “bulkhead rules starquest” answers every other question.
