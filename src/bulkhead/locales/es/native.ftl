### Bibliotecas compiladas.

native-no-compiler = El código compilado necesita un compilador de C, y no se ha encontrado «{ $compiler }». Instala gcc o clang, o indica otro en la variable de entorno CC.
native-not-compiled = El compilador de C «{ $compiler }» no ha podido compilar { $file }: { STOP($detail) }
