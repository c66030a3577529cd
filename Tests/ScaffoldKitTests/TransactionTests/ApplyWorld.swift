import Testing

@testable import ScaffoldKit

/// A package folder on the disk and one thing to do with it.
struct ApplyWorld: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The files that are there before.
  let before: [String: String]
  /// The files to be written, and whether each is a program.
  let planned: [(path: String, text: String, isExecutable: Bool)]
  var missingFolders: [String] = []
  var onConflict = ConflictPolicy.fail

  static let all = [freshFolder, existingFolder, overwrite, mixed, newPackage]

  static let freshFolder = ApplyWorld(
    testDescription: "create into a fresh folder",
    before: ["Package.swift": "p", "Sources/App/App.swift": "a"],
    planned: [
      ("Sources/App/SignIn/SignInView.swift", "view", false),
      ("Sources/App/SignIn/Protocols/SignInView.swift", "protocol", false),
      ("Sources/App/SignIn/run.sh", "#!", true),
      ("Tests/AppTests/SignIn/SignInTests.swift", "tests", false),
    ])

  static let existingFolder = ApplyWorld(
    testDescription: "create into an existing folder",
    before: ["Package.swift": "p", "Sources/App/SignIn/Notes.md": "n"],
    planned: [
      ("Sources/App/SignIn/SignInView.swift", "view", false),
      ("Sources/App/SignIn/SignInPresenter.swift", "presenter", true),
    ])

  static let overwrite = ApplyWorld(
    testDescription: "overwrite",
    before: ["Package.swift": "p", "Sources/App/A.swift": "old a", "Sources/App/B.swift": "old b"],
    planned: [("Sources/App/A.swift", "new a", false), ("Sources/App/B.swift", "", false)],
    onConflict: .overwrite)

  static let mixed = ApplyWorld(
    testDescription: "overwrite one, keep one, create two",
    before: ["Sources/App/A.swift": "old", "Sources/App/Same.swift": "same", "x": ""],
    planned: [
      ("Sources/App/New/N.swift", "n", false), ("Sources/App/Same.swift", "same", false),
      ("Sources/App/A.swift", "new", false), ("Sources/App/Z.swift", "z", false),
    ],
    onConflict: .overwrite)

  static let newPackage = ApplyWorld(
    testDescription: "a new package below folders that are missing",
    before: ["keep": "k"],
    planned: [
      ("Package.swift", "p", false), ("Sources/App/A.swift", "a", false),
      ("Tests/AppTests/T.swift", "t", false),
    ],
    missingFolders: ["deep", "App"])

  /// The folder as it is before, with an empty folder and bits that are out of the ordinary.
  func make() throws -> TestPackage {
    let package = try TestPackage(before)
    try package.makeFolder("Empty")
    for name in before.keys.sorted() { try package.setPermissions(0o640, of: name) }
    return package
  }

  func plan(at path: String) throws -> Plan {
    let files = try planned.map { file in
      PlannedFile(
        path: try RelativePath(validating: file.path), contents: Array(file.text.utf8),
        isExecutable: file.isExecutable)
    }
    return Plan(
      root: path, missingFolders: missingFolders, files: files, diagnostics: [], target: "App",
      testTarget: nil, onConflict: onConflict)
  }

  /// Previews and applies on one file system.
  @discardableResult
  func run(at path: String, on fileSystem: FailingFileSystem) throws -> AppliedChanges {
    let scaffolder = Scaffolder(fileSystem: fileSystem)
    return try scaffolder.apply(try scaffolder.preview(try plan(at: path)))
  }
}
