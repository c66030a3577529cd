import Foundation
import Testing

/// Who keeps whom alive, in every architecture: the generated tests fail when a weak link becomes
/// strong, and when a strong one becomes weak.
@Suite("Ownership")
struct OwnershipTests {
  static let templates = ["viper", "viper-contract", "vip", "viper-closures", "viper-list-detail"]

  /// A link of a module that is turned into its opposite.
  private struct Mutant {
    let module: String
    let what: String
    let file: URL
    let text: String
  }

  @Test("is proven by the generated tests, link by link")
  func links() throws {
    let folder = try TemporaryFolder()
    let package = folder.url.appending(path: "Demo")
    var mutants: [Mutant] = []
    for template in Self.templates {
      let stem = template.split(separator: "-").map(\.capitalized).joined()
      try create(["\(stem)0X"], of: template, in: folder)
      let count = try links(of: "\(stem)0X", in: package).count
      // Services and modules are values; they have no links that could be weak.
      #expect(count >= 3, "\(template)")
      let modules = (1...count).map { "\(stem)\($0)X" }
      try create(modules, of: template, in: folder)
      for (index, module) in modules.enumerated() {
        mutants.append(try links(of: module, in: package)[index])
      }
    }
    for mutant in mutants {
      try mutant.text.write(to: mutant.file, atomically: true, encoding: .utf8)
    }
    let build = try Program.tool(
      "swift", ["build", "--build-tests"] + Judge.quick, in: package)
    try #require(
      build.status == 0,
      "\(build.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5))")
    for mutant in mutants {
      #expect(
        try Judge.fails(mutant.module, in: package), "not seen: \(mutant.module) \(mutant.what)")
    }
    for template in Self.templates {
      let stem = template.split(separator: "-").map(\.capitalized).joined()
      #expect(try !Judge.fails("\(stem)0X", in: package))
    }
  }

  private func create(
    _ modules: [String], of template: String, in folder: TemporaryFolder
  ) throws {
    let outcome = try Program.viperGen(
      ["create", "--init", "--package-path", "Demo", "--template", template, "--ui", "none"]
        + modules, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// A mutant for each link between objects in a module's sources.
  private func links(of module: String, in package: URL) throws -> [Mutant] {
    let folder = package.appending(path: "Sources/Demo/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let texts = try paths.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let objects = objectTypes(in: texts.joined(separator: "\n"))
    var mutants: [Mutant] = []
    for (path, text) in zip(paths, texts) {
      let file = folder.appending(path: path)
      for line in text.split(separator: "\n") where line.hasPrefix("  ") {
        if line.contains("weak var "), !line.hasPrefix("    ") {
          let strong = line.replacing("weak var ", with: "var ")
          mutants.append(
            Mutant(
              module: module, what: "strong:\(line)", file: file,
              text: text.replacing(line, with: strong)))
        } else if let mutated = weakened(String(line), in: text, objects) {
          mutants.append(
            Mutant(module: module, what: "weak:\(line)", file: file, text: mutated))
        }
      }
    }
    return mutants
  }

  /// The classes, and the protocols that only classes conform to.
  private func objectTypes(in text: String) -> Set<String> {
    let declarations = text.matches(of: /(?:class (\w+)|protocol (\w+):\s+AnyObject)/)
    var types = Set(declarations.compactMap { ($0.1 ?? $0.2).map(String.init) })
    for alias in text.matches(of: /typealias (\w+) =\s+(\w+)/) where types.contains(String(alias.2))
    {
      types.insert(String(alias.1))
    }
    return types
  }

  /// The text with a stored constant for an object made weak.
  private func weakened(_ line: String, in text: String, _ objects: Set<String>) -> String? {
    let stored = /\s\s(private )?let (\w+)(?:: (any )?(\w+)| = (\w+)\(\))/
    guard let match = line.wholeMatch(of: stored), let type = match.4 ?? match.5,
      objects.contains(String(type))
    else { return nil }
    let name = String(match.2)
    let access = match.1 ?? ""
    if match.5 != nil {
      return text.replacing(line, with: "  \(access)weak var \(name): \(type)! = \(type)()")
    }
    // A protocol may require the property as it is, so it returns the weak one.
    let spelled = (match.3 == nil ? "" : "any ") + type
    let pair = """
        private weak var \(name)Link: (\(spelled))?
        \(access)var \(name): \(spelled) { \(name)Link! }
      """
    return text.replacing(line, with: pair)
      .replacing("    self.\(name) = ", with: "    self.\(name)Link = ")
      .replacing("    \(name) = ", with: "    \(name)Link = ")
  }
}
