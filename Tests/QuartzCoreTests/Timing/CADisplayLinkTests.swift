import QuartzCore
import Testing

@MainActor
struct CADisplayLinkTests {
  private func frames(_ link: CADisplayLink, from first: Int, to last: Int) {
    for frame in first...last {
      MediaClock.shared.advance(to: 100 + Double(frame) / 60)
      DisplayLinks.frame(at: 100 + Double(frame) / 60, displayInterval: 1.0 / 60)
    }
  }

  @Test func `a link fires while it is in a mode of a loop`() {
    onSteppedClock {
      var times: [CFTimeInterval] = []
      let link = CADisplayLink { times.append($0.timestamp) }
      frames(link, from: 1, to: 2)
      #expect(times.isEmpty && !DisplayLinks.areWaiting)
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      frames(link, from: 3, to: 4)
      #expect(times.count == 2 && DisplayLinks.areWaiting)
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9 && link.duration == 1.0 / 60)
      link.remove(from: .main, forMode: .common)
      frames(link, from: 5, to: 5)
      #expect(times.count == 3)
      link.remove(from: .main, forMode: .default)
      frames(link, from: 6, to: 7)
      #expect(times.count == 3 && !DisplayLinks.areWaiting)
      link.add(to: .main, forMode: .common)
      frames(link, from: 8, to: 8)
      #expect(times.count == 4)
      link.isPaused = true
      frames(link, from: 9, to: 9)
      #expect(times.count == 4 && !DisplayLinks.areWaiting)
      link.isPaused = false
      link.invalidate()
      link.add(to: .main, forMode: .common)
      frames(link, from: 10, to: 11)
      #expect(times.count == 4)
    }
  }

  @Test func `a preferred rate leaves out frames`() {
    onSteppedClock {
      var count = 0
      let link = CADisplayLink { _ in count += 1 }
      link.add(to: .main, forMode: .common)
      link.preferredFramesPerSecond = 20
      #expect(link.preferredFrameRateRange == CAFrameRateRange(minimum: 20, maximum: 20, preferred: 20))
      frames(link, from: 1, to: 12)
      #expect(count == 4)
      #expect(abs(link.targetTimestamp - link.timestamp - 3.0 / 60) < 1e-9)
      link.invalidate()
    }
  }
}
