### The browser client: everything that is not a rule or a sentence from the table.

## Around every screen

web-brand-home = Bulkhead, home
web-home = Home
web-rules = Rules
web-learn = Learn
web-settings = Settings
web-menu = Menu
web-close = Close
web-skip = Skip to the content
web-language = Language
web-loading = One moment …
web-clause = Rule { $clause }
web-die = die showing { $face }
web-dice = { $count ->
    [one] die showing { $faces }
   *[other] dice showing { $faces }
}
web-mute = Turn the sound off
web-unmute = Turn the sound on
web-copied = Copied.
web-copy-by-hand = Copy this by hand
web-about = Unofficial, not affiliated with any publisher. Free software under the MIT licence; typefaces under the SIL Open Font License.

## The line to the table

web-unreachable = The table does not answer. Is the network there?
web-answer-unreadable = The table answered with something nobody can read (status { NUMBER($status, useGrouping: 0) }).
web-line-broken = The line to the table is broken. Nothing is lost; it is being mended.
web-line-retry = Try now
web-stale = The table had moved on. This is how it stands now.
web-request-lost = That did not reach the table. Please try again.
web-lost = There is nothing here
web-lost-what = The address “{ $path }” leads nowhere.
web-lost-hot = This browser does not hold the keys to that table.

## Keys

web-keys = Keys
web-keys-anywhere = Anywhere
web-keys-dialog = In this window
web-keys-roam = Tab goes from one thing to the next, arrow keys move inside the board and inside rows of choices, Enter or the space bar chooses.
web-key-mute = sound on or off
web-key-space = space bar
web-key-escape = Esc
web-key-enter = Enter
web-key-arrow-left = ←
web-key-arrow-right = →
web-key-arrow-up = ↑
web-key-arrow-down = ↓

## Several people at one screen

web-curtain = { $who } decides now
web-curtain-what = Give them the screen. Nobody else should look.
web-curtain-lift = I am { $name }

## Settings

web-set-on = On
web-set-off = Off
web-set-look = Look
web-set-theme = Theme
web-set-theme-what = Dark console or light paper.
web-set-theme-system = As the device
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-contrast = Contrast
web-set-contrast-what = Stronger lines and brighter text.
web-set-contrast-system = As the device
web-set-contrast-more = More
web-set-moving = Movement
web-set-motion = Animation
web-set-motion-what = Without it, everything is where it belongs at once.
web-set-motion-system = As the device
web-set-motion-reduced = None
web-set-motion-full = Full
web-set-speed = Speed
web-set-speed-what = How long dice roll and heroes march.
web-set-speed-slow = Slow
web-set-speed-normal = Normal
web-set-speed-fast = Fast
web-set-hearing = Sound and talk
web-set-sound = Sound
web-set-sound-what = The key M does the same.
web-set-volume = Volume
web-set-chat = Chat
web-set-chat-what = Off: nothing that others write is shown.
