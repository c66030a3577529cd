import ScaffoldKit

/// The words of a command line, sorted by a table of options.
struct Arguments {
  /// A value with the name of its option.
  private struct Value {
    let name: String
    let text: String
  }

  /// What stands outside options, in order.
  private(set) var words: [String] = []
  /// The mistakes. Several tables read a command line in turn, and most of what one of them refuses is
  /// known to the next: only the last one describes its mistakes.
  private var refused: [(Refusals) -> Diagnostic] = []
  /// The values in their order.
  private var values: [Value] = []
  private let options: [Option]
  private let refusals: Refusals
  /// The number of mistakes that are reported one by one.
  private static let mostProblems = 100

  /// Sorts `arguments` by `options`; what does not fit becomes a problem, and the rest is still read.
  ///
  /// - Parameters:
  ///   - command: the command whose options they are.
  ///   - template: the template whose options are among them.
  init(
    _ arguments: [String], options: [Option], command: String? = nil, template: String? = nil
  ) {
    self.options = options
    refusals = Refusals(options: options, command: command, template: template)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      if !Dash.begins(argument) {
        words.append(argument)
      } else if Dash.name(in: argument) != nil {
        readTypographic(argument, &rest)
      } else if argument.begins(with: "--") {
        readLong(argument, &rest)
      } else {
        readShort(argument.dropping(1), &rest)
      }
    }
  }

  /// Whether nothing is wrong with the command line.
  var fits: Bool { refused.isEmpty }

  /// What is wrong with the command line.
  var problems: [Diagnostic] { refused.map { $0(refusals) } }

  /// Whether every option is one, so that each word means what it seems to mean.
  var isLegible: Bool { problems.allSatisfy { $0.code == "unknown-value" } }

  /// The last value of an option.
  subscript(name: String) -> String? { values.last { $0.name == name }?.text }

  /// All values of an option in their order.
  func all(_ name: String) -> [String] {
    values.compactMap { $0.name == name ? $0.text : nil }
  }

  /// Whether a switch is on.
  func isOn(_ name: String) -> Bool { self[name] == "true" }

  /// The option among whose values `value` is.
  func option(holding value: String) -> Option? { options.first { all($0.name).contains(value) } }

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

  // MARK: Reading

  private mutating func readLong(_ argument: String, _ rest: inout ArraySlice<String>) {
    let (spelled, attached) = Self.split(argument)
    let name = spelled.dropping(2)
    let opposite = name.begins(with: "no-") ? name.dropping(3) : nil
    if let option = options.first(where: { $0.name == name }) {
      read(option, spelled: spelled, attached: attached, &rest)
    } else if let option = options.first(where: { $0.isInvertible && $0.name == opposite }) {
      if attached == nil {
        values.append(Value(name: option.name, text: "false"))
      } else {
        refuse { $0.unexpectedValue(spelled) }
      }
    } else {
      refuse { $0.unknown(spelled) }
      if attached == nil { dropValue(&rest) }
    }
  }

  /// `-q`, `-abc` as `-a -b -c`, `-ofile` as `-o file`.
  private mutating func readShort(_ argument: String, _ rest: inout ArraySlice<String>) {
    let (name, value) = Self.split(argument)
    if name.count > 1, let option = options.first(where: { $0.name == name }) {
      refuse { $0.unknown("-\(name)", meant: "--\(name)") }
      if value == nil, option.takesValue { dropValue(&rest) }
      return
    }
    var letters = argument[...]
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        refuse { $0.unknown("-\(letter)") }
        return
      }
      var attached: String?
      if letters.first == "=" || option.takesValue && !letters.isEmpty {
        attached = String(letters.first == "=" ? letters.dropFirst() : letters)
        letters = ""
      }
      read(option, spelled: "-\(letter)", attached: attached, &rest)
    }
  }

  private mutating func readTypographic(_ argument: String, _ rest: inout ArraySlice<String>) {
    refuse { $0.typographic(argument) }
    let (meant, attached) = Self.split(Dash.plain(argument))
    let isSwitch = options.contains { !$0.takesValue && $0.isSpelled(meant) }
    if attached == nil, !isSwitch { dropValue(&rest) }
  }

  private mutating func read(
    _ option: Option, spelled: String, attached: String?, _ rest: inout ArraySlice<String>
  ) {
    guard option.takesValue else {
      if let attached, attached != "true", attached != "false" {
        refuse { $0.unexpectedValue(spelled) }
      } else {
        values.append(Value(name: option.name, text: attached ?? "true"))
      }
      return
    }
    let follower = rest.first
    let value = attached ?? takeValue(&rest)
    guard let value, !value.isEmpty || option.mayBeEmpty else {
      refuse { $0.missingValue(of: option, spelled, follower: value ?? follower) }
      return
    }
    // No text at all is the empty list.
    let isEmptyList = value.isEmpty && option.isRepeatable
    if case .oneOf(let words) = option.value, !words.contains(value), !isEmptyList {
      refuse { $0.unknownValue(value, spelled, words) }
    }
    values.append(Value(name: option.name, text: value))
  }

  /// The next argument if it can be a value: not another option, nor what looks like a long one.
  private func takeValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first else { return nil }
    let plain = Dash.plain(next)
    guard plain.begins(with: "-") else { return rest.popFirst() }
    let looksLong = next.begins(with: "--") && !next.dropFirst(2).isEmpty
    let isKnown = options.contains {
      $0.isSpelled(plain) || $0.isSpelled(Self.split(plain).name) && plain.begins(with: "--")
    }
    if next == "--" || looksLong || isKnown { return nil }
    return rest.popFirst()
  }

  private mutating func refuse(_ problem: @escaping (Refusals) -> Diagnostic) {
    if refused.count < Self.mostProblems {
      refused.append(problem)
    } else if refused.count == Self.mostProblems {
      refused.append { _ in .usage("more-problems", "and there are more mistakes like these") }
    }
  }

  /// Passes over what is most likely the value of an option that was not understood, not a name.
  private func dropValue(_ rest: inout ArraySlice<String>) {
    if let next = rest.first, !Dash.begins(next) { rest.removeFirst() }
  }

  /// `name=value` in its parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (argument, nil) }
    let value = argument[argument.utf8.index(after: sign)...]
    return (String(argument[..<sign]), String(value))
  }
}

extension String {
  /// The text without its first bytes, which are ASCII.
  fileprivate func dropping(_ count: Int) -> String { String(Substring(utf8.dropFirst(count))) }
}
