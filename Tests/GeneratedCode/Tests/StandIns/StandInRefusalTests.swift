import Testing

@Suite("The stand-ins refuse", .enabled(if: StandInJudge.isAvailable))
struct StandInRefusalTests {
  @Test(
    "what Apple's SDK refuses, for the same reason and no other",
    arguments: RefusedProgram.isolation + RefusedProgram.tests + RefusedProgram.initializers
      + RefusedProgram.overrides + RefusedProgram.calls + RefusedProgram.objectiveC)
  func refuses(_ program: RefusedProgram) throws {
    let faulty = try StandInJudge.check(program.faulty, on: program.platform)
    #expect(!faulty.isAccepted)
    #expect(
      faulty.faults.contains { $0.contains(program.error) }, "\(faulty.diagnostics)")
    let mended = try StandInJudge.check(program.mended, on: program.platform)
    #expect(mended.isAccepted && mended.isComplete, "\(mended.diagnostics)")
  }
}
