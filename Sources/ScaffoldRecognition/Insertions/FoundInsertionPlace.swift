import ScaffoldSwift

/// A declaration that takes texts, with its source.
struct FoundInsertionPlace {
  let file: SwiftFile
  let place: SourcePlace
  let content: InsertionContent

  /// A text in the declaration.
  enum Occurrence {
    /// Whole lines, with their line ends.
    case lines(Range<Int>)
    /// An element by its index.
    case element(Int)
  }

  /// Where the declaration has a text; `nil` if it does not.
  func range(of text: String) -> Occurrence? {
    switch content {
    case .lines(let lines):
      return InsertedLines(lines, in: file).range(of: text).map(Occurrence.lines)
    case .elements(let range, _):
      return ElementList(between: range, by: ",", in: file).index(of: text).map(Occurrence.element)
    case .composition(let range):
      return ElementList(between: range, by: "&", in: file).index(of: text).map(Occurrence.element)
    }
  }

  /// The place of a text in the declaration.
  func place(of occurrence: Occurrence) -> SourcePlace {
    let places = PlaceFinder(path: place.path, text: file.text)
    switch (occurrence, content) {
    case (.lines(let range), _):
      let start = file.text[range].firstIndex { $0 != 0x20 && $0 != 0x09 }
      return places.place(at: start ?? range.lowerBound)
    case (.element(let index), .elements(let range, _)):
      let list = ElementList(between: range, by: ",", in: file)
      return places.place(at: list.elements[index].lowerBound)
    case (.element(let index), .composition(let range)):
      let list = ElementList(between: range, by: "&", in: file)
      return places.place(at: list.elements[index].lowerBound)
    default: return place
    }
  }

  /// The source with a text.
  func edit(inserting text: String, isFirst: Bool) -> SourceEdit {
    switch content {
    case .lines(let lines):
      return edit([InsertedLines(lines, in: file).insertion(of: text, isFirst: isFirst)])
    case .elements(let range, let isDictionary):
      let list = ElementList(between: range, by: ",", in: file)
      return edit(list.insertions(of: text, isFirst: isFirst, isDictionary: isDictionary))
    case .composition(let range):
      return edit([ElementList(between: range, by: "&", in: file).term(text)])
    }
  }

  /// The source without a text.
  func edit(removing occurrence: Occurrence) -> SourceEdit {
    switch (occurrence, content) {
    case (.lines(let range), .lines(let lines)):
      return edit([InsertedLines(lines, in: file).removal(of: range)])
    case (.element(let index), .elements(let range, let isDictionary)):
      return edit(
        ElementList(between: range, by: ",", in: file)
          .removals(of: index, isDictionary: isDictionary))
    case (.element(let index), .composition(let range)):
      return edit([ElementList(between: range, by: "&", in: file).termRemoval(of: index)])
    default: return edit([])
    }
  }

  /// The source with another text in the place of one.
  func edit(replacing occurrence: Occurrence, by text: String) -> SourceEdit {
    switch (occurrence, content) {
    case (.lines(let range), .lines(let lines)):
      return edit([InsertedLines(lines, in: file).replacement(of: range, by: text)])
    case (.element(let index), .elements(let range, _)):
      let list = ElementList(between: range, by: ",", in: file)
      let element = list.elements[index]
      return edit([(element, Array(list.indented(text, at: element.lowerBound).utf8))])
    case (.element(let index), .composition(let range)):
      let list = ElementList(between: range, by: "&", in: file)
      return edit([(list.elements[index], Array(text.utf8))])
    default: return edit([])
    }
  }

  /// A range of the source with the bytes that replace it.
  typealias Replacement = (range: Range<Int>, bytes: [UInt8])

  private func edit(_ replacements: [Replacement]) -> SourceEdit {
    var text = file.text
    // Of two insertions at one place, the first one comes first.
    let ordered = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }
    for (range, bytes) in ordered.map(\.element) {
      text.replaceSubrange(range, with: bytes)
    }
    return SourceEdit(path: place.path, text: text)
  }
}
