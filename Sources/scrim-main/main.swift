import Foundation
import ScrimCommand

Console.openStandardStreams()
Interruption.handleSignals()
exit(ScrimTool.run(Array(CommandLine.arguments.dropFirst())))
