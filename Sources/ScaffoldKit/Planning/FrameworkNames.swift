/// Finds types that modules would declare under the name of a framework's type, and that do not compile so.
///
/// A module may have a protocol `Settings` although SwiftUI has a type of that name: the target's own type comes
/// first. It may not if its files need SwiftUI's type, or if its tests import SwiftUI, where both are seen.
struct FrameworkNames {
  private let module: DraftModule
  /// The code of the same module under another name.
  private var renamed: [Planner.Rendered]?

  /// The problems of several modules, in their order.
  static func problems(
    of modules: [DraftModule]
  ) throws(ScaffoldError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for module in modules where problems.count < Diagnostic.mostOfAFile {
      var names = FrameworkNames(module: module)
      for type in module.allSourceTypes {
        for framework in module.frameworks where ReservedNames.contains(type, in: framework) {
          guard let cause = try names.cause(againstType: type, of: framework) else { continue }
          problems.append(
            .frameworkType(type, cause, declaredBy: module.path.name)
              .attributed(to: module.origin))
        }
      }
    }
    return problems
  }

  private init(module: DraftModule) { self.module = module }

  /// Why the module must not declare the type; `nil` if it may.
  private mutating func cause(
    againstType type: String, of framework: ReservedNames.Framework
  ) throws(ScaffoldError) -> String? {
    let renamed = if let known = self.renamed { known } else { try renderUnderAnotherName() }
    self.renamed = renamed
    if renamed.contains(where: { $0.uses([type]) }) {
      return "but its files need the type of \(framework.rawValue) with this name"
    }
    let importing = Self.modules(bringing: framework)
    let isAmbiguous = module.files.contains { file in
      file.role == .test && file.uses([type]) && file.uses(importing)
    }
    guard isAmbiguous else { return nil }
    return "but its tests see a type of \(framework.rawValue) with this name, too"
  }

  private func renderUnderAnotherName() throws(ScaffoldError) -> [Planner.Rendered] {
    let name = try ModulePath("OtherModule")
    return try module.resolved.planner().files(for: name, below: module.resolved.subfolder)
  }

  /// The modules whose import lets code see the framework's types.
  private static func modules(bringing framework: ReservedNames.Framework) -> Set<String> {
    // Only its own import brings SwiftUI; others bring each other.
    framework == .swiftui
      ? [framework.rawValue] : HiddenTypes.handingOn.union([framework.rawValue])
  }
}

extension Planner.Rendered {
  /// Whether a Swift file uses one of some names.
  fileprivate func uses(_ names: Set<String>) -> Bool {
    file.path.isSwift && !TypeUses(of: names, in: file.contents).places.isEmpty
  }
}

extension Diagnostic {
  fileprivate static func frameworkType(
    _ type: String, _ cause: String, declaredBy module: ModuleName
  ) -> Diagnostic {
    Diagnostic(
      .usage, .reservedName,
      "'\(module.text.escapingControlCharacters)' would declare '\(type.escapingControlCharacters)', "
        + cause,
      help: "choose another name, such as '\(module.text)Screen'")
  }
}
