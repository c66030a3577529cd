import ScaffoldKit

/// The folders of templates that cannot be opened, for the reports of commands that change modules.
struct MissingTemplateFolders {
  private let typed: [Diagnostic]
  private let configured: [Diagnostic]

  private var all: [Diagnostic] { typed + configured }

  init(_ settings: PackageSettings) {
    typed = settings.typedFolderErrors
    configured = settings.configuredFolderErrors
  }

  /// Throws the errors for the folders that the user typed.
  func requireTyped() throws(ScaffoldError) {
    guard typed.isEmpty else { throw ScaffoldError(typed) }
  }

  /// Throws the errors for the folders if a module is not compared with its template, which may be in one of them.
  func require(for diagnostics: [Diagnostic]) throws(ScaffoldError) {
    let lost = diagnostics.filter(\.isNotCompared)
    guard !all.isEmpty, !lost.isEmpty else { return }
    throw ScaffoldError(all + lost.map(\.asError))
  }

  /// An error with the folders that may be its cause.
  func explaining(_ error: ScaffoldError) -> ScaffoldError {
    guard error.diagnostics.contains(where: \.isLostTemplate) else { return error }
    return ScaffoldError(all + error.diagnostics)
  }

  /// The diagnostics of a run, after warnings about the folders if a module lacks its template.
  func explaining(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.isLostTemplate || $0.isKeptTemplate }) else {
      return diagnostics
    }
    return all.map(\.asWarning) + diagnostics
  }

  /// The diagnostics of a check, which fails if it cannot compare a module with its template.
  func checked(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: \.isLostTemplate) else { return diagnostics }
    return all + diagnostics.map { $0.isLostTemplate ? $0.asError : $0 }
  }
}
