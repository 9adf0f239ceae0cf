### The missions of Starquest: story, objectives and rules of their own.

## First steps

mis_00_first_steps-story = A dead tug drifts across the convoy lane, and a patrol boat docks with it. In the pump room the lights are burning, and the motion trackers show small feet.
mis_00_first_steps-primary = 30 points to the first squad that ends a turn of its own with two miniatures inside room d5 and no alien miniature there. The mission ends at the end of that round.
mis_00_first_steps-secondary = 15 points to the first squad that has searched two rooms.
mis_00_first_steps-special-1 = Squads are small: a commander with axe and pistol, two marines with laser rifles and one with an assault cannon. There are no squad cards, no psionics and no campaign.
mis_00_first_steps-special-2 = There are no event cards in rounds 1 and 2. From round 3 on Chaos draws from the green deck, without its hardest cards.
mis_00_first_steps-special-3 = The reconnaissance deck has only eight cards: two each of “Field dressing”, “Clear shot”, “Adrenaline” and “Nothing”.
mis_00_first_steps-special-4 = One thing at a time: moving, turning, doors and shooting in round 1, melee and Overwatch in round 2, searching and event cards in round 3, command points in round 4.
mis_00_first_steps-special-5 = What each miniature sees and can shoot at is always shown, and everything can be undone until dice are rolled.

## Hard dock

mis_01_hard_dock-story = A hulk named Hollow Crown has dropped out of the dark, reactors warm and transponders silent. Within one hour five boarding parties latch on, each certain of being first. Between them and the core walks a war machine that nobody ever switched off.
mis_01_hard_dock-primary = 30 points to the squad that takes the Dreadnought Mk VII’s last life point, on top of the 25 it is worth. It is among the Chaos blips and must be placed by the time the second board is scanned.
mis_01_hard_dock-secondary = 15 points to the first squad that ends a turn of its own with two miniatures inside room c2 and no alien miniature or token there.
mis_01_hard_dock-special-1 = The Mk VII of this mission carries a missile launcher and an assault cannon.

## Dead signal

mis_02_dead_signal-story = Three flight recorders still answer an old recall code. Now and then they move, as recorders should not. Read them, and you will know where the Crown has been these two hundred years.
mis_02_dead_signal-primary = 10 points for each data core that a squad recovers in its own entry area. A core still aboard at the end is worth nothing to squads.
mis_02_dead_signal-secondary = 15 points to the first squad whose miniature ends its activation on the console without having attacked that turn and with no alien miniature in its sight.
mis_02_dead_signal-special-1 = Cores that nobody has revealed move like blips. No core can be placed in a room with a reinforcement square.
mis_02_dead_signal-special-2 = Alien miniatures may pick up cores and carry them, but never off the board. An alien player scores 5 points for each core they hold at the end.

## Headhunt

mis_03_headhunt-story = The recorders speak of a warlord who ought to have died before the Crown was built. The warlord holds court in the wheel section and sees no need to hide. Somewhere behind the warlord a second voice gives the orders.
mis_03_headhunt-primary = 30 points to the squad that eliminates the Chaos Commander, on top of the Commander’s value. From the scan of the third board on, the Commander must be on the board.
mis_03_headhunt-secondary = 15 points to the squad that eliminates the Hierophant, on top of its value. This objective stays secret, and cannot be scored, until the Hierophant is revealed or the event “Broadcast” is drawn.
mis_03_headhunt-special-1 = As long as the Chaos Commander is on the board and revealed, every Chaos miniature within 3 squares of the Commander may reroll one white die in each attack.

## The nest

mis_04_nest-story = Something breeds in the ducts, and it does not mind whose flesh it eats. Two scouts went in an hour ago; their lamps came out. Burn the ducts, or nobody sleeps aboard again.
mis_04_nest-primary = 10 points for each of the three vents, to the squad that destroys it.
mis_04_nest-secondary = 15 points to the first squad that has eliminated three genestealers or hybrids; two are enough with one or two squads in play.
mis_04_nest-special-1 = While two or more vents stand, the Chaos player may place a special token every turn instead of every other turn.
mis_04_nest-special-2 = Once the last vent is gone, no more special tokens come, and the mission ends two rounds later at the latest.

## The lost crew

mis_05_lost_crew-story = Behind the bunk decks live people, walled in, who remember the launch. They are too weak to walk. The Cult has been feeding them, for reasons of its own.
mis_05_lost_crew-primary = 10 points for each survivor brought into the squad’s own entry area, at most 30 for one squad. Once the squads together have brought in three, further survivors are worth nothing.
mis_05_lost_crew-secondary = 15 points to the squad that hands in the first survivor.
mis_05_lost_crew-special-1 = At set-up the Cult player (or Chaos, without a Cult) decides in secret which of the five marked squares hold a survivor; the others are empty. A square is revealed when a squad miniature sees it.
mis_05_lost_crew-special-2 = A survivor is carried like any miniature: 1 movement point to pick up, movement and melee halved, no heavy weapon.
mis_05_lost_crew-special-3 = Cult miniatures may carry survivors too. A survivor whom they carry to a reinforcement square is gone and gives the Cult 5 points.

## The fuse

mis_06_fuse-story = The hulk has begun to turn towards the convoy. Three joints hold its spine together, and three charges would break it. Nobody ever agreed who walks out last.
mis_06_fuse-primary = 10 points for each charge armed. To arm one, a squad miniature on the site spends its attack for the turn while no alien miniature is next to it.
mis_06_fuse-secondary = 15 points to the squad with the most miniatures that left the map after the first charge was armed, at least three. In a tie, more life points win, and if those are tied too, nobody scores.
mis_06_fuse-special-1 = With the third charge a countdown begins: the mission ends with the fourth round after this one. With fewer than three charges it ends at the round limit.
mis_06_fuse-special-2 = Aliens may disarm: an alien miniature on an armed site removes the charge with its attack. The squad keeps its points, and any squad may arm the site again, without points.
mis_06_fuse-special-3 = Squad miniatures on the board at the end are lost. Those that never entered are safe.

## The long corridor

mis_07_long_corridor-story = At the far end of the foundry spine hangs the bridge, behind a door made to stop boarders. All five squads hold the near end. It is a race short of air and full of corners.
mis_07_long_corridor-primary = 30 points to the first squad that ends a turn of its own with two miniatures inside room b6 and no alien miniature or token there. The mission ends at the end of that round.
mis_07_long_corridor-secondary = 15 points to the faction, aliens included, with the most miniatures on board B at the end. In a tie, more life points win, and if those are tied too, nobody scores, not even the aliens for an unmet objective.
mis_07_long_corridor-special-1 = The two strips and the factory are scanned as one board.
mis_07_long_corridor-special-2 = Board A does not count among the boards still to be scanned as long as no squad has set foot on it.

## Black mass

mis_08_black_mass-story = In the wheel section three altars burn, and the light leans towards them. With every chant the dead are a little less dead. The Realm of Chaos looks on and lets both sides bleed.
mis_08_black_mass-primary = 10 points for each altar, to the squad that takes its last life point.
mis_08_black_mass-secondary = 15 points to the squad that eliminates the Hierophant, on top of its value.
mis_08_black_mass-special-1 = At the start of each Cult turn in which two or more altars stand, the Cult gains a rite, up to a total of five.
mis_08_black_mass-special-2 = Each altar that stands at the end gives the Cult 10 points, instead of the usual share of a primary objective that nobody met.

## The foundry

mis_09_foundry-story = The assembly line is awake. Legs come down one belt and torsos down another, and where they meet, something rises and asks for orders. Stop it before anybody answers.
mis_09_foundry-primary = 30 points to the first squad that ends a turn of its own with two miniatures inside room f1 and no alien miniature or token there. This stops the line for good.
mis_09_foundry-secondary = 7 points for the first feed valve destroyed and 8 for the second, to the squads that destroy them.
mis_09_foundry-special-1 = While the line runs, a counter rises at the end of each round in which no squad miniature stands in f1: by 1, or by 2 if both valves stand. At 6 it goes back to 0 and the Chaos player places a Dreadnought in a free bay, facing any way they like: first a Mk VIII, then a Mk IX with four or five squads or else a Mk VII, and no third one.
mis_09_foundry-special-2 = The two strips and the factory are scanned as one board.

## The reliquary

mis_10_reliquary-story = A sealed casket has gone from deck to deck for longer than anybody has lived. Each faction has its own name for what is inside. For once the aliens, too, want to leave with it.
mis_10_reliquary-primary = 30 points to the squad that recovers the relic casket in its own entry area, or whose miniature carries it at the end. If an alien miniature carries it then, its player scores 20 points, and nothing else is scored for the unmet objective.
mis_10_reliquary-secondary = Different for each squad: at set-up each squad draws from the reconnaissance deck until it holds one secret mission, which scores its own points and costs 10 if it fails.
mis_10_reliquary-special-1 = Alien miniatures may pick up, carry and hand on the casket. It cannot be taken onto a reinforcement square, a vent or a conduit. It must be on the board from the scan of the third board on.
mis_10_reliquary-special-2 = Once the casket is recovered in an entry area, the mission ends at the end of that round.

## Two giants

mis_11_two_giants-story = Before it was stopped the line did finish something, and the Cult has brought a giant of its own. They have found each other. The deck plates were not made for it.
mis_11_two_giants-primary = 15 points to the squad that takes the last life point of the Dreadnought Mk X, and 15 to the one that takes the last of the Golgotha. Both must be placed by the time the second board is scanned.
mis_11_two_giants-secondary = 15 points to the squad that has taken the most life points from the two machines together, at least two. In a tie nobody scores.
mis_11_two_giants-special-1 = The killer does not score the value of the two machines. Instead every life point taken from either scores 8 points for the attacker, the last one 12.
mis_11_two_giants-special-2 = The alien players may attack each other’s machine and score for it in the same way.
mis_11_two_giants-special-3 = With two squads in play a Mk VIII stands in for the Mk X and two revenants for the Golgotha. The primary objective is then 15 points for the Mk VIII alone.

## The Hollow Crown

mis_12_hollow_crown-story = In the throne room there is no throne, only a hollow in the floor in the shape of a crown. The faction that stands in it when the reactors wake will speak for the hulk. All seven claims are equally bad.
mis_12_hollow_crown-primary = 30 points to the faction, aliens included, whose miniatures inside room d5 have the most life points together at the end. In a tie nobody scores, and aliens score nothing for an unmet objective here.
mis_12_hollow_crown-secondary = 15 points to the squad that eliminates the first of the two leaders, the Chaos Commander and the Hierophant.
mis_12_hollow_crown-special-1 = From round 8 on, each faction with a miniature inside room d5 at the end of its own turn scores 2 points.
mis_12_hollow_crown-special-2 = The door between the corridor and room d5 is a bulkhead. The doorways that lead into d5 from the next board stand open.

## Cold lock

mis_s1_cold_lock-story = A courier skiff lies frozen in the lock of a mining tender, and its strongbox is at the wrong end of the ship. The new crew of the tender has no use for strongboxes, only for visitors.
mis_s1_cold_lock-primary = 30 points to the squad that has recovered the strongbox in its own entry area, or whose miniature carries it at the end.
mis_s1_cold_lock-secondary = 15 points to the squad with the most kills on board D, if no alien miniature or token is on that board at the end of round 6.
mis_s1_cold_lock-special-1 = Only one alien player takes part: the table chooses Chaos or Cult, and only that player’s lists are used.
mis_s1_cold_lock-special-2 = A bulkhead between the corridor and room b4 closes the short way. The long way leads through b2 and b3.
mis_s1_cold_lock-special-3 = A skirmish changes neither ranks nor Seals.

## Two keys

mis_s2_two_keys-story = The magazine opens to two keys turned by two hands, or by the same hand twice. Two rival squads share one chart. Below them two alien bands have not noticed each other yet.
mis_s2_two_keys-primary = 30 points to the squad whose miniatures are the first to carry both magazine keys inside room b6. If each squad holds one key there at the end, 15 points each.
mis_s2_two_keys-secondary = 15 points to the squad that destroys the vent.
mis_s2_two_keys-special-1 = A skirmish changes neither ranks nor Seals.
