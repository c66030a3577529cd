/// The options of an Xcode template with their names in the result, and the replacements of their macros.
struct XcodeOptions {
  private(set) var all: [XcodeOption]
  /// The identifier of the option whose value is the module's name.
  private(set) var nameIdentifier: String?
  private(set) var problems: [Diagnostic] = []
  private(set) var remarks: [Diagnostic] = []
  /// The parts that replace each identifier.
  private(set) var variables: [String: [TextPart]] = [:]
  /// The options whose parts are being found, to report a default that refers to itself.
  private var open: [String] = []

  /// - Parameters:
  ///   - namesInPaths: the identifiers of the variables in the names of files.
  ///   - reservedFlags: the flags of `create`, which no option may have.
  init(
    _ options: [XcodeOption], namesInPaths: [String], reservedFlags: Set<String>
  ) {
    var known: Set<String> = []
    all = options.filter { known.insert($0.identifier).inserted }
    remarks += Self.repeated(options)
    nameIdentifier = findName(namesInPaths)
    var taken = reservedFlags.union(ImportedTemplate.facts.map(\.name))
    for index in all.indices where !isInline(all[index]) {
      all[index].name = ImportedTemplate.optionName(for: all[index].identifier, taken: taken)
      taken.insert(all[index].name)
    }
    for option in all { variables[option.identifier] = parts(of: option) }
    for option in all { addVariables(of: option) }
  }

  /// The replacement of the name that the user types in Xcode.
  var baseName: [TextPart] { variables["productName"] ?? [.value("Module", nil)] }

  /// The values of the options that have only these, by the names of the result.
  var knownValues: [String: [String]] {
    let known = all.filter { $0.kind == .popup }.map { ($0.name, $0.values) }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the option is not one of the result: its text is written in place of its macro.
  private func isInline(_ option: XcodeOption) -> Bool {
    option.identifier == nameIdentifier || option.kind == .static
      || option.identifier == "productName"
  }

  /// The remarks on options that are there already.
  private static func repeated(_ options: [XcodeOption]) -> [Diagnostic] {
    var known: Set<String> = []
    return options.filter { !known.insert($0.identifier).inserted }.map {
      .leftOut(
        "the option '\($0.identifier)' is there already; the first one counts", at: $0.location)
    }
  }

  // MARK: The module's name

  /// The option that the module's name replaces: `productName`, or the text that its default is made of, else
  /// the first text in the name of a file.
  private func findName(_ namesInPaths: [String]) -> String? {
    let texts = all.filter { $0.kind == .text }.map(\.identifier)
    guard var option = all.first(where: { $0.identifier == "productName" }) else {
      return namesInPaths.first { texts.contains($0) }
    }
    var seen: Set<String> = []
    while seen.insert(option.identifier).inserted,
      let other = Self.identifiers(in: option.standard).first(where: { $0 != option.identifier }),
      let next = all.first(where: { $0.identifier == other }), [.text, .static].contains(next.kind)
    { option = next }
    return option.kind == .text || option.identifier == "productName" ? option.identifier : nil
  }

  /// The identifiers of the variables in a text.
  static func identifiers(in text: String) -> [String] {
    text.matches(of: /___VARIABLE_([A-Za-z0-9]+(?:_[A-Za-z0-9]+)*)/).map { String($0.1) }
  }

  // MARK: Parts

  private mutating func parts(of option: XcodeOption) -> [TextPart] {
    if let known = variables[option.identifier] { return known }
    if option.identifier == nameIdentifier { return [.value("Module", nil)] }
    let isDerived = option.standard.contains("___")
    if isInline(option) { return expanded(option) }
    if option.kind == .text, isDerived {
      return [.value(option.name, orElse: expanded(option))]
    }
    return [.value(option.name, nil)]
  }

  /// The default of an option with its macros expanded.
  private mutating func expanded(_ option: XcodeOption) -> [TextPart] {
    guard !open.contains(option.identifier), open.count < 16 else {
      problems.append(
        .notConverted(
          "the default of '\(option.identifier)' refers to itself",
          at: option.standardPlace.location, help: "change its Default"))
      return []
    }
    open.append(option.identifier)
    defer { open.removeLast() }
    var scope = XcodeMacros.Scope(values: knownValues)
    for identifier in Self.identifiers(in: option.standard).uniqued {
      guard let other = all.first(where: { $0.identifier == identifier }) else { continue }
      scope.variables[identifier] = parts(of: other)
    }
    for other in all where scope.variables[other.identifier] == nil {
      scope.variables[other.identifier] = []
    }
    var macros = XcodeMacros(SourceText(path: option.json.path, option.standard), scope)
    let parts = macros.parts()
    let place = option.standardPlace.location
    guard parts.count <= 1_000 else {
      problems.append(.notConverted("a default of more than 1,000 parts", at: place, help: nil))
      return []
    }
    problems += macros.problems.map { $0.located(at: place) }
    remarks += macros.remarks.map { $0.located(at: place) }
    return parts
  }

  /// Adds the variables that each value of an option defines.
  private mutating func addVariables(of option: XcodeOption) {
    let names = option.variables.flatMap { $0.texts.map(\.name) }.uniqued
    for name in names {
      let texts = option.choices.map { choice in
        let members = option.variables.first { $0.value == choice }?.texts ?? []
        return (choice, members.first { $0.name == name }?.value.string ?? "")
      }
      guard !option.choices.isEmpty,
        option.variables.allSatisfy({ option.choices.contains($0.value) })
      else {
        problems.append(
          .notConverted(
            "'Variables' of '\(option.identifier)' names a value that the option does not have",
            at: option.location, help: "add it to Values"))
        continue
      }
      let branches = texts.dropLast().map { value, text in
        TextPart.Branch(condition: option.condition(value), parts: [.literal(text)])
      }
      variables[name] = [.choice(branches, otherwise: [.literal(texts.last?.1 ?? "")])]
    }
  }
}

extension XcodeOptions {
  /// The options of the result, each after those that its condition names.
  mutating func converted(remarks: inout [Diagnostic]) -> [ImportedTemplate.Option] {
    var left = all.filter { !isInline($0) }
    var placed = Set(all.filter { isInline($0) }.map(\.identifier))
    var options: [ImportedTemplate.Option] = []
    while !left.isEmpty {
      let next = left.firstIndex { $0.requirements.allSatisfy { placed.contains($0.identifier) } }
      if next == nil {
        problems.append(
          .notConverted(
            "'RequiredOptions' of '\(left[0].identifier)' names an unknown option or forms a cycle",
            at: left[0].requirements.first?.place ?? left[0].location,
            help: "name an option that does not depend on '\(left[0].identifier)'"))
      }
      let option = left.remove(at: next ?? 0)
      placed.insert(option.identifier)
      options.append(converted(option, &remarks))
    }
    return options
  }

  private mutating func converted(
    _ option: XcodeOption, _ remarks: inout [Diagnostic]
  ) -> ImportedTemplate.Option {
    let isDerived = option.kind == .text && option.standard.contains("___")
    let isFree = option.kind == .combo || option.kind == .class
    if isFree {
      remarks.append(
        .changed(
          "'--\(option.name)' takes any text; Xcode suggests \(option.values.count) values",
          at: option.location))
    }
    remarks.append(
      .converted("'\(option.identifier)' is the option '--\(option.name)'", at: option.location))
    return ImportedTemplate.Option(
      name: option.name, kind: option.kind == .checkbox ? .boolean : .string,
      values: isFree ? [] : option.values,
      standard: isDerived
        ? "" : option.standard.isEmpty ? option.values.first ?? "" : option.standard,
      help: option.help, condition: condition(of: option), origin: option.location)
  }

  /// The condition under which an option is enabled.
  mutating func condition(of option: XcodeOption) -> String? {
    let parts = option.requirements.compactMap { requirement -> String? in
      guard let other = all.first(where: { $0.identifier == requirement.identifier }),
        !other.choices.isEmpty, !requirement.values.isEmpty
      else {
        problems.append(
          .notConverted(
            "'RequiredOptions' names '\(requirement.identifier)', which has no listed values",
            at: requirement.place, help: "name a popup or a checkbox"))
        return nil
      }
      for value in requirement.values where !other.choices.contains(value) {
        problems.append(.unknown("value", value, known: other.choices, at: requirement.place))
      }
      let tests = requirement.values.map { other.condition($0) }
      return tests.count == 1 || option.requirements.count == 1
        ? tests.joined(separator: " or ") : "(\(tests.joined(separator: " or ")))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
