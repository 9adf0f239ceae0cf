# Errori di chi prepara un ambiente per un programma che impara.

research-map-too-large = La mappa misura { $width } per { $height } caselle; gli array ne contengono { $most_wide } per { $most_high }.
research-no-such-seat = A questo tavolo il posto { $seat } non c’è; i posti si contano da 0 e sono { $seats }.
