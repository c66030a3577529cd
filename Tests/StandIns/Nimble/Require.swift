/// Like an expectation, but what fails is thrown and what holds is returned.
public struct SyncRequirement<Value> {
  public let expression: Expression<Value>
  public let customError: (any Error)?
  public var location: SourceLocation { expression.location }

  public init(expression: Expression<Value>, customError: (any Error)?) {
    (self.expression, self.customError) = (expression, customError)
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    neverRuns()
  }
  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    neverRuns()
  }
  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    neverRuns()
  }
}

@discardableResult public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> { neverRuns() }

@discardableResult public func requires<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> { neverRuns() }

@discardableResult public func unwrap<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure @escaping () throws -> T?
) throws -> T { neverRuns() }

@discardableResult public func unwraps<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure @escaping () throws -> T?
) throws -> T { neverRuns() }
