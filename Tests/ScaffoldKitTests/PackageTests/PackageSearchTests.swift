import Foundation
import Testing

@testable import ScaffoldKit

@Suite("The search for a package")
struct PackageSearchTests {
  /// The disk, of which one folder must not be read.
  private struct GuardedDisk: FileSystem {
    let hidden: String

    func directory(at path: String) throws(SystemError) -> any Directory {
      if path == hidden { throw SystemError(operation: "open", path: path, number: EACCES) }
      return try DiskFileSystem().directory(at: path)
    }
  }

  @Test("passes over folders above that must not be read, and none that is asked for")
  func hiddenFolders() throws {
    let package = try TestPackage()
    try package.write("hidden/open/file", "")
    try package.write("Package.swift", "// swift-tools-version: 6.0\n")
    let hidden = package.path + "/hidden"
    func root(of path: String) throws -> String {
      try PackageSearch(
        path: path, searchesParents: true, fileSystem: GuardedDisk(hidden: hidden)
      ).root()
    }
    #expect(try root(of: hidden + "/open") == package.path)
    let failure = #expect(throws: ScaffoldError.self) { try root(of: hidden) }
    #expect(failure?.diagnostics.map(\.code) == [.noPermission])
  }
}
