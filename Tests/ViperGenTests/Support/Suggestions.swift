import Foundation
import Testing

/// The command lines that messages suggest.
struct Suggestions {
  /// The suggested command lines, as a user types them in a shell.
  private(set) var lines: [String] = []
  private let arguments: [String]
  private let errors: [Problem]

  /// An error, and the ways to edit the arguments that its help suggests.
  private struct Problem {
    let words: [String]
    var edits: [Edit] = []
  }

  private enum Edit {
    case replace(String, by: String)
    case append(String)
  }

  /// The suggestions in what a command printed to the error stream.
  init(_ text: String, of arguments: [String]) {
    self.arguments = arguments
    let hasCommands = text.contains("\ntry: ")
    var errors: [Problem] = []
    var commands: [String] = []
    var isHelp = false
    for line in text.split(separator: "\n").map(String.init) {
      if line.contains("error: ") {
        errors.append(Problem(words: line.matches(of: /'([^']*)'/).map { String($0.1) }))
      }
      isHelp = line.hasPrefix("help: ") || isHelp && line.hasPrefix("  ")
      if let match = line.firstMatch(of: /(?:^|: +|^ +)(viper-gen .*)$/), !line.contains("'viper") {
        commands.append(String(match.1))
      } else if isHelp, !errors.isEmpty {
        commands += line.matches(of: /'(viper-gen [^']*)'/).map { String($0.1) }
        errors[errors.count - 1].edits += Self.edits(
          in: line, insteadOf: errors[errors.count - 1].words, of: arguments,
          hasCommands: hasCommands)
      }
    }
    self.errors = errors
    // A word such as `DIR` stands for a value.
    lines = (commands + edited).filter { $0.firstMatch(of: /[ =][A-Z]+\b/) == nil }
    lines = lines.reduce(into: []) { lines, line in
      if !lines.contains(line) { lines.append(line) }
    }
  }

  /// The edits that a help suggests. A word in place of a wrong one is only a hint where whole commands follow.
  private static func edits(
    in help: String, insteadOf words: [String], of arguments: [String], hasCommands: Bool
  ) -> [Edit] {
    let wrong = words.last { word in
      arguments.contains { $0 == word || $0.hasPrefix(word + "=") || word.hasSuffix("/" + $0) }
        || word.contains(" ") && arguments.joined(separator: " ").contains(word)
    }
    let isOption = wrong.map { $0.hasPrefix("-") || $0.hasPrefix("\u{2014}") } ?? false
    var edits: [Edit] = help.matches(of: /'(--[^']*)'/).map { match in
      let option = String(match.1)
      if let wrong, isOption, words.first == wrong { return .replace(wrong, by: option) }
      return .append(option)
    }
    if let match = help.firstMatch(of: /add a name, such as '([^']*)'/) {
      edits.append(.append(String(match.1)))
    }
    guard !hasCommands, let wrong else { return edits }
    return edits
      + help.matches(of: /(?:did you mean|use|type) '([^'-][^']*)'/).compactMap { match in
        match.1.hasPrefix("viper-gen") ? nil : .replace(wrong, by: String(match.1))
      }
  }

  /// The command lines with one edit for each error.
  private var edited: [String] {
    let editable = errors.map(\.edits).filter { !$0.isEmpty }
    guard !editable.isEmpty else { return [] }
    let all = editable.reduce([arguments]) { lines, edits in
      lines.flatMap { line in edits.map { Self.edit(line, $0) } }
    }
    return all.filter { $0 != arguments }.map(Self.typed)
  }

  private static func edit(_ arguments: [String], _ edit: Edit) -> [String] {
    switch edit {
    case .append(let words): return arguments + words.split(separator: " ").map(String.init)
    case .replace(let wrong, let right) where wrong.contains(" "):
      return arguments.joined(separator: " ").replacing(wrong, with: right)
        .split(separator: " ").map(String.init)
    case .replace(let wrong, let right):
      // An option may come with its value: `--ui uikit`.
      let words = right.hasPrefix("--") ? right.split(separator: " ").map(String.init) : [right]
      return arguments.flatMap { argument in
        guard argument.hasPrefix(wrong + "=") else {
          return argument == wrong || wrong.hasSuffix("/" + argument) ? words : [argument]
        }
        return [right == wrong ? right : right + argument.dropFirst(wrong.count)]
      }
    }
  }

  private static func typed(_ arguments: [String]) -> String {
    (["viper-gen"] + arguments).map { word in
      word.contains { " ()*\\".contains($0) } ? "'\(word)'" : word
    }.joined(separator: " ")
  }
}

extension TemporaryFolder {
  /// Runs a line of the shell, in which `viper-gen` is the tested program.
  func shell(_ line: String, in path: String = "") throws -> Outcome {
    let programs = Program.viperGen.deletingLastPathComponent().path
    let old = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Program.tool(
      "sh", ["-c", line], in: path.isEmpty ? url : url.appending(path: path),
      environment: [
        "PATH": "\(programs):\(old)", "XDG_CACHE_HOME": url.appending(path: ".test-cache").path,
      ])
  }

  /// A copy of everything in the folder.
  func copy() throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    _ = try Program.tool("cp", ["-R", url.path + "/.", copy.url.path], in: url)
    return copy
  }
}
