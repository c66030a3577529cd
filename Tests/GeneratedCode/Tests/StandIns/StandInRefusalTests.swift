import Testing

@Suite("The stand-ins refuse", .enabled(if: StandInJudge.isAvailable))
struct StandInRefusalTests {
  @Test(
    "what Apple's SDK refuses, for the same reason and no other",
    arguments: RefusedProgram.isolation + RefusedProgram.tests + RefusedProgram.initializers
      + RefusedProgram.overrides + RefusedProgram.calls + RefusedProgram.objectiveC)
  func refuses(_ program: RefusedProgram) throws {
    let broken = try StandInJudge.check(program.broken, on: program.platform)
    #expect(!broken.isAccepted)
    #expect(
      broken.findings.contains { $0.contains(program.error) }, "\(broken.diagnostics)")
    let fixed = try StandInJudge.check(program.fixed, on: program.platform)
    #expect(fixed.isAccepted && fixed.isComplete, "\(fixed.diagnostics)")
  }
}
