### Starquest: set-up, the end of a mission and the campaign, as the table asks and refuses.

## Missions and tables

starquest-table-no-mission = There is no mission called “{ $mission }”; available: { $known }.
starquest-table-other-mission = The mission “{ $mission }” is not for these factions; they can play: { $known }.
starquest-table-no-mission-fits = There is no mission for these factions.
starquest-own-no-map = The mission “{ $mission }” has no map.
starquest-own-few-docks = Each squad needs an entry area with two threshold squares. On this map: { $docks }; squads: { $squads }.
starquest-own-few-squares = Reinforcements need six squares to enter by: this map has { $count } for “{ $faction }”.
starquest-own-unknown = The mission names “{ $what }”, which is not in the box.

## What is asked

sq-ask-setup-mission = Which mission do you propose?
sq-ask-setup-formation = Which formation do you field?
sq-ask-setup-members = Who else belongs to your squad?
sq-ask-setup-psionic = Do you pay two Seals for a psionic?
sq-ask-setup-reinforcement = Do you pay two Seals for a reinforcement?
sq-ask-setup-weapon = Which weapon does this miniature take?
sq-ask-setup-bearer = Which miniature carries this object?
sq-ask-setup-equipment = Which equipment card do you take?
sq-ask-setup-order = Which order card do you take?
sq-ask-setup-governor = Which governor card do you take?
sq-ask-setup-psychic = Which psychic card do you take?
sq-ask-setup-event-deck = From which deck do you draw the event card of your rank?
sq-ask-setup-entry = Which entry area does your squad use?
sq-ask-art = Your psionic is promoted: which art do they study?
sq-ask-keep-cards = Which reconnaissance cards do you give up? The others are kept for the next mission.
sq-ask-purchase = What do you buy with your Seals for the next mission?

## Why not

sq-no-setup-mission = This table cannot play that mission.
sq-no-setup-formation = Your squad cannot field that formation.
sq-no-setup-members = That miniature cannot join your squad.
sq-no-setup-psionic = That is not a psionic of your squad.
sq-no-setup-reinforcement = Your squad cannot have that reinforcement.
sq-no-setup-weapon = This miniature cannot take that weapon.
sq-no-setup-bearer = That miniature cannot carry this object.
sq-no-setup-equipment = That equipment card is not available to you.
sq-no-setup-order = That order card is not available to you.
sq-no-setup-governor = That governor card is not available to you.
sq-no-setup-psychic = You cannot take that card: take one psychic card of each art, and then cards of the art that you study.
sq-no-setup-event-deck = That deck does not exist.
sq-no-setup-entry = That entry area is taken, or not on this map.
sq-no-ending-choice = That is not one of your choices at the end of this mission.

## Charges

sq-do-arm = Spend the attack on the charge
sq-event-charge-armed =
    { $armed ->
        [yes] { $who } arms the charge on { $at }.
       *[no] { $who } removes the charge on { $at }.
    }
sq-do-plant = Put { $thing } on { $at }
sq-do-plant-odds =
    { $only ->
        [yes] Put { $thing } on { $dangers }.
       *[no] Put { $thing } on { $at }: { $dangers }.
    }
sq-no-limpet-target = This charge can be used only on a machine, construct, bulkhead, vent or structure orthogonally adjacent to its carrier.
sq-pair = { $one }: { $other }
sq-no-charge-here = There is no charge here that this miniature could arm or remove.
sq-no-charge-attacked = A miniature that has attacked or searched cannot arm or remove a charge in the same turn.
sq-no-charge-beside = No charge can be armed next to an alien miniature.

## Altars

sq-event-rite-gained = { $seat } gains a rite; rites left: { $left }.
sq-event-line-advanced = The assembly line moves on: { $counter } of { $full }.

## Survivors

sq-ask-setup-survivors = On which marked squares do survivors hide?
sq-no-setup-survivors = That is not a marked square, or it already has a survivor.
sq-event-site-turned =
    { $found ->
        [yes] { $who } looks into the hiding place on { $at }: a survivor!
       *[no] { $who } looks into the hiding place on { $at }: nobody.
    }
