import Foundation
import Testing

@Suite("The pictures of the documentation")
struct PictureTests {
  @Test("show what the program prints", .enabled(if: OptionalTool.areInstalled("python3")))
  func upToDate() throws {
    let outcome = try Program.tool(
      "python3", [".ci/pictures", "--check"], in: Program.project,
      environment: ["VIPER_GEN": Program.viperGen.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
