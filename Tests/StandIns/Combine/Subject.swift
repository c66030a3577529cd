public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Self.Output)
  func send(completion: Subscribers.Completion<Self.Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() {}
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func send(subscription: any Subscription) {}
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(subscription: any Subscription) {}
  public func send(_ input: Output) { value = input }
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {}
}
