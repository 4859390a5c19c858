import Foundation
import UIKit

/// Presenting and dismissing a demo's modal, again and again.
@MainActor
enum PresentationRound {
  /// On the page, which presents.
  static let page = CGPoint(x: 196, y: 700)
  /// On the dimming, which dismisses.
  static let besidePanel = CGPoint(x: 196, y: 120)

  static func checkThatNothingIsPresented(in scene: DemoScene) throws {
    guard scene.app.window.rootViewController?.presentedViewController == nil, scene.app.window.subviews.count == 1
    else {
      throw BenchmarkFailure("the modal is still there")
    }
  }

  /// The task of a fresh process: what it has in MB, resident and allocated, after 100 rounds and after 10,000.
  static func measureMemory(_ arguments: [String]) throws {
    let scene = try DemoScene(arguments.first ?? "", isShown: false)
    var figures: [Double] = []
    for round in 1...10_000 {
      // What a test may read of each round, and would grow with them.
      scene.app.accessibilityNotifications = []
      for place in [page, besidePanel] {
        touch(place, in: scene)
        scene.settle()
        guard (scene.app.window.rootViewController?.presentedViewController != nil) == (place == page) else {
          throw BenchmarkFailure("the modal did not come or go")
        }
      }
      if round == 100 || round == 10_000 { figures += [try resident(), try allocated()] }
    }
    try checkThatNothingIsPresented(in: scene)
    print(figures.map { "\($0)" }.joined(separator: " "))
  }

  /// A tap that the app's trace, which would grow, does not hear of.
  private static func touch(_ point: CGPoint, in scene: DemoScene) {
    for phase in [UITouch.Phase.began, .ended] {
      scene.app.scene.touch(id: 1, phase: phase, at: point, timestamp: CACurrentMediaTime())
    }
  }

  private static func resident() throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    for line in status.split(separator: "\n") where line.hasPrefix("VmRSS:") {
      if let kilobytes = line.split(separator: " ").compactMap({ Double($0) }).first { return kilobytes * 1024 / 1e6 }
    }
    throw BenchmarkFailure("/proc/self/status does not tell VmRSS")
  }

  /// What `malloc` has given out and not got back, in megabytes, by its own account: what it has from the system less
  /// what lies free. Glibc's module does not have the function.
  private static func allocated() throws -> Double {
    guard let symbol = dlsym(nil, "malloc_info") else { throw BenchmarkFailure("malloc_info is missing") }
    typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let stream = open_memstream(&text, &size) else { throw BenchmarkFailure("no memory for malloc_info") }
    defer { free(text) }
    guard unsafeBitCast(symbol, to: MallocInfo.self)(0, stream) == 0, fclose(stream) == 0, let text else {
      throw BenchmarkFailure("malloc_info fails")
    }
    // The totals of all arenas come last.
    var (free, mapped, system) = (0.0, 0.0, 0.0)
    for line in String(cString: text).split(separator: "\n") {
      let words = line.split(separator: "\"")
      guard words.count > 2, let bytes = words.last(where: { Double($0) != nil }).flatMap({ Double($0) }) else {
        continue
      }
      if line.hasPrefix("<total type=\"fast\"") || line.hasPrefix("<total type=\"rest\"") {
        free = line.contains("fast") ? bytes : free + bytes
      } else if line.hasPrefix("<total type=\"mmap\"") {
        mapped = bytes
      } else if line.hasPrefix("<system type=\"current\"") {
        system = bytes
      }
    }
    return (system - free + mapped) / 1e6
  }
}
