import ScaffoldSwift

extension MockGenerator {
  /// The number of bytes at the beginning of a file in which a tool leaves its mark.
  private static var longestHeader: Int { 4096 }

  /// The tool that wrote a file, by the comments that it begins with or by its name.
  init?(of file: SwiftFile, path: String) {
    let header = file.comments.prefix { $0.lowerBound < Self.longestHeader }
      .map { String(decoding: file.text[$0].prefix(Self.longestHeader), as: UTF8.self) }
      .joined(separator: "\n")
    let beginning = String(decoding: file.text.prefix(Self.longestHeader), as: UTF8.self)
    if let found = Self.marks.first(where: { header.contains($0.mark) }) {
      self = found.tool
    } else if beginning.contains("Cuckoo.ProtocolMock") || beginning.contains("Cuckoo.ClassMock") {
      // A formatter may have removed the comments.
      self = .cuckoo
    } else if let found = Self.fileNames.first(where: { path.hasSuffix($0.end) }) {
      self = found.tool
    } else {
      return nil
    }
  }
}
