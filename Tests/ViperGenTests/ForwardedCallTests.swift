import Testing

@Suite("A signature with '=>'")
struct ForwardedCallTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "id": "t",
        "description": "d",
        "options": [
          {"name": "answers", "type": "signatures", "accepts": ["results"], "help": "Answers.",
            "calls": {"shown": "view?", "asked": "interactor"}},
          {"name": "shown", "type": "signatures", "help": "Shown.", "accepts": ["overloads"]},
          {"name": "asked", "type": "signatures", "accepts": ["results"], "help": "Asked."}
        ],
        "files": [{"source": "V.swift", "path": "<<Module>>.swift", "role": "source"}]
      }
      """, to: "T/t/template.json")
    try folder.write(
      "<<for answer in answers>><<answer.declaration>> {<<for call in answer.forwards>> <<call.code>>; "
        + "<<call.receiver>>.<<call.calls>><<for argument in call.arguments>> <<argument.recorded>> "
        + "== <<argument.sample>><<end>> <<end>>}<<end>>\n"
        + "<<for action in shown>><<action.name>> <<end>><<for action in asked>><<action.name>> <<end>>\n",
      to: "T/t/V.swift")
  }

  private func create(_ arguments: [String]) throws -> Outcome {
    try Program.viperGen(
      ["create", "SignIn", "--init", "--package-path", "Demo", "--templates", "T", "-t", "t"]
        + arguments, in: folder.url)
  }

  @Test(
    "calls the function that it names, with its own values",
    arguments: [
      (
        "loaded(price: Int) => show(price:)", "show(price: Int)",
        "loaded(price: Int) { view?.show(price: price); view.showCalls showCalls.first == 1 }"
      ),
      (
        "loaded(_ price: Int,at:String)=>show", "show(_ price: Int)",
        "loaded(_ price: Int, at: String) { view?.show(price); view.showCalls showCalls.first == 1 }"
      ),
      (
        "went(to place: String) => show(for:)", "show(for place: String)",
        "went(to place: String) { view?.show(for: place); view.showCalls showCalls.first == \"place\" }"
      ),
      ("failed() => clear()", "clear", "failed() { view?.clear(); view.clearCallCount }"),
      ("failed", "clear", "failed() {}"),
    ])
  func calls(answer: String, shown: String, expected: String) throws {
    let outcome = try create(["--answers", answer, "--shown", shown])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try folder.text(of: "Demo/Sources/Demo/SignIn/SignIn.swift")
    #expect(text.hasPrefix(expected + "\n"), "\(text)")
  }

  @Test(
    "waits for what is asynchronous and passes on what is thrown")
  func effects() throws {
    let outcome = try create([
      "--answers", "loaded() async throws => save()", "--asked", "save() async throws",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try folder.text(of: "Demo/Sources/Demo/SignIn/SignIn.swift")
    #expect(text.contains("{ try await interactor.save(); "), "\(text)")
  }

  @Test(
    "is refused where the call cannot be written",
    arguments: [
      (
        "loaded() => shw()", "no function 'shw()' in '--asked', '--shown'",
        "did you mean 'show'?"
      ),
      (
        "loaded() => show(price:)", "'loaded()' has no 'price: Int' for 'show(price:)'",
        "add the parameter"
      ),
      ("loaded(price: String) => show(price:)", "has no 'price: Int'", "add the parameter"),
      ("loaded() => save()", "cannot be all that 'loaded()' does", "need the same"),
      ("loaded() -> Int => show(price:)", "has no result", "by hand"),
      ("loaded() =>", "no function ''", "known: "),
      ("loaded() => count()", "cannot be all that", "need the same"),
      ("loaded() async => wait()", "'view?' may be gone", "by hand"),
    ])
  func refusals(answer: String, message: String, help: String) throws {
    let outcome = try create([
      "--answers", answer, "--shown", "show(price: Int)", "--shown", "wait() async",
      "--asked", "save() async",
      "--asked", "count() -> Int",
    ])
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains(message) && outcome.errors.contains(help), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("--answers:1:1: error: '=>"), "\(outcome.errors)")
    #expect(outcome.errors.contains("\n  \(answer)\n  ^\n"), "\(outcome.errors)")
    #expect(try folder.tree()["Demo/Package.swift"] == nil)
  }

  @Test("is refused in an option whose functions call nothing further")
  func noReceiver() throws {
    let outcome = try create(["--shown", "show() => clear()", "--shown", "clear()"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'--shown' calls nothing further"), "\(outcome.errors)")
  }

  @Test("needs an option with signatures in the template")
  func unknownOption() throws {
    let json = try folder.text(of: "T/t/template.json")
    try folder.write(
      json.replacing("\"asked\": \"int", with: "\"askd\": \"int"), to: "T/t/template.json")
    let outcome = try create([])
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("T/t/template.json:6:")
        && outcome.errors.contains("did you mean 'asked'?"), "\(outcome.errors)")
  }
}
