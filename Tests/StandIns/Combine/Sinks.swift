// The closures of a sink are neither isolated nor `@Sendable`: a main-actor type that touches
// itself in one inherits its own isolation, as with the SDK.
extension Publisher {
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
    receiveValue: @escaping ((Self.Output) -> Void)
  ) -> AnyCancellable { AnyCancellable {} }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
    AnyCancellable {}
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root
  ) -> AnyCancellable { AnyCancellable {} }

  public func assign(to published: inout Published<Self.Output>.Publisher) {}
}
