import Foundation
import Testing

/// What `rename` does to texts, and how it reads the new name.
@Suite("A new name of a module")
struct RenamedTextTests {
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

  private static let texts = """
    /// SignIn, Sign In, SignInPresenter.
    enum NAME {
      static let url = "https://api.SignIn.com/signIn"
      static let keys = ["SignIn", "signIn.count", "Sign In", "SignInPresenter", "SignIn.signIn"]
    }

    """

  private static let renamedTexts = """
    /// SignIn, Sign In, LogInPresenter.
    enum NAME {
      static let url = "https://api.SignIn.com/signIn"
      static let keys = ["SignIn", "signIn.count", "Sign In", "LogInPresenter", "LogIn.signIn"]
    }

    """

  @Test("leaves the old name in strings and comments of the user's own, and lists the strings")
  func ownTexts() throws {
    let text = { (name: String) in Self.texts.replacing("NAME", with: name) }
    let expected = { (name: String) in Self.renamedTexts.replacing("NAME", with: name) }
    try append(text("Edited"), to: Self.presenter)
    try folder.write(text("Own"), to: "Demo/Sources/Demo/SignIn/Own.swift")
    try folder.write(text("Other"), to: "Demo/Sources/Demo/Other.swift")
    try folder.write(
      "<a customClass=\"SignIn\" title=\"SignIn\"/>\n", to: "Demo/Sources/Demo/Main.storyboard")
    let outcome = try run("rename", "SignIn", "LogIn", "--everywhere")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.text(of: "Demo/Sources/Demo/LogIn/LogInPresenter.swift").hasSuffix(
        expected("Edited")))
    #expect(try folder.text(of: "Demo/Sources/Demo/LogIn/Own.swift") == expected("Own"))
    #expect(try folder.text(of: "Demo/Sources/Demo/Other.swift") == expected("Other"))
    #expect(
      try folder.text(of: "Demo/Sources/Demo/Main.storyboard")
        == "<a customClass=\"LogIn\" title=\"SignIn\"/>\n")
    for place in ["LogIn/Own.swift:3:33", "Other.swift:3:33", "Other.swift:4:23"] {
      #expect(
        outcome.errors.contains(
          "Sources/Demo/\(place): note: 'SignIn' in this text stays as it is\n"),
        "\(outcome.errors)")
    }
    #expect(!outcome.errors.contains("Other.swift:1:"))
    #expect(try run("rename", "LogIn", "SignIn", "--everywhere", "-q").errors == "")
    #expect(try folder.text(of: "Demo/Sources/Demo/Other.swift") == text("Other"))
  }

  @Test("has its keys in the catalogs of the package reported, and edited with --everywhere")
  func keys() throws {
    let strings =
      "/* SignIn.title */\n\"SignIn.title\" = \"SignIn.title\";\n\"SignIn.own\" = \"a\";\n"
    let catalog = "{\"strings\" : {\"SignIn.title\" : {\"value\" : \"SignIn\"}}}\n"
    let folders = [
      "Demo/Sources/Demo/en.lproj/Localizable.strings", "Demo/Sources/Demo/A.xcstrings",
    ]
    for (path, text) in zip(folders, [strings, catalog]) { try folder.write(text, to: path) }
    let reported = try run("rename", "SignIn", "LogIn")
    #expect(reported.status == 0, "\(reported.errors)")
    for place in ["en.lproj/Localizable.strings:2:2", "A.xcstrings:1:16"] {
      #expect(
        reported.errors.contains(
          "Sources/Demo/\(place): warning: the key 'SignIn.title' is now 'LogIn.title'"),
        "\(reported.errors)")
    }
    #expect(try folder.text(of: folders[0]) == strings)
    #expect(try run("rename", "LogIn", "SignIn", "-q").status == 0)
    #expect(try run("rename", "SignIn", "LogIn", "--everywhere").status == 0)
    #expect(
      try folder.text(of: folders[0])
        == strings.replacing("\n\"SignIn.title\" =", with: "\n\"LogIn.title\" ="))
    #expect(
      try folder.text(of: folders[1]) == catalog.replacing("SignIn.title", with: "LogIn.title"))
  }

  @Test("is in the signatures of other modules that name its types")
  func signatures() throws {
    let types = try folder.contents(below: "Demo/Sources/Demo/SignIn").keys
    #expect(types.contains("SignInTexts.swift"))
    let made = try run("create", "Home", "-q", "--actions", "open(texts: SignInTexts, count: Int)")
    #expect(made.status == 0)
    let renamed = try run("rename", "SignIn", "LogIn")
    #expect(renamed.status == 0, "\(renamed.errors)")
    let record = try folder.text(of: "Demo/.viper-gen/Demo/Home.json")
    #expect(record.contains("open(texts: LogInTexts, count: Int)") && !record.contains("SignIn"))
    let code = try folder.text(of: "Demo/Sources/Demo/Home/HomeInteractor.swift")
    #expect(code.contains("LogInTexts") && !code.contains("SignInTexts"))
    let check = try run("update", "--check")
    #expect(check.status == 0, "\(check.errors)")
  }

  @Test("takes a new name with the configured subfolder as the whole name")
  func configuredSubfolder() throws {
    try folder.write("{\"into\": \"Features\"}", to: "Demo/.viper-gen.json")
    #expect(try run("create", "Home", "-q").status == 0)
    #expect(try run("rename", "Home", "Features/Start", "-q").status == 0)
    #expect(try run("list").output.contains("Features/Start "))
    #expect(try run("rename", "Start", "Sub/Begin", "-q").status == 0)
    #expect(try run("list").output.contains("Features/Sub/Begin "))
  }
}
