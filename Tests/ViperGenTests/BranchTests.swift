import Foundation
import Testing

/// Modules that two branches have changed, merged with git.
@Suite("A module of two branches")
struct BranchTests {
  private let folder: TemporaryFolder
  private static let record = ".viper-gen/Demo/SignIn.json"
  private static let sources = "Sources/Demo/SignIn/"

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "SignIn", "--init", "-C", "Demo", "-q", "--actions", "signIn(user: String)")
    #expect(made.status == 0, "\(made.errors)")
    try git("init", "-q", "-b", "main")
    try commit()
  }

  private var package: URL { folder.url.appending(path: "Demo") }

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(arguments, in: package)
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> Outcome {
    try Program.tool(
      "git", ["-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments, in: package)
  }

  private func commit() throws {
    try git("add", "-A")
    #expect(try git("commit", "-qm", "change").status == 0)
  }

  /// Merges two branches that each run a command.
  private func merge(_ first: [String], _ second: [String], style: String) throws {
    for (branch, command) in [("one", first), ("two", second)] {
      try git("checkout", "-q", "main")
      try git("checkout", "-qb", branch)
      let outcome = try Program.viperGen(command, in: package)
      #expect(outcome.status == 0, "\(outcome.errors)")
      try commit()
    }
    #expect(try git("-c", "merge.conflictStyle=\(style)", "merge", "-q", "one").status == 1)
    #expect(try text(Self.record).contains("<<<<<<<"))
  }

  private func text(_ path: String) throws -> String { try folder.text(of: "Demo/" + path) }

  /// Keeps both sides of each conflict in the Swift files.
  private func keepBothSides() throws {
    let open = try git("diff", "--name-only", "--diff-filter=U").output
    for path in open.split(separator: "\n").map(String.init) where path.hasSuffix(".swift") {
      try git("checkout", "-q", "--conflict=diff3", "--", path)
      var lines: [Substring] = []
      var isBase = false
      for line in try text(path).split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("|||||||") { isBase = true }
        let isMarker = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(line.prefix(7))
        if !isMarker, !isBase { lines.append(line) }
        if line == "=======" { isBase = false }
      }
      try folder.write(lines.joined(separator: "\n"), to: "Demo/" + path)
    }
  }

  private func expectUpToDate() throws {
    let before = try folder.contents(below: "Demo/Sources")
    let again = try run("update", "SignIn")
    #expect(again.status == 0 && again.errors.hasSuffix("unchanged\n"))
    #expect(try folder.contents(below: "Demo/Sources") == before)
    #expect(try run("list").errors.isEmpty)
  }

  @Test("gets the actions of both in its record", arguments: ["merge", "diff3"])
  func bothActions(style: String) throws {
    try merge(
      ["add", "SignIn", "reset(email: String)"], ["add", "SignIn", "logOut()"], style: style)
    let listed = try run("list")
    #expect(listed.status == 65)
    #expect(listed.errors.contains("git has left a conflict in the record of a module"))
    #expect(listed.errors.contains("'viper-gen update SignIn'") && !listed.errors.contains("overw"))
    let refused = try run("update", "SignIn")
    #expect(refused.status == 73 && refused.errors.contains("a conflict is not resolved"))
    try keepBothSides()
    let updated = try run("update", "SignIn")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(updated.output == "replaced  \(Self.record)\n")
    let record = try text(Self.record)
    #expect(!record.contains("<<<<<<<"))
    #expect(record.contains("\"logOut()\",\n      \"reset(email: String)\"\n"))
    try expectUpToDate()
    #expect(try run("list").output == "SignIn  viper  Demo  22 files\n")
  }

  @Test("is updated where only the record has a conflict")
  func differentLinks() throws {
    try merge(
      ["add", "SignIn", "reset(email: String)"],
      ["add", "SignIn", "show(text: String)", "--from", "presenter", "--to", "view"],
      style: "merge")
    #expect(try run("update", "SignIn").status == 0)
    #expect(try text(Self.record).contains("\"show(text: String)\""))
    try expectUpToDate()
  }

  @Test("gets what is missing in the files of one branch")
  func filesOfOneBranch() throws {
    try merge(
      ["add", "SignIn", "reset(email: String)"], ["add", "SignIn", "logOut()"], style: "merge")
    try git("checkout", "-q", "--ours", "--", "Sources", "Tests")
    #expect(try run("update", "SignIn").status == 0)
    for file in ["SignInInteractor.swift", "SignInPresenter.swift", "SignInView.swift"] {
      let code = try text(Self.sources + file)
      #expect(code.contains("func reset(email: String)") && code.contains("func logOut()"))
    }
    try expectUpToDate()
  }

  @Test("does not get back an action that one branch has removed, if the ancestor is there")
  func removedAction() throws {
    #expect(try run("add", "SignIn", "refresh()").status == 0)
    try commit()
    try merge(
      ["change", "SignIn", "--actions-=refresh()"], ["add", "SignIn", "logOut()"], style: "diff3")
    try keepBothSides()
    #expect(try run("update", "SignIn").status == 0)
    #expect(try !text(Self.record).contains("refresh()"))
    #expect(try !text(Self.sources + "SignInInteractor.swift").contains("refresh"))
    try expectUpToDate()
  }

  @Test("asks for a value that differs, and takes it from change")
  func differentValue() throws {
    try merge(
      ["change", "SignIn", "--access", "public"], ["change", "SignIn", "--access", "package"],
      style: "merge")
    try git("checkout", "-q", "--ours", "--", "Sources", "Tests")
    let refused = try run("update", "SignIn")
    #expect(refused.status == 73)
    #expect(
      refused.errors.contains(
        "'access' is 'package' in your branch and 'public' in the other one\n"
          + "help: type the value that you want: viper-gen change SignIn --set 'access=package'"))
    #expect(try run("change", "SignIn", "--set", "access=public").status == 0)
    #expect(try text(Self.record).contains("\"access\": \"public\""))
    try expectUpToDate()
  }

  @Test("is refused if git has kept a declaration of both sides")
  func doubleDeclaration() throws {
    try merge(
      ["add", "SignIn", "reset()", "show()"], ["add", "SignIn", "reset()", "hide()"],
      style: "merge")
    try keepBothSides()
    let refused = try run("update", "SignIn")
    #expect(refused.status == 73, "\(refused.errors)")
    #expect(refused.errors.contains(".reset()' is declared twice\n"))
    #expect(try text(Self.record).contains("<<<<<<<"))
  }

  @Test("is not renamed or removed while its record has a conflict")
  func otherCommands() throws {
    try merge(
      ["add", "SignIn", "reset(email: String)"], ["add", "SignIn", "logOut()"], style: "merge")
    for arguments in [["rename", "SignIn", "LogIn"], ["remove", "SignIn"]] {
      let refused = try Program.viperGen(arguments, in: package)
      #expect(refused.status == 65 && refused.errors.contains("'viper-gen update SignIn'"))
    }
  }

  @Test("has an error and a word for each file with conflict markers")
  func markersInFiles() throws {
    let path = Self.sources + "SignInPresenter.swift"
    let code = try text(path)
    try folder.write("<<<<<<< HEAD\n=======\n>>>>>>> one\n" + code, to: "Demo/" + path)
    #expect(
      try run("list").output == "SignIn  viper  Demo  22 files  1 edited, 1 with conflict markers\n"
    )
    let verified = try run("verify", "--no-build")
    #expect(verified.status == 1)
    #expect(verified.errors.contains("\(path):1: error: a conflict is not resolved"))
    #expect(try run("update").status == 73)
    try folder.write("/*\n=======\n*/\n" + code, to: "Demo/" + path)
    #expect(try run("verify", "--no-build").status == 0)
  }
}
