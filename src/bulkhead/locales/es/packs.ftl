### Los paquetes: qué se dice de ellos, y de los errores que contienen.

content-in-field = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $what }
pack-no-lid = Falta { $file }: todo paquete tiene este archivo, con su id, su nombre y su versión.
pack-bad-id = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» no es el id de un paquete; se compone de minúsculas, cifras y guiones.
pack-bad-version = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» no es una versión; se escribe 1 o 1.2.
pack-wrong-count = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la tapa dice { $count }, pero en la carpeta hay { $real }.
pack-not-listed = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la tapa no dice nada de los { $real } archivos de «{ $folder }».
pack-stray-folder = { $file }: nadie mira en esta carpeta; aquí puede haber: { $allowed }.
pack-code-alone = { $file } es el código de una carta, pero este paquete no tiene la carta «{ $value }».
pack-code-syntax = { $file }, línea { NUMBER($line, useGrouping: 0) }: esto no es Python: { $detail }.
pack-code-no-play = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: falta la función de este nombre, que es la que ejecuta la carta.
pack-code-arguments = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: esta función debe recibir: { $takes }.

## Una partida y los paquetes con los que se juega

pack-not-said = La partida no dice con qué paquetes se jugó, así que no se puede jugar con «{ $pack }».
pack-not-here = La partida se jugó con el paquete «{ $pack }», versión { $version }, que aquí no está abierto; indica su carpeta con --pack.
pack-other-version = La partida se jugó con la versión { $version } del paquete «{ $pack }»; aquí está la versión { $mine }.
pack-other-content = La partida se jugó con la versión { $version } del paquete «{ $pack }», pero desde entonces su contenido ha cambiado.
pack-too-many = La partida se jugó sin el paquete «{ $pack }», versión { $version }, que aquí está abierto.
pack-other-order = La partida se jugó con los paquetes en otro orden: { $packs }.
