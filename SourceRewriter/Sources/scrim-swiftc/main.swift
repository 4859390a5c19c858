import CompilerDriver
import Foundation

exit(CompilerDriver.run(CommandLine.arguments))
