import Foundation
import Testing

@testable import ScaffoldKit

@Suite("The walk over a target's sources")
struct SourceWalkerTests {
  private let world: TemplateWorld
  private let target = PackageLayout.Target(
    name: "App", kind: .library, dependencies: [], folder: ["Sources", "App"],
    state: .present(at: ["Sources", "App"]))

  /// Enough folders to be read by two threads, and entries that only look like sources.
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

  @Test("visits each Swift file once, and nothing else")
  func everyFile() throws {
    var seen: [String] = []
    let visit: ([String], [UInt8]) -> Void = { path, bytes in
      #expect(bytes.count == 1 && bytes != [0x33])
      seen.append(path.dropFirst(2).joined(separator: "/"))
    }
    try walker().walk(passing: { _ in false }, visit)
    #expect(seen.sorted() == Self.expected.sorted())
  }

  @Test("asks the same files side by side, until one does not hold")
  func sideBySide() throws {
    let all = { @Sendable (_: [String]) in false }
    for missed in Self.expected + ["none"] {
      let holds = try walker().allSatisfy(passing: all, remembering: Set<[String]>()) {
        path, bytes, seen in
        seen.insert(path).inserted && bytes.count == 1
          && path.dropFirst(2).joined(separator: "/") != missed
      }
      #expect(holds == (missed == "none"), "\(missed)")
    }
    let isTop = { @Sendable (path: [String]) in path.dropFirst(2) == ["Top.swift"] }
    let isOther = { @Sendable (path: [String]) in !isTop(path) }
    let passed = try walker().allSatisfy(passing: isOther, remembering: 0) { path, _, _ in
      isTop(path)
    }
    #expect(passed)
  }
}
