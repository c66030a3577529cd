/// The stored properties that the user has renamed in the types of a file, so that the template's code can use their
/// names.
///
/// A property of the template that is gone was renamed if exactly one property of the user's own in the same type differs
/// from it by nothing but the name: `let presenter = SignInPresenter()` and `let sut = SignInPresenter()`.
package struct RenamedProperties: Sendable {
  /// The names that the user has given the properties, by those in the template, for each type by its path.
  private var names: [[String]: [String: String]] = [:]

  /// - Parameters:
  ///   - base: the file as it was generated.
  ///   - yours: the file that the user has made of it.
  package init(base: SwiftFile, yours: SwiftFile) {
    let (former, current) = (Self.properties(of: base), Self.properties(of: yours))
    for (path, old) in former {
      guard let new = current[path] else { continue }
      let gone = old.filter { new[$0.key] == nil }
      let own = Dictionary(grouping: new.filter { old[$0.key] == nil }, by: \.value)
      for (shape, names) in Dictionary(grouping: gone, by: \.value) {
        guard names.count == 1, let found = own[shape], found.count == 1 else { continue }
        self.names[path, default: [:]][names[0].key] = found[0].key
      }
    }
  }

  /// A text of the template with the user's names.
  package func renaming(_ text: [UInt8]) -> [UInt8] {
    guard !names.isEmpty, let file = SwiftFile(ifReadable: text) else { return text }
    var result: [UInt8] = []
    var end = 0
    var ranges: [(range: Range<Int>, name: String)] = []
    Self.visitTypes(file.declarations, in: []) { path, type in
      guard let names = names[path] else { return }
      ranges += Self.uses(of: names, in: file, type.code)
    }
    for (range, name) in ranges.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.lowerBound >= end {
      result += text[end..<range.lowerBound] + Array(name.utf8)
      end = range.upperBound
    }
    return result + text[end...]
  }

  // MARK: Reading

  /// The stored properties of each type, with their code without the name.
  private static func properties(of file: SwiftFile) -> [[String]: [String: [String]]] {
    var found: [[String]: [String: [String]]] = [:]
    visitTypes(file.declarations, in: []) { path, type in
      for property in type.members where property.kind == .property && property.names.count == 1 {
        var words = file.words(in: property.code)
        guard let name = words.firstIndex(of: property.name) else { continue }
        words[name] = ""
        found[path, default: [:]][property.name] = words
      }
    }
    return found
  }

  private static func visitTypes(
    _ declarations: [Declaration], in path: [String], _ visit: ([String], Declaration) -> Void
  ) {
    for declaration in declarations {
      switch declaration.kind {
      case .struct, .class, .enum, .actor, .extension:
        let inner = path + [declaration.name]
        visit(inner, declaration)
        visitTypes(declaration.members, in: inner, visit)
      case .conditional: visitTypes(declaration.children, in: path, visit)
      default: break
      }
    }
  }

  /// The places in a type at which some properties are declared or used: not as labels, nor as members of something
  /// else.
  private static func uses(
    of names: [String: String], in file: SwiftFile, _ range: Range<Int>
  ) -> [(range: Range<Int>, name: String)] {
    let (text, tokens) = (file.text, file.tokens)
    func word(_ index: Int) -> String? {
      guard tokens.indices.contains(index) else { return nil }
      return String(decoding: text[tokens[index].range], as: UTF8.self)
    }
    let first = tokens.partitionIndex { $0.range.lowerBound >= range.lowerBound }
    return tokens[first...].prefix { $0.range.lowerBound < range.upperBound }.indices
      .compactMap { index in
        guard tokens[index].kind == .word, let name = word(index).flatMap({ names[$0] }) else {
          return nil
        }
        let before = word(index - 1)
        let isDeclared = before == "let" || before == "var"
        let isLabel = word(index + 1) == ":" && !isDeclared
        let isMember = before == "." && word(index - 2) != "self"
        return isLabel || isMember ? nil : (tokens[index].range, name)
      }
  }
}

extension SwiftFile {
  /// The tokens in a range.
  func words(in range: Range<Int>) -> [String] {
    let start = tokens.partitionIndex { $0.range.lowerBound >= range.lowerBound }
    return tokens[start...].prefix { $0.range.lowerBound < range.upperBound }
      .map { String(decoding: text[$0.range], as: UTF8.self) }
  }
}
