/// The macros of Xcode that become the names of a module and of its targets.
enum XcodeNames {
  static let module = "___VARIABLE_productName:identifier___"
  static let fileBase = "___FILEBASENAME___"
  static let target = macro("targetName:identifier")
  static let testTarget = macro("testTargetName:identifier")
  /// The same in paths, which have no colons.
  static let targetInPath = macro("targetName")
  static let testTargetInPath = macro("testTargetName")

  /// The macro of an option.
  static func macro(_ identifier: String) -> String { "___VARIABLE_\(identifier)___" }

  /// The identifier of the option for the module's name in a case style.
  static func identifier(_ style: CaseStyle) -> String {
    "productName" + CaseStyle.upperCamel.apply(to: style.rawValue)
  }

  /// Names of a usual length, by their macros.
  static let usual: [String: String] = CaseStyle.allCases.reduce(into: [module: "SignIn"]) {
    $0[macro(identifier($1))] = $1.apply(to: "SignIn")
  }

  private static let targets = [
    PredefinedVariable.target.rawValue, PredefinedVariable.testTarget.rawValue,
  ]

  /// The tree of a template with macros in place of the module's name in case styles, and with the names of targets
  /// in none.
  static func replacingStyles(in tree: TemplateTree) -> TemplateTree {
    let place = TemplatePlace(source: SourceText(path: tree.path, bytes: []), offset: 0)
    return TemplateTree(
      path: tree.path, nodes: replaced(tree.nodes, place), dropsFinalNewline: tree.dropsFinalNewline
    )
  }

  private static func replaced(_ nodes: [TemplateNode], _ place: TemplatePlace) -> [TemplateNode] {
    nodes.map { node in
      switch node {
      case .output(.name(PredefinedVariable.module.rawValue, fields: []), let style?):
        .text(macro(identifier(style)), place)
      case .output(.name(let name, fields: []), _?) where targets.contains(name):
        .output(.name(name, fields: []), nil)
      case .text, .output: node
      case .conditional(let branches):
        .conditional(
          branches.map { .init(condition: $0.condition, nodes: replaced($0.nodes, place)) })
      case .loop(let loop, let inner, let loopPlace):
        .loop(loop, replaced(inner, place), loopPlace)
      case .include(let path, let inner): .include(path: path, replaced(inner, place))
      }
    }
  }

  /// The placeholders for names of targets in case styles.
  static func styledTargets(in nodes: [TemplateNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .output(.name(let name, fields: []), let style?) where targets.contains(name):
        return ["<<\(name) | \(style.rawValue)>>"]
      case .text, .output: return []
      case .conditional(let branches): return branches.flatMap { styledTargets(in: $0.nodes) }
      case .loop(_, let inner, _), .include(_, let inner): return styledTargets(in: inner)
      }
    }
  }
}
