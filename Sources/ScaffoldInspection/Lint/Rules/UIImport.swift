import ScaffoldRecognition
import ScaffoldSwift

extension Rule {
  /// A file of a presenter, an interactor, a worker or an entity imports a framework of user interfaces.
  ///
  /// A file that also has a view, a router or a builder may import it.
  static let uiImport = Rule(
    id: "ui-import",
    summary: "A presenter, an interactor, a worker or an entity imports a UI framework.",
    severity: .warning,
    isFixable: false,
    wrong: Example([
      ("App/LoginPresenter.swift", "import UIKit\n\nclass LoginPresenter {}\n"),
      ("App/LoginInteractor.swift", "import Foundation\n\nclass LoginInteractor {}\n"),
    ]),
    right: Example([
      ("App/LoginPresenter.swift", "import Foundation\n\nclass LoginPresenter {}\n"),
      ("App/LoginInteractor.swift", "import Foundation\n\nclass LoginInteractor {}\n"),
    ]),
    check: { UIImports($0).drafts })
}

/// The imports of UI frameworks in files of layers that do not show anything.
private struct UIImports {
  /// A file with one part.
  private struct Entry {
    let file: Int
    let role: Role
    let typeName: String
    let module: String
  }

  private static let frameworks: Set<String> = [
    "AppKit", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit",
  ]
  private static let entityEndings = ["Entity", "Entities", "Model"]
  private static let entity = Role(rawValue: "entity")

  private let project: InspectedProject
  private var entries: [Entry] = []
  /// The files with a part that shows something or makes views.
  private var exempt: Set<Int> = []
  /// The names of the structs, classes and enums of the files of modules.
  private var names: [Int: Set<String>] = [:]
  private var shares: [Role: LinkNorms.Share] = [:]

  init(_ project: InspectedProject) {
    self.project = project
    for module in project.modules { add(module) }
    var seen: Set<Int> = []
    entries = entries.filter { !exempt.contains($0.file) && seen.insert($0.file).inserted }
    for entry in entries {
      shares[entry.role, default: LinkNorms.Share()].add(imports(in: entry.file).first != nil)
    }
  }

  private mutating func add(_ module: InspectedModule) {
    for part in module.module.parts + module.module.helpers {
      // The file of an extension is one of the part, too.
      for file in project.files(of: module.entity(named: part.typeName)) {
        switch part.role {
        case .presenter, .interactor, .worker:
          entries.append(
            Entry(file: file, role: part.role, typeName: part.typeName, module: module.name))
        default: exempt.insert(file)
        }
      }
    }
    for path in module.module.files {
      // The models of Clean Swift are also those of the view.
      let endings = module.chain == .cycle ? [] : Self.entityEndings
      guard let file = project.file(at: path) else { continue }
      // Several modules may have the file.
      let names = names[file] ?? read(file)
      for name in endings.map({ module.name + $0 }) where names.contains(name) {
        entries.append(
          Entry(file: file, role: Self.entity, typeName: name, module: module.name))
      }
    }
  }

  /// Reads the types of a file, and returns their names.
  private mutating func read(_ file: Int) -> Set<String> {
    if Self.hasPreview(project.index.files[file].declarations) { exempt.insert(file) }
    var found: Set<String> = []
    for type in project.types.files[file].types where type.kind != .protocol {
      if isShown(type) { exempt.insert(file) }
      if type.kind == .struct || type.kind == .class || type.kind == .enum {
        found.insert(type.path.joined(separator: "."))
      }
    }
    names[file] = found
    return found
  }

  private static func hasPreview(_ declarations: [Declaration]) -> Bool {
    declarations.contains {
      $0.kind == .macroExpansion && $0.name == "Preview"
        || hasPreview($0.branches.flatMap(\.declarations))
    }
  }

  /// Whether a type is part of a user interface, by itself or by a superclass of the project.
  private func isShown(_ type: TypeDeclaration) -> Bool {
    let ancestors = project.entity(at: type.place).map(project.conformances.ancestors) ?? []
    let declarations = ancestors.flatMap { project.types.entities[$0].declarations }
    return ([type] + declarations.map(project.types.declaration)).contains {
      $0.inheritance.contains { Self.isShown($0.path.last ?? "") }
    }
  }

  private static let shown: Set<String> = [
    "App", "PreviewProvider", "Scene", "Shape", "View", "ViewModifier",
  ]

  /// Whether a class or a struct with this superclass or protocol is part of a user interface.
  private static func isShown(_ name: String) -> Bool {
    shown.contains(name) || ["ViewController", "Cell", "Style"].contains(where: name.hasSuffix)
      || ["UI", "NSView", "NSWindow", "NSTable", "NSCollection", "NSOutline", "WKInterface"]
        .contains(where: name.hasPrefix)
  }

  private func imports(in file: Int) -> [Declaration] {
    Self.imports(in: project.index.files[file].declarations).filter {
      Self.frameworks.contains(String($0.name.prefix { $0 != "." }))
    }
  }

  /// The imports, also those for some platforms. Those of debug builds may serve previews.
  private static func imports(in declarations: [Declaration]) -> [Declaration] {
    declarations.flatMap { declaration -> [Declaration] in
      if declaration.kind == .import { return [declaration] }
      guard declaration.branches.compactMap(\.condition).allSatisfy(isOfPlatform) else { return [] }
      return imports(in: declaration.branches.flatMap(\.declarations))
    }
  }

  /// Whether a condition of an `#if` depends on the platform only, such as `canImport(UIKit) && !os(watchOS)`.
  private static func isOfPlatform(_ condition: String) -> Bool {
    condition.split { "&|".contains($0) }.allSatisfy { part in
      let part = part.drop { " !(".contains($0) }
      return ["canImport(", "os(", "targetEnvironment("].contains(where: part.hasPrefix)
    }
  }

  var drafts: [Draft] {
    entries.flatMap { entry in
      imports(in: entry.file).map { declaration in
        let share = shares[entry.role] ?? LinkNorms.Share()
        let framework = declaration.name.prefix { $0 != "." }
        return Draft(
          spot: Spot(file: entry.file, offset: declaration.code.lowerBound), module: entry.module,
          message: "the file of the \(entry.role) '\(entry.typeName)' imports \(framework)",
          note: share.isNorm
            ? "\(share.count) of \(share.total) files of the same role import a UI framework"
            : nil)
      }
    }
  }
}
