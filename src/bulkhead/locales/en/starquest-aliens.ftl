### Starquest: blips, tokens and the alien turn: what is asked and why something is refused.

## Questions

sq-ask-scan = This board is being scanned: place blips on it, as many as you like.
sq-ask-scan-last = This is the last board to be scanned: place all the blips you have left.
sq-ask-look = Which face-down token do you look at?
sq-ask-reveal = Your token is revealed: how do you place its miniature?
sq-ask-held = Do you play one of your extra event cards now?
sq-ask-special = Do you put a special token on an entry vent?
sq-ask-reinforce = Which reinforcements enter, and where?

## Refusals

sq-no-last-board = No other board is left to be scanned: as long as there is a legal square, your blips must be placed.
sq-no-due-token = You still hold a token that this mission requires on the board by now: place it first.
sq-no-core-room = A data core cannot be placed in a room with a reinforcement square.
sq-no-scan-first = First place blips on the board that is being scanned, or pass.
sq-no-look = You can only look at a face-down token that you have not seen yet, or pass.
sq-no-such-token = You have no token of that kind left for this.
sq-no-floor-there = There is no floor on that square.
sq-no-other-board = That square belongs to another board.
sq-no-taken-square = That square is occupied.
sq-no-blip-in-sight = A blip cannot be placed there: a squad miniature sees that square.
sq-no-blip-square = A blip cannot be placed on that square.
sq-no-reveal-first = The revealed miniature must be placed first: choose its square and its facing.
sq-no-base = It cannot be placed like that: it needs a free area of two by two squares, over the token or as near as possible, and one of the four facings.
sq-no-stand = It can be placed only on its token’s square: you choose just the facing.
sq-no-squads-demand = Only alien players may demand that a token be revealed.
sq-no-demand-here = At this table only a token’s owner may reveal it to the other alien player.
sq-no-token-of-other = That is not one of the other alien player’s tokens.
sq-no-token-unseen = It cannot be revealed: none of your miniatures or tokens sees it, or this is not your turn.
sq-no-token-verb = A face-down token can only move, open doors, be revealed or finish.
sq-no-held-event = Play one of your extra event cards, or pass.
sq-no-vent-first = First put a special token on a vent, or pass.
sq-no-duty = You have no token and no miniature on the board: you must bring in as many reinforcements as you can.
sq-no-only-reinforcements = The activations are over: bring in reinforcements, or pass.
sq-no-token-waits = This token entered this turn: it cannot move before your next turn.
sq-no-own-token = That is not one of your tokens on the board.
sq-no-vent-there = There is no free entry vent on that square.
sq-no-more-by-conduit =
    { $most ->
        [one] No more than one token can enter by conduit in a turn.
       *[other] No more than { $most } tokens can enter by conduit in a turn.
    }
sq-no-conduit-there = There is no free conduit square there.
sq-no-put-now = No token can be brought in at this moment.
sq-no-r-square = Reinforcements can enter only on squares marked R.
sq-no-r-in-sight = They cannot enter there: an enemy miniature sees that square.
sq-no-miniature-free = No miniature of that type is free.
sq-no-rites = You have no rite left.
sq-no-second-rite = A rite has already been used: you can use only one at a time.
sq-no-rite-now = An attack is being resolved: the rite has to wait until it is over.
sq-no-rite-for-it = A rite can only help one of your own wounded miniatures on the board.
