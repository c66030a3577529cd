/// What a letter is for splitting a name into words.
enum UnitKind {
  /// Between words.
  case separator
  case lower, upper, digit
  /// A letter without case: `登`, an emoji, `ª`.
  case caseless
  /// A mark or modifier letter: it is whatever stands before it.
  case attached
}

/// A byte of an ASCII text or a scalar of any text: what ``CaseStyle`` works on.
protocol CasedUnit {
  var kind: UnitKind { get }
  init(ascii byte: UInt8)
  func appendLowercase(to units: inout [Self])
  func appendUppercase(to units: inout [Self])
  /// Appends the letter as it begins a word; a letter that is no small one stays as it is.
  func appendCapital(to units: inout [Self])
}

extension UInt8: CasedUnit {
  init(ascii byte: UInt8) { self = byte }

  var kind: UnitKind {
    switch self {
    case 0x61...0x7A: .lower
    case 0x41...0x5A: .upper
    case 0x30...0x39: .digit
    default: .separator
    }
  }

  func appendLowercase(to units: inout [UInt8]) {
    units.append(0x41...0x5A ~= self ? self | 0x20 : self)
  }

  func appendUppercase(to units: inout [UInt8]) {
    units.append(0x61...0x7A ~= self ? self & 0xDF : self)
  }

  func appendCapital(to units: inout [UInt8]) { appendUppercase(to: &units) }
}

extension Unicode.Scalar: CasedUnit {
  init(ascii byte: UInt8) { self.init(byte) }

  var kind: UnitKind {
    if isASCII { return UInt8(value).kind }
    guard Identifier.isContinuation(self) else { return .separator }
    // A letter such as `𝐀` has a case but no counterpart: it behaves like one without case.
    if properties.changesWhenLowercased { return .upper }
    if properties.changesWhenUppercased, properties.isLowercase { return .lower }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .modifierLetter, .modifierSymbol, .format:
      return .attached
    case .decimalNumber: return .digit
    default: return .caseless
    }
  }

  func appendLowercase(to units: inout [Unicode.Scalar]) {
    units += properties.lowercaseMapping.unicodeScalars
  }

  func appendUppercase(to units: inout [Unicode.Scalar]) {
    units += properties.uppercaseMapping.unicodeScalars
  }

  func appendCapital(to units: inout [Unicode.Scalar]) {
    guard kind == .lower else { return units.append(self) }
    // Georgian letters have a capital but no title case.
    let title = properties.titlecaseMapping.unicodeScalars
    units += title.first == self ? properties.uppercaseMapping.unicodeScalars : title
  }
}
