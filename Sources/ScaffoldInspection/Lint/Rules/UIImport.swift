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

  private static let frameworks: Set<String> = ["AppKit", "SwiftUI", "UIKit", "WatchKit"]
  private static let entityEndings = ["Entity", "Entities", "Model"]
  private static let entity = Role(rawValue: "entity")

  private let project: InspectedProject
  private var entries: [Entry] = []
  /// The files with a part that shows something or makes views.
  private var exempt: Set<Int> = []
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
      guard let file = project.file(at: part.place.path) else { continue }
      switch part.role {
      case .presenter, .interactor, .worker:
        entries.append(
          Entry(file: file, role: part.role, typeName: part.typeName, module: module.name))
      default: exempt.insert(file)
      }
    }
    for path in module.module.files {
      // The models of Clean Swift are also those of the view.
      let endings = module.chain == .cycle ? [] : Self.entityEndings
      guard let file = project.file(at: path) else { continue }
      for type in project.types.files[file].types where type.kind != .protocol {
        let isShown = type.inheritance.contains { Self.isShown($0.path.last ?? "") }
        if isShown { exempt.insert(file) }
        let name = type.path.joined(separator: ".")
        guard type.kind == .struct || type.kind == .class || type.kind == .enum,
          endings.contains(where: { name == module.name + $0 })
        else { continue }
        entries.append(
          Entry(file: file, role: Self.entity, typeName: name, module: module.name))
      }
    }
  }

  /// Whether a class or a struct with this superclass or protocol is part of a user interface.
  private static func isShown(_ name: String) -> Bool {
    name == "View" || name.hasSuffix("ViewController") || name.hasSuffix("Cell")
      || name.hasPrefix("UI") || name.hasPrefix("NSView")
  }

  private func imports(in file: Int) -> [Declaration] {
    project.index.files[file].declarations.flatMap { declaration -> [Declaration] in
      guard declaration.kind == .conditional else { return [declaration] }
      return declaration.branches.filter { $0.condition?.hasPrefix("canImport(") == true }
        .flatMap(\.declarations)
    }.filter { declaration in
      declaration.kind == .import
        && Self.frameworks.contains(String(declaration.name.prefix { $0 != "." }))
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
