/// The names that a Swift file declares, and those that it uses.
struct FileNames: Sendable {
  /// The types, functions and properties that are declared at any depth, with the labels of functions:
  /// `rename(newTitle:)`. Each has the name by which it is used: `rename`.
  private(set) var declared: [String: String] = [:]
  /// Where each name is called, used as a member, or used as a type.
  private(set) var uses: [String: [Int]] = [:]

  /// The names of a file; none if it cannot be read.
  init(of text: [UInt8]) {
    guard let file = SwiftFile(ifReadable: text) else { return }
    collect(file.declarations)
    let tokens = SwiftLexer(text).tokens
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let before = index > 0 ? tokens[index - 1] : nil
      if before?.isWord("func", in: text) == true { continue }
      let isMember = before?.isMark(".", in: text) == true
      let isCall = index + 1 < tokens.count && tokens[index + 1].isMark("(", in: text)
      let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[token.range.lowerBound])
      guard isMember || isCall || isType else { continue }
      uses[String(decoding: text[token.range], as: UTF8.self), default: []]
        .append(token.range.lowerBound)
    }
  }

  private mutating func collect(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .function: declared[declaration.selector] = declaration.name
      case .property: for name in declaration.names { declared[name] = name }
      case .struct, .class, .enum, .actor, .protocol: declared[declaration.name] = declaration.name
      default: break
      }
      collect(declaration.children)
    }
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
