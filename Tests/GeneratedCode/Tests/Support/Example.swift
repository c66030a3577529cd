import Foundation

/// A folder of `Tests/Examples`: the command that generates a module, and the files that its user
/// edited or added.
struct Example {
  /// A file that replaces or joins the generated ones.
  struct File {
    /// Below the example's folder: `Sources/List/PhotosListInteractor.swift`.
    let path: String
    /// Where it goes, below the folder of the package.
    let place: String
    let text: String
  }

  /// The package that all examples share; its target has the same name.
  static let package = "Examples"

  static let all = [
    Example(name: "SignIn", leastTests: 6), Example(name: "LogIn", leastTests: 7),
    Example(name: "Jogs", leastTests: 5), Example(name: "Photos", leastTests: 5),
    Example(name: "MatchTimer", leastTests: 7),
  ]

  let name: String
  /// How many tests of the user's own there are at least.
  let leastTests: Int

  var folder: URL { Program.project.appending(path: "Tests/Examples/\(name)") }

  /// The arguments of the command, as they are typed.
  func command() throws -> String {
    try text(of: "create").trimmingCharacters(in: .newlines)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Generates the module, and first the package if it is not there.
  func create(in place: TemporaryFolder) throws -> Outcome {
    let binaries = Program.viperGen.deletingLastPathComponent().path
    let old = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Program.tool(
      "sh", ["-c", "viper-gen \(try command()) --init --package-path \(Self.package)"],
      in: place.url,
      environment: [
        "PATH": "\(binaries):\(old)",
        "XDG_CACHE_HOME": place.url.appending(path: ".test-cache").path,
      ])
  }

  /// What the user edited and added, sorted by path.
  func files() throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let parts = path.split(separator: "/", maxSplits: 1)
        let target = parts[0] == "Sources" ? Self.package : "\(Self.package)Tests"
        return File(
          path: path, place: "\(Self.package)/\(parts[0])/\(target)/\(name)/\(parts[1])",
          text: try text(of: path))
      }
  }

  func layOver(_ place: TemporaryFolder) throws {
    for file in try files() { try place.write(file.text, to: file.place) }
  }

  /// The names of the tests that the user wrote, which are sentences; generated ones have none.
  func ownTests() throws -> [String] {
    try files().flatMap { file in
      file.text.matches(of: /@Test\(\s*"(.+?)"/).map { String($0.1) }
    }
  }
}
