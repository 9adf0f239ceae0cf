### Starquest: machines, Dreadnoughts, objects and carrying: what is asked and why something is refused.


## Questions

sq-ask-mount = Which weapon does the next mount of the Dreadnought take?
sq-ask-assemble = The assembly line has finished a Dreadnought: in which bay does it stand, and which way does it face?
sq-ask-weapons = The Dreadnought is hit: which weapon does it lose?
sq-ask-returning = Your miniature cannot stay where it is: to which of the nearest free squares does it go?
sq-ask-give = Do you agree that this object changes hands?
sq-ask-load = Do you let your miniature be carried?

## Refusals

sq-no-gunner-own-weapon = A gunner gives up his own weapon while he mans the machine.
sq-no-gunner-served = The machine has moved or fired this turn: its gunner does nothing of his own.
sq-no-gunner-carries = Nobody carries a miniature while he mans a machine.
sq-no-machine-crew = Without a gunner the machine neither moves nor fires.
sq-no-new-gunner = In the turn in which a new gunner takes the post, the machine neither moves nor fires.
sq-no-such-machine = There is no machine of that name that could be manned.
sq-no-others-machine = The machine belongs to another squad; allies may not use it either.
sq-no-soldier-for-post = This figure cannot take the post of a gunner.
sq-no-post-taken = The machine has its gunner already.
sq-no-not-at-post = The gunner's place is right behind the machine, in line with it.
sq-no-not-gunner = This miniature mans no machine.
sq-no-post-is-machine = The post is a square of the machine: the gunner leaves it by stepping away.
sq-no-machine-straight = A machine rolls straight ahead or straight back, never sideways or diagonally.
sq-no-machine-room = The machine needs a free square to roll into.
sq-no-room-to-pivot = To pivot the machine needs both squares beside its centre free and open.
sq-no-dreadnought-diagonal = A Dreadnought never steps diagonally.
sq-no-dreadnought-room = There is no room for the Dreadnought: a wall, a closed door, an obstacle or a machine is in the way.
sq-no-stop-under-door = A Dreadnought never stops under a door: it crosses in one go.
sq-no-crouched-fire = A Dreadnought that crouches under a door cannot fire.
sq-no-such-mount = This mount cannot take that weapon: choose one of those that are left.
sq-no-bay = It stands in one of the free bays of the factory.
sq-no-hands = This figure picks nothing up and carries nobody.
sq-no-object-here = That object does not lie within reach.
sq-no-object-carried = That object is not carried by this miniature.
sq-no-free-alone = Out of turn this is possible only within a move that costs at least one command point.
sq-no-not-beside = The two do not stand next to each other with an open way between them.
sq-no-refused = The other player has already refused in this turn.
sq-no-answer-first = First answer: do you agree or not?
sq-no-one-load = A miniature carries one other at most.
sq-no-too-large = That figure is too large to be carried.
sq-no-busy = That figure cannot be taken up where it is now.
sq-no-load-stranger = Only one's own, an ally who agrees or somebody helpless can be carried.
sq-no-load-survivor = Of the aliens only the one who has hidden the survivors may carry them.
sq-no-such-figure = There is no such figure to be carried.
sq-no-load = This miniature carries nobody.
sq-no-free-beside = The carried miniature is put down on a free square next to its carrier.
sq-no-nearest-first = First choose one of the nearest free squares for the miniature that cannot stay.
