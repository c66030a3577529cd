import Foundation
import Testing

/// `verify --exhaustive` checks every combination, and builds those with the same files once.
@Suite("verify --exhaustive", .serialized)
struct VerifyExhaustiveTests {
  /// A template with an option that changes code for another platform only, one that changes compiled
  /// code, one for tests, and one that changes nothing.
  private static let manifest = """
    {
      "id": "small",
      "description": "a counter",
      "options": [
        {"name": "far", "type": "boolean", "help": "h"},
        {"name": "near", "type": "boolean", "help": "h"},
        {"name": "tests", "type": "boolean", "help": "h"},
        {"name": "idle", "type": "boolean", "help": "h"}
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
      ["templates", "verify", "--templates", "T", "--exhaustive", "--json"] + arguments,
      in: folder.url)
    let combinations = try outcome.json()["combinations"] as? [[String: Any]]
    return (outcome, try #require(combinations))
  }

  private func built(_ combinations: [[String: Any]]) -> [[String: Any]] {
    combinations.filter { $0["sameAs"] is NSNull }
  }

  private func isOn(_ option: String, _ combination: [String: Any]) -> Bool {
    (combination["options"] as? [String: [String]])?[option] == ["true"]
  }

  @Test("combinations that render to the same files are built once, and all are reported")
  func merges() throws {
    let (outcome, combinations) = try verify()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(combinations.count == 16)
    #expect(built(combinations).count == 8)
    let remarks = try #require(try outcome.json()["remarks"] as? [String])
    #expect(remarks.contains("16 combinations: 8 render to different files, each was checked"))
    let names = combinations.compactMap { $0["module"] as? String }
    #expect(Set(names).count == 16)
    for combination in combinations {
      #expect(combination["compiled"] as? Bool == true)
      #expect(combination["testsRun"] as? Int == (isOn("tests", combination) ? 1 : 0))
      #expect(combination["testsPassed"] as? Int == (isOn("tests", combination) ? 1 : 0))
      guard let twin = combination["sameAs"] as? String else { continue }
      let original = try #require(combinations.first { $0["module"] as? String == twin })
      #expect(original["sameAs"] is NSNull)
      for option in ["far", "near", "tests"] {
        #expect(isOn(option, original) == isOn(option, combination))
      }
      #expect(isOn("idle", original) != isOn("idle", combination))
    }
  }

  @Test("a type check also checks combinations with the same files once")
  func mergesInTypeCheck() throws {
    let (outcome, combinations) = try verify(["--quick", "--set", "near=true"])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(combinations.count == 8)
    #expect(built(combinations).count == 4)
    #expect(combinations.allSatisfy { $0["compiled"] as? Bool == true })
  }

  @Test("an error is reported with the number of combinations, and each of them has it")
  func errors() throws {
    let source = Self.source.replacing("1 - 1", with: "1 - one")
    let (outcome, combinations) = try verify(source: source)
    #expect(outcome.status == 1)
    for combination in combinations {
      #expect(combination["compiled"] as? Bool == !isOn("near", combination))
    }
    let diagnostics = try #require(try outcome.json()["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1)
    let help = try #require(diagnostics.first?["help"] as? String)
    #expect(help.contains("and in 7 other combinations"))
    #expect(help.contains("--near true"))
  }

  @Test("an error in tests is not an error of a combination without tests")
  func errorsInTests() throws {
    let source = Self.source.replacing("var count", with: "var cuont")
    let (outcome, combinations) = try verify(source: source)
    #expect(outcome.status == 1)
    for combination in combinations {
      #expect(combination["compiled"] as? Bool == !isOn("tests", combination))
    }
    #expect(outcome.output.contains("and in 7 other combinations"))
  }

  @Test("a syntax error in code that is not compiled on this platform is found")
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
      // Which combinations a shard has does not depend on how they are checked.
      let (outcome, combinations) = try verify(["--quick", "--shard", "\(index)/3"])
      #expect(outcome.status == 0)
      options += combinations.map { "\($0["options"] ?? "")" }
    }
    #expect(options.count == 16)
    #expect(Set(options).count == 16)
  }
}
