# Errores de quien prepara un entorno para un programa que aprende.

research-map-too-large = El mapa mide { $width } por { $height } casillas; las matrices admiten { $most_wide } por { $most_high }.
research-no-such-seat = En esta mesa no existe el asiento { $seat }; los asientos se cuentan desde 0 y hay { $seats }.
