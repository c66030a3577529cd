/// A folder of a commit: a tree of git.
struct GitTree {
  /// A file, a folder or something else in a tree.
  struct Entry {
    enum Kind: Hashable {
      case file(isExecutable: Bool)
      case folder
      case link
      /// The commit of another repository.
      case submodule
    }

    let kind: Kind
    /// The name, with replacement characters if it is not UTF-8.
    let name: String
    let isUTF8: Bool
    /// The name of the object, as 40 hexadecimal digits.
    let object: String

    var isFolder: Bool { kind == .folder }
  }

  let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// Reads the bytes of a tree: `MODE NAME`, a zero byte and 20 bytes of the object's name for each entry.
  ///
  /// - Returns: `nil` if they are not a tree.
  init?(_ bytes: ArraySlice<UInt8>) {
    var entries: [Entry] = []
    var rest = bytes
    while !rest.isEmpty {
      guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
        let zero = rest[space...].firstIndex(of: 0), rest.endIndex - zero > Self.nameLength,
        let mode = UInt32(String(decoding: rest[..<space], as: UTF8.self), radix: 8),
        let kind = Entry.Kind(mode: mode)
      else { return nil }
      let name = rest[(space + 1)..<zero]
      let object = rest[(zero + 1)...].prefix(Self.nameLength)
      let valid = String(validating: name, as: UTF8.self)
      entries.append(
        Entry(
          kind: kind, name: valid ?? String(decoding: name, as: UTF8.self), isUTF8: valid != nil,
          object: object.hexadecimal))
      rest = rest[object.endIndex...]
    }
    self.entries = entries
  }

  private static let nameLength = 20

  /// The entry of a name.
  subscript(name: String) -> Entry? { entries.first { $0.name == name } }
}

extension GitTree.Entry.Kind {
  fileprivate init?(mode: UInt32) {
    switch mode & 0o170000 {
    case 0o100000: self = .file(isExecutable: mode & 0o100 != 0)
    case 0o040000: self = .folder
    case 0o120000: self = .link
    case 0o160000: self = .submodule
    default: return nil
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
