import Foundation
import Testing

/// `verify --exhaustive` builds what differs for the compiler, and tells of everything.
@Suite("verify --exhaustive", .serialized)
struct VerifyExhaustiveTests {
  /// A template with an option that counts where there is UIKit only, one that counts here, and one
  /// for tests.
  private static let manifest = """
    {
      "id": "small",
      "description": "a counter",
      "options": [
        {"name": "far", "type": "boolean", "help": "h"},
        {"name": "near", "type": "boolean", "help": "h"},
        {"name": "tests", "type": "boolean", "help": "h"}
      ],
      "files": [
        {"source": "Counter.swift", "path": "<<if far>>Far/<<end>><<Module>>Counter.swift",
          "role": "source"},
        {"source": "Tests.swift", "path": "<<Module>>CounterTests.swift", "role": "test",
          "when": "tests"}
      ]
    }
    """
  private static let source = #"""
    /// Counts<<if far>> far away<<end>>.
    struct <<Module>>Counter {
      var count = <<if near>>1 - 1<<else>>0<<end>>
      let name = "<<Module>>"
    }
    #if canImport(Nowhere)
      extension <<Module>>Counter {
        var place: String { <<if far>>"far"<<else>>"close"<<end>> }
      }
    #endif

    """#
  private static let test = """
    import Testing

    @testable import <<Target>>

    struct <<Module>>CounterTests {
      @Test func beginsAtZero() { #expect(<<Module>>Counter().count == 0) }
    }

    """

  private func verify(
    source: String = Self.source, _ arguments: [String] = []
  ) throws -> (outcome: Outcome, combinations: [[String: Any]]) {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "T/small/template.json")
    try folder.write(source, to: "T/small/Counter.swift")
    try folder.write(Self.test, to: "T/small/Tests.swift")
    let outcome = try Program.viperGen(
      ["verify", "--templates", "T", "--exhaustive", "--json"] + arguments, in: folder.url)
    let combinations = try outcome.json()["combinations"] as? [[String: Any]]
    return (outcome, try #require(combinations))
  }

  private func built(_ combinations: [[String: Any]]) -> [[String: Any]] {
    combinations.filter { $0["sameAs"] is NSNull }
  }

  private func isOn(_ option: String, _ combination: [String: Any]) -> Bool {
    (combination["options"] as? [String: [String]])?[option] == ["true"]
  }

  @Test("combinations that are one program here are built once, and all are told")
  func merges() throws {
    let (outcome, combinations) = try verify()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(combinations.count == 8)
    #expect(built(combinations).count == 2)
    #expect(Set(combinations.map { isOn("near", $0) }).count == 2)
    let remarks = try #require(try outcome.json()["remarks"] as? [String])
    #expect(
      remarks.contains(
        "8 combinations: 2 differ for the compiler on this machine, each was built and run"))
    let names = combinations.compactMap { $0["module"] as? String }
    #expect(Set(names).count == 8)
    for combination in combinations {
      #expect(combination["compiled"] as? Bool == true)
      #expect(combination["testsRun"] as? Int == (isOn("tests", combination) ? 1 : 0))
      #expect(combination["testsPassed"] as? Int == (isOn("tests", combination) ? 1 : 0))
      guard let twin = combination["sameAs"] as? String else { continue }
      let original = try #require(combinations.first { $0["module"] as? String == twin })
      #expect(original["sameAs"] is NSNull)
      #expect(isOn("near", original) == isOn("near", combination))
      #expect(isOn("tests", original))
    }
  }

  @Test("what is compiled here is not merged, nor what the compiler understands in its own way")
  func keepsApart() throws {
    for condition in ["os(Linux) || os(macOS)", "canImport(<<Target>>)"] {
      let source = Self.source.replacing("canImport(Nowhere)", with: condition)
      let (outcome, combinations) = try verify(source: source)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(built(combinations).count == 4)
    }
  }

  @Test("a fault of a class is told with its size, and every member has it")
  func faults() throws {
    let source = Self.source.replacing("1 - 1", with: "1 - one")
    let (outcome, combinations) = try verify(source: source)
    #expect(outcome.status == 1)
    for combination in combinations {
      #expect(combination["compiled"] as? Bool == !isOn("near", combination))
    }
    let diagnostics = try #require(try outcome.json()["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1)
    let help = try #require(diagnostics.first?["help"] as? String)
    #expect(help.contains("and in 3 other combinations"))
    #expect(help.contains("--near true"))
  }

  @Test("a fault in tests is no fault of a combination without tests")
  func faultsInTests() throws {
    let source = Self.source.replacing("var count", with: "var cuont")
    let (outcome, combinations) = try verify(source: source)
    #expect(outcome.status == 1)
    for combination in combinations {
      #expect(combination["compiled"] as? Bool == !isOn("tests", combination))
    }
    #expect(outcome.output.contains("and in 3 other combinations"))
  }

  @Test("code that is not compiled here is still read: what is no Swift in it is found")
  func syntax() throws {
    let source = Self.source.replacing("\"far\"", with: "\"far")
    let (outcome, combinations) = try verify(source: source)
    #expect(outcome.status == 1)
    for combination in combinations {
      #expect(combination["compiled"] as? Bool == !isOn("far", combination))
    }
  }

  @Test("parts are disjoint and complete")
  func shards() throws {
    var options: [String] = []
    for index in 1...3 {
      let (outcome, combinations) = try verify(["--shard", "\(index)/3"])
      #expect(outcome.status == 0)
      options += combinations.map { "\($0["options"] ?? "")" }
    }
    #expect(options.count == 8)
    #expect(Set(options).count == 8)
  }
}
