import Foundation

/// Which folders of a library use which, read from the names in their Swift sources: types, functions at
/// file scope, and members that extensions add to types of the standard library.
struct SourceLayers {
  /// The names that each folder uses, without those that the same file declares.
  private var used: [String: Set<String>] = [:]
  /// The names that a folder offers to the others.
  private var offered: [String: Set<String>] = [:]
  /// The members that each folder declares in its own types, and its local constants. They are not those of
  /// other folders.
  private var members: [String: Set<String>] = [:]

  var folders: [String] { used.keys.sorted() }

  /// Reads the Swift files in the folders below `root`.
  init(below root: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".swift") && path.contains("/") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      add(text, to: String(path.prefix { $0 != "/" }))
    }
  }

  mutating func add(_ source: String, to folder: String) {
    let code = Self.code(in: source)
    let type = /\b(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)/
    let own = Set(code.matches(of: type).map { String($0.1) })
    let words = Set(code.matches(of: /[A-Za-z]\w*/).map { String($0.0) })
    used[folder, default: []].formUnion(words.subtracting(own))
    var isStandard = false
    for line in code.split(separator: "\n") {
      let member = line.firstMatch(of: /^  (?:[a-z]+ )*(?:var|func|let) (\w+)/)
      let local = line.firstMatch(of: /^    +let (\w+)/)
      if line.first != " ", line.first != "}" {
        isStandard = Self.standardExtensions.contains { line.hasPrefix($0) }
        let name = line.firstMatch(of: type)?.1 ?? line.firstMatch(of: /^func (\w+)/)?.1
        if let name, !line.contains("private ") {
          offered[folder, default: []].insert(String(name))
        }
      } else if let name = member?.1 {
        if isStandard, !line.contains("private ") {
          offered[folder, default: []].insert(String(name))
        } else {
          members[folder, default: []].insert(String(name))
        }
      } else if let name = local?.1 {
        members[folder, default: []].insert(String(name))
      }
    }
  }

  /// The beginnings of extensions of the standard library's types.
  private static let standardExtensions = [
    "String", "Substring", "Character", "Unicode", "UInt8", "Array", "Set", "Dictionary",
    "Collection", "Sequence", "[",
  ].map { "extension \($0)" }

  /// What the folders use and the table does not allow, and what it allows and they do not use.
  func differences(from allowed: [String: Set<String>]) -> [String] {
    var differences: [String] = []
    for folder in folders {
      let foreign = used[folder, default: []].subtracting(offered[folder, default: []])
        .subtracting(members[folder, default: []])
      for other in folders where other != folder {
        let names = foreign.intersection(offered[other, default: []]).sorted()
        let isAllowed = allowed[folder, default: []].contains(other)
        if !names.isEmpty, !isAllowed {
          differences.append("\(folder) uses \(other): \(names.joined(separator: ", "))")
        } else if names.isEmpty, isAllowed {
          differences.append("\(folder) does not use \(other)")
        }
      }
    }
    return differences + Set(allowed.keys).subtracting(folders).sorted().map { "no folder \($0)" }
  }

  /// The text without comments and string literals, but with the code that literals interpolate.
  private static func code(in text: String) -> String {
    var code = ""
    var rest = text[...]
    while let start = rest.firstRange(of: /\/\/|\/\*|#*"(?:"")?/) {
      code += rest[..<start.lowerBound]
      let opening = rest[start]
      rest = rest[start.upperBound...]
      switch opening {
      case "//": rest = rest.drop { $0 != "\n" }
      case "/*": rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      default: code += " " + interpolations(upTo: String(opening.reversed()), in: &rest) + " "
      }
    }
    return code + rest
  }

  /// Reads a literal up to its closing quotes, and returns the code in its interpolations.
  private static func interpolations(upTo closing: String, in rest: inout Substring) -> String {
    let escape = "\\" + closing.filter { $0 == "#" }
    var code = ""
    while !rest.isEmpty {
      if rest.hasPrefix(closing) {
        rest = rest.dropFirst(closing.count)
        return code
      }
      guard rest.hasPrefix(escape) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      guard rest.first == "(" else {
        rest = rest.dropFirst()
        continue
      }
      var depth = 0
      let expression = rest.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      code += " " + Self.code(in: String(expression))
      rest = rest.dropFirst(expression.count)
    }
    return code
  }
}
