import Foundation
import ScaffoldRecognition

/// The compiler, which judges the sources of a test as one module.
enum Compiler {
  /// The errors of the compiler; empty if the sources compile.
  static func errors(in sources: [SourceText]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "additions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { remove(folder) }
    var names: [String] = []
    for (index, source) in sources.enumerated() {
      names.append("\(index).swift")
      try Data(source.text).write(to: folder.appending(path: names[index]))
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-frontend", "-typecheck", "-module-name", "App", "-swift-version", "5"] + names
    process.currentDirectoryURL = folder
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let text = try String(decoding: Data(contentsOf: output), as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text + "status \(process.terminationStatus)"
  }

  private static func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("cannot remove \(folder.path): \(error)")
    }
  }
}
