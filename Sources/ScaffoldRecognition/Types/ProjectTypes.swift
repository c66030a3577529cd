package import ScaffoldSwift

/// The types of a project by their names, each with its declarations and extensions.
package struct ProjectTypes: Sendable {
  /// A type, a protocol or an alias; or a type of a library that the project extends.
  package struct Entity: Sendable {
    /// The names of the types around it and its own.
    package let path: [String]
    /// `nil` for a type that is only extended.
    package private(set) var kind: Declaration.Kind?
    /// The indices of the files and of their types: the declarations first, then the extensions.
    package fileprivate(set) var declarations: [Reference] = []

    package var name: String { path.joined(separator: ".") }
  }

  /// A type of a file.
  package struct Reference: Sendable, Hashable {
    package let file: Int
    package let type: Int
  }

  package let files: [FileDeclarations]
  package private(set) var entities: [Entity] = []
  private var names = NameTable()

  init(_ files: [FileDeclarations]) {
    self.files = files
    addDeclarations()
    addExtensions()
  }

  package func declaration(_ reference: Reference) -> TypeDeclaration {
    files[reference.file].types[reference.type]
  }

  /// The declaration that comes first; an extension if the project does not declare the type.
  package func first(of entity: Int) -> TypeDeclaration {
    declaration(entities[entity].declarations[0])
  }

  /// The file of the first declaration.
  package func file(of entity: Int) -> FileDeclarations {
    files[entities[entity].declarations[0].file]
  }

  package func isProtocol(_ entity: Int) -> Bool { entities[entity].kind == .protocol }

  // MARK: Names

  private mutating func addDeclarations() {
    for file in files.indices {
      for type in files[file].types.indices where files[file].types[type].kind != .extension {
        let declaration = files[file].types[type]
        let name = declaration.path.joined(separator: ".")
        let place = NameTable.Place(files[file], file: declaration.isPrivate ? file : nil)
        let entity = names.declare(name, at: place, as: entities.count)
        if entity == entities.count {
          entities.append(Entity(path: declaration.path, kind: declaration.kind))
        }
        entities[entity].declarations.append(Reference(file: file, type: type))
      }
    }
  }

  private mutating func addExtensions() {
    for file in files.indices {
      for type in files[file].types.indices where files[file].types[type].kind == .extension {
        let path = files[file].types[type].path
        let reference = Reference(file: file, type: type)
        let scope = TypeScope(file: file, path: [])
        if let entity = types(named: WrittenType(path: path), in: scope).first?.entity {
          entities[entity].declarations.append(reference)
        } else {
          let place = NameTable.Place(files[file], file: nil)
          names.declare(path.joined(separator: "."), at: place, as: entities.count)
          entities.append(Entity(path: path, kind: nil, declarations: [reference]))
        }
      }
    }
  }

  /// The entity that a name means in a scope, which may be an alias.
  func entity(named path: [String], in scope: TypeScope) -> Int? {
    for count in stride(from: scope.path.count, through: 0, by: -1) {
      let name = (scope.path.prefix(count) + path).joined(separator: ".")
      if let entity = names.entity(name, seenBy: files[scope.file], file: scope.file) {
        return entity
      }
    }
    // The first name may be that of a module.
    guard path.count > 1 else { return nil }
    return names.entity(path.dropFirst().joined(separator: "."), in: path[0])
  }
}
