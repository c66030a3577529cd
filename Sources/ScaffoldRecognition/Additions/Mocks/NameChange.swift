import ScaffoldSwift

/// The names that follow the name of a requirement, and what they are for another one.
struct NameChange {
  private struct Pair {
    let old: CamelName
    let new: CamelName
  }

  /// The longest names first.
  private let pairs: [Pair]
  /// The names without labels.
  private let short: Pair

  /// - Parameters:
  ///   - isOverload: whether the labels are needed to tell the new names from those of another function.
  ///   - keepsLabels: whether names with labels are replaced by names with labels.
  init(
    from old: Declaration, _ oldParameters: [Parameter], to new: Requirement, isOverload: Bool,
    keepsLabels: Bool
  ) {
    let newName = new.declaration.name
    let labels = new.parameters.map { $0.label ?? $0.name ?? "" }
    let base = Pair(
      old: CamelName([old.name]), new: CamelName([newName] + (isOverload ? labels : [])))
    let forms: [(Parameter) -> String] = [
      { $0.label ?? $0.name ?? "" }, { $0.label ?? "" }, { $0.name ?? "" },
    ]
    pairs =
      forms.map { form in
        Pair(
          old: CamelName([old.name] + oldParameters.map(form)),
          new: keepsLabels ? CamelName([newName] + new.parameters.map(form)) : base.new)
      }.filter { $0.old != base.old } + [base]
    short = Pair(old: base.old, new: CamelName([newName]))
  }

  /// The name that a property has for the new requirement; `nil` if it does not follow the name.
  func renamed(_ name: String) -> String? {
    for pair in pairs {
      if let found = pair.old.replaced(by: pair.new, in: name) { return found }
    }
    return nil
  }

  /// The name of a property for one parameter; `nil` if it does not follow the name of the parameter.
  func renamed(_ name: String, from old: Parameter, to new: Parameter) -> String? {
    for pair in pairs.dropLast() + [short] {
      guard let (before, after, isAtStart) = pair.old.surroundings(in: name) else { continue }
      let parts = [before, after].map { Self.renamed($0, from: old, to: new) }
      guard parts.contains(where: { $0 != nil }) else {
        // `findIdReceivedInvocations` has the label, but no name for the parameter.
        if before.isEmpty && after.isEmpty { continue }
        return nil
      }
      return (parts[0] ?? before) + (isAtStart ? pair.new.lower : pair.new.upper)
        + (parts[1] ?? after)
    }
    return Self.renamed(name, from: old, to: new)
  }

  private static func renamed(
    _ text: String, from old: Parameter, to new: Parameter
  ) -> String? {
    for (old, new) in [(old.name, new.name), (old.label, new.label ?? new.name)] {
      guard let old, let new else { continue }
      if let found = CamelName([old]).replaced(by: CamelName([new]), in: text) { return found }
    }
    return nil
  }

  /// Whether a name has that of a function with its labels.
  static func hasLabels(
    of function: Declaration, _ parameters: [Parameter], in name: String
  ) -> Bool {
    match(of: function, parameters, in: name) > CamelName([function.name]).exact.count
  }

  /// The length of the longest form of a requirement's name that is in a name.
  static func match(of function: Declaration, _ parameters: [Parameter], in name: String) -> Int {
    let labels = parameters.map { $0.label ?? $0.name ?? "" }
    let forms = [CamelName([function.name] + labels), CamelName([function.name])]
    return forms.first { $0.isPart(of: name) }?.exact.count ?? 0
  }
}
