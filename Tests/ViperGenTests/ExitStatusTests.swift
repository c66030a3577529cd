import Foundation
import ScaffoldKit
import Testing

/// A situation for each exit status. Those of a package that another run has locked (75) and of
/// signals (129, 130, 143) are in `InterruptionTests`.
@Suite("Exit statuses")
struct ExitStatusTests {
  let folder: TemporaryFolder

  /// A package with a module, and beside it files that cannot be used.
  init() throws {
    folder = try SmallTemplate.folder()
    try folder.write("{", to: "Bad/pair/template.json")
    try folder.write("[{", to: "modules.json")
    try folder.write("{\"template\": 5}", to: "Configured/.viper-gen.json")
    try folder.write(try folder.text(of: "Shop/Package.swift"), to: "Configured/Package.swift")
    try folder.write("", to: "Configured/Sources/App/App.swift")
    let created = try run("viper-gen create SignIn \(SmallTemplate.options)")
    try #require(created.status == 0)
  }

  private func run(_ line: String) throws -> Outcome {
    let programs = Program.viperGen.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Program.tool(
      "sh", ["-c", line], in: folder.url.appending(path: "Shop"),
      environment: [
        "PATH": "\(programs):\(path)",
        "XDG_CACHE_HOME": folder.url.appending(path: ".test-cache").path,
      ])
  }

  /// A line for the shell and the status that it ends with.
  static let lines: [(String, Int32)] = [
    ("viper-gen list", 0),
    ("viper-gen create SignIn \(SmallTemplate.options)", 0),
    ("echo >> \(SmallTemplate.model); viper-gen remove SignIn", 0),
    ("viper-gen create", 64),
    ("viper-gen create sign-in", 64),
    ("viper-gen create Detail --no-such-option", 64),
    ("viper-gen crate", 64),
    ("rm \(SmallTemplate.model); viper-gen verify --no-build", 1),
    ("viper-gen templates check ../Templates/pair", 0),
    (
      "printf '<<# only a remark #>> \\n' >> ../Templates/pair/Model.swift; "
        + "viper-gen templates check ../Templates/pair --strict", 1
    ),
    ("viper-gen create Detail --template pair --templates ../Bad", 65),
    ("viper-gen create --file ../modules.json", 65),
    ("echo '{' > \(SmallTemplate.record); viper-gen list", 65),
    ("viper-gen create Detail --package-path ../Nowhere", 66),
    ("viper-gen create Detail --target Absent", 66),
    ("viper-gen create Detail --template nothing", 66),
    ("viper-gen remove Absent", 66),
    ("viper-gen templates list --package-path ../Nowhere", 66),
    ("viper-gen templates list --templates ../Nowhere", 66),
    ("viper-gen create --file ../nowhere.json", 66),
    ("viper-gen create SignIn --text other \(SmallTemplate.options)", 0),
    (
      "echo >> \(SmallTemplate.model); viper-gen create SignIn --text other \(SmallTemplate.options)",
      73
    ),
    ("viper-gen help > /dev/full", 74),
    ("viper-gen create Detail \(SmallTemplate.options) > /dev/full", 74),
    (
      "ln -s /tmp Sources/App/Out; viper-gen create Out/Detail \(SmallTemplate.options)", 77
    ),
    ("viper-gen create Detail --into ../..", 77),
    ("cd ../Configured; viper-gen create Detail", 78),
  ]

  @Test("show what happened", arguments: lines)
  func status(line: String, expected: Int32) throws {
    let outcome = try run(line)
    #expect(outcome.status == expected, "\(line): \(outcome.errors)")
  }

  @Test("have one for internal errors")
  func internalFault() {
    #expect(ScaffoldError([]).category.rawValue == 70)
  }
}
