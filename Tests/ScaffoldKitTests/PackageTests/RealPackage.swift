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

/// A copy of a public package, cloned once in a run.
actor RealPackages {
  static let shared = RealPackages()
  private var copies: [String: String?] = [:]

  /// The path of a copy of `https://github.com/<name>`; `nil`, and a line that says so, when it
  /// cannot be had here.
  func copy(of name: String) throws -> String? {
    if let known = copies[name] { return known }
    let path = "\(try TestRun.folder().path)/\(name)"
    let cloned = try Self.clone("https://github.com/\(name)", to: path)
    if !cloned { print("skipped: \(name) cannot be cloned here") }
    copies[name] = cloned ? path : .some(nil)
    return cloned ? path : nil
  }

  private static func clone(_ url: String, to path: String) throws -> Bool {
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_TERMINAL_PROMPT"] = "0"
    guard let git = Executable.find("git", in: environment) else { return false }
    let options = ["-c", "http.lowSpeedTime=5", "-c", "http.lowSpeedLimit=1000"]
    let output = try Subprocess.run(
      git.path, options + ["clone", "--quiet", "--depth", "1", "--no-tags", url, path],
      environment: environment)
    return output.ending == .exited(0)
  }
}
