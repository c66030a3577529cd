import Foundation
import Testing

@testable import ScaffoldKit

@Suite("The walk over a target's sources")
struct SourceWalkerTests {
  private let world: TemplateWorld
  private let target = PackageLayout.Target(
    name: "App", kind: .library, dependencies: [], folder: ["Sources", "App"],
    state: .present(at: ["Sources", "App"]))

  /// Many folders, and entries that only look like sources.
  init() throws {
    var files = ["Sources/App/Top.swift": "0", "Sources/App/Odd.swift/In.swift": "1"]
    for number in 0..<50 { files["Sources/App/M\(number)/d/F\(number).swift"] = "2" }
    files["Sources/App/M7/notes.txt"] = "3"
    files["Sources/App/.hidden.swift"] = "4"
    world = try TemplateWorld(TemplateWorld.manifest(), files: ["V.swift": ""], package: files)
    let folder = world.package + "/Sources/App/M8/"
    #expect(mkfifo(folder + "pipe.swift", 0o600) == 0)
    #expect(FileManager.default.createFile(atPath: folder + "huge.swift", contents: nil))
    #expect(truncate(folder + "huge.swift", 17 << 20) == 0)
    for (name, place) in [("link.swift", "../Top.swift"), ("all", "../M9"), ("lost.swift", "no")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + name, withDestinationPath: place)
    }
  }

  private func walker() throws -> SourceWalker {
    var tree = DirectoryTree(root: try DiskFileSystem().directory(at: world.package))
    return try #require(try SourceWalker(target, in: &tree))
  }

  private static let expected =
    ["Odd.swift/In.swift", "Top.swift", "M8/link.swift"] + (0..<50).map { "M\($0)/d/F\($0).swift" }

  @Test("finds each Swift file once, and nothing else")
  func everyFile() throws {
    let files = try walker().files { _ in false }
    #expect(files.allSatisfy { $0.bytes.count == 1 && $0.bytes != [0x33] })
    #expect(Self.names(files).sorted() == Self.expected.sorted())
  }

  @Test("passes over the files of some paths")
  func passing() throws {
    for passed in Self.expected {
      let files = try walker().files { $0.dropFirst(2).joined(separator: "/") == passed }
      // A link to a file is passed over with the file.
      let links = passed == "Top.swift" ? ["M8/link.swift"] : []
      #expect(
        Self.names(files).sorted()
          == Self.expected.filter { $0 != passed && !links.contains($0) }.sorted(), "\(passed)")
    }
    let top = try walker().files { $0.dropFirst(2) != ["Top.swift"] }
    #expect(Self.names(top) == ["Top.swift"])
  }

  private static func names(_ files: [SourceFile]) -> [String] {
    files.map { $0.path.dropFirst(2).joined(separator: "/") }
  }
}
