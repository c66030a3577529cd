/// Numbers in place of paths: equal for those that differ only in case or normalisation. Nearly always all
/// of them differ, and then no path is in another's way.
struct PathMarks: Sendable {
  private var files: [UInt64] = []
  /// The files as they are spelled.
  private var spellings: [UInt64] = []
  /// How each folder above them is spelled, by its mark.
  private var folders: [UInt64: UInt64] = [:]
  private var areSpelledAlike = true

  /// The marks of some files.
  init(_ paths: [RelativePath] = []) {
    files.reserveCapacity(paths.count)
    spellings.reserveCapacity(paths.count)
    var latest: (folder: [String], way: Way) = ([], Way())
    for path in paths {
      if !path.folder.isSpelled(like: latest.folder) {
        latest = (path.folder, Way())
        for name in path.folder {
          latest.way.enter(name)
          note(latest.way)
        }
      }
      var way = latest.way
      way.enter(path.name)
      files.append(way.mark)
      spellings.append(way.spelling)
    }
  }

  private mutating func note(_ folder: Way) {
    let known = folders.updateValue(folder.spelling, forKey: folder.mark)
    if let known, known != folder.spelling { areSpelledAlike = false }
  }

  /// Adds other files.
  mutating func add(_ others: PathMarks) {
    files += others.files
    spellings += others.spellings
    for (mark, spelling) in others.folders { note(Way(mark: mark, spelling: spelling)) }
    areSpelledAlike = areSpelledAlike && others.areSpelledAlike
  }

  /// Whether any two files, or a file and a folder, may get into each other's way, or a folder is spelled
  /// in two ways.
  var meet: Bool {
    let files = Marks(files)
    return !areSpelledAlike || !files.areDistinct || folders.keys.contains(where: files.contains)
  }

  /// The files as they are spelled, for ``spelling(of:)``.
  var spelled: Marks { Marks(spellings) }

  /// The number of a file's spelling.
  static func spelling(of names: [String]) -> UInt64 {
    var way = Way()
    for name in names { way.enter(name) }
    return way.spelling
  }

  /// A way from the root, name by name (FNV-1a).
  private struct Way {
    var mark: UInt64 = 0xcbf2_9ce4_8422_2325
    var spelling: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func enter(_ name: String) {
      var (folded, spelled) = (mark, spelling)
      let isPlain = name.bytesSatisfy { byte in
        let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        Self.add(isUpper ? byte | 0x20 : byte, to: &folded)
        Self.add(byte, to: &spelled)
        return byte < 0x80
      }
      if !isPlain {
        (folded, spelled) = (mark, spelling)
        for byte in name.caseFolded.utf8 { Self.add(byte, to: &folded) }
        for byte in name.utf8 { Self.add(byte, to: &spelled) }
      }
      (mark, spelling) = (folded, spelled)
      Self.add(UInt8(ascii: "/"), to: &mark)
      Self.add(UInt8(ascii: "/"), to: &spelling)
    }

    private static func add(_ byte: UInt8, to mark: inout UInt64) {
      mark = (mark ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}

/// Numbers in their order.
struct Marks: Sendable {
  private let sorted: [UInt64]

  init(_ numbers: [UInt64]) { sorted = numbers.sorted() }

  /// Whether no number stands there twice.
  var areDistinct: Bool { zip(sorted, sorted.dropFirst()).allSatisfy { $0 != $1 } }

  func contains(_ number: UInt64) -> Bool {
    var (low, high) = (sorted.startIndex, sorted.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < sorted.endIndex && sorted[low] == number
  }
}

extension String {
  /// A number in place of a name: equal for equal names, another one in each run of the program.
  var mark: UInt64 { UInt64(bitPattern: Int64(hashValue)) }
}

extension [String] {
  /// Whether the names have the same bytes; equal strings may differ in normalisation.
  func isSpelled(like other: [String]) -> Bool {
    let isSame = withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress && $0.count == own.count }
    }
    return isSame || elementsEqual(other) { $0.utf8.elementsEqual($1.utf8) }
  }
}
