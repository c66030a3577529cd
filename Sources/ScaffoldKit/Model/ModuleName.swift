/// The name of a module, which exists only if types and files can be named after it.
///
/// ```swift
/// try ModuleName("SignIn").text    // SignIn
/// try ModuleName("sign-in")        // error: 'sign-in' is no name for a module …
///                                  // help: type 'SignIn'
/// ```
///
/// The text is a Swift identifier in Unicode's normal form C of at most 200 bytes that begins neither
/// with a small letter nor with `_`. These identifiers are refused nevertheless:
/// - those with a character that cannot be seen or turns the reading direction, or that Unicode does
///   not define yet (its normal form is unknown);
/// - those that begin with a combining mark, which would melt into the slash of a path;
/// - keywords, `Type` and `Protocol`, and types of the standard library;
/// - names of modules that generated code imports, which the type would hide;
/// - names of devices, which some systems open instead of a file.
public struct ModuleName: Sendable, Hashable, Comparable {
  /// The name in normal form C: `SignIn`.
  public let text: String

  /// The most bytes that a name may have; what is appended to it then still fits a file's name.
  public static let longest = 200

  /// The name `text`: `try ModuleName("E\u{301}tude").text` is `Étude` with one scalar for the `É`.
  ///
  /// - Throws: ``ScaffoldError`` of the category `usage`, or `containment` for a text that means
  ///   another folder; its help says what to type, such as `SignIn` for `sign in`.
  public init(_ text: String) throws(ScaffoldError) {
    if let fault = Self.fault(of: text) { throw ScaffoldError(fault) }
    self.text = text.normalizedToNFC
  }

  /// What is wrong with `text` as a name, or `nil`.
  static func fault(of text: String) -> NameFault? {
    guard let reason = NameFault.Reason(of: text.normalizedToNFC) else { return nil }
    return NameFault(name: text, reason: reason, suggestion: suggestion(for: text, reason))
  }

  /// The nearest valid name, if a change of case or the loss of blanks and hyphens makes one.
  private static func suggestion(for text: String, _ reason: NameFault.Reason) -> String? {
    switch reason {
    case .dots, .tooLong, .separator: return nil
    default: break
    }
    let visible = String(
      String.UnicodeScalarView(text.normalizedToNFC.unicodeScalars.filter { !$0.isInvisible }))
    let name = CaseStyle.upperCamel.apply(to: visible).normalizedToNFC
    return NameFault.Reason(of: name) == nil ? name : nil
  }

  /// The order of the scalars, the same on every machine.
  public static func < (left: ModuleName, right: ModuleName) -> Bool {
    left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
  }
}

extension ModuleName: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible, or its meaning depends on the reader's system.
  ///
  /// These are the controls, the format characters (bidirectional overrides, joiners), whatever
  /// Unicode says may be ignored (variation selectors, fillers), private and unassigned places.
  var isInvisible: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return true
    default: return false
    }
  }
}
