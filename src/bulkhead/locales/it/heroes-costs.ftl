### Dopo un incontro di Heroes: quanto è costata ogni decisione, secondo la stima del campione.

web-after-costs = Quanto è costata ogni decisione
web-after-costs-what = probabilità di vittoria che la scelta migliore avrebbe conservato, secondo la stima del campione
web-after-costs-wait = Il campione sta valutando ogni decisione…
web-after-costs-none = Nessuna decisione è costata qualcosa di rilevante.
web-after-cost-better = Meglio: { $what }
web-after-costs-more =
    { $count ->
        [0] Nessun’altra decisione è costata più di un’inezia.
        [one] Un’altra decisione è costata meno.
       *[other] Altre { $count } decisioni sono costate meno.
    }
web-after-costs-sum =
    { $count ->
        [0] { $name }: nessuna decisione.
        [one] { $name }: una decisione, che è costata { $mean }.
       *[other] { $name }: { $count } decisioni. Costo medio: { $mean }.
    }
