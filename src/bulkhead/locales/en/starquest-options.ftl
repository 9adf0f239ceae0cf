### Starquest: the options of a table. The terminal lists what is typed for each, so the sentences leave it out.

## The table

starquest-option-factions = factions
starquest-option-factions-what = Who plays: one to five squads and one or two alien factions, by default all seven.
starquest-option-mission = mission
starquest-option-mission-what = Which mission is played, by default the first of the manual.
starquest-option-ranks = ranks
starquest-option-ranks-what = The rank at which each faction begins, from 0 to 5; 0 by default.
starquest-option-seals = Seals of Honour
starquest-option-seals-what = How many Seals of Honour each faction begins with, by default none.

## Mistakes

starquest-table-unknown-faction = Option “{ $option }”: there is no faction called “{ $faction }”; available: { $known }.
starquest-table-faction-twice = The faction “{ $faction }” is named more than once, and each can play only once.
starquest-table-no-squad = A game needs a squad; at least one of these must play: { $known }.
starquest-table-no-alien = A game needs aliens; at least one of these must play: { $known }.
starquest-table-not-full =
    { $count ->
        [one] This table needs all seven factions, and only one is named.
       *[other] This table needs all seven factions, and only { $count } are named.
    }

## House options: set-up and turns

starquest-option-empty-seats = empty seats
starquest-option-empty-seats-what = Fewer than seven factions may play.
starquest-option-mission-choice = choice of the mission
starquest-option-mission-choice-what = Who chooses the mission: the alien players together, or nobody, because the missions follow the order of the manual.
starquest-option-mission-choice-aliens = the alien players
starquest-option-mission-choice-campaign = order of the manual
starquest-option-shared-tokens = shared tokens
starquest-option-shared-tokens-what = Allied alien players see each other’s tokens.
starquest-option-seating = seating
starquest-option-seating-what = The order in which the squads take their turns: drawn by lot, or as the host lists them; then the draw decides only about the entry areas.
starquest-option-seating-drawn = by lot
starquest-option-seating-host = as the host lists them
starquest-option-entry-floor = entry areas on the board
starquest-option-entry-floor-what = Entry areas are ordinary floor with lines of sight and fire, instead of lying off the board. Aliens can never enter them.
starquest-option-leader-gun-light = leaders’ guns as light weapons
starquest-option-leader-gun-light-what = A leader’s gun counts as light whatever its dice, so the leader may split the movement around the shot.
starquest-option-shuriken-cannon-light = shuriken cannon as a light weapon
starquest-option-shuriken-cannon-light-what = The shuriken cannon counts as light, so its bearer may split the movement.
starquest-option-interleaving = back and forth
starquest-option-interleaving-what = You may switch back and forth between your miniatures instead of finishing one before you start the next.

## Movement, doors and scanning

starquest-option-eight-facings = eight facings
starquest-option-eight-facings-what = Miniatures may also face the diagonals. Melee stays straight ahead into an orthogonal square.
starquest-option-free-turns = unlimited free turns
starquest-option-free-turns-what = Every turn of 90° is free, even several in a row.
starquest-option-bulkheads-close = closing of bulkheads
starquest-option-bulkheads-close-what = When a bulkhead opened by aliens closes: at the end of the turn in which it was opened, or at the end of the round’s last alien turn.
starquest-option-bulkheads-close-own = after that turn
starquest-option-bulkheads-close-last = after the last alien turn
starquest-option-spare-blips = blips left over
starquest-option-spare-blips-what = What happens to blips for which the last board has no room: they are out of the mission, or they join their owner’s reinforcements.
starquest-option-spare-blips-lost = lost
starquest-option-spare-blips-reinforcements = reinforcements
starquest-option-blip-sight = sight that blocks blips
starquest-option-blip-sight-what = Whose sight keeps blips off a square: that of every squad, or that of the three Marine squads only.
starquest-option-blip-sight-squads = every squad
starquest-option-blip-sight-marines = Marines only
starquest-option-missing-miniature = no miniature left
starquest-option-missing-miniature-what = What happens to a revealed token when no miniature of its type is left: it is discarded, or it goes back to its owner’s supply.
starquest-option-missing-miniature-discarded = discarded
starquest-option-missing-miniature-returned = back to the supply
starquest-option-alien-reveal = revealing between aliens
starquest-option-alien-reveal-what = Who may have an alien token revealed to the other alien player: that player too, in their own turn and in sight, or its owner only.
starquest-option-alien-reveal-demand = the other alien player too
starquest-option-alien-reveal-owner = the owner only

## Sight and fire, melee, life

starquest-option-fire-hides = fire hides
starquest-option-fire-hides-what = Fire also hides anyone standing in it.
starquest-option-dispute-roll = dice for doubtful lines
starquest-option-dispute-roll-what = The two players roll red dice to decide whether a line that only touches a corner is free. Otherwise the corner rule decides.
starquest-option-adjacent-stops-lines = lines past a neighbour
starquest-option-adjacent-stops-lines-what = A line weapon cannot fire along a line whose first square holds a miniature.
starquest-option-paid-losses = losses that squads pay
starquest-option-paid-losses-what = For which of its lost miniatures a squad pays the points: all of them, only those that an alien player takes, or none.
starquest-option-paid-losses-all = every loss
starquest-option-paid-losses-aliens = losses to aliens
starquest-option-paid-losses-none = no loss
starquest-option-adjacent-targets = only neighbours as targets
starquest-option-adjacent-targets-what = A line or area weapon may be fired even when everything it would hit is orthogonally next to the shooter.
starquest-option-attack-from-behind = attack from behind
starquest-option-attack-from-behind-what = Where an attack from behind may come from: the square straight behind, or the two side squares as well.
starquest-option-attack-from-behind-rear = the rear only
starquest-option-attack-from-behind-sides = rear and sides
starquest-option-leader-life = leaders’ life points
starquest-option-leader-life-what = How many life points leaders have: 3, or 6 for long missions.
starquest-option-tough-elite = tough elite aliens
starquest-option-tough-elite-what = Chaos Marines and genestealers have 2 life points.

## Overwatch

starquest-option-over-window = Overwatch window
starquest-option-over-window-what = When Overwatch may shoot: only at the action that brings an enemy into sight; also at that enemy’s next action in sight; or also at the first action of an enemy that was already in sight.
starquest-option-over-window-entering = on entering
starquest-option-over-window-further = one more action
starquest-option-over-window-present = enemies in sight too
starquest-option-over-stays = lasting Overwatch
starquest-option-over-stays-what = The Overwatch marker stays after the shot, with one shot in every opponent’s turn.
starquest-option-over-volley = full fire in Overwatch
starquest-option-over-volley-what = A weapon with several shots fires all of them in Overwatch instead of making one attack only.
starquest-option-over-turn = turn before the shot
starquest-option-over-turn-what = A miniature in Overwatch may turn 90° for free before it shoots.
starquest-option-alien-overwatch = alien Overwatch
starquest-option-alien-overwatch-what = Aliens with ranged weapons may use Overwatch.

## Reconnaissance, command points, squads, psionics

starquest-option-searches = searches of a room
starquest-option-searches-what = How often a room can be searched in a mission: once in all, or once by each squad.
starquest-option-searches-room = once in all
starquest-option-searches-squad = once per squad
starquest-option-card-price = price of a card
starquest-option-card-price-what = Who gets the 20 points paid for a reconnaissance card: the squad that sells it, or nobody.
starquest-option-card-price-seller = the seller
starquest-option-card-price-nobody = nobody
starquest-option-command-roll = roll for command points
starquest-option-command-roll-what = When command points are rolled: at the end of your turn, or at its start.
starquest-option-command-roll-end = end of the turn
starquest-option-command-roll-start = start of the turn
starquest-option-new-target = new target after a dodge
starquest-option-new-target-what = The attacker may choose another target when the first one has dodged.
starquest-option-marine-squad = Marine squad
starquest-option-marine-squad-what = How many miniatures a Marine squad has: six (commander, two light and three heavy weapons), or five (commander and four marines with at least one heavy weapon and one laser rifle).
starquest-option-marine-squad-six = six
starquest-option-marine-squad-five = five
starquest-option-formation-fee = formation fee
starquest-option-formation-fee-what = A Terminator squad or an Avenger formation begins the mission with −10 points.
starquest-option-terminator-attacks = Terminators’ two attacks
starquest-option-terminator-attacks-what = Who in a Terminator squad may both shoot and fight in melee: everyone but the librarian, or only the commander and the two plain terminators.
starquest-option-terminator-attacks-squad = all but the librarian
starquest-option-terminator-attacks-terminators = commander and terminators
starquest-option-governor-wounds = governor’s wounds
starquest-option-governor-wounds-what = When an Eldar governor discards a card: for each life point lost, or once for each attack that wounds.
starquest-option-governor-wounds-point = per life point
starquest-option-governor-wounds-attack = per attack
starquest-option-avenger-saves = Avengers’ saves
starquest-option-avenger-saves-what = How Avengers are saved: one red die for each life point; one die that cancels the whole attack; or one die for each life point, but for the warriors only.
starquest-option-avenger-saves-point = per life point
starquest-option-avenger-saves-attack = per attack
starquest-option-avenger-saves-warriors = warriors only
starquest-option-capped-saves = limited saves
starquest-option-capped-saves-what = An Avenger cannot roll more saves than it has life points and cards left.
starquest-option-legion-leader = leader of the Legion
starquest-option-legion-leader-what = Who leads the Legion of the Damned: Karak or Dominic.
starquest-option-legion-leader-karak = Karak
starquest-option-legion-leader-dominic = Dominic
starquest-option-psionic-price = price of a psionic
starquest-option-psionic-price-what = How often the two Seals for a psionic are paid: once, when the psionic joins, or in every mission.
starquest-option-psionic-price-once = once
starquest-option-psionic-price-mission = every mission
starquest-option-psychic-deck = psychic cards
starquest-option-psychic-deck-what = Where psionics choose their cards: each from a separate deck, or all from one deck, in turn order.
starquest-option-psychic-deck-own = a deck each
starquest-option-psychic-deck-common = one deck
starquest-option-art-cycle = study of an art
starquest-option-art-cycle-what = When a psychic art is complete: with four cards of it, or with the four extra cards of ranks 2 to 5, of any art if it runs out.
starquest-option-art-cycle-four = four cards
starquest-option-art-cycle-extra = four extra cards
starquest-option-psionic-heir = successor of a psionic
starquest-option-psionic-heir-what = The rank at which the successor of a dead psionic begins: the same rank, art included, or the lowest.
starquest-option-psionic-heir-rank = the same rank
starquest-option-psionic-heir-novice = the lowest rank

## Weapons

starquest-option-extra-heavy = extra-heavy weapons
starquest-option-extra-heavy-what = Who may carry extra-heavy weapons: Terminator squads and the Lieutenant’s reinforcement, or standard Marine squads too.
starquest-option-extra-heavy-terminators = Terminators
starquest-option-extra-heavy-everyone = every Marine squad
starquest-option-area-screening = cover inside an area
starquest-option-area-screening-what = Miniatures inside a four-square area screen one another.
starquest-option-flame-area = burning squares
starquest-option-flame-area-what = What burns after a flamer’s shot: every square that it reached, or the target square only.
starquest-option-flame-area-blast = every square reached
starquest-option-flame-area-target = target square only
starquest-option-flame-attacks = attacks by fire
starquest-option-flame-attacks-what = How often fire attacks a miniature that crosses it: once, on entering; at every burning square entered; or at every burning square and on leaving too.
starquest-option-flame-attacks-once = once
starquest-option-flame-attacks-square = every square
starquest-option-flame-attacks-leaving = leaving too
starquest-option-tarantula-squares = size of the Tarantula
starquest-option-tarantula-squares-what = How many squares the machine itself takes: two, with the gunner behind it, or three, with the gunner on the last of them.
starquest-option-tarantula-squares-two = two
starquest-option-tarantula-squares-three = three
starquest-option-eldar-laser-dice = Eldar las-cannon
starquest-option-eldar-laser-dice-what = How many red dice each shot of the Eldar las-cannon rolls: 2 or 1.
starquest-option-eldar-laser-together = Eldar shots together
starquest-option-eldar-laser-together-what = What the two shots of the Eldar las-cannon roll when both are aimed at one area: all their dice, or two dice in all.
starquest-option-eldar-laser-together-added = all dice
starquest-option-eldar-laser-together-two = two dice

## Aliens, Dreadnoughts, objects

starquest-option-event-draw = drawing events
starquest-option-event-draw-what = When alien event cards are drawn: at the start of each alien player’s own turn, or both at the start of the round’s first alien turn.
starquest-option-event-draw-each = each player’s turn
starquest-option-event-draw-first = first alien turn
starquest-option-event-ward = event ward
starquest-option-event-ward-what = Once in a mission a squad may give up a face-down equipment card so that an event just drawn does not affect it.
starquest-option-destroyed-vent = token on a destroyed vent
starquest-option-destroyed-vent-what = What happens to a token waiting on a vent when the vent is destroyed: it goes back to the supply, or it is lost.
starquest-option-destroyed-vent-supply = back to the supply
starquest-option-destroyed-vent-lost = lost
starquest-option-alien-split = aliens splitting movement
starquest-option-alien-split-what = Aliens with light weapons may move, shoot and move on.
starquest-option-reinforcements-enter = entry of reinforcements
starquest-option-reinforcements-enter-what = How alien reinforcements enter: as face-down tokens, or as miniatures at once.
starquest-option-reinforcements-enter-hidden = face down
starquest-option-reinforcements-enter-shown = as miniatures
starquest-option-early-duty = early reinforcements
starquest-option-early-duty-what = An alien player with nothing on the board must bring in reinforcements even before the first board is scanned.
starquest-option-dreadnought-loss = damage to Dreadnoughts
starquest-option-dreadnought-loss-what = What a hit costs a Dreadnought: a life point for each point above its armour, or a single life point for each attack.
starquest-option-dreadnought-loss-points = each point
starquest-option-dreadnought-loss-one = one per attack
starquest-option-weapon-points = weapon points
starquest-option-weapon-points-what = A weapon shot off a Dreadnought is worth 5 points.
starquest-option-dreadnought-arcs = Dreadnought’s sight
starquest-option-dreadnought-arcs-what = Where a Dreadnought sees and fires: all round, or in the usual arcs in front of it.
starquest-option-dreadnought-arcs-round = all round
starquest-option-dreadnought-arcs-facing = by facing
starquest-option-pick-up = picking up objects
starquest-option-pick-up-what = Where an object is picked up: in its own square, or from a square next to it; then objects block movement.
starquest-option-pick-up-square = in its square
starquest-option-pick-up-adjacent = from next to it
starquest-option-carrier-melee = melee of a carrier
starquest-option-carrier-melee-what = What is halved when the carrier of a miniature fights: the total rolled, or the number of dice.
starquest-option-carrier-melee-total = the total
starquest-option-carrier-melee-dice = the dice

## Alliances, honours, the end, the seats

starquest-option-hybrids-apart = hybrids without allies
starquest-option-hybrids-apart-what = Alliances leave out hybrids, just as they leave out genestealers.
starquest-option-deal-alliance = alliance by a deal
starquest-option-deal-alliance-what = How long a card deal makes two factions allies: for the mission or until dissolved, or only while they deal.
starquest-option-deal-alliance-lasting = for the mission
starquest-option-deal-alliance-moment = for the moment
starquest-option-tied-winners = tied winners
starquest-option-tied-winners-what = Who gets the winner’s two Seals when first place is shared: nobody, or everyone who shares it.
starquest-option-tied-winners-nobody = nobody
starquest-option-tied-winners-all = all of them
starquest-option-promotion-seals = Seals for a promotion
starquest-option-promotion-seals-what = What happens to the four Seals of a promotion: they are given up, or they are kept and every fourth Seal earned promotes.
starquest-option-promotion-seals-spent = given up
starquest-option-promotion-seals-kept = kept
starquest-option-reinforcement-ranks = ranks of reinforcements
starquest-option-reinforcement-ranks-what = Which reinforcements a squad may buy: those of its rank and of all lower ones, or those of its rank only.
starquest-option-reinforcement-ranks-any = up to its rank
starquest-option-reinforcement-ranks-present = its rank only
starquest-option-chaos-cards = rank cards of Chaos
starquest-option-chaos-cards-what = How Chaos uses the event cards of its rank: drawn before the mission and kept secret, or as extra draws played at once.
starquest-option-chaos-cards-held = held in secret
starquest-option-chaos-cards-drawn = drawn in play
starquest-option-rite-limit = number of rites
starquest-option-rite-limit-what = How often the Cult may use a rite: once in every player’s turn, or once in a round.
starquest-option-rite-limit-turn = once a turn
starquest-option-rite-limit-round = once a round
starquest-option-coming-back = returning
starquest-option-coming-back-what = A miniature that left the board may come back in a later turn.
starquest-option-left-aboard = left aboard at the end
starquest-option-left-aboard-what = What happens to squad miniatures still aboard when the mission ends: they survive, or they are lost and the aliens score them.
starquest-option-left-aboard-survive = they survive
starquest-option-left-aboard-lost = they are lost
starquest-option-scaled-tokens = tokens to scale
starquest-option-scaled-tokens-what = The aliens’ blips and reinforcements shrink with the number of squads.
starquest-option-card-windows = windows for cards
starquest-option-card-windows-what = When the table waits for a card to be played: for any hidden card that might matter, or only for cards that everyone can see.
starquest-option-card-windows-hidden = hidden cards too
starquest-option-card-windows-public = public cards only
