@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { neverRuns() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { neverRuns() }
}

public struct EmptyView: View, Sendable {
  public var body: Never { neverRuns() }
  nonisolated public init() {}
}

public struct AnyView: View {
  public var body: Never { neverRuns() }
  nonisolated public init<V>(_ view: V) where V: View {}
  nonisolated public init<V>(erasing view: V) where V: View {}
}

public struct TupleView<T>: View {
  public var body: Never { neverRuns() }
  public var value: T
  nonisolated public init(_ value: T) { neverRuns() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { neverRuns() }
}

/// Draws only again what changed.
public struct EquatableView<Content: Equatable & View>: View {
  public var body: Never { neverRuns() }
  public var content: Content
  nonisolated public init(content: Content) { neverRuns() }
}
