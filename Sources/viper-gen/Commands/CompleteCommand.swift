import ScaffoldKit

/// `viper-gen complete SHELL -- WORD…`: what the scripts of `completions` call on each completion.
///
/// zsh and fish hand over the words after the program's name up to the cursor, the last of them under
/// it; bash its `COMP_WORDBREAKS` and the line up to the cursor. The answer is four lines and then one
/// for each candidate, with what it means behind a tab:
///
/// 1. `words`, `files` or `folders`: whether the candidates are all, or the shell shall look for paths
/// 2. what stands before the value in the word under the cursor, such as `--ui=`; for bash, what of that
///    it has to put in again
/// 3. what of the value has been typed
/// 4. for bash, how many characters of a path it has in the line already; else 0
///
/// It answers at once, writes nothing, and is silent about whatever is wrong.
struct CompleteCommand {
  private let shell: Shell
  private let words: [String]
  private let environment: Environment

  /// The command from its words.
  init(_ shell: Shell, _ words: some Sequence<String>, _ environment: Environment) {
    self.shell = shell
    self.words = Array(words)
    self.environment = environment
  }

  func run() -> Report {
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

  /// bash shows no explanations, looks through nothing, and needs every candidate quoted.
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
