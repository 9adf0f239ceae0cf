### Los paquetes: qué se dice de ellos, y de los errores que contienen.

content-in-field = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $what }
pack-no-lid = Falta { $file }: todo paquete tiene este archivo, con su id, su nombre y su versión.
pack-bad-id = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» no es el id de un paquete; se compone de minúsculas, cifras y guiones.
pack-bad-version = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» no es una versión; se escribe como 1 o 1.2.
pack-wrong-count = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: este archivo dice { $count }, pero en la carpeta hay { $real }.
pack-not-listed = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: este archivo no dice nada de los archivos de «{ $folder }» ({ $real }).
pack-stray-folder = { $file }: esta carpeta no se usa; carpetas posibles: { $allowed }.
pack-code-alone = { $file } es código, pero este paquete no tiene el elemento «{ $value }».
pack-code-syntax = { $file }, línea { NUMBER($line, useGrouping: 0) }: esto no es Python: { STOP($detail) }
pack-code-no-play = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: falta la función de este nombre, que es la que ejecuta la carta.
pack-code-arguments = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: esta función debe recibir: { $takes }.
pack-code-fails = { $file }, línea { NUMBER($line, useGrouping: 0) }: este código no funciona: { STOP($detail) }
pack-code-no-rule = { $file }, línea { NUMBER($line, useGrouping: 0) }: aquí falta una clase derivada de MissionRule.
pack-code-rule-no-name = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: esta regla no tiene nombre; escribe name = "my_rule".
pack-code-rule-taken = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: el juego ya tiene una regla «{ $value }»; elige otro nombre.
pack-code-rule-not-listed = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la misión { $mission } no incluye «{ $value }» en su campo special.
pack-code-no-hook = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: una regla de misión no tiene un momento con este nombre; tiene: { $allowed }.
pack-code-no-import = { $file }, línea { NUMBER($line, useGrouping: 0) }: «{ $value }» no se puede importar.
pack-code-unsteady = { $file }, línea { NUMBER($line, useGrouping: 0) }: una regla no debe usar «{ $value }»; una partida no podría reproducirse igual.
pack-code-no-pattern = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: falta el valor de este nombre, que es la manera en que el arma dispara.
pack-code-not-pattern = { $file }, campo «{ $field }»: este valor no es un Pattern.
pack-no-code = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: un arma con «{ $value }» necesita al lado un archivo Python del mismo nombre.
pack-code-unused = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: hay un archivo Python al lado de esta arma, así que aquí debe decir «{ $value }».

## Una partida y los paquetes con los que se juega

pack-not-said = La partida no dice con qué paquetes se jugó, así que no se puede jugar con «{ $pack }».
pack-not-here = La partida se jugó con el paquete «{ $pack }», versión { $version }, que aquí no está abierto; indica su carpeta con --pack.
pack-other-version = La partida se jugó con la versión { $version } del paquete «{ $pack }»; aquí está abierta la versión { $mine }.
pack-other-content = La partida se jugó con la versión { $version } del paquete «{ $pack }», pero desde entonces su contenido ha cambiado.
pack-too-many = La partida se jugó sin el paquete «{ $pack }», versión { $version }, que aquí está abierto.
pack-other-order = La partida se jugó con los paquetes en otro orden: { $packs }.

## Qué puede estar mal en un paquete

pack-no-language = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: este idioma no está disponible; idiomas: { $known }.
pack-not-fluent-here = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: este texto no es un patrón de Fluent; quizá falte una llave.
pack-twice = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: otro paquete abierto ya se llama «{ $value }».
pack-no-words = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: falta el texto «{ $id }» en este idioma: { $language }.
content-no-clause = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: el reglamento no tiene la cláusula «{ $value }».
card-not-target = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: ningún objetivo se describe así: «{ $value }».
card-no-target = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: sin código una carta no puede apuntar a «{ $value }»; se puede: { $allowed }.
card-no-effect = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la carta no hace nada.
card-needs-code = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» es demasiado vago para poder ejecutarse; escríbelo de otro modo o pon un archivo de Python junto a la carta.
card-unknown-effect = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» pide el efecto «{ $word }», que no existe.
map-room-apart = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la sala «{ $room }» está partida en trozos.
map-wrong-count = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: el archivo dice { $count }, el mapa tiene { $real }.
map-no-way = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: ningún camino lleva de la zona de entrada «{ $dock }» a «{ $goal }».
map-wrong-way = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: pasos hasta «{ $goal }»: { $real }, y no { $count }.
pack-not-fluent = { $file }, línea { NUMBER($line, useGrouping: 0) }: esto no es Fluent: { STOP($detail) }
pack-unknown = La carpeta «{ $pack }» no existe, ni hay un paquete con este nombre en { $folder }.
