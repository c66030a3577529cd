import Testing

@Suite("The stand-ins for Quick and Nimble", .enabled(if: StandInJudge.isAvailable))
struct QuickStandInTests {
  @Test("take what is right", arguments: QuickPrograms.all, ["5", "6"])
  func takes(_ program: StandInProgram, _ mode: String) throws {
    for platform in ["iOS", "macOS"] {
      try StandInJudge.expect(program, on: platform, mode: mode)
    }
  }

  @Test("refuse a wrong spec", arguments: QuickMistakes.quick, ["5", "6"])
  func refusesSpecs(_ mistake: StandInMistake, _ mode: String) throws {
    try StandInJudge.expect(mistake, on: "iOS", mode: mode)
  }

  @Test("refuse a wrong expectation", arguments: QuickMistakes.nimble, ["5", "6"])
  func refusesExpectations(_ mistake: StandInMistake, _ mode: String) throws {
    try StandInJudge.expect(mistake, on: "iOS", mode: mode)
  }
}
