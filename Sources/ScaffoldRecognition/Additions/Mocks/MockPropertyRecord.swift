import ScaffoldSwift

/// A new property of a mock that a protocol requires, in the style of another one.
struct MockPropertyRecord {
  /// The part of the mock that has the other property.
  let part: TypeBody
  /// The property that it is put after.
  let anchor: Declaration
  let lines: [CodeLine]
  let blankLines: Int

  /// Continues the pattern of the last property; `nil` if there is none, or its value cannot be derived.
  init?(of requirement: Requirement, in parts: [TypeBody], among siblings: Set<RequirementKey>) {
    guard !requirement.isFunction, let type = requirement.result else { return nil }
    let found = parts.lazy.compactMap { part -> (TypeBody, Declaration)? in
      part.declaration.members.last { member in
        member.kind == .property && member.nameRanges.count == 1
          && member.isStatic == requirement.declaration.isStatic
          && member.requirementKeys.contains(where: siblings.contains)
      }.map { (part, $0) }
    }.first
    guard let (part, model) = found else { return nil }
    (self.part, anchor) = (part, model)
    let names = Set(parts.flatMap { $0.members.flatMap(\.names) })
    guard !names.contains(requirement.declaration.name) else { return nil }
    if model.accessors?.contains(where: { $0.text.hasPrefix("get") }) != true {
      guard let line = Self.stored(requirement, type, like: model) else { return nil }
      (lines, blankLines) = ([CodeLine(line)], 0)
      return
    }
    let pattern = MockPropertyPattern(model, in: part, to: requirement, type)
    guard let pattern, let lines = pattern.lines(avoiding: names) else { return nil }
    (self.lines, blankLines) = (lines, pattern.isGroup ? 1 : 0)
  }

  /// A stored property with a value.
  private static func stored(
    _ requirement: Requirement, _ type: TypeText, like model: Declaration
  ) -> String? {
    guard let value = MockedValue.usual(for: type), !type.text.hasSuffix("!"),
      requirement.declaration.accessors?.contains(where: { $0.text.contains(" ") }) != true
    else { return nil }
    let modifiers = model.modifiers.map(\.text).filter { modifier in
      modifier != "weak" && (!requirement.isSettable || !modifier.hasSuffix("(set)"))
    }
    let isInferred = model.resultType == nil && ["String", "Bool", "Int"].contains(type.text)
    let name = requirement.declaration.name
    let declared = isInferred ? "var \(name)" : "var \(name): \(type.text)"
    let code = type.isOptional ? declared : "\(declared) = \(value)"
    return (modifiers + [code]).joined(separator: " ")
  }
}

/// A computed property of a mock, with the properties that it uses.
private struct MockPropertyPattern {
  private let model: Declaration
  private let part: TypeBody
  private let requirement: Requirement
  private let types: (old: TypeText, new: TypeText)
  private let names: (old: CamelName, new: CamelName)
  /// The properties whose names follow that of the model.
  private let used: [Declaration]
  private let code: CodeText

  init?(_ model: Declaration, in part: TypeBody, to requirement: Requirement, _ type: TypeText) {
    guard let body = model.body, let old = model.resultType,
      Self.accessors(of: model) == Self.accessors(of: requirement.declaration)
    else { return nil }
    (self.model, self.part, self.requirement) = (model, part, requirement)
    types = (TypeText(old), type)
    names = (CamelName([model.name]), CamelName([requirement.declaration.name]))
    let code = CodeText(String(decoding: part.file.text[body], as: UTF8.self))
    self.code = code
    let name = names.old
    used = part.declaration.members.filter { member in
      member.kind == .property && member.nameRanges.count == 1 && member.code != model.code
        && code.words.contains(member.name)
        && name.isPart(of: member.name)
    }
    // A literal or another value is right for the model only.
    if used.isEmpty { return nil }
  }

  private static func accessors(of property: Declaration) -> [String] {
    (property.accessors ?? []).map { $0.text.filter { $0 != " " }.prefix { $0 != "(" } }
      .map(String.init).sorted()
  }

  var isGroup: Bool { part.layout.lineEnds(in: model.range) > 0 }

  /// The lines of all properties; `nil` if one of them cannot be derived, or exists.
  func lines(avoiding known: Set<String>) -> [CodeLine]? {
    let own = Set((used + [model]).map(\.name))
    let rename: (String) -> String? = {
      own.contains($0) ? names.old.replaced(by: names.new, in: $0) : nil
    }
    var lines: [CodeLine] = []
    for property in used + [model] {
      guard let new = rename(property.name), !known.contains(new) else { return nil }
      let isFlag = isCount(property.name)
      let written = MockProperty(property, in: part)?.lines(
        rename: rename,
        newType: { isFlag ? $0 : MockedValue.type($0, from: types.old, to: types.new) },
        change: isFlag ? nil : types)
      guard let written else { return nil }
      if property.code == model.code, isGroup { lines.append(CodeLine("")) }
      lines += written
    }
    return lines
  }

  /// Whether the property is set or counted whenever the model is used.
  private func isCount(_ name: String) -> Bool {
    code.words.indices.contains { place in
      guard code.words[place] == name else { return false }
      return code.word(place + 1) == "+" && code.word(place + 2) == "="
        || code.word(place + 1) == "=" && ["true", "false"].contains(code.word(place + 2))
    }
  }
}
