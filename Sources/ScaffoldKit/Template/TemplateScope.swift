/// The names that a template may use: its variables with their types, and the case styles.
struct TemplateScope: Sendable {
  struct Variable: Sendable, Hashable {
    let name: String
    let type: TemplateType
  }

  /// A way to write a text, such as `snake`.
  struct Style: Sendable {
    let name: String
    let apply: @Sendable (String) -> String
  }

  let variables: [Variable]
  let styles: [Style]

  private let variableNames: NameTable
  private let styleNames: NameTable

  init(variables: [Variable], styles: [Style] = []) {
    self.variables = variables
    self.styles = styles
    variableNames = NameTable(variables.map(\.name))
    styleNames = NameTable(styles.map(\.name))
  }

  /// The index of the variable whose name stands in a file.
  func variable(named range: Range<Int>, in source: SourceText) -> Int? {
    variableNames.index(of: range, in: source)
  }

  /// The index of the style whose name stands in a file.
  func style(named range: Range<Int>, in source: SourceText) -> Int? {
    styleNames.index(of: range, in: source)
  }

  /// The words that mean something in the language; no variable may take one.
  static let reservedWords =
    Directive.allCases.map(\.text)
    + ["and", "or", "not", "contains", "in", "loop", "true", "false"]
}

/// Names in one piece of memory, to be looked through without counting a reference.
private struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>] = []

  init(_ names: [String]) {
    for name in names {
      let start = bytes.count
      bytes += name.utf8
      ranges.append(start..<bytes.count)
    }
  }

  func index(of name: Range<Int>, in source: SourceText) -> Int? {
    bytes.withUnsafeBufferPointer { known in
      source.bytes.withUnsafeBufferPointer { text in
        ranges.firstIndex { range in
          guard range.count == name.count else { return false }
          let offset = name.lowerBound &- range.lowerBound
          for index in range where known[index] != text[index &+ offset] { return false }
          return true
        }
      }
    }
  }
}
