// Empty: a test that imports Testing and CoreGraphics imports this module too, by a rule of the toolchain.
