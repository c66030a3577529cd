// An expectation on an `async` closure: every verb on it has to be awaited.

public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @escaping () async throws -> T?
) -> AsyncExpectation<T> { neverRuns() }

public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: () -> (() async throws -> T)
) -> AsyncExpectation<T> { neverRuns() }

public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: () -> (() async throws -> T?)
) -> AsyncExpectation<T> { neverRuns() }

public func expect(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: () -> (() async throws -> Void)
) -> AsyncExpectation<Void> { neverRuns() }

public func expecta<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure @escaping () async throws -> T?
) async -> AsyncExpectation<T> { neverRuns() }

public func expecta<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() async throws -> T)
) async -> AsyncExpectation<T> { neverRuns() }

public func expecta<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() async throws -> T?)
) async -> AsyncExpectation<T> { neverRuns() }

public func expecta(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ expression: @autoclosure () -> (() async throws -> Void)
) async -> AsyncExpectation<Void> { neverRuns() }
