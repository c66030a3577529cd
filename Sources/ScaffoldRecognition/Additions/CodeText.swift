import ScaffoldSwift

/// A piece of code with its tokens.
struct CodeText: Sendable {
  let text: String
  /// The tokens of the text.
  let words: [String]
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]
  private let partners: [Int?]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    let (bytes, tokens) = (bytes, SwiftLexer(bytes).tokens)
    words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    ranges = tokens.map(\.range)
    partners = tokens.map { $0.partner.flatMap { $0 < tokens.count ? $0 : nil } }
  }

  var count: Int { words.count }

  func word(_ place: Int) -> String? { words.indices.contains(place) ? words[place] : nil }

  /// The index after a token, or after the brackets that it opens.
  func index(after place: Int) -> Int { (partners[place] ?? place) + 1 }

  /// The index of the bracket that closes the one here.
  func partner(of place: Int) -> Int? { partners.indices.contains(place) ? partners[place] : nil }

  /// The text of tokens as it is.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, range.upperBound <= count else {
      return ""
    }
    return String(
      decoding: bytes[ranges[first].lowerBound..<ranges[last].upperBound], as: UTF8.self)
  }

  /// The text with other code in the place of tokens. An empty range is a place for an insertion.
  func replacing(_ changes: [(range: Range<Int>, text: String)]) -> String {
    var result: [UInt8] = []
    var end = 0
    let changes = changes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for change in changes {
      let first = change.range.lowerBound
      let start = first < count ? ranges[first].lowerBound : bytes.count
      guard start >= end else { continue }
      result += bytes[end..<start] + Array(change.text.utf8)
      end = change.range.last.map { ranges[$0].upperBound } ?? start
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The ranges between the commas in a range of tokens.
  func elements(in range: Range<Int>) -> [Range<Int>] {
    var (found, start, place) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      if words[place] == "," {
        found.append(start..<place)
        start = place + 1
      }
      place = index(after: place)
    }
    return start < range.upperBound ? found + [start..<range.upperBound] : found
  }

  /// The indices of `->` outside of brackets, or within.
  var arrows: [Int] {
    words.indices.filter { words[$0] == "-" && word($0 + 1) == ">" }
  }
}
