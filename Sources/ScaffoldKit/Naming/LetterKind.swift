/// What a scalar is for splitting a name into words.
enum LetterKind {
  /// Between words.
  case separator
  case lower, upper, digit
  /// A letter without case: `登`, an emoji, `ª`.
  case caseless
  /// A mark or modifier letter: it belongs to the scalar before it.
  case attached
}

extension Unicode.Scalar {
  var letterKind: LetterKind {
    switch self {
    case "a"..."z": return .lower
    case "A"..."Z": return .upper
    case "0"..."9": return .digit
    case _ where isASCII || !Identifier.isContinuation(self): return .separator
    // A letter such as `𝐀` has a case but no counterpart: it behaves like one without case.
    case _ where properties.changesWhenLowercased: return .upper
    case _ where properties.changesWhenUppercased && properties.isLowercase: return .lower
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .modifierLetter, .modifierSymbol, .format:
      return .attached
    case .decimalNumber: return .digit
    default: return .caseless
    }
  }

  /// The letter as it begins a word; unchanged unless it is a small letter.
  var capital: String {
    guard letterKind == .lower else { return String(self) }
    // Georgian letters have a capital but no title case.
    let title = properties.titlecaseMapping
    return title.unicodeScalars.first == self ? properties.uppercaseMapping : title
  }
}
