/// A package that the code of a template needs, and the condition for that.
struct TemplatePackage: Sendable {
  let name: String
  let url: String
  /// The oldest version that can be used: `7.6.2`.
  let version: String
  let products: [String]
  /// The files that import it.
  let role: FileRole
  /// The entry in the `template.json`, which has the condition.
  let json: JSONValue
}

extension TemplatePackage {
  /// Reads an entry of `packages` in a `template.json`; `nil` when something is wrong with it.
  ///
  /// Its texts are written to manifests, so only names, a URL and a version are valid.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: ["name", "url", "from", "products", "role", "when"])
    let name = object.requiredString("name")
    let url = object.requiredString("url")
    let version = object.requiredString("from")
    let products = object.strings("products") ?? []
    let role = FileRole(in: &object)
    // Only its kind is checked here; the template's loader reads it.
    _ = object.string("when")
    if let url { Self.checkAddress(url, name: name, of: &object) }
    if let version { Self.checkVersion(version, of: &object) }
    Self.checkProducts(products, of: &object)
    problems += object.problems
    guard object.problems.isEmpty, let name, let url, let version, let role else { return nil }
    self.init(
      name: name, url: url, version: version, products: products, role: role, json: json)
  }

  private static func checkAddress(_ url: String, name: String?, of object: inout JSONObject) {
    guard isAddress(url) else {
      object.report(
        Diagnostic(
          .data, .templatePackage,
          "'\(url.escapingControlCharacters)' is not a valid package URL",
          at: object.location(of: "url"),
          help: "write it like \"https://github.com/Quick/Quick\""))
      return
    }
    let realName = Self.name(at: url)
    guard let name, name != realName else { return }
    object.report(
      Diagnostic(
        .data, .templatePackage,
        "the package at that URL is '\(realName)', not '\(name.escapingControlCharacters)'",
        at: object.location(of: "name"), help: "write \"name\": \"\(realName)\""))
  }

  private static func checkVersion(_ version: String, of object: inout JSONObject) {
    guard !isVersion(version) else { return }
    object.report(
      Diagnostic(
        .data, .templatePackage, "'\(version.escapingControlCharacters)' is not a valid version",
        at: object.location(of: "from"), help: "write three numbers, such as \"7.6.2\""))
  }

  private static func checkProducts(_ products: [String], of object: inout JSONObject) {
    if products.isEmpty, object.problems.isEmpty {
      object.report(
        Diagnostic(
          .data, .templatePackage, "the package has no products",
          at: object.location(of: "products"),
          help: "add \"products\" with the modules that the code imports"))
    }
    for product in object.value["products"]?.elements ?? [] {
      guard let text = product.string, !isName(text) else { continue }
      object.report(
        Diagnostic(
          .data, .templatePackage,
          "'\(text.escapingControlCharacters)' is not a valid product name",
          at: product.location))
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("https://") && isName(name(at: text))
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
  }

  /// SwiftPM's name for the package there.
  private static func name(at url: String) -> String {
    let slash = url.utf8.lastIndex(of: UInt8(ascii: "/"))
    let last = slash.map { url[$0...].dropFirst() } ?? url[...]
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".")
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || "_-.+".utf8.contains(byte)
      }
  }

  /// Three numbers.
  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { UInt32($0).map(String.init) == String($0) }
  }
}
