import Testing

@testable import ScaffoldKit

@Suite("The place of a folder that may not be there")
struct LocationTests {
  private let package: TestPackage

  init() throws {
    package = try TestPackage(["sub/file": ""])
    try package.link("way", to: "sub")
    try package.link("dangling", to: "none")
    try package.link("circle", to: "circle")
  }

  static let found: [(String, String, [String])] = [
    ("", "", []),
    ("/sub", "/sub", []),
    ("//sub/", "/sub", []),
    ("/way", "/way", []),
    ("/sub/..", "/sub/..", []),
    ("/new", "", ["new"]),
    ("/way/a/b", "/way", ["a", "b"]),
    ("/dangling", "", ["dangling"]),
  ]

  @Test("is the nearest folder that is, and the names that are missing", arguments: found)
  func nearest(path: String, root: String, missing: [String]) throws {
    let place = try Location.nearestFolder(to: package.path + path, DiskFileSystem())
    #expect(place.root == package.path + root)
    #expect(place.missing == missing)
  }

  @Test("may be relative to the working folder")
  func relative() throws {
    let place = try Location.nearestFolder(to: "no-such-folder/inner", DiskFileSystem())
    #expect(place.root == ".")
    #expect(place.missing == ["no-such-folder", "inner"])
    #expect(try Location.nearestFolder(to: "", DiskFileSystem()).root == ".")
  }

  static let refused = [
    ("/sub/file", "not-a-folder", "/sub/file"),
    ("/sub/file/a/b", "not-a-folder", "/sub/file"),
    ("/circle/a", "not-a-folder", "/circle"),
    ("/none/../sub", "system-error", "/none/.."),
    ("/none/.", "system-error", "/none/."),
  ]

  @Test(
    "is refused below a file, in circular links, and above a missing folder", arguments: refused)
  func refusals(path: String, code: String, named: String) {
    let failure = #expect(throws: ScaffoldError.self) {
      try Location.nearestFolder(to: package.path + path, DiskFileSystem())
    }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    #expect(failure?.diagnostics[0].message.contains("'\(package.path)\(named)'") == true)
  }
}
