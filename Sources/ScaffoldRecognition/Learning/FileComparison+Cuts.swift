import ScaffoldSwift

extension FileComparison {
  /// Cuts a declaration with its lines, and with a blank line before or after it.
  mutating func cut(_ declaration: Declaration) {
    let name = declaration.selector.isEmpty ? declaration.name : declaration.selector
    let isExtension = declaration.kind == .extension
    addRemark(
      .onlyOne(isExtension ? "the extension of \(declaration.name)" : name), at: declaration)
    cutLines(of: declaration.range)
  }

  /// Cuts code with its lines, and with a blank line before or after it.
  mutating func cutLines(of code: Range<Int>) {
    let text = file.text
    var (start, end) = (code.lowerBound, code.upperBound)
    let lineStart = text[..<start].lastIndex { !SwiftByte.isBlank($0) }.map { $0 + 1 } ?? 0
    let beginsLine = lineStart == 0 || SwiftByte.isLineEnd(text[lineStart - 1])
    let next = text[end...].firstIndex { !SwiftByte.isBlank($0) } ?? text.count
    guard beginsLine, next == text.count || SwiftByte.isLineEnd(text[next]) else {
      // What follows on the line goes where the code began.
      let isLast = next == text.count || SwiftByte.isLineEnd(text[next])
      cuts.append(isLast && start > lineStart ? lineStart..<end : start..<(isLast ? end : next))
      return
    }
    (start, end) = (lineStart, self.end(ofLineAt: next))
    let last = text[..<start].last { $0 > 0x20 }
    let isAfterBlank = startOfBlankLines(before: start) < start
    if isBlankLine(at: end), end < text.count, isAfterBlank || last == UInt8(ascii: "{") {
      end = self.end(ofLineAt: text[end...].firstIndex { !SwiftByte.isBlank($0) } ?? end)
    }
    cuts.append(start..<end)
  }

  /// Where a cut begins: before blank lines, if a type or the file ends after it.
  func startWithBlankLines(of cut: Range<Int>) -> Int {
    let text = file.text
    let isAtStart = cut.lowerBound == 0 || SwiftByte.isLineEnd(text[cut.lowerBound - 1])
    let next = text[cut.upperBound...].first { $0 > 0x20 }
    let isAtEnd = cut.upperBound == text.count || SwiftByte.isLineEnd(text[cut.upperBound - 1])
    guard isAtStart, isAtEnd, next == nil || next == UInt8(ascii: "}") else {
      return cut.lowerBound
    }
    return startOfBlankLines(before: cut.lowerBound)
  }

  /// Where the blank lines before the beginning of a line begin.
  private func startOfBlankLines(before lineStart: Int) -> Int {
    let code = file.text[..<lineStart].lastIndex { $0 > 0x20 } ?? -1
    let end = file.text[(code + 1)..<lineStart].firstIndex(where: SwiftByte.isLineEnd)
    return end.map { min(self.end(ofLineAt: $0), lineStart) } ?? lineStart
  }

  /// The offset after the line end at an offset.
  private func end(ofLineAt offset: Int) -> Int {
    guard offset < file.text.count else { return offset }
    let isPair =
      file.text[offset] == 0x0D && offset + 1 < file.text.count
      && file.text[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  private func isBlankLine(at offset: Int) -> Bool {
    file.text[offset...].first { !SwiftByte.isBlank($0) }.map(SwiftByte.isLineEnd) ?? false
  }

  /// Cuts the conformances in the head of a type that the others do not have.
  mutating func cutConformances(of declaration: Declaration, except common: Set<String>) {
    guard Set(declaration.inheritance) != common else { return }
    guard let body = declaration.body, let name = declaration.headEnd(in: file) else { return }
    let head = file.tokens[file.token(atOrAfter: name)...].prefix {
      $0.range.upperBound <= body.lowerBound - 1
    }
    guard let colon = head.first(where: { file.text[$0.range].elementsEqual(":".utf8) }) else {
      return
    }
    let list = head.filter { $0.range.lowerBound > colon.range.lowerBound }
    let isPlain = list.allSatisfy {
      $0.kind == .word || file.text[$0.range].elementsEqual(",".utf8)
    }
    let words = list.filter { $0.kind == .word }
    guard isPlain, words.count == declaration.inheritance.count else { return }
    let kept = words.filter {
      common.contains(String(decoding: file.text[$0.range], as: UTF8.self))
    }
    for word in words where !kept.contains(word) {
      addRemark(.onlyOne(String(decoding: file.text[word.range], as: UTF8.self)), at: declaration)
    }
    guard let first = kept.first, let last = words.last else {
      if let last = words.last { cuts.append(colon.range.lowerBound..<last.range.upperBound) }
      return
    }
    cuts.append(words[0].range.lowerBound..<first.range.lowerBound)
    var end = first.range.upperBound
    for word in words where word.range.lowerBound > first.range.lowerBound && kept.contains(word) {
      let comma = list.last { $0.range.upperBound <= word.range.lowerBound }?.range.lowerBound
      cuts.append(end..<(comma ?? end))
      end = word.range.upperBound
    }
    cuts.append(end..<last.range.upperBound)
  }
}

extension Declaration {
  /// The offset after the name of a type or of the type that is extended.
  fileprivate func headEnd(in file: SwiftFile) -> Int? {
    if let name = nameRanges.first { return name.upperBound }
    let word = file.token(atOrAfter: head.lowerBound)
    let keyword = file.tokens[word...].first {
      $0.range.upperBound <= head.upperBound
        && file.text[$0.range].elementsEqual("extension".utf8)
    }
    return keyword?.range.upperBound
  }
}
