/// A reference that each thread has of its own.
struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      if let pointer {
        Unmanaged<AnyObject>.fromOpaque(pointer).release()
      }
    }
    precondition(status == 0, "no thread-specific key is left")
    self.key = key
  }

  var value: Value? {
    get {
      guard let pointer = pthread_getspecific(key) else {
        return nil
      }
      return Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
    }
    nonmutating set {
      let former = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
      if let former {
        Unmanaged<Value>.fromOpaque(former).release()
      }
    }
  }
}
