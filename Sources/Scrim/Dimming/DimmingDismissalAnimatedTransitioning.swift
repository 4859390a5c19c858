import UIKit

/// Takes a dimmed modal away: lets the delegate animate.
open class DimmingDismissalAnimatedTransitioning: DimmingAnimatedTransitioning {
  override var way: DimmingWay { .dismissal }
}
