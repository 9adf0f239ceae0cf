### Packs: what is said about them, and about mistakes in them.

content-in-field = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: { $what }
pack-no-lid = { $file } is missing: every pack has this file, with its id, its name and its version.
pack-bad-id = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” is no id of a pack; it is made of small letters, digits and hyphens.
pack-bad-version = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” is no version; it is written like 1 or 1.2.
pack-wrong-count = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the lid says { $count }, but in the folder there are { $real }.
pack-not-listed = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the lid says nothing of the { $real } files in “{ $folder }”.
pack-stray-folder = { $file }: nobody looks into this folder; here there can be: { $allowed }.
pack-code-alone = { $file } is code, but this pack has no item “{ $value }”.
pack-code-syntax = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not Python: { $detail }.
pack-code-no-play = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: there is no function of this name, and it is the one that carries the card out.
pack-code-arguments = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this function must take: { $takes }.
pack-code-fails = { $file }, line { NUMBER($line, useGrouping: 0) }: this code does not run: { $detail }.
pack-code-no-rule = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no class here that derives from MissionRule.
pack-code-rule-no-name = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this rule has no name; write name = "my_rule".
pack-code-rule-taken = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the game has a rule “{ $value }” already; choose another name.
pack-code-rule-not-listed = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the mission { $mission } does not list “{ $value }” in its field special.
pack-code-no-hook = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: a mission rule has no hook of this name; it has { $allowed }.
pack-code-no-import = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” cannot be imported.
pack-code-unsteady = { $file }, line { NUMBER($line, useGrouping: 0) }: a rule must not use “{ $value }”; the same game would not replay.
pack-code-no-pattern = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: there is no value of this name, and it is the pattern by which the weapon fires.
pack-code-not-pattern = { $file }, field “{ $field }”: this value is not a Pattern.
pack-no-code = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: a weapon with the pattern “{ $value }” needs a Python file of the same name beside it.
pack-code-unused = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: there is a Python file beside this weapon, so its pattern must be “{ $value }”.

## A match and the packs it is played with

pack-not-said = The match does not say with which packs it was played, so it cannot be played with “{ $pack }”.
pack-not-here = The match was played with the pack “{ $pack }”, version { $version }, which is not open here; give its folder with --pack.
pack-other-version = The match was played with version { $version } of the pack “{ $pack }”; here there is version { $mine }.
pack-other-content = The match was played with version { $version } of the pack “{ $pack }”, but what is in it here has been changed since.
pack-too-many = The match was played without the pack “{ $pack }”, version { $version }, which is open here.
pack-other-order = The match was played with its packs in another order: { $packs }.

## What can be wrong with the items and words of a pack

pack-no-language = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: nobody speaks this language here; there are: { $known }.
pack-not-fluent-here = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this text is no Fluent pattern; a curly bracket is missing, perhaps.
pack-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: another open pack is called “{ $value }” already.
pack-no-words = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the words “{ $id }” are missing in this language: { $language }.
content-no-clause = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the rules have no clause “{ $value }”.
card-not-target = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: no target is described like “{ $value }”.
card-no-target = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: without code a card cannot aim at “{ $value }”; possible are: { $allowed }.
card-no-effect = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the card does nothing.
card-needs-code = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” says too little to be carried out; write it in another way, or put a Python file beside the card.
card-unknown-effect = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” asks for the effect “{ $word }”, which no rule knows.
map-room-apart = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the room “{ $room }” falls into pieces.
map-wrong-count = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the file says { $count }, the map has { $real }.
map-no-way = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: no way leads from the dock “{ $dock }” to “{ $goal }”.
map-wrong-way = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: to “{ $goal }” it is { $real } steps, not { $count }.
pack-not-fluent = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not Fluent: { $detail }.
pack-unknown = There is no folder “{ $pack }”, and no pack of this name in { $folder }.
