import ScaffoldKit

extension Arguments {
  /// The options that say where packages and templates are.
  private static let places = ["package-path", "templates"]

  /// Whether the user typed one of them.
  fileprivate var namesPlaces: Bool { Self.places.contains { !all($0).isEmpty } }

  /// The text with these options, as the user typed them, added to the commands in it that have them. Messages
  /// of the library name commands without them.
  func locatingCommands(in text: String) -> String {
    Command.visible.reduce(text) { located, command in
      let start = "\(Command.program) \(command.name)"
      guard located.contains(start) else { return located }
      let options = command.options.filter {
        Self.places.contains($0.name) && !text.contains("--\($0.name) ")
      }
      let typed = options.flatMap { option in
        (option.isRepeatable ? all(option.name) : all(option.name).suffix(1))
          .map { " --\(option.name)\($0.asOptionValue)" }
      }
      return located.replacing(start, with: start + typed.joined())
    }
  }
}

extension Report {
  /// The report with commands in its messages that work for the package and the templates of a command line.
  func locatingCommands(_ arguments: Arguments) -> Report {
    guard arguments.namesPlaces else { return self }
    var report = self
    report.diagnostics = diagnostics.map { $0.editingHelp(arguments.locatingCommands) }
    report.notes = notes.map(arguments.locatingCommands)
    return report
  }
}
