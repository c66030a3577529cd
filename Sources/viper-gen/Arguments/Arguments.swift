import ScaffoldKit

/// The arguments of a command line, parsed with a table of options.
struct Arguments {
  /// A value with the name of its option.
  struct Value {
    /// What `=`, `+=` and `-=` do with an option.
    enum Operation: Character {
      case add = "+"
      case remove = "-"
    }

    let name: String
    let text: String
    /// Whether it is added to a list or removed from it; `nil` if it is the option's value.
    var operation: Operation?
  }

  /// A list option with its value, as it is typed.
  struct ListUse {
    let option: Option
    let spelled: String
    let text: String
    /// The number of values before it, so that two uses of one option differ.
    let number: Int
  }

  /// The arguments that are neither options nor their values, in order.
  private(set) var words: [String] = []
  /// The list options whose values words follow, by the indices of these words.
  private(set) var listsBefore: [Int: ListUse] = [:]
  /// The list option whose value was the latest argument.
  private var latestList: ListUse?
  /// The errors in the command line, in order.
  private(set) var problems: [Diagnostic] = []
  /// The values of all options, in order.
  private(set) var values: [Value] = []
  private let options: [Option]
  private let errors: ArgumentErrors
  /// Whether `--NAME+=VALUE` adds to a list, and `--NAME-=VALUE` removes from it.
  private let editsLists: Bool
  /// The number of errors that are reported one by one.
  private static let mostProblems = 100

  /// Parses `arguments`. An argument that does not fit the table becomes a problem, and parsing continues.
  ///
  /// - Parameters:
  ///   - options: the table.
  ///   - command: the command that has the options; `nil` for the options of all commands.
  ///   - template: the id of the template that some of the options come from.
  ///   - changeOptions: options that `change` has instead of the command, for messages.
  ///   - templatesWithOption: the templates that have an option of a name, for messages.
  init(
    _ arguments: [String], options: [Option], command: String? = nil, template: String? = nil,
    changeOptions: [Option] = [], templatesWithOption: @escaping (String) -> [String] = { _ in [] }
  ) {
    self.options = options
    editsLists = command == Command.Verb.change.rawValue
    errors = ArgumentErrors(
      options: options, command: command, template: template,
      templatesWithOption: templatesWithOption, changeOptions: changeOptions)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      if !TypographicDash.isOption(argument) {
        listsBefore[words.count] = latestList
        words.append(argument)
      } else if TypographicDash.leadingName(in: argument) != nil {
        readTypographic(argument, &rest)
      } else if argument.begins(with: "--") {
        readLong(argument, &rest)
      } else {
        readShort(argument.dropping(1), &rest)
      }
    }
  }

  /// Whether each word is certainly an argument. After an unknown option or a missing value, a word may be the
  /// value of an option.
  var hasUnambiguousWords: Bool { problems.allSatisfy { $0.code == .unknownValue } }

  /// The last value of an option.
  subscript(name: String) -> String? { values.last { $0.name == name }?.text }

  /// All values of an option, in order.
  func all(_ name: String) -> [String] {
    values.compactMap { $0.name == name ? $0.text : nil }
  }

  /// Whether a switch is on.
  func isOn(_ name: String) -> Bool { self[name] == "true" }

  /// Whether progress is shown: not for `--json` and `--quiet`.
  var showsProgress: Bool { !isOn("quiet") && !isOn("json") }

  /// The option that has `value` as one of its values.
  func option(withValue value: String) -> Option? { options.first { all($0.name).contains(value) } }

  /// An equivalent command, quoted for a shell, without the options named in `omitted`.
  func retyped(_ verb: Command.Verb, without omitted: Set<String>) -> String {
    var parts = ["viper-gen", verb.rawValue] + words.map(\.shellQuoted)
    for option in options where !omitted.contains(option.name) {
      let given = values.filter { $0.name == option.name }
      for value in option.isRepeatable ? given : given.suffix(1) {
        parts.append(value.retyped(as: option))
      }
    }
    return parts.joined(separator: " ")
  }

  // MARK: Parsing

  private mutating func readLong(_ argument: String, _ rest: inout ArraySlice<String>) {
    let (whole, attached) = Self.split(argument)
    let operation = editsLists ? whole.last.flatMap(Value.Operation.init) : nil
    let spelled = operation == nil ? whole : String(whole.dropLast())
    let name = spelled.dropping(2)
    let opposite = name.begins(with: "no-") ? name.dropping(3) : nil
    if let option = options.first(where: { $0.name == name }) {
      let count = values.count
      read(option, spelled: spelled, attached: attached, &rest)
      for index in values.indices.dropFirst(count) { values[index].operation = operation }
    } else if let option = options.first(where: { $0.isInvertible && $0.name == opposite }) {
      if attached == nil {
        values.append(Value(name: option.name, text: "false"))
      } else {
        report(errors.unexpectedValue(spelled))
      }
    } else {
      report(errors.unknown(spelled, value: attached ?? probableValue(rest), module: words.first))
      if attached == nil { dropValue(&rest) }
    }
  }

  /// `-q`, `-abc` as `-a -b -c`, `-ofile` as `-o file`.
  private mutating func readShort(_ argument: String, _ rest: inout ArraySlice<String>) {
    let (name, value) = Self.split(argument)
    if name.count > 1, let option = options.first(where: { $0.name == name }) {
      report(errors.unknown("-\(name)", correct: "--\(name)"))
      if value == nil, option.takesValue { dropValue(&rest) }
      return
    }
    var letters = argument[...]
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        let value = letters.isEmpty ? probableValue(rest) : String(letters.drop { $0 == "=" })
        report(errors.unknown("-\(letter)", value: value))
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
    report(errors.typographic(argument))
    let (name, attached) = Self.split(TypographicDash.replaced(argument))
    let isSwitch = options.contains { !$0.takesValue && $0.isSpelled(name) }
    if attached == nil, !isSwitch { dropValue(&rest) }
  }

  private mutating func read(
    _ option: Option, spelled: String, attached: String?, _ rest: inout ArraySlice<String>
  ) {
    latestList = nil
    guard option.takesValue else {
      if let attached, attached != "true", attached != "false" {
        report(errors.unexpectedValue(spelled))
      } else if let equivalent = option.equivalent {
        if attached != "false" {
          values.append(Value(name: equivalent.name, text: equivalent.value))
        }
      } else {
        values.append(Value(name: option.name, text: attached ?? "true"))
      }
      if attached == nil, let next = rest.first, next == "true" || next == "false" {
        report(errors.separateValue(next, of: option, spelled))
        rest.removeFirst()
      }
      return
    }
    let follower = rest.first
    let value = attached ?? takeValue(&rest)
    guard let value, !value.isEmpty || option.mayBeEmpty else {
      report(errors.missingValue(of: option, spelled, follower: value ?? follower))
      return
    }
    guard !reportMisplaced(option, spelled, value, &rest) else { return }
    // An empty text is the empty list.
    let isEmptyList = value.isEmpty && option.isRepeatable
    if option.isRepeatable {
      latestList = ListUse(
        option: option, spelled: spelled, text: value, number: values.count)
    }
    for typed in option.values(in: value) {
      let text = option.canonical(typed)
      if case .oneOf(let words) = option.value, !words.contains(text), !isEmptyList {
        report(errors.unknownValue(text, spelled, words))
      }
      values.append(Value(name: option.name, text: text))
    }
  }

  /// The next argument, unless it is a known option or looks like a long one.
  private func takeValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first else { return nil }
    let plain = TypographicDash.replaced(next)
    guard plain.begins(with: "-") else { return rest.popFirst() }
    let looksLong = next.begins(with: "--") && !next.dropFirst(2).isEmpty
    let isKnown = options.contains {
      $0.isSpelled(plain) || $0.isSpelled(Self.split(plain).name) && plain.begins(with: "--")
    }
    if next == "--" || looksLong || isKnown { return nil }
    return rest.popFirst()
  }

  /// Reports a value whose `=` or operation is a word of its own, and skips the words that belong to it.
  private mutating func reportMisplaced(
    _ option: Option, _ spelled: String, _ value: String, _ rest: inout ArraySlice<String>
  ) -> Bool {
    let next = probableValue(rest)
    if editsLists, option.isRepeatable,
      let problem = errors.misplacedOperation(of: option, spelled, value: value, follower: next)
    {
      report(problem)
      if value.count < 3 { dropValue(&rest) }
      return true
    }
    if option.name == "set", !value.contains("="), let next, next.first?.isUppercase != true {
      report(errors.setting(value, value: next))
      dropValue(&rest)
      return true
    }
    return false
  }

  /// The next argument, if it may be the value of the one before it.
  private func probableValue(_ rest: ArraySlice<String>) -> String? {
    rest.first.flatMap { TypographicDash.isOption($0) ? nil : $0 }
  }

  private mutating func report(_ problem: Diagnostic) {
    if problems.count < Self.mostProblems {
      problems.append(problem)
    } else if problems.count == Self.mostProblems {
      problems.append(.usage(.moreProblems, "there are more errors"))
    }
  }

  /// Skips the probable value of an unknown option, so that it is not taken for a name.
  private func dropValue(_ rest: inout ArraySlice<String>) {
    if probableValue(rest) != nil { rest.removeFirst() }
  }

  /// The parts of `name=value`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (argument, nil) }
    let value = argument[argument.utf8.index(after: sign)...]
    return (String(argument[..<sign]), String(value))
  }
}

extension Arguments.Value {
  /// The option with the value, quoted for a shell.
  fileprivate func retyped(as option: Option) -> String {
    if let operation { return "--\(name)\(operation.rawValue)=\(text.shellQuoted)" }
    if option.takesValue { return "--\(name)\(text.asOptionValue)" }
    return text == "true" ? "--\(name)" : "--no-\(name)"
  }
}

extension String {
  /// The text without its first `count` bytes, which must be ASCII.
  fileprivate func dropping(_ count: Int) -> String { String(Substring(utf8.dropFirst(count))) }
}
