import Testing

/// A public module does not compile if its interface names a type that is not public.
@Suite("A type that is less visible than the module that names it")
struct LessVisibleTypeTests {
  struct Case: CustomTestStringConvertible {
    let template: String
    let types: String
    let options: String
    /// What the warning says; `nil` if there is none.
    let warning: String?

    var testDescription: String { "\(template) \(options) beside \(types.prefix(40))" }
  }

  private static let calls =
    ["viper", "viper-contract", "viper-closures", "viper-list-detail"]
    .map { ($0, "--actions 'logIn(user: String) async throws -> Session'") }
    + [("vip", "--use-cases 'LogIn(user: String) async throws -> Session'")]

  static let cases =
    calls.map { template, call in
      Case(
        template: template, types: "struct Session: Codable {}",
        options: "--access public \(call)",
        warning: "Types.swift:1: warning: 'Session' is internal, and 'SignIn' names it")
    } + [
      Case(
        template: "viper", types: "package struct Session: Codable {}",
        options: "--access public \(calls[0].1)", warning: "'Session' is package, and 'SignIn'"),
      Case(
        template: "viper", types: "struct Session: Codable {}",
        options: "--access package \(calls[0].1)", warning: "names it in its package interface"),
      Case(
        template: "viper", types: "struct Shop { public struct Item: Codable, Sendable {} }",
        options: "--access public --actions 'buy(item: Shop.Item) async throws'",
        warning: "'Shop.Item' is internal, and 'SignIn'"),
      Case(
        template: "viper", types: "public struct Session: Codable, Sendable {}",
        options: "--access public \(calls[0].1)", warning: nil),
      Case(
        template: "viper", types: "struct Session: Codable {}", options: calls[0].1, warning: nil),
      Case(
        template: "viper", types: "struct Session: Codable {}",
        options: "--access public --presenter-to-view 'show(session: Session)'", warning: nil),
    ]

  @Test("is reported with its place, with --quiet, too", arguments: cases)
  func reported(_ example: Case) throws {
    let folder = try SmallPackage.folder()
    try folder.write(example.types + "\n", to: "P/Sources/App/Types.swift")
    let outcome = try folder.shell(
      "viper-gen create SignIn -q -t \(example.template) \(example.options)", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let warnings = outcome.errors.split(separator: "\n").filter { $0.contains("interface") }
    if let warning = example.warning {
      #expect(warnings.contains { $0.contains(warning) }, "\(outcome.errors)")
    } else {
      #expect(warnings.isEmpty, "\(outcome.errors)")
    }
  }
}
