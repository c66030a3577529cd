import Testing

@testable import ScaffoldKit

@Suite("A name without its case")
struct FoldingTests {
  @Test("is the same for every spelling that Unicode calls a change of case")
  func allScalars() {
    for value in UInt32(0x80)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped else {
        continue
      }
      let properties = scalar.properties
      let folded = String(scalar).caseFolded
      // The small dotted I of Turkish has a mark more than the plain one; both fold to themselves.
      let spellings = [
        properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
      ]
      for spelling in spellings {
        #expect(spelling.caseFolded == folded, "U+\(String(value, radix: 16))")
      }
      #expect(folded.caseFolded == folded, "U+\(String(value, radix: 16))")
    }
  }

  static let same: [(String, String)] = [
    ("가", "\u{1100}\u{1161}"),
    ("각", "\u{1100}\u{1161}\u{11A8}"),
    ("ﬁx", "FIX"),
    ("ﬀ", "Ff"),
    ("ẞ", "ss"),
    ("Ǆ", "ǆ"),
    ("ǅ", "ǆ"),
    ("İ", "i\u{307}"),
    ("Ω", "\u{2126}"),
    ("Å", "\u{212B}"),
    ("ᾳ", "ΑΙ"),
    ("\u{1FB3}\u{301}\u{30D}", "\u{391}\u{301}\u{30D}\u{399}"),
    ("\u{3B1}\u{345}\u{F73}", "\u{3B1}\u{F71}\u{F72}\u{345}"),
    ("ς", "Σ"),
    ("q\u{323}\u{307}", "Q\u{307}\u{323}"),
    ("ꭰ", "Ꭰ"),
    ("ა", "Ა"),
  ]

  @Test("is the same for what one disk or another takes for one name", arguments: same)
  func oneName(first: String, second: String) {
    #expect(first.caseFolded == second.caseFolded)
  }

  static let different: [(String, String)] = [
    ("①", "1"), ("ｗ", "w"), ("é", "e"), ("Ⅷ", "VIII"), ("²", "2"), ("ö", "oe"), ("ㄱ", "\u{1100}"),
    // The second mark belongs to the iota.
    ("\u{1FB4}\u{30D}", "\u{386}\u{399}\u{30D}"),
  ]

  @Test("differs for what only looks alike: no disk takes it for one name", arguments: different)
  func twoNames(first: String, second: String) {
    #expect(first.caseFolded != second.caseFolded)
  }
}
