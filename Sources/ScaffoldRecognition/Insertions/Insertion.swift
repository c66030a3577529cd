/// A text for a module in a declaration of the project.
///
/// ```swift
/// let insertion = Insertion(of: "case login", into: InsertionPlace("enum AppRoute")!)
/// try insertion.added(to: files)?.path    // "App/AppRoute.swift"
/// try insertion.removed(from: files)      // nil: no file has the text
/// ```
package struct Insertion: Sendable, Hashable {
  package let text: String
  package let place: InsertionPlace
  /// Whether the text comes before what is there, instead of after it.
  package let isFirst: Bool

  package init(of text: String, into place: InsertionPlace, isFirst: Bool = false) {
    (self.text, self.place, self.isFirst) = (text, place, isFirst)
  }

  /// The source with the text; `nil` if the declaration has it already.
  ///
  /// - Parameters:
  ///   - sources: the sources of a project. Those of tests are ignored.
  ///   - target: the target whose declaration is used where it has one; `nil` for any.
  /// - Throws: if there is no such declaration, or several.
  package func added(
    to sources: [SourceText], preferring target: String? = nil
  ) throws(InsertionError) -> SourceEdit? {
    let found = try InsertionFinder(sources, preferring: target).only(place)
    guard found.range(of: text) == nil else { return nil }
    return found.edit(inserting: text, isFirst: isFirst)
  }

  /// Where the declaration has the text; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - sources: the sources of a project. Those of tests are ignored.
  ///   - target: the target whose declaration is used where it has one; `nil` for any.
  /// - Throws: if there is no such declaration, or several.
  package func found(
    in sources: [SourceText], preferring target: String? = nil
  ) throws(InsertionError) -> SourcePlace? {
    let found = try InsertionFinder(sources, preferring: target).only(place)
    return found.range(of: text).map(found.place(of:))
  }

  /// The source without the text; `nil` if the declaration does not have it.
  ///
  /// - Parameters:
  ///   - sources: the sources of a project. Those of tests are ignored.
  ///   - target: the target whose declaration is used where it has one; `nil` for any.
  /// - Throws: if there is no such declaration, or several.
  package func removed(
    from sources: [SourceText], preferring target: String? = nil
  ) throws(InsertionError) -> SourceEdit? {
    let found = try InsertionFinder(sources, preferring: target).only(place)
    return found.range(of: text).map(found.edit(removing:))
  }

  /// The source with another text in the place of this one; `nil` if the declaration does not have this one.
  ///
  /// - Parameters:
  ///   - other: the text that replaces this one.
  ///   - sources: the sources of a project. Those of tests are ignored.
  ///   - target: the target whose declaration is used where it has one; `nil` for any.
  /// - Throws: if there is no such declaration, or several.
  package func replaced(
    by other: String, in sources: [SourceText], preferring target: String? = nil
  ) throws(InsertionError) -> SourceEdit? {
    let found = try InsertionFinder(sources, preferring: target).only(place)
    return found.range(of: text).map { found.edit(replacing: $0, by: other) }
  }
}

/// Why a text cannot be inserted. No source is edited then.
package enum InsertionError: Error, Sendable, Equatable {
  /// The project has no such declaration.
  case missing
  /// The project has several such declarations.
  case several([SourcePlace])
  /// The declaration has another form: no body, or no list as its value.
  case unsuitable(SourcePlace)
}
