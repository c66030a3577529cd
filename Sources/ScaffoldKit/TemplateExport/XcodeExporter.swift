/// Writes a template as Xcode file templates: one for the sources, one for the tests.
struct XcodeExporter {
  let template: Template
  let axes: XcodeAxes
  private(set) var files: [PlannedFile] = []
  private(set) var remarks: [Diagnostic] = []

  /// The options of the template that `axes` names become options in Xcode; the others have their defaults.
  ///
  /// - Throws: everything that is wrong with the names of the options.
  init(_ template: Template, axes names: [String]) throws(ScaffoldError) {
    self.template = template
    axes = try XcodeAxes(names, of: template)
    if let problem = axes.ambiguity { throw ScaffoldError(problem) }
    for role in FileRole.allCases { try add(role) }
    addRemarks()
  }

  // MARK: Files

  private mutating func add(_ role: FileRole) throws(ScaffoldError) {
    var texts = ""
    var own: [PlannedFile] = []
    let root = template.id + (role == .test ? " Tests" : "") + ".xctemplate"
    for combination in axes.combinations {
      let folder = axes.folder(of: combination)
      let values = try OptionValues(combination, of: template.manifest)
      for file in template.files where file.role == role {
        for (path, contents) in try rendered(file, values) {
          let place = [root, folder, path].filter { !$0.isEmpty }.joined(separator: "/")
          own.append(
            PlannedFile(
              path: try RelativePath(validating: place), contents: contents,
              isExecutable: file.isExecutable))
          texts += path + "\n" + String(decoding: contents, as: UTF8.self)
        }
      }
    }
    guard !own.isEmpty else {
      remarks.append(
        .notInXcode(
          "the template writes no files of the role '\(role.rawValue)' with these options"))
      return
    }
    let info = XcodeInfo(template: template, axes: axes, texts: texts, role: role)
    own.append(
      PlannedFile(
        path: try RelativePath(validating: root + "/TemplateInfo.plist"),
        contents: Array(info.plist.document.utf8), isExecutable: false))
    files += own
    for style in info.styles {
      remarks.append(
        .notInXcode(
          "Xcode has no case styles: it asks for the module's name as '\(style.rawValue)' writes it"
        ))
    }
  }

  /// The files that an entry of the template makes, with macros in place of names.
  private func rendered(
    _ file: Template.File, _ options: OptionValues
  ) throws(ScaffoldError) -> [(path: String, contents: [UInt8])] {
    var texts = renderer(XcodeNames.module, XcodeNames.target, XcodeNames.testTarget, options)
    var paths = renderer(
      XcodeNames.fileBase, XcodeNames.targetInPath, XcodeNames.testTargetInPath, options)
    var files: [(path: String, contents: [UInt8])] = []
    for round in try texts.rounds(for: file) {
      let tree = XcodeNames.replacingStyles(in: file.path)
      let path = try paths.render(tree, in: round, asPath: true)
      switch file.content {
      case .binary(let bytes): files.append((path, bytes))
      case .text(let tree):
        let text = try texts.render(XcodeNames.replacingStyles(in: tree), in: round)
        let isSwift = path.ends(with: ".swift")
        files.append((path, Array((isSwift ? completed(text, file.role, options) : text).utf8)))
      }
    }
    return files
  }

  /// A Swift file as `create` completes it. Xcode fills in a name of another length, so that lines are wrapped for
  /// one of a usual length.
  private func completed(_ text: String, _ role: FileRole, _ options: OptionValues) -> String {
    let completed = TypeImports(options).completed(text, role: role)
    guard template.manifest.joinsLists else { return completed }
    return LayoutWriter(layout: .standard, joinsLists: true, usualNames: XcodeNames.usual)
      .text(completed)
  }

  private func renderer(
    _ module: String, _ target: String, _ testTarget: String, _ options: OptionValues
  ) -> TemplateRenderer {
    TemplateRenderer(
      scope: template.scope,
      values: PredefinedVariable.values(
        module: module, target: target, testTarget: testTarget, options: options))
  }

  // MARK: Remarks

  private mutating func addRemarks() {
    for option in template.options where !axes.options.contains(option) {
      if option.isRepeatable {
        remarks.append(.notInXcode("Xcode has no lists: '--\(option.name)' has its default"))
      } else {
        let value = option.defaults.first ?? ""
        remarks.append(
          Diagnostic(
            .data, .xcodeDefault, "'--\(option.name)' is '\(value)' in Xcode",
            help: option.values.isEmpty && option.kind == .string
              ? nil : "add '--axis \(option.name)' to choose it in Xcode", severity: .note))
      }
    }
    for placeholder in template.files.flatMap(\.styledTargets).uniqued {
      remarks.append(
        .notInXcode("Xcode has no case styles: '\(placeholder)' is the name as it is"))
    }
    let usesObservation = template.files.contains { file in
      guard case .text(let tree) = file.content else { return false }
      return tree.variables.contains(PredefinedVariable.hasObservation.rawValue)
    }
    if usesObservation {
      remarks.append(
        .notInXcode("the code is for systems that have the Observation framework, such as iOS 17"))
    }
    if !template.manifest.packages.isEmpty {
      remarks.append(.notInXcode("Xcode adds no packages: add those that the code needs"))
    }
  }
}

extension Template.File {
  /// The placeholders for names of targets in case styles, in the path and in the text.
  fileprivate var styledTargets: [String] {
    let found = XcodeNames.styledTargets(in: path.nodes)
    guard case .text(let tree) = content else { return found }
    return found + XcodeNames.styledTargets(in: tree.nodes)
  }
}

extension Diagnostic {
  /// Something that a template has and Xcode's file templates do not.
  static func notInXcode(_ message: String) -> Diagnostic {
    Diagnostic(.data, .notInXcode, message, severity: .warning)
  }
}
