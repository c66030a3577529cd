import ScaffoldInspection
import ScaffoldRecognition
import ScaffoldSwift

/// The comments that switch rules of `lint`, in a file that has findings without them.
enum SwitchTarget {
  private typealias Source = ScaffoldRecognition.SourceText

  private static let code = """

    import UIKit
    protocol LoginViewInput { func show() }
    class LoginPresenter { var view: LoginViewInput?; var interactor: LoginInteractor? }
    class LoginViewController: LoginViewInput { var presenter: LoginPresenter?; func show() {} }

    """
  private static let interactor = "protocol LoginInput {}\nclass LoginInteractor: LoginInput {}\n"
  private static let word = Array("viper-gen:".utf8)

  static func run(_ bytes: [UInt8]) {
    let text = bytes + code.utf8
    let findings = findings(in: text)
    require(findings == self.findings(in: text), "the second check finds the same")
    for finding in findings { check(finding, in: text) }
    checkFormats(of: findings)
    checkFixes(of: findings, in: text)
    guard let file = SwiftFile(ifReadable: text) else {
      return require(findings.isEmpty, "a file that cannot be read has no findings")
    }
    let bare = self.findings(in: withoutSwitches(file))
    let rules = findings.filter { $0.rule != "unknown-rule" }
    // A line of the finding can have the comment.
    let places = Set(bare.map(Place.init))
    require(rules.allSatisfy { places.contains(Place($0)) }, "switches add no findings")
    if !file.comments.contains(where: { contains(file.text[$0], word) }) {
      require(findings == bare, "without switches, all is found")
    }
    if !contains(text[...], Array("enable".utf8)), !text.starts(with: [0xEF, 0xBB, 0xBF]) {
      let off = self.findings(in: Array("// viper-gen:disable all\n".utf8) + text)
      require(off.isEmpty, "all rules can be switched off")
    }
  }

  private struct Place: Hashable {
    let rule: String
    let place: SourcePlace
    init(_ finding: Finding) { (rule, place) = (finding.rule, finding.place) }
  }

  private static func sources(_ text: [UInt8]) -> [Source] {
    [
      Source(path: "App/Login.swift", text: text, module: "App"),
      Source(path: "App/LoginInteractor.swift", text: Array(interactor.utf8), module: "App"),
    ]
  }

  /// The findings in the text itself.
  private static func findings(in text: [UInt8]) -> [Finding] {
    Lint(of: sources(text)).findings.filter { $0.place.path == "App/Login.swift" }
  }

  /// A text of the same length whose comments switch nothing.
  private static func withoutSwitches(_ file: SwiftFile) -> [UInt8] {
    var text = file.text
    for comment in file.comments {
      for start in comment where text[start..<comment.upperBound].starts(with: word) {
        text[start + word.count - 1] = UInt8(ascii: "_")
      }
    }
    return text
  }

  private static func contains(_ text: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: part) }
  }

  // MARK: A finding

  private static func check(_ finding: Finding, in text: [UInt8]) {
    require(!finding.message.isEmpty, "a finding has words")
    let lines = SourceLines(text).lines
    guard lines.indices.contains(finding.place.line - 1) else {
      return require(false, "the line \(finding.place.line) is in the text")
    }
    let line = lines[finding.place.line - 1]
    require(line.contains(finding.line), "'\(finding.line)' is the line")
    require((1...line.count + 1).contains(finding.place.column), "the column is in the line")
    require(
      (1...line.unicodeScalars.count + 1).contains(finding.scalarColumn),
      "the column of scalars is in the line")
  }

  private static func checkFormats(of findings: [Finding]) {
    let report = LintReport(
      knownCount: 0, repairedCount: 0, moduleCount: 1, root: "/", diagnostics: [], baseline: "",
      new: findings)
    let notes = findings.count { $0.note != nil }
    let lines = report.text(.xcode, version: "1")
    require(lines.count(where: \.isNewline) == findings.count + notes, "a finding is a line")
    let commands = report.text(.github, version: "1")
    require(commands.count(where: \.isNewline) == findings.count, "a finding is a command")
    let shown = (lines + commands).unicodeScalars
    require(!shown.contains { $0.isDeceptive && $0 != "\n" }, "a finding holds no control")
    let log = Array(report.text(.sarif, version: "1").utf8)
    let json = Outcome.once { () throws(ScaffoldError) in
      try JSONReader.read(SourceText(path: "log.sarif", bytes: log))
    }
    require(json.value != nil, "SARIF is JSON: \(json)")
    let baseline = Baseline(of: findings)
    require(baseline.new(in: findings).isEmpty, "a baseline knows its findings")
  }

  private static func checkFixes(of findings: [Finding], in text: [UInt8]) {
    let fixed = FixedSources(applying: findings, to: sources(text))
    require(fixed.unchanged.isEmpty, "fixes fit together")
    for source in fixed.changed {
      require(SwiftFile(ifReadable: source.text) != nil, "what is fixed can be read")
    }
  }
}

/// The lines of a text, as Swift counts them.
private struct SourceLines {
  let lines: [String]

  init(_ text: [UInt8]) {
    var (lines, start, index) = ([String](), 0, 0)
    while index < text.count {
      let byte = text[index]
      guard byte == 0x0A || byte == 0x0D else {
        index += 1
        continue
      }
      lines.append(String(decoding: text[start..<index], as: UTF8.self))
      index += byte == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
      start = index
    }
    self.lines = lines + [String(decoding: text[start...], as: UTF8.self)]
  }
}
