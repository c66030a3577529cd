import ScaffoldInspection
import ScaffoldRecognition

/// The findings that a request asks for.
struct FindingChoice {
  private let request: LintRequest
  private let modules: Set<String>
  private let paths: [RelativePath]

  /// Reads the paths of a request.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - modules: the plain names of the modules that it names.
  /// - Throws: for a path that is not within the root folder.
  init(_ request: LintRequest, modules: Set<String>) throws(ScaffoldError) {
    self.request = request
    self.modules = modules
    var paths: [RelativePath] = []
    for path in request.paths {
      // Shells complete the name of a folder with a slash.
      let name = path.hasSuffix("/") ? String(path.dropLast()) : path
      paths.append(try RelativePath(validating: name))
    }
    self.paths = paths
  }

  /// Whether the request leaves out no finding.
  var isEverything: Bool { request.rules.isEmpty && request.modules.isEmpty && paths.isEmpty }

  func contains(_ finding: Finding) -> Bool {
    (request.rules.isEmpty || request.rules.contains(finding.rule))
      && (request.modules.isEmpty || finding.module.map(modules.contains) ?? false)
      && (paths.isEmpty || paths.contains { isFile(finding.place.path, at: $0) })
  }

  private func isFile(_ file: String, at path: RelativePath) -> Bool {
    file.split(separator: "/").map(String.init).starts(with: path.components)
  }
}
