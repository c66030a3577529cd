/// What is wrong with the configuration of a package and with that of the user.
package struct ConfigurationErrors: Sendable {
  /// What an error is about, which decides the commands that it stops.
  package enum Kind: Sendable {
    /// A file cannot be read, or is not a valid configuration: nothing in it counts.
    case form
    /// A folder of templates cannot be opened: which templates exist is unknown.
    case folder
    /// A template or an option does not exist, which matters for new modules.
    case value
  }

  private var entries: [(kind: Kind, error: Diagnostic)] = []

  package init() {}

  /// All errors: those of the package's file, then those of the user's, in the order of their places.
  package var all: [Diagnostic] { entries.map(\.error) }

  /// The errors of one kind.
  package subscript(kind: Kind) -> [Diagnostic] {
    entries.filter { $0.kind == kind }.map(\.error)
  }

  /// Adds the errors of one file.
  mutating func add(form: [Diagnostic], folders: [Diagnostic], values: ArraySlice<Diagnostic>) {
    let added =
      form.map { (kind: Kind.form, error: $0) } + folders.map { (kind: Kind.folder, error: $0) }
      + values.map { (kind: Kind.value, error: $0) }
    entries += added.inOrderOfPlaces(\.error)
  }
}

extension Array {
  /// The entries in the order of the locations of their diagnostics, which are of one file.
  fileprivate func inOrderOfPlaces(_ diagnostic: (Element) -> Diagnostic) -> [Element] {
    enumerated().sorted { first, second in
      let places = [first, second].map { entry in
        let location = diagnostic(entry.element).location
        return [location?.line ?? 0, location?.column ?? 0, entry.offset]
      }
      return places[0].lexicographicallyPrecedes(places[1])
    }.map(\.element)
  }
}

extension [Diagnostic] {
  /// The diagnostics of one file in the order of their locations.
  var inOrderOfPlaces: [Diagnostic] { inOrderOfPlaces { $0 } }
}
