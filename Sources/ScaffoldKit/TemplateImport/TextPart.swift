/// A part of a text that was read from another template language.
indirect enum TextPart: Sendable, Hashable {
  /// Text that is copied.
  case literal(String)
  /// `<<name>>` or `<<name|style>>`.
  case value(String, CaseStyle?)
  /// `<<if …>>` with its `<<elseif …>>` and `<<else>>`.
  case choice([Branch], otherwise: [TextPart])
  /// A directive alone, such as `<<end>>`, without the signs around it.
  case directive(String)

  /// A part of a choice.
  struct Branch: Sendable, Hashable {
    let condition: String
    let parts: [TextPart]
  }

  /// A value, unless it is empty: then other parts.
  static func value(_ name: String, orElse parts: [TextPart]) -> TextPart {
    .choice([Branch(condition: name, parts: [.value(name, nil)])], otherwise: parts)
  }

  /// A string as a condition writes it.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// An `<<if …>>` with one branch for each value of a name; the last branch is the `<<else>>`.
  static func cases(_ name: String, _ values: [(value: String, parts: [TextPart])]) -> TextPart {
    .choice(
      values.dropLast().map {
        Branch(condition: "\(name) == \(quoted($0.value))", parts: $0.parts)
      }, otherwise: values.last?.parts ?? [])
  }
}

extension [TextPart] {
  /// The literal text without values: `View.swift` for `<<Module>>View.swift`.
  var literalOnly: String {
    map { part in if case .literal(let text) = part { text } else { "" } }.joined()
  }

  /// The parts with each literal and each value changed.
  func mapping(
    literal: (String) -> String, value: (String, CaseStyle?) -> TextPart
  ) -> [TextPart] {
    map { part in
      switch part {
      case .literal(let text): .literal(literal(text))
      case .value(let name, let style): value(name, style)
      case .choice(let branches, let otherwise):
        .choice(
          branches.map {
            Branch(
              condition: $0.condition, parts: $0.parts.mapping(literal: literal, value: value))
          }, otherwise: otherwise.mapping(literal: literal, value: value))
      case .directive: part
      }
    }
  }

  private typealias Branch = TextPart.Branch

  /// The parts in a case style that does not depend on the borders of words.
  func styled(_ style: CaseStyle) -> [TextPart] {
    mapping(literal: { style.apply(to: $0) }, value: { name, _ in .value(name, style) })
  }

  /// The parts up to the last dot of their last literal.
  var withoutExtension: [TextPart] {
    guard case .literal(let text)? = last, let dot = text.lastIndex(of: ".") else { return self }
    let stem = String(text[..<dot])
    return dropLast() + (stem.isEmpty ? [] : [.literal(stem)])
  }

  /// The parts after the last slash.
  var lastName: [TextPart] {
    var name: [TextPart] = []
    for part in reversed() {
      guard case .literal(let text) = part, let slash = text.lastIndex(of: "/") else {
        name.insert(part, at: 0)
        continue
      }
      let rest = String(text[text.index(after: slash)...])
      return (rest.isEmpty ? [] : [.literal(rest)]) + name
    }
    return name
  }
}
