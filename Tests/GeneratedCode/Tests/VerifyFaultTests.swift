import Foundation
import Testing

/// Faults put into copies of the built-in template are found, each at its place in the template.
@Suite("verify finds, in a copy of the template", .serialized)
struct VerifyFaultTests {
  /// One text of one file of the template replaced by another.
  struct Fault: Sendable, CustomTestStringConvertible {
    let what: String
    let file: String
    let original: String
    let replacement: String
    /// What stands on the line that is reported, and in which file if not in the changed one. The
    /// compiler misses a member between others, which may be an empty line.
    let line: String
    var otherFile: String?
    /// Found by the tests alone, which have to run.
    var needsTests = false
    /// Beside others, the compiler may say nothing of this one or of them.
    var isAlone = false

    var testDescription: String { what }
  }

  static let faults = [
    Fault(
      what: "a missing import", file: "Includes/ViewControllerImport.swift",
      original: "  import <<if ui == \"appkit\">>AppKit<<else>>UIKit<<end>>\n", replacement: "",
      line: "typealias <<Module>>Screen =", otherFile: "Views/ViewController.swift",
      isAlone: true),
    Fault(
      what: "a module that is not there", file: "Tests/SwiftTesting/ViewTests.swift",
      original: "import Testing", replacement: "import Testin", line: "import Testin",
      isAlone: true),
    Fault(
      what: "a wrong label", file: "Views/ViewController.swift",
      original: "super.init(nibName: nil, bundle: nil)",
      replacement: "super.init(nib: nil, bundle: nil)", line: "super.init(nib: nil, bundle: nil)"),
    Fault(
      what: "a mock that does not conform", file: "Mocks/DelegateMock.swift",
      original: "func beganPresenting(", replacement: "func startedPresenting(",
      line: "final class <<Module>>DelegateMock",
      isAlone: true),
    Fault(
      what: "a class protocol", file: "Protocols/Delegate.swift", original: "Delegate: AnyObject",
      replacement: "Delegate: class", line: "Delegate: class"),
    Fault(
      what: "a protocol without isolation", file: "Protocols/NavigationInterface.swift",
      original: "@MainActor\n", replacement: "",
      line: "<<Module>>NavigationInterface", otherFile: "View.swift"),
    Fault(
      what: "a wireframe without isolation", file: "Wireframe.swift", original: "@MainActor\n",
      replacement: "nonisolated\n",
      line: "<<Module>>Interactor"),
    Fault(
      what: "a missing init(coder:)", file: "Views/ViewController.swift",
      original: "    required init?(coder: NSCoder) {\n      return nil\n    }\n",
      replacement: "    func unused() {}\n", line: ""),
    Fault(
      what: "a variable that nobody reads", file: "Presenter.swift",
      original: "    self.delegate = delegate\n",
      replacement: "    self.delegate = delegate\n    let unused = 1\n", line: "let unused = 1"),
    Fault(
      what: "a misspelt call in an include", file: "Includes/FunctionHead.swift",
      original: "func", replacement: "fucn", line: "fucn", isAlone: true),
    Fault(
      what: "a retain cycle", file: "Presenter.swift", original: "weak var wireframe",
      replacement: "var wireframe", line: "#expect(",
      otherFile: "Tests/SwiftTesting/WireframeTests.swift",
      needsTests: true),
    Fault(
      what: "a part that nobody keeps", file: "Presenter.swift",
      original: "private(set) weak var delegate",
      replacement: "private(set) var delegate", line: "#expect(",
      otherFile: "Tests/SwiftTesting/PresenterTests.swift", needsTests: true),
    Fault(
      what: "a call that is not passed on", file: "Wireframe.swift",
      original: "presenter.beganPresenting()", replacement: "", line: "#expect(",
      otherFile: "Tests/SwiftTesting/WireframeTests.swift", needsTests: true),
  ]

  /// The faults that a run of `verify` is to find together.
  static let runs =
    faults.filter(\.isAlone).map { [$0] } + [
      faults.filter { !$0.isAlone && !$0.needsTests }, faults.filter(\.needsTests),
    ]

  private static let options = [
    "ui=uikit", "view=code", "protocols=separate", "testing=swift-testing", "layout=flat",
    "access=internal",
    "actions=refresh", "with=service",
  ].flatMap { ["--set", $0] }

  private static let standIns = Program.project.appending(path: "Tests/StandIns").path

  #if os(Linux)
    @Test("each of these faults, and tells its line", arguments: runs)
    func finds(_ faults: [Fault]) throws {
      let folder = try TemporaryFolder()
      let template = folder.url.appending(path: "T/viper")
      try FileManager.default.createDirectory(
        at: template.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Program.project.appending(path: "Templates/viper"), to: template)
      for fault in faults {
        let text = try folder.text(of: "T/viper/\(fault.file)")
        try #require(text.contains(fault.original), "\(fault.what)")
        let faulty = text.replacing(fault.original, with: fault.replacement)
        try folder.write(faulty, to: "T/viper/\(fault.file)")
      }
      let needTests = faults.contains(where: \.needsTests)
      let method = needTests ? [] : ["--quick", "--stand-ins", Self.standIns]
      let outcome = try Program.viperGen(
        ["verify", "--json", "--templates", "T"] + Self.options + method, in: folder.url)
      #expect(outcome.status == 1)
      let found = try #require(try outcome.json()["diagnostics"] as? [[String: Any]])
      let places = found.compactMap { found -> String? in
        guard let path = found["path"] as? String, let line = found["line"] as? Int else {
          return nil
        }
        return "\(path):\(line)"
      }
      for fault in faults {
        let reported = "T/viper/\(fault.otherFile ?? fault.file)"
        let expected = try folder.text(of: reported)
          .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .filter { fault.line.isEmpty || $0.element.contains(fault.line) }
          .map { "\(reported):\($0.offset + 1)" }
        #expect(
          !Set(expected).isDisjoint(with: places), "\(fault.what): \(places) \(outcome.output)")
      }
    }

    @Test(
      "nothing where nothing is wrong, for UIKit and in both modes, and says what that rests on")
    func sound() throws {
      let folder = try TemporaryFolder()
      let outcome = try Program.viperGen(
        ["verify", "--quick", "--stand-ins", Self.standIns, "--template", "viper"]
          + Self.options, in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("1 of 1 combinations passed"))
      #expect(
        outcome.errors.contains(
          "UIKit branch: type-checked against stand-ins, not against Apple's SDK"))
    }
  #endif
}
