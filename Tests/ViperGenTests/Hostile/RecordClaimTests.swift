import Foundation
import Hashing
import Testing

/// A record is a text of the repository: what it says of a module may be untrue.
@Suite("A record that claims more than its module")
struct RecordClaimTests {
  private let folder: TemporaryFolder
  private static let record = "P/.viper-gen/CartFeature/Cart.json"

  /// A package with the target `CartFeature`, which was made for the module `Cart`.
  init() throws {
    folder = try SmallPackage.folder()
    let made = try Program.viperGen(
      ["create", "Cart", "--new-target", "CartFeature", "--testing", "none", "-q"],
      in: folder.url.appending(path: "P"))
    try #require(made.status == 0, "\(made.errors)")
  }

  private func run(_ words: String...) throws -> Outcome {
    try Program.viperGen(words, in: folder.url.appending(path: "P"))
  }

  /// Replaces the manifest of before the edit.
  private func record(before: String) throws {
    var record = try json(Self.record)
    var manifest = try #require(record["manifest"] as? [String: Any])
    manifest["before"] = before
    record["manifest"] = manifest
    try write(record, to: Self.record)
  }

  private func json(_ path: String) throws -> [String: Any] {
    let data = Data(try folder.text(of: path).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func write(_ object: [String: Any], to path: String) throws {
    let data = try JSONSerialization.data(withJSONObject: object)
    try folder.write(String(decoding: data, as: UTF8.self), to: path)
  }

  /// Manifests that say more than the one in the package, by what is put after its first line.
  static let additions = [
    "import Foundation\n", "print(1)\n", "// a comment\n", "let evil = 1\n",
    "@available(macOS 99, *)\n", "#if os(Linux)\n#endif\n",
  ]

  @Test("of the manifest gets no other program into it", arguments: additions)
  func program(addition: String) throws {
    let manifest = try folder.text(of: "P/Package.swift")
    var lines = SmallPackage.manifest.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(contentsOf: addition.split(separator: "\n"), at: 1)
    try record(before: lines.joined(separator: "\n"))
    let removed = try run("remove", "Cart")
    #expect(removed.status == 0 && removed.errors.contains("is kept in it"), "\(removed.errors)")
    #expect(try folder.text(of: "P/Package.swift") == manifest)
  }

  @Test("of the manifest, and that hides a comment's end or a string in it, changes nothing")
  func texts() throws {
    let manifest = try folder.text(of: "P/Package.swift") + "// let evil = \"1\"\n"
    try folder.write(manifest, to: "P/Package.swift")
    var record = try json(Self.record)
    let digest = SHA256.digest(of: Array(manifest.utf8)).text
    for before in [
      manifest.replacing("// let evil", with: "//\nlet evil"),
      manifest.replacing("// let evil = \"1\"\n", with: ""),
      manifest.replacing("\"CartFeature\"", with: "\"\\(evil)\""),
      manifest + "let more = 1\n", "", "}}}}",
    ] {
      record["manifest"] = ["digest": digest, "before": before]
      try write(record, to: Self.record)
      let removed = try run("remove", "Cart", "-n")
      #expect(removed.status == 0, "\(removed.errors)")
      #expect(!removed.output.contains("Package.swift"), "\(before): \(removed.output)")
    }
  }

  @Test("that is true takes the target back, with comments and on one line")
  func control() throws {
    #expect(try run("remove", "Cart").status == 0)
    #expect(try folder.text(of: "P/Package.swift") == SmallPackage.manifest)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription  // as always
      /* the package */
      let package = Package(name: "P", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])

      """
    try folder.write(manifest, to: "P/Package.swift")
    #expect(try run("create", "Cart", "--new-target=Carts", "-q").status == 0)
    #expect(try folder.text(of: "P/Package.swift") != manifest)
    #expect(try run("remove", "Cart").status == 0)
    #expect(try folder.text(of: "P/Package.swift") == manifest)
  }

  @Test(
    "of another module's files neither removes nor moves them",
    arguments: [
      ["remove", "Home"], ["remove", "Home", "--force"], ["rename", "Home", "Start"],
      ["rename", "Home", "Feature/Start"], ["remove", "Home", "-n"],
    ])
  func files(words: [String]) throws {
    for name in ["Home", "Home/Inner"] {
      #expect(try run("create", name, "--target", "App", "--testing", "none", "-q").status == 0)
    }
    let (path, inner) = ("P/.viper-gen/App/Home.json", "P/.viper-gen/App/Home/Inner.json")
    var home = try json(path)
    let own = try #require(home["files"] as? [String: String])
    let others = try #require(try json(inner)["files"] as? [String: String])
    home["files"] = own.merging(others) { own, _ in own }
    try write(home, to: path)
    let before = try folder.tree(below: "P")
    let outcome = try Program.viperGen(words, in: folder.url.appending(path: "P"))
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.contains("the file belongs to the module"), "\(outcome.errors)")
    #expect(try folder.tree(below: "P") == before)
    // Both at once are what the records say.
    #expect(try run("remove", "Home", "Home/Inner").status == 0)
  }
}
