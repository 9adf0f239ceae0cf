### Bibliotecas compiladas.

native-no-compiler = El código compilado necesita un compilador de C, y no se ha encontrado «{ $compiler }». Instala gcc o clang, o indica otro en la variable de entorno CC.
native-not-compiled = El compilador de C «{ $compiler }» no ha podido compilar { $file }: { STOP($detail) }
native-no-graphics-compiler = El código para el procesador gráfico necesita el compilador de NVIDIA, y no se ha encontrado «{ $compiler }». Instala CUDA o indica el compilador en la variable de entorno NVCC.
