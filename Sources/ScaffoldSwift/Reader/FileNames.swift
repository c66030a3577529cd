/// The names that a Swift file declares, and those that it uses.
enum FileNames {
  /// The types, functions and properties that a file declares at any depth, with the labels of functions:
  /// `rename(newTitle:)`. Each has the name by which it is used: `rename`.
  static func declared(in file: SwiftFile?) -> [String: String] {
    var declared: [String: String] = [:]
    visit(file?.declarations ?? []) { declared[$0] = $1 }
    return declared
  }

  /// Calls a function with each name that declarations have at any depth, and with the name by which it is used.
  static func visit(_ declarations: [Declaration], _ visit: (String, String) -> Void) {
    // A declaration is large, so that it is not copied.
    for index in declarations.indices {
      let name = declarations[index].name
      switch declarations[index].kind {
      case .function: visit(declarations[index].selector, name)
      case .property: for name in declarations[index].names { visit(name, name) }
      case .struct, .class, .enum, .actor, .protocol: visit(name, name)
      default: break
      }
      Self.visit(declarations[index].members, visit)
      for branch in declarations[index].branches { Self.visit(branch.declarations, visit) }
    }
  }

  /// Where some names are called, used as members, or used as types.
  static func uses(of names: Set<String>, in file: SwiftFile?) -> [String: [Int]] {
    guard let file, !names.isEmpty else { return [:] }
    let (text, tokens) = (file.text, file.tokens)
    let lengths = Set(names.map(\.utf8.count))
    var uses: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated()
    where token.kind == .word && lengths.contains(token.range.count) {
      let name = String(decoding: text[token.range], as: UTF8.self)
      guard names.contains(name) else { continue }
      let before = index > 0 ? tokens[index - 1] : nil
      if before?.isWord("func", in: text) == true { continue }
      let isMember = before?.isMark(".", in: text) == true
      let isCall = index + 1 < tokens.count && tokens[index + 1].isMark("(", in: text)
      let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[token.range.lowerBound])
      guard isMember || isCall || isType else { continue }
      uses[name, default: []].append(token.range.lowerBound)
    }
    return uses
  }
}

extension SwiftToken {
  fileprivate func isWord(_ word: String, in text: [UInt8]) -> Bool {
    kind == .word && text[range].elementsEqual(word.utf8)
  }

  fileprivate func isMark(_ mark: String, in text: [UInt8]) -> Bool {
    kind == .punctuation && text[range].elementsEqual(mark.utf8)
  }
}
