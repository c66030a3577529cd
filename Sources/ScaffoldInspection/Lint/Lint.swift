package import ScaffoldRecognition
import ScaffoldSwift

/// The findings of all rules in a project.
///
/// ```swift
/// let code = "import UIKit\nclass LoginPresenter {}\nclass LoginInteractor {}\n"
/// let file = SourceText(path: "Login.swift", text: Array(code.utf8), module: "App")
/// Lint(of: [file]).findings.map(\.rule)  // ["ui-import"]
/// ```
///
/// Modules and their links are those of ``Recognition``.
package struct Lint: Sendable {
  /// The findings, ordered by their places.
  package let findings: [Finding]
  /// The modules that were found, also those whose parts are not clear and that are not checked.
  package let modules: [RecognizedModule]
  /// The files that could not be read. Their code is not checked.
  package let unread: [Recognition.UnreadFile]

  /// Checks the sources of a project.
  ///
  /// The order of the files does not matter. Give the files of tests, too, because they use declarations.
  ///
  /// - Parameters:
  ///   - links: the links that modules may have. A module that is not in the list may have those of the usual chain and
  ///     those that most modules of the project have.
  ///   - isCancelled: asked between two files or rules; `true` ends the work early, and the result is of no use.
  package init(
    of sources: [SourceText], roles: RoleTable = .standard, links: [AllowedLinks] = [],
    settings: LintSettings = .standard, isCancelled: () -> Bool = { false }
  ) {
    let project = InspectedProject(sources, roles, links, isCancelled: isCancelled)
    var writer = FindingWriter(project, settings)
    for rule in Rule.all where !isCancelled() { writer.add(rule.check(project), of: rule) }
    findings = writer.findings.sorted()
    modules = project.index.recognition.modules
    unread = project.index.recognition.unread
  }
}

/// Adds the places and the severities to findings, and leaves out those that settings or comments switch off.
private struct FindingWriter {
  private let project: InspectedProject
  private let settings: LintSettings
  private var places: [Int: PlaceFinder] = [:]
  private(set) var findings: [Finding] = []

  init(_ project: InspectedProject, _ settings: LintSettings) {
    (self.project, self.settings) = (project, settings)
  }

  mutating func add(_ drafts: [Draft], of rule: Rule) {
    guard let severity = settings.severity(of: rule) else { return }
    for draft in drafts {
      let spot = draft.spot
      let text = project.index.files[spot.file].text
      let finder =
        places[spot.file] ?? PlaceFinder(path: project.path(of: spot.file), text: text)
      places[spot.file] = finder
      let place = finder.place(at: spot.offset)
      guard !project.switches[spot.file].areOff(rule.id, onLine: place.line) else { continue }
      findings.append(
        Finding(
          rule: rule.id, severity: severity, message: draft.message, note: draft.note,
          place: place, scalarColumn: finder.scalarColumn(at: spot.offset),
          line: finder.lineText(at: spot.offset), fix: draft.fix, module: draft.module))
    }
  }
}
