import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("unknown-rule")
struct UnknownRuleTests {
  @Test(
    "reports a name that no rule has, and other words",
    arguments: [
      ("// viper-gen:disable ui-imports", "unknown rule 'ui-imports'"),
      ("// viper-gen:enable x", "unknown rule 'x'"),
      ("// viper-gen:disable ui-import, x", "unknown rule 'x'"),
      ("// viper-gen:disable ui-import x", "unknown rule 'x'"),
      ("//viper-gen:disable x", "unknown rule 'x'"),
      ("/// viper-gen:disable x", "unknown rule 'x'"),
      ("/* viper-gen:disable x */", "unknown rule 'x'"),
      ("/* viper-gen:disable x*/", "unknown rule 'x'"),
      ("/** viper-gen:disable x */", "unknown rule 'x'"),
      ("class A {} // viper-gen:disable:this x", "unknown rule 'x'"),
      ("// viper-gen:disable:next x", "unknown rule 'x'"),
      ("// viper-gen:disable:previous x", "unknown rule 'x'"),
      ("// viper-gen:disable ALL", "unknown rule 'ALL'"),
      ("// viper-gen:disable ui-import,x - because", "unknown rule 'x'"),
      ("// viper-gen:disable", "'disable' needs the id of a rule, or 'all'"),
      ("// viper-gen:disable - all", "'disable' needs the id of a rule, or 'all'"),
      ("// viper-gen:disabel all", "unknown switch 'disabel': use 'disable' or 'enable'"),
      ("// viper-gen:disable:nxt all", "unknown range 'nxt': use 'next', 'this' or 'previous'"),
      ("// viper-gen:enable:next all", "unknown range 'next': 'enable' has no range"),
      (
        "// viper-gen:disable:next:this all",
        "unknown range 'next:this': use 'next', 'this' or 'previous'"
      ),
      ("// viper-gen:disable: all", "unknown range '': use 'next', 'this' or 'previous'"),
    ])
  func reported(_ code: String, _ message: String) {
    #expect(messages("unknown-rule", code) == [message])
  }

  @Test(
    "is silent about rules, and about what is no switch",
    arguments: Rule.all.map { "// viper-gen:disable \($0.id)" } + [
      "// viper-gen:disable all", "// viper-gen:enable all", "// viper-gen:disable:next all",
      "// viper-gen: made by", "// viper-gen", "/*\n viper-gen:disable x\n*/",
      "// made by viper-gen:disable x", "// viper-gen:",
      "let x = \"// viper-gen:disable x\"", "let x = \"\"\"\n// viper-gen:disable x\n\"\"\"",
      "// viper-gen:disable ui-import - x is old", "// viper-gen:disable all -- x", "// x",
    ])
  func silent(_ code: String) {
    #expect(messages("unknown-rule", code) == [])
  }

  @Test("gives the place of the name")
  func place() {
    let found = findings("unknown-rule", "\n  // viper-gen:disable ui-import, x\n")
    #expect(found.map(\.place.line) == [2])
    #expect(found.map(\.place.column) == [35])
  }
}
