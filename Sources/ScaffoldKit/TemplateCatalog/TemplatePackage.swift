/// A package that the code of a template needs, and when.
struct TemplatePackage: Sendable {
  let name: String
  let url: String
  /// The oldest version that will do: `7.6.2`.
  let version: String
  let products: [String]
  /// The files that import it.
  let role: FileRole
  let condition: String?
  /// The entry in the `template.json`.
  let json: JSONValue
}

extension TemplatePackage {
  /// Reads an entry of `packages` in a `template.json`; `nil` when something is wrong with it.
  ///
  /// Its texts go into manifests, so they are nothing but names, an address and a version.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: ["name", "url", "from", "products", "role", "when"])
    let name = object.requiredString("name")
    let url = object.requiredString("url")
    let version = object.requiredString("from")
    let products = object.strings("products") ?? []
    let role = FileRole(in: &object)
    let condition = object.string("when")
    if let url, !Self.isAddress(url) {
      object.report(TemplateSetFault.badAddress(url), object.location(of: "url"))
    } else if let url, let name, name != Self.name(at: url) {
      let fault = TemplateSetFault.packageName(name, of: Self.name(at: url))
      object.report(fault, object.location(of: "name"))
    }
    if let version, !Self.isVersion(version) {
      object.report(TemplateSetFault.badVersion(version), object.location(of: "from"))
    }
    if products.isEmpty, object.problems.isEmpty {
      object.report(TemplateSetFault.noProducts, object.location(of: "products"))
    }
    for product in json["products"]?.elements ?? [] {
      guard let text = product.string, !Self.isName(text) else { continue }
      object.report(TemplateSetFault.badProduct(text), product.location)
    }
    problems += object.problems
    guard object.problems.isEmpty, let name, let url, let version, let role else { return nil }
    self.init(
      name: name, url: url, version: version, products: products, role: role,
      condition: condition, json: json)
  }

  private static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("https://") && isName(name(at: text))
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
  }

  /// What SwiftPM calls the package there.
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
