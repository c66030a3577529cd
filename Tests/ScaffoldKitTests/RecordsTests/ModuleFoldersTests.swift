import Testing

@testable import ScaffoldKit

@Suite("The folders of modules")
struct ModuleFoldersTests {
  private static func paths(_ texts: [String]) throws -> [RelativePath] {
    try texts.map { try RelativePath(validating: $0) }
  }

  static let modules: [(files: [String], folders: [String])] = [
    (["S/M/A", "S/M/In/B", "T/M/C"], ["S/M", "S/M", "T/M"]),
    // The target has the name of the module.
    (["M/S/M/A", "M/S/M/In/B"], ["M/S/M", "M/S/M"]),
    (["M/S/M/A", "M/S/B"], ["M", "M"]),
    (["M/M/A", "M/M/M/B"], ["M/M", "M/M"]),
    (["S/N/A", "S/M/B"], ["S/N", "S/M"]),
  ]

  @Test("are the innermost ones of that name with all files", arguments: modules)
  func folders(files: [String], folders: [String]) throws {
    let paths = try Self.paths(files)
    let known = ModuleFolders(of: paths, endingWith: ["M"])
    #expect(paths.map { known.folder(of: $0).joined(separator: "/") } == folders)
  }

  @Test("belong to the first module with a file in them")
  func users() throws {
    let folders = Set(try Self.paths(["S", "S/A", "S/B", "S/A/In", "None"]))
    let users = FolderUsers(
      of: folders,
      among: [
        (7, try Self.paths(["S/A/x", "S/A/y"])), (9, try Self.paths(["S/A/In/z", "S/B/x"])),
      ])
    let found = Dictionary(uniqueKeysWithValues: users.first.map { ($0.key.description, $0.value) })
    #expect(found == ["S": 7, "S/A": 7, "S/A/In": 9, "S/B": 9])
  }

  @Test(
    "leave out what is in another one",
    arguments: [
      (["b", "a/c", "a"], ["a", "b"]), (["a/b", "a-b", "a/b/c", "a/b"], ["a/b", "a-b"]),
      (["ab", "a"], ["a", "ab"]), ([], []),
    ])
  func outermost(folders: [String], expected: [String]) {
    let components = folders.map { $0.split(separator: "/").map(String.init) }
    #expect(components.outermost.map { $0.joined(separator: "/") } == expected)
  }
}
