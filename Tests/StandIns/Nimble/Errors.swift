public func throwError<Out>() -> Matcher<Out> { neverRuns() }
public func throwError<T: Error, Out>(
  _ error: T, closure: ((any Error) -> Void)? = nil
) -> Matcher<Out> { neverRuns() }
public func throwError<T: Error & Equatable, Out>(
  _ error: T, closure: ((T) -> Void)? = nil
) -> Matcher<Out> { neverRuns() }
public func throwError<T: Error, Out>(
  errorType: T.Type, closure: ((T) -> Void)? = nil
) -> Matcher<Out> { neverRuns() }
public func throwError<Out>(closure: @escaping ((any Error) -> Void)) -> Matcher<Out> {
  neverRuns()
}
public func throwError<T: Error, Out>(closure: @escaping ((T) -> Void)) -> Matcher<Out> {
  neverRuns()
}

public func matchError<T: Error>(_ error: T) -> Matcher<any Error> { neverRuns() }
public func matchError<T: Error & Equatable>(_ error: T) -> Matcher<any Error> { neverRuns() }
public func matchError<T: Error>(_ errorType: T.Type) -> Matcher<any Error> { neverRuns() }

public func beSuccess<T>(test: ((T) -> Void)? = nil) -> Matcher<Result<T, any Error>> {
  neverRuns()
}
public func beFailure<T>(test: ((any Error) -> Void)? = nil) -> Matcher<Result<T, any Error>> {
  neverRuns()
}
