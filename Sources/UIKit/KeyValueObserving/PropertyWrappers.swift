/// What rewritten sources have in the place of `@objc dynamic`: a stored property that tells of its changes.
@propertyWrapper
public struct _Observed<Value> {
  private var value: Value
  private let key: String

  public init(wrappedValue: Value, _ key: String) {
    value = wrappedValue
    self.key = key
  }

  @available(*, unavailable, message: "'@objc dynamic' belongs to a class's property")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      if PropertyObservers.isNoting { PropertyObservers.note(owner, owner[keyPath: storage].key) }
      return owner[keyPath: storage].value
    }
    set {
      guard PropertyObservers.isActive else {
        owner[keyPath: storage].value = newValue
        return
      }
      let key = owner[keyPath: storage].key
      PropertyObservers.willChange(owner, key)
      owner[keyPath: storage].value = newValue
      PropertyObservers.didChange(owner, key)
    }
  }
}

/// What rewritten sources have in the place of `@NSCopying`: a property that keeps a copy of what it is set to.
@propertyWrapper
public struct _NSCopied<Value> {
  private var value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  public var wrappedValue: Value {
    get { value }
    set { value = ((newValue as? any NSCopying)?.copy(with: nil) as? Value) ?? newValue }
  }
}
