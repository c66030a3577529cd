import ScaffoldRecognition
import ScaffoldSwift

/// A source with the lines and declarations that are counted.
struct CountedSource {
  let scan: SourceScan
  /// Whether each line has code.
  private let isCode: [Bool]
  /// The offset at which each line begins.
  private let starts: [Int]
  /// For each type, the counts of those before it; the last ones are those of all types.
  private let sums: [TypeCounts]

  private struct TypeCounts {
    var types = 0
    var protocols = 0
    var requirements = 0
  }

  init(_ source: SourceText) {
    scan = SourceScan(source)
    let text = source.text
    var starts = text.isEmpty ? [] : [0]
    for index in text.indices where index + 1 < text.count {
      let isEnd = text[index] == 0x0A || text[index] == 0x0D && text[index + 1] != 0x0A
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
    var isCode = Array(repeating: false, count: starts.count)
    var line = 0
    for token in scan.tokens {
      let range = token.range
      while line + 1 < starts.count, starts[line + 1] <= range.lowerBound { line += 1 }
      if line < isCode.count { isCode[line] = true }
      // A string may have several lines.
      var inner = line
      while inner + 1 < starts.count, starts[inner + 1] < range.upperBound {
        inner += 1
        let end = inner + 1 < starts.count ? starts[inner + 1] : text.count
        if text[starts[inner]..<end].contains(where: { $0 > 0x20 }) { isCode[inner] = true }
      }
    }
    self.isCode = isCode
    var sum = TypeCounts()
    var sums = [sum]
    for type in scan.types {
      if type.isProtocol {
        sum.protocols += 1
        sum.requirements += Self.requirements(of: type, in: scan)
      } else if !type.isExtension {
        sum.types += 1
      }
      sums.append(sum)
    }
    self.sums = sums
  }

  /// The lines and the declarations of the whole file, without tests and mocks.
  var counts: Statistics.Counts {
    var counts = Statistics.Counts()
    counts.files = 1
    counts.lines = starts.count
    counts.codeLines = isCode.count { $0 }
    add(scan.types.indices, to: &counts)
    return counts
  }

  /// The types and extensions that are in no other ones.
  var outermostTypes: [SourceScan.Body] {
    var end = -1
    return scan.types.filter { type in
      guard type.start > end else { return false }
      end = type.tokens.upperBound
      return true
    }
  }

  /// The lines and the declarations of a type, with those inside.
  func counts(of type: SourceScan.Body) -> Statistics.Counts {
    var counts = Statistics.Counts()
    add(firstType(from: type.start)..<firstType(from: type.tokens.upperBound), to: &counts)
    let lines = lines(of: type)
    counts.lines = lines.count
    counts.codeLines = isCode[lines].count { $0 }
    return counts
  }

  /// Adds the types with some indices.
  private func add(_ range: Range<Int>, to counts: inout Statistics.Counts) {
    let (before, after) = (sums[range.lowerBound], sums[range.upperBound])
    counts.types += after.types - before.types
    counts.protocols += after.protocols - before.protocols
    counts.requirements += after.requirements - before.requirements
  }

  /// The index of the first type that begins at a token or after it.
  private func firstType(from place: Int) -> Int {
    var (low, high) = (0, scan.types.count)
    while low < high {
      let middle = (low + high) / 2
      if scan.types[middle].start < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func lines(of type: SourceScan.Body) -> Range<Int> {
    guard !starts.isEmpty, scan.tokens.indices.contains(type.start) else { return 0..<0 }
    let last = min(type.tokens.upperBound, scan.tokens.count - 1)
    let first = line(of: scan.tokens[type.start].range.lowerBound)
    return first..<max(first, line(of: scan.tokens[last].range.lowerBound)) + 1
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static let required: Set<String> = ["func", "var", "init", "subscript", "associatedtype"]

  /// The requirements of one protocol. What is in a bracket that is not closed is in no protocol.
  private static func requirements(of type: SourceScan.Body, in scan: SourceScan) -> Int {
    var (place, count) = (type.tokens.lowerBound + 1, 0)
    while place < type.tokens.upperBound {
      if scan.tokens[place].kind == .word, required.contains(scan.word(place)),
        !scan.isMark(".", at: place - 1)
      {
        count += 1
      }
      let partner = scan.tokens[place].kind == .directive ? nil : scan.tokens[place].partner
      place = (partner ?? place) + 1
    }
    return count
  }
}
