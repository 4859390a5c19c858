// Empty: a test that imports Testing and UIKit imports this module too, by a rule of the toolchain.
