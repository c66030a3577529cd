import Foundation
import Testing

@testable import ScaffoldKit

/// A folder with a template of another tool in `Source`, a folder `Templates`, and a package in `Package`.
struct ImportWorld {
  let folder: TestPackage
  let source: String

  init(_ fixture: ImportFixture) throws {
    folder = try TestPackage(["Package/Package.swift": TemplateWorld.packageManifest])
    try folder.makeFolder("Package/Sources/App")
    try folder.makeFolder("Package/Tests/AppTests")
    source = folder.path + "/Source/" + fixture.folder
    try folder.makeFolder("Source/" + fixture.folder)
    for (name, text) in fixture.files {
      try folder.write("Source/\(fixture.folder)/\(name)", text)
    }
  }

  var templates: String { folder.path + "/Templates" }

  func imported() throws -> ImportedChanges {
    try Scaffolder().importTemplate(at: source, into: templates, reservedFlags: ["target", "into"])
  }

  /// The messages with which the import is refused, with places below the template's folder.
  func refusals() -> [String] {
    do {
      _ = try imported()
      return []
    } catch let failure as ScaffoldError {
      return failure.diagnostics.map { problem in
        let place = problem.location?.description.replacing(source, with: "") ?? "-"
        return "\(place): \(problem.message)"
      }
    } catch {
      return ["\(error)"]
    }
  }

  /// What `templates check` reports about the result.
  func check(_ id: String, compiles: Bool = false) throws -> TemplateCheckReport {
    var request = TemplateCheckRequest(
      path: templates + "/" + id, temporaryFolder: folder.path)
    request.compiles = compiles
    return try Scaffolder(environment: ProcessInfo.processInfo.environment).check(request)
  }

  /// The texts of a module's files by their paths without the folders of targets and module.
  func created(_ id: String, _ settings: [String: String] = [:]) throws -> [String: String] {
    var request = ScaffoldRequest(
      modules: [try ModulePath("SignIn")], packagePath: folder.path + "/Package")
    request.template = id
    request.templateFolders = [templates]
    request.settings = settings.map { ScaffoldRequest.Setting($0.key, $0.value) }
    let plan = try Scaffolder().plan(request)
    var texts: [String: String] = [:]
    for file in plan.files where file.path.components.first != ".viper-gen" {
      let path = file.path.components.dropFirst(3).joined(separator: "/")
      let isTest = file.path.components[0] == "Tests"
      texts[(isTest ? "test:" : "") + path] = String(decoding: file.contents, as: UTF8.self)
    }
    return texts
  }
}

/// A template of another tool, and the files that it makes for the module `SignIn`.
struct ImportFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: String
  let files: [String: String]
  var settings: [String: String] = [:]
  var expected: [String: String] = [:]
  /// Codes and parts of messages that the report has.
  var remarks: [String] = []
  var compiles = false

  var testDescription: String { name }

  /// An Xcode template with options written as `plist` dictionaries.
  static func xcode(
    _ name: String, options: String = "", files: [String: String],
    settings: [String: String] = [:], expected: [String: String], remarks: [String] = [],
    compiles: Bool = false
  ) -> ImportFixture {
    var files = files
    files["TemplateInfo.plist"] = plist(options)
    return ImportFixture(
      name: name, folder: "Test Screen.xctemplate", files: files, settings: settings,
      expected: expected, remarks: remarks, compiles: compiles)
  }

  /// A `TemplateInfo.plist`.
  static func plist(_ options: String, extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>Kind</key>
      <string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
      <key>Platforms</key>
      <array/>\(extra)
      <key>Options</key>
      <array>\(options)</array>
    </dict>
    </plist>

    """
  }

  /// An entry of `Options`.
  static func option(
    _ identifier: String, _ type: String = "text", default standard: String? = nil,
    values: [String] = [], required: [String: [String]] = [:]
  ) -> String {
    let list = values.map { "<string>\($0)</string>" }.joined()
    let conditions = required.sorted { $0.key < $1.key }.map { key, values in
      "<key>\(key)</key><array>\(values.map { "<string>\($0)</string>" }.joined())</array>"
    }.joined()
    return """
      <dict><key>Identifier</key><string>\(identifier)</string>
      <key>Name</key><string>\(identifier):</string><key>Type</key><string>\(type)</string>
      \(standard.map { "<key>Default</key><string>\($0)</string>" } ?? "")
      \(values.isEmpty ? "" : "<key>Values</key><array>\(list)</array>")
      \(required.isEmpty ? "" : "<key>RequiredOptions</key><dict>\(conditions)</dict>")</dict>
      """
  }

  /// A Generamba template.
  static func generamba(
    _ name: String, spec: String, files: [String: String], settings: [String: String] = [:],
    expected: [String: String], remarks: [String] = [], compiles: Bool = false
  ) -> ImportFixture {
    var files = files
    files["screen.rambaspec"] = spec
    return ImportFixture(
      name: name, folder: "screen", files: files, settings: settings, expected: expected,
      remarks: remarks, compiles: compiles)
  }

  /// A `.rambaspec` with one source file, `F.swift`.
  static let oneFile = """
    name: "test-screen"
    summary: "A screen"
    code_files:
    - {name: F.swift, path: Code/f.swift.liquid}

    """

  /// A Generamba template of one file.
  static func liquid(
    _ name: String, _ text: String, _ settings: [String: String] = [:], makes expected: String,
    snippets: [String: String] = [:], remarks: [String] = []
  ) -> ImportFixture {
    var files = ["Code/f.swift.liquid": text]
    for (name, text) in snippets { files["snippets/\(name).liquid"] = text }
    let prefix = settings["prefix"] ?? ""
    return generamba(
      name, spec: oneFile, files: files, settings: settings,
      expected: ["\(prefix)SignInF.swift": expected], remarks: remarks)
  }
}
