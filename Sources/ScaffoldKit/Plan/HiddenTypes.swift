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
    // What is used of Testing and Observation are macros, which no type hides.
    frameworks = modules.flatMap { Self.frameworks($0.frameworks) }.uniqued
      .filter { $0 != .testing && $0 != .observation }
    planned = Set(modules.flatMap { $0.files.map(\.file.path.components) })
    for (index, module) in modules.enumerated() {
      for role in FileRole.allCases {
        for type in module.types(role) {
          declarations[type, default: []].append(
            Declaration(role: role, module: index, text: module.shownName))
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

  /// Whether the code that macros write names that module: `Testing.Test`.
  static func isNamedByMacros(_ name: String) -> Bool {
    name == "Testing" || name == "Observation"
  }

  /// The framework with a type of this name, or of the name itself, which a declaration may hide.
  private func framework(with type: String) -> ReservedNames.Framework? {
    if Self.isNamedByMacros(type) { return ReservedNames.Framework(rawValue: type) }
    return frameworks.first { ReservedNames.contains(type, in: $0) }
  }

  /// Reads what a target has already: its sources before its tests.
  mutating func read(
    _ walker: SourceWalker, role: FileRole
  ) throws(ScaffoldFailure) {
    let hiding = Set(declarations.keys.filter { mayHide($0, fromOldCodeOf: role) })
    let isPlanned = planned.contains
    var uses: [(type: String, place: String)] = []
    var own: Set<String> = []
    try walker.walk(passing: isPlanned) { path, bytes in
      let file = path.joined(separator: "/").escapingControlCharacters
      // What is told stands in the order of the file, of which each byte is looked at once.
      func place(_ offset: Int, from position: inout SourceText.Position) -> String {
        position.advance(to: offset, in: bytes)
        return "\(file):\(position.line)"
      }
      if !hiding.isEmpty {
        let found = TypeUses(of: hiding, in: bytes)
        own.formUnion(found.declared)
        var position = SourceText.Position()
        uses += found.places.sorted { $0.value < $1.value }
          .map { ($0.key, place($0.value, from: &position)) }
      }
      var position = SourceText.Position()
      var told: Set<String> = []
      for declaration in DeclarationScanner.declarations(in: bytes) {
        let name = declaration.name
        guard declarations[name] != nil || framework(with: name) != nil, !told.contains(name),
          declaration.mayHide(in: bytes)
        else { continue }
        told.insert(name)
        declarations[name, default: []].append(
          Declaration(
            role: role, module: nil, text: place(declaration.offset, from: &position)))
      }
    }
    for (type, place) in uses where !own.contains(type) {
      report(type, neededBy: place, role, of: nil)
    }
  }

  /// Whether a type that the modules declare takes a meaning from code that is there: that of a
  /// framework's type or, in tests, that of a type of the tested target.
  private func mayHide(_ type: String, fromOldCodeOf role: FileRole) -> Bool {
    if framework(with: type) != nil { return true }
    return role == .test && declarations[type]?.contains { $0.module == nil } == true
  }

  /// Looks at the code of the modules themselves, when the targets have been read.
  mutating func finish() throws(ScaffoldFailure) {
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
        for type in Set(uses.flatMap(\.places.keys)).subtracting(own).sorted()
        where try !isMeant(type, by: module, role) {
          report(type, neededBy: module.shownName, role, of: index)
        }
      }
    }
  }

  /// Whether the target's own type is the one that is meant: actions name it, and nothing else does.
  /// Tests must not see another one, nor have a literal for it.
  private func isMeant(
    _ type: String, by module: NameCheck.Module, _ role: FileRole
  ) throws(ScaffoldFailure) -> Bool {
    guard module.work.choice.options.typeNames.contains(type),
      let framework = framework(with: type)
    else { return false }
    for file in module.files where file.role == role {
      guard let trace = try module.work.planner.trace(file, of: module.path) else { continue }
      if TypeUses(of: [type], in: trace.literalText).places[type] != nil { return false }
    }
    if role == .source { return true }
    if framework == .swift { return !KnownTypes.isValue(type) }
    return !module.files.contains { file in
      file.role == role && TypeUses(of: [type], in: file.file.contents).places[type] != nil
        && !TypeUses(of: Self.handingOn, in: file.file.contents).places.isEmpty
    }
  }

  /// Modules whose import brings types of Foundation and of the user interface.
  private static let handingOn: Set = [
    "AppKit", "Foundation", "Nimble", "Quick", "SwiftUI", "UIKit", "XCTest",
  ]

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

extension NameCheck.Module {
  fileprivate var shownName: String { "'\(path.description.escapingControlCharacters)'" }
}

extension DeclarationScanner.Declaration {
  /// How much of its line is looked at before a name and after it: a file may be one line.
  private static let farthest = 1 << 8

  /// Whether other files see a new type: it is not private to its file, and no other name for the type
  /// of a framework, as in `typealias Data = Foundation.Data`.
  fileprivate func mayHide(in bytes: [UInt8]) -> Bool {
    let isEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    let before = bytes[..<offset].suffix(Self.farthest)
    let start = before.lastIndex(where: isEnd).map { $0 + 1 } ?? before.startIndex
    let words = bytes[start..<offset].split { !SwiftByte.isWord($0) }
      .map { String(decoding: $0, as: UTF8.self) }
    if words.contains(where: ["private", "fileprivate", "macro"].contains) { return false }
    guard words.contains("typealias") else { return true }
    let rest = bytes[offset...].prefix(name.utf8.count + Self.farthest).prefix { !isEnd($0) }
    return !String(decoding: rest, as: UTF8.self).contains(".\(name)")
  }
}
