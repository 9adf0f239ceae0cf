### Después de una partida de Heroes: lo que costó cada decisión, según calcula el campeón.

web-after-costs = Lo que costó cada decisión
web-after-costs-what = probabilidad de ganar que habría conservado la mejor opción, según calcula el campeón
web-after-costs-wait = El campeón está sopesando cada decisión…
web-after-costs-none = Ninguna decisión costó nada digno de mención.
web-after-cost-better = Mejor: { $what }
web-after-costs-more =
    { $count ->
        [0] Ninguna otra decisión costó más que una minucia.
        [one] Otra decisión costó menos.
       *[other] Otras { $count } decisiones costaron menos.
    }
web-after-costs-sum =
    { $count ->
        [0] { $name }: ninguna decisión.
        [one] { $name }: una decisión, que costó { $mean }.
       *[other] { $name }: { $count } decisiones. Coste medio: { $mean }.
    }
