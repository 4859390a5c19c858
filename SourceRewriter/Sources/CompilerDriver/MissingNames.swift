/// Says, where the compiler does not know a name, that it is one of Apple's which is not here: nothing is wrong with the source.
enum MissingNames {
  private static let prefixes = [
    "AV", "CA", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "EK", "GK", "MK", "MTL", "NS", "PH", "SC", "SF", "SK",
    "UI", "UN", "UT", "WK", "WC",
  ]
  private static let modules = Set(
    """
    Accelerate ActivityKit AdSupport AppIntents AppKit AppTrackingTransparency ARKit AudioToolbox
    AuthenticationServices AVFAudio AVFoundation AVKit BackgroundTasks CallKit CarPlay CFNetwork Charts ClassKit
    CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreHaptics CoreImage
    CoreLocation CoreMedia CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
    CoreTransferable CoreVideo CryptoKit DeviceCheck EventKit ExternalAccessory FileProvider GameKit GameplayKit GLKit
    HealthKit HomeKit ImageIO Intents IOKit IOSurface JavaScriptCore LinkPresentation LocalAuthentication MachO MapKit
    MediaAccessibility MediaPlayer Messages MessageUI Metal MetalKit MetalPerformanceShaders MobileCoreServices
    MultipeerConnectivity NaturalLanguage Network NetworkExtension NotificationCenter OpenGLES PassKit PDFKit
    PencilKit Photos PhotosUI ProximityReader PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit RoomPlan
    SafariServices SceneKit ScreenCaptureKit Security SensorKit ShazamKit simd Social SoundAnalysis Speech SpriteKit
    StoreKit SwiftData SwiftUI SystemConfiguration TipKit TVUIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// What a message's end gets; nil for one about something else. `message` begins after the column.
  static func explanation(of message: Substring, known: Set<String>) -> String? {
    guard message.hasPrefix(" error: ") else { return nil }
    let text = message.dropFirst(" error: ".count)
    if text.hasPrefix("no such module '"), let name = quoted(text), modules.contains(name) {
      return " (one of Apple's modules that Scrim does not have)"
    }
    if text.hasPrefix("cannot find "), let name = quoted(text), isApples(name) {
      if known.contains(name) { return " (it is UIKit's: the file does not import that)" }
      return " (one of Apple's names that Scrim does not have)"
    }
    if text.hasPrefix("value of type '") || text.hasPrefix("type '"), text.contains("' has no member '"),
      let name = quoted(text), isApples(name)
    {
      return " (Scrim's \(name) does not have it)"
    }
    return nil
  }

  private static func quoted(_ text: Substring) -> String? {
    let parts = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1].split(separator: ".").first ?? parts[1]) : nil
  }

  private static func isApples(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
  }
}
