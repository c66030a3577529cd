import ScaffoldKit

/// The words of a command line, sorted by a table of options.
struct Arguments {
  /// What stands outside options, in order.
  private(set) var words: [String] = []
  private(set) var problems: [Diagnostic] = []
  private var values: [String: [String]] = [:]
  private let options: [Option]
  /// The template whose options are among them.
  private let template: String?

  /// Sorts `arguments` by `options`; what does not fit becomes a problem, and the rest is still read.
  init(_ arguments: [String], options: [Option], template: String? = nil) {
    self.options = options
    self.template = template
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      if argument.hasPrefix("--") {
        readLong(String(argument.dropFirst(2)), &rest)
      } else if argument.hasPrefix("-"), argument != "-", !Self.isNumber(argument) {
        readShort(String(argument.dropFirst()), &rest)
      } else if let dash = argument.first, Self.dashes.contains(dash) {
        let meant = "--" + argument.drop { Self.dashes.contains($0) || $0 == "-" }
        problems.append(
          .usage(
            "typographic-dash",
            "'\(argument.escapingControlCharacters)' begins with a typographic dash",
            help: "type '\(meant.escapingControlCharacters)'"))
      } else {
        words.append(argument)
      }
    }
  }

  /// The last value of an option.
  subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option in their order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Whether a switch is on.
  func isOn(_ name: String) -> Bool { values[name]?.last == "true" }

  /// A command that means the same, fit to be pasted, without some options.
  func retyped(_ command: Command, without left: Set<String>) -> String {
    var parts = ["viper-gen", command.name] + words.map(\.shellQuoted)
    for option in options where !left.contains(option.name) {
      for value in option.isRepeatable ? all(option.name) : all(option.name).suffix(1) {
        switch (option.takesValue, value) {
        case (true, _): parts.append("--\(option.name)\(value.asOptionValue)")
        case (false, "true"): parts.append("--\(option.name)")
        case (false, _): parts.append("--no-\(option.name)")
        }
      }
    }
    return parts.joined(separator: " ")
  }

  /// The words that typing programs and chat windows make of hyphens.
  private static let dashes: Set<Character> = [
    "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}",
  ]

  private static func isNumber(_ argument: String) -> Bool {
    Double(argument) != nil && argument.dropFirst().first?.isNumber == true
  }

  private mutating func readLong(_ argument: String, _ rest: inout ArraySlice<String>) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let option = options.first(where: { $0.name == name }) {
      read(option, spelled: "--\(name)", attached: attached, &rest)
    } else if name.hasPrefix("no-"),
      let option = options.first(where: { $0.isInvertible && "no-" + $0.name == name })
    {
      if attached == nil {
        values[option.name, default: []].append("false")
      } else {
        problems.append(.usage("unexpected-value", "'--\(name)' takes no value"))
      }
    } else {
      problems.append(unknown("--\(name)"))
      // What follows is most likely the unknown option's value, not a name.
      if attached == nil, let next = rest.first, !next.hasPrefix("-") { rest.removeFirst() }
    }
  }

  /// `-q`, `-abc` as `-a -b -c`, `-ofile` as `-o file`.
  private mutating func readShort(_ letters: String, _ rest: inout ArraySlice<String>) {
    var letters = letters[...]
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        problems.append(unknown("-\(letter)"))
        return
      }
      if option.takesValue, !letters.isEmpty {
        if letters.first == "=" { letters.removeFirst() }
        read(option, spelled: "-\(letter)", attached: String(letters), &rest)
        return
      }
      read(option, spelled: "-\(letter)", attached: nil, &rest)
    }
  }

  private mutating func read(
    _ option: Option, spelled: String, attached: String?, _ rest: inout ArraySlice<String>
  ) {
    guard option.takesValue else {
      if let attached, attached != "true", attached != "false" {
        problems.append(.usage("unexpected-value", "'\(spelled)' takes no value"))
      } else {
        values[option.name, default: []].append(attached ?? "true")
      }
      return
    }
    let value = attached ?? takeValue(&rest)
    guard let value, !value.isEmpty || option.mayBeEmpty else {
      problems.append(
        .usage(
          "missing-value", "'\(spelled)' needs a value",
          help: "type '\(option.synopsis.drop { $0 != "-" })'"))
      return
    }
    if case .oneOf(let words) = option.value, !words.contains(value) {
      problems.append(
        .usage(
          "unknown-value", "'\(spelled)' cannot be '\(value.escapingControlCharacters)'",
          help: Suggestion.help(
            for: value, in: words, otherwise: "it can be: \(words.joined(separator: ", "))")))
    }
    values[option.name, default: []].append(value)
  }

  /// The next argument if it can be a value: not another option.
  private func takeValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first else { return nil }
    let known = options.contains { option in
      option.isSpelled(next) || next.hasPrefix("--\(option.name)=")
        || (option.isInvertible && next == "--no-\(option.name)")
    }
    if known || next == "--" { return nil }
    return rest.popFirst()
  }

  private func unknown(_ argument: String) -> Diagnostic {
    let known = options.map { "--\($0.name)" } + options.compactMap { $0.short.map { "-\($0)" } }
    let shown = argument.escapingControlCharacters
    let page = template.map { "'viper-gen create --template \($0.shellQuoted) --help'" }
    return .usage(
      "unknown-option",
      "unknown option '\(shown)'" + (template.map { ": the template '\($0)' has none" } ?? ""),
      help: Suggestion.help(
        for: argument, in: known, otherwise: "\(page ?? "'viper-gen help'") lists the options"))
  }
}

extension Diagnostic {
  /// A mistake on the command line.
  static func usage(_ code: String, _ message: String, help: String? = nil) -> Diagnostic {
    Diagnostic(.usage, code, message, help: help)
  }
}
