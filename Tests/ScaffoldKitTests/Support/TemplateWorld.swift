@testable import ScaffoldKit

/// A folder with the templates' folder `Templates` and a package in `Package`.
struct TemplateWorld {
  let folder: TestPackage

  /// A template `t` of these files beside its `template.json`, and a package with these files beside
  /// its manifest.
  init(
    _ manifest: String = TemplateWorld.manifest(), files: [String: String] = [:],
    package: [String: String] = [:]
  ) throws {
    folder = try TestPackage(["Package/Package.swift": Self.packageManifest])
    try folder.makeFolder("Package/Sources/App")
    try folder.makeFolder("Package/Tests/AppTests")
    try folder.write("Templates/t/template.json", manifest)
    for (name, text) in files { try folder.write("Templates/t/\(name)", text) }
    for (name, text) in package { try folder.write("Package/\(name)", text) }
  }

  static let packageManifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "App",
      targets: [
        .target(name: "App"),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ]
    )

    """

  /// A `template.json` for `t`.
  static func manifest(
    files: String = #"{"source": "V.swift", "path": "<<Module>>View.swift", "role": "source"}"#,
    options: String = "", frameworks: String = "", packages: String = "", platforms: String = ""
  ) -> String {
    """
    {
      "id": "t",
      "description": "d",
      "frameworks": [\(frameworks)], "packages": [\(packages)], "platforms": [\(platforms)],
      "options": [\(options)],
      "files": [\(files)]
    }
    """
  }

  var templates: String { folder.path + "/Templates" }
  var package: String { folder.path + "/Package" }

  var catalog: TemplateCatalog {
    TemplateCatalog(folders: [templates], fileSystem: DiskFileSystem())
  }

  /// Everything that is wrong with the template `t`, its path cut down to the part below the
  /// folder of templates.
  func problems(of id: String = "t") -> [String] {
    do {
      _ = try catalog.template(id)
      return []
    } catch {
      return error.diagnostics.map { problem in
        let place = problem.location?.description.replacing(templates + "/", with: "") ?? "-"
        return "\(place): \(problem.message)"
      }
    }
  }

  func request(
    _ names: [String], settings: [ScaffoldRequest.Setting] = []
  ) throws -> ScaffoldRequest {
    var request = ScaffoldRequest(
      modules: try names.map { try ModulePath($0) }, packagePath: package)
    request.template = "t"
    request.templateFolders = [templates]
    request.settings = settings
    return request
  }

  func plan(_ names: [String], settings: [ScaffoldRequest.Setting] = []) throws -> Plan {
    try Scaffolder().plan(try request(names, settings: settings))
  }

  /// The messages with which planning is refused.
  func refusals(
    _ names: [String], settings: [ScaffoldRequest.Setting] = []
  ) throws -> [Diagnostic] {
    do {
      _ = try Scaffolder().plan(try request(names, settings: settings))
      return []
    } catch let failure as ScaffoldError {
      return failure.diagnostics
    }
  }
}

extension Plan {
  /// The texts of the planned files, without the records of the modules.
  var texts: [String] {
    files.filter { $0.path.components.first != ".viper-gen" }
      .map { String(decoding: $0.contents, as: UTF8.self) }
  }
}
