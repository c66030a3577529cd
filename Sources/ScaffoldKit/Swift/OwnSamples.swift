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
  private struct Found {
    let declaration: Declaration
    let file: [UInt8]
    /// Whether tests can use what is internal, because they test the target.
    let isTestable: Bool
  }

  /// The types by their names, nested ones by their paths: `Shop.Item`.
  private var types: [String: [Found]] = [:]
  private var conformances: [String: Set<String>] = [:]
  /// The modules of the files, which may be written before a type.
  var modules: Set<String> = []
  private static let deepest = 4

  /// Adds the types of a file. Tests see the internal initializers of the target that they test.
  mutating func add(_ file: [UInt8], isTestable: Bool) {
    guard let file = SwiftFile(ifReadable: file) else { return }
    add(file.declarations, in: "", of: file, isTestable: isTestable)
  }

  private mutating func add(
    _ declarations: [Declaration], in scope: String, of file: SwiftFile, isTestable: Bool
  ) {
    for declaration in declarations where !declaration.isHidden {
      let name = scope + declaration.name
      switch declaration.kind {
      case .struct, .class, .enum, .actor, .typealias:
        let found = Found(declaration: declaration, file: file.text, isTestable: isTestable)
        types[name, default: []].append(found)
      case .extension: break
      default: continue
      }
      conformances[name, default: []].formUnion(declaration.inheritance)
      add(declaration.members, in: name + ".", of: file, isTestable: isTestable)
    }
  }

  /// The path of a type that is named in the body of another one, or at the top level.
  private func path(of type: String, in scope: String = "") -> String? {
    var scope = scope.split(separator: ".")[...]
    while true {
      let path = (scope + [type[...]]).joined(separator: ".")
      if types[path] != nil { return path }
      if scope.popLast() == nil { break }
    }
    guard let dot = type.firstIndex(of: "."), modules.contains(String(type[..<dot])) else {
      return nil
    }
    let rest = String(type[type.index(after: dot)...])
    return types[rest] == nil ? nil : rest
  }

  /// The only declaration of a type, with its path.
  private func only(_ type: String, in scope: String = "") -> (path: String, found: Found)? {
    guard let path = path(of: type, in: scope), let all = types[path], all.count == 1 else {
      return nil
    }
    return (path, all[0])
  }

  /// An expression of a type; `nil` if none can be made.
  func sample(of type: String) -> SampleMaker.Sample? {
    var samples = SampleMaker()
    guard let text = text(of: type, in: "", depth: 0, &samples) else { return nil }
    return SampleMaker.Sample(text: Self.wrapped(text), isComparable: isComparable(type))
  }

  /// The property that names a value of a type for people: the first that is a `String` and no secret; empty
  /// if there is none.
  func title(of type: String) -> String {
    guard let found = only(type)?.found else { return "" }
    let title = found.declaration.members.first { member in
      member.kind == .property && member.resultType == "String" && !member.isStatic
        && !member.isHidden && (found.isTestable || member.isPublic) && !member.name.contains(",")
        && !FieldMeaning.isSecret(member.name)
    }
    return title.map { Identifier.escaped($0.name) } ?? ""
  }

  /// The type of the property `id`, if a row can have it as its id; empty for other types.
  func idType(of type: String) -> String {
    guard let found = only(type)?.found else { return "" }
    let id = found.declaration.members.first { member in
      member.kind == .property && member.name == "id" && !member.isStatic && !member.isHidden
        && (found.isTestable || member.isPublic)
    }
    return id?.resultType.flatMap { ActionSignature.rowIDs.contains($0) ? $0 : nil } ?? ""
  }

  /// Whether a type is declared to be `Identifiable`.
  func isIdentifiable(_ type: String) -> Bool {
    only(type).flatMap { conformances[$0.path] }?.contains("Identifiable") ?? false
  }

  /// The type of an enum's raw values: `String`; empty for other types.
  func rawType(of type: String) -> String {
    guard let declaration = only(type)?.found.declaration, declaration.kind == .enum,
      let first = declaration.inheritance.first, Self.rawTypes.contains(first)
    else { return "" }
    return first
  }

  private static let rawTypes: Set = [
    "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]

  private func isComparable(_ type: String) -> Bool {
    guard let (path, found) = only(type) else { return false }
    let conformances = conformances[path] ?? []
    if !conformances.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]) { return true }
    return found.declaration.kind == .enum
      && !found.declaration.members.contains { $0.kind == .enumCase && !$0.parameterTypes.isEmpty }
  }

  /// Whether a type is known to conform to none of some protocols. It may conform if it is not known, or if it has an
  /// attribute or a protocol of the user's own.
  func lacks(_ protocols: Set<String>, _ type: String) -> Bool {
    guard let (path, found) = only(type), found.declaration.kind != .typealias,
      found.declaration.attributes.isEmpty, let conformances = conformances[path]
    else { return false }
    return conformances.isDisjoint(with: protocols) && conformances.isSubset(of: Self.plain)
  }

  /// Whether values of a type are known to belong to one isolation: it is a class or a public type without `Sendable`.
  func isUnsendable(_ type: String) -> Bool {
    guard let declaration = only(type)?.found.declaration, lacks(["Sendable"], type) else {
      return false
    }
    return declaration.kind == .class || declaration.isPublic && declaration.kind != .actor
  }

  /// Names in an inheritance clause that bring no other conformance.
  private static let plain: Set = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "Int", "RawRepresentable", "Sendable", "String",
  ]

  // MARK: Expressions

  private func text(
    of type: String, in scope: String, depth: Int, _ samples: inout SampleMaker
  ) -> String? {
    guard depth < Self.deepest, let (path, found) = only(type, in: scope),
      found.declaration.genericClause == nil
    else { return nil }
    let declaration = found.declaration
    // The name as the user writes it, so that a module's name in it stays.
    let name = scope.isEmpty ? type : path
    if declaration.kind == .typealias {
      return declaration.resultType.flatMap {
        value(of: $0, named: Self.valueName(path), in: path, depth: depth, &samples)
      }
    }
    let makers = declaration.members.filter {
      declaration.kind == .enum ? $0.kind == .enumCase : $0.kind == .initializer
    }
    // What needs no value comes first.
    for maker in makers.filter(\.parameterTypes.isEmpty) + makers.filter(\.hasParameters) {
      let text =
        declaration.kind == .enum
        ? call(maker, named: "\(name).\(maker.firstName)", in: path, depth: depth, &samples)
        : isCallable(maker, of: found)
          ? call(maker, named: name, in: path, depth: depth, &samples) : nil
      if let text { return text }
    }
    guard declaration.kind == .struct, found.isTestable, makers.isEmpty else { return nil }
    return memberwise(found, named: name, in: path, depth: depth, &samples)
  }

  private func isCallable(_ initializer: Declaration, of found: Found) -> Bool {
    (found.isTestable || initializer.isPublic) && !initializer.isHidden
      && initializer.effects.isEmpty && initializer.genericClause == nil
      && initializer.selector.hasPrefix("init(")
      && !["Decoder", "any Decoder"].contains(initializer.parameterTypes.first)
  }

  /// A call of an initializer or an enum's case with values for its parameters.
  private func call(
    _ maker: Declaration, named name: String, in scope: String, depth: Int,
    _ samples: inout SampleMaker
  ) -> String? {
    let isCase = maker.kind == .enumCase
    if isCase, maker.parameterTypes.isEmpty { return name }
    guard let open = maker.selector.firstIndex(of: "("), maker.selector.hasSuffix(")"),
      !maker.name.contains(",")
    else { return nil }
    let labels = maker.selector[open...].dropFirst().dropLast().split(separator: ":")
    guard labels.count == maker.parameterTypes.count else { return nil }
    var arguments: [String] = []
    for (label, type) in zip(labels, maker.parameterTypes) {
      let isUnnamed = label == "_"
      let valueName = isUnnamed ? Self.valueName(name) : String(label)
      guard let value = value(of: type, named: valueName, in: scope, depth: depth, &samples)
      else { return nil }
      arguments.append(isUnnamed ? value : "\(label): \(value)")
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func memberwise(
    _ found: Found, named name: String, in scope: String, depth: Int,
    _ samples: inout SampleMaker
  ) -> String? {
    var arguments: [String] = []
    for property in found.declaration.members where property.kind == .property {
      guard !property.isStatic, property.isStored else { continue }
      guard property.attributes.isEmpty, !property.isHidden else { return nil }
      guard let parts = property.parts(in: found.file) else { return nil }
      for part in parts {
        guard
          let value = value(of: part.type, named: part.name, in: scope, depth: depth, &samples)
        else { return nil }
        arguments.append("\(part.name): \(value)")
      }
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func value(
    of type: String, named name: String, in scope: String, depth: Int,
    _ samples: inout SampleMaker
  ) -> String? {
    var ignored: [Diagnostic] = []
    let syntax = attempt(&ignored) { () throws(ScaffoldError) in
      var parser = try SignatureParser(SourceText(path: "", type))
      return try parser.type()
    }
    guard let syntax else { return nil }
    if path(of: syntax.text, in: scope) == nil,
      let text = samples.sample(of: syntax, named: name)?.text
    {
      return text
    }
    switch syntax {
    case .optional(let inner):
      return text(of: inner.text, in: scope, depth: depth + 1, &samples) ?? "nil"
    case .array(let element):
      return text(of: element.text, in: scope, depth: depth + 1, &samples)
        .map { "[\($0)]" } ?? "[]"
    case .dictionary: return "[:]"
    default: return text(of: syntax.text, in: scope, depth: depth + 1, &samples)
    }
  }

  /// The name of a value without a label: `user` for `Shop.User`.
  private static func valueName(_ path: String) -> String {
    CaseStyle.lowerCamel.apply(to: path.split(separator: ".").last.map(String.init) ?? path)
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
  fileprivate var hasParameters: Bool { !parameterTypes.isEmpty }

  /// The first name of an enum's cases.
  fileprivate var firstName: Substring { name.prefix { $0 != "," && $0 != "(" } }

  fileprivate var isPublic: Bool {
    modifiers.contains { $0.text == "public" || $0.text == "open" }
  }

  /// Whether it cannot be called from other files.
  fileprivate var isHidden: Bool {
    modifiers.contains { $0.text == "private" || $0.text == "fileprivate" }
  }

  /// Whether a property has a value that is not computed.
  fileprivate var isStored: Bool {
    (accessors ?? []).allSatisfy { $0.text.hasPrefix("willSet") || $0.text.hasPrefix("didSet") }
  }

  /// The names that need a value, with their types: of `let a, b: Int, c = 1` these are `a` and `b`. A name without a
  /// type or with a value may be left out. It is `nil` for a pattern such as `let (a, b): (Int, Int)`.
  fileprivate func parts(in file: [UInt8]) -> [(name: String, type: String)]? {
    var parts: [(name: String, type: String)] = []
    var type = ""
    var end = code.upperBound
    for range in nameRanges.reversed() {
      let text = String(
        decoding: file[range.upperBound..<max(range.upperBound, end)], as: UTF8.self)
      let rest = text.drop(while: \.isWhitespace)
      end = range.lowerBound
      switch rest.first {
      case ":":
        let written = rest.dropFirst().prefix { $0 != "{" }
        type = String(written.prefix { $0 != "=" })
        if nameRanges.last != range, let comma = type.lastIndex(of: ",") {
          type = String(type[..<comma])
        }
        if written.contains("=") { continue }
      case ",": break
      case "=", "{", nil: continue
      default: return nil
      }
      guard !type.isEmpty else { continue }
      parts.insert((String(decoding: file[range], as: UTF8.self), type), at: 0)
    }
    return parts
  }
}
