/// What tells contents apart: 64 hexadecimal digits.
package struct Digest: Sendable, Hashable {
  /// The digits, in lower case.
  package let text: String

  /// A digest that was written down; `nil` for anything but 64 lowercase hexadecimal digits.
  package init?(_ text: String) {
    let isHexadecimal = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
    guard isHexadecimal, text.utf8.count == Self.length else { return nil }
    self.text = text
  }

  init(words: [UInt32]) {
    text = String(unsafeUninitializedCapacity: Self.length) { buffer in
      var index = 0
      for word in words {
        for shift in stride(from: UInt32(28), through: 0, by: -4) {
          let digit = UInt8(truncatingIfNeeded: word >> shift) & 0xF
          buffer[index] = digit < 10 ? 0x30 + digit : 0x57 + digit
          index += 1
        }
      }
      return index
    }
  }

  private static let length = 64
}

extension Digest {
  /// A file of a folder whose contents are digested as a whole.
  package struct File {
    let path: String
    let isExecutable: Bool
    let contents: Digest

    /// The file at `path` below the folder.
    package init(path: String, isExecutable: Bool, bytes: [UInt8]) {
      self.path = path
      self.isExecutable = isExecutable
      contents = SHA256.digest(of: bytes)
    }
  }

  /// The digest of a folder: of `<digest> <x or -> <path>` and a zero byte for each file, in the
  /// order of the paths' bytes. A path holds no zero byte, so no two folders read alike.
  package init(folder files: [File]) {
    var list: [UInt8] = []
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      list += file.contents.text.utf8
      list += (file.isExecutable ? " x " : " - ").utf8
      list += file.path.utf8
      list.append(0)
    }
    self = SHA256.digest(of: list)
  }
}
