import Foundation
import Testing

@Suite("Several values of an option")
struct ListValueTests {
  static let joined: [(template: String, option: String, text: String, help: String)] = [
    (
      "viper", "actions", "loadOrders(), cancelOrder(id: Int)",
      "--actions 'loadOrders()' --actions 'cancelOrder(id: Int)'"
    ),
    (
      "vip", "actions", "a; b(x: [Int: Int]);c",
      "--actions a --actions 'b(x: [Int: Int])' --actions c"
    ),
    (
      "viper", "actions", "go(f: @escaping (Int, Int) -> Void), x",
      "--actions 'go(f: @escaping (Int, Int) -> Void)' --actions x"
    ),
    (
      "viper-closures", "entity-fields", "id: Int, name: String",
      "--entity-fields 'id: Int' --entity-fields 'name: String'"
    ),
    ("vip", "use-cases", "FetchAll, Save", "--use-cases FetchAll --use-cases Save"),
  ]

  @Test("in one text are refused with the command that repeats the option", arguments: joined)
  func inOneText(template: String, option: String, text: String, help: String) throws {
    let folder = try TemporaryFolder()
    let start = ["create", "SignIn", "--init", "-C", "Demo", "-t", template]
    let outcome = try Program.viperGen(start + ["--\(option)", text], in: folder.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasSuffix("\nhelp: repeat the option: \(help)\n"), "\(outcome.errors)")
    let line = (["viper-gen"] + start + [help]).joined(separator: " ")
    let again = try folder.shell(line)
    #expect(again.status == 0, "\(again.errors)")
  }

  static let unquoted: [(line: String, help: String)] = [
    (#"--actions addItem\(id: Int\)"#, "--actions 'addItem(id: Int)'"),
    (#"--actions go\(a: Int, b: Int\) --ui none"#, "--actions 'go(a: Int, b: Int)'"),
    (#"--actions go\(a: Item \)"#, "--actions 'go(a: Item )'"),
  ]

  @Test("that are one without quotes are shown with quotes", arguments: unquoted)
  func withoutQuotes(line: String, help: String) throws {
    let folder = try TemporaryFolder()
    let start = "viper-gen create SignIn --init -C Demo"
    let outcome = try folder.shell("\(start) \(line)")
    #expect(outcome.status == 64)
    #expect(outcome.errors.components(separatedBy: "error: ").count == 2, "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("\nhelp: quote the whole value: \(help)\n"))
    #expect(try folder.shell("\(start) \(help)").status == 0)
  }

  @Test("and their quotes are explained in the help")
  func help() throws {
    let page = try TemporaryFolder().viperGen(
      "help", "create", "--all", environment: ["COLUMNS": "500"])
    #expect(page.output.contains("always in quotes, because shells interpret parentheses"))
  }
}
