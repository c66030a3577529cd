public func beTrue() -> Matcher<Bool> { neverRuns() }
public func beFalse() -> Matcher<Bool> { neverRuns() }
public func beTruthy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> { neverRuns() }
public func beFalsy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> { neverRuns() }

public func satisfyAnyOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { neverRuns() }
public func satisfyAnyOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> { neverRuns() }
public func satisfyAnyOf<T>(_ matchers: any AsyncableMatcher<T>...) -> AsyncMatcher<T> {
  neverRuns()
}
public func satisfyAllOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { neverRuns() }
public func satisfyAllOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> { neverRuns() }
public func satisfyAllOf<T>(_ matchers: any AsyncableMatcher<T>...) -> AsyncMatcher<T> {
  neverRuns()
}
public func && <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { neverRuns() }
public func || <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { neverRuns() }
