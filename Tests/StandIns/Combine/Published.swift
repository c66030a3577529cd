/// Only a class can hold one: the plain `wrappedValue` is unavailable, and the subscript that
/// takes its place needs an enclosing instance that is an object.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public func receive<S>(subscriber: S)
    where Value == S.Input, S: Subscriber, S.Failure == Never {}
  }

  public var projectedValue: Publisher {
    mutating get { Publisher() }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set { object[keyPath: storageKeyPath].value = newValue }
  }
}

extension Published: Sendable where Value: Sendable {}
