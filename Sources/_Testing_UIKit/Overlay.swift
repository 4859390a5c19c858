// The compiler looks for a module of this name wherever a file imports both Testing and UIKit. On Apple's
// platforms the toolchain brings it; on Linux the toolchain only asks for it, and such a file would not compile.
