import ScaffoldRecognition
import ScaffoldSwift

/// How often the files of a project use names, apart from the declarations of functions and properties.
///
/// A use is every word in code, in a string, or between backticks: a call, a member, a key path, a selector, an
/// argument. Whether it means one declaration or another one of the same name is not known.
struct NameUses: Sendable {
  private struct Count {
    var all = 0
    /// Those in mocks.
    var inMocks = 0
    /// The labels of arguments and the names of parameters, such as that of `show(title: "")`.
    var labels = 0
  }

  private let table: NameTable
  private var counts: [Count]

  /// Counts the uses of names in the files of a project, and in the texts that could not be read.
  init(of names: Set<String>, in index: ProjectIndex, unread: [[UInt8]]) {
    table = NameTable(names)
    counts = [Count](repeating: Count(), count: table.names.count)
    let mocks = Self.mockRanges(in: index)
    for file in index.files.indices {
      addUses(in: index.files[file], mocks: mocks[file] ?? [])
    }
    for text in unread { addUses(in: text, SwiftLexer(text).tokens, declared: [], mocks: []) }
  }

  /// Whether code uses a name, mocks included.
  func isUsed(_ name: String) -> Bool { count(of: name).all > 0 }

  /// Whether code outside of mocks calls a function of this name.
  func isCalled(_ name: String) -> Bool {
    let count = count(of: name)
    return count.all - count.inMocks - count.labels > 0
  }

  /// Whether code outside of mocks uses a property of this name, if only as an argument's label.
  func isRead(_ name: String) -> Bool {
    let count = count(of: name)
    return count.all - count.inMocks > 0
  }

  private func count(of name: String) -> Count {
    table.index(of: name).map { counts[$0] } ?? Count()
  }
}

// MARK: Counting

extension NameUses {
  private mutating func addUses(in file: SwiftFile, mocks: [Range<Int>]) {
    var declared: Set<Int> = []
    addDeclared(file.declarations, to: &declared, in: file.text)
    addUses(in: file.text, file.tokens, declared: declared, mocks: mocks)
  }

  private func addDeclared(
    _ declarations: [Declaration], to declared: inout Set<Int>, in text: [UInt8]
  ) {
    for index in declarations.indices {
      switch declarations[index].kind {
      case .function, .property:
        for range in declarations[index].nameRanges {
          let isQuoted = text[range.lowerBound] == UInt8(ascii: "`")
          let name = isQuoted ? range.dropFirst().dropLast() : range
          if table.index(of: name, in: text) != nil { declared.insert(range.lowerBound) }
        }
      case .conditional:
        for branch in declarations[index].branches {
          addDeclared(branch.declarations, to: &declared, in: text)
        }
      default: addDeclared(declarations[index].members, to: &declared, in: text)
      }
    }
  }

  private mutating func addUses(
    in text: [UInt8], _ tokens: [SwiftToken], declared: Set<Int>, mocks: [Range<Int>]
  ) {
    var lists = ArgumentLists()
    let mocks = BodyIndex(mocks)
    for place in tokens.indices {
      lists.pass(place, tokens, in: text)
      let range = tokens[place].range
      switch tokens[place].kind {
      case .word:
        guard let name = table.index(of: range, in: text), !declared.contains(range.lowerBound)
        else { continue }
        add(
          name, isLabel: lists.hasLabel(at: place, tokens, in: text),
          isInMock: mocks.innermost(at: range.lowerBound) != nil)
      case .quoted where range.count > 2:
        let inner = range.lowerBound + 1..<range.upperBound - 1
        guard let name = table.index(of: inner, in: text), !declared.contains(range.lowerBound)
        else { continue }
        add(name, isLabel: false, isInMock: false)
      case .string, .regularExpression: addWords(in: range, of: text)
      default: break
      }
    }
  }

  private mutating func addWords(in range: Range<Int>, of text: [UInt8]) {
    var start = range.lowerBound
    for place in range.lowerBound...range.upperBound {
      if place < range.upperBound, SwiftByte.isWord(text[place]) { continue }
      if place > start, let name = table.index(of: start..<place, in: text) {
        add(name, isLabel: false, isInMock: false)
      }
      start = place + 1
    }
  }

  private mutating func add(_ name: Int, isLabel: Bool, isInMock: Bool) {
    counts[name].all += 1
    if isInMock { counts[name].inMocks += 1 } else if isLabel { counts[name].labels += 1 }
  }
}

/// The parentheses and other brackets around a token.
private struct ArgumentLists {
  /// Whether each open bracket is a parenthesis, the innermost last.
  private var open: [Bool] = []

  /// Notes the bracket that opens or closes here.
  mutating func pass(_ place: Int, _ tokens: [SwiftToken], in text: [UInt8]) {
    guard tokens[place].kind == .punctuation else { return }
    switch Unicode.Scalar(text[tokens[place].range.lowerBound]) {
    case "(": open.append(true)
    case "[", "{": open.append(false)
    case ")", "]", "}": _ = open.popLast()
    default: break
    }
  }

  /// Whether the word here is the label of an argument, or a label or a name of a parameter: `a` and `b` in
  /// `(a: 1, b: 2)`, `(a b: Int)` and `(_ a: Int)`.
  func hasLabel(at place: Int, _ tokens: [SwiftToken], in text: [UInt8]) -> Bool {
    guard open.last == true else { return false }
    func `is`(_ marks: String, at place: Int) -> Bool {
      tokens.indices.contains(place) && tokens[place].range.count == 1
        && marks.utf8.contains(text[tokens[place].range.lowerBound])
    }
    func isWord(at place: Int) -> Bool {
      tokens.indices.contains(place) && tokens[place].kind == .word
    }
    let isFirst = `is`("(,", at: place - 1)
    let isSecond = isWord(at: place - 1) && `is`("(,", at: place - 2)
    return `is`(":", at: place + 1) && (isFirst || isSecond)
      || isFirst && isWord(at: place + 1) && `is`(":", at: place + 2)
  }
}
