import Testing

@Suite("The stand-ins accept", .enabled(if: StandInJudge.isAvailable))
struct StandInAcceptanceTests {
  @Test(
    "what is right with Apple's SDK, in both language modes",
    arguments: AcceptedProgram.screens + AcceptedProgram.widgets + AcceptedProgram.navigation
      + AcceptedProgram.mac
      + AcceptedProgram.mocks + AcceptedProgram.tests + AcceptedProgram.drawings, ["6", "5"])
  func accepts(_ program: AcceptedProgram, mode: String) throws {
    let verdict = try StandInJudge.check(program.source, on: program.platform, mode: mode)
    #expect(verdict.isAccepted && verdict.isComplete, "\(verdict.diagnostics)")
  }

  @Test("an action that takes Any, though the compiler cannot lower it here")
  func anySender() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        @IBAction func tap(_ sender: Any) {}
      }
      """
    let verdict = try StandInJudge.check(source, on: "iOS")
    #expect(verdict.isAccepted && !verdict.isComplete, "\(verdict.diagnostics)")
  }
}
