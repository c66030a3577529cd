/// What a check can find in a template that loads without an error.
enum TemplateCheckFault: Fault {
  case keptFlag(String)
  case opposite(String, of: String)
  case unusedOption(String)
  case unusedEntry(String)
  case unreachableFile(String)
  case neverWritten
  case neverTrue(String)
  case alwaysTrue
  case sameFile(String, options: String)
  case sameName(String, options: String)
  case fixedName(String)
  case trailingBlanks
  case mixedIndentation(tabs: Bool)
  case mixedLineEnds
  case noFinalNewline
  case byteOrderMark
  case binaryText

  var wording: Wording {
    switch self {
    case .keptFlag(let name):
      found(
        "option-flag", "'--\(name)' is an option of 'create' itself",
        "choose another name; this one takes '--set \(name)=…'")
    case .opposite(let name, let other):
      found(
        "option-flag", "'--\(name)' is also what switches the option '\(other)' off",
        "choose another name for one of them")
    case .unusedOption(let name):
      found("unused-option", "nothing uses the option '\(name)'", "use it, or leave it out")
    case .unusedEntry(let name):
      found(
        "unused-variable", "nothing in the loop uses '\(name)'", "use it, or leave the loop out")
    case .unreachableFile(let path):
      found(
        "unreachable-file", "'\(path.escapingControlCharacters)' is neither listed nor included",
        "list it in \"files\", include it in a file that is listed, or remove it")
    case .neverWritten:
      found("never-true", "no combination of options writes this file", "change the condition")
    case .neverTrue(let what):
      found("never-true", "no combination of options gets \(what)", "change the condition")
    case .alwaysTrue:
      found("always-true", "the condition holds whatever the options are", "leave it out")
    case .sameFile(let message, let options):
      found("same-file", message, "so it is with \(options)")
    case .sameName(let name, let options):
      found(
        "file-name-taken",
        "two files of a module have the name '\(name)', which Swift allows once in a target",
        "so it is with \(options)")
    case .fixedName(let name):
      found(
        "file-name-taken",
        "each module would have a file '\(name)', and Swift allows a name once in a target",
        "write <<Module>> into the file's name")
    case .trailingBlanks: found("trailing-blanks", "blanks at the end of the line", "remove them")
    case .mixedIndentation(let tabs):
      found(
        "mixed-indentation",
        tabs ? "indented by a tab, above by blanks" : "indented by blanks, above by tabs",
        "indent the whole file in one way")
    case .mixedLineEnds:
      found("mixed-line-ends", "a line end unlike those above", "end all lines in one way")
    case .noFinalNewline:
      found("no-final-newline", "the last line has no end", "so has the written file: add one")
    case .byteOrderMark:
      found("byte-order-mark", "the file begins with a byte order mark", "save it without")
    case .binaryText:
      found(
        "binary-text", "the file has a NUL byte and is copied as it is",
        "save it as UTF-8 if its placeholders matter")
    }
  }

  private func found(_ code: String, _ message: String, _ help: String) -> Wording {
    Wording(.check, code, message, help: help)
  }
}
