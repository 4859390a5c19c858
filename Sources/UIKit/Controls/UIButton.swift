/// A control with a title and an image that does something when it is touched up inside.
///
/// Its look is told state by state, or by a configuration. Measures that Apple does not publish are chosen, and stand in
/// the extension for layout. Specified by <https://developer.apple.com/documentation/uikit/uibutton>.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Called when the configuration is brought up to date.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.typealias>.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  final var storedType = ButtonType.custom
  final var values: [UIControl.State: ButtonValues] = [:]
  final var label = ButtonLabel()
  final var subtitle: ButtonLabel?
  final var picture: UIImageView?
  final var backgroundPicture: UIImageView?
  final var backdrop: UIView?
  final var indicator: UIActivityIndicatorView?
  /// The configuration as it is shown, with what the state makes of it.
  final var shownConfiguration: Configuration?
  final var needsConfigurationUpdate = false

  /// A custom button.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button from an Interface Builder file, or a custom one from an archive of a view, which holds neither titles nor
  /// images.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIButton.self)
  }

  /// A button of a type.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/init(type:)>.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of a type with an action, whose title and image it shows.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)>.
  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button with a configuration, and an action whose title and image it shows where the configuration has none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)>.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    setConfiguration(configuration)
  }

  /// Sets it as from outside: an initialiser's own assignment is not observed.
  private func setConfiguration(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// A system button with an image that calls a method of a target when it is touched up inside.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/systembutton(with:target:action:)>.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func setUp() {
    label.button = self
    label.font = UIFont.systemFont(ofSize: 18)
    label.lineBreakMode = ButtonLabel.standardLineBreakMode
    addSubview(label)
    refresh()
  }

  final func become(_ type: ButtonType) {
    storedType = type
    if type == .system { label.font = UIFont.systemFont(ofSize: 15) }
    refresh()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Parts

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.property>.
  open var buttonType: ButtonType { storedType }

  /// The label that shows the title; its font may be set, its text and colour are the button's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/titlelabel>.
  open var titleLabel: UILabel? { label }

  /// The label that shows the configuration's subtitle; nil without one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/subtitlelabel>.
  open var subtitleLabel: UILabel? { subtitle }

  /// The view that shows the image.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/imageview>.
  open var imageView: UIImageView? { madePicture }

  // MARK: Looks by state

  /// Sets the title of a state; states without one show that of the normal state.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)>.
  open func setTitle(_ title: String?, for state: UIControl.State) { set(\.title, title, state) }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/setattributedtitle(_:for:)>.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(\.attributedTitle, title, state)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:)>.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(\.titleColor, color, state) }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/settitleshadowcolor(_:for:)>.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleShadowColor, color, state)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/setimage(_:for:)>.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { set(\.image, image, state) }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/setbackgroundimage(_:for:)>.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.backgroundImage, image, state)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/title(for:)>.
  open func title(for state: UIControl.State) -> String? { values[state]?.title }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/attributedtitle(for:)>.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { values[state]?.attributedTitle }

  /// The colour of the title in a state, with what the type has where none is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/titlecolor(for:)>.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    values[state]?.titleColor ?? defaultTitleColor(state)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/titleshadowcolor(for:)>.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { values[state]?.titleShadowColor }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/image(for:)>.
  open func image(for state: UIControl.State) -> UIImage? { values[state]?.image }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/backgroundimage(for:)>.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { values[state]?.backgroundImage }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/currenttitle>.
  open var currentTitle: String? { current(\.title) }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/currentattributedtitle>.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/currenttitlecolor>.
  open var currentTitleColor: UIColor { current(\.titleColor) ?? defaultTitleColor(state) }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/currenttitleshadowcolor>.
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/currentimage>.
  open var currentImage: UIImage? { current(\.image) }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/currentbackgroundimage>.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// Whether an image is shown at half its opacity while the button is touched; true by default. The system's type fades
  /// title and image in any case.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/adjustsimagewhenhighlighted>.
  open var adjustsImageWhenHighlighted: Bool = true {
    didSet { refresh() }
  }

  /// Whether an image is shown at half its opacity while the button is off; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/adjustsimagewhendisabled>.
  open var adjustsImageWhenDisabled: Bool = true {
    didSet { refresh() }
  }

  // MARK: Insets

  /// How far the content keeps from the edges; zero by default. Not used with a configuration.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/contentedgeinsets>.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { contentDidChange() }
  }

  /// By how much the title is moved within its place. Not used with a configuration.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/titleedgeinsets>.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  /// By how much the image is moved within its place. Not used with a configuration.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/imageedgeinsets>.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  // MARK: Configuration

  /// The look as a whole; nil leaves it to what is set state by state.
  ///
  /// Titles and images set state by state are shown where the configuration has none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.property>.
  open var configuration: UIButton.Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      refresh()
      contentDidChange()
    }
  }

  /// Called when the configuration is brought up to date: in the layout after a change of state, or after
  /// `setNeedsUpdateConfiguration()`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.property>.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of state brings the configuration up to date; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/automaticallyupdatesconfiguration>.
  open var automaticallyUpdatesConfiguration: Bool = true

  /// Has the configuration brought up to date in the next layout.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/setneedsupdateconfiguration()>.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration up to date: calls the handler.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/updateconfiguration()>.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Places

  /// Where the background image lies: everywhere.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/backgroundrect(forbounds:)>.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image lie: within the content's insets.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/contentrect(forbounds:)>.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }

  /// Where the title lies.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/titlerect(forcontentrect:)>.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).title }

  /// Where the image lies.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/imagerect(forcontentrect:)>.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).image }

  /// What title, image and insets need; at least 30 points wide with a title.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open override var intrinsicContentSize: CGSize { buttonIntrinsicSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { buttonIntrinsicSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bringConfigurationUpToDate()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil, automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
    refresh()
  }

  override var touchUpIsPrimaryAction: Bool { true }

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityTraits: UIAccessibilityTraits { super.ownAccessibilityTraits.union(.button) }

  override var ownAccessibilityLabel: String? {
    let texts = [label.text, subtitle?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// A tap on the button is the button's own: single taps of views above do not see it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  override var firstBaselineOffsetFromTop: CGFloat {
    titleRect(forContentRect: contentRect(forBounds: bounds)).minY + label.firstBaselineOffsetFromTop
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    bounds.maxY - titleRect(forContentRect: contentRect(forBounds: bounds)).maxY + label.lastBaselineOffsetFromBottom
  }
}
