public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {}

  public func store(in set: inout Set<AnyCancellable>) {}
}

/// Cancels when it goes away. Not `Sendable`, as in the SDK.
public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public init<C>(_ canceller: C) where C: Cancellable {}
  public func cancel() {}
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public func hash(into hasher: inout Hasher) {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}
