### Librerie compilate.

native-no-compiler = Il codice compilato richiede un compilatore C, e «{ $compiler }» non è stato trovato. Installa gcc o clang, oppure indicane un altro nella variabile d’ambiente CC.
native-not-compiled = Il compilatore C «{ $compiler }» non è riuscito a compilare { $file }: { STOP($detail) }
native-no-graphics-compiler = Il codice per il processore grafico richiede il compilatore di NVIDIA, e «{ $compiler }» non è stato trovato. Installa CUDA, oppure indica il compilatore nella variabile d’ambiente NVCC.
