import ScaffoldKit

extension Invocation {
  /// Carries the command out.
  func run(_ environment: Environment) -> Report {
    let scaffolder = Scaffolder(environment: environment)
    return switch action {
    case .create(let command): command.run(scaffolder)
    case .verify(let command): command.run(scaffolder)
    case .verifyPackage(let command): command.run(scaffolder)
    case .list(let command): command.run(scaffolder)
    case .remove(let command): command.run(scaffolder)
    case .templatesList(let command): command.list(scaffolder)
    case .templatesShow(let command, let id, let drawing):
      command.show(id, as: drawing, scaffolder)
    case .templatesExport(let command, let id, let path):
      command.export(id, to: path, scaffolder)
    case .help(let text): Report(command: "help", output: text + "\n")
    case .toolInfo(let info): Report(command: "help", output: info.json.text + "\n")
    case .version: Report(command: "version", output: "viper-gen \(ViperGen.version)\n")
    }
  }
}

extension Report {
  /// A report that is nothing but text.
  init(command: String, output: String) {
    self.init(command: command)
    self.output = output
    details = [.init("text", .string(output))]
  }
}
