import Testing

@testable import ScaffoldKit

@Suite struct InputControlTests {
  private func control(_ parameter: String) throws -> InputControl? {
    let action = try ActionSignature.parse("send(\(parameter))", path: "--actions")
    return action.parameters[0].control
  }

  @Test("type and name decide the control") func typeAndNameDecideTheControl() throws {
    #expect(try control("username: String")?.content == "username")
    #expect(try control("newPassword: String?")?.kind == .secure)
    #expect(try control("pin: String")?.kind == .secure)
    #expect(try control("eMail: String")?.keyboard == "emailAddress")
    #expect(try control("note: String")?.kind == .text)
    #expect(try control("count: Int?")?.keyboard == "numberPad")
    #expect(try control("amount: Decimal")?.keyboard == "decimalPad")
    #expect(try control("isUrgent: Bool")?.kind == .toggle)
    #expect(try control("day: Date")?.kind == .date)
    #expect(try control("day: Date?")?.kind == .date)
    #expect(try control("isUrgent: Bool?") == nil)
    #expect(try control("user: User") == nil)
  }

  @Test("an action with an answer is a call") func anActionWithAnAnswerIsACall() throws {
    let call = try ActionSignature.parse("open(at index: Int) async", path: "--actions")
    #expect(call.isCall && call.hasControls && call.event == "open(at index: Int)")
    #expect(try !ActionSignature.parse("refresh", path: "--actions").isCall)
  }

  @Test("a sample of an own type comes from its declaration")
  func aSampleOfAnOwnTypeComesFromItsDeclaration() {
    let code = """
      struct Session: Equatable { var token: String; let user: User; var day = 1 }
      struct User { let id: Int; let friend: Friend? }
      enum Kind: String { case first, second }
      struct Hidden { private let key: Int }
      """
    var samples = OwnSamples()
    samples.add(Array(code.utf8), isTestable: true)
    let session = samples.sample(of: "Session")
    #expect(session?.text == "Session(token: \"token\", user: User(id: 1, friend: nil))")
    #expect(session?.isComparable == true)
    #expect(samples.sample(of: "Kind")?.text == "Kind.first")
    #expect(samples.sample(of: "Hidden") == nil)
  }

  @Test("lists that fit are on one line") func listsThatFitAreOnOneLine() {
    let code = """
      func signIn(
        username: String,
        password: String
      ) {

        isReady =
          hasName
          && hasCode
      }

      """
    let expected = """
      func signIn(username: String, password: String) {
        isReady = hasName && hasCode
      }

      """
    #expect(LayoutWriter(layout: .standard, joinsLists: true).text(code) == expected)
  }
}
