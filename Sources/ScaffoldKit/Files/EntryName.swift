#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names of entries as texts.
///
/// A name is a sequence of bytes. One that is not UTF-8 is replaced by a text that no entry can have as its name: each
/// byte that is not ASCII becomes a zero byte and two digits, so that the two bytes `a` `E9` are `"a\0E9"`. Listings
/// contain the replacement, so that the folder does not seem empty. Only ``Directory/removeTree(_:)`` accepts it; for
/// the other calls, there is no such entry.
package enum EntryName {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The text of a name, or of the destination of a link.
  package static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let replaced = bytes.flatMap { byte in
      byte < 0x80 ? [byte] : [0, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }
    return String(decoding: replaced, as: UTF8.self)
  }

  /// The text of a name that ends in a zero.
  package static func text(ofCString name: UnsafePointer<CChar>) -> String {
    text(of: UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) })
  }

  /// Whether the text replaces a name that is not UTF-8.
  package static func isReplacement(_ text: String) -> Bool { bytes(ofReplacement: text) != nil }

  /// The bytes of a name that is not UTF-8; `nil` for other texts.
  static func bytes(ofReplacement text: String) -> [UInt8]? {
    guard text.utf8.contains(0) else { return nil }
    let parts = Array(text.utf8).split(separator: 0, omittingEmptySubsequences: false)
    var bytes = Array(parts[0])
    for part in parts.dropFirst() {
      guard part.count >= 2, let high = digits.firstIndex(of: part[part.startIndex]),
        let low = digits.firstIndex(of: part[part.startIndex + 1]), high >= 8
      else { return nil }
      bytes.append(UInt8(high << 4 | low))
      bytes += part.dropFirst(2)
    }
    return bytes
  }

  /// The name as a user can read it: `a\xE9`.
  package static func shown(_ text: String) -> String {
    guard isReplacement(text) else { return text.escapingControlCharacters }
    return text.split(separator: "\0", omittingEmptySubsequences: false)
      .map { String($0).escapingControlCharacters }.joined(separator: "\\x")
  }
}
