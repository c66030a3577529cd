/// The imports that a module's files need for the types that its signatures and fields name.
struct TypeImports: Sendable {
  /// The modules to import where a type is used, by the name with which it begins.
  private var modules: [String: [ImportWriter.Module]] = [:]
  /// The types that were found nowhere.
  private(set) var unknown: [String] = []
  /// The modules of the types that were found in the package, as ``RenderingFacts`` keeps them.
  private(set) var found: [String: String] = [:]

  /// The imports that the names alone tell: those of Foundation and of Apple's frameworks, and modules that
  /// the user names.
  ///
  /// - Parameters:
  ///   - found: the modules of the user's own types, by the types.
  ///   - facts: the samples of types that the signatures name, and the events of presented modules.
  init(
    _ options: OptionValues, found: [String: String] = [:], facts: RenderingFacts = RenderingFacts()
  ) {
    for type in Self.names(options, facts) {
      let known = Self.modules(of: type)
      modules[type] = known.isEmpty ? options.imports.map { Self.module($0) } : known
      if let module = found[type] { note(module, of: type) }
    }
  }

  /// The types in signatures, in samples and in the events of presented modules.
  private static func names(_ options: OptionValues, _ facts: RenderingFacts) -> Set<String> {
    facts.samples.values.reduce(into: options.allTypeNames.union(facts.childEvents.valueTypeNames))
    {
      $0.formUnion($1.typeNames)
    }
  }

  private mutating func note(_ module: String, of type: String) {
    found[type] = module
    modules[type] = module.isEmpty ? [] : [Self.module(module)]
  }

  /// The imports of types that targets of the package declare, too.
  ///
  /// - Parameters:
  ///   - recorded: the modules of types that are known already, as ``found``.
  ///   - declares: whether a target of the package declares a type.
  init(
    _ options: OptionValues, facts: RenderingFacts,
    for destination: Destination, recorded: [String: String],
    declares: (PackageLayout.Target, String) throws(ScaffoldError) -> Bool
  ) throws(ScaffoldError) {
    self.init(options, found: recorded, facts: facts)
    let target = destination.target
    let targets = target.dependencies.compactMap { destination.layout.target(named: $0.name) }
    let products = target.dependencies.map(\.name)
    for type in Self.names(options, facts).sorted()
    where OwnType.isName(type) && recorded[type] == nil {
      var owner: PackageLayout.Target?
      for candidate in [target] + targets where owner == nil {
        if try declares(candidate, type) { owner = candidate }
      }
      if let owner {
        let name = Planner.Destination(name: owner.name, folder: []).importName
        note(owner.name == target.name ? "" : name, of: type)
      } else if products.contains(type) || options.imports.contains(type) {
        note(type, of: type)
      } else if options.imports.isEmpty {
        unknown.append(type)
      }
    }
  }

  /// The text of a file with the imports that it needs; what uses types of a user interface is within
  /// `#if canImport`.
  ///
  /// - Parameter hasInternalImports: whether a declaration that other modules see needs `public import`.
  func completed(_ text: String, role: FileRole, hasInternalImports: Bool = false) -> String {
    let text = ConditionalMembers(frameworks: userInterfaces).text(text)
    let names = Set(modules.filter { !$0.value.isEmpty }.keys)
    guard !names.isEmpty else { return text }
    let uses = TypeUses(of: names, in: Array(text.utf8))
    let types = Set(uses.places.keys).subtracting(uses.declared)
    let needed = types.flatMap { modules[$0] ?? [] }
    guard !needed.isEmpty else { return text }
    var writer = ImportWriter(text)
    let levels = hasInternalImports && role == .source ? ["public", "package"] : []
    for level in levels where text.contains("\(level) ") {
      let shown = types.shown(as: level, in: text)
      writer.add(shown.flatMap { modules[$0] ?? [] }.uniqued, access: level)
    }
    writer.add(needed.uniqued, access: nil)
    return writer.text
  }

  private var userInterfaces: [String: String] {
    let named = modules.keys.compactMap { type in
      ReservedNames.userInterface(with: type).map { (type, $0.rawValue) }
    }
    return Dictionary(uniqueKeysWithValues: named)
  }

  private static func module(_ name: String) -> ImportWriter.Module {
    ImportWriter.Module(name: name, isGuarded: false)
  }

  /// The modules to import for a type, as far as its name or the module name before it tells; empty if neither
  /// does.
  private static func modules(of type: String) -> [ImportWriter.Module] {
    if ReservedNames.networking.contains(type) {
      return [
        module("Foundation"),
        ImportWriter.Module(name: "FoundationNetworking", isGuarded: true),
      ]
    }
    let isFoundation = ReservedNames.contains(type, in: .foundation) || type == "Foundation"
    if isFoundation || ReservedNames.dispatch.contains(type) { return [module("Foundation")] }
    return AppleFrameworks.framework(of: type).map {
      [ImportWriter.Module(name: $0, isGuarded: $0 != "Foundation")]
    } ?? []
  }

}

extension Diagnostic {
  /// The type of the standard library or of Foundation whose name differs only in case: `String` for `string`.
  private static func standardType(meantBy type: String) -> String? {
    let known = [
      "String", "Int", "Bool", "Double", "Float", "Data", "Date", "URL", "UUID", "Decimal",
    ]
    return known.first { $0.lowercased() == type.lowercased() }
  }

  /// A type of a signature that neither the target nor its dependencies declare.
  ///
  /// - Parameter module: the name of the module that has it already; `nil` if it is created.
  static func unknownType(
    _ type: String, in target: PackageLayout.Target, of module: String?
  ) -> Diagnostic {
    let others = target.dependencies.isEmpty ? "" : ", nor the targets that it depends on"
    return Diagnostic(
      .usage, .unknownType,
      "the target '\(target.name.escapingControlCharacters)' does not declare '\(type)'\(others)",
      help: standardType(meantBy: type).map { "did you mean '\($0)'?" } ?? module.map {
        "declare it, or name its module: 'viper-gen change \($0.shellQuoted) --imports+=Models'"
      } ?? "declare it, or name its module with '--imports', such as '--imports Models'",
      severity: .warning)
  }
}
