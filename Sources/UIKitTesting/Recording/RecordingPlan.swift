/// What `scrim record` asks of an app that starts itself, which finds it in its environment.
package struct RecordingPlan: Codable {
  /// The environment's variable with the plan.
  package static let variable = "SCRIM_RECORDING"

  /// The device's name.
  package var device: String
  /// What a person does, as JSON.
  package var script: String
  /// How long to run, in seconds; nil to run until everything rests.
  package var seconds: Double?
  /// Whether frames are drawn; otherwise they are only traced.
  package var isDrawn: Bool
  /// Where the record goes: a file descriptor.
  package var descriptor: Int32

  package init(device: String, script: String, seconds: Double?, isDrawn: Bool, descriptor: Int32) {
    self.device = device
    self.script = script
    self.seconds = seconds
    self.isDrawn = isDrawn
    self.descriptor = descriptor
  }
}

/// One part of a record: a line of the trace with the picture, if it was drawn, or the end.
///
/// In bytes: a head of four 32-bit numbers (kind, length of the text, width, height), the text, and the rows of pixels.
package enum RecordingPart {
  case frame(json: String, width: Int, height: Int)
  /// The app ran to the plan's end, with what UIKit had to say.
  case end(messages: [String])
  case failure(String)

  package static let headLength = 16

  package var head: [UInt32] {
    switch self {
    case .frame(let json, let width, let height): [0, UInt32(json.utf8.count), UInt32(width), UInt32(height)]
    case .end: [1, UInt32(text.utf8.count), 0, 0]
    case .failure: [2, UInt32(text.utf8.count), 0, 0]
    }
  }

  package var text: String {
    switch self {
    case .frame(let json, _, _): json
    case .end(let messages): messages.joined(separator: "\u{1E}")
    case .failure(let reason): reason
    }
  }

  /// The part of a head and a text; nil for what is none.
  package init?(head: [UInt32], text: String) {
    switch head[0] {
    case 0: self = .frame(json: text, width: Int(head[2]), height: Int(head[3]))
    case 1: self = .end(messages: text.split(separator: "\u{1E}").map(String.init))
    case 2: self = .failure(text)
    default: return nil
    }
  }
}
