/// A fixed set of names, in which the words of a text are looked up without making strings of them.
struct NameTable: Sendable {
  private(set) var names: [String]
  private var indices: [UInt64: Int] = [:]
  /// Which hashes may belong to a name. Most words of a text belong to none.
  private var filter = [Bool](repeating: false, count: 1 << 16)

  init(_ names: Set<String>) {
    self.names = names.sorted()
    for (index, name) in self.names.enumerated() {
      let hash = Self.hash(of: Array(name.utf8), in: 0..<name.utf8.count)
      indices[hash] = index
      filter[Int(hash & 0xFFFF)] = true
    }
  }

  /// The index of the name that a range of a text is.
  func index(of range: Range<Int>, in text: [UInt8]) -> Int? {
    let hash = Self.hash(of: text, in: range)
    guard filter[Int(hash & 0xFFFF)], let index = indices[hash],
      names[index].utf8.elementsEqual(text[range])
    else { return nil }
    return index
  }

  func index(of name: String) -> Int? {
    index(of: 0..<name.utf8.count, in: Array(name.utf8))
  }

  private static func hash(of text: [UInt8], in range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
