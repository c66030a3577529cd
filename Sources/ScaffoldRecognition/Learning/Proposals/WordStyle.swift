/// A style in which strings write a name of several words, which a template can write, too.
enum WordStyle: String, CaseIterable {
  case snake, kebab, words, lower

  /// A name in the style; empty if it has one word, or if its words are not plain: a capital letter and small ones.
  func text(of name: [UInt8]) -> [UInt8] {
    let starts = name.indices.filter { ModuleSpelling.isCapital(name[$0]) }
    let isPlain = name.allSatisfy { ModuleSpelling.isCapital($0) || ModuleSpelling.isSmall($0) }
    guard starts.count > 1, starts[0] == 0, isPlain else { return [] }
    let ranges = zip(starts, starts.dropFirst() + [name.count])
    guard ranges.allSatisfy({ $1 - $0 > 1 }) else { return [] }
    let words = ranges.map { Array(name[$0..<$1]) }
    let small = words.map { $0.map { $0 | 0x20 } }
    switch self {
    case .words: return Array(words.joined(separator: " ".utf8))
    case .snake: return Array(small.joined(separator: "_".utf8))
    case .kebab: return Array(small.joined(separator: "-".utf8))
    case .lower: return Array(small.joined())
    }
  }
}
