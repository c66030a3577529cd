/// The lines that an edit has added to a manifest, for swift-format.
enum ManifestLines {
  /// The byte ranges of added lines. A line that only got a comma is not one of them.
  static func added(to manifest: [UInt8], in edited: [UInt8]) -> [Range<Int>] {
    let changes = lines(of: edited).map(\.text).difference(from: lines(of: manifest).map(\.text))
    let added = Set(
      changes.insertions.compactMap { change -> Int? in
        if case .insert(let offset, _, _) = change { offset } else { nil }
      })
    var ranges: [Range<Int>] = []
    for (index, line) in lines(of: edited).enumerated() where added.contains(index) {
      if ranges.last?.upperBound == line.range.lowerBound {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<line.range.upperBound
      } else {
        ranges.append(line.range)
      }
    }
    return ranges
  }

  /// A configuration of swift-format with the indentation of a manifest.
  static func configuration(for manifest: [UInt8]) -> String {
    let indentations = lines(of: manifest).map { line in
      manifest[line.range].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
    let first = indentations.first { !$0.isEmpty }
    let unit =
      switch first?.first {
      case UInt8(ascii: "\t"): #"{"tabs": 1}"#
      default: #"{"spaces": \#(first?.count ?? 2)}"#
      }
    return #"{"version": 1, "lineLength": 100, "indentation": \#(unit)}"#
  }

  /// The lines with their ends, and their texts without line ends and a last comma.
  private static func lines(of bytes: [UInt8]) -> [(range: Range<Int>, text: ArraySlice<UInt8>)] {
    var start = 0
    var lines: [(range: Range<Int>, text: ArraySlice<UInt8>)] = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let unwanted: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ",")]
      let text = bytes[start..<end]
      let last = text.lastIndex { !unwanted.contains($0) }
      lines.append((start..<end, last.map { text[...$0] } ?? []))
      start = end
    }
    return lines
  }
}
