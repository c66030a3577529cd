import Foundation
import Testing

@Suite("create --new-target")
struct NewTargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write("public struct Home {}\n", to: "Sources/App/Home.swift")
    try folder.write("struct Check {}\n", to: "Tests/AppTests/Check.swift")
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    // The shop.
    let package = Package(
      name: "Shop",
      products: [.library(name: "App", targets: ["App"])],
      targets: [
        .target(name: "App"),   // all of it
        .testTarget(name: "AppTests", dependencies: ["App"])
      ]
    )

    """

  @Test("makes targets and a product for a module, and remove restores the manifest")
  func life() throws {
    let before = try folder.contents(below: "")
    let preview = try folder.viperGen(
      "create", "SignIn", "--ui", "none", "--new-target", "SignInFeature", "-n")
    #expect(preview.status == 0 && preview.output.contains("Package.swift"), "\(preview.errors)")
    #expect(try folder.contents(below: "") == before)
    let created = try folder.viperGen(
      "create", "SignIn", "--ui", "none", "--new-target", "SignInFeature")
    #expect(created.status == 0, "\(created.errors)")
    let manifest = try folder.text(of: "Package.swift")
    for line in [
      ".target(name: \"App\"),   // all of it", "// The shop.", "name: \"SignInFeature\"",
      "name: \"SignInFeatureTests\"",
    ] { #expect(manifest.contains(line), "\(manifest)") }
    let names = try folder.tree().keys
    #expect(names.contains("Sources/SignInFeature/SignIn/SignInPresenter.swift"))
    #expect(names.contains("Tests/SignInFeatureTests/SignIn/SignInPresenterTests.swift"))
    #expect(!names.contains { $0.hasSuffix("SignInFeature.swift") })
    #expect(try folder.text(of: ".viper-gen/SignInFeature/SignIn.json").contains("\"public\""))
    let described = try Program.tool("swift", ["package", "describe"], in: folder.url)
    #expect(described.output.contains("Path: Sources/SignInFeature\n"), "\(described.errors)")
    let again = try folder.viperGen(
      "create", "SignIn", "--ui", "none", "--new-target", "SignInFeature")
    #expect(again.status == 0 && again.errors.contains("unchanged"), "\(again.errors)")
    #expect(try folder.viperGen("change", "SignIn", "--testing", "xctest").status == 0)
    #expect(try folder.viperGen("rename", "SignIn", "LogIn").status == 0)
    let removed = try folder.viperGen("remove", "LogIn")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try folder.contents(below: "").filter { !$0.key.hasPrefix(".swiftpm") } == before)
  }

  @Test("leaves nothing in the folder for temporary files")
  func temporaryFiles() throws {
    let temporary = try TemporaryFolder()
    let created = try folder.viperGen(
      "create", "SignIn", "--ui", "none", "--new-target", "SignInFeature",
      environment: ["TMPDIR": temporary.url.path])
    #expect(created.status == 0, "\(created.errors)")
    #expect(try temporary.tree().keys.sorted() == [])
  }

  @Test(
    "lays out the lines that it adds like the manifest, or as a .swift-format says",
    arguments: [
      ("    ", nil), ("\t", nil), ("  ", #"{"version": 1, "indentation": {"spaces": 3}}"#),
    ])
  func layout(indentation: String, format: String?) throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
      \(indentation)name: "Shop",
      \(indentation)targets: [
      \(indentation)\(indentation).target(name:"App"),
      \(indentation)\(indentation).testTarget(name: "AppTests", dependencies: ["App"]),
      \(indentation)]
      )

      """
    try folder.write(manifest, to: "Package.swift")
    if let format { try folder.write(format, to: ".swift-format") }
    let created = try folder.viperGen(
      "create", "SignIn", "--ui", "none", "--new-target", "SignInFeature")
    #expect(created.status == 0, "\(created.errors)")
    let edited = try folder.text(of: "Package.swift")
    let unit = format == nil ? indentation : "   "
    #expect(edited.contains("\n\(unit)\(unit).target(name: \"SignInFeature\"),\n"), "\(edited)")
    #expect(edited.contains("\n\(unit)\(unit)\(unit)name: \"SignInFeatureTests\",\n"), "\(edited)")
    #expect(edited.contains("\(indentation)\(indentation).target(name:\"App\"),\n"))
  }

  @Test("keeps the line ends of the manifest")
  func lineEnds() throws {
    try folder.write(Self.manifest.replacing("\n", with: "\r\n"), to: "Package.swift")
    let before = try folder.contents(below: "")
    #expect(
      try folder.viperGen("create", "SignIn", "--ui", "none", "--new-target=Login").status == 0)
    let lines = try folder.text(of: "Package.swift").split(
      separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.contains("\"Login\"") })
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains("\n") })
    #expect(try folder.viperGen("remove", "SignIn").status == 0)
    #expect(try folder.contents(below: "") == before)
  }

  @Test("leaves a target with other modules, and a manifest with other changes")
  func kept() throws {
    let before = try folder.text(of: "Package.swift")
    _ = try folder.viperGen("create", "SignIn", "--ui", "none", "--new-target", "SignInFeature")
    let other = try folder.viperGen("create", "Other", "--ui", "none", "--target", "SignInFeature")
    #expect(other.status == 0, "\(other.errors)")
    #expect(try folder.viperGen("remove", "SignIn").status == 0)
    #expect(try folder.text(of: "Package.swift").contains("SignInFeature"))
    #expect(try folder.viperGen("remove", "Other").status == 0)
    #expect(try folder.text(of: "Package.swift") == before)
    _ = try folder.viperGen("create", "SignIn", "--ui", "none", "--new-target", "SignInFeature")
    let edited = try folder.text(of: "Package.swift") + "// mine\n"
    try folder.write(edited, to: "Package.swift")
    let removed = try folder.viperGen("remove", "SignIn")
    #expect(removed.status == 0 && removed.errors.contains("is kept in it"), "\(removed.errors)")
    #expect(try folder.text(of: "Package.swift") == edited)
  }

  /// Makes a target for a module, on which another target then depends.
  private func make(_ options: String = "") throws {
    let created = try folder.shell(
      "viper-gen create SignIn --ui none --new-target SignInFeature \(options)")
    #expect(created.status == 0, "\(created.errors)")
    let manifest = try folder.text(of: "Package.swift").replacing(
      ".target(name: \"App\")", with: ".target(name: \"App\", dependencies: [\"SignInFeature\"])")
    try folder.write(manifest, to: "Package.swift")
  }

  private static let emptied = "is left, so 'swift build' fails"

  @Test(
    "is followed by a warning where a removal leaves no source, with what to remove from the manifest"
  )
  func emptied() throws {
    try make()
    let dry = try folder.viperGen("remove", "SignIn", "--dry-run")
    let removed = try folder.viperGen("remove", "SignIn")
    for outcome in [dry, removed] {
      #expect(outcome.status == 0)
      #expect(
        outcome.errors.contains(
          """
          Package.swift: warning: no source file of 'SignInFeature' and 'SignInFeatureTests' \
          \(Self.emptied)
          help: remove from the manifest, or add a source file:
                  line 9: .library(name: "SignInFeature", targets: ["SignInFeature"]),
                  line 15: "SignInFeature"
                  line 17: .target(name: "SignInFeature"),
                  line 18: .testTarget(name: "SignInFeatureTests", dependencies: [.target(name: "SignInFeature")]),

          """), "\(outcome.errors)")
    }
    let described = try Program.tool("swift", ["package", "describe"], in: folder.url)
    #expect(described.status != 0 && described.errors.contains("SignInFeature"))
  }

  @Test("is followed by a warning for the tests alone, if an edited file of the module is kept")
  func emptiedTests() throws {
    try make()
    let view = "Sources/SignInFeature/SignIn/SignInView.swift"
    try folder.write(try folder.text(of: view) + "// mine\n", to: view)
    let removed = try folder.viperGen("remove", "SignIn")
    #expect(
      removed.errors.contains("no source file of 'SignInFeatureTests' \(Self.emptied)"),
      "\(removed.errors)")
    #expect(!removed.errors.contains(".library("), "\(removed.errors)")
  }

  @Test("is followed by no warning if a folder has other sources, or the manifest is restored")
  func notEmptied() throws {
    try make()
    try folder.write("struct Own {}\n", to: "Sources/SignInFeature/Deep/Inside/Own.swift")
    try folder.write("struct OwnTests {}\n", to: "Tests/SignInFeatureTests/OwnTests.swift")
    let removed = try folder.viperGen("remove", "SignIn")
    #expect(removed.status == 0 && removed.errors.contains("is kept in it"), "\(removed.errors)")
    #expect(!removed.errors.contains(Self.emptied), "\(removed.errors)")
    let described = try Program.tool("swift", ["package", "describe"], in: folder.url)
    #expect(described.status == 0, "\(described.errors)")
    try folder.write(Self.manifest, to: "Package.swift")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/SignInFeature"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Tests/SignInFeatureTests"))
    let created = try folder.viperGen(
      "create", "SignIn", "--ui", "none", "--new-target", "SignInFeature")
    #expect(created.status == 0, "\(created.errors)")
    let restored = try folder.viperGen("remove", "SignIn")
    #expect(restored.status == 0 && !restored.errors.contains("warning"), "\(restored.errors)")
  }

  @Test(
    "is refused where something is wrong, with nothing written",
    arguments: [
      ("--new-target=App", 64, "has a target 'App' already"),
      ("--new-target=AppTests", 64, "has a target 'AppTests' already"),
      ("--new-target=a/b", 64, "'a/b'"),
      ("--new-target=Bar --test-target BAR", 64, "must differ in more than case"),
      ("--new-target X --target App", 64, "'--target' and '--new-target' exclude each other"),
      ("--new-target=Taken", 73, "exists already"),
    ])
  func refusals(options: String, status: Int32, message: String) throws {
    try folder.write("", to: "Sources/Taken/Some.swift")
    let before = try folder.contents(below: "")
    let outcome = try folder.shell("viper-gen create SignIn --ui none \(options)")
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try folder.contents(below: "") == before)
  }

  @Test("is refused beside a product of its name, which SwiftPM would declare twice")
  func product() throws {
    let product =
      ".library(name: \"Kit\", targets: [\"App\"]), // .library(name: \"Free\", targets: [])"
    try folder.write(
      Self.manifest.replacing("products: [", with: "products: [\n    \(product)\n    "),
      to: "Package.swift")
    let refused = try folder.viperGen("create", "SignIn", "--ui", "none", "--new-target", "Kit")
    #expect(
      refused.status == 64 && refused.errors.contains("the package has a product 'Kit' already"),
      "\(refused.errors)")
    let made = try folder.viperGen("create", "SignIn", "--ui", "none", "--new-target", "Free", "-n")
    #expect(made.status == 0, "\(made.errors)")
  }

  static let manifests = [
    "// swift-tools-version: 6.0\nimport PackageDescription\n"
      + "let all: [Target] = [.target(name: \"App\"), .testTarget(name: \"AppTests\")]\n"
      + "let package = Package(name: \"Shop\", targets: all)\n",
    manifest.replacing("\"App\"),   //", with: "\"App\", path: \"Sources\"),   //"),
  ]

  @Test("shows the lines to add, or the reason, where SwiftPM cannot edit", arguments: manifests)
  func notEdited(manifest: String) throws {
    try folder.write(manifest, to: "Package.swift")
    let outcome = try folder.viperGen(
      "create", "SignIn", "--ui", "none", "--new-target", "SignInFeature")
    #expect(outcome.status == 65, "\(outcome.errors)")
    let isShared = manifest.contains("path:")
    #expect(outcome.errors.contains("in which SwiftPM allows no other target") == isShared)
    #expect(outcome.errors.contains(#".target(name: "SignInFeature"),"#) != isShared)
    #expect(try folder.text(of: "Package.swift") == manifest)
  }
}
