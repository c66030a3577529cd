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
  /// - Parameter links: the links that modules may have. A module that is not in the list may have those of the
  ///   usual chain and those that most modules of the project have.
  package init(
    of sources: [SourceText], roles: RoleTable = .standard, links: [AllowedLinks] = [],
    settings: LintSettings = .standard
  ) {
    let project = InspectedProject(sources, roles, links)
    var writer = FindingWriter(project, settings)
    for rule in Rule.all { writer.add(rule.check(project), of: rule) }
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
      let line = SourceLine(of: spot.offset, in: text)
      findings.append(
        Finding(
          rule: rule.id, severity: severity, message: draft.message, note: draft.note,
          place: place, scalarColumn: line.scalars(before: spot.offset) + 1,
          line: line.trimmed, fix: draft.fix, module: draft.module))
    }
  }
}

/// A line of a source file.
struct SourceLine {
  private let text: [UInt8]
  private let range: Range<Int>

  /// The line that has an offset.
  init(of offset: Int, in text: [UInt8]) {
    let offset = min(max(offset, 0), text.count)
    let start = text[..<offset].lastIndex(where: SwiftByte.isLineEnd).map { $0 + 1 } ?? 0
    let end = text[offset...].firstIndex(where: SwiftByte.isLineEnd) ?? text.count
    let mark = start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    (self.text, range) = (text, min(start + mark, end)..<end)
  }

  /// The text without the blanks around it.
  var trimmed: String {
    let bytes = text[range]
    let start = bytes.firstIndex { !SwiftByte.isBlank($0) } ?? range.upperBound
    let end = bytes.lastIndex { !SwiftByte.isBlank($0) }.map { $0 + 1 } ?? start
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  func scalars(before offset: Int) -> Int {
    let end = min(max(offset, range.lowerBound), range.upperBound)
    return String(decoding: text[range.lowerBound..<end], as: UTF8.self).unicodeScalars.count
  }
}
