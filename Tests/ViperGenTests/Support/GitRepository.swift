import Foundation

/// A git repository of templates below a test's folder, made with the machine's `git`.
struct GitRepository {
  let folder: TemporaryFolder
  /// The folder below ``folder``.
  let name: String

  /// An empty repository.
  init(in folder: TemporaryFolder, called name: String = "origin") throws {
    (self.folder, self.name) = (folder, name)
    try folder.write("templates\n", to: "\(name)/README.md")
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// A repository that is there.
  init(existing name: String, in folder: TemporaryFolder) {
    (self.folder, self.name) = (folder, name)
  }

  /// A repository with the template `id` in `Templates`, and a package in `Shop` beside it.
  static func withTemplate(_ id: String = "screen") throws -> GitRepository {
    let repository = try GitRepository(in: try TemporaryFolder())
    try repository.writeTemplate(id, at: "Templates/\(id)")
    try repository.commit("First")
    try repository.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Shop", targets: [.target(name: "App")])

      """, to: "Shop/Package.swift")
    try repository.folder.write("", to: "Shop/Sources/App/App.swift")
    return repository
  }

  var path: String { folder.url.appending(path: name).path }
  var fileURL: String { "file://" + path }

  /// Writes a template with two files.
  func writeTemplate(_ id: String, at path: String) throws {
    try write(
      """
      {
        "id": "\(id)",
        "description": "A screen",
        "files": [
          {"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"},
          {"source": "Model.swift", "path": "<<Module>>Model.swift", "role": "source"}
        ]
      }

      """, to: "\(path)/template.json")
    try write("struct <<Module>>View {}\n", to: "\(path)/View.swift")
    try write("struct <<Module>>Model {}\n", to: "\(path)/Model.swift")
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "\(name)/\(path)")
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "\(name)/\(path)"))
  }

  /// Commits everything in the folder; returns the commit.
  @discardableResult
  func commit(_ message: String) throws -> String {
    try git("add", "--all")
    try git(
      "-c", "user.name=Ann", "-c", "user.email=ann@example.com", "-c", "commit.gpgsign=false",
      "commit", "--quiet", "--message", message)
    return try git("rev-parse", "HEAD")
  }

  /// Runs `git` in the repository; returns what it prints without the line end.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let outcome = try Program.tool(
      "git", ["-C", path] + arguments, in: folder.url,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    guard outcome.status == 0 else { throw Failure(message: outcome.errors) }
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs `git` in the repository with an input; returns what it prints without the line end.
  func git(_ arguments: [String], input: [UInt8]) throws -> String {
    let file = folder.url.appending(path: "input-\(UUID().uuidString)")
    try Data(input).write(to: file)
    defer { removing(file) }
    let command = "f=$1; shift; exec git -C \"$@\" <\"$f\""
    let outcome = try Program.tool(
      "sh", ["-c", command, "sh", file.path, path] + arguments, in: folder.url,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    guard outcome.status == 0 else { throw Failure(message: outcome.errors) }
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func removing(_ file: URL) {
    do { try FileManager.default.removeItem(at: file) } catch { print("left behind: \(file.path)") }
  }

  struct Failure: Error { let message: String }

  /// Runs `viper-gen templates add` with the repository and more arguments in the package.
  func add(
    _ arguments: String..., address: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(["templates", "add", address ?? path] + arguments, environment: environment)
  }

  /// Runs `viper-gen` in the package.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try Program.viperGen(
      arguments, in: folder.url.appending(path: "Shop"), environment: environment)
  }

  /// The configuration of the package.
  func configuration() throws -> String { try folder.text(of: "Shop/.viper-gen.json") }

  /// Everything in the package but the test's cache.
  func package() throws -> [String: TemporaryFolder.Entry] {
    try folder.tree(below: "Shop").filter { !$0.key.hasPrefix(".test-cache") }
  }
}
