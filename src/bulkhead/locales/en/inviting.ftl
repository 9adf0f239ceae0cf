# One link for a table, who is ready, names, and a line that is gone

web-inv-link = One link for everybody
web-inv-link-what = Send it to everyone who is playing. They each pick a free seat and enter a name.
web-inv-qr = QR code with the link to this table
web-inv-copy = Copy the table’s link
web-inv-standing = Seats ready: { $ready } of { $seats }. The game starts by itself once everyone is ready.
web-inv-begin =
    { $free ->
        [0] Start now
        [one] Start now with a bot
       *[other] Start now with { $free } bots
    }
web-inv-begin-what = Bots take the seats that are still free.
web-inv-ready = ready
web-inv-not-ready = not ready
web-inv-im-ready = I’m ready
web-inv-wait = Wait for me
web-inv-holds = Asks you to wait a moment.
web-inv-seat-link = A link for this seat only
web-inv-seat-copy = Copy this seat’s link
web-inv-bot = Give it to a bot
web-inv-bot-of = Give it to a bot: { $name }
web-inv-person = Invite a person instead
web-inv-person-of = Invite a person instead: { $name }
web-inv-free = Free this seat
web-inv-free-of = Free this seat: { $name }
web-inv-renew = New link
web-inv-renew-of = New link: { $name }
web-inv-renew-what = { $name } gets a new link, and the old one stops working. Send it only to the person who lost it.
web-inv-renew-yes = Make a new link
web-inv-renewed = New link for { $name }: send it to that person only.
web-inv-not-now = Not now
web-inv-seats = Other players’ seats
web-inv-seats-what = Has somebody lost their link? Make a new one here.
web-inv-name = Your name
web-inv-rename = Change
web-inv-choose = Choose your seat
web-inv-choose-what = You have been invited to play. Take a free seat: the others see at once that you have arrived.
web-inv-sit = Sit down: I’m ready
web-inv-sit-what = The game starts when everyone is ready.
web-inv-none = Choose a free seat.
web-inv-begun = The game has started
web-inv-full = All seats are taken
web-inv-full-what = You can watch: you see what everyone sees, but no secrets.
web-inv-watch = Watch

web-line-broken = Connection lost. Nothing else is lost.
web-gone-waits = Waiting to be sent:
web-gone-sent = Sent, waiting for an answer:
web-gone-press = your last action
web-gone-undo = undo
web-gone-withdraw = Withdraw it
web-gone-done = You are connected again. Your action went through.
web-gone-not = You are connected again. Your action did not go through: the game had already moved on.

web-inv-ahead = Choose your five in the meantime. Nobody else sees your choice: it is played when you are asked.
