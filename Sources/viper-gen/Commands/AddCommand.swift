import ScaffoldKit

/// `viper-gen add`
struct AddCommand: RunnableCommand {
  private let run: ChangeRun
  private let typedOptions: Set<String>

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    try invocation.requireKnownOptions()
    try Self.checkOrder(of: arguments.words)
    guard let name = arguments.words.first, !name.isEmpty else {
      throw ScaffoldError([
        .usage(
          .missingArgument, "NAME is missing",
          help: "type: viper-gen add SignIn 'signIn(username: String)'")
      ])
    }
    typedOptions = Set(arguments.values.map(\.name))
    let signatures = try Self.signatures(invocation)
    run = try ChangeRun(
      invocation, modules: [name], edits: try Self.edits(signatures, invocation),
      addition: Self.addition(signatures, invocation))
  }

  /// The same for a module without a record, which has no options; `nil` if an option of a template is typed.
  private static func addition(
    _ signatures: [String], _ invocation: Invocation
  ) -> AdditionRequest? {
    let arguments = invocation.arguments
    let own = Set(Command.add().options.map(\.name))
    guard !signatures.isEmpty, arguments.values.allSatisfy({ own.contains($0.name) }) else {
      return nil
    }
    let package = PackageLocation(arguments, invocation.environment)
    var request = AdditionRequest(
      module: arguments.words[0], signatures: signatures, packagePath: package.path)
    request.searchesParents = package.searchesParents
    request.target = arguments["target"]
    (request.from, request.to) = (arguments["from"], arguments["to"])
    request.removes = arguments.isOn("remove")
    request.editsAllTypes = arguments.isOn("all")
    return request
  }

  /// The signatures of the command line and of the file.
  private static func signatures(_ invocation: Invocation) throws(ScaffoldError) -> [String] {
    let arguments = invocation.arguments
    let listed = try arguments["file"].map { file throws(ScaffoldError) in
      try lines(of: InputFile(file, invocation.environment))
    }
    return Array(arguments.words.dropFirst()) + (listed ?? [])
  }

  /// What is added or removed: signatures, and values of the options of links.
  private static func edits(
    _ signatures: [String], _ invocation: Invocation
  ) throws(ScaffoldError) -> [ChangeRequest.Edit] {
    let arguments = invocation.arguments
    let own = Set(Command.add().options.map(\.name))
    let listed = arguments.values.filter { !own.contains($0.name) }
    guard !signatures.isEmpty || !listed.isEmpty else {
      throw ScaffoldError(invocation.templateLookup.moduleErrors + [noSignature(for: arguments)])
    }
    try refuseValues(among: signatures, of: invocation)
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

  /// The error for a command line without a signature, such as `add SignIn` by someone who wants a new module.
  private static func noSignature(for arguments: Arguments) -> Diagnostic {
    let name = (arguments.words.first ?? "SignIn").shellQuoted.escapingControlCharacters
    return .usage(
      .noSignature, "no signature given",
      help: "type 'viper-gen add \(name) SIGNATURE' with one in quotes, such as "
        + "'signIn(username: String)'; to create a module, type 'viper-gen create \(name)'")
  }

  /// Refuses a signature in place of the module.
  private static func checkOrder(of words: [String]) throws(ScaffoldError) {
    guard let first = words.first, first.contains("(") else { return }
    let signature = first.shellQuoted.escapingControlCharacters
    let module = words.dropFirst().first { !$0.contains("(") }
    throw ScaffoldError([
      .usage(
        .missingArgument, module == nil ? "NAME is missing" : "the module comes first",
        help: "type: viper-gen add "
          + "\(module?.shellQuoted.escapingControlCharacters ?? "NAME") \(signature)")
    ])
  }

  /// Refuses a word that is a value of an option of the module's template, such as `service`: as a signature, it
  /// would be an action of this name.
  private static func refuseValues(
    among signatures: [String], of invocation: Invocation
  ) throws(ScaffoldError) {
    let options = invocation.templateLookup.context?.options ?? []
    var problems: [Diagnostic] = []
    for signature in signatures {
      guard let option = options.first(where: { $0.values.contains(signature) }) else { continue }
      let sign = option.isRepeatable ? "+=" : " "
      let module = (invocation.arguments.words.first ?? "NAME").shellQuoted
      problems.append(
        .usage(
          .badSetting, "'\(signature)' is a value of '--\(option.name)'",
          help: "type 'viper-gen change \(module) --\(option.name)\(sign)\(signature)'; "
            + "for an action, type '\(signature)()'"))
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
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

  /// Plans, merges and writes the additions. An error in a signature without an option is shown at its argument.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = run.report(scaffolder)
    report.diagnostics = report.diagnostics.map { problem in
      guard let place = problem.location, place.path.hasPrefix("--"),
        !typedOptions.contains(String(place.path.dropFirst(2)))
      else { return problem }
      return problem.located(
        at: SourceLocation(
          path: "SIGNATURE", line: place.line, column: place.column, text: place.text))
    }
    return report
  }
}
