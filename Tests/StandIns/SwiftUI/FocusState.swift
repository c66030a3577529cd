@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper public struct Binding {
    public var wrappedValue: Value {
      get { neverRuns() }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { self }
    internal init(_ state: FocusState<Value>) {}
  }

  public var wrappedValue: Value {
    get { neverRuns() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(self) }
  public init() where Value == Bool {}
  public init<T>() where Value == T?, T: Hashable {}
}

extension FocusState: Sendable where Value: Sendable {}

extension View {
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { self }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
