/// A package that generated code needs.
struct RequiredPackage: Sendable, Hashable {
  /// Its name, the last part of its address: `Quick`.
  let name: String
  let url: String
  /// The oldest version that generated code accepts.
  let version: String
  let products: [String]
  /// Whether only the tests need it.
  let isForTests: Bool

  /// SwiftPM's identity of the package.
  var identity: String { name.lowercased() }

  /// The entry in a package's dependencies.
  var declaration: String { ".package(url: \"\(url)\", from: \"\(version)\")" }

  /// The entry in a target's dependencies.
  func use(of product: String) -> String {
    ".product(name: \"\(product)\", package: \"\(name)\")"
  }
}
