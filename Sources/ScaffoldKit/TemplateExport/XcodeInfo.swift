/// The `TemplateInfo.plist` of an exported template.
struct XcodeInfo {
  let template: Template
  let axes: XcodeAxes
  /// The texts of all files and their paths, which tell what Xcode has to ask for.
  let texts: String
  let role: FileRole

  /// The case styles in which the texts use the module's name.
  var styles: [CaseStyle] {
    CaseStyle.allCases.filter {
      texts.contains(XcodeNames.macro(XcodeNames.identifier($0)))
    }
  }

  var plist: PropertyListText {
    .dictionary([
      ("AllowedTypes", .array([.string("public.swift-source")])),
      ("Description", .string(template.manifest.description)),
      ("Kind", .string("Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")),
      ("MainTemplateFile", .string(XcodeNames.fileBase + ".swift")),
      ("Options", .array(options)),
      ("Platforms", .array([])),
      ("SortOrder", .integer(role == .test ? 2 : 1)),
      ("Summary", .string(template.manifest.description)),
      ("SupportsSwiftPackage", .boolean(true)),
    ])
  }

  private var options: [PropertyListText] {
    var options = [text("productName", "Module:", "The name of the module")]
    options += axes.options.map(axis)
    options += styles.map { style in
      text(
        XcodeNames.identifier(style), "Module as \(style.rawValue):",
        "The module's name as \(style.rawValue) writes it: \(style.apply(to: "SignIn")) for SignIn")
    }
    if texts.contains(XcodeNames.target) || texts.contains(XcodeNames.targetInPath) {
      options.append(text("targetName", "Target:", "The target of the sources, for its import"))
    }
    if texts.contains(XcodeNames.testTarget) || texts.contains(XcodeNames.testTargetInPath) {
      options.append(text("testTargetName", "Test target:", "The target of the tests"))
    }
    return options
  }

  private func text(_ identifier: String, _ name: String, _ help: String) -> PropertyListText {
    .dictionary([
      ("Description", .string(help)), ("Identifier", .string(identifier)),
      ("Name", .string(name)), ("NotPersisted", .boolean(true)), ("Required", .boolean(true)),
      ("Type", .string("text")),
    ])
  }

  private func axis(_ option: TemplateOption) -> PropertyListText {
    let isFlag = option.kind == .boolean
    var members: [(key: String, value: PropertyListText)] = [
      ("Default", .string(option.defaults.first ?? "")), ("Description", .string(option.help)),
      ("Identifier", .string(option.name)), ("Name", .string(option.name + (isFlag ? "" : ":"))),
      ("Required", .boolean(true)), ("Type", .string(isFlag ? "checkbox" : "popup")),
    ]
    if let (other, values) = axes.requirement(of: option, in: template) {
      members.append(
        (
          "RequiredOptions", .dictionary([(other.name, .array(values.map { .string($0) }))])
        ))
    }
    if !isFlag { members.append(("Values", .array(option.values.map { .string($0) }))) }
    return .dictionary(members)
  }
}
