// Of release 13: neither of the two is `Sendable`, nor are the closures they hold.
public struct Expression<Value> {
  public let location: SourceLocation
  public let isClosure: Bool

  public init(
    expression: @escaping () throws -> Value?, location: SourceLocation, isClosure: Bool = true
  ) { (self.location, self.isClosure) = (location, isClosure) }

  public func evaluate() throws -> Value? { nil }
  public func toAsyncExpression() -> AsyncExpression<Value> { neverRuns() }
}

public struct AsyncExpression<Value> {
  public let location: SourceLocation
  public let isClosure: Bool

  public init(
    expression: @escaping () async throws -> Value?, location: SourceLocation,
    isClosure: Bool = true
  ) { (self.location, self.isClosure) = (location, isClosure) }

  public func evaluate() async throws -> Value? { nil }
  public func toSynchronousExpression() async -> Expression<Value> { neverRuns() }
}
