### Packs: what is said about them, and about mistakes in them.

content-in-field = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: { $what }
pack-no-lid = { $file } is missing: every pack has this file, with its id, its name and its version.
pack-bad-id = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” is not a pack id; use lower-case letters, digits and hyphens.
pack-bad-version = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” is not a version; write it like 1 or 1.2.
pack-wrong-count = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this file says { $count }, but the folder contains { $real }.
pack-not-listed =
    { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: { $real ->
        [one] this file does not mention the file in “{ $folder }”.
       *[other] this file does not mention the { $real } files in “{ $folder }”.
    }
pack-stray-folder = { $file }: this folder is not used; possible folders: { $allowed }.
pack-code-alone = { $file } is code, but this pack has no item “{ $value }”.
pack-code-syntax = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not Python: { STOP($detail) }
pack-code-no-play = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the function with this name, which carries out the card, is missing.
pack-code-arguments = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this function must take: { $takes }.
pack-code-fails = { $file }, line { NUMBER($line, useGrouping: 0) }: this code does not run: { STOP($detail) }
pack-code-no-rule = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no class here that derives from MissionRule.
pack-code-rule-no-name = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this rule has no name; write name = "my_rule".
pack-code-rule-taken = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the game already has a rule “{ $value }”; choose another name.
pack-code-rule-not-listed = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the mission { $mission } does not list “{ $value }” in its field special.
pack-code-no-hook = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: a mission rule has no hook by this name; possible: { $allowed }.
pack-code-no-import = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” cannot be imported.
pack-code-unsteady = { $file }, line { NUMBER($line, useGrouping: 0) }: a rule must not use “{ $value }”: the same game would not replay the same way.
pack-code-no-pattern = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the value with this name, the pattern by which the weapon fires, is missing.
pack-code-not-pattern = { $file }, field “{ $field }”: this value is not a Pattern.
pack-no-code = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: a weapon with the pattern “{ $value }” needs a Python file of the same name beside it.
pack-code-unused = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: there is a Python file beside this weapon, so its pattern must be “{ $value }”.

## A match and the packs it is played with

pack-not-said = The match does not say which packs it was played with, so it cannot be played with “{ $pack }”.
pack-not-here = The match was played with the pack “{ $pack }”, version { $version }, which is not loaded here; give its folder with --pack.
pack-other-version = The match was played with version { $version } of the pack “{ $pack }”, but version { $mine } is loaded here.
pack-other-content = The match was played with version { $version } of the pack “{ $pack }”, but its content has been changed since.
pack-too-many = The match was played without the pack “{ $pack }”, version { $version }, which is loaded here.
pack-other-order = The match was played with its packs in another order: { $packs }.

## What can be wrong with the items and words of a pack

pack-no-language = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this language is not available; available: { $known }.
pack-not-fluent-here = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this text is not a Fluent pattern; perhaps a curly bracket is missing.
pack-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: another loaded pack is already called “{ $value }”.
pack-no-words = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the words “{ $id }” are missing in this language: { $language }.
content-no-clause = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the rules have no clause “{ $value }”.
card-not-target = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” does not describe a target.
card-no-target = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: without code a card cannot target “{ $value }”; possible: { $allowed }.
card-no-effect = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the card does nothing.
card-needs-code = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” is too vague to be carried out; write it in another way, or put a Python file beside the card.
card-unknown-effect = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” asks for the effect “{ $word }”, which does not exist.
map-room-apart = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the room “{ $room }” is not in one piece.
map-wrong-count = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the file says { $count }, the map has { $real }.
map-no-way = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: there is no way from the dock “{ $dock }” to “{ $goal }”.
map-wrong-way = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the number of steps to “{ $goal }” is { $real }, not { $count }.
pack-not-fluent = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not Fluent: { STOP($detail) }
pack-unknown = There is no folder “{ $pack }”, and no pack by that name in { $folder }.
