import ScaffoldKit

/// `viper-gen add`
struct AddCommand: RunnableCommand {
  private let run: ChangeRun

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    guard let name = arguments.words.first, !name.isEmpty else {
      throw ScaffoldError([
        .usage(
          "missing-argument", "NAME is missing",
          help: "type: viper-gen add SignIn 'signIn(username: String)'")
      ])
    }
    var signatures = Array(arguments.words.dropFirst())
    if let file = arguments["signatures"] {
      signatures += try Self.lines(of: InputFile(file, invocation.environment))
    }
    guard !signatures.isEmpty else {
      throw ScaffoldError([
        .usage(
          "no-signature", "no signature given",
          help: "add one in quotes, such as 'signIn(username: String)'")
      ])
    }
    guard !signatures.contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
      throw ScaffoldError([
        .usage(
          "no-signature", "a signature is empty",
          help: "type it in quotes, such as 'signIn(username: String)'")
      ])
    }
    run = try ChangeRun(
      invocation, modules: [name],
      edits: signatures.map { .add($0, from: arguments["from"], to: arguments["to"]) })
  }

  /// The lines of a file that are neither empty nor a comment.
  private static func lines(of file: InputFile) throws(ScaffoldError) -> [String] {
    guard let text = String(validating: try file.contents(), as: UTF8.self) else {
      throw ScaffoldError([
        Diagnostic(
          .data, "invalid-utf8", "the file is not valid UTF-8",
          at: SourceLocation(path: file.title), help: "save it as UTF-8")
      ])
    }
    return text.trimmingPrefix("\u{FEFF}").split(whereSeparator: \.isNewline)
      .map { line in String(line.trimmingPrefix { $0.isWhitespace }) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  var lockedPackage: PackageLocation? { run.lockedPackage }

  func run(_ scaffolder: Scaffolder) -> Report { run.report(scaffolder) }
}
