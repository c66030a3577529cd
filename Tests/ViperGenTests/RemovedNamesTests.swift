import Foundation
import Testing

@Suite("With a configured subfolder, viper-gen remove")
struct RemovedNamesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen("create", "Home", "--init", "--package-path", "Shop")
    #expect(made.status == 0)
    try folder.write("", to: "Shop/Docs/none")
  }

  static let spellings: [(into: String, name: String, place: String)] = [
    ("Features", "Orders", ""), ("Features", "./Orders/", ""), ("Features", "Account/Orders", ""),
    ("Features", "Orders", "Sources/Shop"), ("Features", "Orders", "Docs"),
    ("Features", "Orders", "Sources/Shop/Features"), ("Features", "Sources/Shop/Orders", ""),
    ("Deep/Features", "Orders", ""), ("Sources/Shop/Features", "Orders", ""),
    ("Sources/Shop/Features", "Account/Orders", "Sources"),
  ]

  @Test("accepts the names that create accepts", arguments: spellings)
  func spelling(into: String, name: String, place: String) throws {
    try folder.write(#"{"into": "\#(into)"}"#, to: "Shop/.viper-gen.json")
    try folder.write("", to: "Shop/Sources/Shop/Features/none")
    let before = try folder.tree().keys.sorted()
    let made = try folder.shell("viper-gen create \(name)", in: "Shop/" + place)
    #expect(made.status == 0, "\(made.errors)")
    let outcome = try folder.shell("viper-gen remove \(name)", in: "Shop/" + place)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.tree().keys.sorted() == before)
  }

  @Test("removes nothing that create would not write in this place, and suggests the name")
  func elsewhere() throws {
    try folder.write(#"{"into": "Features"}"#, to: "Shop/.viper-gen.json")
    #expect(try folder.shell("viper-gen create Orders", in: "Shop").status == 0)
    let before = try folder.tree()
    for (line, place) in [("Orders", "Sources/Shop/Home"), ("Order", ""), ("Ordres", "Docs")] {
      let outcome = try folder.shell("viper-gen remove \(line)", in: "Shop/" + place)
      #expect(outcome.status == 66, "\(line)")
      #expect(
        outcome.errors.hasSuffix("help: did you mean 'Features/Orders'?\n"), "\(outcome.errors)")
    }
    #expect(try folder.tree() == before)
  }

  @Test("depends on the configuration only if the name is not found without its folder")
  func invalidConfiguration() throws {
    try folder.write(#"{"into": "Features", "template": 1}"#, to: "Shop/.viper-gen.json")
    #expect(try folder.shell("viper-gen remove Home", in: "Shop").status == 0)
    try folder.write("{", to: "Shop/.viper-gen.json")
    let outcome = try folder.shell("viper-gen remove Home", in: "Shop")
    #expect(outcome.status == 78, "\(outcome.errors)")
  }
}
