/// The name of a module, which exists only if types and files can be named after it.
///
/// ```swift
/// try ModuleName("SignIn").text    // SignIn
/// try ModuleName("sign-in")        // error: invalid module name 'sign-in': not a Swift identifier
///                                  // help: use 'SignIn'
/// ```
///
/// The text is a Swift identifier in Unicode's normal form C of at most 200 bytes that starts
/// neither with a lowercase letter nor with `_`. These identifiers are not valid either:
/// - those with a character that cannot be seen or turns the reading direction, or that Unicode does
///   not define yet (its normal form is unknown);
/// - those that begin with a combining mark, which would combine with the slash of a path;
/// - keywords, `Type` and `Protocol`, and types of the standard library;
/// - names of modules that generated code imports, which the type would hide;
/// - names of devices, which some systems open instead of a file.
public struct ModuleName: Sendable, Hashable, Comparable {
  /// The name in normal form C: `SignIn`.
  public let text: String

  /// The most bytes of a name. A file's name with a suffix then fits the limits of file systems.
  public static let longest = 200

  /// The name `text`: `try ModuleName("E\u{301}tude").text` is `Étude` with one scalar for the `É`.
  ///
  /// - Throws: ``ScaffoldError`` of the category `usage`, or `containment` for `.` and `..`.
  ///   Its help says what to type, such as `SignIn` for `sign in`.
  public init(_ text: String) throws(ScaffoldError) {
    if let problem = NameRules.problem(in: text) { throw ScaffoldError(problem) }
    self.text = text.normalizedToNFC
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
