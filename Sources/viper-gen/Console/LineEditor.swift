import ScaffoldKit

/// A line that a user types key by key. Keys without a meaning here, such as arrows, are ignored, so that
/// they leave nothing on the screen.
struct LineEditor {
  /// What a key does to the line.
  enum Event: Equatable {
    /// The bytes to show after the cursor.
    case shows([UInt8])
    case ends(Terminal.Line)
  }

  private var bytes: [UInt8] = []
  private var escape = Escape.none

  /// The state within the sequence of bytes that a key such as an arrow sends.
  private enum Escape { case none, begun, parameters, last }

  /// Handles the next byte of the keyboard.
  mutating func handle(_ byte: UInt8) -> Event {
    if escape != .none {
      skip(byte)
      return .shows([])
    }
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .ends(line)
    // Ctrl-D. The terminal sends a zero for it if it was typed before the mode for single keys began.
    case 0x04, 0x00: return bytes.isEmpty ? .ends(.end) : .shows([])
    case 0x08, 0x7F: return .shows(removeLast())
    case 0x15:
      var erased: [UInt8] = []
      while !bytes.isEmpty { erased += removeLast() }
      return .shows(erased)
    case 0x1B:
      escape = .begun
      return .shows([])
    case ..<0x20: return .shows([])
    default:
      bytes.append(byte)
      return .shows([byte])
    }
  }

  /// The line so far.
  private var line: Terminal.Line {
    String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .unreadable
  }

  /// Removes the last character, and returns what erases it on the screen.
  private mutating func removeLast() -> [UInt8] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      bytes.removeLast()
      return []
    }
    guard let last = text.last else { return [] }
    bytes.removeLast(last.utf8.count)
    return Array(String(repeating: "\u{8} \u{8}", count: last.typedWidth).utf8)
  }

  /// Skips a byte of a sequence such as `ESC [ 1 ; 5 C` or `ESC O A`.
  private mutating func skip(_ byte: UInt8) {
    switch (escape, byte) {
    case (.begun, UInt8(ascii: "[")): escape = .parameters
    case (.begun, UInt8(ascii: "O")): escape = .last
    case (.parameters, 0x20...0x3F): break
    default: escape = .none
    }
  }
}
