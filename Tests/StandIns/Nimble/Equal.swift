public func equal<T: Equatable>(_ expectedValue: T) -> Matcher<T> { neverRuns() }
public func equal<T: Equatable>(_ expectedValue: T?) -> Matcher<T> { neverRuns() }
public func equal<T: Equatable>(_ expectedValue: [T?]) -> Matcher<[T?]> { neverRuns() }
public func equal<T>(_ expectedValue: Set<T>) -> Matcher<Set<T>> { neverRuns() }
public func equal<T>(_ expectedValue: Set<T>?) -> Matcher<Set<T>> { neverRuns() }
public func equal<T: Comparable>(_ expectedValue: Set<T>) -> Matcher<Set<T>> { neverRuns() }
public func equal<T: Comparable>(_ expectedValue: Set<T>?) -> Matcher<Set<T>> { neverRuns() }
public func equal<K: Hashable, V: Equatable>(_ expectedValue: [K: V?]) -> Matcher<[K: V]> {
  neverRuns()
}

public func == <T: Equatable>(lhs: SyncExpectation<T>, rhs: T) {}
public func == <T: Equatable>(lhs: SyncExpectation<T>, rhs: T?) {}
public func == <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T) async {}
public func == <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T?) async {}

public func != <T: Equatable>(lhs: SyncExpectation<T>, rhs: T) {}
public func != <T: Equatable>(lhs: SyncExpectation<T>, rhs: T?) {}
public func != <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T) async {}
public func != <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T?) async {}

public func beNil<T>() -> Matcher<T> { neverRuns() }
public func beVoid() -> Matcher<()> { neverRuns() }
