public import Foundation

public typealias FileString = String

public final class SourceLocation: NSObject {
  public let fileID: String
  public let filePath: FileString
  public let line: UInt
  public let column: UInt

  public init(fileID: String, filePath: FileString, line: UInt, column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

public enum NimbleTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
}

public struct PollingDefaults {
  public static var timeout: NimbleTimeInterval {
    get { .seconds(1) }
    set {}
  }
  public static var pollInterval: NimbleTimeInterval {
    get { .milliseconds(10) }
    set {}
  }
}

/// The bodies of this module are never executed.
func neverRuns() -> Never { fatalError("a stand-in was run") }
