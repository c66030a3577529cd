public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P>(_ publisher: P)
  where Output == P.Output, Failure == P.Failure, P: Publisher {}

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {}
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S>(subscriber: S)
  where Output == S.Input, S: Subscriber, S.Failure == Never {}
}
