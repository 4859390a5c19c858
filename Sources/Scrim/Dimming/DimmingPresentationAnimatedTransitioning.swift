import UIKit

/// Brings a dimmed modal in: adds its view, and lets the delegate animate.
open class DimmingPresentationAnimatedTransitioning: DimmingAnimatedTransitioning {
  override var way: DimmingWay { .presentation }
}
