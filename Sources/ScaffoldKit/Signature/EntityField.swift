/// A field of an entity: `name: Type`.
///
/// ```swift
/// let field = try EntityField.parse("createdAt: Date?", path: "--entity-fields")
/// field.name        // createdAt
/// field.type        // Date?
/// field.sample      // Date(timeIntervalSince1970: 1)
/// field.isOptional  // true
/// ```
struct EntityField: Sendable, Hashable {
  let name: String
  let syntax: TypeSyntax
  /// Where the name stands.
  let location: SourceLocation

  /// Reads a field; `path` names the text's origin in errors.
  static func parse(_ text: String, path: String) throws(ScaffoldFailure) -> EntityField {
    var parser = try SignatureParser(SourceText(path: path, text))
    return try parser.field()
  }

  /// All the fields, with distinct names.
  ///
  /// - Throws: everything that is wrong with any of them.
  static func parse(
    all texts: [String], path: String
  ) throws(ScaffoldFailure) -> [EntityField] {
    var fields: [EntityField] = []
    var diagnostics: [Diagnostic] = []
    for text in texts {
      do throws(ScaffoldFailure) {
        let field = try parse(text, path: path)
        if fields.contains(where: { $0.name == field.name }) {
          diagnostics.append(Diagnostic(SignatureFault.twice(field.name), at: field.location))
        }
        fields.append(field)
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw ScaffoldFailure(diagnostics) }
    return fields
  }

  var type: String { syntax.text }
  var isOptional: Bool { syntax.isOptional }
  /// The name as it is declared and used, between backticks where it is a keyword.
  var reference: String { Identifier.escaped(name) }
  /// Whether a file that declares the field must import Foundation.
  var needsFoundation: Bool { syntax.mentionsFoundation }

  /// An expression of the type, empty if none is known.
  var sample: String {
    var samples = SampleMaker()
    return samples.sample(of: syntax, named: name)?.text ?? ""
  }
}

extension TypeSyntax {
  /// Whether a value that is encoded, compared and sent can have a field of the type.
  var isStorable: Bool {
    switch self {
    case .named(let components):
      name != "Any" && name != "AnyObject" && !isVoid
        && components.allSatisfy { $0.arguments.allSatisfy(\.isStorable) }
    case .optional(let type), .array(let type): type.isStorable
    case .dictionary(let key, let value): key.isStorable && value.isStorable
    case .tuple, .function, .composition, .existential, .member, .attributed: false
    }
  }
}
