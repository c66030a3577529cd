/// Why a manifest is left to SwiftPM, with the line at which the reader gave up.
struct NotPlain: Error, Sendable, Hashable {
  enum Reason: Sendable, Hashable {
    /// The first line is not one that every SwiftPM reads alike.
    case toolsVersion
    /// Bytes that are no clean UTF-8, or a character that no plain manifest needs.
    case character
    /// Something that has to be run to know what it says: a function, a condition, an operator.
    case needsRunning(String)
    /// A string with an interpolation, several lines or a rare escape.
    case string
    case unterminated
    case `import`(String)
    /// A constant without a value that can be typed, or one that is defined twice.
    case constant(String)
    /// No such member, type or constant in that version of the manifest's vocabulary.
    case unknown(String)
    /// A call whose arguments do not fit.
    case arguments(String)
    /// A value of another type than its place asks for.
    case type
    /// Well formed, and refused by SwiftPM, or so close that SwiftPM shall say.
    case refused(String)
    /// No `let package = Package(…)`, or two.
    case package
    /// `Package@swift-6.0.swift` and the like: which one counts depends on the toolchain.
    case severalManifests
  }

  let reason: Reason
  let line: Int
}

extension NotPlain: CustomStringConvertible {
  /// `line 4: 'for' has to be run`
  var description: String {
    let text =
      switch reason {
      case .toolsVersion: "an unusual tools version line"
      case .character: "an unusual character"
      case .needsRunning(let what): "'\(what)' has to be run"
      case .string: "an unusual string"
      case .unterminated: "something is left open"
      case .import(let module): "imports '\(module)'"
      case .constant(let name): "the constant '\(name)' is not plain"
      case .unknown(let name): "'\(name)' is not known here"
      case .arguments(let name): "the arguments of '\(name)' do not fit"
      case .type: "a value of another type"
      case .refused(let what): what
      case .package: "not exactly one 'let package = Package(…)'"
      case .severalManifests: "there are manifests for several Swift versions"
      }
    return "line \(line): \(text)".escapingControlCharacters
  }
}
