import Foundation
import Testing

@Suite("For a module that exists, viper-gen")
struct ExistingModuleTests {
  let folder: TemporaryFolder
  private static let view = "Sources/Demo/SignIn/SignInView.swift"
  private static let wireframe = "Sources/Demo/SignIn/SignInWireframe.swift"
  private static let other = ["--access", "public", "--ui", "swiftui"]

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen("create", "SignIn", "--init", "--package-path", "Demo")
    #expect(made.status == 0)
    try folder.write("// mine\n", to: "Demo/" + Self.view)
  }

  private func run(_ command: String, _ options: [String]) throws -> Outcome {
    try Program.viperGen(
      [command, "SignIn", "--package-path", "Demo"] + options, in: folder.url)
  }

  @Test("create reports once which options differ, and marks the edited files")
  func otherOptions() throws {
    let outcome = try run("create", Self.other)
    #expect(outcome.status == 73)
    let note = "note: module 'SignIn' exists with other options "
    #expect(outcome.errors.components(separatedBy: note).count == 2)
    #expect(
      outcome.errors.contains(
        note + "(ui: uikit, now swiftui; access: internal, now public)\n"), "\(outcome.errors)")
    let conflict = ": error: file already exists with different content"
    #expect(outcome.errors.contains("\(Self.view)\(conflict) (edited)\n"))
    #expect(!outcome.errors.contains(Self.wireframe), "what is not edited is no conflict")
    #expect(
      outcome.errors.contains("use 'viper-gen change --package-path Demo SignIn --target Demo'"))
    let json = try run("create", Self.other + ["--json"]).json()
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.contains { $0["code"] as? String == "other-options" })
  }

  @Test("change takes the word after a switch of the module's template for the module")
  func switchFirst() throws {
    #expect(try folder.viperGen("create", "Home", "--template", "vip", "-C", "Demo").status == 0)
    let before = try folder.contents(below: "Demo")
    let added = try folder.viperGen("change", "--worker", "Home", "-C", "Demo")
    #expect(added.status == 0, "\(added.errors)")
    #expect(try folder.text(of: "Demo/.viper-gen/Demo/Home.json").contains("\"worker\": true"))
    let removed = try folder.viperGen("change", "--no-worker", "Home", "-C", "Demo")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try folder.contents(below: "Demo") == before)
    let unknown = try folder.viperGen("change", "--worker", "Nope", "-C", "Demo")
    #expect(unknown.status == 66 && unknown.errors.contains("no module 'Nope' is recorded"))
  }

  @Test("create keeps the template and the options of its record")
  func template() throws {
    let made = try folder.viperGen(
      "create", "Home", "-t", "vip", "--actions", "load()", "-C", "Demo", "-q")
    #expect(made.status == 0, "\(made.errors)")
    let before = try folder.contents(below: "Demo")
    let again = try folder.viperGen("create", "Home", "-C", "Demo")
    #expect(again.status == 0 && again.errors.hasSuffix("unchanged\n"), "\(again.errors)")
    #expect(try folder.contents(below: "Demo") == before)
    let added = try folder.viperGen("create", "Home", "--worker", "-C", "Demo", "-n")
    #expect(added.status == 0, "\(added.errors)")
    let other = try folder.viperGen("create", "Home", "-t", "viper", "-C", "Demo")
    #expect(other.status == 64 && other.errors.contains("another template (vip, now viper)"))
  }

  @Test("create names the edited files if it has to be removed first")
  func otherFiles() throws {
    let outcome = try run("create", ["--protocols", "inline"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "error: module 'SignIn' already exists with other options (protocols: separate, now inline)"
      ))
    #expect(
      outcome.errors.hasSuffix("; 'remove' keeps what you edited: '\(Self.view)'\n"),
      "\(outcome.errors)")
  }

  @Test(
    "create replaces what nobody edited, as a module that was made so from the start",
    arguments: [["--testing", "none"], ["--protocols", "inline"], other, ["--with", "service"]])
  func unedited(options: [String]) throws {
    let make = ["create", "SignIn", "--init", "-C"]
    #expect(try Program.viperGen(make + ["New/Demo"] + options, in: folder.url).status == 0)
    #expect(try Program.viperGen(make + ["Again/Demo"], in: folder.url).status == 0)
    let again = try Program.viperGen(make + ["Again/Demo"] + options, in: folder.url)
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.contains("overwritten  .viper-gen/Demo/SignIn.json\n"), "\(again.output)")
    for part in ["Sources", "Tests", ".viper-gen"] {
      func files(_ package: String) throws -> [String: Data] {
        try folder.contents(below: "\(package)/Demo").filter { $0.key.hasPrefix(part) }
      }
      #expect(try files("Again") == files("New"))
    }
    let plain = try folder.viperGen("create", "SignIn", "-C", "Again/Demo")
    #expect(plain.status == 0 && plain.errors == "unchanged\n", "options are kept: \(plain.errors)")
  }

  @Test("create keeps the recorded options of each module that it names")
  func keptOptions() throws {
    #expect(try run("remove", ["--force"]).status == 0)
    for (name, options) in [("One", ["--ui", "swiftui"]), ("Two", ["--testing", "none"])] {
      let made = try Program.viperGen(["create", name, "-C", "Demo"] + options, in: folder.url)
      #expect(made.status == 0, "\(made.errors)")
    }
    let again = try folder.viperGen("create", "One", "Three", "Two", "-C", "Demo", "--dry-run")
    #expect(again.status == 0, "\(again.errors)")
    let changed = again.output.split(separator: "\n").filter { !$0.contains("identical") }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.contains("Three") }, "\(again.output)")
    let narrow = try folder.viperGen(
      "create", "One", "-C", "Demo", "--observation", "observable-object", "--dry-run")
    #expect(narrow.status == 0, "an option that only the recorded ui has: \(narrow.errors)")
  }

  @Test("create reports no options if only edits differ, and marks no foreign file")
  func sameOptions() throws {
    let outcome = try run("create", [])
    #expect(outcome.status == 73 && !outcome.errors.contains("other options"))
    #expect(
      outcome.errors.hasPrefix(
        """
        note: module 'SignIn' exists with the same template and options, and only your edits differ
        help: to change its options and keep your edits, use 'viper-gen change --package-path Demo SignIn \
        --target Demo'; for a new version of the template, use 'viper-gen update --package-path Demo SignIn \
        --target Demo'
        \(Self.view): error: file already exists
        """), "\(outcome.errors)")
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "Demo/.viper-gen/Demo/SignIn.json"))
    let foreign = try run("create", [])
    #expect(foreign.errors.contains("different content\n"), "\(foreign.errors)")
  }

  @Test("create names the command that brings an edited module to another version of its template")
  func otherVersion() throws {
    let folder = try SmallTemplate.folder()
    func run(_ line: String) throws -> Outcome {
      try folder.shell("viper-gen \(line) --templates ../Templates", in: "Shop")
    }
    #expect(try run("create SignIn --template pair").status == 0)
    let model = "Shop/" + SmallTemplate.model
    try folder.write(try folder.text(of: model) + "// mine\n", to: model)
    try folder.write("struct <<Module>>Model { var id = 0 }\n", to: "Templates/pair/Model.swift")
    let conflict = try run("create SignIn --template pair")
    #expect(conflict.status == 73, "\(conflict.errors)")
    #expect(
      conflict.errors.hasPrefix(
        """
        note: module 'SignIn' exists with another version of its template
        help: to bring it to this version and keep your edits, use 'viper-gen update --templates \
        ../Templates SignIn --target App'

        """), "\(conflict.errors)")
    let way = try #require(conflict.errors.firstMatch(of: /use '([^']+)'/)?.1)
    let updated = try folder.shell(String(way), in: "Shop")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(try folder.text(of: model) == "struct SignInModel { var id = 0 }\n// mine\n")
  }

  @Test("previews mark the edits that would be lost")
  func previews() throws {
    let removed = "\(Self.view): warning: the file was edited and would be removed\n"
    let removal = try run("remove", ["--force", "--dry-run"])
    #expect(removal.status == 0)
    #expect(removal.errors == removed + "would remove 23 files\nnothing was removed\n")
    let overwritten = "\(Self.view): warning: the file was edited and would be overwritten\n"
    for option in ["--dry-run", "--diff"] {
      let outcome = try run("create", ["--on-conflict", "overwrite", option])
      #expect(outcome.status == 0)
      #expect(outcome.errors.components(separatedBy: "warning").count == 2)
      #expect(outcome.errors.hasPrefix(overwritten), "\(outcome.errors)")
    }
    let plain = try run("remove", ["--dry-run"])
    #expect(plain.errors.contains("\nto preview the removal of the kept files: viper-gen remove"))
  }

  @Test("hints of a preview do not promise to write", arguments: ["--dry-run", "--diff"])
  func hints(option: String) throws {
    let outcome = try run("create", [option])
    for (purpose, policy) in [("replaced: ", "overwrite"), ("kept:     ", "skip")] {
      let hint =
        "to see what would be \(purpose)viper-gen create SignIn --package-path Demo \(option) "
        + "--on-conflict \(policy)\n"
      #expect(outcome.errors.contains(hint), "\(outcome.errors)")
    }
    #expect(!outcome.errors.contains("to replace") && !outcome.errors.contains("to keep"))
  }
}
