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
          note(latest.way.mark, latest.way.spelling)
        }
      }
      var way = latest.way
      way.enter(path.name)
      files.append(way.mark)
      spellings.append(way.spelling)
    }
  }

  private mutating func note(_ mark: UInt64, _ spelling: UInt64) {
    let known = folders.updateValue(spelling, forKey: mark)
    if let known, known != spelling { areSpelledAlike = false }
  }

  /// Adds other files.
  mutating func add(_ others: PathMarks) {
    files += others.files
    spellings += others.spellings
    for (mark, spelling) in others.folders { note(mark, spelling) }
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

  /// A way from the root, name by name.
  private struct Way {
    private var folded = Mark()
    private var spelled = Mark()

    var mark: UInt64 { folded.number }
    var spelling: UInt64 { spelled.number }

    mutating func enter(_ name: String) {
      var (folded, spelled) = (folded, spelled)
      let isPlain = name.bytesSatisfy { byte in
        folded.add(byte.lowercased)
        spelled.add(byte)
        return byte < 0x80
      }
      if !isPlain {
        (folded, spelled) = (self.folded, self.spelled)
        folded.add(name.caseFolded)
        spelled.add(name)
      }
      (self.folded, self.spelled) = (folded, spelled)
      self.folded.add(UInt8(ascii: "/"))
      self.spelled.add(UInt8(ascii: "/"))
    }
  }
}

/// A number in place of bytes (FNV-1a).
struct Mark {
  private(set) var number: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  mutating func add(_ byte: UInt8) { number = (number ^ UInt64(byte)) &* 0x100_0000_01b3 }

  init() {}

  init(_ text: String) { add(text) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }
}

extension UInt8 {
  /// The byte of the small letter of ASCII, or the byte itself.
  @inline(__always)
  fileprivate var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}

extension String {
  /// A number in place of a name: equal for equal names.
  var mark: UInt64 { withBytes { $0.mark } }

  /// The mark of the name in lower case.
  var markInLowerCase: UInt64 { withBytes { $0.markInLowerCase } }
}

// The bytes of a name in UTF-8.
extension UnsafeBufferPointer<UInt8> {
  /// A number in place of the name: equal for equal names.
  var mark: UInt64 {
    // Equal names may be made of different characters.
    markOfPlainName { $0 } ?? Mark(String(decoding: self, as: UTF8.self).normalizedToNFD).number
  }

  /// The mark of the name in lower case.
  var markInLowerCase: UInt64 {
    markOfPlainName { $0.lowercased } ?? String(decoding: self, as: UTF8.self).lowercased().mark
  }

  /// The mark of a name made of ASCII; `nil` for any other.
  @inline(__always)
  private func markOfPlainName(_ change: (UInt8) -> UInt8) -> UInt64? {
    var mark = Mark()
    for byte in self {
      guard byte < 0x80 else { return nil }
      mark.add(change(byte))
    }
    return mark.number
  }
}

/// Marks, to be asked for.
struct Marks: Sendable {
  /// A power of two of places, at most half of them taken: each mark stands where its bits say, or in the
  /// next place that was free. Zero stands in the free ones.
  private var places: [UInt64]
  /// How many bits of a mark do not say where.
  private var idleBits = 63
  /// Whether no mark came twice.
  private(set) var areDistinct = true
  /// Another one in each run, so that nobody can think of names that all want the same place.
  private static let factor = UInt64(bitPattern: Int64(0.hashValue)) | 1

  init(_ marks: [UInt64]) {
    while 1 << (64 - idleBits) < marks.count * 2 { idleBits -= 1 }
    places = Array(repeating: 0, count: 1 << (64 - idleBits))
    for mark in marks {
      let place = place(of: mark)
      if places[place] != 0 { areDistinct = false }
      places[place] = Self.taken(by: mark)
    }
  }

  func contains(_ mark: UInt64) -> Bool { places[place(of: mark)] != 0 }

  /// Where the mark stands, or would.
  private func place(of mark: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: (mark &* Self.factor) &>> UInt64(idleBits))
    while places[place] != 0, places[place] != Self.taken(by: mark) {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private static func taken(by mark: UInt64) -> UInt64 { max(mark, 1) }
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
