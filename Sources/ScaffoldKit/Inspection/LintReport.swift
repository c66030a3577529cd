import ScaffoldInspection
import ScaffoldRecognition

/// What ``Scaffolder/lint(_:)`` has found.
public struct LintReport: Sendable {
  /// A place that breaks a rule.
  public struct Entry: Sendable, Hashable {
    /// The id of the rule.
    public let rule: String
    /// The severity by the settings.
    public let severity: Diagnostic.Severity
    /// What is wrong.
    public let message: String
    /// What other modules of the project do, or the next step; `nil` if the message is enough.
    public let note: String?
    /// The place.
    public let location: SourceLocation
    /// The name of the module; `nil` for a comment that switches rules.
    public let module: String?
    /// Whether ``Scaffolder/previewLintFixes(_:)`` repairs it.
    public let isFixable: Bool
  }

  /// A form in which other tools read findings.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// `path:line:col: warning: message (rule)`, which Xcode and editors read.
    case xcode
    /// Commands that show the findings beside the code of a pull request on GitHub.
    case github
    /// A log of SARIF 2.1.0.
    case sarif
  }

  /// The findings that are not in the baseline, ordered by their places.
  public var entries: [Entry] { new.map(Entry.init) }
  /// The number of findings that the baseline has.
  public let knownCount: Int
  /// The number of findings of the baseline that are repaired.
  public let repairedCount: Int
  /// The number of modules that were checked.
  public let moduleCount: Int
  /// The absolute path of the root folder, from which the places of findings count.
  public let root: String
  /// Files that could not be read, and modules that are not compared with their templates, as warnings.
  public let diagnostics: [Diagnostic]
  /// The text of a baseline with all findings.
  package let baseline: String
  let new: [Finding]

  /// The findings in a form for other tools.
  ///
  /// Characters that could control a terminal are escaped; in SARIF, as JSON has it.
  ///
  /// - Parameters:
  ///   - format: the form.
  ///   - version: the version of the program, for SARIF.
  ///   - hasAbsolutePaths: whether paths begin at the root of the disk, as in the log of a build.
  public func text(_ format: Format, version: String, hasAbsolutePaths: Bool = false) -> String {
    let findings = hasAbsolutePaths ? new.map { $0.moved(to: root) } : new
    return switch format {
    case .xcode: FindingFormat.lines(findings.map(\.shown))
    case .github: FindingFormat.gitHub(findings.map(\.shown))
    case .sarif: SARIFLog(of: findings, version: version).text
    }
  }
}

extension Finding {
  /// The finding as a terminal can show it.
  fileprivate var shown: Finding {
    Finding(
      rule: rule, severity: severity, message: message.escapingControlCharacters,
      note: note?.escapingControlCharacters,
      place: SourcePlace(
        path: place.path.escapingControlCharacters, line: place.line, column: place.column),
      scalarColumn: scalarColumn, line: line, fix: fix, module: module)
  }
}

extension LintReport.Entry {
  fileprivate init(_ finding: Finding) {
    self.init(
      rule: finding.rule, severity: .init(finding.severity), message: finding.message,
      note: finding.note, location: SourceLocation(finding.place), module: finding.module,
      isFixable: !finding.fix.isEmpty)
  }
}

extension Finding {
  /// The finding with the path from the root of the disk.
  fileprivate func moved(to root: String) -> Finding {
    let path = root.hasSuffix("/") ? root + place.path : "\(root)/\(place.path)"
    return Finding(
      rule: rule, severity: severity, message: message, note: note,
      place: SourcePlace(path: path, line: place.line, column: place.column),
      scalarColumn: scalarColumn, line: line, fix: fix, module: module)
  }
}
