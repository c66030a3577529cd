/// Finds types that code means and that another declaration hides from it: a module that starts a `Task`
/// does not compile beside a `struct Task`, nor its tests beside a type of other tests that is called
/// like one of its own.
///
/// Tests see the types of the target that they test, which come before those of frameworks; their own
/// come before both.
struct HiddenTypes {
  private let modules: [NameCheck.Module]
  private let frameworks: [ReservedNames.Framework]
  private let planned: Set<[String]>
  /// Who declares a type.
  private var declarations: [String: [Declaration]] = [:]
  private(set) var problems: [Diagnostic] = []

  private struct Declaration {
    let role: FileRole
    /// The module of this run, if it is one.
    let module: Int?
    let text: String
  }

  /// A search beside modules whose sources go to one target.
  init(_ modules: [NameCheck.Module]) {
    self.modules = modules
    // What is used of Testing are macros, which no type hides.
    frameworks = modules.flatMap { Self.frameworks($0.frameworks) }.uniqued
      .filter { $0 != .testing }
    planned = Set(modules.flatMap { $0.files.map(\.file.path.components) })
    for (index, module) in modules.enumerated() {
      for role in FileRole.allCases {
        for type in module.types(role) {
          let text = "'\(module.path.description.escapingControlCharacters)'"
          declarations[type, default: []].append(
            Declaration(role: role, module: index, text: text))
        }
      }
    }
  }

  /// The frameworks whose types code may mean: those of its template, and what each file sees or may
  /// import.
  static func frameworks(
    _ chosen: [ReservedNames.Framework]
  ) -> [ReservedNames.Framework] {
    [.swift, .foundation] + chosen.filter { $0 != .foundation }
  }

  /// The framework with a type of this name, which a declaration may hide.
  private func framework(with type: String) -> ReservedNames.Framework? {
    frameworks.first { ReservedNames.contains(type, in: $0) }
  }

  /// Reads what a target has already: its sources before its tests.
  mutating func read(
    _ folder: any Directory, of target: PackageLayout.Target, role: FileRole
  ) throws(ScaffoldFailure) {
    let hiding = Set(declarations.keys.filter { mayHide($0, fromOldCodeOf: role) })
    let isPlanned = planned.contains
    try SourceWalker(target).walk(folder, at: target.folder, passing: isPlanned) { path, bytes in
      let file = path.joined(separator: "/").escapingControlCharacters
      func place(_ offset: Int) -> String {
        var position = SourceText.Position()
        position.advance(to: offset, in: bytes)
        return "\(file):\(position.line)"
      }
      if !hiding.isEmpty {
        let uses = TypeUses(of: hiding, in: bytes)
        for (type, offset) in uses.places.sorted(by: { $0.value < $1.value })
        where !uses.declared.contains(type) {
          report(type, neededBy: place(offset), role, of: nil)
        }
      }
      for declaration in DeclarationScanner.declarations(in: bytes)
      where declaration.isShared(in: bytes)
        && (declarations[declaration.name] != nil || framework(with: declaration.name) != nil)
      {
        declarations[declaration.name, default: []].append(
          Declaration(role: role, module: nil, text: place(declaration.offset)))
      }
    }
  }

  /// Whether a type that the modules declare takes a meaning from code that is there: that of a
  /// framework's type or, in tests, that of a type of the tested target.
  private func mayHide(_ type: String, fromOldCodeOf role: FileRole) -> Bool {
    if framework(with: type) != nil { return true }
    return role == .test && declarations[type]?.contains { $0.module == nil } == true
  }

  /// Looks at the code of the modules themselves, when the targets have been read.
  mutating func finish() {
    let hiding = Set(
      declarations.keys.filter { type in
        framework(with: type) != nil
          || FileRole.allCases.allSatisfy { role in
            declarations[type]?.contains { $0.role == role } == true
          }
      })
    guard !hiding.isEmpty else { return }
    for (index, module) in modules.enumerated() {
      for role in FileRole.allCases {
        let uses = module.files.filter { $0.role == role && $0.file.path.isSwift }
          .map { TypeUses(of: hiding, in: $0.file.contents) }
        let own = uses.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        let name = "'\(module.path.description.escapingControlCharacters)'"
        for type in Set(uses.flatMap(\.places.keys)).subtracting(own).sorted() {
          report(type, neededBy: name, role, of: index)
        }
      }
    }
  }

  /// Tells who hides a type from code that means another one.
  private mutating func report(
    _ type: String, neededBy user: String, _ role: FileRole, of module: Int?
  ) {
    let framework = framework(with: type)
    let hiding = declarations[type]?.first { declaration in
      guard declaration.module != module else { return false }
      // Sources do not see tests, and what no framework has is hidden by tests only.
      return declaration.role == .source ? framework != nil : role == .test
    }
    guard let hiding else { return }
    let fault = PlanFault.hiddenType(
      type, framework: framework?.rawValue, user: user, by: hiding.text)
    let blamed = module ?? hiding.module
    let problem = Diagnostic(fault).blamed(on: blamed.flatMap { modules[$0].origin })
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension DeclarationScanner.Declaration {
  /// Whether other files see a new type: it is not private to its file, and no other name for a type
  /// that may well be the framework's.
  fileprivate func isShared(in bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    let words = bytes[start..<offset].split { !SwiftByte.isWord($0) }
    let excluded = ["private", "fileprivate", "typealias"]
    return !words.contains { word in excluded.contains { word.elementsEqual($0.utf8) } }
  }
}
