import Foundation
import Testing

/// All reports that the test suite gets from `--json` are checked against the schema; here every
/// command is asked once, and the judge itself is put to the test.
@Suite("The schema of --json")
struct ReportSchemaTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try SmallTemplate.folder()
  }

  private static let folders = ["--templates", "../Templates"]
  private static let small = folders + ["--template", "pair"]

  /// Command lines in their order, and the members that only they have.
  private static let commands: [(line: [String], members: [String])] = [
    (["create", "SignIn"] + small, []),
    (["create", "SignIn", "--text", "new", "--diff"] + small, ["diff", "dryRun"]),
    (["create", "Detail", "--dry-run"] + small, ["dryRun"]),
    (["create", "SignIn", "--text", "new"] + small, []),
    (["create", "sign in"], []),
    (["change", "SignIn", "--text", "other", "--diff"] + folders, ["diff", "dryRun"]),
    (["update", "SignIn", "--diff"] + folders, ["diff", "dryRun"]),
    (["rename", "SignIn", "LogIn", "--diff"] + folders, ["diff", "dryRun"]),
    (["list"], ["modules", "unrecorded"]), (["show", "SignIn"], ["modules", "found", "recreate"]),
    (["verify", "--no-build"], ["modules", "testsRun", "testsPassed"]),
    (
      ["templates", "verify", "pair", "--quick"] + folders,
      ["combinations", "phases", "remarks", "scratchPath"]
    ),
    (["config"], ["settings"]),
    (["config", "--schema"], ["text"]),
    (["remove", "SignIn", "--dry-run"], ["dryRun"]),
    (["remove", "SignIn"], []),
    (["templates", "list"], ["templates"]),
    (["templates", "show", "vip"], ["roles", "links", "options"]),
    (["templates", "show", "vip", "--format", "dot"], ["roles", "links", "options"]),
    (["templates", "export", "vip", "Mine/vip"], []),
    (["templates", "export", "vip", "Mine/xcode", "--xcode", "--axis", "ui"], []),
    (["templates", "import", "Mine/xcode/vip.xctemplate"], []),
    (["templates", "add", "../Missing"], []),
    (["templates", "new", "Mine/own"], []),
    (
      ["templates", "check", "Mine/own"],
      ["template", "pathCombinations", "combinations", "remarks"]
    ),
    (["completions", "bash"], ["text"]),
    (["help"], ["text"]),
    (["--version"], ["text"]),
    (["crate"], []),
    ([], []),
  ]

  @Test("describes the report of every command")
  func everyCommand() throws {
    let common = ["version", "command", "files", "diagnostics"]
    for (line, members) in Self.commands {
      let package = folder.url.appending(path: "Shop")
      let outcome = try Program.viperGen(line + ["--json"], in: package)
      let report = try outcome.json()
      #expect(Set(report.keys) == Set(common + members), "\(line)")
    }
  }

  /// Invalid reports, and a word of the schema's error.
  static let invalid: [(String, String)] = [
    (#"{"version": 2, "command": "create", "files": [], "diagnostics": []}"#, "version"),
    (#"{"version": 1, "command": "create", "files": []}"#, "diagnostics"),
    (#"{"version": 1, "command": "list", "files": [], "diagnostics": [], "extra": 1}"#, "extra"),
    (
      #"{"version": 1, "command": "create", "files": [], "dryRun": false, "diagnostics": []}"#,
      "dryRun"
    ),
    (#"{"version": 1, "command": "create", "files": [], "diagnostics": [{}]}"#, "severity"),
    (
      #"{"version": 1, "command": "create", "diagnostics": [], "#
        + #""files": [{"path": "a", "action": "eaten"}]}"#, "eaten"
    ),
    (
      #"{"version": 1, "command": "templates list", "files": [], "diagnostics": [], "#
        + #""templates": [{"id": "vip", "description": 5, "isDefault": true}]}"#, "description"
    ),
    (
      #"{"version": 1, "command": "create", "files": [], "diagnostics": [], "modules": []}"#,
      "modules"
    ),
    ("[]", "object"),
  ]

  @Test("lets no other report pass", arguments: invalid)
  func judge(report: String, word: String) throws {
    let errors = try Program.reportSchema().errors(in: try JSONValue(report))
    #expect(errors.contains { $0.contains(word) }, "\(errors)")
  }
}
