import ScaffoldKit

/// `viper-gen complete SHELL -- WORD…`, which the scripts of `completions` call on each completion.
///
/// zsh and fish pass the words after the program's name up to the cursor; the last one is under it. bash
/// passes its `COMP_WORDBREAKS` and the line up to the cursor. The answer has four lines, then one for each
/// candidate with its explanation after a tab:
///
/// 1. `words`, `files` or `folders`: whether the candidates are complete, or the shell looks for paths
/// 2. the part of the word under the cursor before the value, such as `--ui=`; for bash, the part of it
///    that bash inserts again
/// 3. the part of the value that has been typed
/// 4. for bash, how many characters of a path are in the line already; else 0
///
/// It writes nothing, and prints no errors.
struct CompleteCommand: RunnableCommand {
  private let shell: Shell
  private let words: [String]
  private let environment: Environment

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let words = invocation.arguments.words
    shell = try Shell(argument: words.first ?? "")
    self.words = Array(words.dropFirst())
    environment = invocation.environment
  }

  /// Prints the candidates for the word under the cursor.
  func run(_ scaffolder: Scaffolder) -> Report {
    let lines: [String]
    switch shell {
    case .bash: lines = bash
    case .zsh, .fish:
      let reply = Completion(
        after: Array(words.dropLast()), current: words.last ?? "", environment
      ).reply
      lines =
        [reply.kind.rawValue, reply.prefix, reply.fragment, "0"]
        + reply.candidates.map { "\(reply.prefix)\($0.text)\t\($0.help.escapingControlCharacters)" }
    }
    var report = Report(command: "complete")
    report.output = lines.joined(separator: "\n") + "\n"
    return report
  }

  /// bash shows no explanations, does not filter, and needs each candidate quoted.
  private var bash: [String] {
    guard words.count > 1 else { return [] }
    let line = BashLine(words[1], breaks: words[0])
    let before = line.words.drop { $0.contains("=") }.dropFirst()
    let reply = Completion(after: Array(before), current: line.current, environment).reply
    let present = min(line.kept, reply.prefix.count)
    let header = [
      reply.kind.rawValue, String(reply.prefix.dropFirst(present)), reply.fragment,
      String(line.kept - present),
    ]
    return header
      + reply.candidates.map { reply.prefix + $0.text }.filter { $0.hasPrefix(line.current) }
      .map(line.replacement)
  }
}
