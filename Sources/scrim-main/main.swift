import Foundation
import ScrimCommand

exit(ScrimTool.run(Array(CommandLine.arguments.dropFirst())))
