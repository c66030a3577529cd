import Foundation
import Testing

/// Errors in copies of the built-in template are found, each at its place in the template.
@Suite("verify finds, in a copy of the template", .serialized)
struct VerifyErrorTests {
  /// One text of one file of the template replaced by another.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let what: String
    let file: String
    let original: String
    let replacement: String
    /// A text of the line that is reported, and its file if it is not the changed one. The
    /// compiler misses a member between others, which may be an empty line.
    let line: String
    var otherFile: String?
    /// Found by the tests alone, which have to run.
    var needsTests = false
    /// Beside others, the compiler may not report this one or the others.
    var isAlone = false

    var testDescription: String { what }
  }

  static let mistakes = [
    Mistake(
      what: "a missing import", file: "Includes/ViewControllerImport.swift",
      original: "import <<if ui == \"appkit\">>AppKit<<else>>UIKit<<end>>\n",
      replacement: "import Swift\n",
      line: "typealias <<Module>>Screen =", otherFile: "Views/ViewController.swift",
      isAlone: true),
    Mistake(
      what: "a module that is not there", file: "Tests/SwiftTesting/ViewTests.swift",
      original: "import Testing", replacement: "import Testin", line: "import Testin",
      isAlone: true),
    Mistake(
      what: "a wrong label", file: "Views/ViewController.swift",
      original: "super.init(nibName: nil, bundle: nil)",
      replacement: "super.init(nib: nil, bundle: nil)", line: "super.init(nib: nil, bundle: nil)"),
    Mistake(
      what: "a mock that does not conform", file: "Mocks/NavigationInterfaceMock.swift",
      original: "  let screen: ", replacement: "  let scren: ",
      line: "final class <<Module>>NavigationInterfaceMock",
      isAlone: true),
    Mistake(
      what: "a class protocol", file: "Protocols/Delegate.swift", original: "Delegate: AnyObject",
      replacement: "Delegate: class", line: "Delegate: class"),
    Mistake(
      what: "a protocol without isolation", file: "Protocols/NavigationInterface.swift",
      original: "@MainActor\n", replacement: "",
      line: "<<Module>>NavigationInterface", otherFile: "View.swift"),
    Mistake(
      what: "a wireframe without isolation", file: "Wireframe.swift", original: "@MainActor\n",
      replacement: "nonisolated\n",
      line: "<<Module>>Presenter()"),
    Mistake(
      what: "a missing init(coder:)", file: "Views/ViewController.swift",
      original: "    required init?(coder: NSCoder) {\n      return nil\n    }\n",
      replacement: "    func unused() {}\n", line: ""),
    Mistake(
      what: "a variable that is never read", file: "Presenter.swift",
      original: "    self.delegate = delegate\n",
      replacement: "    self.delegate = delegate\n    let unused = 1\n", line: "let unused = 1"),
    Mistake(
      what: "a misspelt call in an include", file: "Includes/Event.swift",
      original: "func", replacement: "fucn", line: "fucn", isAlone: true),
    Mistake(
      what: "a retain cycle", file: "Presenter.swift", original: "weak var wireframe",
      replacement: "var wireframe", line: "#expect(",
      otherFile: "Tests/SwiftTesting/WireframeTests.swift",
      needsTests: true),
    Mistake(
      what: "a strong reference to the delegate", file: "Presenter.swift",
      original: "private(set) weak var delegate",
      replacement: "private(set) var delegate", line: "#expect(",
      otherFile: "Tests/SwiftTesting/PresenterTests.swift", needsTests: true),
    Mistake(
      what: "a call that is not passed on", file: "Wireframe.swift",
      original: "presenter.beganPresenting()", replacement: "", line: "#expect(",
      otherFile: "Tests/SwiftTesting/WireframeTests.swift", needsTests: true),
  ]

  /// The errors that a run of `verify` has to find together.
  static let runs =
    mistakes.filter(\.isAlone).map { [$0] } + [
      mistakes.filter { !$0.isAlone && !$0.needsTests }, mistakes.filter(\.needsTests),
    ]

  private static let options = [
    "ui=uikit", "view=code", "screen=form", "protocols=separate", "testing=swift-testing",
    "layout=flat",
    "access=internal",
    "actions=refresh", "with=service", "entity-fields=id: Int", "input=", "presents=",
    "interactor-to-presenter=", "presenter-to-interactor=", "presenter-to-view=",
    "view-to-presenter=", "presenter-to-wireframe=", "wireframe-to-presenter=",
    "wireframe-to-view=", "presenter-to-delegate=", "interactor-to-service=",
    "portable=false",
  ].flatMap { ["--set", $0] }

  private static let standIns = Program.project.appending(path: "Tests/StandIns").path

  #if os(Linux)
    @Test("each of these errors, and reports its line", arguments: runs)
    func finds(_ mistakes: [Mistake]) throws {
      let folder = try TemporaryFolder()
      let template = folder.url.appending(path: "T/viper")
      try FileManager.default.createDirectory(
        at: template.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Program.project.appending(path: "Templates/viper"), to: template)
      for mistake in mistakes {
        let text = try folder.text(of: "T/viper/\(mistake.file)")
        try #require(text.contains(mistake.original), "\(mistake.what)")
        let changed = text.replacing(mistake.original, with: mistake.replacement)
        try folder.write(changed, to: "T/viper/\(mistake.file)")
      }
      let needTests = mistakes.contains(where: \.needsTests)
      // The places of errors do not depend on the language mode.
      let method =
        needTests ? [] : ["--quick", "--stand-ins", Self.standIns, "--language-mode", "6"]
      let outcome = try Program.viperGen(
        ["templates", "verify", "--json", "--templates", "T"] + Self.options + method,
        in: folder.url)
      #expect(outcome.status == 1)
      let found = try #require(try outcome.json()["diagnostics"] as? [[String: Any]])
      let places = found.compactMap { found -> String? in
        guard let path = found["path"] as? String, let line = found["line"] as? Int else {
          return nil
        }
        return "\(path):\(line)"
      }
      for mistake in mistakes {
        let reported = "T/viper/\(mistake.otherFile ?? mistake.file)"
        let expected = try folder.text(of: reported)
          .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .filter { mistake.line.isEmpty || $0.element.contains(mistake.line) }
          .map { "\(reported):\($0.offset + 1)" }
        #expect(
          !Set(expected).isDisjoint(with: places), "\(mistake.what): \(places) \(outcome.output)")
      }
    }

    @Test(
      "nothing if there are no errors, for UIKit and in both modes, with a note on the stub modules"
    )
    func sound() throws {
      let folder = try TemporaryFolder()
      let outcome = try Program.viperGen(
        ["templates", "verify", "viper", "--quick", "--stand-ins", Self.standIns]
          + Self.options, in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("1 of 1 combination passed"))
      #expect(
        outcome.errors.contains(
          "UIKit branch: type-checked against stand-ins, not against Apple's SDK"))
    }
  #endif
}
