@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { neverRuns() }
}

/// The views without a body of their own.
extension View where Self.Body == Never {
  public var body: Never { neverRuns() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public struct EmptyView: View, Sendable {
  public typealias Body = Never
  nonisolated public init() {}
}

public struct AnyView: View {
  public typealias Body = Never
  nonisolated public init<V>(_ view: V) where V: View {}
  nonisolated public init<V>(erasing view: V) where V: View {}
}

public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  nonisolated public init(_ value: T) { neverRuns() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

/// Draws only again what changed.
public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  public var content: Content
  nonisolated public init(content: Content) { neverRuns() }
}
