import ScaffoldSwift

/// The elements of a literal, or the terms of a composition.
struct ElementList {
  private let file: SwiftFile
  private let layout: CodeLayout
  private let range: Range<Int>
  /// The elements without white space and comments around them.
  private(set) var elements: [Range<Int>] = []
  /// The separators.
  private var separators: [Range<Int>] = []

  init(between range: Range<Int>, by separator: Unicode.Scalar, in file: SwiftFile) {
    (self.file, self.range) = (file, range)
    layout = CodeLayout(file)
    var index = file.token(atOrAfter: range.lowerBound)
    var open: Range<Int>?
    while file.tokens.indices.contains(index),
      file.tokens[index].range.lowerBound < range.upperBound
    {
      let last = file.tokens[index].partner.map { max($0, index) } ?? index
      let token = file.tokens[index].range.lowerBound..<file.tokens[last].range.upperBound
      if file.isMark(separator, at: index) {
        separators.append(token)
        if let element = open { elements.append(element) }
        open = nil
      } else {
        open = (open?.lowerBound ?? token.lowerBound)..<token.upperBound
      }
      index = last + 1
    }
    if let open { elements.append(open) }
  }

  func index(of text: String) -> Int? {
    let wanted = Self.words(text)
    return elements.firstIndex {
      Self.words(String(decoding: file.text[$0], as: UTF8.self)) == wanted
    }
  }

  private static func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private func offset(_ start: Int, _ text: String) -> FoundInsertionPlace.Replacement {
    (start..<start, Array(text.utf8))
  }

  // MARK: Literals

  func insertions(
    of text: String, isFirst: Bool, isDictionary: Bool
  ) -> [FoundInsertionPlace.Replacement] {
    // The colon of an empty dictionary is no element.
    let isEmpty = elements.isEmpty || isDictionary && index(of: ":") == 0
    guard !isEmpty, let first = elements.first, let last = elements.last else {
      return [(elements.first ?? range.lowerBound..<range.lowerBound, Array(text.utf8))]
    }
    let end = String(decoding: layout.lineEnd, as: UTF8.self)
    let edge = isFirst ? first : last
    let indentation = String(decoding: layout.indentation(at: edge.lowerBound), as: UTF8.self)
    let hasLines = layout.isFirstOnLine(edge.lowerBound)
    let text = indented(text, by: indentation)
    if isFirst {
      return [offset(first.lowerBound, text + "," + (hasLines ? end + indentation : " "))]
    }
    let comma = separators.last { $0.lowerBound >= last.upperBound }
    guard hasLines else {
      return [
        comma.map { offset($0.upperBound, " \(text),") } ?? offset(last.upperBound, ", \(text)")
      ]
    }
    let line = endOfLine((comma ?? last).upperBound)
    let new = offset(line, end + indentation + text + (comma == nil ? "" : ","))
    return comma == nil ? [offset(last.upperBound, ","), new] : [new]
  }

  func removals(of index: Int, isDictionary: Bool) -> [FoundInsertionPlace.Replacement] {
    let element = elements[index]
    let comma = separators.first { $0.lowerBound >= element.upperBound }
    guard elements.count > 1 else {
      let whole = element.lowerBound..<(comma ?? element).upperBound
      return [(whole, isDictionary ? Array(":".utf8) : [])]
    }
    let isLast = index == elements.count - 1
    let end = endOfLine((comma ?? element).upperBound)
    let isAlone =
      layout.isFirstOnLine(element.lowerBound)
      && (isLast || elements[index + 1].lowerBound >= end)
    if isAlone {
      let start = startOfLine(element.lowerBound)
      // The line end before the line goes, so that the bracket keeps its own.
      let line = endOfPreviousLine(start)..<end
      let former = isLast && comma == nil ? separators.last : nil
      return [(line, [])] + (former.map { [($0, [])] } ?? [])
    }
    if isLast { return [(elements[index - 1].upperBound..<element.upperBound, [])] }
    return [(element.lowerBound..<elements[index + 1].lowerBound, [])]
  }

  /// An element with the indentation of another one before its lines after the first one.
  func indented(_ text: String, at offset: Int) -> String {
    indented(text, by: String(decoding: layout.indentation(at: offset), as: UTF8.self))
  }

  private func indented(_ text: String, by indentation: String) -> String {
    let end = String(decoding: layout.lineEnd, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: end + indentation)
  }

  // MARK: Compositions

  func term(_ text: String) -> FoundInsertionPlace.Replacement {
    guard let last = elements.last else { return offset(range.upperBound, text) }
    guard let sign = separators.last, layout.isFirstOnLine(sign.lowerBound) else {
      return offset(last.upperBound, " & \(text)")
    }
    let end = String(decoding: layout.lineEnd, as: UTF8.self)
    let indentation = String(decoding: layout.indentation(at: sign.lowerBound), as: UTF8.self)
    return offset(last.upperBound, end + indentation + "& \(text)")
  }

  func termRemoval(of index: Int) -> FoundInsertionPlace.Replacement {
    let element = elements[index]
    if index > 0 { return (elements[index - 1].upperBound..<element.upperBound, []) }
    guard elements.count > 1 else { return (element, Array("Any".utf8)) }
    return (element.lowerBound..<elements[1].lowerBound, [])
  }

  // MARK: Lines

  private func isLineEnd(_ offset: Int) -> Bool { SwiftByte.isLineEnd(file.text[offset]) }

  private func endOfLine(_ offset: Int) -> Int {
    file.text[offset...].firstIndex(where: SwiftByte.isLineEnd) ?? file.text.count
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    return start
  }

  private func endOfPreviousLine(_ start: Int) -> Int {
    var end = start
    if end > 0, file.text[end - 1] == 0x0A { end -= 1 }
    if end > 0, file.text[end - 1] == 0x0D { end -= 1 }
    return end
  }
}
