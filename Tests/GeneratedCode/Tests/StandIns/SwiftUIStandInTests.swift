import Testing

@Suite("The stand-in for SwiftUI", .enabled(if: StandInJudge.isAvailable))
struct SwiftUIStandInTests {
  static let programs = SwiftUIPrograms.everywhere + SwiftUIEverydayPrograms.everywhere

  @Test(
    "takes what is right on either platform", arguments: programs, ["5", "6"])
  func takes(_ program: StandInProgram, _ mode: String) throws {
    for platform in ["iOS", "macOS"] {
      try StandInJudge.expect(program, on: platform, mode: mode)
    }
  }

  @Test("takes what is right with the language of tomorrow", arguments: programs)
  func takesUpcoming(_ program: StandInProgram) throws {
    let features = [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
      "NonisolatedNonsendingByDefault",
    ]
    try StandInJudge.expect(
      program, on: "iOS", mode: "6",
      flags: features.flatMap { ["-enable-upcoming-feature", $0] })
  }

  @Test("takes what is right with UIKit", arguments: SwiftUIHostingPrograms.iOS, ["5", "6"])
  func takesOnIOS(_ program: StandInProgram, _ mode: String) throws {
    try StandInJudge.expect(program, on: "iOS", mode: mode)
  }

  @Test("takes what is right with AppKit", arguments: SwiftUIHostingPrograms.macOS, ["5", "6"])
  func takesOnMacOS(_ program: StandInProgram, _ mode: String) throws {
    try StandInJudge.expect(program, on: "macOS", mode: mode)
  }

  @Test(
    "refuses what the main actor does not allow", arguments: SwiftUIMistakes.isolation, ["5", "6"])
  func refusesRaces(_ mistake: StandInMistake, _ mode: String) throws {
    try StandInJudge.expect(mistake, on: "iOS", mode: mode)
  }

  @Test(
    "refuses what does not conform", arguments: SwiftUIMistakes.conformances, ["5", "6"])
  func refusesTypes(_ mistake: StandInMistake, _ mode: String) throws {
    try StandInJudge.expect(mistake, on: "iOS", mode: mode)
  }

  @Test(
    "refuses wrong words on either platform", arguments: SwiftUIWordingMistakes.everywhere,
    ["iOS", "macOS"])
  func refusesWords(_ mistake: StandInMistake, _ platform: String) throws {
    try StandInJudge.expect(mistake, on: platform, mode: "6")
  }

  @Test("refuses wrong ways into UIKit", arguments: SwiftUIWordingMistakes.iOS, ["5", "6"])
  func refusesOnIOS(_ mistake: StandInMistake, _ mode: String) throws {
    try StandInJudge.expect(mistake, on: "iOS", mode: mode)
  }

  @Test("refuses wrong ways into AppKit", arguments: SwiftUIWordingMistakes.macOS, ["5", "6"])
  func refusesOnMacOS(_ mistake: StandInMistake, _ mode: String) throws {
    try StandInJudge.expect(mistake, on: "macOS", mode: mode)
  }

  @Test("wants an import of Combine where members need their module")
  func memberImports() throws {
    let source = """
      import SwiftUI
      @MainActor final class Model: ObservableObject { @Published var n = 0 }
      """
    let visibility = ["-enable-upcoming-feature", "MemberImportVisibility"]
    let refused = try StandInJudge.check(source, on: "iOS", flags: visibility)
    #expect(!refused.isAccepted)
    #expect(refused.diagnostics.contains("missing import of defining module 'Combine'"))
    try StandInJudge.expect(
      StandInProgram("with the import", "import Combine\n" + source), on: "iOS", mode: "6",
      flags: visibility)
  }
}
