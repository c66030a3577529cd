import Foundation
import Testing

@Suite("viper-gen rename")
struct RenameTests {
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

  private func append(_ text: String, to path: String) throws {
    try folder.write(try folder.text(of: path) + text, to: path)
  }

  @Test(
    "is what create writes under the new name, and the way back restores every byte",
    arguments: [
      ["viper"], ["viper", "--ui", "uikit", "--view", "storyboard"], ["vip"],
      ["vip", "--ui", "uikit", "--view", "storyboard"], ["viper-closures"], ["viper-contract"],
      ["viper-list-detail"],
    ])
  func likeCreate(template: [String]) throws {
    let options = ["--init", "--actions", "signIn(count: Int)", "-t"] + template
    for name in ["SignIn", "Home", "Account/TwoStepLogIn"] {
      let made = try Program.viperGen(
        ["create", name, "-C", "\(name)/P"] + options, in: folder.url)
      #expect(made.status == 0, "\(made.errors)")
    }
    let before = try folder.contents(below: "SignIn/P")
    let isEqual = { (name: String) in
      try folder.contents(below: "SignIn/P") == folder.contents(below: "\(name)/P")
    }
    for (old, new) in [
      ("SignIn", "Home"), ("Home", "Account/TwoStepLogIn"), ("Account/TwoStepLogIn", "SignIn"),
    ] {
      let outcome = try folder.viperGen("rename", old, new, "-C", "SignIn/P")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("files moved"))
      let isSame =
        new == "SignIn" ? try folder.contents(below: "SignIn/P") == before : try isEqual(new)
      #expect(isSame, "\(template): \(new)")
    }
    #expect(try folder.tree()["SignIn/P/Sources/P/Account"] == nil)
  }

  @Test("keeps edits, takes files of the user's own along, and the way back restores every byte")
  func edits() throws {
    let own = """

      /// Shows `Sign In` with SignInView, "sign in".
      enum SignInKind { case signIn, logOut; static let id = "SignInView \\(SignInPresenter.self)" }

      """
    try append(own, to: Self.presenter)
    try folder.write(
      "extension SignInPresenter {}\n", to: "Demo/Sources/Demo/SignIn/Own/SignInPresenter+Own.swift"
    )
    try folder.write("SignInView\n", to: "Demo/Tests/DemoTests/SignIn/Notes.md")
    let before = try folder.contents(below: "Demo")
    let outcome = try run("rename", "SignIn", "LogIn")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try folder.text(of: "Demo/Sources/Demo/LogIn/LogInPresenter.swift")
    #expect(text.contains("with LogInView"))
    #expect(text.contains("enum SignInKind { case signIn, logOut; static let id = \"LogInView \\("))
    #expect(text.contains("\\(LogInPresenter.self)"))
    #expect(outcome.errors.contains("note: 'SignInKind' is a name of your own and stays as it is"))
    #expect(
      try folder.text(of: "Demo/Sources/Demo/LogIn/Own/LogInPresenter+Own.swift")
        == "extension LogInPresenter {}\n")
    #expect(try folder.text(of: "Demo/Tests/DemoTests/LogIn/Notes.md") == "LogInView\n")
    #expect(try folder.tree()["Demo/Sources/Demo/SignIn"] == nil)
    #expect(try run("list").output.contains("1 edited"))
    #expect(try run("rename", "LogIn", "SignIn").status == 0)
    #expect(try folder.contents(below: "Demo") == before)
    #expect(try run("rename", "SignIn", "LogIn", "--also-own").status == 0)
    #expect(
      try folder.text(of: "Demo/Sources/Demo/LogIn/LogInPresenter.swift").contains("enum LogInKind")
    )
  }

  @Test("leaves a name of the user's own whose new name is in use")
  func usedName() throws {
    try append("enum SignInKind {}\nenum SignInSort {}\n", to: Self.presenter)
    try folder.write("enum LogInKind {}\n", to: "Demo/Sources/Demo/Kind.swift")
    let outcome = try run("rename", "SignIn", "LogIn", "--also-own")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("'SignInKind' stays as it is: 'LogInKind' is in use already"))
    let text = try folder.text(of: "Demo/Sources/Demo/LogIn/LogInPresenter.swift")
    #expect(text.hasSuffix("enum SignInKind {}\nenum LogInSort {}\n"))
  }

  @Test("lists uses in the rest of the package, and edits them with --everywhere")
  func everywhere() throws {
    let use =
      "func open(_ view: SignInView) -> SignInViewController {} // SignInPresenter of Sign In\n"
    try folder.write(use, to: "Demo/Sources/Demo/App.swift")
    try folder.write("<a id=\"SignInView\"/>\n", to: "Demo/Sources/Demo/Main.storyboard")
    try folder.write("struct SignInView {}\n", to: "Demo/.hidden/A.swift")
    let listed = try run("rename", "SignIn", "LogIn", "--dry-run")
    #expect(listed.status == 0, "\(listed.errors)")
    #expect(
      listed.errors.contains(
        "Sources/Demo/App.swift:1:19: warning: 'SignInView' is now 'LogInView'\n"))
    #expect(listed.errors.contains("Sources/Demo/Main.storyboard:1:8: warning: "))
    #expect(listed.errors.contains("App.swift:1:61: warning: 'SignInPresenter' is now"))
    #expect(
      listed.errors.contains(
        "warning: 3 places outside of the module have old names\n"
          + "help: to change them, too, add '--everywhere'\n"))
    #expect(try run("rename", "SignIn", "LogIn", "-q").status == 0)
    #expect(try folder.text(of: "Demo/Sources/Demo/App.swift") == use)
    #expect(try run("rename", "LogIn", "SignIn", "-q").status == 0)
    let outcome = try run("rename", "SignIn", "LogIn", "--everywhere")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("merged  Sources/Demo/App.swift\n"))
    #expect(
      try folder.text(of: "Demo/Sources/Demo/App.swift")
        == "func open(_ view: LogInView) -> SignInViewController {} // LogInPresenter of Sign In\n")
    #expect(try folder.text(of: "Demo/Sources/Demo/Main.storyboard") == "<a id=\"LogInView\"/>\n")
    #expect(try folder.text(of: "Demo/.hidden/A.swift") == "struct SignInView {}\n")
  }

  @Test("edits another module with --everywhere, which is then edited")
  func otherModule() throws {
    #expect(try run("create", "Home").status == 0)
    try append("// SignInView\n", to: "Demo/Sources/Demo/Home/HomeView.swift")
    #expect(try run("rename", "SignIn", "LogIn", "--everywhere").status == 0)
    let view = "Demo/Sources/Demo/Home/HomeView.swift"
    #expect(try folder.text(of: view).hasSuffix("// LogInView\n"))
    #expect(try run("list").output.contains("1 edited"))
  }

  @Test("lists a name that could get several new names, and leaves it")
  func ambiguity() throws {
    let options = ["--init", "-C", "Vip", "-t", "vip", "--actions", "signIn()"]
    #expect(try Program.viperGen(["create", "SignIn"] + options, in: folder.url).status == 0)
    let models = "Vip/Sources/Vip/SignIn/SignInModels.swift"
    try append("\nextension Int {\n  enum SignIn {}\n}\n", to: models)
    let outcome = try folder.viperGen("rename", "SignIn", "LogIn", "-C", "Vip")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let line = "  enum SignIn {}"
    let text = try folder.text(of: "Vip/Sources/Vip/LogIn/LogInModels.swift")
    #expect(
      text.contains(line) && text.contains("\nenum LogIn {\n")
        && text.contains("\n  enum SignIn {\n"))
    #expect(
      outcome.errors.contains("warning: 'SignIn' stays as it is: its new name may be 'LogIn'"),
      "\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: "stays as it is").count == 2)
  }

  @Test("writes nothing with --dry-run and --diff")
  func previews() throws {
    let before = try folder.tree()
    let dry = try run("rename", "SignIn", "LogIn", "--dry-run")
    #expect(dry.status == 0 && dry.errors.contains("would move 23 files\n"))
    #expect(dry.output.contains("would move  Sources/Demo/LogIn/LogInPresenter.swift\n"))
    let diff = try run("rename", "SignIn", "LogIn", "--diff")
    #expect(
      diff.output.contains(
        """
        diff --git a/Sources/Demo/SignIn/SignInPresenter.swift b/Sources/Demo/LogIn/LogInPresenter.swift
        rename from Sources/Demo/SignIn/SignInPresenter.swift
        rename to Sources/Demo/LogIn/LogInPresenter.swift
        --- a/Sources/Demo/SignIn/SignInPresenter.swift
        +++ b/Sources/Demo/LogIn/LogInPresenter.swift

        """))
    let report = try run("rename", "SignIn", "LogIn", "--dry-run", "--json").json()
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(
      files.contains {
        $0["action"] as? String == "moved"
          && $0["from"] as? String == "Sources/Demo/SignIn/SignInPresenter.swift"
          && $0["path"] as? String == "Sources/Demo/LogIn/LogInPresenter.swift"
      })
    #expect(try folder.tree() == before)
  }

  private static let refusals: [(arguments: [String], status: Int32, message: String)] = [
    (["SignIn", "SignIn"], 64, "'SignIn' is the name of the module already"),
    (["SignIn", "signIn"], 64, "SignIn"),
    (["SignIn", "Type"], 64, "Type"),
    (["SignIn", "Demo"], 64, "with the name of the module 'Demo'"),
    (["SignIn", "../LogIn"], 77, "outside"),
    (["SignIn"], 64, "NEW is missing"),
    (["Nope", "LogIn"], 66, "no module 'Nope' is recorded"),
    (["SignIn", "Home"], 73, "there is a module 'Home' already"),
    (["SignIn", "Taken"], 64, "would declare 'TakenView'"),
    (["SignIn", "Way"], 73, "Sources/Demo/Way/WayPresenter.swift"),
    (["SignIn", "SignIN"], 73, "case-insensitive"),
  ]

  @Test("is refused as create is, with nothing written", arguments: refusals)
  func refusal(arguments: [String], status: Int32, message: String) throws {
    #expect(try run("create", "Home", "-q").status == 0)
    try folder.write("struct TakenView {}\n", to: "Demo/Sources/Demo/Taken.swift")
    try folder.write("// mine\n", to: "Demo/Sources/Demo/Way/WayPresenter.swift")
    let before = try folder.tree()
    let outcome = try Program.viperGen(
      ["rename"] + arguments, in: folder.url.appending(path: "Demo"))
    #expect(outcome.status == status, "\(outcome.status): \(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try folder.tree() == before)
  }

  @Test("is refused for a file that cannot be read, and for an unknown template")
  func unreadable() throws {
    let whole = try folder.text(of: Self.presenter)
    try append("<<<<<<< ours\n", to: Self.presenter)
    let before = try folder.tree()
    let marked = try run("rename", "SignIn", "LogIn")
    #expect(
      marked.status == 65 && marked.errors.contains("SignInPresenter.swift:"), "\(marked.errors)")
    #expect(try folder.tree() == before)
    try folder.write(whole, to: Self.presenter)
    let snapshots = folder.url.appending(path: "Demo/.viper-gen/templates")
    try FileManager.default.removeItem(at: snapshots)
    let record = "Demo/.viper-gen/Demo/SignIn.json"
    let text = try folder.text(of: record)
    let digest = try #require(text.firstMatch(of: /"templateDigest": "(\w+)"/)?.1)
    try folder.write(
      text.replacing(digest, with: String(repeating: "0", count: 64)), to: record)
    let unknown = try run("rename", "SignIn", "LogIn")
    #expect(unknown.status == 65, "\(unknown.errors)")
    #expect(unknown.errors.contains("does not keep the version of the template"))
  }

  @Test("is refused where two files would get one path")
  func samePath() throws {
    try folder.write("a\n", to: "Demo/Sources/Demo/SignIn/SignInView.md")
    try folder.write("b\n", to: "Demo/Sources/Demo/SignIn/LogInView.md")
    let before = try folder.tree()
    let outcome = try run("rename", "SignIn", "LogIn")
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.contains("Sources/Demo/LogIn/LogInView.md: error: a file of 'SignIn'"))
    #expect(try folder.tree() == before)
  }

  @Test("leaves the files of a module within its folder")
  func nestedModule() throws {
    #expect(try run("create", "SignIn/Detail", "-q").status == 0)
    let outcome = try run("rename", "SignIn", "LogIn")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let tree = try folder.tree()
    #expect(tree["Demo/Sources/Demo/SignIn/Detail/DetailView.swift"] != nil)
    #expect(tree["Demo/Sources/Demo/SignIn/SignInView.swift"] == nil)
    #expect(try run("remove", "SignIn/Detail").status == 0)
    #expect(try folder.tree()["Demo/Sources/Demo/SignIn"] == nil)
  }

  @Test("keeps deleted files deleted and file permissions")
  func deletedFile() throws {
    let place = folder.url.appending(path: Self.presenter).path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: place)
    let view = "Demo/Sources/Demo/SignIn/SignInView.swift"
    try FileManager.default.removeItem(at: folder.url.appending(path: view))
    #expect(try run("rename", "SignIn", "LogIn").status == 0)
    let tree = try folder.tree()
    #expect(tree["Demo/Sources/Demo/LogIn/LogInPresenter.swift"]?.permissions == 0o640)
    #expect(tree["Demo/Sources/Demo/LogIn/LogInView.swift"] == nil)
    #expect(try run("list").errors.contains("LogInView.swift"))
  }

  @Test("leaves the files of the target whose folder has the module's name")
  func targetOfSameName() throws {
    let made = try folder.viperGen(
      "create", "Shop", "--init", "-C", "Shop", "-t", "viper-contract", "--quiet")
    #expect(made.status == 0, "\(made.errors)")
    try folder.write("enum Helper {}\n", to: "Shop/Sources/Shop/Helper.swift")
    try folder.write("enum Own {}\n", to: "Shop/Sources/Shop/Shop/Own.swift")
    let outcome = try folder.viperGen("rename", "Shop", "Store", "-C", "Shop")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try folder.tree(below: "Shop/Sources/Shop").keys
    #expect(names.contains("Helper.swift"))
    #expect(names.contains("Store/Own.swift") && names.contains("Store/StoreContract.swift"))
    #expect(!names.contains { $0.hasPrefix("Shop") }, "\(names)")
  }

  @Test("does not take the file of a module in another target for a deleted one")
  func sameNameInTwoTargets() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop", platforms: [.iOS(.v18)],
        targets: [
          .target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"]), .target(name: "B"),
          .testTarget(name: "BTests", dependencies: ["B"]),
        ])

      """, to: "Shop/Package.swift")
    for target in ["A", "B"] {
      try folder.write("\n", to: "Shop/Sources/\(target)/File.swift")
      try folder.write("\n", to: "Shop/Tests/\(target)Tests/File.swift")
      let made = try folder.viperGen(
        "create", "SignIn", "--target", target, "-C", "Shop", "--quiet")
      #expect(made.status == 0, "\(made.errors)")
    }
    let other = try folder.contents(below: "Shop/Sources/B")
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "Shop/Sources/A/SignIn/SignInView.swift"))
    let outcome = try folder.viperGen(
      "rename", "SignIn", "LogIn", "--target", "A", "-C", "Shop")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.contents(below: "Shop/Sources/B") == other)
    let changed = try folder.viperGen(
      "change", "LogIn", "--testing", "xctest", "--target", "A", "-C", "Shop")
    #expect(changed.status == 0, "\(changed.errors)")
    #expect(try folder.contents(below: "Shop/Sources/B") == other)
  }
}
