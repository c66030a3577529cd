import Foundation

/// Asks the Swift compiler of the toolchain at hand what it thinks of some text.
struct CompilerJudge {
  /// The output of a tool on both streams, and its exit status.
  struct Verdict {
    let status: Int32
    let output: String
    /// The lines of the diagnostics that are errors or warnings.
    var complaints: [String] {
      output.split(separator: "\n").map(String.init).filter {
        $0.contains(": error:") || $0.contains(": warning:")
      }
    }
  }

  let folder: URL

  /// A judge with an empty folder of its own. Call ``remove()`` when it is no longer needed.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("judge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() throws { try FileManager.default.removeItem(at: folder) }

  /// Writes a file into the folder and gives its name.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    return name
  }

  /// Runs a program of the toolchain in the folder.
  func run(_ program: String, _ arguments: [String]) throws -> Verdict {
    let log = folder.appendingPathComponent("log-\(UUID().uuidString)")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return Verdict(status: process.terminationStatus, output: output)
  }
}
