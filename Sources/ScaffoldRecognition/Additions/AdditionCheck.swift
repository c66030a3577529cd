import ScaffoldSwift

/// Reads an edited source again.
struct AdditionCheck {
  private let old: SwiftFile
  private let text: [UInt8]
  private let path: String

  init(_ old: SwiftFile, _ text: [UInt8], path: String) {
    (self.old, self.text, self.path) = (old, text, path)
  }

  /// Why the edited source is not what it should be; `nil` if it is.
  ///
  /// - Parameter types: the names of the types that got the requirement or its implementation.
  func problem(adding requirement: Requirement, to types: [String]) -> String? {
    guard let new = SwiftFile(ifReadable: text) else { return "the edit cannot be read" }
    let (before, after) = (counts(in: old, requirement), counts(in: new, requirement))
    for type in Set(types) {
      let added = types.count { $0 == type }
      if after[type, default: 0] != before[type, default: 0] + added {
        return "\(type) would not declare \(requirement.selector)"
      }
    }
    return nil
  }

  /// How often each type declares the requirement.
  private func counts(in file: SwiftFile, _ requirement: Requirement) -> [String: Int] {
    var counts: [String: Int] = [:]
    for body in TypeBody.all(in: file, path: path) {
      counts[body.typeName, default: 0] += body.members.count {
        requirement.isImplemented(by: $0)
      }
    }
    return counts
  }
}

extension Requirement {
  /// Whether a member of a type is an implementation.
  func isImplemented(by member: Declaration) -> Bool {
    guard member.kind == declaration.kind, !member.isPrivate,
      member.isStatic == declaration.isStatic,
      member.requirementKeys.contains(key)
    else { return false }
    if isFunction { return Set(member.effects).isSubset(of: Set(declaration.effects)) }
    let isReadOnly =
      member.accessors?.contains { $0.text.hasPrefix("get") } == true
      && member.accessors?.contains { $0.text.contains("set") } == false
    let isClosed = member.modifiers.contains {
      ["private(set)", "fileprivate(set)"].contains($0.text)
    }
    let type = declaration.resultType.map { TypeText($0).normalized }
    let hasType = member.resultType.map { TypeText($0).normalized == type } ?? true
    return hasType && !(isSettable && (isReadOnly || isClosed))
  }
}
