/// Holds the types of a manifest's values against the vocabulary, as the compiler would.
struct ManifestChecker {
  private let version: Int
  private let knowsMacros: Bool
  private(set) var constants: [String: Constant] = [:]
  private var line = 1

  /// A constant that has been checked.
  struct Constant {
    let value: ManifestExpression
    let shape: ManifestShape
  }

  init(version: ToolsVersion, knowsMacros: Bool) {
    self.version = version.major * 100 + version.minor
    self.knowsMacros = knowsMacros
  }

  /// Checks a constant and remembers it for those that come after it.
  mutating func define(_ constant: ManifestConstant) throws(NotPlain) {
    line = constant.line
    guard constants[constant.name] == nil else { throw failure(.constant(constant.name)) }
    let shape: ManifestShape
    if let annotation = constant.annotation {
      shape = try self.shape(of: annotation)
      try check(constant.value, as: shape)
    } else {
      guard let inferred = try infer(constant.value) else {
        throw failure(.constant(constant.name))
      }
      shape = inferred
    }
    constants[constant.name] = Constant(value: constant.value, shape: shape)
  }

  private func shape(of annotation: ManifestAnnotation) throws(NotPlain) -> ManifestShape {
    guard let type = ManifestType(path: annotation.path), type.since <= version else {
      throw failure(.unknown(annotation.path.joined(separator: ".")))
    }
    // Their members make optionals, which a constant of the bare type cannot hold.
    guard type != .targetCondition, type != .dependencyTraitCondition else { throw failure(.type) }
    return annotation.isArray ? .array(type) : .one(type)
  }

  // MARK: With a type from the place

  func check(_ value: ManifestExpression, as shape: ManifestShape) throws(NotPlain) {
    if case .reference(let name) = value {
      guard let constant = constants[name] else { throw failure(.unknown(name)) }
      guard constant.shape == shape else { throw failure(.type) }
      return
    }
    switch (shape.form, value) {
    case (.one, _): try check(value, as: shape.element)
    case (.array, .array(let elements)), (.set, .array(let elements)):
      for element in elements { try check(element, as: .one(shape.element)) }
    case (.dictionary, .dictionary(let pairs)):
      guard Set(pairs.map(\.key)).count == pairs.count else { throw failure(.type) }
      for pair in pairs {
        try check(pair.key, as: .one(.string))
        try check(pair.value, as: .one(shape.element))
      }
    default: throw failure(.type)
    }
  }

  private func check(_ value: ManifestExpression, as type: ManifestType) throws(NotPlain) {
    switch value {
    case .string(let text):
      guard type.takesString else { throw failure(.type) }
      if type == .version, ManifestVersion(text) == nil {
        throw failure(.refused("'\(text)' is no version"))
      }
    case .boolean where type == .boolean, .integer where type == .integer: return
    case .null where type == .isolation: return
    case .member(let path, let name, let arguments):
      try checkMember(path, name, arguments, as: type)
    case .construction(let name, let arguments):
      guard try construct(name, arguments) == type else { throw failure(.type) }
    case .range(let lower, let upper, let closed):
      guard type == (closed ? .closedVersionRange : .versionRange) else { throw failure(.type) }
      try checkRange(lower, upper)
    default: throw failure(.type)
    }
  }

  private func checkMember(
    _ path: [String], _ name: String, _ arguments: [ManifestExpression.Argument]?,
    as type: ManifestType
  ) throws(NotPlain) {
    if type == .isolation {
      guard path == ["MainActor"], name == "self", arguments == nil else { throw failure(.type) }
      return
    }
    guard path.isEmpty || ManifestType(path: path) == type else { throw failure(.type) }
    try call(name, of: type, arguments)
  }

  /// Bounds have to be strings: a range that is upside down stops the manifest when it runs.
  private func checkRange(
    _ lower: ManifestExpression, _ upper: ManifestExpression
  ) throws(NotPlain) {
    guard case .string(let low) = lower, case .string(let high) = upper,
      let first = ManifestVersion(low), let last = ManifestVersion(high),
      first.numbers.lexicographicallyPrecedes(last.numbers)
    else { throw failure(.refused("a range of versions that may be upside down")) }
  }

  // MARK: With a type of its own

  private func infer(_ value: ManifestExpression) throws(NotPlain) -> ManifestShape? {
    switch value {
    case .string: return .one(.string)
    case .boolean: return .one(.boolean)
    case .integer: return .one(.integer)
    case .reference(let name): return constants[name]?.shape
    case .construction(let name, let arguments): return .one(try construct(name, arguments))
    case .member(let path, let name, let arguments):
      guard !path.isEmpty, let type = ManifestType(path: path) else { return nil }
      try call(name, of: type, arguments)
      return .one(type)
    case .array(let elements):
      guard let first = elements.first, let shape = try infer(first), shape.form == .one else {
        return nil
      }
      // The compiler joins the elements' types; a mixture is left to it.
      for element in elements.dropFirst() where try infer(element) != shape { return nil }
      return .array(shape.element)
    default: return nil
    }
  }

  private func construct(
    _ name: String, _ arguments: [ManifestExpression.Argument]
  ) throws(NotPlain) -> ManifestType {
    guard let (type, signatures) = ManifestVocabulary.constructions(of: name) else {
      throw failure(.unknown(name))
    }
    try fit(arguments, to: signatures, name)
    return type
  }

  // MARK: Calls

  private func call(
    _ name: String, of type: ManifestType, _ arguments: [ManifestExpression.Argument]?
  ) throws(NotPlain) {
    let signatures = ManifestVocabulary.signatures(of: name, in: type)
    guard !signatures.isEmpty, name != "macro" || knowsMacros else { throw failure(.unknown(name)) }
    if let arguments {
      try fit(arguments, to: signatures, name)
    } else {
      guard signatures.contains(where: { $0.parameters == nil && $0.since <= version }) else {
        throw failure(.unknown(name))
      }
    }
  }

  /// The first signature that takes the arguments, by labels and then by types.
  private func fit(
    _ arguments: [ManifestExpression.Argument], to signatures: [ManifestSignature], _ name: String
  ) throws(NotPlain) {
    var problem: NotPlain?
    for signature in signatures {
      guard let shapes = signature.shapes(of: arguments, version: version) else { continue }
      do throws(NotPlain) {
        for index in shapes.indices { try check(arguments[index].value, as: shapes[index]) }
        return
      } catch {
        problem = problem ?? error
      }
    }
    throw problem ?? failure(.arguments(name))
  }

  private func failure(_ reason: NotPlain.Reason) -> NotPlain {
    NotPlain(reason: reason, line: line)
  }
}
