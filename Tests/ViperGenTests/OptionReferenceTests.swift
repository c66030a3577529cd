import Foundation
import Testing

@Suite("A list option that refers to another option")
struct OptionReferenceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeTemplate(refersTo: "actions.parameters: String")
  }

  private func writeTemplate(refersTo reference: String, of type: String = "list") throws {
    try folder.write(
      """
      {
        "id": "t",
        "description": "d",
        "options": [
          {"name": "actions", "type": "signatures", "help": "Actions."},
          {"name": "checked", "type": "\(type)", "default": ["user"], "refersTo": "\(reference)",
            "help": "Names."}
        ],
        "files": [{"source": "V.swift", "path": "<<Module>>.swift", "role": "source"}]
      }
      """, to: "T/t/template.json")
    try folder.write(
      "// <<for action in actions>><<action.name>> <<end>>/ "
        + "<<for name in checked>><<name>> <<end>><<if checked>>some<<else>>none<<end>>\n",
      to: "T/t/V.swift")
  }

  private func create(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(
      ["create", "SignIn", "--init", "--package-path", "Demo", "--templates", "T", "-t", "t"]
        + arguments, in: folder.url)
  }

  private var text: String {
    get throws { try folder.text(of: "Demo/Sources/Demo/SignIn/SignIn.swift") }
  }

  @Test(
    "has the entries that the option names",
    arguments: [
      ("actions", "load", "load "), ("actions", "user", ""),
      ("actions.parameters", "id", "id "), ("actions.parameters: Int", "id", "id "),
      ("actions.parameters: Int", "user", ""), ("actions.parameters: String", "user", "user "),
    ])
  func filters(reference: String, entry: String, expected: String) throws {
    try writeTemplate(refersTo: reference)
    let outcome = try create(
      "--actions", "load", "--actions", "open(user: String, id: Int)", "--checked", entry)
    #expect(outcome.status == 0)
    #expect(try text == "// load open / \(expected)\(expected.isEmpty ? "none" : "some")\n")
  }

  @Test("warns about an entry that was typed for nothing")
  func warns() throws {
    let outcome = try create("--actions", "open(user: String, id: Int)", "--checked", "usr,id")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasPrefix(
        """
        warning: 'usr' in '--checked' has no effect: it is no parameter of the type 'String' in '--actions'
        help: did you mean 'user'?
        warning: 'id' in '--checked' has no effect: it is no parameter of the type 'String' in '--actions'
        help: known: user

        """))
    #expect(try text == "// open / none\n")
  }

  @Test(
    "may have the lengths that a text may have",
    arguments: [
      ("user: 1...20", "1 20 \"user\""), ("user:2...3", "2 3 \"use\""),
      ("user", "  \"user\""), ("user: 6 ... 9", "6 9 String(repeating: \"x\", count: 6)"),
    ])
  func lengths(entry: String, expected: String) throws {
    try folder.write(
      "// <<for action in actions>><<for value in action.parameters>><<value.minLength>> "
        + "<<value.maxLength>> <<value.validSample>><<end>><<end>> <<for name in checked>><<name>><<end>>\n",
      to: "T/t/V.swift")
    let outcome = try create("--actions", "open(user: String)", "--checked", entry)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try text == "// \(expected) user\n")
  }

  @Test(
    "is refused with another text after the name",
    arguments: [
      "user: 20", "user: 1..<20", "user: 9...1", "user: 0...0", "user: -1...2", "user:",
      "user: mail", "user: digit",
    ])
  func badLengths(entry: String) throws {
    let outcome = try create("--actions", "open(user: String)", "--checked", entry)
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains("has no range of lengths"), "\(outcome.errors)")
    #expect(outcome.errors.contains("such as 'user: 1...20', or 'email' or 'url' or 'digits'"))
  }

  @Test("takes the format of a text", arguments: ["email", "url", "digits"])
  func formats(format: String) throws {
    try folder.write(
      "// <<for action in actions>><<for parameter in action.parameters>><<parameter.name>>: "
        + "<<parameter.format>>, <<end>><<if action.hasRules>>rules<<end>><<end>> "
        + "<<for name in checked>><<name>><<end>>\n",
      to: "T/t/V.swift")
    let outcome = try create(
      "--actions", "open(user: String, id: Int)", "--checked", "user: \(format)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try text == "// user: \(format), id: , rules user\n")
  }

  @Test("takes several names in one word")
  func several() throws {
    try writeTemplate(refersTo: "actions.parameters")
    let outcome = try create("--actions", "open(user: String, id: Int)", "--checked", "id, user")
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"))
    #expect(try text == "// open / id user some\n")
  }

  @Test("does not warn about what is set for every module")
  func shared() throws {
    #expect(try !create("--actions", "open(id: Int)").errors.contains("warning"))
    #expect(try text == "// open / none\n")
    try folder.write(
      #"{"options": {"checked": ["name"]}}"#, to: "Demo/.viper-gen.json")
    let preset = try Program.viperGen(
      [
        "create", "LogIn", "--package-path", "Demo", "--templates", "T", "-t", "t", "--actions",
        "open(id: Int)",
      ], in: folder.url)
    #expect(preset.status == 0 && !preset.errors.contains("warning"))
  }

  @Test("has an entry again once the option names it")
  func added() throws {
    #expect(try create().status == 0)
    #expect(try text == "// / none\n")
    let outcome = try folder.viperGen("add", "SignIn", "open(user: String)", "-C", "Demo")
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
    #expect(try text == "// open / user some\n")
  }

  @Test(
    "is an error of the template if there is no such option",
    arguments: [
      ("checked", "list", "unknown earlier option of the type 'signatures' 'checked'"),
      ("action", "list", "did you mean 'actions'?"),
      ("actions.names", "list", "'actions.names' is not a reference"),
      ("actions", "names", "'refersTo' does not apply to an option of the type 'names'"),
    ])
  func refuses(reference: String, type: String, message: String) throws {
    try writeTemplate(refersTo: reference, of: type)
    let outcome = try create()
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("T/t/template.json:6:"), "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
