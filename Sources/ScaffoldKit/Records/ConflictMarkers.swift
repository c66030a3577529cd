/// The conflict markers that git leaves in a file, and the texts between them.
///
/// Both styles of git are read: `merge`, and `diff3` with the text of the common ancestor.
struct ConflictMarkers {
  /// The line of the first marker, from 1.
  let line: Int
  /// The text with the current branch's side of each conflict.
  private(set) var ours: [UInt8] = []
  /// The text with the other branch's side of each conflict.
  private(set) var theirs: [UInt8] = []
  /// The text with the common ancestor's lines; `nil` if a conflict has none.
  private(set) var base: [UInt8]? = []

  private enum Part { case outside, ours, base, theirs }

  /// The texts of a file; `nil` if it has no complete conflict.
  init?(in bytes: [UInt8]) {
    guard let first = Self.firstLine(in: bytes) else { return nil }
    line = first
    var part = Part.outside
    for line in bytes.lines {
      switch (Self.marker(of: line), part) {
      case (UInt8(ascii: "<"), .outside): part = .ours
      case (UInt8(ascii: "|"), .ours): part = .base
      case (UInt8(ascii: "="), .ours): (part, base) = (.theirs, nil)
      case (UInt8(ascii: "="), .base): part = .theirs
      case (UInt8(ascii: ">"), .theirs): part = .outside
      default: add(line, to: part)
      }
    }
    guard part == .outside else { return nil }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, to part: Part) {
    if part == .outside || part == .ours { ours += line }
    if part == .outside || part == .base { base? += line }
    if part == .outside || part == .theirs { theirs += line }
  }

  /// The line of the first marker, from 1; `nil` if there is none. A line of `=` alone is not one: comments have it.
  static func firstLine(in bytes: [UInt8]) -> Int? {
    let signs = [UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: ">")]
    let index = bytes.lines.firstIndex { marker(of: $0).map(signs.contains) ?? false }
    return index.map { $0 + 1 }
  }

  /// The sign that a line begins with seven times, before a space or the end of the line; `nil` for other lines.
  private static func marker(of line: ArraySlice<UInt8>) -> UInt8? {
    guard line.count >= 7, let sign = line.first, "<=>|".utf8.contains(sign),
      line.prefix(7).allSatisfy({ $0 == sign })
    else { return nil }
    return line.dropFirst(7).first.map { $0 <= 0x20 } ?? true ? sign : nil
  }
}

extension [UInt8] {
  /// The lines with their ends.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    while let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(self[start...end])
      start = end + 1
    }
    return start < endIndex ? lines + [self[start...]] : lines
  }
}

extension Diagnostic {
  /// A file with a conflict marker.
  static func markerLeft(
    at path: RelativePath, line: Int, inCategory category: Category = .conflict
  ) -> Diagnostic {
    Diagnostic(
      category, .markerLeft, "a conflict is not resolved",
      at: SourceLocation(path: path.description, line: line),
      help: "resolve it, remove the markers, and run the command again")
  }
}
