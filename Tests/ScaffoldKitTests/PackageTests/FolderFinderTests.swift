import Foundation
import Testing

@testable import ScaffoldKit

@Suite struct FolderFinderTests {
  private func layout(
    _ version: String, _ targets: String, folders: [String], links: [(String, String)] = []
  ) throws -> PackageLayout {
    let package = try TestPackage([
      "Package.swift": """
      // swift-tools-version:\(version)
      import PackageDescription
      let package = Package(name: "P", targets: [\(targets)])
      """
    ])
    for folder in folders { try package.makeFolder(folder) }
    for (name, destination) in links { try package.link(name, to: destination) }
    return try package.inspector().layout()
  }

  private func folders(_ layout: PackageLayout) -> [String] {
    layout.targets.map { $0.folder.joined(separator: "/") }
  }

  static let app = #".target(name: "App")"#
  static let both = #".target(name: "App"), .testTarget(name: "AppTests")"#
  static let two = #".target(name: "App"), .target(name: "Core")"#

  static let conventions: [(String, String, [String], [String])] = [
    ("5.9", both, ["Sources/App", "Tests/AppTests"], ["Sources/App", "Tests/AppTests"]),
    ("5.3", both, ["Sources", "Tests"], ["Sources/App", "Tests/AppTests"]),
    ("5.9", both, ["Sources", "Tests"], ["Sources", "Tests"]),
    ("5.9", both, ["Sources/App"], ["Sources/App", "Tests/AppTests"]),
    ("5.9", both, [], ["Sources/App", "Tests/AppTests"]),
    ("5.9", two, ["Sources"], ["Sources/App", "Sources/Core"]),
    ("5.9", two, ["Sources/Core"], ["Sources/App", "Sources/Core"]),
    ("5.9", app, ["Source/App"], ["Source/App"]),
    ("5.9", app, ["srcs/App", "src"], ["src"]),
    ("5.9", app, ["src/App", "Sources"], ["Sources"]),
    ("5.3", app, ["src/App", "Sources"], ["Sources/App"]),
    ("5.3", both, ["Sources/App", "Sources/AppTests"], ["Sources/App", "Sources/AppTests"]),
    ("5.9", #".target(name: "App", path: "Code/./App/")"#, ["Code/App"], ["Code/App"]),
    ("5.9", #".target(name: "App", path: ".")"#, [], [""]),
    ("5.9", #".plugin(name: "Make", capability: .buildTool())"#, ["Plugins"], ["Plugins"]),
    ("5.9", #".plugin(name: "Make", capability: .buildTool())"#, [], ["Plugins/Make"]),
  ]

  @Test("folders are where SwiftPM looks", arguments: conventions)
  func foldersAreWhereSwiftPMLooks(
    version: String, targets: String, present: [String], expected: [String]
  ) throws {
    #expect(folders(try layout(version, targets, folders: present)) == expected)
  }

  @Test("a missing folder is a state and no error") func aMissingFolderIsAStateAnd() throws {
    let layout = try layout("5.9", Self.both, folders: ["Sources/App"])
    #expect(layout.targets[0].state == .present(at: ["Sources", "App"]))
    #expect(layout.targets[1].state == .missing(at: ["Tests", "AppTests"]))
  }

  @Test("links within the package are followed, one component after another")
  func linksWithinThePackageAreFollowedOne() throws {
    let layout = try layout(
      "5.9", Self.two, folders: ["Code/Deep/App", "Code/Core"],
      links: [("Sources", "Code"), ("Code/App", "./Deep/../Deep/App")])
    #expect(folders(layout) == ["Sources/App", "Sources/Core"])
    #expect(layout.targets[0].state == .present(at: ["Code", "Deep", "App"]))
    #expect(layout.targets[1].state == .present(at: ["Code", "Core"]))
  }

  @Test("what is missing below a link is made where the link points")
  func whatIsMissingBelowALinkIs() throws {
    let layout = try layout("5.3", Self.app, folders: ["Code"], links: [("Sources", "Code")])
    #expect(layout.targets[0].state == .missing(at: ["Code", "App"]))
  }

  @Test(
    "a link out of the package, or to itself, is never followed",
    arguments: ["/tmp", "..", "../..", "Code/../../x", "Sources"])
  func aLinkOutOfThePackageOr(destination: String) throws {
    let layout = try layout(
      "5.3", #".target(name: "App", path: "Sources/App")"#, folders: ["Code"],
      links: [("Sources", destination)])
    guard case .outside = layout.targets[0].state else {
      Issue.record("\(layout.targets[0].state)")
      return
    }
  }

  @Test("a file in the way is reported") func aFileInTheWayIsReported() throws {
    let package = try TestPackage([
      "Package.swift": """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "App")])
      """, "Sources/App": "",
    ])
    let layout = try package.inspector().layout()
    #expect(layout.targets[0].state == .blocked(by: ["Sources", "App"]))
  }

  @Test("a module map in the root makes the package one system library")
  func aModuleMapInTheRootMakes() throws {
    let package = try TestPackage([
      "Package.swift": "// swift-tools-version:5.9\nimport PackageDescription\n"
        + "let package = Package(name: \"CZ\", targets: [.target(name: \"App\")])\n",
      "module.modulemap": "",
    ])
    #expect(try package.inspector().layout().targets.map(\.kind) == [.system])
  }

  /// Packages in the layouts of public ones: their manifest's targets, and their files.
  static let layouts: [(targets: String, files: [String])] = [
    (
      #".target(name: "Big", path: "Sources"), .testTarget(name: "BigTests", dependencies: ["Big"])"#,
      ["Sources/Big.swift", "Sources/Deep/More.swift", "Tests/BigTests/BigTests.swift"]
    ),
    (
      #".target(name: "CYaml", path: "Parser/c", publicHeadersPath: "include"), "#
        + #".target(name: "Yaml", dependencies: ["CYaml"], path: "Parser/swift")"#,
      ["Parser/c/api.c", "Parser/c/include/yaml.h", "Parser/swift/Yaml.swift"]
    ),
    (
      #".target(name: "Open", exclude: ["CMakeLists.txt"], sources: ["Core"]), "#
        + #".target(name: "COpen"), .testTarget(name: "OpenTests", dependencies: ["Open"])"#,
      [
        "Sources/Open/Core/Open.swift", "Sources/Open/CMakeLists.txt", "Sources/Open/Skipped.swift",
        "Sources/COpen/open.cpp", "Sources/COpen/include/open.h", "Tests/OpenTests/OpenTests.swift",
      ]
    ),
    (
      #".executableTarget(name: "tool", dependencies: ["Table"]), .target(name: "Table"), "#
        + #".plugin(name: "Format", capability: .buildTool()), "#
        + #".testTarget(name: "EndToEnd", dependencies: ["Table"], path: "IntegrationTests")"#,
      [
        "Source/tool/main.swift", "Source/Table/Table.swift", "Plugins/Format/Plugin.swift",
        "IntegrationTests/EndToEnd.swift",
      ]
    ),
    (
      #".target(name: "Only"), .testTarget(name: "OnlyTests", dependencies: ["Only"])"#,
      ["src/Only/Only.swift", "src/OnlyTests/OnlyTests.swift"]
    ),
  ]

  /// SwiftPM judges the folders themselves.
  @Test("folders equal those that SwiftPM describes", arguments: layouts)
  func foldersEqualThoseThatSwiftPMDescribes(targets: String, files: [String]) throws {
    let package = try TestPackage([
      "Package.swift": "// swift-tools-version:5.9\nimport PackageDescription\n"
        + "let package = Package(name: \"P\", targets: [\(targets)])\n"
    ])
    for file in files { try package.write(file, "// \(file)\n") }
    let environment = try TestRun.environment()
    let swift = try Executable.find("swift", in: environment).orMissing()
    let output = try Subprocess.run(
      swift.path, ["package", "--package-path", package.path, "describe", "--type", "json"],
      environment: environment)
    try #require(
      output.ending == .exited(0), "\(String(decoding: output.standardError, as: UTF8.self))")
    let description = try JSONReader.read(
      SourceText(path: "describe", bytes: output.standardOutput))
    let described = try #require(description["targets"]?.elements)
    let layout = try package.inspector().layout()
    #expect(described.count == layout.targets.count)
    for value in described {
      let target = try #require(layout.target(named: value["name"]?.string ?? ""))
      #expect(value["path"]?.string == target.folder.joined(separator: "/"))
      let isC = value["module_type"]?.string == "ClangTarget"
      #expect(try package.inspector().isCFamily(target) == isC)
    }
  }
}
