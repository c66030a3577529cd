import Foundation
import Testing

/// Templates of other tools that list one file again and again.
@Suite("A template for viper-gen templates import that lists one file often")
struct ImportLimitTests {
  private func imported(entries: Int, bytes: Int) throws -> (outcome: Outcome, time: Duration) {
    let folder = try SmallPackage.folder()
    let spec = (0..<entries).map { "- {name: V\($0).swift, path: V.liquid}\n" }.joined()
    try folder.write("name: a\ncode_files:\n" + spec, to: "P/gb/a.rambaspec")
    try folder.write("// x\n".times(bytes / 5), to: "P/gb/V.liquid")
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try folder.shell("viper-gen templates import gb --into o", in: "P")
    return (outcome, clock.now - start)
  }

  @Test(
    "is refused before its text is converted again and again",
    arguments: [(2_001, 10), (1_000, 104_000), (2_000, 4_000_000)])
  func refused(entries: Int, bytes: Int) throws {
    let (outcome, time) = try imported(entries: entries, bytes: bytes)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("error: "), "\(outcome.errors)")
    // A release needs 2 s for 16 MiB; before, the time grew with the entries, to minutes.
    #expect(time < .seconds(120))
  }

  @Test("is imported below the limits")
  func imported() throws {
    let (outcome, _) = try imported(entries: 100, bytes: 1_000)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
