/// Columns of text.
enum TextTable {
  /// The rows as lines. Each column but the last is padded to its widest cell, with two blanks between
  /// columns and none at the end of a line.
  static func lines(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return cells.joined(separator: "  ").withoutTrailingBlanks + "\n"
    }.joined()
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
