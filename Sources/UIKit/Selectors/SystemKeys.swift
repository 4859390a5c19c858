/// The properties of UIKit's classes that are known by their keys: what nib files connect, and what user-defined runtime
/// attributes set.
enum SystemKeys {
  /// Registers them, once.
  static let registration: Void = unsafeAssumeMainActor {
    registerUIView()
    registerUILabel()
    registerUIImageView()
    registerUIControl()
    registerUIButton()
    registerUIScrollView()
    SystemKeys.registerTables()
    SystemKeys.registerUITextField()
    registerUIStackView()
    registerUIViewController()
    registerUINavigationController()
    registerUITabBarController()
    registerUIWindow()
    registerUIGestureRecognizer()
    registerUITapGestureRecognizer()
    registerUILongPressGestureRecognizer()
    registerUIPanGestureRecognizer()
    registerUISwipeGestureRecognizer()
    registerNSLayoutConstraint()
    registerUILayoutGuide()
  }

  @MainActor
  private static func registerUIView() {
    _SelectorRuntime.register("tag", \UIView.tag)
    _SelectorRuntime.register("frame", \UIView.frame)
    _SelectorRuntime.register("bounds", \UIView.bounds)
    _SelectorRuntime.register("center", \UIView.center)
    _SelectorRuntime.register("transform", \UIView.transform)
    _SelectorRuntime.register("alpha", \UIView.alpha)
    _SelectorRuntime.register("hidden", \UIView.isHidden)
    _SelectorRuntime.register("opaque", \UIView.isOpaque)
    _SelectorRuntime.register("clipsToBounds", \UIView.clipsToBounds)
    _SelectorRuntime.register("backgroundColor", \UIView.backgroundColor)
    _SelectorRuntime.register("tintColor", \UIView.tintColor)
    _SelectorRuntime.register("contentMode", \UIView.contentMode)
    _SelectorRuntime.register("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    _SelectorRuntime.register("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    _SelectorRuntime.register("exclusiveTouch", \UIView.isExclusiveTouch)
    _SelectorRuntime.register("gestureRecognizers", \UIView.gestureRecognizers)
    _SelectorRuntime.register(
      "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    _SelectorRuntime.register("autoresizesSubviews", \UIView.autoresizesSubviews)
    _SelectorRuntime.register("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    _SelectorRuntime.register("semanticContentAttribute", \UIView.semanticContentAttribute)
    _SelectorRuntime.register("layoutMargins", \UIView.layoutMargins)
    _SelectorRuntime.register("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    _SelectorRuntime.register("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    _SelectorRuntime.register("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    _SelectorRuntime.register("tintAdjustmentMode", \UIView.tintAdjustmentMode)
    _SelectorRuntime.register("mask", \UIView.mask)
    _SelectorRuntime.register("layer", \UIView.layer)
    _SelectorRuntime.register("superview", \UIView.superview)
    _SelectorRuntime.register("subviews", \UIView.subviews)
    _SelectorRuntime.register("window", \UIView.window)
  }

  @MainActor
  private static func registerUILabel() {
    _SelectorRuntime.register("text", \UILabel.text)
    _SelectorRuntime.register("attributedText", \UILabel.attributedText)
    _SelectorRuntime.register("font", \UILabel.font)
    _SelectorRuntime.register("textColor", \UILabel.textColor)
    _SelectorRuntime.register("textAlignment", \UILabel.textAlignment)
    _SelectorRuntime.register("lineBreakMode", \UILabel.lineBreakMode)
    _SelectorRuntime.register("numberOfLines", \UILabel.numberOfLines)
    _SelectorRuntime.register("enabled", \UILabel.isEnabled)
    _SelectorRuntime.register("highlighted", \UILabel.isHighlighted)
    _SelectorRuntime.register("highlightedTextColor", \UILabel.highlightedTextColor)
    _SelectorRuntime.register("shadowColor", \UILabel.shadowColor)
    _SelectorRuntime.register("shadowOffset", \UILabel.shadowOffset)
    _SelectorRuntime.register("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    _SelectorRuntime.register("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    _SelectorRuntime.register("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    _SelectorRuntime.register("minimumScaleFactor", \UILabel.minimumScaleFactor)
    _SelectorRuntime.register("baselineAdjustment", \UILabel.baselineAdjustment)
    _SelectorRuntime.register("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
  }

  @MainActor
  private static func registerUIImageView() {
    _SelectorRuntime.register("image", \UIImageView.image)
    _SelectorRuntime.register("highlightedImage", \UIImageView.highlightedImage)
    _SelectorRuntime.register("highlighted", \UIImageView.isHighlighted)
    _SelectorRuntime.register("animationImages", \UIImageView.animationImages)
    _SelectorRuntime.register("animationDuration", \UIImageView.animationDuration)
    _SelectorRuntime.register("animationRepeatCount", \UIImageView.animationRepeatCount)
  }

  @MainActor
  private static func registerUIControl() {
    _SelectorRuntime.register("enabled", \UIControl.isEnabled)
    _SelectorRuntime.register("selected", \UIControl.isSelected)
    _SelectorRuntime.register("highlighted", \UIControl.isHighlighted)
    _SelectorRuntime.register("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    _SelectorRuntime.register("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
  }

  @MainActor
  private static func registerUIButton() {
    _SelectorRuntime.register("contentEdgeInsets", \UIButton.contentEdgeInsets)
    _SelectorRuntime.register("titleEdgeInsets", \UIButton.titleEdgeInsets)
    _SelectorRuntime.register("imageEdgeInsets", \UIButton.imageEdgeInsets)
    _SelectorRuntime.register("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    _SelectorRuntime.register("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    _SelectorRuntime.register("titleLabel", \UIButton.titleLabel)
    _SelectorRuntime.register("imageView", \UIButton.imageView)
  }

  @MainActor
  private static func registerUIScrollView() {
    _SelectorRuntime.register("contentSize", \UIScrollView.contentSize)
    _SelectorRuntime.register("contentOffset", \UIScrollView.contentOffset)
    _SelectorRuntime.register("contentInset", \UIScrollView.contentInset)
    _SelectorRuntime.register("scrollEnabled", \UIScrollView.isScrollEnabled)
    _SelectorRuntime.register("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
    _SelectorRuntime.register("pagingEnabled", \UIScrollView.isPagingEnabled)
    _SelectorRuntime.register("bounces", \UIScrollView.bounces)
    _SelectorRuntime.register("bouncesZoom", \UIScrollView.bouncesZoom)
    _SelectorRuntime.register("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    _SelectorRuntime.register("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    _SelectorRuntime.register("delaysContentTouches", \UIScrollView.delaysContentTouches)
    _SelectorRuntime.register("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    _SelectorRuntime.register("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    _SelectorRuntime.register("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    _SelectorRuntime.register("indicatorStyle", \UIScrollView.indicatorStyle)
    _SelectorRuntime.register("minimumZoomScale", \UIScrollView.minimumZoomScale)
    _SelectorRuntime.register("maximumZoomScale", \UIScrollView.maximumZoomScale)
    _SelectorRuntime.register("zoomScale", \UIScrollView.zoomScale)
    _SelectorRuntime.register("delegate", \UIScrollView.delegate)
  }

  @MainActor
  private static func registerUIStackView() {
    _SelectorRuntime.register("axis", \UIStackView.axis)
    _SelectorRuntime.register("distribution", \UIStackView.distribution)
    _SelectorRuntime.register("alignment", \UIStackView.alignment)
    _SelectorRuntime.register("spacing", \UIStackView.spacing)
    _SelectorRuntime.register("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    _SelectorRuntime.register("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
    _SelectorRuntime.register("arrangedSubviews", \UIStackView.arrangedSubviews)
  }

  @MainActor
  private static func registerUIViewController() {
    // A key path reads before it writes, and reading makes the view.
    _SelectorRuntime.register("view", of: UIViewController.self, get: { $0.view }, set: { $0.view = $1 })
    _SelectorRuntime.register("title", \UIViewController.title)
    _SelectorRuntime.register("preferredContentSize", \UIViewController.preferredContentSize)
    _SelectorRuntime.register("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    _SelectorRuntime.register("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    _SelectorRuntime.register("transitioningDelegate", \UIViewController.transitioningDelegate)
    _SelectorRuntime.register("definesPresentationContext", \UIViewController.definesPresentationContext)
    _SelectorRuntime.register(
      "providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
    _SelectorRuntime.register("modalInPresentation", \UIViewController.isModalInPresentation)
    _SelectorRuntime.register("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
    _SelectorRuntime.register(
      "viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
    _SelectorRuntime.register("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
  }

  @MainActor
  private static func registerUINavigationController() {
    _SelectorRuntime.register("delegate", \UINavigationController.delegate)
    _SelectorRuntime.register("viewControllers", \UINavigationController.viewControllers)
  }

  @MainActor
  private static func registerUITabBarController() {
    _SelectorRuntime.register("viewControllers", \UITabBarController.viewControllers)
    _SelectorRuntime.register("selectedIndex", \UITabBarController.selectedIndex)
  }

  @MainActor
  private static func registerUIWindow() {
    _SelectorRuntime.register("rootViewController", \UIWindow.rootViewController)
    _SelectorRuntime.register("windowLevel", \UIWindow.windowLevel)
  }

  @MainActor
  private static func registerUIGestureRecognizer() {
    _SelectorRuntime.register("name", \UIGestureRecognizer.name)
    _SelectorRuntime.register("enabled", \UIGestureRecognizer.isEnabled)
    _SelectorRuntime.register("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    _SelectorRuntime.register("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    _SelectorRuntime.register("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    _SelectorRuntime.register("delegate", \UIGestureRecognizer.delegate)
    _SelectorRuntime.register("view", \UIGestureRecognizer.view)
  }

  @MainActor
  private static func registerUITapGestureRecognizer() {
    _SelectorRuntime.register("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    _SelectorRuntime.register("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
  }

  @MainActor
  private static func registerUILongPressGestureRecognizer() {
    _SelectorRuntime.register("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    _SelectorRuntime.register("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    _SelectorRuntime.register("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
    _SelectorRuntime.register("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
  }

  @MainActor
  private static func registerUIPanGestureRecognizer() {
    _SelectorRuntime.register("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    _SelectorRuntime.register("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
  }

  @MainActor
  private static func registerUISwipeGestureRecognizer() {
    _SelectorRuntime.register("direction", \UISwipeGestureRecognizer.direction)
    _SelectorRuntime.register("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
  }

  @MainActor
  private static func registerNSLayoutConstraint() {
    _SelectorRuntime.register("identifier", \NSLayoutConstraint.identifier)
    _SelectorRuntime.register("constant", \NSLayoutConstraint.constant)
    _SelectorRuntime.register("priority", \NSLayoutConstraint.priority)
    _SelectorRuntime.register("active", \NSLayoutConstraint.isActive)
  }

  @MainActor
  private static func registerUILayoutGuide() {
    _SelectorRuntime.register("identifier", \UILayoutGuide.identifier)
  }
}
