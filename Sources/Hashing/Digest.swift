/// A SHA-256 digest: 256 bits, written as 64 hexadecimal digits.
package struct Digest: Sendable, Hashable {
  /// The 64 digits, in lower case.
  package let text: String

  /// The digest that `text` spells; `nil` unless it is 64 lowercase hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == 64, text.utf8.allSatisfy(Self.digits.contains) else { return nil }
    self.text = text
  }

  /// The digest that is made of eight words, the most significant one first.
  init(words: [UInt32]) {
    var text: [UInt8] = []
    for word in words {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(Self.digits[Int(word >> UInt32(shift) & 0xF)])
      }
    }
    self.text = String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
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
