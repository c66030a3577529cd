/// Shapes leave the main actor again: their conformance to `View` does not isolate them.
public protocol Shape: Sendable, View {}

extension Shape {
  public func fill<S>(_ content: S) -> some View where S: ShapeStyle { self }
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  where S: ShapeStyle { self }
}

public struct Rectangle: Shape {
  public var body: Never { neverRuns() }
  nonisolated public init() {}
}

public struct Circle: Shape {
  public var body: Never { neverRuns() }
  nonisolated public init() {}
}

public struct Capsule: Shape {
  public var body: Never { neverRuns() }
  nonisolated public init() {}
}

public struct RoundedRectangle: Shape {
  public var body: Never { neverRuns() }
  nonisolated public init(cornerRadius: CGFloat) {}
}

extension View {
  nonisolated public func clipShape<S>(_ shape: S) -> some View where S: Shape { self }
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View { self }
  nonisolated public func contentShape<S>(_ shape: S) -> some View where S: Shape { self }
}
