/// Releases, before it returns, what Objective-C code has put off to release later.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
