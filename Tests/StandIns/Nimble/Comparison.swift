public func beGreaterThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> { neverRuns() }
public func beGreaterThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  neverRuns()
}
public func beLessThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> { neverRuns() }
public func beLessThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> { neverRuns() }
public func beWithin<T: Comparable>(_ range: ClosedRange<T>) -> Matcher<T> { neverRuns() }

public func > <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) {}
public func > <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {}
public func >= <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) {}
public func >= <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {}
public func < <T: Comparable>(lhs: SyncExpectation<T>, rhs: T?) {}
public func < <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T?) async {}
public func <= <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) {}
public func <= <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {}

public func beCloseTo<Value: FloatingPoint>(
  _ expectedValue: Value, within delta: Value = defaultDelta()
) -> Matcher<Value> { neverRuns() }

public func defaultDelta<F: FloatingPoint>() -> F { neverRuns() }
