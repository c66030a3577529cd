import ScaffoldSwift

/// The types that a file declares or extends, at any depth.
package struct FileDeclarations: Sendable {
  package let path: String
  package let module: String
  package let isTest: Bool
  /// The modules that the file imports.
  package private(set) var imports: [String] = []
  /// The types, each after the types around it.
  package private(set) var types: [TypeDeclaration] = []
  /// The tool that wrote the file, if it is one that writes mocks.
  package let generator: MockGenerator?

  init(_ file: SwiftFile, of source: SourceText) {
    (path, module, isTest) = (source.path, source.module, source.isTest)
    generator = MockGenerator(of: file, path: source.path)
    var reader = TypeReader(file, path: source.path)
    reader.read(file.declarations, in: [], isPrivate: false)
    (imports, types) = (reader.imports, reader.types)
  }
}

/// Collects the types of a file.
private struct TypeReader {
  private let file: SwiftFile
  private let places: PlaceFinder
  private(set) var imports: [String] = []
  private(set) var types: [TypeDeclaration] = []

  init(_ file: SwiftFile, path: String) {
    self.file = file
    places = PlaceFinder(path: path, text: file.text)
  }

  /// Reads declarations that are in a type, or in none.
  mutating func read(_ declarations: [Declaration], in path: [String], isPrivate: Bool) {
    // A declaration is large, so that it is not copied.
    for index in declarations.indices {
      switch declarations[index].kind {
      case .import: imports.append(declarations[index].importedModule)
      case .conditional:
        for branch in declarations[index].branches {
          read(branch.declarations, in: path, isPrivate: isPrivate)
        }
      case .struct, .class, .enum, .actor, .protocol, .extension, .typealias:
        add(declarations[index], in: path, isPrivate: isPrivate)
      default: break
      }
    }
  }

  private mutating func add(_ declaration: Declaration, in path: [String], isPrivate: Bool) {
    let isExtension = declaration.kind == .extension
    let ownPath =
      isExtension
      ? WrittenType.composition(declaration.name).first?.path ?? [] : path + [declaration.name]
    guard !ownPath.isEmpty else { return }
    // A private extension only gives its access level to its members.
    let isPrivate = isPrivate || !isExtension && declaration.isPrivate
    var type = TypeDeclaration(
      kind: declaration.kind, path: ownPath, isPrivate: isPrivate,
      offset: declaration.code.lowerBound,
      place: places.place(at: declaration.placeOffset))
    type.inheritance = declaration.inheritance.flatMap(WrittenType.composition)
    if declaration.kind == .typealias {
      type.aliased = declaration.resultType.map(WrittenType.composition) ?? []
    }
    let parameters = declaration.genericClause.map(WrittenType.bounds) ?? []
    type.parameters = parameters.map(\.name)
    let requirements = declaration.whereClause.map(WrittenType.bounds) ?? []
    for (name, bounds) in parameters + requirements { type.bounds[name, default: []] += bounds }
    addProperties(of: declaration.members, to: &type)
    types.append(type)
    read(declaration.members, in: ownPath, isPrivate: isPrivate)
  }

  private func addProperties(of members: [Declaration], to type: inout TypeDeclaration) {
    for index in members.indices {
      switch members[index].kind {
      case .conditional:
        for branch in members[index].branches {
          addProperties(of: branch.declarations, to: &type)
        }
      case .property where members[index].isStored && !members[index].isStatic:
        addProperties(of: members[index], to: &type)
      default: break
      }
    }
  }

  private func addProperties(of declaration: Declaration, to type: inout TypeDeclaration) {
    var types = declaration.resultType.map(WrittenType.list) ?? []
    if types.isEmpty { types = [file.typeOfValue(of: declaration)] }
    var place = 0
    for (name, range) in zip(declaration.names, declaration.nameRanges) {
      let next = file.token(atOrAfter: range.upperBound)
      // In `let a, b: T`, both names have the same type, and in `let a = 1, b: T` only one has it.
      let hasValue = file.isMark("=", at: next) && declaration.nameRanges.count > 1
      let written = hasValue ? [] : types[min(place, types.count - 1)]
      if file.isMark(":", at: next) { place += 1 }
      guard !written.isEmpty else { continue }
      let offset = range.lowerBound
      type.properties.append(
        StoredProperty(
          name: name, type: written, strength: declaration.strength, place: places.place(at: offset)
        ))
    }
  }
}

extension Declaration {
  /// The module of an import, without the name of a declaration in it.
  fileprivate var importedModule: String {
    String(name.split(separator: ".").first ?? "")
  }

  /// Whether a property has a value of its own, which it may observe.
  fileprivate var isStored: Bool {
    accessors?.allSatisfy { ["willSet", "didSet"].contains($0.text.prefix { $0 != "(" }) } ?? true
  }

  fileprivate var strength: Link.Strength {
    for modifier in modifiers {
      if modifier.text == "weak" { return .weak }
      if modifier.text.hasPrefix("unowned") { return .unowned }
    }
    // A property wrapper such as `@Weak` or `@WeakReference`.
    if attributes.contains(where: { $0.text.hasPrefix("@Weak") }) { return .weak }
    if attributes.contains(where: { $0.text.hasPrefix("@Unowned") }) { return .unowned }
    return .strong
  }
}
