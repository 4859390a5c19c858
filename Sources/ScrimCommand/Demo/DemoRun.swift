import Foundation
import ScrimDemos
import UIKitTesting

/// One demo on one device, with what is done to it and for how long.
struct DemoRun {
  let demo: Demo
  /// The folder's name: the demo's, followed by the device's for all devices of a demo but the first.
  let folderName: String
  let device: TestDevice
  let script: Script
  /// How long to run, in seconds; nil to run until everything rests after the script's end.
  let seconds: TimeInterval?

  /// The runs of a demo: on the given device, or on all of its own.
  static func runs(
    of demo: Demo, device: TestDevice?, script: Script?, seconds: TimeInterval?
  ) throws(CommandError) -> [DemoRun] {
    let steps: Script
    do throws(ScriptError) {
      if let script { steps = script } else { steps = try Script(json: demo.script) }
    } catch {
      throw .failure("the script of \(demo.name): \(error)")
    }
    if let device {
      return [DemoRun(demo: demo, folderName: demo.name, device: device, script: steps, seconds: seconds)]
    }
    var runs: [DemoRun] = []
    for name in demo.devices {
      guard let device = TestDevice(name) else { throw .failure("\(demo.name) asks for the unknown device '\(name)'") }
      let folderName = runs.isEmpty ? demo.name : "\(demo.name)-\(name)"
      runs.append(DemoRun(demo: demo, folderName: folderName, device: device, script: steps, seconds: seconds))
    }
    return runs
  }

  /// Throws if the device and the script ask for pictures that are too large to be made.
  func requirePossiblePictures() throws(CommandError) {
    let size = DemoCanvas.pixelSize(of: self)
    guard DemoCanvas.isPossible(size) else {
      throw .usage(
        "\(folderName): the device and the script ask for pictures of \(size.width)x\(size.height) pixels, "
          + "too large to be made")
    }
  }
}
