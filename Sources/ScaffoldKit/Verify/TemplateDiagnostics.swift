/// Converts errors in generated files to diagnostics at the matching places of the template.
struct TemplateDiagnostics {
  let stacks: [Int: Stack]
  let request: VerifyRequest

  /// A diagnostic for each error. An error that many stacks share is reported once, with the first of
  /// them and the number of the others.
  func diagnostics(
    _ errors: [CheckResults.FileError]
  ) throws(ScaffoldError) -> [Diagnostic] {
    struct Place: Hashable {
      let location: SourceLocation
      let kind: CheckResults.FileError.Kind
      let text: String
    }
    var order: [Place] = []
    var groups: [Place: [CheckResults.FileError]] = [:]
    for error in errors {
      guard let stack = stacks[error.stack] else { continue }
      let location = try origin(of: error, in: stack)
      let text = Self.without(stack.module.name.text, in: error.text)
      let place = Place(location: location, kind: error.kind, text: text)
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(error)
    }
    return order.compactMap { place in
      guard let group = groups[place], let first = group.first, let stack = stacks[first.stack]
      else { return nil }
      return Diagnostic(
        .check, place.kind == .test ? .testFails : .doesNotCompile, first.text,
        at: place.location, help: details(first, stack, others: combinationCount(group) - 1))
    }
  }

  /// How many combinations have these errors.
  private func combinationCount(_ errors: [CheckResults.FileError]) -> Int {
    Set(errors.map(\.stack)).reduce(0) { $0 + (stacks[$1]?.combinationCount ?? 0) }
  }

  /// The text with `<<Module>>` for the module's name where that begins the name of a type, so that an
  /// error that two modules share has one text.
  private static func without(_ name: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: name) {
      let isInside = rest[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber } ?? false
      let isLonger = rest[range.upperBound...].first?.isLowercase ?? false
      result += rest[..<range.lowerBound] + (isInside || isLonger ? name : "<<Module>>")
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// The place in the template that an error's line was rendered from.
  private func origin(
    of error: CheckResults.FileError, in stack: Stack
  ) throws(ScaffoldError) -> SourceLocation {
    let generated = SourceLocation(path: error.path, line: error.line, column: error.column)
    guard let file = stack.files.first(where: { $0.file.path.description == error.path }) else {
      return generated
    }
    let trace = try stack.planner.trace(file, of: stack.module)
    guard let trace else { return generated }
    let line = Self.line(error.line, of: file.file.contents, in: trace.text)
    return trace.origin(line: line, column: error.column) ?? generated
  }

  /// The line of a rendered text that a line of the file comes from. A header, imports for types in signatures, and
  /// the layout make a difference.
  private static func line(_ line: Int, of file: [UInt8], in text: [UInt8]) -> Int {
    let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rendered = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var (added, removed) = (Set<Int>(), Set<Int>())
    for change in lines.difference(from: rendered) {
      switch change {
      case .insert(let index, _, _): added.insert(index)
      case .remove(let index, _, _): removed.insert(index)
      }
    }
    let keptLines = lines.indices.filter { !added.contains($0) }
    let kept = zip(keptLines, rendered.indices.filter { !removed.contains($0) })
    let nearest = Array(kept).last { $0.0 < line }
    return nearest.map { $0.1 + line - $0.0 } ?? 1
  }

  private func details(_ error: CheckResults.FileError, _ stack: Stack, others: Int) -> String {
    let context = error.context.isEmpty ? "" : " (\(error.context))"
    let more = others == 0 ? "" : ", and in \(others) other combination\(others == 1 ? "" : "s")"
    return """
      it is line \(error.line) of \(error.path)\(context)\(more)
            options:      \(stack.flags.isEmpty ? "none" : stack.flags)
            to reproduce: \(command(for: stack))
      """
  }

  /// The command that checks this stack alone.
  private func command(for stack: Stack) -> String {
    var words = ["viper-gen templates verify", stack.template.id]
    words += stack.templateFolders.map { "--templates \($0.shellQuoted)" }
    words += stack.settings.map { "--set \("\($0.name)=\($0.value)".shellQuoted)" }
    if case .typeCheck(_, let standIns) = request.method {
      words.append("--quick")
      words += standIns.map { ["--stand-ins \($0.shellQuoted)"] } ?? []
    }
    return words.joined(separator: " ")
  }
}
