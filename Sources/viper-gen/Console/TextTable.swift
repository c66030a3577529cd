import ScaffoldKit

/// Columns of text.
enum TextTable {
  /// The rows as indented lines, without the last newline and without control characters.
  static func section(_ rows: [[String]]) -> String {
    lines(rows.map { [" "] + $0.map(\.escapingControlCharacters) })
      .split(separator: "\n").map { " " + $0.dropFirst(2) }.joined(separator: "\n")
  }

  /// The rows as lines. Each column but the last is padded to its widest cell, with two blanks between
  /// columns and none at the end of a line.
  static func lines(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.displayWidth)
      }
      return cells.joined(separator: "  ").withoutTrailingBlanks + "\n"
    }.joined()
  }
}

extension String {
  /// The number of columns that the text takes in a terminal.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  fileprivate var withoutTrailingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
