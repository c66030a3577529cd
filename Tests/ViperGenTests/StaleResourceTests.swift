import Foundation
import Testing

/// SwiftPM warns about a resource in the manifest whose file is not there.
@Suite("The resource of a removed file")
struct StaleResourceTests {
  private static let form = #".process("Home/Home.storyboard")"#

  /// A package with the modules `SignIn` and `Home`, both with storyboards.
  private func package(_ resources: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [
          .target(
            name: "App"\(resources)),
          .target(name: "Other", resources: [.process("Home/Other.storyboard")]),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ]
      )

      """
    try folder.write(manifest, to: "Package.swift")
    for path in ["Sources/App/App.swift", "Sources/Other/Other.swift", "Tests/AppTests/A.swift"] {
      try folder.write("", to: path)
    }
    try folder.write("", to: "Sources/Other/Home/Other.storyboard")
    for name in ["SignIn", "Home"] {
      let created = try folder.viperGen(
        "create", name, "--view", "storyboard", "--target", "App")
      try #require(created.status == 0, "\(created.errors)")
    }
    return folder
  }

  @Test(
    "goes with the file, together with its comma or with a list that would be empty",
    arguments: [
      (",\n      resources: [\(form)]", ""),
      (",\n      resources: [\n        \(form),\n      ]", ""),
      (
        ",\n      resources: [\(form), .copy(\"Data\")]", ",\n      resources: [.copy(\"Data\")]"
      ),
      (
        ",\n      resources: [.copy(\"Data\"), \(form)]", ",\n      resources: [.copy(\"Data\")]"
      ),
      (
        ",\n      resources: [\n        .copy(\"Data\"),\n        \(form),\n      ]",
        ",\n      resources: [\n        .copy(\"Data\"),\n      ]"
      ),
      (
        ",\r\n      resources: [\r\n        \(form),\r\n        .copy(\"Data\")\r\n      ]",
        ",\r\n      resources: [\r\n        .copy(\"Data\")\r\n      ]"
      ),
    ])
  func removed(before: String, after: String) throws {
    for line in ["remove Home", "change Home --view code"] {
      let folder = try package(before)
      let manifest = try folder.text(of: "Package.swift")
      let outcome = try folder.shell("viper-gen \(line)")
      #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
      #expect(outcome.output.contains("replaced  Package.swift"), "\(outcome.output)")
      let text = try folder.text(of: "Package.swift")
      #expect(text == manifest.replacing(before, with: after), "\(text)")
    }
  }

  @Test("stays where another target has it, or no file is removed")
  func others() throws {
    let folder = try package(",\n      resources: [.copy(\"Data\")]")
    let manifest = try folder.text(of: "Package.swift")
    for line in ["change Home --testing xctest", "remove Home"] {
      let outcome = try folder.shell("viper-gen \(line)")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try folder.text(of: "Package.swift") == manifest)
    }
  }

  @Test("stays with an edited file, and a dry run changes nothing")
  func kept() throws {
    let folder = try package(",\n      resources: [\(Self.form)]")
    let before = try folder.contents(below: "")
    #expect(try folder.viperGen("remove", "Home", "--dry-run").output.contains("Package.swift"))
    #expect(try folder.contents(below: "") == before)
    let path = "Sources/App/Home/Home.storyboard"
    try folder.write(try folder.text(of: path) + "<!-- -->\n", to: path)
    #expect(try folder.viperGen("remove", "Home").status == 0)
    #expect(try folder.text(of: "Package.swift").contains(Self.form))
  }

  @Test("is named in a warning where it is not certain how to edit the manifest")
  func uncertain() throws {
    for resources in [
      ",\n      resources: [\(Self.form)] /* \(Self.form) */",
      ",\n      resources: [\(Self.form)] + []",
      ",\n      resources: [.process( \"Home/Home.storyboard\" )]",
    ] {
      let folder = try package(resources)
      let manifest = try folder.text(of: "Package.swift")
      let outcome = try folder.viperGen("remove", "Home")
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("remove from 'resources:'"), "\(outcome.errors)")
      #expect(outcome.errors.contains(Self.form))
      #expect(try folder.text(of: "Package.swift") == manifest)
    }
  }
}
