import ScaffoldKit

/// The tree of commands that `--experimental-dump-help` prints, in version 0 of the ToolInfo format of
/// swift-argument-parser. SwiftPM requests it from the tools of its templates.
struct ToolInfo {
  /// The template whose options are added to those of `create`.
  var template: (id: String, options: [Option])?

  static let option = "experimental-dump-help"

  /// Whether a command line has this form of SwiftPM, which puts `--` before the option.
  static func isRequested(by arguments: [String]) -> Bool { arguments == ["--", "--\(option)"] }

  var json: JSONText {
    .object([
      "serializationVersion": .integer(0),
      "command": .object([
        "commandName": .string(Command.program),
        "shouldDisplay": .boolean(true),
        "abstract": .string(Command.abstract),
        "subcommands": .array(Command.Verb.firstWords.map(node)),
        "arguments": .array(Command.common.flatMap { rows($0) }),
      ]),
    ])
  }

  /// A command, or a group with its commands.
  private func node(_ word: String) -> JSONText {
    if let command = Command.named(word) { return leaf(command, above: [Command.program]) }
    let members = Command.members(of: word).map { leaf($0, above: [Command.program, word]) }
    return .object([
      "superCommands": .array([.string(Command.program)]),
      "commandName": .string(word),
      "shouldDisplay": .boolean(true),
      "abstract": .string(Command.groups[word]),
      "subcommands": .array(members),
      "arguments": .array(Command.common.flatMap { rows($0) }),
    ])
  }

  private func leaf(_ command: Command, above: [String]) -> JSONText {
    var arguments = command.operands.map(row) + command.options.flatMap { rows($0) }
    if command.verb == .create, let template {
      let section = "Options of the template '\(template.id)'"
      arguments += template.options.filter(\.isFlag).flatMap { rows($0, section: section) }
    }
    return .object([
      "superCommands": .array(above.map { .string($0) }),
      "commandName": .string(command.verb.words.last),
      "shouldDisplay": .boolean(!command.verb.isHidden),
      "abstract": .string(command.summary),
      "arguments": .array(arguments),
    ])
  }

  // MARK: Arguments

  private func row(_ operand: Command.Operand) -> JSONText {
    .object([
      "kind": .string("positional"),
      "shouldDisplay": .boolean(true),
      "isOptional": .boolean(operand.isOptional),
      "isRepeating": .boolean(operand.isRepeatable),
      "parsingStrategy": .string("default"),
      "valueName": .string(operand.name.lowercased()),
      "allValues": operand.completes.list,
      "completionKind": operand.completes.kind,
      "abstract": .string(operand.help),
    ])
  }

  /// An option; a switch is followed by its opposite.
  private func rows(_ option: Option, section: String? = nil) -> [JSONText] {
    let names: [JSONText] = [name(option.name)] + (option.short.map { [name(String($0))] } ?? [])
    var allowed: CompletionSource?
    if case .oneOf(let words) = option.value { allowed = .words(words) }
    let kind: String = option.takesValue ? "option" : "flag"
    let valueName: String = option.valueWord ?? option.name
    let completion: CompletionSource = allowed ?? option.completes
    let members: KeyValuePairs<String, JSONText?> = [
      "kind": .string(kind),
      "shouldDisplay": .boolean(!option.isHidden),
      "sectionTitle": .string(section),
      "isOptional": .boolean(true),
      "isRepeating": .boolean(option.isRepeatable),
      "parsingStrategy": .string("default"),
      "names": .array(names),
      "preferredName": names[0],
      "valueName": .string(valueName),
      "defaultValue": .string(option.standard),
      "allValues": allowed?.list,
      "completionKind": completion.kind,
      "abstract": .string(option.help),
    ]
    let row = JSONText.object(members)
    return option.isInvertible ? [row, opposite(of: option, section)] : [row]
  }

  private func opposite(of option: Option, _ section: String?) -> JSONText {
    let name = name("no-\(option.name)")
    return .object([
      "kind": .string("flag"),
      "shouldDisplay": .boolean(option.inversion == .mentioned),
      "sectionTitle": .string(section),
      "isOptional": .boolean(true),
      "isRepeating": .boolean(false),
      "parsingStrategy": .string("default"),
      "names": .array([name]),
      "preferredName": name,
      "valueName": .string("no-\(option.name)"),
      "abstract": .string("the opposite of --\(option.name)"),
    ])
  }

  private func name(_ name: String) -> JSONText {
    .object(["kind": .string(name.count == 1 ? "short" : "long"), "name": .string(name)])
  }
}

extension Option {
  /// The placeholder for a text; `nil` for a switch and for one of several words.
  fileprivate var valueWord: String? {
    if case .text(let word) = value { word.lowercased() } else { nil }
  }
}

extension CompletionSource {
  /// The allowed words, if they are fixed.
  fileprivate var list: JSONText? {
    guard case .words(let words) = self else { return nil }
    return .array(words.map { .string($0) })
  }

  /// The completion in the format; `nil` if the format has no equivalent.
  fileprivate var kind: JSONText? {
    switch self {
    case .words(let words):
      .object(["list": .object(["values": .array(words.map { .string($0) })])])
    case .files: .object(["file": .object(["extensions": .array([])])])
    case .folders: .object(["directory": .object([JSONText.Member]())])
    default: nil
    }
  }
}
