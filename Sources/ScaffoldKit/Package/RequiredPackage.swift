/// A package that generated code cannot do without.
struct RequiredPackage: Sendable, Hashable {
  /// Its name, the last part of its address: `Quick`.
  let name: String
  let url: String
  /// The oldest version that will do.
  let version: String
  let products: [String]
  /// Whether the tests need it, and not the sources.
  let isForTests: Bool

  /// The name by which SwiftPM tells packages apart.
  var identity: String { name.lowercased() }

  /// What stands among the dependencies of a package.
  var declaration: String { ".package(url: \"\(url)\", from: \"\(version)\")" }

  /// What stands among the dependencies of a target.
  func use(of product: String) -> String {
    ".product(name: \"\(product)\", package: \"\(name)\")"
  }
}
