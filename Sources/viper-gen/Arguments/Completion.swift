import ScaffoldKit

/// Completes the word under the cursor, with the tables and the parser of a real run.
///
/// It writes nothing and reports no errors: without a match there are no candidates.
struct Completion {
  /// A completion with its explanation.
  struct Candidate: Equatable {
    let text: String
    let help: String
  }

  /// The answer to the shell.
  struct Reply {
    enum Kind: String { case words, files, folders }
    var kind = Kind.words
    /// The part of the word under the cursor before the value, such as `--ui=`.
    var prefix = ""
    /// The part of the value before the cursor.
    var fragment = ""
    var candidates: [Candidate] = []
  }

  private let current: String
  private let finder: CommandFinder
  private let options: [Option]
  /// The words before the cursor, and ``placeholder`` in its place.
  private let arguments: Arguments
  private let isAfterDashes: Bool
  private let sources: CompletionValues

  /// Replaces the word under the cursor. Real arguments cannot contain NUL.
  private static let placeholder = "\u{0}"

  /// - Parameters:
  ///   - words: the words before the one under the cursor, without the program's name.
  ///   - current: the part of the word before the cursor.
  init(after words: [String], current: String, _ environment: Environment) {
    let words = words.map(environment.expandingHome)
    self.current = current
    finder = CommandFinder(words)
    var options = finder.command?.options ?? Command.allOptions
    let chosen = Arguments(finder.rest, options: options)
    let sources = CompletionValues(chosen, environment)
    if finder.command?.hasTemplateOptions == true {
      let fixed = Set(options.map(\.name))
      let own = finder.command?.adding(sources.templateOptions).options ?? []
      options += own.filter { !fixed.contains($0.name) }
    }
    self.options = options
    self.sources = sources
    arguments = Arguments(finder.rest + [Self.placeholder], options: options)
    isAfterDashes = finder.rest.contains("--")
  }

  var reply: Reply {
    if let owner = arguments.option(withValue: Self.placeholder), !current.hasPrefix("-") {
      return values(of: owner, prefix: "", current)
    }
    if current.hasPrefix("-"), !isAfterDashes { return optionReply }
    guard let index = arguments.words.firstIndex(of: Self.placeholder) else { return Reply() }
    switch finder.finding {
    case .none: return self.reply(from: .commands, prefix: "", current)
    case .group(let name):
      return Reply(
        fragment: current, candidates: Self.candidates(Command.members(of: name)) { $0[1] })
    case .unknown: return Reply()
    case .command(let command): return operandReply(command, index)
    }
  }

  // MARK: Arguments

  private func operandReply(_ command: Command, _ index: Int) -> Reply {
    guard let last = command.operands.last, index < command.operands.count || last.isRepeatable
    else { return Reply() }
    let operand = index < command.operands.count ? command.operands[index] : last
    if case .commands = operand.completes, index > 0 {
      let members = index == 1 ? Command.members(of: arguments.words[0]) : []
      return Reply(fragment: current, candidates: Self.candidates(members) { $0[1] })
    }
    var reply = reply(from: operand.completes, prefix: "", current)
    // Without `--` before it, it would be parsed as an option.
    if !isAfterDashes { reply.candidates.removeAll { $0.text.hasPrefix("-") } }
    if operand.isRepeatable { reply.candidates.removeAll { arguments.words.contains($0.text) } }
    return reply
  }

  private static func candidates(
    _ commands: [Command], word: ([String]) -> String
  ) -> [Candidate] {
    commands.map { Candidate(text: word($0.verb.words), help: $0.summary) }
  }

  // MARK: Options

  private var optionReply: Reply {
    if let equals = current.firstIndex(of: "="), current.hasPrefix("--") {
      let prefix = String(current[...equals])
      let option = options.first { prefix == "--\($0.name)=" }
      let fragment = String(current[equals...].dropFirst())
      return option.map { values(of: $0, prefix: prefix, fragment) } ?? Reply()
    }
    if current.count > 2, !current.hasPrefix("--"),
      let option = options.first(where: { $0.short == current.dropFirst().first && $0.takesValue })
    {
      return values(of: option, prefix: String(current.prefix(2)), String(current.dropFirst(2)))
    }
    let known = finder.command == nil ? Command.common : options
    let open = known.filter {
      !$0.isHidden && ($0.isRepeatable || arguments.all($0.name).isEmpty)
    }
    return Reply(
      fragment: current,
      candidates: open.flatMap { option in
        var candidates = [Candidate(text: "--\(option.name)", help: option.explanation)]
        if option.inversion == .mentioned && option.isInvertible || current.hasPrefix("--no") {
          let help = "the opposite of --\(option.name)"
          candidates += option.isInvertible ? [.init(text: "--no-\(option.name)", help: help)] : []
        }
        return candidates
      })
  }

  private func values(of option: Option, prefix: String, _ fragment: String) -> Reply {
    switch option.value {
    case .none: reply(from: .words(["true", "false"]), prefix: prefix, fragment)
    case .oneOf(let words): values(of: option, among: words, prefix: prefix, fragment)
    case .text: reply(from: option.completes, prefix: prefix, fragment)
    }
  }

  /// The values of an option with fixed words; after a comma of a list, those that it lacks.
  private func values(
    of option: Option, among words: [String], prefix: String, _ fragment: String
  ) -> Reply {
    guard option.isRepeatable, let comma = fragment.lastIndex(of: ",") else {
      return reply(from: .words(words), prefix: prefix, fragment)
    }
    let chosen = fragment[..<comma].split(separator: ",")
    return reply(
      from: .words(words.filter { word in !chosen.contains { $0 == word } }),
      prefix: prefix + fragment[...comma], String(fragment[comma...].dropFirst()))
  }

  private func reply(from source: CompletionSource, prefix: String, _ fragment: String) -> Reply {
    var reply = Reply(prefix: prefix, fragment: fragment)
    switch source {
    case .files: reply.kind = .files
    case .folders: reply.kind = .folders
    case .templates where fragment.contains("/"): reply.kind = .folders
    default: reply.candidates = sources.candidates(from: source, fragment)
    }
    return reply
  }
}
