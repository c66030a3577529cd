import ScaffoldKit

/// `viper-gen --version`
struct VersionCommand: RunnableCommand {
  init(_ invocation: Invocation) {}

  func run(_ scaffolder: Scaffolder) -> Report {
    Report(command: "version", output: ViperGen.versionLine + "\n")
  }
}
