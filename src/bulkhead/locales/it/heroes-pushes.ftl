### Dopo un incontro di Heroes: che cosa rischiava ogni tiro in più e che cosa è costato.

web-after-pushes = Che cosa si rischiava
web-after-pushes-what = probabilità di fallire, e la minima possibile
web-after-pushes-none = Nessuno ha rischiato.
web-after-push =
    { $count ->
        [one] { $name } rischia con un dado.
       *[other] { $name } rischia con { $count } dadi.
    }
web-after-push-staked = In gioco:
web-after-push-lost = Fallimento. Persi:
web-after-push-least = minima { $chance }
web-after-pushes-sum =
    { $count ->
        [one] { $name }: una volta. Fallimenti attesi: { $taken }, con i dadi più sicuri { $least }.
       *[other] { $name }: { $count } volte. Fallimenti attesi: { $taken }, con i dadi più sicuri { $least }.
    }
