### Bibliothèques compilées.

native-no-compiler = Le code compilé demande un compilateur C, et « { $compiler } » est introuvable. Installez gcc ou clang, ou indiquez-en un autre dans la variable d’environnement CC.
native-not-compiled = Le compilateur C « { $compiler } » n’a pas pu compiler { $file } : { STOP($detail) }
native-no-graphics-compiler = Le code pour le processeur graphique a besoin du compilateur de NVIDIA, et « { $compiler } » est introuvable. Installez CUDA, ou indiquez le compilateur dans la variable d’environnement NVCC.
