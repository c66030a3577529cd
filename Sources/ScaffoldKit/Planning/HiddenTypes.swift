import ScaffoldSwift

/// Finds types that another declaration hides from the code that uses them: a module that starts a `Task`
/// does not compile beside a `struct Task`, nor do its tests beside another test type with the name of one of
/// its types.
///
/// Tests see the types of the target that they test, which come before those of frameworks; their own
/// come before both.
struct HiddenTypes {
  private let modules: [DraftModule]
  private let frameworks: [ReservedNames.Framework]
  /// The declarations of a type.
  private var declarations: [String: [Declaration]] = [:]
  private(set) var problems: [Diagnostic] = []

  private struct Declaration {
    let role: FileRole
    let place: Place
  }

  fileprivate enum Place {
    case module(Int)
    case file(SourceFile, offset: Int)
  }

  /// A search beside modules whose sources go to one target.
  init(_ modules: [DraftModule]) {
    self.modules = modules
    // Generated code uses only macros of Testing and Observation, which no type hides.
    frameworks = ([.swift, .foundation] + modules.flatMap(\.frameworks)).uniqued
      .filter { $0 != .testing && $0 != .observation }
    for (index, module) in modules.enumerated() {
      for role in FileRole.allCases {
        for type in module.types(role) {
          declarations[type, default: []].append(Declaration(role: role, place: .module(index)))
        }
      }
    }
  }

  /// The framework that has a type of this name, or has this name itself, which a declaration may hide.
  private func framework(with type: String) -> ReservedNames.Framework? {
    // The code of expanded macros names the module: `Testing.Test`.
    if type == "Testing" || type == "Observation" {
      return ReservedNames.Framework(rawValue: type)
    }
    return frameworks.first { ReservedNames.contains(type, in: $0) }
  }

  // MARK: The code of the targets

  /// Whether the tests of any module go to a target.
  func has(testTarget target: PackageLayout.Target) -> Bool {
    modules.contains { $0.destination.testTarget?.name == target.name }
  }

  /// Reads the files that a target has already: its sources before its tests.
  mutating func read(_ files: [SourceFile], role: FileRole) {
    let hiding = Set(declarations.keys.filter { mayHide($0, fromOldCodeOf: role) })
    var uses: [(type: String, place: Place)] = []
    var own: Set<String> = []
    for file in files {
      if !hiding.isEmpty {
        let found = TypeUses(of: hiding, in: file.bytes)
        own.formUnion(found.declared)
        uses += found.places.sorted { $0.value < $1.value }
          .map { ($0.key, .file(file, offset: $0.value)) }
      }
      addDeclarations(of: file, role)
    }
    for (type, place) in uses where !own.contains(type) {
      report(type, neededBy: place, role)
    }
  }

  /// Adds the declarations of a file that may hide a type, each type once.
  private mutating func addDeclarations(of file: SourceFile, _ role: FileRole) {
    var known: Set<String> = []
    for declaration in file.declarations where declaration.kind == .type {
      let name = declaration.name
      guard declarations[name] != nil || framework(with: name) != nil, !known.contains(name),
        declaration.mayHide(in: file.bytes)
      else { continue }
      known.insert(name)
      declarations[name, default: []].append(
        Declaration(role: role, place: .file(file, offset: declaration.offset)))
    }
  }

  /// Whether a type that the modules declare may hide a type from existing code: a type of a framework or, in
  /// tests, a type of the tested target.
  private func mayHide(_ type: String, fromOldCodeOf role: FileRole) -> Bool {
    if framework(with: type) != nil { return true }
    return role == .test && declarations[type]?.contains { $0.place.module == nil } == true
  }

  // MARK: The code of the modules

  /// Checks the code of the modules, when the targets have been read.
  mutating func finish() throws(ScaffoldError) {
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
          report(type, neededBy: .module(index), role)
        }
      }
    }
  }

  /// Whether the module uses the target's own type: only the actions name it. Tests must not see another type
  /// of that name, nor have a literal for it.
  private func isMeant(
    _ type: String, by module: DraftModule, _ role: FileRole
  ) throws(ScaffoldError) -> Bool {
    guard module.resolved.choice.options.typeNames.contains(type),
      let framework = framework(with: type)
    else { return false }
    let planner = try module.resolved.planner()
    for file in module.files where file.role == role {
      guard let trace = try planner.trace(file, of: module.path) else { continue }
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
  static let handingOn: Set = [
    "AppKit", "Foundation", "Nimble", "Quick", "SwiftUI", "UIKit", "XCTest",
  ]

  /// Reports the declaration that hides a type from code that means another one.
  private mutating func report(_ type: String, neededBy user: Place, _ role: FileRole) {
    guard problems.count < Diagnostic.mostOfAFile else { return }
    let framework = framework(with: type)
    let hiding = declarations[type]?.first { declaration in
      // Code uses its own declaration.
      guard declaration.place.module != user.module else { return false }
      // Sources do not see tests, and only tests hide a type that no framework has.
      return declaration.role == .source ? framework != nil : role == .test
    }
    guard let hiding else { return }
    let owner = framework?.rawValue ?? "the tested target"
    let cause = user.module ?? hiding.place.module
    let problem = Diagnostic(
      .usage, .hiddenType,
      "\(text(user)) needs '\(type.escapingControlCharacters)' of \(owner), but "
        + "\(text(hiding.place)) declares a type of the same name",
      help: "rename the type that hides the other one, or choose another target"
    ).attributed(to: cause.flatMap { modules[$0].origin })
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// A place as a message shows it.
  private func text(_ place: Place) -> String {
    switch place {
    case .module(let index): "'\(modules[index].path.description.escapingControlCharacters)'"
    case .file(let file, let offset):
      "\(file.name.escapingControlCharacters):\(file.line(at: offset))"
    }
  }
}

extension HiddenTypes.Place {
  /// The module, unless it is a file.
  fileprivate var module: Int? { if case .module(let index) = self { index } else { nil } }
}

extension TopLevelName {
  /// How many bytes of the line are read before and after a name: a file may be one line.
  private static let farthest = 1 << 8

  /// Whether other files see a new type: it is not private to its file, and not another name for a type of a
  /// framework, as in `typealias Data = Foundation.Data`.
  fileprivate func mayHide(in bytes: [UInt8]) -> Bool {
    let isEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    let before = bytes[..<offset].suffix(Self.farthest)
    let start = before.lastIndex(where: isEnd).map { $0 + 1 } ?? before.startIndex
    let words = bytes[start..<offset].split { !SwiftByte.isWord($0) }
      .map { String(decoding: $0, as: UTF8.self) }
    if words.contains(where: ["private", "fileprivate"].contains) { return false }
    guard words.contains("typealias") else { return true }
    let rest = bytes[offset...].prefix(name.utf8.count + Self.farthest).prefix { !isEnd($0) }
    return !String(decoding: rest, as: UTF8.self).contains(".\(name)")
  }
}
