/// A table of text whose columns are aligned: the first one to the left, the others to the right.
struct TextTable {
  private var rows: [[String]]
  /// The rows that a line follows.
  private var lines: Set<Int> = [0]

  init(_ head: [String]) { rows = [head] }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// Adds a line below the last row.
  mutating func addLine() { lines.insert(rows.count - 1) }

  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for (index, row) in rows.enumerated() {
      var cells: [String] = []
      for (column, width) in widths.enumerated() {
        let cell = column < row.count ? row[column] : ""
        let space = String(repeating: " ", count: width - cell.count)
        cells.append(column == 0 ? cell + space : space + cell)
      }
      var line = cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      text += line + "\n"
      if lines.contains(index) {
        text += widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ") + "\n"
      }
    }
    return text
  }

  /// A number with commas between its thousands.
  static func number(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return value < 0 ? "-" + result : result
  }

  /// A quotient with one decimal; a dash without a divisor.
  static func average(_ value: Int, _ count: Int) -> String {
    guard count > 0 else { return "-" }
    let tenths = (value * 20 + (value < 0 ? -count : count)) / (2 * count)
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + number(whole) + ".\(rest)"
  }
}
