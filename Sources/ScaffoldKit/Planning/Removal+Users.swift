import ScaffoldRecognition
import ScaffoldSwift

extension Removal {
  /// Adds a warning for each place of the project that uses a type which goes with the modules, in code, storyboards and
  /// XIB files. A module that presents a removed one has a warning of its own.
  mutating func reportUsers(
    in sources: () throws(ScaffoldError) -> [ScaffoldRecognition.SourceText]
  ) throws(ScaffoldError) {
    var types = removedTypes
    guard !types.isEmpty else { return }
    let own = Set(reportedFiles.map(\.description))
    let texts = try sources().filter { !own.contains($0.path) }
    for text in texts where text.isSwift {
      types.subtract(TopLevelName.all(in: text.text).types)
    }
    guard !types.isEmpty else { return }
    warnings += texts.sorted { $0.path < $1.path }.flatMap { $0.uses(of: types) }.bounded
  }

  /// The types that removed files declare.
  private var removedTypes: Set<String> {
    let removed = chosen.flatMap { changes[$0] ?? [] }.filter {
      $0.action == .removed && $0.file.path.isSwift
    }
    return Set(removed.flatMap { TopLevelName.all(in: $0.before ?? []).types })
  }

  /// The files of the removed modules, and of those that present one of them.
  private var reportedFiles: [RelativePath] {
    let names = Set(chosen.map { stored[$0].record.module })
    let parents = stored.map(\.record).filter { record in names.contains { record.presents($0) } }
    return (chosen.map { stored[$0].record } + parents).flatMap(\.files).map(\.path)
  }
}

extension ScaffoldRecognition.SourceText {
  fileprivate var isSwift: Bool { path.hasSuffix(".swift") }

  /// A warning for the first use of each of the types.
  fileprivate func uses(of types: Set<String>) -> [Diagnostic] {
    let places = isSwift ? TypeUses(of: types, in: text).places : classes(among: types)
    let source = ScaffoldKit.SourceText(path: path, bytes: text)
    return places.sorted { $0.value < $1.value }.map { name, offset in
      Diagnostic(
        .check, .stillUsed, "'\(name.escapingControlCharacters)' is removed and still used",
        at: source.location(at: offset), severity: .warning)
    }
  }

  /// The offsets of the first objects of a storyboard or XIB file that have one of the classes.
  private func classes(among types: Set<String>) -> [String: Int] {
    let mark = Array("customClass=\"".utf8)
    var places: [String: Int] = [:]
    var rest = text[...]
    while let range = rest.firstRange(of: mark) {
      let name = text[range.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
      let word = String(decoding: name, as: UTF8.self)
      if types.contains(word), places[word] == nil { places[word] = name.startIndex }
      rest = text[name.endIndex...]
    }
    return places
  }
}
