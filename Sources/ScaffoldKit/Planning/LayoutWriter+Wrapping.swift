extension LayoutWriter {
  /// The text with the widest list, or else the comparison, of each line that does not fit on lines of its own:
  ///
  ///     let user = User(id: 1, name: "name")    let user = User(
  ///                                               id: 1,
  ///                                               name: "name"
  ///                                             )
  func wrappingLines(in text: String) -> String {
    var isInString = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(where: { width(of: String($0)) > layout.lineLength }) else { return text }
    return lines.flatMap { line -> [String] in
      let quotes = line.ranges(of: "\"\"\"").count
      defer { if quotes % 2 == 1 { isInString.toggle() } }
      let isCode = !isInString && quotes == 0 && !line.contains("//")
      return isCode ? wrapped(String(line)) : [String(line)]
    }.joined(separator: "\n")
  }

  private func wrapped(_ line: String) -> [String] {
    guard width(of: line) > layout.lineLength else { return [line] }
    let blanks = String(line.prefix { $0 == " " })
    let code = LineScan(line)
    if let comparison = code.comparison, !line.hasSuffix("{") {
      let parts = broken(line, at: comparison, blanks)
      if parts.allSatisfy({ width(of: $0) <= layout.lineLength }) { return parts }
    }
    if let list = code.widestList {
      var items = list.items(of: line).map { blanks + "  " + $0 }
      for index in items.indices.dropLast() { items[index] += "," }
      return [String(line[...list.open])] + items.flatMap(wrapped)
        + [blanks + line[list.close...]]
    }
    return code.comparison.map { broken(line, at: $0, blanks) } ?? [line]
  }

  private func broken(_ line: String, at blank: String.Index, _ indent: String) -> [String] {
    [String(line[..<blank]), indent + "  " + line[blank...].dropFirst()]
  }
}

/// The brackets of a line of code.
private struct LineScan {
  /// Something in parentheses or square brackets, and its commas.
  struct List {
    let open: String.Index
    fileprivate(set) var close: String.Index
    fileprivate(set) var commas: [String.Index] = []

    /// The texts between the commas.
    func items(of line: String) -> [String] {
      let starts = [line.index(after: open)] + commas.map { line.index(after: $0) }
      return zip(starts, commas + [close]).map { start, end in
        String(line[start..<end].drop { $0 == " " })
      }
    }
  }

  /// The widest outer list that can be on several lines; `nil` if the line has none.
  private(set) var widestList: List?
  /// The blank before the first outer `==`.
  private(set) var comparison: String.Index?

  init(_ line: String) {
    var open: [List] = []
    var index = line.startIndex
    var widest = 0
    while index < line.endIndex {
      switch line[index] {
      case "\"": index = Self.end(ofString: index, in: line)
      case "(", "[", "{": open.append(List(open: index, close: index))
      case "," where !open.isEmpty: open[open.count - 1].commas.append(index)
      case ")", "]", "}":
        guard var list = open.popLast() else { return }
        list.close = index
        let count = line.distance(from: list.open, to: index)
        // Square brackets may be a type, whose end takes no comma; `private(set)` is no list.
        if open.isEmpty, count > max(widest, 5), line[list.open] == "(" {
          (widest, widestList) = (count, list)
        }
      case "=" where open.isEmpty && comparison == nil && line[..<index].hasSuffix(" "):
        let after = line[index...].prefix(3)
        if after == "== " { comparison = line.index(before: index) }
      default: break
      }
      guard index < line.endIndex else { return }
      index = line.index(after: index)
    }
    if !open.isEmpty, open.contains(where: { line[$0.open] != "{" }) { widestList = nil }
  }

  /// The index of the quotation mark that ends a string.
  private static func end(ofString start: String.Index, in line: String) -> String.Index {
    var index = line.index(after: start)
    while index < line.endIndex, line[index] != "\"" {
      guard line[index] == "\\" else {
        index = line.index(after: index)
        continue
      }
      index = line.index(after: index)
      guard index < line.endIndex else { break }
      if line[index] == "(" {
        var depth = 0
        while index < line.endIndex {
          if line[index] == "(" { depth += 1 }
          if line[index] == ")" { depth -= 1 }
          if depth == 0 { break }
          index = line[index] == "\"" ? end(ofString: index, in: line) : index
          guard index < line.endIndex else { break }
          index = line.index(after: index)
        }
      }
      guard index < line.endIndex else { break }
      index = line.index(after: index)
    }
    return index
  }
}
