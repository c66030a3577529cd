import ScaffoldSwift

/// Finds the uses of some names in Swift code, outside comments and strings and not after a dot.
///
/// ```swift
/// let code = "let a = Task { Feature.Data() } // Data"
/// TypeUses(of: ["Data", "Task"], in: Array(code.utf8)).places  // ["Task": 8]
/// ```
struct TypeUses {
  /// The offset of the first use of each name.
  private(set) var places: [String: Int] = [:]
  /// The names that the code gives to types of its own, at any depth.
  private(set) var declared: Set<String> = []

  private static let keywords: Set<String> = [
    "actor", "associatedtype", "class", "enum", "macro", "protocol", "struct", "typealias",
  ]
  /// Keywords that declare names other than types.
  private static let others: Set<String> = ["case", "func", "let", "var"]

  init(of names: Set<String>, in bytes: [UInt8]) {
    let lexer = SwiftLexer(bytes)
    let skipped = (lexer.comments + lexer.texts).sorted { $0.lowerBound < $1.lowerBound }
    var start = 0
    for range in skipped {
      if start < range.lowerBound { read(bytes, start..<range.lowerBound, names) }
      start = max(start, range.upperBound)
    }
    read(bytes, start..<bytes.count, names)
  }

  /// Reads code without comments and strings.
  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>, _ names: Set<String>) {
    var index = range.lowerBound
    var (before, isMember) = ("", false)
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, SwiftByte.isWord(bytes[index]) { index += 1 }
      guard index > start else {
        if bytes[index] > 0x20, bytes[index] != UInt8(ascii: "`") {
          (before, isMember) = ("", bytes[index] == UInt8(ascii: "."))
        }
        index += 1
        continue
      }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if names.contains(word), !isMember {
        if Self.keywords.contains(before) {
          declared.insert(word)
        } else if places[word] == nil, !Self.others.contains(before) {
          places[word] = start
        }
      }
      (before, isMember) = (word, false)
    }
  }
}
