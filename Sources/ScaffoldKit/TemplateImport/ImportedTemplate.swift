/// A template that was read from the files of another tool, and what its conversion changed.
struct ImportedTemplate {
  /// An option, as a `template.json` declares it.
  struct Option {
    let name: String
    let kind: TemplateOption.Kind
    var values: [String] = []
    var standard = ""
    let help: String
    var condition: String?
    /// The place of the option in the source; `nil` for a built-in one such as the author, whose removal is not
    /// reported.
    var origin: SourceLocation?
  }

  /// A file of the result.
  struct File {
    /// The path in the template's folder.
    let source: String
    /// The path below the module's folder, as a template; `nil` for a file that others include.
    let path: String?
    let role: FileRole
    var condition: String?
    let contents: [UInt8]
    var isExecutable = false
    /// The file that it was read from.
    let origin: SourceLocation
  }

  let id: String
  let description: String
  var options: [Option]
  var files: [File]
  /// What was converted with a change, left out, or is missing.
  var remarks: [Diagnostic]
  /// The permission bits that all files have from which it was read.
  var permissions = PlannedFile.anyPermissions

  /// The template's folder with a `template.json`.
  func folder(at path: String) -> TemplateFolder {
    var contents = [
      TemplateFolder.manifestName: TemplateFolder.File(
        bytes: Array((json.text + "\n").utf8), isExecutable: false)
    ]
    for file in files {
      contents[file.source] = .init(bytes: file.contents, isExecutable: file.isExecutable)
    }
    return TemplateFolder(kept: contents, name: id, path: path, permissions: permissions)
  }

  private var json: JSONText {
    .object([
      "id": .string(id), "description": .string(description),
      "options": options.isEmpty ? nil : .array(options.map(\.json)),
      "files": .array(files.filter { $0.path != nil }.map(\.json)),
    ])
  }
}

extension ImportedTemplate.Option {
  fileprivate var json: JSONText {
    .object([
      "name": .string(name), "type": .string(kind.rawValue),
      "values": values.isEmpty ? nil : .array(values.map { .string($0) }),
      "default": defaultValue, "help": .string(help), "when": .string(condition),
    ])
  }

  private var defaultValue: JSONText? {
    switch kind {
    case .boolean: standard == "true" ? .boolean(true) : nil
    case .string: standard == (values.first ?? "") ? nil : .string(standard)
    default: nil
    }
  }
}

extension ImportedTemplate.File {
  fileprivate var json: JSONText {
    .object([
      "source": .string(source), "path": .string(path), "role": .string(role.rawValue),
      "when": .string(condition),
    ])
  }
}

extension ImportedTemplate {
  /// The options for values that other tools read from the machine or the clock. Their values come
  /// from the configuration file.
  static let facts: [Option] = [
    Option(
      name: "author", kind: .string, standard: "Author", help: "The author, for comments"),
    Option(
      name: "organization", kind: .string, standard: "Organization",
      help: "The organization, for comments"),
    Option(name: "year", kind: .string, standard: "Year", help: "The year, for comments"),
    Option(name: "date", kind: .string, standard: "Date", help: "The date, for comments"),
  ]

  /// The name of an option for an identifier such as `viewType`: `view-type`. A name that is taken gets an
  /// ending.
  static func optionName(for identifier: String, taken: Set<String>) -> String {
    let letters = CaseStyle.kebab.apply(to: identifier).utf8.filter { byte in
      byte == UInt8(ascii: "-") || isDigit(byte) || isLetter(byte)
    }
    var name = String(decoding: letters, as: UTF8.self)
    if name.utf8.first.map(isLetter) != true { name = "option" + (name.isEmpty ? "" : "-") + name }
    let forbidden = taken.union(TemplateScope.reservedWords)
    if forbidden.contains(name) || name.begins(with: "no-") { name = "option-" + name }
    var unique = name
    var number = 2
    while forbidden.contains(unique) {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  /// The id for the name of a folder or a template: `viper-module` for `VIPER Module.xctemplate`.
  static func id(for name: String) -> String? {
    let letters = CaseStyle.kebab.apply(to: name).utf8.filter { byte in
      byte == UInt8(ascii: "-") || isDigit(byte) || isLetter(byte)
    }
    let id = String(decoding: letters, as: UTF8.self).drop { $0 == "-" }
    return TemplateManifest.isID(String(id)) ? String(id) : nil
  }
}

extension Diagnostic {
  /// A part of a template that works in another way than in the tool that it was written for.
  static func changed(_ message: String, at place: SourceLocation, help: String? = nil)
    -> Diagnostic
  {
    Diagnostic(.data, .importChanged, message, at: place, help: help, severity: .warning)
  }

  /// A part of a template that the result does not have.
  static func leftOut(_ message: String, at place: SourceLocation, help: String? = nil)
    -> Diagnostic
  {
    Diagnostic(.data, .importLeftOut, message, at: place, help: help, severity: .warning)
  }

  /// Something that the result needs and the source does not have.
  static func missing(_ message: String, at place: SourceLocation, help: String? = nil)
    -> Diagnostic
  {
    Diagnostic(.data, .importMissing, message, at: place, help: help, severity: .warning)
  }

  /// A part that was converted without a change.
  static func converted(_ message: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(.data, .importConverted, message, at: place, severity: .note)
  }

  /// A text with more macros or placeholders than a template can have.
  static func tooManyParts(at place: SourceLocation) -> Diagnostic {
    Diagnostic(.data, .limit, "more than \(TemplateLimits.parts) placeholders", at: place)
  }

  /// A part that cannot be converted.
  static func notConverted(_ message: String, at place: SourceLocation, help: String?) -> Diagnostic
  {
    Diagnostic(.data, .importRefused, message, at: place, help: help)
  }
}
