/// Converts an Xcode file template: a folder `.xctemplate` with a `TemplateInfo.plist`.
struct XcodeTemplate {
  static let infoName = "TemplateInfo.plist"

  let folder: TemplateFolder
  private let info: JSONValue
  var problems: [Diagnostic] = []
  var remarks: [Diagnostic] = []
  var files: [ImportedTemplate.File] = []
  /// The names of the files of the result, without case.
  var sources: Set<String> = []

  /// The template in a folder.
  ///
  /// - Throws: everything that cannot be converted.
  static func converted(
    _ folder: TemplateFolder, _ reservedFlags: Set<String>
  ) throws(ScaffoldError) -> ImportedTemplate {
    guard let file = try folder.file(infoName) else { throw ScaffoldError([]) }
    let source = SourceText(path: folder.location(infoName), bytes: file.bytes)
    var template = XcodeTemplate(folder: folder, info: try PropertyListReader.read(source))
    return try template.convert(reservedFlags)
  }

  private init(folder: TemplateFolder, info: JSONValue) {
    self.folder = folder
    self.info = info
  }

  private mutating func convert(
    _ reservedFlags: Set<String>
  ) throws(ScaffoldError) -> ImportedTemplate {
    checkInfo()
    var found = (info["Options"]?.elements ?? []).prefix(ManifestLimits.options).compactMap {
      XcodeOption($0, problems: &problems, remarks: &remarks)
    }
    let paths = templatePaths
    let names = paths.filter { $0.contains("/") }
      .compactMap { $0.split(separator: "/").first.map(String.init) }.uniqued
    let folders = try XcodeFolders(
      names, options: found, at: SourceLocation(path: folder.path))
    limitChoices(of: &found, to: folders)
    var options = XcodeOptions(
      found, namesInPaths: paths.flatMap(XcodeOptions.identifiers), reservedFlags: reservedFlags)
    let converted = options.converted(remarks: &remarks)
    remarkName(options)
    try addFiles(paths, folders, options)
    problems += options.problems
    remarks += options.remarks
    guard problems.isEmpty else { throw ScaffoldError(problems.uniqued) }
    guard let id = ImportedTemplate.id(for: baseName) else {
      throw ScaffoldError(.badTemplateID(baseName).withHelp("rename the folder"))
    }
    return ImportedTemplate(
      id: id, description: description, options: converted + ImportedTemplate.facts, files: files,
      remarks: remarks)
  }

  private var baseName: String {
    let name = folder.name
    return name.hasSuffix(".xctemplate") ? String(name.dropLast(".xctemplate".count)) : name
  }

  private var description: String {
    let text = info["Summary"]?.string ?? info["Description"]?.string ?? ""
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? "Imported from \(baseName)" : words.escapingControlCharacters
  }

  // MARK: TemplateInfo.plist

  /// The keys that describe how Xcode shows the template.
  private static let shownKeys = [
    "AllowedTypes", "Platforms", "SortOrder", "DefaultCompletionName", "MainTemplateFile", "Image",
    "Icon", "Name", "Title", "Summary", "Description", "Kind", "Options", "Identifier",
    "BuildableType", "SupportsSwiftPackage", "HiddenFromChooser", "HiddenFromLibrary",
    "LocalizedByDefault", "NameOfInitialFileForEditor", "AddToTargetByDefault",
  ]
  /// The keys with which Xcode writes other files or texts.
  private static let refusedKeys = [
    "Ancestors", "Components", "Definitions", "Nodes", "Package", "Project", "Targets",
  ]

  private mutating func checkInfo() {
    guard let members = info.members else {
      problems.append(.wrongKind(info, expected: "an object"))
      return
    }
    guard let kind = info["Kind"], let word = kind.string else {
      problems.append(.missingKey("Kind", in: info))
      return
    }
    if !word.hasSuffix("FileTemplateKind") {
      problems.append(
        .notConverted(
          "'\(word.escapingControlCharacters)' is not a file template", at: kind.location,
          help:
            "import a template whose Kind is Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"
        ))
    }
    for member in members where !Self.shownKeys.contains(member.name) {
      let name = member.name.escapingControlCharacters
      if Self.refusedKeys.contains(member.name) {
        problems.append(
          .notConverted(
            "'\(name)' cannot be converted", at: member.nameLocation, help: "remove it"))
      } else {
        remarks.append(
          .leftOut("'\(name)' has no effect on the text of a file", at: member.nameLocation))
      }
    }
    guard let options = info["Options"] else { return }
    guard let entries = options.elements else {
      return problems.append(.wrongKind(options, expected: "an array"))
    }
    if entries.count > ManifestLimits.options {
      problems.append(
        .notConverted(
          "more than \(ManifestLimits.options) options", at: options.location, help: nil))
    }
  }

  private mutating func limitChoices(of options: inout [XcodeOption], to folders: XcodeFolders) {
    for index in options.indices
    where folders.axes.contains(where: { $0.identifier == options[index].identifier }) {
      guard options[index].kind == .combo || options[index].kind == .class else { continue }
      options[index].kind = .popup
      remarks.append(
        .changed(
          "'\(options[index].identifier)' takes only its listed values, after which folders are named",
          at: options[index].location))
    }
  }

  private mutating func remarkName(_ options: XcodeOptions) {
    guard let name = options.nameIdentifier,
      let option = options.all.first(where: { $0.identifier == name })
    else { return }
    remarks.append(.converted("'\(name)' is the module's name", at: option.location))
  }
}
