import Foundation

@testable import ScaffoldKit

/// A folder with some files, removed when the last reference goes.
final class TestPackage: Sendable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory
    path = base.appendingPathComponent("package-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("left behind: \(path): \(error)")
    }
  }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: destination)
  }

  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
  }

  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }

  func entries(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)").sorted()
  }

  func inspector() throws -> PackageInspector {
    let environment = try TestRun.environment()
    return PackageInspector(
      fileSystem: DiskFileSystem(), path: path, environment: environment)
  }

  /// What SwiftPM itself reads from the manifest; `nil` when it refuses it.
  func judgement() throws -> ManifestSummary? {
    let environment = try TestRun.environment()
    let swift = try Executable.find("swift", in: environment).orMissing()
    let output = try Subprocess.run(
      swift.path,
      ["package", "--package-path", path, "--scratch-path", "\(path)/none", "dump-package"],
      environment: environment)
    return output.ending == .exited(0) ? ManifestDump.read(output.standardOutput) : nil
  }
}

struct MissingTool: Error {}

extension Optional {
  func orMissing() throws -> Wrapped {
    guard let self else { throw MissingTool() }
    return self
  }
}
