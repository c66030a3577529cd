/// A line of code without its indentation.
struct CodeLine: Sendable, Equatable {
  /// The number of levels by which it is indented more than the member that it belongs to.
  let level: Int
  let text: String

  init(_ text: String, level: Int = 0) { (self.text, self.level) = (text, level) }
}

extension CodeLine {
  /// The lines of code whose first line had an indentation, which is taken from the others.
  static func lines(
    of code: String, without indentation: [UInt8], level: Int = 0
  ) -> [CodeLine] {
    let prefix = String(decoding: indentation, as: UTF8.self)
    return code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { index, line in
        let isIndented = index > 0 && line.hasPrefix(prefix)
        return CodeLine(String(isIndented ? line.dropFirst(prefix.count) : line), level: level)
      }
  }
}
