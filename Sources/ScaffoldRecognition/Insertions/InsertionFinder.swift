import ScaffoldSwift

/// Finds the declaration that an insertion goes into.
struct InsertionFinder {
  private let sources: [SourceText]
  private let target: String?

  /// - Parameters:
  ///   - sources: the sources of a project. Those of tests are ignored.
  ///   - target: the target whose declarations come first; `nil` for none.
  init(_ sources: [SourceText], preferring target: String?) {
    self.sources = sources.filter { !$0.isTest && $0.path.hasSuffix(".swift") }
    self.target = target
  }

  /// The only declaration of a place: in the preferred target, else in any.
  func only(_ place: InsertionPlace) throws(InsertionError) -> FoundInsertionPlace {
    let own = sources.filter { $0.module == target }
    guard !own.isEmpty, own.count < sources.count else { return try only(place, in: sources) }
    do throws(InsertionError) {
      return try only(place, in: own)
    } catch {
      guard error == .missing else { throw error }
      return try only(place, in: sources)
    }
  }

  private func only(
    _ place: InsertionPlace, in sources: [SourceText]
  ) throws(InsertionError) -> FoundInsertionPlace {
    var found: [FoundInsertionPlace] = []
    var unsuitable: SourcePlace?
    for source in sources where source.mentions(place.path[place.path.count - 1]) {
      // A source that cannot be read has no place for a text.
      guard let file = SwiftFile(ifReadable: source.text) else { continue }
      let places = PlaceFinder(path: source.path, text: file.text)
      visit(file.declarations, in: []) { declaration, path in
        guard Self.isPlace(place, declaration, path) else { return }
        let position = places.place(at: declaration.placeOffset)
        if let content = InsertionContent(place.kind, declaration, in: file) {
          found.append(FoundInsertionPlace(file: file, place: position, content: content))
        } else {
          unsuitable = position
        }
      }
    }
    guard found.count < 2 else { throw .several(found.map(\.place)) }
    if let only = found.first { return only }
    if let unsuitable { throw .unsuitable(unsuitable) }
    throw .missing
  }

  /// Calls a function with each declaration and the names of the types around it.
  private func visit(
    _ declarations: [Declaration], in outer: [String],
    _ body: (Declaration, [String]) -> Void
  ) {
    for index in declarations.indices {
      // A declaration is large, so that it is not copied.
      switch declarations[index].kind {
      case .conditional:
        for branch in declarations[index].branches { visit(branch.declarations, in: outer, body) }
      case .struct, .class, .enum, .actor, .protocol, .extension:
        let names = declarations[index].name.split(separator: ".").map(String.init)
        body(declarations[index], outer + names)
        visit(declarations[index].members, in: outer + names, body)
      default: body(declarations[index], outer + [declarations[index].name])
      }
    }
  }

  private static func isPlace(
    _ place: InsertionPlace, _ declaration: Declaration, _ path: [String]
  ) -> Bool {
    // A member can be named without the types around it.
    guard path.suffix(place.path.count).elementsEqual(place.path) else { return false }
    switch place.kind {
    case .enum, .struct, .class, .actor, .protocol, .extension, .typealias:
      return declaration.kind.rawValue == place.kind.rawValue && path == place.path
    case .array, .dictionary: return declaration.kind == .property
    case .function, .switch:
      let isBody =
        [.function, .initializer].contains(declaration.kind)
        || place.kind == .switch && declaration.kind == .property
      return isBody && (place.selector.map { $0 == declaration.selector } ?? true)
    }
  }
}

extension SourceText {
  /// Whether a name is somewhere in the text.
  fileprivate func mentions(_ name: String) -> Bool {
    text.firstRange(of: Array(name.utf8)) != nil
  }
}
