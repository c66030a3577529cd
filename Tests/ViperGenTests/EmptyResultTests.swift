import Foundation
import Testing

/// A requirement on a link with a result or a value: the generated body returns an empty value.
@Suite("A result on a link")
struct EmptyResultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write("class User {}\n", to: "P/Sources/App/User.swift")
  }

  static let links = [
    ("viper", "presenter-to-view"), ("viper", "presenter-to-delegate"),
    ("viper", "wireframe-to-presenter"), ("viper-contract", "presenter-to-router"),
    ("viper-contract", "datafetcher-to-interactor"), ("vip", "queries"),
    ("vip", "interactor-to-delegate"), ("viper-closures", "presenter-to-interactor"),
    ("viper-list-detail", "list-presenter-to-list-view"),
    ("viper-list-detail", "detail-interactor-to-detail-presenter"),
  ]

  @Test("is refused if its type has no empty value", arguments: links)
  func refused(_ template: String, _ option: String) throws {
    let create = "viper-gen create SignIn -t \(template) --dry-run --\(option)"
    let function = try folder.shell("\(create) 'chosen(at: Int) async throws -> User'", in: "P")
    #expect(function.status == 64)
    #expect(
      function.errors.contains("the generated code has no value of the type 'User' to return"))
    #expect(function.errors.contains("help: make it optional: 'User?'"))
    let property = try folder.shell("\(create) 'var go: () -> Void { get set }'", in: "P")
    #expect(property.status == 64)
    #expect(property.errors.contains("help: make it optional: '(() -> Void)?'"))
  }

  @Test("crashes neither in the module nor in a mock", arguments: links)
  func accepted(_ template: String, _ option: String) throws {
    let outcome = try folder.shell(
      "viper-gen create SignIn -t \(template) --\(option) 'chosen(at: Int, by: User) -> User?'"
        + " --\(option) 'var user: User? { get set }' --\(option) 'all(of: User) -> [Int]'",
      in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    var mocks = 0
    for (path, data) in try folder.contents(below: "P") where path.hasSuffix(".swift") {
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("fatalError"), "\(path)")
      mocks += text.contains("var chosenResult: User? = nil") ? 1 : 0
    }
    #expect(mocks == 1)
  }
}
