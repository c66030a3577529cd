import ScaffoldRecognition

/// Findings as a log of SARIF 2.1.0, which code hosts show.
package struct SARIFLog: Sendable {
  private let findings: [Finding]
  private let version: String

  /// A log of findings.
  ///
  /// - Parameter version: the version of the program.
  package init(of findings: [Finding], version: String) {
    (self.findings, self.version) = (findings, version)
  }

  /// The text of the log, with a line end.
  package var text: String {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    return JSONText.object([
      ("$schema", .string(schema)), ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(findings.map(result))),
          ])
        ])
      ),
    ]).text
  }

  private var driver: JSONText {
    .object([
      ("name", .string("viper-gen")), ("version", .string(version)),
      (
        "rules",
        .array(
          Rule.all.map { rule in
            .object([
              ("id", .string(rule.id)), ("shortDescription", Self.message(rule.summary)),
              (
                "defaultConfiguration",
                .object([("level", .string(rule.severity.rawValue))])
              ),
            ])
          })
      ),
    ])
  }

  private func result(_ finding: Finding) -> JSONText {
    let message = finding.message + (finding.note.map { " (\($0))" } ?? "")
    var members: [(String, JSONText)] = [("ruleId", .string(finding.rule))]
    if let index = Rule.all.firstIndex(where: { $0.id == finding.rule }) {
      members.append(("ruleIndex", .number(index)))
    }
    members += [
      ("level", .string(finding.severity.rawValue)), ("message", Self.message(message)),
      ("locations", .array([location(of: finding)])),
    ]
    if !finding.fix.isEmpty { members.append(("fixes", .array([fix(of: finding)]))) }
    return .object(members)
  }

  private func location(of finding: Finding) -> JSONText {
    .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", Self.artifact(finding.place.path)),
          (
            "region",
            .object([
              ("startLine", .number(finding.place.line)),
              ("startColumn", .number(finding.scalarColumn)),
            ])
          ),
        ])
      )
    ])
  }

  private func fix(of finding: Finding) -> JSONText {
    let paths = Set(finding.fix.map(\.path)).sorted()
    let changes = paths.map { path in
      JSONText.object([
        ("artifactLocation", Self.artifact(path)),
        (
          "replacements", .array(finding.fix.filter { $0.path == path }.map(Self.replacement))
        ),
      ])
    }
    return .object([("artifactChanges", .array(changes))])
  }

  private static func replacement(_ edit: TextEdit) -> JSONText {
    .object([
      (
        "deletedRegion",
        .object([
          ("byteOffset", .number(edit.range.lowerBound)),
          ("byteLength", .number(edit.range.count)),
        ])
      ),
      ("insertedContent", message(edit.replacement)),
    ])
  }

  private static func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

  private static func artifact(_ path: String) -> JSONText {
    .object([("uri", .string(uri(of: path)))])
  }

  /// A path as a reference of RFC 3986. A colon in the first folder would look like a scheme.
  static func uri(of path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
