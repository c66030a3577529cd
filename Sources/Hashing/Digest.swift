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
      let raw = UnsafeMutableRawBufferPointer(buffer)
      for lane in 0..<8 {
        raw.storeBytes(of: Self.digits(of: words[lane]), toByteOffset: lane * 8, as: UInt64.self)
      }
      return Self.length
    }
  }

  /// The eight digits of a word, the first one in the byte that comes first in memory.
  private static func digits(of word: UInt32) -> UInt64 {
    // A byte for each digit: the bytes of the word move apart, then the halves of each.
    var bytes = UInt64(word.byteSwapped)
    bytes = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFF
    bytes = (bytes | bytes << 8) & 0x00FF_00FF_00FF_00FF
    let digits = (bytes >> 4 | bytes << 8) & 0x0F0F_0F0F_0F0F_0F0F
    let letters = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return (digits &+ 0x3030_3030_3030_3030 &+ letters &* 0x27).littleEndian
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
