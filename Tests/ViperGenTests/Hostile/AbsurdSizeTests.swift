import Foundation
import Testing

@Suite("A clone with something of absurd size")
struct AbsurdSizeTests {
  @Test("ends the commands that need it with the limit", arguments: AbsurdSize.all)
  func limits(_ size: AbsurdSize) throws {
    let clone = try size.clone()
    let before = try clone.folder.contents(below: "Shop/Sources")
    for words in size.commands {
      let outcome = try clone.run(words)
      #expect(outcome.status == size.status, "\(words): \(outcome.errors.prefix(1_000))")
      #expect(outcome.errors.contains(size.message), "\(words): \(outcome.errors.prefix(1_000))")
      #expect(outcome.errors.contains("help: "), "\(words): \(outcome.errors.prefix(1_000))")
      #expect(outcome.errors.utf8.count < 50_000, "\(words)")
    }
    #expect(try clone.folder.contents(below: "Shop/Sources") == before)
  }

  @Test("does not stop a command that does not need it")
  func others() throws {
    let clone = try HostileClone.withModule()
    for number in 0...2_000 { try clone.write("{}", to: "T/t\(number)/template.json") }
    try clone.write(#"{"templates": ["T", "../Templates"]}"#, to: ".viper-gen.json")
    let created = try clone.run(["create", "New", "--template", "pair"])
    #expect(created.status == 0, "\(created.errors)")
    let listed = try clone.run(["list"])
    #expect(listed.status == 0 && listed.output.contains("Feature/Home"), "\(listed.errors)")
  }

  @Test("makes no completion fail", arguments: AbsurdSize.all)
  func completions(_ size: AbsurdSize) throws {
    let clone = try size.clone()
    for words in [
      ["remove", ""], ["create", "--template", ""], ["change", "Feature/Home", "--"],
    ] {
      let outcome = try clone.run(["complete", "zsh", "--"] + words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors.prefix(1_000))")
    }
  }

  @Test(
    "is refused in a signature before it is read",
    arguments: [
      ("a(b: ", "Array<", ">)"), ("a() => ", "b", ""), ("var a: ", "[", "]"), ("a", "b", "()"),
      ("a(_ b: (", "Int,", "Int) -> Void)"),
    ])
  func signatures(start: String, part: String, end: String) throws {
    let clone = try HostileClone.withModule()
    let text = start + part.times(50_000) + end
    try clone.write("{\"options\": {\"actions\": [\"\(text)\"]}}", to: ".viper-gen.json")
    let outcome = try clone.run(["create", "New", "--template", "viper"])
    #expect(outcome.status == 78, "\(outcome.errors.prefix(1_000))")
    #expect(
      outcome.errors.contains("a signature of more than 10000 bytes"),
      "\(outcome.errors.prefix(500))")
    #expect(outcome.errors.utf8.count < 5_000)
  }

  @Test("is reported with at most 100 errors", arguments: ["templateOptions", "options"])
  func errors(key: String) throws {
    let clone = try HostileClone()
    let members = (0..<1_000).map { "\"x\($0)\": {}" }.joined(separator: ",\n")
    try clone.write("{\"\(key)\": {\(members)}}", to: ".viper-gen.json")
    let outcome = try clone.run(["config"])
    #expect(outcome.status == 78)
    #expect(outcome.errors.split(separator: "error: ").count <= 101)
  }

  @Test("reads no more of a record for a completion than the target and the template")
  func partOfRecord() throws {
    let clone = try HostileClone()
    try clone.write(
      #"{"version": 3, "module": "Big", "target": "App", "template": "pair", "files": {"#,
      to: ".viper-gen/App/Feature/Big.json")
    let outcome = try clone.run(["complete", "zsh", "--", "remove", ""])
    #expect(outcome.output.contains("Feature/Big"), "\(outcome.output)")
  }
}
