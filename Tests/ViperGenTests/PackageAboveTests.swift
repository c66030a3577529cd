import Foundation
import Testing

@Suite("A folder inside a package")
struct PackageAboveTests {
  let folder: TemporaryFolder
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
          .target(name: "Home", exclude: ["Nested"]),
          .testTarget(name: "HomeTests", dependencies: ["Home"]),
        ])

      """, to: "Shop/Package.swift")
    for path in ["Sources/Home", "Sources/Home/Features", "Tests/HomeTests/Features"] {
      try folder.write("", to: "Shop/\(path)/Some.swift")
    }
    try folder.write("", to: "Shop/Packages/README.md")
  }

  @Test("is not a package: the error names the package and a command whose module lands there")
  func target() throws {
    let before = try folder.tree()
    for (options, place) in [("", ""), (" --into Deep", "Deep/"), (" --init", "")] {
      let line = "viper-gen create Promo -C Sources/Home/Features --ui none\(options)"
      let outcome = try folder.shell(line, in: "Shop")
      #expect(outcome.status == (options == " --init" ? 64 : 66), "\(outcome.errors)")
      #expect(
        outcome.errors.contains(
          "'\(root)/Sources/Home/Features' is in the target 'Home' of the package '\(root)'")
          || options == " --init" && outcome.errors.contains("cannot create a package in '\(root)"))
      #expect(try folder.tree() == before)
      let suggestions = Suggestions(outcome.errors, of: []).lines
      #expect(suggestions.first?.hasPrefix("viper-gen create Promo ") == true, "\(outcome.errors)")
      let copy = try folder.copy()
      let again = try copy.shell(
        (suggestions.first ?? "").replacing(root, with: copy.url.path + "/Shop"), in: "Shop")
      #expect(again.status == 0, "\(again.errors)")
      let path = "Shop/Sources/Home/Features/\(place)Promo/PromoPresenter.swift"
      #expect(try copy.tree()[path] != nil, "\(again.output)")
      #expect(try copy.tree().keys.filter { $0.hasSuffix("Package.swift") }.count == 1)
    }
  }

  @Test("may become a package of its own where no target compiles it")
  func nested() throws {
    for place in ["Packages", "Packages/Core", "Sources/Home/Nested"] {
      let line = "viper-gen create Promo -C \(place) --ui none"
      let outcome = try folder.shell(line, in: "Shop")
      #expect(outcome.status == 66 && outcome.errors.contains("add '--init' to create"))
      let copy = try folder.copy()
      #expect(try copy.shell(line + " --init", in: "Shop").status == 0)
      #expect(try copy.tree()["Shop/\(place)/Package.swift"] != nil)
    }
    for place in ["Sources/Home/New", "Tests/HomeTests/Features", "Tests/HomeTests/New/Deep"] {
      let before = try folder.tree()
      let outcome = try folder.shell("viper-gen create Promo --init -C \(place)", in: "Shop")
      #expect(outcome.status == 64 && outcome.errors.contains("cannot create a package in"))
      #expect(!outcome.errors.contains("--into Tests"))
      #expect(try folder.tree() == before)
    }
  }

  @Test("is named by every command that needs a package")
  func otherCommands() throws {
    for command in ["list", "remove Promo", "verify --package-path Sources/Home"] {
      let option = command.contains("--package-path") ? "" : " -C Sources/Home"
      let outcome = try folder.shell("viper-gen \(command)\(option)", in: "Shop")
      #expect(outcome.status == 66)
      #expect(
        outcome.errors.hasPrefix("error: '\(root)/Sources/Home' is in the package '\(root)' and"))
      #expect(outcome.errors.contains("\nhelp: use '--package-path \(root)'\n"), "\(command)")
    }
  }
}
