/// The ways in which code writes the name of a module, each with its placeholder in a template.
struct ModuleSpelling: Sendable, Equatable {
  /// A way to write the name.
  enum Style: Sendable, Hashable {
    /// `SignIn`
    case exact
    /// `signIn`
    case lowerCamel

    /// The placeholder of the style: `<<Module>>`.
    var placeholder: String {
      switch self {
      case .exact: "<<Module>>"
      case .lowerCamel: "<<Module|lowerCamel>>"
      }
    }
  }

  let name: [UInt8]
  /// The name with a small first word; empty if the name has none, or if a template may write it differently.
  let lowerCamel: [UInt8]
  /// Whether the name has several words, such as `SignIn`, so that it is not a word of a language.
  let isCompound: Bool

  init(_ name: String) {
    self.name = Array(name.utf8)
    lowerCamel = Self.lowerCamel(self.name)
    isCompound = name.dropFirst().contains { $0.isUppercase || $0.isNumber }
  }

  /// The text of the name in a style.
  func text(_ style: Style) -> [UInt8] { style == .exact ? name : lowerCamel }

  /// The name with a small first word, where every rule for the words of a name agrees: `httpServer` for
  /// `HTTPServer`, but nothing for `URLsView`.
  private static func lowerCamel(_ name: [UInt8]) -> [UInt8] {
    guard name.first.map(isCapital) == true, name.allSatisfy(isLetterOrDigit) else { return [] }
    let capitals = name.prefix(while: isCapital).count
    if capitals == 1 || capitals == name.count { return lowercased(name, capitals) }
    guard isSmall(name[capitals]), !"sv".utf8.contains(name[capitals]) else { return [] }
    return lowercased(name, capitals - 1)
  }

  private static func lowercased(_ name: [UInt8], _ count: Int) -> [UInt8] {
    name[..<count].map { $0 | 0x20 } + name[count...]
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isCapital(byte) || isSmall(byte) || isDigit(byte)
  }
}

extension ModuleSpelling {
  static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }

  static func isSmall(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

  static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  /// Whether a word of an identifier begins at an offset: `Login`, `View` and `2` in `LoginView_2`.
  static func isStart(_ offset: Int, of identifier: [UInt8]) -> Bool {
    guard offset > 0 else { return true }
    let (last, byte) = (identifier[offset - 1], identifier[offset])
    if last == UInt8(ascii: "_") { return true }
    if isDigit(byte) { return !isDigit(last) }
    guard isCapital(byte) else { return false }
    let isBeforeSmall = offset + 1 < identifier.count && isSmall(identifier[offset + 1])
    return !isCapital(last) || isBeforeSmall
  }

  /// Whether a word of an identifier may end before an offset.
  static func isEnd(_ offset: Int, of identifier: [UInt8]) -> Bool {
    guard offset < identifier.count, offset > 0 else { return offset > 0 }
    let (last, byte) = (identifier[offset - 1], identifier[offset])
    return !isSmall(byte) && byte < 0x80 && !(isDigit(last) && isDigit(byte))
  }

  /// Whether bytes have a name in them; an empty name is in none.
  static func has(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = name.first, bytes.count >= name.count else { return false }
    for index in 0...bytes.count - name.count where bytes[index] == first {
      if bytes[index..<index + name.count].elementsEqual(name) { return true }
    }
    return false
  }
}
