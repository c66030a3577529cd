import Foundation
import Testing

/// Modules in the folders of an Xcode project, whose systems the project file names.
@Suite("A module of an app", .enabled(if: StandInJudge.isAvailable))
struct AppTargetTests {
  struct Interface: Sendable, CustomTestStringConvertible {
    let options: String
    let platform: String
    let setting: String

    var testDescription: String { options }
  }

  private static let interfaces = [
    Interface(
      options: "--ui uikit", platform: "iOS", setting: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
    Interface(
      options: "--ui swiftui", platform: "iOS", setting: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
    Interface(
      options: "--ui swiftui --navigation swiftui", platform: "iOS",
      setting: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
    Interface(
      options: "--ui appkit", platform: "macOS", setting: "MACOSX_DEPLOYMENT_TARGET = 14.0;"),
  ]

  @Test(
    "has no code for other systems, and compiles",
    arguments: ["viper", "vip", "viper-contract", "viper-closures", "viper-list-detail"], interfaces
  )
  func compiles(_ template: String, _ interface: Interface) throws {
    let folder = try project(interface.setting)
    func create(_ module: String, _ more: [String] = []) throws -> [String] {
      let created = try Program.viperGen(
        [
          "create", module, "--template", template, "--testing", "xctest",
          "--actions", "logIn(user: String) async throws -> Int",
        ] + more + interface.options.split(separator: " ").map(String.init)
          + ["--sources", "Shop", "--tests", "ShopTests", "--module", "Shop"], in: folder.url)
      try #require(created.status == 0, "\(created.errors)")
      return try swiftFiles(below: "Shop/\(module)", of: folder)
    }
    let sources = try create("SignIn")
    for path in try sources + swiftFiles(below: "ShopTests/SignIn", of: folder) {
      let text = try folder.text(of: path)
      #expect(!text.contains("canImport"), "\(path)")
    }
    #expect(try Judge.lint(["Shop", "ShopTests"], in: folder.url) == "")
    // What requests need has a module of its own on Linux.
    let verdict = try StandInJudge.check(
      sources, in: folder.url, on: interface.platform,
      flags: ["-import-module", "FoundationNetworking"])
    #expect(verdict.isAccepted, "\(verdict.diagnostics)")
    // Another module keeps it, and each keeps what it has.
    let portable = try create("Other", ["--portable"]).map { try folder.text(of: $0) }
    #expect(portable.joined().contains("canImport(FoundationNetworking)"))
    let updated = try Program.viperGen(["update", "--check"], in: folder.url)
    #expect(updated.status == 0, "\(updated.output)\(updated.errors)")
  }

  private func swiftFiles(below path: String, of folder: TemporaryFolder) throws -> [String] {
    try folder.tree(below: path).keys.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
      .sorted()
  }

  /// A project with an app and its tests, all of whose files Xcode finds by itself.
  private func project(_ setting: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("struct ShopApp {}\n", to: "Shop/ShopApp.swift")
    try folder.write("struct ShopCheck {}\n", to: "ShopTests/ShopCheck.swift")
    func target(_ id: String, _ name: String, _ product: String) -> String {
      """
      \(id) = {isa = PBXNativeTarget; name = \(name); fileSystemSynchronizedGroups = (F\(id), );
        productType = "com.apple.product-type.\(product)"; buildConfigurationList = L; };
      F\(id) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      """
    }
    try folder.write(
      """
      // !$*UTF8*$!
      {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
      \(target("A", "Shop", "application"))
      \(target("B", "ShopTests", "bundle.unit-test"))
      G = {isa = PBXGroup; children = (FA, FB, ); sourceTree = "<group>"; };
      P = {isa = PBXProject; mainGroup = G; targets = (A, B, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(setting)}; };
      };
      rootObject = P;
      }

      """, to: "Shop.xcodeproj/project.pbxproj")
    return folder
  }
}
