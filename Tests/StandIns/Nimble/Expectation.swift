public enum ExpectationStatus: Equatable { case pending, passed, failed, mixed }

public protocol Expectation {
  var location: SourceLocation { get }
  var status: ExpectationStatus { get }
}

public struct SyncExpectation<Value>: Expectation {
  public let expression: Expression<Value>
  public let status: ExpectationStatus
  public var location: SourceLocation { expression.location }

  public init(expression: Expression<Value>) {
    (self.expression, status) = (expression, .pending)
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) -> Self { self }
  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> Self { self }
  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> Self { self }

  @discardableResult
  public func to(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self { self }
  @discardableResult
  public func toNot(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self {
    self
  }
  @discardableResult
  public func notTo(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self {
    self
  }
}

public struct AsyncExpectation<Value>: Expectation {
  public let expression: AsyncExpression<Value>
  public let status: ExpectationStatus
  public var location: SourceLocation { expression.location }

  public init(expression: AsyncExpression<Value>) {
    (self.expression, status) = (expression, .pending)
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) async -> Self { self }
  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) async -> Self { self }
  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) async -> Self { self }

  @discardableResult
  public func to(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self { self }
  @discardableResult
  public func toNot(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self {
    self
  }
  @discardableResult
  public func notTo(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self {
    self
  }
}
