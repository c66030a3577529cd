extension TemplateDescription {
  /// A file that a template writes, as an example for people.
  public struct File: Sendable, Hashable {
    /// The path in the folder of the module `SignIn`, with the default of each option; a value that depends on
    /// a loop is `<name>`.
    public let path: String
    /// The target that gets the file.
    public let role: FileRole
    /// The condition under which it is written, in words: `testing is not none`; `nil` if it always is.
    public let condition: String?
    /// The list for each of whose entries it is written once; `nil` for one file.
    public let list: String?
  }
}

extension TemplateManifest {
  /// The files in the order of the `template.json`. A text with errors is shown as it is.
  var fileDescriptions: [TemplateDescription.File] {
    var ignored: [Diagnostic] = []
    let scope = TemplateScope(of: self)
    let values = attempt(&ignored) { () throws(ScaffoldError) in
      PredefinedVariable.values(module: "SignIn", options: try OptionValues([], of: self))
    }
    var context = TemplateContext(scope: scope, values: values ?? [])
    return entries.map { entry in
      let loop = Self.parsed(entry.loop) { text throws(ScaffoldError) in
        try TemplateLoop.parse(text, scope: scope)
      }
      let inner = loop.map { scope.entering($0.entry) } ?? scope
      let path = Self.parsed(entry.path) { text throws(ScaffoldError) in
        try TemplateParser.parse(text, scope: inner)
      }
      let condition = Self.parsed(entry.condition) { text throws(ScaffoldError) in
        try TemplateCondition.parse(text, scope: inner)
      }
      return .init(
        path: path.map { example(of: $0.nodes, &context) } ?? entry.path, role: entry.role,
        condition: condition?.words ?? entry.condition,
        list: loop?.list.description ?? entry.loop)
    }
  }

  private static func parsed<Value>(
    _ text: String?, _ parse: (SourceText) throws(ScaffoldError) -> Value
  ) -> Value? {
    var ignored: [Diagnostic] = []
    return text.flatMap { text in
      attempt(&ignored) { () throws(ScaffoldError) in
        try parse(SourceText(path: TemplateFolder.manifestName, text))
      }
    }
  }

  private func example(of nodes: [TemplateNode], _ context: inout TemplateContext) -> String {
    var text = ""
    for node in nodes {
      switch node {
      case .text(let part, _): text += part
      case .output(.name(PredefinedVariable.module.rawValue, []), let style):
        text += style?.apply(to: "SignIn") ?? "SignIn"
      case .output(.name(let name, []), let style)
      where options.contains(where: { $0.name == name }):
        let value = context.value(at: .name(name, fields: [])).rendered ?? ""
        text += style?.apply(to: value) ?? value
      case .output(let path, _): text += "<\(path)>"
      case .conditional(let branches):
        let branch = branches.first { $0.condition.map { context.holds($0) } ?? true }
        text += example(of: branch?.nodes ?? [], &context)
      case .loop(_, let inner, _), .include(_, let inner): text += example(of: inner, &context)
      }
    }
    return text
  }
}
