import ScaffoldSwift

/// Where the name of a type is used.
struct TypeScope: Sendable {
  let file: Int
  /// The types around the code, the outermost first.
  let path: [String]
  /// The generic parameters of the types around the code, with the types that they stand for.
  var parameters: [String: [TypeUse]] = [:]
}

/// A type that code uses, with its generic arguments.
struct TypeUse: Sendable {
  let entity: Int
  var arguments: [[TypeUse]] = []
}

extension ProjectTypes {
  /// How many aliases may stand for each other.
  private static var longestAlias: Int { 16 }

  /// The types of the project that a written type is composed of. An alias stands for its types, and a generic
  /// parameter for its bounds.
  func types(_ written: [WrittenType], in scope: TypeScope) -> [TypeUse] {
    written.flatMap { types(named: $0, in: scope) }
  }

  func types(named written: WrittenType, in scope: TypeScope, depth: Int = 0) -> [TypeUse] {
    if written.path.count == 1, let types = scope.parameters[written.path[0]] { return types }
    guard depth < Self.longestAlias, let entity = entity(named: written.path, in: scope) else {
      return []
    }
    guard entities[entity].kind == .typealias else {
      return [TypeUse(entity: entity, arguments: written.arguments.map { types($0, in: scope) })]
    }
    return entities[entity].declarations.flatMap { reference in
      let inner = TypeScope(file: reference.file, path: entities[entity].path.dropLast())
      return declaration(reference).aliased.flatMap {
        types(named: $0, in: inner, depth: depth + 1)
      }
    }
  }

  /// The scope of the members of a declaration.
  ///
  /// - Parameter arguments: what the generic parameters stand for; if it is empty, they stand for their bounds.
  func scope(of reference: Reference, _ arguments: [String: [TypeUse]] = [:]) -> TypeScope {
    let type = declaration(reference)
    var scope = TypeScope(file: reference.file, path: type.path)
    for (name, bounds) in type.bounds { scope.parameters[name] = types(bounds, in: scope) }
    scope.parameters.merge(arguments) { $1 }
    return scope
  }

  /// The superclass that a declaration of a class has in a scope.
  func superclass(of declaration: TypeDeclaration, in scope: TypeScope) -> TypeUse? {
    guard declaration.kind == .class else { return nil }
    return types(declaration.inheritance, in: scope).first { !isProtocol($0.entity) }
  }

  /// The generic parameters of a type, with the types that a use gives them.
  func arguments(of use: TypeUse) -> [String: [TypeUse]] {
    let parameters = first(of: use.entity).parameters
    guard parameters.count == use.arguments.count else { return [:] }
    // A parameter that stands for a type of a library is left with its bounds.
    return Dictionary(zip(parameters, use.arguments)) { $1 }.filter { !$0.value.isEmpty }
  }
}
