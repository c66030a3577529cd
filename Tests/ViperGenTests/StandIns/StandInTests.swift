import Testing

@Suite("The stand-ins", .enabled(if: StandInJudge.isAvailable))
struct StandInTests {
  @Test("a view controller is judged in both language modes", arguments: ["5", "6"])
  func viewController(_ mode: String) throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    let verdict = try StandInJudge.check(source, on: "iOS", mode: mode)
    #expect(verdict.isAccepted && verdict.isComplete, "\(verdict.diagnostics)")
  }
}
