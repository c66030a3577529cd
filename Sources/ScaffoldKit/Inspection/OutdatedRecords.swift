import ScaffoldInspection
import ScaffoldRecognition

/// The findings for modules that are behind their templates.
struct OutdatedRecords {
  private(set) var findings: [Finding] = []
  /// Warnings for the modules whose templates are not found.
  private(set) var notCompared: [Diagnostic] = []

  /// Compares modules with their templates.
  ///
  /// - Throws: if a template is found and cannot be read.
  init(
    _ modules: [ModuleRecord], templates: TemplateVersions, isError: Bool
  ) throws(ScaffoldError) {
    var versions = templates
    var problems: [Diagnostic] = []
    for record in modules {
      do throws(ScaffoldError) {
        let isBehind = try versions.digest(of: record) != record.templateDigest
        if isBehind { findings.append(Self.finding(for: record, isError: isError)) }
      } catch  where error.isMissingTemplate {
        notCompared.append(.notCompared(record.name, template: record.template))
      } catch {
        problems += error.diagnostics.map { .notCompared(record.name, $0) }
      }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  private static func finding(for record: ModuleRecord, isError: Bool) -> Finding {
    Finding(
      rule: LintRule.outdatedRecord.id, severity: isError ? .error : .warning,
      message: "'\(record.name)' is behind its template '\(record.template)'",
      note: "'viper-gen update \(record.name.shellQuoted)' brings it to its template",
      place: SourcePlace(path: record.path.description, line: 1, column: 1),
      scalarColumn: 1, line: record.name, module: record.module)
  }
}

extension Diagnostic {
  /// A module is not compared with its template, which is not found or cannot be read.
  ///
  /// - Parameter problem: why it cannot be read; `nil` if it is not found.
  static func notCompared(
    _ module: String, template: String, problem: Diagnostic? = nil
  ) -> Diagnostic {
    let reason = problem.map { "which cannot be read: \($0.message)" } ?? "which is not found"
    return Diagnostic(
      .check, .notCompared,
      "'\(module.escapingControlCharacters)' is not compared with its template "
        + "'\(template.escapingControlCharacters)', \(reason)",
      at: problem?.location,
      help: problem == nil
        ? "add '--templates DIR' with the folder that has the template" : problem?.help,
      severity: .warning)
  }

  /// The error for a module that is not compared with its template, which cannot be read.
  fileprivate static func notCompared(_ module: String, _ reason: Diagnostic) -> Diagnostic {
    Diagnostic(
      reason.category, .notCompared,
      "'\(module.escapingControlCharacters)' is not compared with its template: \(reason.message)",
      at: reason.location, help: reason.help)
  }

  /// Whether it is about a module that is not compared with its template.
  package var isNotCompared: Bool { code == .notCompared }
}
