import ScaffoldSwift

/// The code of a candidate, with the places of the module's name in it.
struct CandidateText {
  private let text: [UInt8]
  private let range: Range<Int>
  private let marks: [(range: Range<Int>, style: NameStyle)]
  /// Whether the code has the name of a type of the module.
  let namesType: Bool

  /// How a text writes the name of a module.
  private enum NameStyle {
    case spelling(ModuleSpelling.Style)
    case words(WordStyle)
  }

  init(of range: Range<Int>, in text: [UInt8], words: [TextWord], by names: ModuleNames) {
    (self.text, self.range) = (text, range)
    var marks: [(range: Range<Int>, style: NameStyle)] = []
    var namesType = false
    for word in words
    where range.lowerBound <= word.range.lowerBound && word.range.upperBound <= range.upperBound {
      for use in names.uses(in: Array(text[word.range])) {
        if case .foreign = use.meaning { continue }
        guard Self.isName(use, in: word, of: text) else { continue }
        if word.region == .code, use.isModule { namesType = true }
        let start = word.range.lowerBound
        marks.append(
          (start + use.range.lowerBound..<start + use.range.upperBound, .spelling(use.style)))
      }
    }
    for word in words where range.contains(word.range.lowerBound) {
      guard let (inner, style) = Self.wholeName(word, of: text, by: names),
        !marks.contains(where: { $0.range.overlaps(inner) })
      else { continue }
      marks.append((inner, .words(style)))
    }
    self.marks = marks.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.namesType = namesType
  }

  /// Whether a word has the name of a module, or something like it.
  static func mayBeName(_ word: TextWord, in text: [UInt8], by names: ModuleNames) -> Bool {
    !names.uses(in: Array(text[word.range])).isEmpty || wholeName(word, of: text, by: names) != nil
  }

  /// The range of a string that is the name of the module in a style, around one of its words.
  private static func wholeName(
    _ word: TextWord, of text: [UInt8], by names: ModuleNames
  ) -> (Range<Int>, WordStyle)? {
    guard case .string(let piece) = word.region, piece.count > 2 else { return nil }
    let inner = piece.lowerBound + 1..<piece.upperBound - 1
    let style = WordStyle.allCases.first {
      text[inner].elementsEqual($0.text(of: names.spelling.name))
    }
    return style.map { (inner, $0) }
  }

  /// Whether a word is the name: a word of a comment or of a sentence is not.
  private static func isName(_ use: NameUse, in word: TextWord, of text: [UInt8]) -> Bool {
    switch word.region {
    case .code, .resource: true
    case .comment: use.isModule
    case .string(let piece): use.isModule || !text[piece].contains(0x20)
    }
  }

  var hasName: Bool { !marks.isEmpty }

  /// The lines with the placeholders, without the indentation of the first one; `nil` if they cannot be written.
  func template() -> [String]? {
    var writer = PlaceholderWriter()
    write { literal, style in
      writer.write(literal)
      switch style {
      case .spelling(let style): writer.write(placeholder: style.placeholder)
      case .words(let style): writer.write(placeholder: "<<Module|\(style.rawValue)>>")
      case nil: break
      }
    }
    return writer.includesBackslash ? nil : lines(writer.bytes)
  }

  /// The lines for a module with another name; `nil` if the name has no such style.
  func lines(for spelling: ModuleSpelling) -> [String]? {
    var (bytes, isPossible) = ([UInt8](), true)
    write { literal, style in
      bytes += literal
      guard let style else { return }
      let name =
        switch style {
        case .spelling(let style): spelling.text(style)
        case .words(let style): style.text(of: spelling.name)
        }
      if name.isEmpty { isPossible = false }
      bytes += name
    }
    return isPossible ? lines(bytes) : nil
  }

  /// Calls a function with each text and the style of the name that follows it.
  private func write(_ write: (ArraySlice<UInt8>, NameStyle?) -> Void) {
    var end = range.lowerBound
    for mark in marks {
      write(text[end..<mark.range.lowerBound], mark.style)
      end = mark.range.upperBound
    }
    write(text[end..<range.upperBound], nil)
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    var start = range.lowerBound
    while start > 0, !SwiftByte.isLineEnd(text[start - 1]) { start -= 1 }
    let outer = text[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.map { line in
      let inner = line.starts(with: outer) ? line.dropFirst(outer.count) : line[...]
      let last = inner.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? inner.startIndex
      return String(decoding: inner[..<last], as: UTF8.self)
    }
  }
}
