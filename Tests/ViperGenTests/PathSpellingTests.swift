import Foundation
import Testing

@Suite("A path of a module")
struct PathSpellingTests {
  let folder: TemporaryFolder
  /// The folder of the package, as a user types it.
  private let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = folder.url.appending(path: "Shop").path
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "A"), .target(name: "B"),
          .testTarget(name: "ATests", dependencies: ["A"]),
          .testTarget(name: "BTests", dependencies: ["B"]),
        ])

      """, to: "Shop/Package.swift")
    for path in ["Sources/A", "Sources/B", "Tests/ATests", "Tests/BTests", "Sources/B/Features"] {
      try folder.write("", to: "Shop/\(path)/Some.swift")
    }
  }

  private func run(_ line: String, in place: String = "") throws -> Outcome {
    try folder.shell("viper-gen \(line)", in: "Shop/" + place)
  }

  /// The folders in which `create` would write the sources and tests of modules.
  private func folders(_ line: String, in place: String = "") throws -> [String] {
    let outcome = try run("create \(line) --dry-run", in: place)
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    let folders = outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").last.map(String.init) ?? ""
    }.filter { !$0.hasPrefix(".viper-gen") }.map {
      $0.split(separator: "/").dropLast().joined(separator: "/")
    }
    return Set(folders).sorted()
  }

  static let spellings: [(line: String, place: String, folder: String)] = [
    ("Sources/A/Features/SignIn", "", "A/Features/SignIn"),
    ("./Sources/A/Features/SignIn/", "", "A/Features/SignIn"),
    ("Sources/A/SignIn", "Sources/B/Features", "A/SignIn"),
    ("Sources/B/../A/SignIn", "", "A/SignIn"),
    ("./Features/SignIn --target A", "", "A/Features/SignIn"),
    ("Features/SignIn/ --target A", "", "A/Features/SignIn"),
    ("Features/../Other/./SignIn --target A", "", "A/Other/SignIn"),
    ("SignIn --into Sources/A/Features", "", "A/Features/SignIn"),
    ("SignIn --into ./Features/ --target A", "", "A/Features/SignIn"),
    ("SignIn --into ROOT/Sources/A/Features", "", "A/Features/SignIn"),
    ("SignIn --into ROOT/Sources/A", "", "A/SignIn"),
    ("ROOT/Sources/A/Features/SignIn", "", "A/Features/SignIn"),
    ("ROOT/Sources/A/SignIn --package-path ROOT", "../", "A/SignIn"),
    ("Shop/Sources/A/SignIn --package-path Shop", "../", "A/SignIn"),
    ("SignIn --into Shop/Sources/A/Features --package-path ./Shop", "../", "A/Features/SignIn"),
    ("Shop/SignIn --package-path Shop --target A", "../", "A/Shop/SignIn"),
    ("Sources/A/SignIn --into Sources/B/Other", "", "A/SignIn"),
    ("Home", "Sources/B/Features", "B/Features/Home"),
    ("Account/Home", "Sources/B/Features", "B/Features/Account/Home"),
    ("../Home", "Sources/B/Features", "B/Home"),
    ("../../A/Home", "Sources/B/Features", "A/Home"),
    ("Home", "Sources/B", "B/Home"),
    ("Home --target B", "Sources/B/Features", "B/Features/Home"),
    ("Home --target A", "Sources/B/Features", "A/Home"),
    ("Home --into Other", "Sources/B/Features", "B/Other/Home"),
    ("Home --into .", "Sources/B/Features", "B/Home"),
  ]

  @Test("shows in the settings what the working directory chooses")
  func settings() throws {
    let inFolder = try run("config", in: "Sources/B/Features").output
    #expect(inFolder.contains(/target +B +working directory/))
    #expect(inFolder.contains(/into +Features +working directory/))
    let typed = try run("config --target A", in: "Sources/B/Features").output
    #expect(typed.contains(/target +A +command line/))
    #expect(typed.contains(/into +- +default/))
    #expect(try run("config").output.contains(/target +- +default/))
    let path = try run("config --into Sources/A/Features", in: "Sources/B").output
    #expect(path.contains(/target +A +command line/))
    #expect(path.contains(/into +Features +command line/))
    let below = try run("config --into Other", in: "Sources/B/Features").output
    #expect(below.contains(/target +B +working directory/))
    #expect(below.contains(/into +Other +command line/))
  }

  @Test("means the same place in each spelling", arguments: spellings)
  func spelling(line: String, place: String, folder: String) throws {
    let target = folder.prefix(1)
    let tests = "Tests/\(target)Tests" + folder.dropFirst()
    #expect(
      try folders(line.replacing("ROOT", with: root), in: place) == ["Sources/\(folder)", tests])
  }

  @Test("may be in another target for each module")
  func severalTargets() throws {
    let found = try folders("Sources/A/One Sources/B/Deep/Two Sources/A/Three").filter {
      $0.hasPrefix("Sources")
    }
    #expect(found == ["Sources/A/One", "Sources/A/Three", "Sources/B/Deep/Two"])
  }

  @Test("in the working directory chooses the target, and a note tells so")
  func note() throws {
    let inside = try run("create Home", in: "Sources/B/Features")
    #expect(inside.status == 0)
    let note = "note: the working directory chooses the "
    #expect(inside.errors.hasPrefix(note + "folder 'Sources/B/Features' of the target 'B'\n"))
    let record = try folder.text(of: "Shop/.viper-gen/B/Features/Home.json")
    #expect(record.contains("Sources/B/Features/Home/HomeView.swift"))
    let target = try run("create Other -n", in: "Sources/B")
    #expect(target.errors.hasPrefix(note + "target 'B'\n"))
    let named = try run("create Other -n --target B --into X", in: "Sources/B/Features")
    #expect(named.status == 0 && !named.errors.contains("note:"))
    let quiet = try run("create Other -n --quiet", in: "Sources/B/Features")
    #expect(quiet.errors == "" && quiet.output == "")
  }

  @Test("takes the configuration's target and subfolder only where the working directory has none")
  func configured() throws {
    try folder.write(
      #"{"target": "A", "testTarget": "ATests", "into": "Screens"}"#, to: "Shop/.viper-gen.json")
    #expect(try folders("Home") == ["Sources/A/Screens/Home", "Tests/ATests/Screens/Home"])
    #expect(
      try folders("Home", in: "Sources/B/Features") == [
        "Sources/B/Features/Home", "Tests/BTests/Features/Home",
      ])
    #expect(try folders("Sources/B/Home") == ["Sources/B/Home", "Tests/BTests/Home"])
  }

  static let refused: [(line: String, status: Int32, words: [String])] = [
    ("Tests/ATests/X", 64, ["test target 'ATests'", "help: use 'Sources/A/X'"]),
    ("X --into Tests/ATests", 64, ["test target 'ATests'"]),
    ("Sources/Nowhere/X", 64, ["give a path below 'Sources/A' or 'Sources/B'"]),
    ("ROOT/X", 64, ["'X' is not in the folder of a target"]),
    ("X --into ROOT", 64, ["the package's root is not the folder of a target"]),
    ("Sources/A/X --target B", 64, ["in the target 'A', not in 'B'", "--target A"]),
    ("../X", 77, ["'../X' points outside"]),
    ("A/../../X", 77, ["'A/../../X' points outside"]),
    ("ROOT/../X", 77, ["is an absolute path"]),
    ("/tmp/X", 77, ["'/tmp/X' is an absolute path"]),
    ("X --into ../Y --target A", 77, ["'../Y' points outside"]),
    ("X --into Y/../../Z --target A", 77, ["'Y/../../Z' points outside"]),
  ]

  @Test("is refused outside the targets for modules", arguments: refused)
  func refuses(line: String, status: Int32, words: [String]) throws {
    let before = try folder.tree()
    let outcome = try run("create \(line.replacing("ROOT", with: root))")
    #expect(outcome.status == status && outcome.output == "", "\(outcome.errors)")
    for words in words { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
    #expect(try folder.tree() == before)
  }

  @Test("follows the same rules in a list, except for the working directory")
  func lists() throws {
    try folder.write("Sources/B/Features/One/\n./Two\n\(root)/Sources/A/Three\n", to: "Shop/l.txt")
    let outcome = try run("create --file ../../../l.txt --target A -n", in: "Sources/B/Features")
    #expect(outcome.status == 65 && outcome.errors.contains("l.txt:1:1: error: "))
    try folder.write("./Two/\n\(root)/Sources/A/Three\n", to: "Shop/l.txt")
    #expect(
      try folders("--file ../../../l.txt --target A", in: "Sources/B/Features").prefix(2) == [
        "Sources/A/Three", "Sources/A/Two",
      ])
    try folder.write("../X\n", to: "Shop/l.txt")
    let outside = try run("create --file ../../../l.txt --target A", in: "Sources/B/Features")
    #expect(outside.status == 65 && outside.errors.contains("'../X' points outside"))
  }

  @Test(
    "finds the module to remove in each spelling",
    arguments: [
      ("Features/Home", ""), ("./Features/Home/", ""), ("Sources/B/Features/Home", ""),
      ("ROOT/Sources/B/Features/Home", ""), ("Home", "Sources/B/Features"),
      ("../Features/Home", "Sources/B/Features"), ("Features/Home", "Sources/A"),
      ("Sources/B/Features/Home", "Sources/A"),
    ])
  func removes(name: String, place: String) throws {
    let before = try folder.tree().keys.sorted()
    #expect(try run("create Sources/B/Features/Home Sources/A/Home").status == 0)
    let outcome = try run("remove \(name.replacing("ROOT", with: root))", in: place)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try run("list").output.hasPrefix("Home  viper  A"))
    #expect(try run("remove Home").status == 0)
    #expect(try folder.tree().keys.sorted() == before)
  }

  @Test("starts in the target's folder of a package that is yet to be made")
  func newPackage() throws {
    let outcome = try folder.shell(
      "viper-gen create Sources/Demo/Deep/SignIn --init --package-path Demo")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.tree()["Demo/Sources/Demo/Deep/SignIn/SignInView.swift"] != nil)
  }
}
