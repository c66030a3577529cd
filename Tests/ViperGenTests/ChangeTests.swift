import Foundation
import Testing

@Suite("viper-gen add, change and update")
struct ChangeTests {
  private let folder: TemporaryFolder
  private static let presenter = "Demo/Sources/Demo/SignIn/SignInPresenter.swift"

  init() throws {
    folder = try TemporaryFolder()
    let outcome = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Demo", "--actions", "signIn(user: String)")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try folder.text(of: path)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
  }

  @Test("write what create with all signatures writes, and take it away again")
  func likeCreate() throws {
    let before = try folder.contents(below: "Demo")
    #expect(try run("add", "SignIn", "reset(email: String)").status == 0)
    let other = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Other/Demo",
      "--actions", "signIn(user: String)", "--actions", "reset(email: String)")
    #expect(other.status == 0)
    #expect(try folder.contents(below: "Demo") == folder.contents(below: "Other/Demo"))
    #expect(try run("change", "SignIn", "--actions-=reset(email: String)").status == 0)
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("change nothing the second time")
  func secondRun() throws {
    for arguments in [["add", "SignIn", "reset()"], ["change", "SignIn", "--testing", "xctest"]] {
      #expect(try Program.viperGen(arguments, in: folder.url.appending(path: "Demo")).status == 0)
      let before = try folder.contents(below: "Demo")
      let again = try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
      #expect(again.status == 0 && again.output.isEmpty)
      #expect(again.errors.hasSuffix("unchanged\n"))
      #expect(try folder.contents(below: "Demo") == before)
    }
  }

  @Test("keep edits, and report the files as merged")
  func merges() throws {
    try edit(
      Self.presenter, "func signIn(user: String) {", "func signIn(user: String) {\n    // ours")
    let outcome = try run("add", "SignIn", "reset(email: String)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("merged    Sources/Demo/SignIn/SignInPresenter.swift\n"))
    let text = try folder.text(of: Self.presenter)
    #expect(text.contains("// ours") && text.contains("func reset(email: String)"))
  }

  @Test("add a requirement to the named link alone")
  func link() throws {
    let outcome = try run(
      "add", "SignIn", "signedIn(user: String)", "--from", "interactor", "--to", "presenter")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text(of: Self.presenter).contains("func signedIn(user: String)"))
    let interactor = try folder.text(of: "Demo/Sources/Demo/SignIn/SignInInteractor.swift")
    #expect(!interactor.contains("func signedIn"))
    let refused = try run("add", "SignIn", "x()", "--from", "view", "--to", "interactor")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("has no link from 'view' to 'interactor'"))
    #expect(refused.errors.contains("--from presenter --to view"))
  }

  @Test("are a conflict where an edit is in the way, and write markers only if asked")
  func conflicts() throws {
    let added =
      "func reset(email: String) {\n    print(email)\n  }\n\n  func signIn(user: String) {"
    try edit(
      Self.presenter, "func signIn(user: String) {",
      added.replacing("email: String", with: "email: Int"))
    try edit(Self.presenter, "func signIn(user: String) {", "@objc func signIn(user: String) {")
    let before = try folder.contents(below: "Demo")
    let removal = try run("change", "SignIn", "--actions-=signIn(user: String)")
    #expect(removal.status == 73)
    #expect(
      removal.errors.contains("your code uses 'signIn', which the template no longer has"),
      "\(removal.errors)")
    #expect(try folder.contents(below: "Demo") == before)
    let whole = try folder.text(of: Self.presenter)
    try folder.write(whole + "<<<<<<< ours\n", to: Self.presenter)
    let unreadable = try run("add", "SignIn", "leave()")
    #expect(unreadable.status != 0 && unreadable.errors.contains("SignInPresenter.swift:"))
    try folder.write(whole, to: Self.presenter)
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("write nothing with --dry-run, --diff and --check")
  func previews() throws {
    let before = try folder.contents(below: "Demo")
    for option in ["--dry-run", "--diff"] {
      let outcome = try run("add", "SignIn", "reset()", option)
      #expect(outcome.status == 0 && outcome.output.contains("SignInPresenter.swift"))
    }
    let check = try run("update", "--check")
    #expect(check.status == 0)
    #expect(check.output + check.errors == "no module is behind its template\n")
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("follow a template that has changed, and leave modules of other templates alone")
  func updates() throws {
    #expect(try run("create", "My Feature/Late").status == 0)
    #expect(
      try folder.viperGen("templates", "export", "viper", "Mine/viper", "--quiet").status == 0)
    try folder.write(
      "// new\n" + folder.text(of: "Mine/viper/Presenter.swift"), to: "Mine/viper/Presenter.swift")
    try edit(
      Self.presenter, "func signIn(user: String) {", "func signIn(user: String) {\n    // ours")
    let before = try folder.contents(below: "Demo")
    let check = try run("update", "--check", "--templates", "../Mine")
    #expect(check.status == 1 && (check.output + check.errors).contains("SignIn"))
    let hint = "'viper-gen update --templates ../Mine 'My Feature/Late'' updates it"
    #expect((check.output + check.errors).contains(hint))
    #expect(try folder.contents(below: "Demo") == before)
    let outcome = try run("update", "--templates", "../Mine")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try folder.text(of: Self.presenter)
    #expect(text.contains("// new\n") && text.contains("// ours"))
    #expect(try run("update", "--check", "--templates", "../Mine").status == 0)
    // The former text of the template goes with the last record that names it.
    let kept = try folder.contents(below: "Demo").keys.filter {
      $0.contains(".viper-gen/templates/") && $0.hasSuffix(".json")
    }
    #expect(kept.count == 1)
  }

  @Test("replace unedited files without the kept template, and report edited ones")
  func lostTemplate() throws {
    for name in try folder.contents(below: "Demo").keys
    where name.hasSuffix(".json") && name.contains("/templates/") {
      try FileManager.default.removeItem(
        at: folder.url.appending(path: "Demo").appending(path: name))
    }
    #expect(try run("add", "SignIn", "reset(email: String)").status == 0)
    #expect(try folder.text(of: Self.presenter).contains("func reset(email: String)"))
  }

  @Test(
    "refuse what is wrong, and write nothing",
    arguments: [
      (["add", "Nope", "go()"], 66, "no module 'Nope' is recorded"),
      (["add", "SignIn", "go("], 64, "'(' is never closed"),
      (["add", "SignIn"], 64, "error"),
      (["add", "SignIn", ""], 64, "a signature is empty"),
      (["add", "SignIn", "go()", " "], 64, "a signature is empty"),
      (["change", "SignIn", "--testing", "nothing"], 64, "testing"),
      (["change", "SignIn"], 64, "error"),
      (["update", "Nope"], 66, "no module 'Nope' is recorded"),
    ] as [([String], Int32, String)])
  func refuses(arguments: [String], status: Int32, message: String) throws {
    let before = try folder.contents(below: "Demo")
    let outcome = try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("know a signature however it is written, and another one with other labels")
  func spellings() throws {
    #expect(try run("add", "SignIn", "reset(to name: String)", "leave").status == 0)
    let before = try folder.contents(below: "Demo")
    let again = try run("add", "SignIn", "func reset( to name:String )", "leave()")
    #expect(again.status == 0 && again.errors.hasSuffix("unchanged\n"))
    #expect(try folder.contents(below: "Demo") == before)
    #expect(try run("add", "SignIn", "reset(toname: String)").status == 0)
    #expect(try folder.text(of: Self.presenter).contains("func reset(toname: String)"))
  }

  @Test("read signatures from a file, and refuse one that is no text")
  func signatureFile() throws {
    try folder.write("\u{FEFF}reset()\r\n\n# later\n  leave()\n", to: "Demo/list.txt")
    #expect(try run("add", "SignIn", "--file", "list.txt").status == 0)
    let text = try folder.text(of: Self.presenter)
    #expect(text.contains("func reset()") && text.contains("func leave()"))
    try Data([0x61, 0xFF]).write(to: folder.url.appending(path: "Demo/list.txt"))
    let refused = try run("add", "SignIn", "--file", "list.txt")
    #expect(refused.status == 65 && refused.errors.hasPrefix("list.txt: error: "))
  }

  @Test(
    "change types where they are, when they were moved into a file of the user's own or out of one")
  func movedTypes() throws {
    let tests = "Demo/Tests/DemoTests/SignIn"
    let url = folder.url.appending(path: tests)
    let mocks = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix("Mock.swift") }
    var all = ""
    for name in mocks {
      let text = try folder.text(of: "\(tests)/\(name)")
      all += text.replacing("@testable import Demo\n", with: "") + "\n"
      try FileManager.default.removeItem(at: url.appending(path: name))
    }
    try folder.write("@testable import Demo\n" + all + "// ours\n", to: "\(tests)/Mocks.swift")
    let outcome = try run("add", "SignIn", "reset(email: String)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("merged    Tests/DemoTests/SignIn/Mocks.swift\n"))
    let text = try folder.text(of: "\(tests)/Mocks.swift")
    #expect(text.components(separatedBy: "func reset(email: String)").count == 3, "\(text)")
    #expect(text.hasSuffix("// ours\n") && !outcome.errors.contains("stays deleted"))
    let after = try FileManager.default.contentsOfDirectory(atPath: url.path)
    #expect(!after.contains { $0.hasSuffix("Mock.swift") })
    let before = try folder.contents(below: "Demo")
    #expect(try run("add", "SignIn", "reset(email: String)").status == 0)
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("use the name that the user has given a type, in a file with this name, too")
  func renamedType() throws {
    let other = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Other/Demo",
      "--actions", "signIn(user: String)", "--actions", "reset(email: String)")
    #expect(other.status == 0)
    for package in ["Demo", "Other/Demo"] { try rename(in: package) }
    let before = try folder.contents(below: "Demo")
    let outcome = try run("add", "SignIn", "reset(email: String)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("merged    Sources/Demo/SignIn/OwnPresenter.swift\n"))
    #expect(try folder.contents(below: "Demo") == folder.contents(below: "Other/Demo"))
    #expect(try run("add", "SignIn", "reset(email: String)").status == 0)
    #expect(try folder.contents(below: "Demo") == folder.contents(below: "Other/Demo"))
    #expect(try run("change", "SignIn", "--actions-=reset(email: String)").status == 0)
    #expect(try folder.contents(below: "Demo") == before)
  }

  /// Gives the presenter and its file another name.
  private func rename(in package: String) throws {
    for path in try folder.contents(below: package).keys where path.hasSuffix(".swift") {
      let text = try folder.text(of: "\(package)/\(path)")
      try folder.write(
        text.replacing(try Regex("\\bSignInPresenter\\b"), with: "OwnPresenter"),
        to: "\(package)/\(path)")
    }
    let sources = folder.url.appending(path: "\(package)/Sources/Demo/SignIn")
    try FileManager.default.moveItem(
      at: sources.appending(path: "SignInPresenter.swift"),
      to: sources.appending(path: "OwnPresenter.swift"))
  }

  @Test("name a module that is not known, and not its options")
  func unknownModule() throws {
    let outcome = try run("change", "Nope", "--detail-actions+=share()")
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("error: no module 'Nope' is recorded\n"), "\(outcome.errors)")
  }

  @Test("list the links that a role leaves open")
  func severalLinks() throws {
    let outcome = try run("add", "SignIn", "refresh()", "--to", "presenter")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("has several links to 'presenter' that take signatures"))
    let shown = outcome.errors.split(separator: "\n").filter { $0.contains("--from") }
    #expect(shown.count > 1 && shown.allSatisfy { $0.hasSuffix("--to presenter") })
  }

  @Test("are named by a repeated create with other options")
  func createAgain() throws {
    try edit(
      "Demo/Tests/DemoTests/SignIn/SignInViewTests.swift", "import Testing", "import Testing // ")
    let outcome = try run("create", "SignIn", "--testing", "xctest")
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("viper-gen change SignIn --target Demo"))
  }

  @Test("print one JSON object")
  func json() throws {
    let object = try run("add", "SignIn", "reset()", "--json").json()
    let files = try #require(object["files"] as? [[String: String]])
    #expect(object["command"] as? String == "add")
    #expect(files.contains { $0["action"] == "replaced" })
    let diff = try run("add", "SignIn", "leave()", "--json", "--diff").json()["diff"] as? String
    #expect(diff?.contains("func leave()") == true)
  }
}
