import Foundation
import Testing

/// Files for Apple's systems are not compiled on Linux, so a text that is missing would be found late.
@Suite("The texts of a screen")
struct ShownTextsTests {
  private static let list = ["--with", "service", "--with", "entity"]
  private static let modules: [[String]] = [
    ["viper", "--actions", "delete(id: UUID) async throws"] + list
      + ["--entity-fields", "id: UUID", "--entity-fields", "name: String"],
    [
      "viper", "--actions", "delete(id: Int) async throws", "--actions",
      "rename(name: String) throws",
    ]
      + list + ["--entity-fields", "id: Int"],
    [
      "viper", "--actions", "loadPrice() async throws -> Decimal", "--actions", "delete(all: Bool)",
    ],
    [
      "viper-contract", "--actions", "pay(file: Data) async throws", "--actions",
      "apply(code: String)",
    ],
    [
      "vip", "--actions", "search(text: String) async throws -> [Int]", "--actions",
      "send(file: Data) throws",
    ],
    ["vip", "--use-cases", "FetchNames() -> [String]", "--next", "Home"],
    [
      "viper-closures", "--actions", "loadName() async throws -> String", "--actions",
      "send(file: Data) throws",
    ],
    [
      "viper-list-detail", "--actions", "delete(id: UUID) async throws", "--detail-actions",
      "send(file: Data) throws",
    ]
      + ["--entity-fields", "id: UUID", "--entity-fields", "name: String"],
    [
      "viper-list-detail", "--actions", "add(name: String, at: Date?) throws", "--detail-actions",
      "delete() throws",
    ],
  ]

  @Test(
    "are declared, whatever is on the screen", arguments: modules, ["uikit", "appkit", "swiftui"])
  func declared(module: [String], interface: String) throws {
    for screen in ["form", "blank"] {
      let folder = try TemporaryFolder()
      let options = ["--ui", interface, "--screen", screen, "--template"] + module
      let outcome = try Program.viperGen(
        ["create", "A", "--init", "--package-path", "Demo"] + options, in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let (used, declared) = try texts(in: folder.url.appending(path: "Demo"))
      #expect(!used.isEmpty)
      #expect(used.subtracting(declared) == [], "\(screen)")
    }
  }

  /// The members of enums of texts that are used and that are declared, with the names of the enums.
  private func texts(in package: URL) throws -> (used: Set<String>, declared: Set<String>) {
    var (used, declared): (Set<String>, Set<String>) = ([], [])
    let files = try #require(FileManager.default.enumerator(atPath: package.path))
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: package.appending(path: file), encoding: .utf8)
      used.formUnion(text.matches(of: /\b(A\w*Texts\.\w+)/).map { String($0.1) })
      for part in text.split(separator: "enum ").dropFirst() {
        let name = part.prefix { $0.isLetter }
        guard name.hasSuffix("Texts") else { continue }
        declared.formUnion(
          part.matches(of: /static (?:var|let|func) (\w+)/).map { "\(name).\($0.1)" })
      }
    }
    return (used, declared)
  }
}
