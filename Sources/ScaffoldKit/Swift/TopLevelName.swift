import ScaffoldSwift

/// A name that a Swift file declares at its top level: of a type, a function or a variable.
///
/// ```swift
/// let source = "enum A { struct Inner {} }\n#if DEBUG\nfunc `B`() {}\n#endif"
/// TopLevelName.all(in: Array(source.utf8)).map(\.name)  // ["A", "B"]
/// ```
///
/// The compiler refuses a type beside each of them, private or not, in any file of the module. It accepts a type
/// beside an asynchronous function, a macro or an operator, which are therefore not in the list.
struct TopLevelName: Sendable, Hashable {
  enum Kind: Sendable {
    /// A class, struct, enum, protocol, actor or typealias.
    case type
    /// A function, constant or variable.
    case value
  }

  let name: String
  /// The offset of the name; ``SourceText/location(at:)`` returns its location.
  let offset: Int
  let kind: Kind

  /// The names in a file, in their order. Every branch of an `#if` counts.
  ///
  /// Any bytes are accepted. What cannot be read declares nothing.
  static func all(in bytes: [UInt8]) -> [TopLevelName] {
    SwiftFile.topLevelDeclarations(in: bytes).flatMap { declaration -> [TopLevelName] in
      guard let kind = Kind(declaration) else { return [] }
      return declaration.nameRanges.compactMap { TopLevelName(kind, at: $0, in: bytes) }
    }
  }

  /// A name at a range, which includes backticks.
  private init?(_ kind: Kind, at range: Range<Int>, in bytes: [UInt8]) {
    let quote = UInt8(ascii: "`")
    let isQuoted = bytes[range.lowerBound] == quote
    if isQuoted, range.count < 3 || bytes[range.upperBound - 1] != quote { return nil }
    let place = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    name = String(decoding: bytes[place], as: UTF8.self)
    // `class subscript` declares no type.
    if !isQuoted, Identifier.keywords.contains(name) || name == "_" { return nil }
    (offset, self.kind) = (place.lowerBound, kind)
  }
}

extension TopLevelName.Kind {
  /// What a declaration at the top level declares; `nil` if the compiler accepts a type of its name.
  fileprivate init?(_ declaration: Declaration) {
    switch declaration.kind {
    case .struct, .class, .enum, .actor, .protocol, .typealias: self = .type
    case .function where !declaration.effects.contains("async"): self = .value
    // `async let` is a statement.
    case .property where !declaration.modifiers.contains { $0.text == "async" }: self = .value
    default: return nil
    }
  }
}

extension [TopLevelName] {
  /// The names of the types.
  var types: [String] { compactMap { $0.kind == .type ? $0.name : nil } }
}
