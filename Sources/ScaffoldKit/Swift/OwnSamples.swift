import ScaffoldSwift

/// Makes expressions of types that the user's code declares, from their declarations.
///
/// ```swift
/// struct Session { var token: String; var user: User }   // Session(token: "token", user: User(id: 1))
/// ```
///
/// It uses an initializer, the memberwise initializer or the first case of an enum, and the same for the
/// types of the arguments.
struct OwnSamples {
  /// The expression of a type, and whether `==` can compare it.
  struct Sample {
    let text: String
    let isComparable: Bool
  }

  private var types: [String: [(declaration: Declaration, file: [UInt8])]] = [:]
  private var conformances: [String: Set<String>] = [:]
  /// The types of the target itself, whose internal initializers the tests can call.
  private var internalTypes: Set<String> = []
  private static let deepest = 4

  /// Adds the types of a file. Tests see the internal initializers of the target that they test.
  mutating func add(_ file: [UInt8], isTestable: Bool) {
    guard let file = SwiftFile(ifReadable: file) else { return }
    for declaration in file.declarations {
      switch declaration.kind {
      case .struct, .class, .enum, .actor:
        types[declaration.name, default: []].append((declaration, file.text))
        conformances[declaration.name, default: []].formUnion(declaration.inheritance)
        if isTestable { internalTypes.insert(declaration.name) }
      case .extension:
        conformances[declaration.name, default: []].formUnion(declaration.inheritance)
      default: break
      }
    }
  }

  /// An expression of a type; `nil` if none can be made.
  func sample(of type: String) -> Sample? {
    var samples = SampleMaker()
    guard let text = text(of: type, depth: 0, &samples) else { return nil }
    let conformances = conformances[type] ?? []
    let isComparable = !conformances.isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
    return Sample(text: Self.wrapped(text), isComparable: isComparable || isPlainEnum(type))
  }

  /// Whether a type is known to conform to none of some protocols. It may conform if it is not known, or if it has an
  /// attribute or a protocol of the user's own.
  func lacks(_ protocols: Set<String>, _ type: String) -> Bool {
    guard let found = types[type], found.count == 1, found[0].declaration.attributes.isEmpty,
      let conformances = conformances[type]
    else { return false }
    return conformances.isDisjoint(with: protocols) && conformances.isSubset(of: Self.plain)
  }

  /// Whether values of a type are known to belong to one isolation: it is a class or a public type without `Sendable`.
  func isUnsendable(_ type: String) -> Bool {
    guard let declaration = types[type]?.first?.declaration, lacks(["Sendable"], type) else {
      return false
    }
    let isPublic = declaration.modifiers.contains { $0.text == "public" || $0.text == "open" }
    return declaration.kind == .class || isPublic && declaration.kind != .actor
  }

  /// Names in an inheritance clause that bring no other conformance.
  private static let plain: Set = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "Int", "RawRepresentable", "Sendable", "String",
  ]

  private func isPlainEnum(_ type: String) -> Bool {
    guard let declaration = types[type]?.first?.declaration, declaration.kind == .enum else {
      return false
    }
    return !declaration.members.contains { $0.kind == .enumCase && !$0.parameterTypes.isEmpty }
  }

  private func text(of type: String, depth: Int, _ samples: inout SampleMaker) -> String? {
    guard depth < Self.deepest, let found = types[type], found.count == 1,
      let (declaration, file) = found.first, declaration.genericClause == nil
    else { return nil }
    if declaration.kind == .enum { return declaration.firstCase.map { "\(type).\($0)" } }
    for initializer in declaration.members where initializer.kind == .initializer {
      if let text = call(initializer, of: type, depth: depth, &samples) { return text }
    }
    let isMemberwise =
      declaration.kind == .struct && internalTypes.contains(type)
      && !declaration.members.contains { $0.kind == .initializer }
    guard isMemberwise else { return nil }
    var arguments: [String] = []
    for property in declaration.members where property.kind == .property && !property.isStatic {
      guard property.isStored else { continue }
      guard property.attributes.isEmpty, !property.isHidden else { return nil }
      // A property without a type or with a value may be left out.
      guard let valueType = property.resultType, !property.hasValue(in: file) else { continue }
      guard !property.name.contains(",") else { return nil }
      let name = property.name
      guard let value = value(of: valueType, named: name, depth: depth, &samples) else {
        return nil
      }
      arguments.append("\(name): \(value)")
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  private func call(
    _ initializer: Declaration, of type: String, depth: Int, _ samples: inout SampleMaker
  ) -> String? {
    let isVisible =
      internalTypes.contains(type)
      ? !initializer.isHidden
      : initializer.modifiers.contains { $0.text == "public" || $0.text == "open" }
    guard isVisible, initializer.effects.isEmpty, initializer.genericClause == nil,
      initializer.selector.hasPrefix("init("), initializer.selector.hasSuffix(")"),
      initializer.parameterTypes != ["Decoder"], initializer.parameterTypes != ["any Decoder"]
    else { return nil }
    let labels = initializer.selector.dropFirst("init(".count).dropLast().split(separator: ":")
    guard labels.count == initializer.parameterTypes.count else { return nil }
    var arguments: [String] = []
    for (label, valueType) in zip(labels, initializer.parameterTypes) {
      let name = label == "_" ? "value" : String(label)
      guard let value = value(of: valueType, named: name, depth: depth, &samples) else {
        return nil
      }
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  private func value(
    of type: String, named name: String, depth: Int, _ samples: inout SampleMaker
  ) -> String? {
    var ignored: [Diagnostic] = []
    let syntax = attempt(&ignored) { () throws(ScaffoldError) in
      var parser = try SignatureParser(SourceText(path: "", type))
      return try parser.type()
    }
    guard let syntax else { return nil }
    if let text = samples.sample(of: syntax, named: name)?.text { return text }
    switch syntax {
    case .optional(let inner):
      return text(of: inner.text, depth: depth + 1, &samples) ?? "nil"
    case .array(let element):
      return text(of: element.text, depth: depth + 1, &samples).map { "[\($0)]" } ?? "[]"
    case .dictionary: return "[:]"
    default: return text(of: syntax.text, depth: depth + 1, &samples)
    }
  }

  /// The expression with each argument on a line of its own if it is long.
  private static func wrapped(_ text: String) -> String {
    guard text.count > 60, text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      return text
    }
    var lines = [""]
    var depth = 0
    var isQuoted = false
    for character in text[text.index(after: open)...].dropLast() {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      lines[lines.count - 1].append(character)
      if character == ",", depth == 0, !isQuoted { lines.append("") }
    }
    let arguments = lines.map { "    " + $0.drop { $0 == " " } }
    return ([text[...open] + ""] + arguments + ["  )"]).joined(separator: "\n")
  }
}

extension Declaration {
  /// The first case of an enum, if it has no associated values.
  fileprivate var firstCase: String? {
    guard let first = members.first(where: { $0.kind == .enumCase }), first.parameterTypes.isEmpty
    else { return nil }
    return first.name.split(separator: ",").first.map(String.init)
  }

  /// Whether it cannot be called from other files.
  fileprivate var isHidden: Bool {
    modifiers.contains { $0.text == "private" || $0.text == "fileprivate" }
  }

  /// Whether a property has a value that is not computed.
  fileprivate var isStored: Bool {
    (accessors ?? []).allSatisfy { $0.text.hasPrefix("willSet") || $0.text.hasPrefix("didSet") }
  }

  /// Whether a property of a file has a value from its declaration.
  fileprivate func hasValue(in file: [UInt8]) -> Bool {
    guard let name = nameRanges.last else { return true }
    return file[name.upperBound..<max(name.upperBound, code.upperBound)]
      .contains(UInt8(ascii: "="))
  }
}

/// A type of the user's own in a signature, of which the tests need a value.
struct OwnType: Sendable, Hashable {
  let type: String

  /// The name of its sample: `session` for `Session`.
  var name: String {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return Identifier.escaped(CaseStyle.lowerCamel.apply(to: last))
  }
}

/// The samples of the user's own types in one module: `SignInSamples.session`, or the constant that a test makes
/// of a sample that somebody has to write.
struct OwnTypeSamples {
  /// The name of the enum that has the samples.
  let owner: String
  let types: [String: RenderingFacts.TypeSample]

  func isMissing(_ own: OwnType) -> Bool { types[own.type]?.text.isEmpty == true }

  /// The expression of a type that names an own type; `nil` if it names none.
  func sample(of type: TypeSyntax, named name: String) -> SampleMaker.Sample? {
    guard type.roots.contains(where: { types[$0] != nil }) else { return nil }
    var samples = SampleMaker(
      ownTypes: types.reduce(into: [:]) { samples, entry in
        let own = OwnType(type: entry.key)
        samples[entry.key] = SampleMaker.Sample(
          text: isMissing(own) ? own.name : "\(owner).\(own.name)",
          isComparable: entry.value.isComparable)
      })
    return samples.sample(of: type, named: name)
  }
}
