import ScaffoldSwift

/// The declaration of a type or an extension, with its source.
struct TypeBody {
  let file: SwiftFile
  let layout: CodeLayout
  let declaration: Declaration
  /// The names of the types around it and its own, or the extended type's.
  let typePath: [String]
  let place: SourcePlace

  var path: String { place.path }
  var typeName: String { typePath.joined(separator: ".") }
  var isExtension: Bool { declaration.kind == .extension }

  /// The members, those in conditionals included.
  var members: [Declaration] { declaration.members.flatMap(Self.flattened) }

  /// The types and extensions of a file, each after the types around it.
  static func all(in file: SwiftFile, path: String) -> [TypeBody] {
    let places = PlaceFinder(path: path, text: file.text)
    let layout = CodeLayout(file)
    var found: [TypeBody] = []
    func visit(_ declarations: [Declaration], in outer: [String]) {
      // A declaration is large, so that it is not copied.
      for index in declarations.indices {
        switch declarations[index].kind {
        case .conditional:
          for branch in declarations[index].branches { visit(branch.declarations, in: outer) }
        case .struct, .class, .enum, .actor, .protocol, .extension:
          let declaration = declarations[index]
          let inner =
            declaration.kind == .extension
            ? WrittenType.composition(declaration.name).first?.path ?? []
            : outer + [declaration.name]
          found.append(
            TypeBody(
              file: file, layout: layout, declaration: declaration, typePath: inner,
              place: places.place(at: declaration.placeOffset)))
          visit(declaration.members, in: inner)
        default: break
        }
      }
    }
    visit(file.declarations, in: [])
    return found
  }

  /// The place of a member.
  func place(of member: Declaration) -> SourcePlace {
    PlaceFinder(path: path, text: file.text).place(at: member.placeOffset)
  }

  private static func flattened(_ declaration: Declaration) -> [Declaration] {
    declaration.kind == .conditional
      ? declaration.branches.flatMap { $0.declarations.flatMap(flattened) } : [declaration]
  }
}

extension Declaration {
  /// Where its name is, or the first byte of an extension.
  var placeOffset: Int { nameRanges.first?.lowerBound ?? code.lowerBound }
}
