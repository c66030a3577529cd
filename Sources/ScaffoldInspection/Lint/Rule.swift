package import ScaffoldRecognition

/// A rule that `lint` checks.
///
/// A page of the documentation can be made from its properties.
package struct Rule: Sendable {
  /// The source files of an example.
  package struct Example: Sendable, Equatable {
    package let sources: [SourceText]

    /// An example of one file.
    init(_ text: String) { self.init([("App/Example.swift", text)]) }

    /// An example of several files. Those whose path begins with `Tests/` are in the test target.
    init(_ files: [(path: String, text: String)]) {
      sources = files.map {
        SourceText(
          path: $0.path, text: Array($0.text.utf8), module: "App",
          isTest: $0.path.hasPrefix("Tests/"))
      }
    }
  }

  /// The name by which settings and comments switch it: `layer-skipped`.
  package let id: String
  /// What it reports, as one sentence.
  package let summary: String
  /// The severity without settings.
  package let severity: Finding.Severity
  /// Whether some of its findings have a fix.
  package let isFixable: Bool
  /// Code that gives a finding.
  package let wrong: Example
  /// The same code without a finding.
  package let right: Example
  /// Finds the places in a project that break the rule.
  let check: @Sendable (InspectedProject) -> [Draft]
}

/// A finding without its severity and line.
struct Draft {
  let spot: Spot
  let module: String?
  let message: String
  var note: String?
  var fix: [TextEdit] = []
}

/// An offset in a file of the project.
struct Spot: Hashable {
  let file: Int
  let offset: Int
}
