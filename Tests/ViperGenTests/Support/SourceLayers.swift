import Foundation

/// Which folders of a library use which, read from the names in their Swift sources.
struct SourceLayers {
  /// The names that occur in the code of each folder.
  private var used: [String: Set<String>] = [:]
  /// The types that each folder declares, nested ones included.
  private var declared: [String: Set<String>] = [:]
  /// The types that each folder declares at file scope.
  private var shared: [String: Set<String>] = [:]

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
    used[folder, default: []].formUnion(code.matches(of: /\b[A-Z]\w*/).map { String($0.0) })
    let declaration = /\b(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)/
    declared[folder, default: []].formUnion(code.matches(of: declaration).map { String($0.1) })
    for line in code.split(separator: "\n") where line.first != " " && line.first != "}" {
      if let match = line.firstMatch(of: declaration) {
        shared[folder, default: []].insert(String(match.1))
      }
    }
  }

  /// What the folders use and the table does not allow, and what it allows and they do not use.
  func differences(from allowed: [String: Set<String>]) -> [String] {
    var differences: [String] = []
    for folder in folders {
      let foreign = used[folder, default: []].subtracting(declared[folder, default: []])
      for other in folders where other != folder {
        let names = foreign.intersection(shared[other, default: []]).sorted()
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
