public struct Matcher<T> {
  public init(_ matcher: @escaping (Expression<T>) throws -> MatcherResult) {}
  public func satisfies(_ expression: Expression<T>) throws -> MatcherResult { neverRuns() }

  public static func define(
    matcher: @escaping (Expression<T>) throws -> MatcherResult
  ) -> Matcher<T> { neverRuns() }

  public static func define(
    _ message: String = "match",
    matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher<T> { neverRuns() }

  public static func simple(
    _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
  ) -> Matcher<T> { neverRuns() }

  public static func simpleNilable(
    _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
  ) -> Matcher<T> { neverRuns() }
}

public struct AsyncMatcher<T> {
  public init(_ matcher: @escaping (AsyncExpression<T>) async throws -> MatcherResult) {}
  public func satisfies(_ expression: AsyncExpression<T>) async throws -> MatcherResult {
    neverRuns()
  }
}

/// What both kinds of matcher are.
public protocol AsyncableMatcher<Value> {
  associatedtype Value
  func satisfies(_ expression: AsyncExpression<Value>) async throws -> MatcherResult
}

extension Matcher: AsyncableMatcher {
  public func satisfies(_ expression: AsyncExpression<T>) async throws -> MatcherResult {
    neverRuns()
  }
}

extension AsyncMatcher: AsyncableMatcher {}

public struct MatcherResult {
  public var status: MatcherStatus
  public var message: ExpectationMessage

  public init(status: MatcherStatus, message: ExpectationMessage) {
    (self.status, self.message) = (status, message)
  }

  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }
}

public enum MatcherStatus {
  case matches, doesNotMatch, fail
  public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}

public indirect enum ExpectationMessage {
  case expectedActualValueTo(String)
  case expectedCustomValueTo(String, actual: String)
  case expectedTo(String)
  case fail(String)
}
