import ScaffoldKit

/// `viper-gen add`
struct AddCommand: RunnableCommand {
  private let run: ChangeRun

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    try invocation.requireKnownOptions()
    guard let name = arguments.words.first, !name.isEmpty else {
      throw ScaffoldError([
        .usage(
          .missingArgument, "NAME is missing",
          help: "type: viper-gen add SignIn 'signIn(username: String)'")
      ])
    }
    run = try ChangeRun(invocation, modules: [name], edits: try Self.edits(invocation))
  }

  /// What is added or removed: signatures, and values of the options of links.
  private static func edits(
    _ invocation: Invocation
  ) throws(ScaffoldError) -> [ChangeRequest.Edit] {
    let arguments = invocation.arguments
    var signatures = Array(arguments.words.dropFirst())
    if let file = arguments["signatures"] {
      signatures += try lines(of: InputFile(file, invocation.environment))
    }
    let own = Set(Command.add().options.map(\.name))
    let listed = arguments.values.filter { !own.contains($0.name) }
    guard !signatures.isEmpty || !listed.isEmpty else {
      throw ScaffoldError([
        .usage(
          .noSignature, "no signature given",
          help: "add one in quotes, such as 'signIn(username: String)'")
      ])
    }
    guard !(signatures + listed.map(\.text)).contains(where: { $0.allSatisfy(\.isWhitespace) })
    else {
      throw ScaffoldError([
        .usage(
          .noSignature, "a signature is empty",
          help: "type it in quotes, such as 'signIn(username: String)'")
      ])
    }
    let (from, to) = (arguments["from"], arguments["to"])
    guard !arguments.isOn("remove") else {
      return signatures.map { .removeSignature($0, from: from, to: to) }
        + listed.map { .remove($0.name, [$0.text]) }
    }
    return signatures.map { .add($0, from: from, to: to) }
      + listed.map { .append($0.name, [$0.text]) }
  }

  /// The lines of a file that are neither empty nor a comment.
  private static func lines(of file: InputFile) throws(ScaffoldError) -> [String] {
    guard let text = String(validating: try file.contents(), as: UTF8.self) else {
      throw ScaffoldError([
        Diagnostic(
          .data, .invalidUTF8, "the file is not valid UTF-8",
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
