/// What can be wrong with the text of a template.
enum TemplateFault: Fault {
  case unknownVariable(String, known: [String])
  case unknownField(String, of: String, known: [String])
  case unknownStyle(String, known: [String])
  case unknownValue(String, allowed: [String])
  case unknownInclude(String, known: [String])
  case includeCycle(String)
  case notPrintable(String, kind: String)
  case notList(String, kind: String)
  case noFields(String, kind: String)
  case notComparable(String, String)
  case reservedWord(String)
  case shadowed(String)
  case loopOutside
  case expected(String, found: String?)
  case missingAtEnd(String)
  case unexpected(String)
  case openComment, openString, badEscape, unclosedLine
  case unclosed(String)
  case unopened(String)
  case afterElse(String)
  case tooDeep(Int)
  case includesTooDeep(Int)
  case tooLong(parts: Int, bytes: Int)
  case tooManySteps(Int)
  case tooManyWords(Int)
  case outputTooLong(Int)
  case tooManyFiles(Int)
  case invalidUTF8
  case valueInPath(String)

  var wording: Wording {
    switch self {
    case .unknownVariable(let name, let known):
      named("unknown-variable", "variable", name, known)
    case .unknownField(let name, let owner, let known):
      named("unknown-field", "field of '\(owner)'", name, known)
    case .unknownStyle(let name, let known): named("unknown-style", "case style", name, known)
    case .unknownInclude(let name, let known): named("unknown-include", "include file", name, known)
    case .unknownValue(let value, let allowed):
      named("unknown-value", "value", value, allowed)
    case .includeCycle(let name): bad("include-cycle", "'\(name)' includes itself")
    case .notPrintable(let name, let kind):
      bad("not-printable", "'\(name)' is \(kind) and has no text", "use <<for x in \(name)>>")
    case .notList(let name, let kind): bad("not-a-list", "'\(name)' is \(kind), not a list")
    case .noFields(let name, let kind): bad("no-fields", "'\(name)' is \(kind) and has no fields")
    case .notComparable(let left, let right): bad("not-comparable", "\(left) cannot be \(right)")
    case .reservedWord(let word):
      bad("reserved-word", "'\(word)' is a word of the template language", "choose another name")
    case .shadowed(let name):
      bad("shadowed-variable", "'\(name)' is a variable already", "choose another name")
    case .loopOutside: bad("loop-outside", "'loop' has no meaning outside <<for …>>")
    case .expected(let what, let found):
      bad("syntax", "expected \(what)" + (found.map { ", found '\($0)'" } ?? " before '>>'"))
    case .missingAtEnd(let what): bad("syntax", "expected \(what) at the end")
    case .unexpected(let text):
      bad("syntax", "unexpected '\(text.escapingControlCharacters)'", "write \\<< for a literal <<")
    case .openComment: bad("unclosed-comment", "a comment that never ends", "close it with #>>")
    case .unclosedLine: bad("limit", "a line with too many '<<' that no '>>' closes")
    case .openString: bad("syntax", "a string that never ends", "close it with a double quote")
    case .badEscape: bad("syntax", "only \\\" and \\\\ are escapes in a string")
    case .unclosed(let word): bad("unclosed-block", "<<\(word)>> is never closed", "add <<end>>")
    case .unopened(let word): bad("unopened-block", "<<\(word)>> without <<if …>> or <<for …>>")
    case .afterElse(let word): bad("after-else", "<<\(word)>> after <<else>>")
    case .tooDeep(let limit): bad("limit", "blocks nested deeper than \(limit) levels")
    case .includesTooDeep(let limit): bad("limit", "includes nested deeper than \(limit) levels")
    case .tooLong(let parts, let bytes):
      bad(
        "limit",
        "with its includes, the template has more than \(parts) parts or \(bytes) bytes")
    case .tooManyWords(let limit): bad("limit", "a placeholder of more than \(limit) words")
    case .tooManySteps(let limit): bad("limit", "rendering takes more than \(limit) steps")
    case .tooManyFiles(let limit): bad("limit", "more than \(limit) files for a module")
    case .outputTooLong(let limit): bad("limit", "the output grows past \(limit) bytes")
    case .invalidUTF8:
      bad("invalid-utf8", "the file is not valid UTF-8", "save it as UTF-8")
    case .valueInPath(let value):
      Wording(
        .containment, "value-in-path",
        "the value '\(value.escapingControlCharacters)' would add a folder to a path",
        help: "a value in a path has no '/', '\\' or control character")
    }
  }

  private func bad(_ code: String, _ message: String, _ help: String? = nil) -> Wording {
    Wording(.data, code, message, help: help)
  }

  private func named(
    _ code: String, _ what: String, _ name: String, _ known: [String]
  ) -> Wording {
    let list = known.isEmpty ? "there is none" : "known: \(known.joined(separator: ", "))"
    return Wording(
      .data, code, "unknown \(what) '\(name.escapingControlCharacters)'",
      help: Suggestion.help(for: name, in: known, otherwise: list))
  }
}
