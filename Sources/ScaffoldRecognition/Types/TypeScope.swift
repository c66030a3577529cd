import ScaffoldSwift

/// Where the name of a type is used.
package struct TypeScope: Sendable {
  let file: Int
  /// The types around the code, the outermost first.
  let path: [String]
  /// The generic parameters of the types around the code, with the types that code gives them.
  var parameters: [String: [TypeUse]] = [:]
}

/// A type that code uses, with its generic arguments.
package struct TypeUse: Sendable {
  package let entity: Int
  var arguments: [[TypeUse]] = []
}

extension ProjectTypes {
  /// What one written type may lead to, so that aliases which use each other end.
  private struct Bounds {
    /// How many aliases and arguments may be inside of each other.
    static let depth = 16
    /// How many names may still be looked up.
    var names = 1_000
    /// Whether a type of the composition belongs to a library, or is a generic parameter.
    var hasOthers = false
  }

  /// The types of the project that a written type is composed of. An alias is replaced by its types, and a generic
  /// parameter by its bounds.
  package func types(_ written: [WrittenType], in scope: TypeScope) -> [TypeUse] {
    var bounds = Bounds()
    return types(written, in: scope, depth: 0, &bounds)
  }

  /// The types that a written type is composed of; `nil` if the project does not declare all of them.
  package func composition(_ written: [WrittenType], in scope: TypeScope) -> [TypeUse]? {
    var bounds = Bounds()
    let uses = types(written, in: scope, depth: 0, &bounds)
    return bounds.hasOthers ? nil : uses
  }

  /// The types of the project that one name means.
  func types(named written: WrittenType, in scope: TypeScope) -> [TypeUse] {
    types([written], in: scope)
  }

  private func types(
    _ written: [WrittenType], in scope: TypeScope, depth: Int, _ bounds: inout Bounds
  ) -> [TypeUse] {
    var uses: [TypeUse] = []
    for type in written {
      if type.path.count == 1, let known = scope.parameters[type.path[0]] {
        bounds.hasOthers = true
        uses += known
        continue
      }
      guard depth < Bounds.depth, bounds.names > 0 else {
        bounds.hasOthers = true
        break
      }
      bounds.names -= 1
      guard let entity = entity(named: type.path, in: scope) else {
        bounds.hasOthers = true
        continue
      }
      var use = TypeUse(entity: entity)
      for argument in type.arguments {
        let hasOthers = bounds.hasOthers
        use.arguments.append(types(argument, in: scope, depth: depth + 1, &bounds))
        bounds.hasOthers = hasOthers
      }
      guard entities[entity].kind == .typealias else {
        uses.append(use)
        continue
      }
      for reference in entities[entity].declarations {
        let inner = TypeScope(
          file: reference.file, path: entities[entity].path.dropLast(),
          parameters: arguments(of: use))
        uses += types(declaration(reference).aliased, in: inner, depth: depth + 1, &bounds)
      }
    }
    return uses
  }

  /// The scope of the members of a declaration.
  ///
  /// - Parameter arguments: the types of the generic parameters; one without a type gets its bounds.
  package func scope(
    of reference: Reference, _ arguments: [String: [TypeUse]] = [:]
  ) -> TypeScope {
    let type = declaration(reference)
    var scope = TypeScope(file: reference.file, path: type.path)
    // A bound may be another parameter. The order of a dictionary differs from run to run.
    for _ in 0..<2 {
      let outer = scope
      for (name, bounds) in type.bounds { scope.parameters[name] = types(bounds, in: outer) }
    }
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
    // A parameter whose type belongs to a library is left with its bounds.
    return Dictionary(zip(parameters, use.arguments)) { $1 }.filter { !$0.value.isEmpty }
  }
}
