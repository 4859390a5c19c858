/// The objects of a nib file, which can be made again and again.
///
/// The file is read as Interface Builder writes it, a xib. Specified by <https://developer.apple.com/documentation/uikit/uinib>.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What a nib may be given beside an owner.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinib/optionskey>.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects for the file's external placeholders, by their identifiers: a `[String: Any]`.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uinib/optionskey/externalobjects>.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private let source: Result<NibFile, any Error>?

  /// The nib file of a name in a bundle, nil standing for the program's. One that is not there raises when it is
  /// instantiated.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinib/init(nibname:bundle:)>.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    source = NibFile.path(of: name, in: bundleOrNil, for: nil).map { place in
      Result { try NibFile.read(path: place.path, bundle: place.bundle) }
    }
  }

  /// The nib of a file's bytes; images and colours are looked for in a bundle, nil standing for the program's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uinib/init(data:bundle:)>.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil ?? .main
    source = Result { [bundle] in try NibFile(data: data, name: "nib data", bundle: bundle) }
  }

  /// Makes the objects, connects them and returns those at the top, without the owner and the other placeholders.
  ///
  /// A file that is not there or cannot be read raises `NSInternalInconsistencyException`, with the place in the file and
  /// the reason. Specified by <https://developer.apple.com/documentation/uikit/uinib/instantiate(withowner:options:)>.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    do {
      guard let source else { return refuse("") }
      let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
      return try source.get().instantiate(owner: ownerOrNil as? NSObject, externalObjects: externals).top
    } catch {
      return refuse(": \(error)")
    }
  }

  private func refuse(_ reason: String) -> [Any] {
    raise(
      "NSInternalInconsistencyException",
      "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'\(reason)")
    return []
  }
}

extension Bundle {
  /// Makes the objects of a nib file in the bundle, as `UINib` does.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)>.
  @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
