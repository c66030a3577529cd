import ScaffoldRecognition
import ScaffoldSwift

/// The sources of a project, separated as for ``RecognitionTarget``, whose mocks are updated.
enum MockTarget {
  private typealias Source = ScaffoldRecognition.SourceText

  static func run(_ bytes: [UInt8]) {
    // Half of the inputs create mocks, since both ways would take twice the time.
    check(RecognitionTarget.sources(in: bytes), bytes.count.isMultiple(of: 2))
  }

  private static func check(_ sources: [Source], _ creates: Bool) {
    let update = MockUpdate(of: sources, createMissing: creates)
    require(
      update == MockUpdate(of: sources.reversed(), createMissing: creates),
      "the order does not matter")
    let paths = Set(sources.map(\.path))
    let surplus = Set(update.mocks.flatMap(\.surplus))
    for edit in update.edits {
      guard let file = SwiftFile(ifReadable: edit.text) else {
        return require(false, "\(edit.path) stays readable")
      }
      require(creates || paths.contains(edit.path), "no file is made")
      for source in sources where source.path == edit.path { keeps(source, file, surplus) }
    }
    for note in update.notes {
      require(paths.contains(note.place.path), "a note has a place")
      require(!note.description.isEmpty, "a note has words")
    }
    let again = MockUpdate(of: edited(sources, by: update), createMissing: creates)
    require(again.edits.isEmpty, "a second update edits nothing")
  }

  private static func edited(_ sources: [Source], by update: MockUpdate) -> [Source] {
    let new = Dictionary(update.edits.map { ($0.path, $0.text) }) { first, _ in first }
    let known = sources.map { source in
      Source(
        path: source.path, text: new[source.path] ?? source.text, module: source.module,
        isTest: source.isTest)
    }
    let paths = Set(sources.map(\.path))
    return known
      + update.edits.filter { !paths.contains($0.path) }.map {
        Source(path: $0.path, text: $0.text, module: "AppTests", isTest: true)
      }
  }

  // MARK: What stays

  private static func keeps(_ source: Source, _ file: SwiftFile, _ surplus: Set<String>) {
    guard let old = SwiftFile(ifReadable: source.text) else {
      return require(false, "a file that cannot be read is not edited")
    }
    if surplus.isEmpty {
      require(isSubsequence(old.text, of: file.text), "code is only added to \(source.path)")
    }
    for function in old.declarations.flatMap(functions) where !surplus.contains(function.selector) {
      let code = old.text[function.code]
      require(contains(file.text, code), "'\(function.selector)' stays as it is")
    }
    for declaration in old.declarations where declaration.children.isEmpty {
      let code = old.text[declaration.code]
      require(
        declaration.body != nil || contains(file.text, code),
        "'\(declaration.selector)' at the top level stays as it is")
    }
  }

  private static func functions(in declaration: Declaration) -> [Declaration] {
    [declaration].filter { $0.kind == .function } + declaration.children.flatMap(functions)
  }

  /// Whether all bytes but white space are there, in their order.
  private static func isSubsequence(_ old: [UInt8], of new: [UInt8]) -> Bool {
    var rest = new[...]
    for byte in old where byte > 0x20 {
      guard let index = rest.firstIndex(of: byte) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static func contains(_ text: [UInt8], _ part: ArraySlice<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    return text.indices.contains { text[$0] == first && text[$0...].starts(with: part) }
  }
}
