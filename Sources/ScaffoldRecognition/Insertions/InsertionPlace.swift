/// A declaration of a project that takes a text for each module, by its kind and name.
///
/// ```swift
/// InsertionPlace("enum AppRoute")
/// InsertionPlace("func AppContainer.register(in:)")
/// InsertionPlace("array AppModules.all")
/// ```
package struct InsertionPlace: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case `enum`, `struct`, `class`, actor, `protocol`, `extension`
    /// The body of a function or an initializer.
    case function = "func"
    /// The only `switch` in the body of a function or a property.
    case `switch`
    /// The array or dictionary that is the value of a property.
    case array, dictionary
    /// The protocols that a type alias composes.
    case `typealias`
  }

  package let kind: Kind
  /// The names of the types around it, and its own.
  package let path: [String]
  /// The name of a function with its labels, such as `register(in:)`; `nil` for any labels.
  package let selector: String?

  /// Reads a place; `nil` if the text has no known kind or no name.
  package init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let kind = Kind(rawValue: words[0]) else { return nil }
    let name = words[1].prefix { $0 != "(" }
    let labels = words[1].dropFirst(name.count)
    let takesLabels = kind == .function || kind == .switch
    guard labels.isEmpty || takesLabels && labels.hasSuffix(")") else { return nil }
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.allSatisfy(Self.isName) else { return nil }
    (self.kind, self.path) = (kind, path)
    selector = labels.isEmpty ? nil : (path.last ?? "") + labels
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension InsertionPlace: CustomStringConvertible {
  package var description: String {
    let names = selector.map { path.dropLast() + [$0] } ?? path
    return "\(kind.rawValue) \(names.joined(separator: "."))"
  }
}
