public func beIdenticalTo<T: AnyObject>(_ expected: T?) -> Matcher<T> { neverRuns() }
public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> { neverRuns() }
public func be(_ expected: AnyObject?) -> Matcher<AnyObject> { neverRuns() }

public func === (lhs: SyncExpectation<AnyObject>, rhs: AnyObject?) {}
public func === (lhs: AsyncExpectation<AnyObject>, rhs: AnyObject?) async {}
public func !== (lhs: SyncExpectation<AnyObject>, rhs: AnyObject?) {}
public func !== (lhs: AsyncExpectation<AnyObject>, rhs: AnyObject?) async {}

public func beAKindOf<T>(_ expectedType: T.Type) -> Matcher<Any> { neverRuns() }
public func beAnInstanceOf<T>(_ expectedType: T.Type) -> Matcher<Any> { neverRuns() }
