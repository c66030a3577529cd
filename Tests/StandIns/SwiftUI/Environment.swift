@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { neverRuns() }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {}
}

extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public var description: String { "" }

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { K.defaultValue }
    set {}
  }

  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { nil }
    set {}
  }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var refresh: RefreshAction? { nil }
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var locale: Locale {
    get { Locale(identifier: "") }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
}

@MainActor @preconcurrency public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }

  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable { self }

  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
