@propertyWrapper public struct State<Value>: DynamicProperty {
  private let value: Value
  public init(wrappedValue value: Value) { self.value = value }
  public init(initialValue value: Value) { self.value = value }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { neverRuns() }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let value: Value
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { neverRuns() }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { value = wrappedValue }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { value = wrappedValue }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { value = wrappedValue }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { value = wrappedValue }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { value = wrappedValue }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { value = wrappedValue }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { value = wrappedValue }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { value = wrappedValue }
}
