import Testing

@testable import ScaffoldKit

@Suite struct ActionSignatureTests {
  private func parse(_ text: String) throws -> ActionSignature {
    try ActionSignature.parse(text, path: "--actions")
  }

  @Test("every field of a plain action") func everyFieldOfAPlainAction() throws {
    let action = try parse("func signIn(username: String, to password : String) async throws")
    #expect(action.name == "signIn")
    #expect(action.declaration == "signIn(username: String, to password: String) async throws")
    #expect(action.selector == "signIn(username:to:)")
    #expect(action.arguments == "username: username, to: password")
    #expect(action.sampleArguments == "username: \"username\", to: \"password\"")
    #expect(action.prefix == "try await ")
    #expect(action.isAsync && action.isThrowing && action.isTestable && !action.needsFoundation)
    let password = try #require(action.parameters.last)
    #expect(password.label == "to")
    #expect(password.name == "password")
    #expect(password.reference == "password")
    #expect(password.declaration == "to password: String")
    #expect(password.type == "String")
    #expect(password.stored == "String?")
    #expect(password.variable == "signInPassword")
    #expect(password.sample == "\"password\"")
    #expect(password.isComparable && !password.isClosure)
  }

  /// An action, or a use case whose name begins with a capital.
  private func parseAny(_ text: String) throws -> ActionSignature {
    let isType = text.first?.isUppercase == true
    return try ActionSignature.parse(
      text, path: "--actions", rules: .init(features: [.results], areTypes: isType))
  }

  @Test(
    "says whether a Bool is a verdict",
    arguments: [
      ("check(code: Int) -> Bool", true, true), ("Authenticate(name: String) -> Bool", true, true),
      ("reload() -> Bool", true, true), ("issue() -> Bool", true, true),
      ("isMember(name: String) -> Bool", false, true), ("CanPay() -> Bool", false, true),
      ("hasAccess() -> Bool", false, true), ("loadFlag() -> Bool", false, false),
      ("check() -> Bool?", false, false), ("check() -> Int", false, false),
      ("check()", false, false),
    ])
  func verdicts(text: String, alone: Bool, beforeNext: Bool) throws {
    var action = try parseAny(text)
    #expect(action.isVerdict == alone)
    action.isBeforeNext = true
    #expect(action.isVerdict == beforeNext)
  }

  @Test(
    "finds the action that leads to the next screen",
    arguments: [
      (["refresh()", "signIn() -> Int", "logOut()", "count() -> Int"], "signIn", "signIn"),
      (["load() -> [Int]", "refresh()", "signIn() -> Int"], "signIn", "load"),
      (["FetchPlayers() -> [Int]", "SignIn() -> Int"], "SignIn", "FetchPlayers"),
      (["FetchTitle() -> Int", "LogOut()"], "LogOut", "LogOut"),
      (["refresh()"], "refresh", "refresh"), (["Load() -> Int"], nil, nil), ([], nil, nil),
    ] as [([String], String?, String?)])
  func leading(texts: [String], leading: String?, amongLists: String?) throws {
    let actions = try texts.map(parseAny)
    #expect(actions.leading?.name == leading)
    #expect(actions.leadingAmongLists?.name == amongLists)
  }

  @Test(
    "says how people read a result",
    arguments: [
      ("String", ""), ("[String]", ""), ("String?", " ?? \"\""), ("Int?", "?.formatted() ?? \"\""),
      ("URL", ".absoluteString"), ("[Date]", ".formatted()"), ("[String?]", nil),
      ("[String: Int]", nil), ("Bool", nil), ("Session", nil),
    ] as [(String, String?)])
  func shownResults(type: String, shown: String?) throws {
    #expect(try parseAny("load() -> \(type)").shownResult == shown)
  }

  private func list(
    _ texts: [String], _ features: Set<SignatureRules.Feature>
  ) throws -> [ActionSignature] {
    try ActionList.parse(texts, path: "--actions", rules: .init(features: features))
  }

  @Test("a function with a result")
  func results() throws {
    let text = "signIn(username: String, to password: String) async throws -> Bool"
    let action = try #require(try list([text], [.results]).first)
    #expect(action.declaration == text)
    #expect(action.requirement == "func \(text)")
    #expect(action.resultType == "Bool")
    #expect(action.defaultResult == "false")
    #expect(action.result?.sample == "true")
    #expect(action.calls == "signInCalls")
    #expect(action.callType == "(username: String, password: String)")
    #expect(action.callValue == "(username, password)")
    #expect(action.parameters.map(\.recorded).last == "signInCalls.first?.password")
    #expect(throws: ScaffoldError.self) { try list([text], [.properties, .overloads]) }
    #expect(throws: ScaffoldError.self) { try list(["stop() -> Never"], [.results]) }
  }

  @Test(
    "returns nothing surprising before it is written",
    arguments: [
      ("Int", "0"), ("User?", "nil"), ("[User]", "[]"), ("[String: User]", "[:]"),
      ("(Int, name: String)", "(0, name: \"\")"), ("Set<Int>", "[]"),
      ("User", "fatalError(\"'find(id:)' is not implemented\")"),
    ])
  func emptyResults(type: String, expression: String) throws {
    let action = try list(["find(id: Int) -> \(type)"], [.results])[0]
    #expect(action.defaultResult == expression)
  }

  @Test("a property")
  func properties() throws {
    let actions = try list(
      ["var title: String", "var count: Int { get }", "var user: User? { get set }"],
      [.properties])
    #expect(
      actions.map(\.requirement) == [
        "var title: String { get }", "var count: Int { get }", "var user: User? { get set }",
      ])
    #expect(actions.map(\.selector) == ["title", "count", "user"])
    #expect(actions.map(\.result?.sample) == ["\"title\"", "1", "nil"])
    for wrong in [
      "var title", "var title: String { set }", "var title: String {", "var a: Int = 1",
    ] {
      #expect(throws: ScaffoldError.self) { try list([wrong], [.properties]) }
    }
    #expect(throws: ScaffoldError.self) { try list(["var title: String"], [.results]) }
  }

  @Test("overloads have names of their own in mocks, and the first one keeps its name")
  func overloads() throws {
    let texts = [
      "show(_ user: User)", "show(_ error: any Error)", "show(_ id: Int, for name: String)",
      "show(_ id: Int, for date: Date)", "show()",
    ]
    let actions = try list(texts, [.overloads])
    #expect(actions.map(\.id) == ["show", "showAnyError", "showFor", "showForIntDate", "show2"])
    #expect(try list([texts[0]], [.overloads]).map(\.id) == ["show"])
    #expect(throws: ScaffoldError.self) { try list(texts, [.results]) }
    #expect(throws: ScaffoldError.self) { try list([texts[0], texts[0]], [.overloads]) }
  }

  @Test("signatures whose variables in mocks are reserved have the name of an overload")
  func reservedVariables() throws {
    let rules = SignatureRules(actions: ["showCalls", "onLoad"], features: [.overloads, .results])
    func ids(_ texts: String...) throws -> [String] {
      try ActionList.parse(texts, path: "--actions", rules: rules).map(\.id)
    }
    #expect(try ids("show(name: String)", "show(id: Int)") == ["showName", "showId"])
    #expect(try ids("show(name: String)", "show()") == ["showName", "show"])
    #expect(try ids("load()", "load(_ page: Int)") == ["load2", "loadInt"])
    #expect(throws: ScaffoldError.self) { try ids("showCalls()") }
  }

  @Test("values that are handed in have distinct names")
  func parameters() throws {
    let values = try ActionSignature.Parameter.parse(
      all: ["user: Models.User", "done: @escaping (Int) -> Void"], path: "--input")
    #expect(values.map(\.declaration) == ["user: Models.User", "done: @escaping (Int) -> Void"])
    #expect(values.map(\.valueType) == ["Models.User", "(Int) -> Void"])
    for wrong in [["a: Int", "a: Int"], ["self: Int"], ["a"], ["a: Int = 1"], ["for: Int"]] {
      #expect(throws: ScaffoldError.self) {
        try ActionSignature.Parameter.parse(all: wrong, path: "--input")
      }
    }
  }

  @Test("signatures that name types")
  func typeNames() throws {
    let rules = SignatureRules(features: [.results], areTypes: true)
    let cases = try TypeNameList.signatures(
      ["FetchPlayers", "Find(name: String) -> Int"], path: "--use-cases", rules: rules)
    #expect(cases.map(\.id) == ["fetchPlayers", "find"])
    for wrong in [["find"], ["Find", "FIND"], ["Type"]] {
      #expect(throws: ScaffoldError.self) {
        try TypeNameList.signatures(wrong, path: "--use-cases", rules: rules)
      }
    }
  }

  @Test(
    "an action has one canonical form",
    arguments: [
      ("refresh", "refresh()", "refresh()", ""),
      ("refresh()", "refresh()", "refresh()", ""),
      ("func refresh ( ) -> Void", "refresh()", "refresh()", ""),
      ("load() async", "load() async", "load()", "await "),
      ("load() throws", "load() throws", "load()", "try "),
      ("load() throws(LoadError)", "load() throws(LoadError)", "load()", "try "),
      ("load() throws(Never)", "load()", "load()", ""),
      ("load() async throws(Swift.Never)", "load() async", "load()", "await "),
      ("load() async throws ( E ) -> ()", "load() async throws(E)", "load()", "try await "),
      ("open(_ id: Int)", "open(_ id: Int)", "open(_:)", ""),
      ("open(for: Int)", "open(for: Int)", "open(for:)", ""),
      ("open(id id: Int)", "open(id: Int)", "open(id:)", ""),
      ("open(in view: Int,to in: Int)", "open(in view: Int, to `in`: Int)", "open(in:to:)", ""),
      ("öffne(größe: Int)", "öffne(größe: Int)", "öffne(größe:)", ""),
      ("打开(编号: Int)", "打开(编号: Int)", "打开(编号:)", ""),
    ])
  func anActionHasOneCanonicalForm(
    _ text: String, _ declaration: String, _ selector: String, _ prefix: String
  ) throws {
    let action = try parse(text)
    #expect(action.declaration == declaration)
    #expect(action.selector == selector)
    #expect(action.prefix == prefix)
    #expect(try parse(action.declaration).declaration == declaration)
  }

  struct TypeRow: CustomTestStringConvertible {
    let text: String
    let type: String
    let stored: String
    let sample: String
    let isComparable: Bool
    var testDescription: String { text }
    init(_ text: String, _ type: String, _ stored: String, _ sample: String, _ comparable: Bool) {
      self.text = text
      self.type = type
      self.stored = stored
      self.sample = sample
      isComparable = comparable
    }
  }

  static let types: [TypeRow] = [
    TypeRow("Int", "Int", "Int?", "1", true),
    TypeRow("Swift.Int", "Swift.Int", "Swift.Int?", "1", true),
    TypeRow("Double", "Double", "Double?", "1.5", true),
    TypeRow("Bool", "Bool", "Bool?", "true", true),
    TypeRow("Character", "Character", "Character?", "\"b\"", true),
    TypeRow("Int ?", "Int?", "Int?", "1", true),
    TypeRow("Int!", "Int?", "Int?", "1", true),
    TypeRow("Optional<Int>", "Int?", "Int?", "1", true),
    TypeRow("Optional<any P>", "(any P)?", "(any P)?", "", false),
    TypeRow("Swift.Optional<Int>", "Int?", "Int?", "1", true),
    TypeRow("Mine.Optional<Int>", "Mine.Optional<Int>", "Mine.Optional<Int>?", "", false),
    TypeRow("Optional<any P>.Type", "(any P)?.Type", "(any P)?.Type?", "", false),
    TypeRow("Array<Int>", "[Int]", "[Int]?", "[1]", true),
    TypeRow("Array<Int>.Index", "Array<Int>.Index", "Array<Int>.Index?", "", false),
    TypeRow("Dictionary<Int,[Int]>", "[Int: [Int]]", "[Int: [Int]]?", "[1: [2]]", true),
    TypeRow("[ String:[Int] ]", "[String: [Int]]", "[String: [Int]]?", "[\"x\": [1]]", true),
    TypeRow("Set<Int>", "Set<Int>", "Set<Int>?", "[1]", true),
    TypeRow("Range<Int>", "Range<Int>", "Range<Int>?", "1..<2", true),
    TypeRow("Range<UInt>", "Range<UInt>", "Range<UInt>?", "1..<2", true),
    TypeRow("Range<MyInt>", "Range<MyInt>", "Range<MyInt>?", "", false),
    TypeRow("(Int,String)", "(Int, String)", "(Int, String)?", "(1, \"x\")", false),
    TypeRow("(a:Int,b:Bool)", "(a: Int, b: Bool)", "(a: Int, b: Bool)?", "(a: 1, b: true)", false),
    TypeRow(
      "(for:Int,`inout`:Int)", "(for: Int, `inout`: Int)", "(for: Int, `inout`: Int)?",
      "(for: 1, `inout`: 2)", false),
    TypeRow("()", "()", "()?", "()", false),
    TypeRow("Void", "Void", "Void?", "()", false),
    TypeRow(
      "Result<String,any Error>", "Result<String, any Error>", "Result<String, any Error>?",
      ".success(\"x\")", false),
    TypeRow("any P&Q", "any P & Q", "(any P & Q)?", "", false),
    TypeRow("(any P)?", "(any P)?", "(any P)?", "", false),
    TypeRow("any Error", "any Error", "(any Error)?", "CancellationError()", false),
    TypeRow("Error", "any Error", "(any Error)?", "CancellationError()", false),
    TypeRow(
      "@escaping (Result<Int, Error>, Error?) -> Void",
      "@escaping (Result<Int, any Error>, (any Error)?) -> Void",
      "((Result<Int, any Error>, (any Error)?) -> Void)?", "{ _, _ in }", false),
    TypeRow("Equatable", "any Equatable", "(any Equatable)?", "", false),
    TypeRow("Hashable?", "(any Hashable)?", "(any Hashable)?", "", false),
    TypeRow("Sendable", "any Sendable", "(any Sendable)?", "\"x\"", false),
    TypeRow(
      "Swift.RangeExpression<Int>", "any Swift.RangeExpression<Int>",
      "(any Swift.RangeExpression<Int>)?", "", false),
    TypeRow("[Identifiable]", "[any Identifiable]", "[any Identifiable]?", "", false),
    TypeRow("Comparable.Type", "any Comparable.Type", "(any Comparable.Type)?", "", false),
    TypeRow("Hashable & P", "any Hashable & P", "(any Hashable & P)?", "", false),
    TypeRow("any (Hashable)", "any Hashable", "(any Hashable)?", "", false),
    TypeRow(
      "(Hashable) & Sendable", "any Hashable & Sendable", "(any Hashable & Sendable)?", "", false),
    TypeRow("Feature.Hashable", "Feature.Hashable", "Feature.Hashable?", "", false),
    TypeRow("Feature.Item<Int>", "Feature.Item<Int>", "Feature.Item<Int>?", "", false),
    TypeRow("Item.Type", "Item.Type", "Item.Type?", "", false),
    TypeRow("@escaping()->Void", "@escaping () -> Void", "(() -> Void)?", "{}", false),
    TypeRow(
      "@escaping @MainActor @Sendable (_ a: String, Int) async throws -> Int",
      "@escaping @MainActor @Sendable (String, Int) async throws -> Int",
      "(@MainActor @Sendable (String, Int) async throws -> Int)?", "{ _, _ in 1 }", false),
    TypeRow("((Int)->())?", "((Int) -> Void)?", "((Int) -> Void)?", "{ _ in }", false),
    TypeRow("@escaping Handler", "@escaping Handler", "Handler?", "", false),
    TypeRow(
      "@escaping () -> () -> Int", "@escaping () -> () -> Int", "(() -> () -> Int)?",
      "{ { 1 } }", false),
    TypeRow("URL", "URL", "URL?", "URL(fileURLWithPath: \"/a/x\")", true),
    TypeRow("Data", "Data", "Data?", "Data([1])", true),
  ]

  @Test("a type is stored and sampled", arguments: types) func aTypeIsStoredAndSampled(
    _ row: TypeRow
  ) throws {
    let action = try parse("act(x: \(row.text))")
    let parameter = try #require(action.parameters.first)
    #expect(parameter.type == row.type)
    #expect(parameter.stored == row.stored)
    #expect(parameter.sample == row.sample)
    #expect(parameter.isComparable == row.isComparable)
    #expect(parameter.isClosure == row.type.contains("->") || row.text == "@escaping Handler")
    #expect(action.isTestable == !row.sample.isEmpty)
    #expect(action.needsFoundation == ["URL", "Data"].contains(row.text))
  }

  @Test("different parameters have different samples")
  func differentParametersHaveDifferentSamples() throws {
    let action = try parse("act(a: Int, b: Int, c: Bool, d: Int8, e: Bool, f: [Int], g: Character)")
    #expect(Set(action.parameters.map(\.sample)).count == 7)
  }

  @Test("nested Foundation types count") func nestedFoundationTypesCount() throws {
    let types = [
      "[URL]", "[String: Date]", "@escaping (Data) -> Void", "Result<UUID, any Error>",
      "DispatchQueue", "Dispatch.DispatchTime?",
    ]
    for type in types { #expect(try parse("act(x: \(type))").needsFoundation) }
    #expect(try !parse("act(x: Feature.Item)").needsFoundation)
    for error in ["URLError", "Foundation.CocoaError"] {
      #expect(try parse("act() async throws(\(error))").needsFoundation)
      #expect(try parse("act(x: @escaping () throws(\(error)) -> Void)").needsFoundation)
    }
    #expect(try !parse("act() throws(Mine.URLError)").needsFoundation)
    #expect(try !parse("act() async throws").needsFoundation)
  }
}
