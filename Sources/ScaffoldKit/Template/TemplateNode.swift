/// A part of a parsed template.
///
/// ```text
/// <<for w in words>>- <<w | snake>>     loop(w in words, [
/// <<end>>                                 text("- "), output(w, snake), text("\n")])
/// ```
enum TemplateNode: Sendable, Hashable {
  /// Text that is copied.
  case text(String, TemplatePlace)
  /// `<<name>>` or `<<name | style>>`: the text of a value.
  case output(TemplatePath, CaseStyle?)
  /// `<<if …>>` with its `<<elseif …>>` and `<<else>>`: the first branch whose condition is true.
  case conditional([Branch])
  /// `<<for entry in list>>`: the nodes once for each entry; the place is that of the entry's name.
  case loop(TemplateLoop, [TemplateNode], TemplatePlace)
  /// `<<include "…">>`: the nodes of the file at a path.
  case include(path: String, [TemplateNode])

  /// A part of an `<<if …>>`.
  struct Branch: Sendable, Hashable {
    /// The condition; `nil` for `<<else>>`.
    let condition: TemplateCondition?
    let nodes: [TemplateNode]
  }
}

/// A parsed template.
struct TemplateTree: Sendable, Hashable {
  /// The file that was parsed, for messages.
  let path: String
  let nodes: [TemplateNode]
  /// The last line is a directive without a line end: the output ends without one, too.
  let dropsFinalNewline: Bool
}

/// Where a node begins in a file of the template.
struct TemplatePlace: Sendable, Hashable {
  let source: SourceText
  let offset: Int

  /// The location of the byte that is `distance` bytes after the place.
  func location(after distance: Int = 0) -> SourceLocation {
    source.location(at: offset + distance)
  }
}

/// The head of a loop: `entry in list`.
struct TemplateLoop: Sendable, Hashable {
  let entry: TemplateScope.Variable
  let list: TemplatePath
}

/// How a template names a value.
enum TemplatePath: Sendable, Hashable {
  /// A variable or the entry of a loop, then fields of records: `action.name`.
  case name(String, fields: [String])
  /// The position of the innermost loop: `loop.first`.
  case loop(Position)

  enum Position: String, Sendable, CaseIterable {
    case first, last, index

    var type: TemplateType { self == .index ? .number : .flag }
  }
}

extension TemplatePath: CustomStringConvertible {
  /// The path as a template writes it.
  var description: String {
    switch self {
    case .name(let name, let fields): ([name] + fields).joined(separator: ".")
    case .loop(let position): "loop.\(position.rawValue)"
    }
  }
}

/// The condition of an `<<if …>>`.
indirect enum TemplateCondition: Sendable, Hashable {
  case truth(Operand)
  case equal(Operand, Operand)
  case contains(Operand, Operand)
  case not(TemplateCondition)
  case all([TemplateCondition])
  case any([TemplateCondition])

  /// A side of a comparison.
  enum Operand: Sendable, Hashable {
    case value(TemplatePath)
    case constant(TemplateValue)
  }
}
