/// A SHA-256 digest: 256 bits, written as 64 hexadecimal digits.
package struct Digest: Sendable, Hashable {
  /// Eight words, the most significant one first.
  private let words: SIMD8<UInt32>

  /// The digest that `text` spells; `nil` unless it is 64 lowercase hexadecimal digits.
  package init?(_ text: String) {
    var words = SIMD8<UInt32>()
    var count = 0
    for byte in text.utf8 {
      guard count < 64, let value = Self.value(of: byte) else { return nil }
      words[count / 8] = words[count / 8] << 4 | value
      count += 1
    }
    guard count == 64 else { return nil }
    self.words = words
  }

  /// The digest that is made of eight words, the most significant one first.
  init(words: [UInt32]) {
    self.words = SIMD8(words)
  }

  /// The 64 digits, in lower case.
  package var text: String {
    var text: [UInt8] = []
    for index in words.indices {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(Self.digits[Int(words[index] >> UInt32(shift) & 0xF)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// The value of a hexadecimal digit in lower case.
  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
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
  /// order of the paths' bytes. A path has no zero byte, so two different folders never give the same
  /// list.
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
