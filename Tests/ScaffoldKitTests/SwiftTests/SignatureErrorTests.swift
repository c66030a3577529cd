import Testing

@testable import ScaffoldKit

@Suite struct SignatureErrorTests {
  /// Refused texts with `^` before the place that the error points at, and a part of its text.
  @Test(
    "a bad signature is refused at its place",
    arguments: [
      ("^", "expected an action's name"),
      ("^(x: Int)", "expected an action's name"),
      ("^init(x: Int)", "Swift keyword"),
      ("^class", "Swift keyword"),
      ("^SignIn()", "write 'signIn'"),
      ("^sign_in()", "write 'signIn'"),
      ("^_load()", "write 'load'"),
      ("^2d()", "lowerCamelCase"),
      ("sign^-in()", "expected the end"),
      ("signIn ^now", "expected the end"),
      ("signIn()^}", "expected the end"),
      ("signIn^(", "'(' is never closed"),
      ("signIn^(x: Int", "'(' is never closed"),
      ("signIn(x: ^[Int", "'[' is never closed"),
      ("signIn(x: [Int^)", "expected ',' or ']'"),
      ("signIn(x: Set<Int^)", "expected ',' or '>'"),
      ("signIn(x^)", "expected ':' and a type after 'x'"),
      ("signIn(x String^)", "expected ':' and a type after 'String'"),
      ("signIn(x:^)", "expected a type"),
      ("signIn(^, x: Int)", "expected a parameter"),
      ("signIn(x: Int, ^)", "expected a parameter"),
      ("signIn(^_: Int)", "parameter without a name"),
      ("signIn(x ^_: Int)", "parameter without a name"),
      ("signIn(^X: Int)", "write 'x'"),
      ("signIn(^user_id: Int)", "write 'userId'"),
      ("signIn(^self: Int)", "Swift keyword"),
      ("signIn(a x: Int, b ^x: Int)", "the name 'x' is used twice"),
      ("signIn(x: ^inout Int)", "cannot be 'inout'"),
      ("signIn(^inout x: Int)", "cannot be 'inout'"),
      ("signIn(x: ^borrowing Int)", "cannot be 'borrowing'"),
      ("signIn(x: ^consuming Int)", "cannot be 'consuming'"),
      ("signIn(x: ^sending Item)", "cannot be 'sending'"),
      ("signIn(x: ^isolated Item)", "cannot be 'isolated'"),
      ("signIn(^isolated x: Item)", "cannot be 'isolated'"),
      ("signIn^<T>(x: T)", "cannot be generic"),
      ("signIn(x: ^some P)", "write 'any' instead of 'some'"),
      ("signIn(x: Int^...)", "variadic"),
      ("signIn(x: Int ^= 1)", "default value"),
      ("signIn() -> ^Bool", "cannot return 'Bool'"),
      ("signIn(done: ^() -> Void)", "write 'done: @escaping () -> Void'"),
      (
        "signIn(_ done: ^@Sendable (Int) -> Void)",
        "write '_ done: @escaping @Sendable (Int) -> Void'"
      ),
      ("signIn(x: ^@autoclosure () -> Int)", "'@autoclosure' is not allowed here"),
      ("signIn(x: ^@Sendable Int)", "'@Sendable' is not allowed here"),
      ("signIn(x: ^@escaping Int)", "'@escaping' is not allowed here"),
      ("signIn(at: ^@escaping @MainActor Date)", "'@escaping' is not allowed here"),
      ("signIn(x: [^@escaping () -> Void])", "only a parameter itself"),
      ("signIn(x: (^@escaping () -> Void)?)", "only a parameter itself"),
      ("^static signIn()", "cannot be 'static'"),
      ("^mutating func signIn()", "cannot be 'mutating'"),
      ("^@objc signIn()", "'@objc' is not allowed here"),
      ("signIn() ^rethrows", "write 'throws'"),
      ("signIn() throws ^async", "write 'async throws'"),
      ("signIn() ^where T: P", "'where' clause"),
      ("signIn(x: ^any P?)", "write '(any P)?'"),
      ("signIn(x: ^any P??)", "write '(any P)??'"),
      ("signIn(x: @escaping (^value: Int) -> Void)", "write '_ value'"),
      ("signIn(x: (^a: Int))", "tuple of one element"),
      ("signIn(x: @escaping (^Void) -> Int)", "write '()' for the parameters"),
      ("signIn(x: [^Self])", "expected a type"),
      ("signIn(x: ^Never)", "value of the type 'Never'"),
      ("signIn(x: Int, y: ^(Int, Swift.Never))", "value of the type '(Int, Swift.Never)'"),
      ("signIn(x: [(_ v: ^()) -> Int])", "write '()' for the parameters"),
      ("signIn(x: (Int) async^)", "expected"),
      ("sign^\u{200B}In()", "invisible character"),
      ("signIn(x: ^\u{202E}Int)", "invisible character"),
      ("signIn(^\nx: Int)", "a line break"),
      ("signIn(x: ^class)", "expected a type"),
      ("日本(x: ^2)", "expected a type"),
    ])
  func aBadSignatureIsRefusedAtIts(_ marked: String, _ words: String) throws {
    let place = marked.firstIndex(of: "^")
    let column = place.map { marked.distance(from: marked.startIndex, to: $0) + 1 }
    let text = marked.filter { $0 != "^" }
    let failure = #expect(throws: ScaffoldError.self) {
      try ActionSignature.parse(text, path: "--actions")
    }
    let diagnostic = try #require(failure?.diagnostics.first)
    #expect(diagnostic.description.contains(words), "\(diagnostic)")
    #expect(diagnostic.category == .usage)
    #expect(diagnostic.help != nil)
    #expect(diagnostic.location?.path == "--actions")
    if let column { #expect(diagnostic.location?.column == column, "\(diagnostic)") }
  }

  @Test("an error reads like the compiler's") func anErrorReadsLikeTheCompilerS() {
    let failure = #expect(throws: ScaffoldError.self) {
      try ActionSignature.parse("load(done: () -> Void)", path: "--actions")
    }
    #expect(
      failure?.description == """
        --actions:1:12: error: a mock cannot store a closure that does not escape
          load(done: () -> Void)
                     ^
        help: write 'done: @escaping () -> Void'
        """)
  }

  @Test(
    "depth is bounded", arguments: ["[", "(", "Set<", "@escaping (", "() -> ", "(Int, ", "any ("])
  func depthIsBounded(_ opening: String) {
    for count in [40, 20_000] {
      let text = "act(x: " + String(repeating: opening, count: count)
      #expect(throws: ScaffoldError.self) { try ActionSignature.parse(text, path: "a") }
    }
    let optional = "act(x: Int" + String(repeating: "?", count: 20_000) + ")"
    #expect(throws: ScaffoldError.self) { try ActionSignature.parse(optional, path: "a") }
  }

  private func parsed(_ text: String) -> ActionSignature? {
    do { return try ActionSignature.parse(text, path: "a") } catch { return nil }
  }

  @Test("any text gives an action that parses again, or an error")
  func anyTextGivesAnActionThatParses() {
    let pieces = [
      "(", ")", "[", "]", "<", ">", ",", ":", ".", "?", "!", "&", "@", "->", "...", "=", "_", " ",
      "x",
      "Int", "String", "any", "some", "async", "throws", "escaping", "Void", "inout", "`", "for",
      "é",
      "\u{301}", "\u{202E}", "🚀", "func", "2", "\n",
    ]
    var random = SeededGenerator(seed: 5)
    var good = 0
    for round in 0..<20_000 {
      var text = round % 2 == 0 ? "act(x: " : ""
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      if round % 4 == 0 { text += ")" }
      guard let action = parsed(text) else { continue }
      #expect(parsed(action.declaration)?.declaration == action.declaration, "\(text)")
      good += 1
    }
    #expect(good > 100)
  }
}

@Suite struct ActionListTests {
  private func codes(
    _ texts: [String], reserved: [String] = [], parameters: [String] = []
  ) -> [String] {
    do throws(ScaffoldError) {
      _ = try ActionList.parse(
        texts, path: "--actions", rules: .init(actions: reserved, parameters: parameters))
      return []
    } catch {
      return error.diagnostics.map(\.code.rawValue)
    }
  }

  @Test("a parameter must leave the names to the template that its code uses")
  func reservedParameters() {
    let texts = ["go(to presenter: Int)", "come(presenter view: Int)"]
    #expect(codes(texts, parameters: ["presenter"]) == ["action-reserved"])
  }

  @Test("actions that get along are read in order") func actionsThatGetAlongAreReadIn() throws {
    let actions = try ActionList.parse(
      ["signIn(username: String)", "refresh"], path: "--actions",
      rules: .init(actions: ["delegate"]))
    #expect(actions.map(\.name) == ["signIn", "refresh"])
  }

  @Test("clashes are refused") func clashesAreRefused() {
    #expect(codes(["load(a: Int)", "load(b: Int)"]) == ["action-duplicate"])
    #expect(codes(["load(aB: Int)", "loadA(b: Int)"]) == ["action-duplicate"])
    #expect(codes(["load(a: Int)", "loadA()"]) == ["action-duplicate"])
    #expect(codes(["delegate(a: Int)"], reserved: ["delegate"]) == ["action-reserved"])
    #expect(codes(["cut(_ sender: Any?)"], reserved: ["cut(_: Any?)"]) == ["action-reserved"])
    #expect(codes(["cut(_ sender: Int)"], reserved: ["cut(_:)"]) == ["action-reserved"])
    #expect(codes(["cut(_ sender: Int)"], reserved: ["cut(_: Any?)"]) == [])
    #expect(codes(["cut(sender: Any?)", "paste(to a: Int)"], reserved: ["cut(_: Any?)"]) == [])
    #expect(
      codes(["functions(called: Int)"], reserved: ["functionsCalled"]) == ["action-duplicate"])
  }

  @Test("a property is never written with parameters on lines of their own")
  func longProperty() throws {
    let name = "metadataOfTheLayout" + String(repeating: "Long", count: 20)
    let action = try ActionSignature.parse(
      "var \(name): Int { get }", path: "--x", rules: .init(features: [.properties]))
    #expect(!action.isLong)
    #expect(try ActionSignature.parse("\(name)(a: Int)", path: "--x").isLong)
  }

  @Test("a mock's variable for an error or a result clashes only where the mock has it")
  func variablesOfMocks() {
    #expect(codes(["load(a: Int)", "loadError(_ error: Int)", "loadResult(_ value: Int)"]) == [])
    #expect(codes(["load(a: Int) throws", "loadError()"]) == ["action-duplicate"])
  }

  @Test("all errors are reported at once") func allErrorsAreReportedAtOnce() {
    #expect(
      codes(["load(", "class", "a", "a"]) == ["action-syntax", "action-name", "action-duplicate"])
  }
}

@Suite struct EntityFieldTests {
  @Test(
    "a field is read",
    arguments: [
      ("id: Int", "id", "Int", "1", false),
      ("default : String ?", "default", "String?", "\"default\"", true),
      ("tags: [String]", "tags", "[String]", "[\"tags\"]", false),
      ("at: Date?", "at", "Date?", "Date(timeIntervalSince1970: 1)", true),
      ("item: Feature.Item?", "item", "Feature.Item?", "nil", true),
    ]) func aFieldIsRead(
      _ text: String, _ name: String, _ type: String, _ sample: String, _ isOptional: Bool
    ) throws
  {
    let field = try EntityField.parse(text, path: "--entity-fields")
    #expect(field.name == name)
    #expect(field.type == type)
    #expect(field.sample == sample)
    #expect(field.isOptional == isOptional)
  }

  @Test(
    "what an entity cannot store is refused",
    arguments: [
      "", "id", "id Int", "id: Int = 1", "id: () -> Void", "id: (Int, Int)", "id: any P", "Id: Int",
      "id: Codable?",
      "self: Int", "inout: Int", "let: Int", "var: Int", "id: Int, b: Int", "id: Any",
      "id: Item.Type", "id: [Mine.Item.Protocol?]", "_: Int",
      "id: [Void]",
    ]) func whatNoEntityCanHoldIsRefused(_ text: String)
  {
    #expect(throws: ScaffoldError.self) { try EntityField.parse(text, path: "f") }
  }

  @Test("fields have distinct names") func fieldsHaveDistinctNames() throws {
    #expect(try EntityField.parse(all: ["id: Int", "name: String"], path: "f").count == 2)
    #expect(throws: ScaffoldError.self) {
      try EntityField.parse(all: ["id: Int", "id: Int"], path: "f")
    }
  }
}
