/// What tells contents apart: 256 bits, written as 64 hexadecimal digits.
package struct Digest: Sendable, Hashable {
  private let words: SIMD8<UInt32>

  init(words: SIMD8<UInt32>) { self.words = words }

  /// A digest that was written down; `nil` for anything but 64 lowercase hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == Self.length else { return nil }
    var words = SIMD8<UInt32>()
    for (index, byte) in text.utf8.enumerated() {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x61...0x66: digit = byte - 0x57
      default: return nil
      }
      words[index / 8] = words[index / 8] << 4 | UInt32(digit)
    }
    self.words = words
  }

  /// The digits, in lower case.
  package var text: String {
    String(unsafeUninitializedCapacity: Self.length) { buffer in
      var index = 0
      for lane in 0..<8 {
        var word = words[lane]
        for _ in 0..<8 {
          let digit = UInt8(truncatingIfNeeded: word &>> 28)
          buffer[index] = digit < 10 ? 0x30 &+ digit : 0x57 &+ digit
          word &<<= 4
          index &+= 1
        }
      }
      return Self.length
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
