import Testing

@testable import ScaffoldKit

@Suite("The platforms in a template.json")
struct TemplatePlatformsTests {
  static let mistakes = [
    ("1", "expected an object, found a number"),
    (#"{"iOS": "16.0"}"#, "'feature' is missing"),
    (#"{"feature": "F"}"#, "the feature has no system"),
    (#"{"feature": "F", "ios": "16.0"}"#, "unknown key 'ios'"),
    (#"{"feature": "F", "iOS": 16}"#, "expected a string, found a number"),
    (#"{"feature": "F", "iOS": "v16"}"#, "'v16' is not a valid version of a system"),
    (#"{"feature": "F", "macOS": "10.15.1"}"#, "'10.15.1' is not a valid version of a system"),
    (#"{"feature": "F", "macOS": "0"}"#, "'0' is not a valid version of a system"),
    (#"{"feature": "F", "iOS": "16.0", "when": "uii"}"#, "unknown variable 'uii'"),
    (#"{"feature": "F", "iOS": "16.0", "when": true}"#, "expected a string, found true or false"),
  ]

  @Test("are checked when the template is read", arguments: mistakes)
  func mistake(entry: String, message: String) throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(platforms: entry), files: ["V.swift": "v"])
    let problems = world.problems()
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix(message) == true, "\(problems)")
    #expect(problems.first?.contains("template.json:") == true, "\(problems)")
  }

  @Test("are needed if their condition is true, and those of all modules together")
  func needs() throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        options: #"{"name": "new", "type": "boolean", "help": "h"}"#,
        platforms: #"""
          {"feature": "Old", "iOS": "13.0", "tvOS": "11.0"},
          {"feature": "New", "iOS": "16.4", "when": "new"}
          """#),
      files: ["V.swift": "struct <<Module>>View {}"],
      package: [
        "Package.swift": """
        // swift-tools-version:5.5
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App")])

        """
      ])
    let old = try world.plan(["SignIn"])
    #expect(
      old.diagnostics.map(\.description) == [
        """
        Package.swift: warning: the manifest supports systems that are too old for the generated \
        code: Old needs iOS 13
        help: add after 'name:' of the package:
                platforms: [.iOS(.v13)],
        """
      ])
    let new = try world.plan(["SignIn"], settings: [.init("new", "true")])
    #expect(new.diagnostics.first?.help?.contains(#"platforms: [.iOS("16.4")],"#) == true)
    #expect(new.diagnostics.count == 1)
  }
}
