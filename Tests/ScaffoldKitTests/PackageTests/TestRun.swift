import Foundation
import Synchronization

@testable import ScaffoldKit

/// What all tests of one run share: a folder that is removed when they end.
enum TestRun {
  private static let shared = Mutex<TestPackage?>(nil)

  static func folder() throws -> TestPackage {
    try shared.withLock { folder in
      if let folder { return folder }
      let made = try TestPackage(["tmp/.keep": ""])
      folder = made
      // Statics are never released.
      atexit { TestRun.shared.withLock { $0 = nil } }
      return made
    }
  }

  /// The environment for SwiftPM, whose lock files then stay within the folder.
  static func environment() throws -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = "\(try folder().path)/tmp"
    return environment
  }
}
