@available(*, noasync, message: "the sync variant of `waitUntil` does not work in async contexts")
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID,
  file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  action: @escaping (@escaping () -> Void) -> Void
) {}

public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID,
  file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  action: @escaping (@escaping () -> Void) async -> Void
) async {}

public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID,
  file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  action: @escaping (@escaping () -> Void) -> Void
) async {}
