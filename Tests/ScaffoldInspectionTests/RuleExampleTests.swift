import ScaffoldInspection
import Testing

@Suite("Each rule")
struct RuleExampleTests {
  @Test("reports its wrong example", arguments: Rule.all.map(\.id))
  func wrong(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let found = Lint(of: rule.wrong.sources).findings
    #expect(Set(found.map(\.rule)).contains(id))
  }

  @Test("has nothing to report in its right example", arguments: Rule.all.map(\.id))
  func right(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(Lint(of: rule.right.sources).findings.map(\.message) == [])
  }

  @Test("says in one sentence what it reports", arguments: Rule.all.map(\.id))
  func summary(_ id: String) throws {
    let summary = try #require(Rule.named(id)).summary
    #expect(summary.hasSuffix(".") && summary.count < 110)
  }

  @Test("can fix its wrong example if it is fixable, and then has nothing to report")
  func fixable() {
    for rule in Rule.all {
      let found = Lint(of: rule.wrong.sources).findings.filter { $0.rule == rule.id }
      #expect(rule.isFixable == found.contains { !$0.fix.isEmpty })
      let fixed = FixedSources(applying: found, to: rule.wrong.sources).changed
      if rule.isFixable {
        #expect(Lint(of: fixed).findings.filter { $0.rule == rule.id }.isEmpty)
      }
    }
  }
}
