import Foundation
import Testing

/// Two targets whose modules are tested in one: what a module of one has, the other must leave alone.
@Suite("A test target of two targets")
struct SharedTestTargetTests {
  let folder: TemporaryFolder
  let package: URL

  init() throws {
    folder = try TemporaryFolder()
    package = folder.url.appending(path: "Shop")
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Cart"), .target(name: "Pay"),
          .testTarget(name: "AllTests", dependencies: ["Cart", "Pay"]),
        ])

      """
    try folder.write(manifest, to: "Shop/Package.swift")
    for target in ["Sources/Cart", "Sources/Pay", "Tests/AllTests"] {
      try folder.write("", to: "Shop/\(target)/A.swift")
    }
    let made = try create("Login", "--target", "Cart")
    #expect(made.status == 0, "\(made.errors)")
  }

  private func create(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(
      ["create"] + arguments + ["--test-target", "AllTests", "--ui", "none"], in: package)
  }

  @Test("keeps the tests of a module from those of its namesake", arguments: ["fail", "overwrite"])
  func sameName(policy: String) throws {
    let before = try folder.tree()
    let refused = try create("Login", "--target", "Pay", "--on-conflict", policy)
    #expect(refused.status == 73)
    #expect(refused.errors.contains("belongs to the module 'Login' of the target 'Cart'"))
    #expect(refused.errors.contains("--test-target"))
    #expect(!refused.errors.contains("--on-conflict"))
    #expect(try folder.tree() == before)
  }

  @Test("names the place of a type, not another module that is to be removed")
  func otherFolder() throws {
    let refused = try create("B/Login", "--target", "Pay")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("which Tests/AllTests/Login/"))
    #expect(!refused.errors.contains("viper-gen remove"))
  }

  @Test("reports once that a list has one file for two modules")
  func list() throws {
    let entries = #"[{"name":"Buy","target":"Cart"},{"name":"Buy","target":"Pay"}]"#
    try folder.write(entries, to: "Shop/list.json")
    let refused = try create("--file", "list.json")
    #expect(refused.status == 65 && refused.errors.hasPrefix("list.json:1:"))
    #expect(refused.errors.components(separatedBy: "would be written twice").count == 2)
  }

  @Test("lets a module that is created again own the files of a target that is gone")
  func renamed() throws {
    let manifest = try folder.text(of: "Shop/Package.swift")
    try folder.write(
      manifest.replacing(
        #".target(name: "Cart")"#, with: #".target(name: "Bag", path: "Sources/Cart")"#
      )
      .replacing(#"["Cart", "#, with: #"["Bag", "#), to: "Shop/Package.swift")
    try folder.write("// mine\n", to: "Shop/Sources/Cart/Login/LoginPresenter.swift")
    let made = try create("Login", "--target", "Bag", "--on-conflict", "overwrite")
    #expect(made.status == 0, "\(made.errors)")
  }
}
