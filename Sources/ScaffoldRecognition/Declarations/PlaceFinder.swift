/// Finds the line and the column of an offset in a text.
package struct PlaceFinder {
  private let path: String
  private let text: [UInt8]
  /// The offset at which each line begins.
  private let starts: [Int]

  package init(path: String, text: [UInt8]) {
    (self.path, self.text) = (path, text)
    var starts = [text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in text.indices where text[index] == 0x0A || text[index] == 0x0D {
      let isFirstOfTwo = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      if !isFirstOfTwo { starts.append(index + 1) }
    }
    self.starts = starts
  }

  package func place(at offset: Int) -> SourcePlace {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = text[min(starts[low], offset)..<offset]
    let column = String(decoding: before, as: UTF8.self).count + 1
    return SourcePlace(path: path, line: low + 1, column: column)
  }
}
