import ScaffoldRecognition

/// The texts in which other tools read findings.
package enum FindingFormat {
  /// Lines that Xcode and editors read: `path:line:col: warning: message (rule)`, and a line for a note.
  package static func lines(_ findings: [Finding]) -> String {
    findings.map { finding in
      let place = text(of: finding.place)
      let line =
        "\(place): \(finding.severity.rawValue): \(oneLine(finding.message)) (\(finding.rule))\n"
      return line + (finding.note.map { "\(place): note: \(oneLine($0))\n" } ?? "")
    }.joined()
  }

  /// Commands that make GitHub show the findings beside the code of a pull request.
  package static func gitHub(_ findings: [Finding]) -> String {
    findings.map { finding in
      let properties = [
        ("file", finding.place.path), ("line", String(finding.place.line)),
        ("col", String(finding.place.column)), ("title", finding.rule),
      ].map { "\($0)=\(gitHubProperty($1))" }.joined(separator: ",")
      let message = finding.message + (finding.note.map { "\n\($0)" } ?? "")
      return "::\(finding.severity.rawValue) \(properties)::\(gitHubText(message))\n"
    }.joined()
  }

  private static func text(of place: SourcePlace) -> String {
    "\(oneLine(place.path)):\(place.line):\(place.column)"
  }

  /// The text without line ends, which would begin a line of their own.
  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  private static func gitHubText(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func gitHubProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }
}
