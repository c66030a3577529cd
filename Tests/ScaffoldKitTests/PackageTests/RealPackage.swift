import Foundation

@testable import ScaffoldKit

/// A copy of a public package, cloned once in a run.
actor RealPackages {
  static let shared = RealPackages()
  private var folder: TestPackage?
  private var copies: [String: String?] = [:]

  /// The path of a copy of `https://github.com/<name>`; `nil`, and a line that says so, when it
  /// cannot be had here.
  func copy(of name: String) throws -> String? {
    if let known = copies[name] { return known }
    let folder = try self.folder ?? TestPackage()
    self.folder = folder
    let path = "\(folder.path)/\(name)"
    let cloned = try Self.clone("https://github.com/\(name)", to: path)
    if !cloned { print("skipped: \(name) cannot be cloned here") }
    copies[name] = cloned ? path : nil
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
