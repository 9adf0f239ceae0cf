web-sq-squad-kept = Tu escuadra está lista. Cuando te toque, la mesa usará tus elecciones, aunque cierres esta página. Nadie las ve antes.
web-sq-squad-lost = Lo que habías elegido aquí ya no es posible, por lo que han elegido otros. Elige de nuevo.
web-sq-ready-prepared = escuadra lista
