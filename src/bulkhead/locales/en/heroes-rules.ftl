### Heroes: the rules reference, one message for each clause.
### The value is the rule as a player needs it, default reading and options included. `.title` is its heading,
### `.ruling` says how we read what the booklets leave open, `.example` shows the rule at work.
### Every value stays on one line, because Fluent would keep a line break as part of the text.
### Options are told in words, never as they are typed.

## The battlefield

heroes-chapter-board = The battlefield

H-BOARD-1 = The battlefield is a grid five columns wide, made of two halves. One half is yours, the other is your opponent’s.
    .title = Five columns, two halves

H-BOARD-2 = Each half is four rows deep unless the table chooses otherwise: an option allows 3 to 6. With four rows a column is eight spaces long, from your set-up space to your opponent’s.
    .title = Rows in each half
    .ruling = The booklets show the number of rows only in a picture; since one of their examples has a hero three spaces out there must be at least three, and we play with four.

H-BOARD-3 = The back row of your half holds your five set-up spaces, numbered 1 to 5 from your left to your right. Both halves carry the same print, one of them turned around, so your column 1 is your opponent’s column 5. A hero’s column number is always the number of its own set-up space, as its owner counts.
    .title = Set-up spaces and column numbers
    .example = Your hero in your column 2 faces the enemy hero that your opponent placed in column 4.

H-BOARD-4 = A space never holds more than one hero. This is true while the armies are placed and at every moment after that.
    .title = One hero to a space

## The armies

heroes-chapter-armies = The armies

H-ARMY-1 = Your army is five heroes chosen from the roster. Both players choose before either choice is shown. If an option lists the heroes you own, five at least, you choose among those only.
    .title = Choosing five heroes
    .ruling = The booklets do not say whether you may see the other army before you choose; here both choices stay hidden until both are made.

H-ARMY-2 = The same hero may stand in both armies, since ten heroes are needed and the roster has nine. Within one army a hero appears at most once. As an option, an army may include the same hero more than once.
    .title = The same hero twice
    .ruling = The booklets do not say whether one army may hold two copies of a hero; we allow it only as an option.

H-ARMY-3 = The heroes of your opponent’s army are enemy heroes to you, and yours are enemy heroes to your opponent. When a rule speaks of an enemy hero, it never means one of your own.
    .title = Enemy heroes

## Set-up

heroes-chapter-set-up = Set-up

H-SETUP-1 = Players alternate, placing one hero at a time on a free numbered space of their own half, until both armies are in place. The player whose collection gained a hero most recently places first. An option names that player; without it, chance decides.
    .title = Placing the armies
    .ruling = The booklets leave it to the players to know whose collection grew last; you tell the game who that is, or it decides by chance.

H-SETUP-2 = The player who finishes placing first takes the first turn. As the players alternate, that is the player who placed the first hero.
    .title = Who takes the first turn

## Battle rolls

heroes-chapter-battle-rolls = Battle rolls

H-ROLL-1 = Every turn begins with a battle roll of all six dice. You cannot skip it.
    .title = Six dice to begin

H-ROLL-2 = There are four scoring rolls. A lucky six is one 6 and a double six is two 6s. A three of a kind is three equal dice from 1 to 5. A straight is three, four or five consecutive numbers from 1 to 5.
    .title = The scoring rolls
    .example = In 6-6-2-2-2-4 the two 6s score, as a double six or as two lucky sixes, and the 2s are a three of a kind. The 4 scores nothing.

H-ROLL-3 = A 6 is never part of a three of a kind or of a straight. It scores only as a lucky six or in a double six.
    .title = The 6s stand apart
    .example = 4-5-6 is not a straight. Nor is 6-6-6 a three of a kind: it is three lucky sixes, or a double six and a lucky six.

H-ROLL-4 = When a straight is longer than three dice, you choose how much of it to take: any run of three or more. The dice you leave out are not put aside and may be rolled again.
    .title = Part of a long straight
    .example = From 2-3-4-5 you may take 2-3-4, or 3-4-5, or all four dice.

H-ROLL-5 = A die belongs to one scoring roll at most. Four or five equal dice from 1 to 5 hold one three of a kind, and six hold two. Six dice may hold two straights when each uses its own dice.
    .title = No die counts twice
    .example = 1-2-3-3-4-5 holds two straights, 1-2-3 and 3-4-5. The five dice 1-1-1-2-3 hold a three of a kind or a straight, but not both.

H-ROLL-6 = Two 6s are one double six or two lucky sixes: you say which when you put them aside, and it stays so. 6s put aside after different rolls never merge. A 6 that you hold may pair with a 6 rolled later.
    .title = Double six or two lucky sixes
    .example = You put a 6 aside as a lucky six, push your luck and roll another 6: it can only be a second lucky six. Had you put something else aside and held the first 6, the two could now be a double six.

H-ROLL-7 = After a roll with at least one scoring roll you put one or more of them aside, not necessarily all. Dice put aside do not come back this turn.
    .title = Putting dice aside

## Pushing your luck

heroes-chapter-pushing = Pushing your luck

H-PUSH-1 = Once you have put something aside you choose: push your luck with another battle roll, or make your battle actions. As long as dice are left, you choose again after each roll that scores.
    .title = Push or act

H-PUSH-2 = For another battle roll you pick which of the dice not put aside to roll again, at least one. You hold the others: they stay as they are and are part of the new roll.
    .title = Dice rolled, dice held
    .ruling = The booklets let you hold dice but give no minimum to roll; we ask for at least one die.
    .example = The dice left are 2, 3 and 5. You hold the 2 and the 3 and roll only the third die: a 1 or a 4 makes a straight, a 6 is a lucky six, anything else is a bust.

H-PUSH-3 = The new roll must give you a new scoring roll, which means one with at least one die just rolled; equal dice are interchangeable. Of the scoring rolls that you now add to the earlier ones at least one must be new, while the others may consist of held dice alone. As an option, dice held count by themselves. Another option: every scoring roll put aside must be new.
    .title = A new scoring roll is needed
    .ruling = The booklets do not say what makes a scoring roll new; if dice held were enough, pushing your luck would risk nothing, so we ask for at least one die just rolled.
    .example = You hold 2-2-2 and roll one die. A 5 is a bust; a 6 is a new lucky six, and the 2-2-2 may go aside with it; a 2 makes a new three of a kind. If you hold 1-2-3-4 and roll one die, you cannot bust.

H-BUST-1 = A battle roll that gives you no scoring roll (after a push, no new one) is a bust. You lose everything put aside this turn, your turn ends and your opponent’s begins. Moves made in earlier turns stand, those of an all-out turn just before this one included.
    .title = Going bust
    .example = You have put aside a three of a kind and a lucky six, you push with the last two dice and roll 2 and 5. Both scoring rolls are lost and you make no battle actions.

H-ALLOUT-1 = When all six dice have been put aside, over however many rolls, you go all out. You make your battle actions now, and then the next full turn is yours again instead of your opponent’s.
    .title = Going all out
    .example = You put aside 1-2-3, push with three dice and roll 6-6-4, put aside the double six, push with the last die and roll a 6. Once that lucky six is aside too you have three battle actions, and then another turn.

H-ALLOUT-2 = You may go all out again in the extra turn, and once more in the one after it. There is no limit.
    .title = All out again and again

## Battle actions

heroes-chapter-battle-actions = Battle actions

H-ACT-1 = Each scoring roll you have put aside pays for one battle action. When your actions are done, your turn is over.
    .title = One scoring roll, one action

H-ACT-2 = You make your actions in any order, and none of them is obligatory. One hero may make several. You know the outcome of one action before you choose the next.
    .title = Order of actions
    .ruling = The booklets give no order and do not say whether an action may be left out or a hero may act twice; we leave all of that to you.

H-ACT-3 = A scoring roll pays either for its Terminator armour action or for the equipment action of one hero whose card asks for it. It never pays for both.
    .title = Armour or equipment
    .example = With a double six you may move one of your heroes, or use a card that costs a double six. To do both you need two of them.

## Moves

heroes-chapter-moves = Moves

H-MOVE-1 = A move takes a hero one space forward, toward the enemy’s set-up spaces. The hero always stays in its own column.
    .title = One space forward

H-MOVE-2 = A hero cannot enter a space that holds another hero, and it cannot pass one. There are no diagonal moves.
    .title = Blocked heroes

H-MOVE-3 = Your actions move only heroes of your own army. Moving is always optional, hero by hero.
    .title = Your own heroes only
    .ruling = The booklets do not say whether a hero that may move has to; here it never does.

## Attacks

heroes-chapter-attacks = Attacks

H-ATK-1 = A hero that is attacked retreats one space toward its set-up space, in its own column. The space behind it is always free, so nothing can stop a retreat.
    .title = Retreat one space

H-ATK-2 = An attack on a hero in its set-up space has no effect, and no save is rolled. You may still declare it.
    .title = Attacking a hero at home
    .ruling = The booklets say that such an attack does nothing, but not whether you may make it; you may.

H-ATK-3 = A hero in its set-up space cannot use an action to attack. This goes for the attack of its armour as well as for cut down, scythe and shoot.
    .title = No attack from home

H-SAVE-1 = Each time a hero in Terminator armour is attacked, its owner rolls a die: on 4 or more the hero stays where it is. The save counts against every attack, cut down and a scythe from its own side included.
    .title = The armour save
    .ruling = The booklets do not single out cut down or a friendly scythe; the save is rolled against both.

## Terminator armour

heroes-chapter-terminator-armour = Terminator armour

H-TERM-1 = For a lucky six one of your heroes attacks the enemy hero adjacent to it in its column. Your hero is the attacker, so it cannot do this from its set-up space.
    .title = Lucky six: attack
    .ruling = The booklets do not say who makes this attack; we take it to be your hero next to the target, so the ban on attacking from a set-up space applies to it.

H-TERM-2 = For a double six you move one of your heroes one space. You choose which.
    .title = Double six: one move

H-TERM-3 = For a three of a kind you move your hero in the column of that number two spaces. These are two moves of one space: if only one is free, the hero makes one.
    .title = Three of a kind: two moves
    .ruling = The booklets do not say what happens when only the first of the two spaces is free; we count two separate moves, so the first can still be made.
    .example = With 2-2-2 your hero in column 2 moves two spaces. If there is only one empty space between it and the enemy hero, it moves one.

H-TERM-4 = For a straight you move each of your heroes in the columns of its numbers one space, in any order. A blocked hero stays, and the others still move.
    .title = Straight: one move each
    .example = You pay with 2-3-4-5 and your hero in column 3 is blocked. Those in columns 2, 4 and 5 still move one space each.

## Equipment

heroes-chapter-equipment = Equipment

H-EQ-1 = A hero’s card names its equipment. A special rule (priority vox, inspire, shield) always works and costs nothing. An equipment action (cut down, scythe, shoot) costs the scoring roll on the card and has the range on the card. A double six does not pay for a lucky six, nor a lucky six for a double.
    .title = Special rules and equipment actions
    .ruling = The booklets do not say whether one kind of six may stand in for the other; it may not.

H-EQ-2 = A card that asks for a straight or three of a kind accepts either. The numbers rolled do not matter.
    .title = Straight or three of a kind
    .example = Such a card can be paid for with 1-1-1 as well as with 2-3-4-5, whatever column its hero is in.

H-RANGE-1 = Melee reaches the space directly in front of or behind the hero, short any space of its column, medium any space of its column or a neighbouring one, long any space at all. Range is measured from the hero that acts, over the columns as they lie on the board, and nothing blocks it. Short, medium and long include the acting hero’s own space.
    .title = The four ranges
    .ruling = The booklets do not say where range is measured from, whether heroes block it or whether your own space is in it; we count from the acting hero, nothing blocks, and all but melee include its space.
    .example = From your column 2 a hero with medium range may choose any space of your columns 1, 2 and 3, even past other heroes. With melee it has two spaces at most.

H-SHOOT-1 = You attack an enemy hero in a space of your choice within range. It retreats one space unless its save succeeds.
    .title = Shoot: one enemy hero

H-CUT-1 = You attack an enemy hero in a space of your choice within range. If its save fails, it retreats not one space but all the way to its set-up space.
    .title = Cut down: all the way back
    .example = An enemy hero five spaces out fails its save: it goes back all five, and its owner’s score falls with it.

H-SCYTHE-1 = You choose a space within range, empty or not, and attack all heroes in it and in its row, across all five columns. Your own heroes are hit too, but never the one that acts, and each target rolls its own save. As an option, only enemy heroes are attacked. Another option: the scythe follows the column of the chosen space instead of its row.
    .title = Scythe: a whole row
    .ruling = Three booklets say row and only the Italian one says column, which would make the scythe just a more expensive shoot, so we play row; none of them says “enemy” here, so friends are hit too, all but the hero that acts.
    .example = The row of the space you choose holds two enemy heroes, one of yours and the scythe’s bearer. The first three are attacked and each rolls its own save; the bearer is spared.

H-VOX-1 = Whenever this hero could make a move, you may let another hero of your army make one in its place. This goes for every single space: you may pass on either move of a three of a kind, and a hero of the same straight may receive one besides its own. The receiver moves in its own column, must be free to do so and does not pass the move on again. A blocked hero has no move to pass on, unless an option of the table allows it.
    .title = Priority vox: passing moves on
    .ruling = The booklets do not say how much may be passed on, or whether a blocked hero may do it; we pass on single spaces, once, and only when the vox hero could have moved.
    .example = Your vox hero is in column 2 and you pay with 1-2-3. It gives its move to your hero in column 3, which moves two spaces if both are free.

H-INSPIRE-1 = The spaces this hero has advanced count double in your current score. They do so in the scores recorded for a match as well.
    .title = Inspire: spaces count double
    .example = Your inspiring hero is four spaces out and counts 8. With two others 2 and 1 spaces out, your current score is 11.

H-SHIELD-1 = This hero’s save is better: it stays on 3 or more, where other heroes need 4 or more. It is still a single roll.
    .title = Shield: a better save

## Winning

heroes-chapter-winning = Winning

H-SCORE-1 = Your current score is the number of spaces by which each of your heroes is now ahead of its set-up space, added up. It rises with moves and falls with retreats.
    .title = Current score
    .example = Heroes 5, 3, 2, 1 and 0 spaces out give a current score of 11.

H-WIN-1 = At the end of your own turn you win if three or more of your heroes are in your opponent’s half and your current score is strictly higher than theirs. This is checked at the end of each of your turns, after a bust as well, and before the extra turn of an all out. You may also give up at any moment: your opponent then wins the whole match.
    .title = How to win
    .ruling = The booklets do not say whether a bust, or a turn followed by an extra one, counts as the end of a turn; both do. They do not mention giving up, but nobody can be made to play on.
    .example = With four rows a hero four spaces out is in the other half. Three of your heroes are 4, 4 and 5 spaces out and two have not moved, so your score is 13: you win against 12, but not against 13.

H-WIN-2 = Nobody wins at the end of the other player’s turn. If you meet both conditions then, you must still meet them at the end of a turn of your own.
    .title = Only on your own turn

H-MATCH-1 = A match is a single game or, as an option, three games. Both players’ current scores at the end of each are recorded, and the higher total of the three wins, no matter who won the single games. All three are played and the starting player alternates. Equal totals are a draw.
    .title = Best of three
    .ruling = The booklets do not say whether the third game is always played, who starts each game or what equal totals mean; we play all three, alternate the start and call it a draw.
    .example = You win 13 to 11 and 12 to 11, then lose 6 to 15. The totals are 31 and 37, so the match is your opponent’s.

H-LIMIT-1 = A game still undecided at its turn limit is a draw, and the game says so. The limit is 500 turns unless an option sets another, and every turn counts, extra turns included. Wherever a number is needed, a draw is worth half a win.
    .title = The turn limit
    .ruling = The booklets have no such limit; we need one because some positions cannot be won by anybody, for example when three heroes are pinned by two, one of whom inspires.
