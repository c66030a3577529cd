import ScaffoldSwift

/// The other Swift files in the targets of modules that are changed, found by the types that they name.
struct Neighbours: Sendable {
  /// A file beside those of a module.
  struct File: Sendable {
    let file: PlannedFile
    let isTest: Bool
    /// Whether it is not in a folder of the module.
    let isOutside: Bool
  }

  private let files: [Plan.Neighbour]
  /// The words with a capital letter, sorted, each with the index of a file that has it.
  private let words: [(text: String, file: Int)]

  init(_ files: [Plan.Neighbour]) {
    self.files = files
    var words: [(text: String, file: Int)] = []
    for (index, neighbour) in files.enumerated() {
      for word in CapitalWords.all(in: neighbour.file.contents) { words.append((word, index)) }
    }
    self.words = words.sorted { ($0.text, $0.file) < ($1.text, $1.file) }
  }

  /// The files in the targets of a module that are in its folders, or name types that begin with its name.
  ///
  /// - Parameter paths: the paths of the module's own files.
  func files(of record: ModuleRecord, besides paths: Set<RelativePath>) -> [File] {
    let folders = Set(paths.map(\.folder))
    let start = words.partitionIndex { $0.text >= record.module }
    let naming = Set(
      words[start...].prefix { $0.text.hasPrefix(record.module) }.map(\.file))
    return files.indices.compactMap { index in
      let (target, file) = (files[index].target, files[index].file)
      let isInFolder = folders.contains(file.path.folder)
      guard target == record.target || target == record.testTarget, !paths.contains(file.path),
        isInFolder || naming.contains(index)
      else { return nil }
      return File(file: file, isTest: target != record.target, isOutside: !isInFolder)
    }
  }

  /// Whether any file declares a function, a property or a case of this name.
  func declare(_ name: String) -> Bool {
    let beginnings = ["func ", "var ", "let ", "case "].map { Array(($0 + name).utf8) }
    return files.contains { neighbour in
      beginnings.contains { neighbour.file.contents.firstRange(of: $0) != nil }
    }
  }
}

/// The words of a text that begin with a capital letter, as types do.
private enum CapitalWords {
  static func all(in text: [UInt8]) -> Set<String> {
    var words: Set<String> = []
    var start = 0
    while start < text.count {
      guard SwiftByte.isWord(text[start]) else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !SwiftByte.isWord($0) } ?? text.endIndex
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[start]) || text[start] >= 0x80 {
        words.insert(String(decoding: text[start..<end], as: UTF8.self))
      }
      start = end
    }
    return words
  }
}
