import ScaffoldRecognition

/// The modules that types belong to, by the names of the types.
struct ModuleOwners {
  /// A type with the module that it belongs to.
  struct Owned: Equatable {
    /// The index of the module.
    let module: Int
    /// What the type does; `nil` if it neither is a screen nor creates one.
    let role: Role?
    /// Whether it is the namespace of the parts, such as `Login` in `Login.Presenter`.
    var isNamespace = false
  }

  private let modules: [RecognizedModule]
  private let roles: RoleTable
  private var types: [String: Owned] = [:]
  /// The modules that have a file.
  private var files: [String: [Int]] = [:]

  init(_ modules: [RecognizedModule], _ roles: RoleTable) {
    (self.modules, self.roles) = (modules, roles)
    for (index, module) in modules.enumerated() {
      for path in module.files { files[path, default: []].append(index) }
      for part in module.parts + module.helpers {
        // The name of a nested part, such as `Login.Presenter`, begins with that of the module's namespace.
        let name = part.typeName.split(separator: ".").first.map(String.init) ?? part.typeName
        let isNested = name != part.typeName
        guard types[name] == nil else { continue }
        types[name] = Owned(module: index, role: part.role, isNamespace: isNested)
      }
    }
  }

  /// Adds the types that a file of a module declares under the module's name.
  mutating func add(_ scan: SourceScan) {
    guard !scan.source.isTest, let owners = files[scan.source.path] else { return }
    let names = ModuleNamePrefixes(owners, of: modules)
    for type in scan.types where !type.isExtension && types[type.name] == nil {
      guard let owner = names.owner(ofType: type.name) else { continue }
      let rest = type.name.dropFirst(modules[owner].name.count)
      types[type.name] = Owned(module: owner, role: role(of: rest))
    }
  }

  private static let protocolEndings = [
    "Protocol", "Interface", "Interfaces", "Type", "Input", "Logic",
  ]

  /// What may be between the name of a module and the ending of what creates it: `LoginViewFactory`.
  private static let middles: Set<String> = [
    "", "View", "Module", "Flow", "Screen", "Scene", "ViewController", "Controller", "UI", "Main",
  ]

  /// The role that the rest of a name says, also that of a protocol: `RouterProtocol`.
  ///
  /// Other views than the parts of a module may be used anywhere, so that they lead to no module.
  private func role(of rest: Substring) -> Role? {
    let ending = Self.protocolEndings.first { rest.hasSuffix($0) } ?? ""
    for text in [String(rest), String(rest.dropLast(ending.count))] {
      if let found = roles.part(named: text), Self.middles.contains(found.module),
        found.role == .router || roles.helpers.contains(found.role)
      {
        return found.role
      }
    }
    return nil
  }

  /// Whether the name of a nested type says that it is a screen or creates one.
  func isPart(_ name: String) -> Bool {
    guard let found = roles.part(named: name), found.module.isEmpty else { return false }
    return [.view, .router, .helper].contains(found.role)
  }

  func owner(ofType name: String) -> Owned? { types[name] }

  /// The module whose code a token of a file is, by the type around it or by the file.
  func module(ofType name: String?, in path: String) -> Int? {
    if let name, let owned = types[name] { return owned.module }
    guard let owners = files[path], owners.count == 1 else { return nil }
    // A type with another name may share the file of a module.
    return owners[0]
  }
}
