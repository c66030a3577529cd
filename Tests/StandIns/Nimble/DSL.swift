// The closures of release 13 are not `@Sendable`, so that they inherit the isolation of the caller.

public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> { neverRuns() }

public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> T)
) -> SyncExpectation<T> { neverRuns() }

public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncExpectation<T> { neverRuns() }

public func expect(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> { neverRuns() }

public func expects<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> { neverRuns() }

public func expects<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> T)
) -> SyncExpectation<T> { neverRuns() }

public func expects<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncExpectation<T> { neverRuns() }

public func expects(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> { neverRuns() }

public func fail(_ message: String, location: SourceLocation) {}

public func fail(
  _ message: String, fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column
) {}

public func fail(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column
) {}
