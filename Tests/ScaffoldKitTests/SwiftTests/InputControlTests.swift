import Testing

@testable import ScaffoldKit

@Suite struct InputControlTests {
  private func control(_ parameter: String) throws -> InputControl? {
    let action = try ActionSignature.parse("send(\(parameter))", path: "--actions")
    return action.parameters[0].control
  }

  @Test("type and name decide the control") func typeAndNameDecideTheControl() throws {
    #expect(try control("username: String")?.contentType == "username")
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

  @Test(
    "a name says what a text is",
    arguments: [
      ("address", "fullStreetAddress"), ("shippingAddress", "fullStreetAddress"), ("ipAddress", ""),
      ("emailAddress", "emailAddress"), ("firstName", "givenName"), ("familyName", "familyName"),
      ("name", "name"), ("fileName", ""), ("postalCode", "postalCode"), ("city", "addressCity"),
      ("creditCardNumber", "creditCardNumber"), ("number", ""), ("cvv", ""),
    ])
  func aNameSaysWhatATextIs(name: String, contentType: String) {
    #expect(FieldMeaning(of: name).contentType == contentType)
  }

  @Test("templates of earlier releases know the content types of their time")
  func earlyContentTypes() throws {
    #expect(try control("email: String")?.content == "emailAddress")
    #expect(try control("city: String")?.content == "")
  }

  @Test(
    "acronyms of a label are capitals",
    arguments: [
      ("cvc", "CVC"), ("userID", "User ID"), ("cardPin", "Card PIN"), ("imageUrl", "Image URL"),
      ("pinned", "Pinned"), ("title", "Title"),
    ])
  func acronyms(name: String, label: String) {
    #expect(FieldLabel.text(of: name) == label)
  }

  @Test("the verb of an action is no acronym") func verb() {
    #expect(FieldLabel.text(of: "pinPin", isAction: true) == "Pin PIN")
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
