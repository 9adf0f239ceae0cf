### Compiled libraries.

native-no-compiler = Compiled code needs a C compiler, and “{ $compiler }” was not found. Install gcc or clang, or name another one in the environment variable CC.
native-not-compiled = The C compiler “{ $compiler }” could not compile { $file }: { STOP($detail) }
native-no-graphics-compiler = Compiled code for a graphics processor needs NVIDIA’s compiler, and “{ $compiler }” was not found. Install the CUDA toolkit, or name the compiler in the environment variable NVCC.
