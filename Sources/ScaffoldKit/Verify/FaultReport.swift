/// Turns what was found in generated files into what is wrong with the template.
struct FaultReport {
  let stacks: [Int: Stack]
  let request: VerifyRequest

  /// The faults at their places in the templates. One that many stacks have is told once, with the
  /// first of them and the number of the others.
  func diagnostics(_ faults: [Findings.Fault]) throws(ScaffoldFailure) -> [Diagnostic] {
    struct Place: Hashable {
      let location: SourceLocation
      let kind: Findings.Fault.Kind
      let text: String
    }
    var order: [Place] = []
    var groups: [Place: [Findings.Fault]] = [:]
    for fault in faults {
      guard let stack = stacks[fault.stack] else { continue }
      let location = try origin(of: fault, in: stack)
      let text = Self.without(stack.module.name.text, in: fault.text)
      let place = Place(location: location, kind: fault.kind, text: text)
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(fault)
    }
    return order.compactMap { place in
      guard let group = groups[place], let first = group.first, let stack = stacks[first.stack]
      else { return nil }
      let details = details(first, stack, others: count(group) - 1)
      let fault: VerifyFault =
        place.kind == .test
        ? .testFails(first.text, details: details) : .compilerSays(first.text, details: details)
      return Diagnostic(fault, at: place.location)
    }
  }

  /// How many combinations have these faults.
  private func count(_ faults: [Findings.Fault]) -> Int {
    let inTests = Set(faults.filter { !$0.isInSources }.map(\.stack))
    return Set(faults.map(\.stack)).reduce(0) { sum, number in
      let twins = stacks[number]?.twins ?? []
      return sum + 1 + twins.count { $0.hasTests || !inTests.contains(number) }
    }
  }

  /// The text with a module's name taken out where it begins the name of a type, so that one fault of
  /// two modules reads the same.
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

  /// Where the faulty line stands in the template.
  private func origin(
    of fault: Findings.Fault, in stack: Stack
  ) throws(ScaffoldFailure) -> SourceLocation {
    let generated = SourceLocation(path: fault.path, line: fault.line, column: fault.column)
    guard let file = stack.files.first(where: { $0.file.path.description == fault.path }) else {
      return generated
    }
    let trace = try stack.planner.trace(file, of: stack.module)
    return trace?.origin(line: fault.line, column: fault.column) ?? generated
  }

  private func details(_ fault: Findings.Fault, _ stack: Stack, others: Int) -> String {
    let context = fault.context.isEmpty ? "" : " (\(fault.context))"
    let more = others == 0 ? "" : ", and in \(others) other combination\(others == 1 ? "" : "s")"
    return """
      it is line \(fault.line) of \(fault.path)\(context)\(more)
            options:      \(stack.flags.isEmpty ? "none" : stack.flags)
            to reproduce: \(command(for: stack))
      """
  }

  /// How to check this stack alone.
  private func command(for stack: Stack) -> String {
    var words = ["viper-gen verify", "--template \(stack.template.id)"]
    words += stack.templateFolders.map { "--templates \($0.shellQuoted)" }
    words += stack.settings.map { "--set \("\($0.name)=\($0.value)".shellQuoted)" }
    if case .typeCheck(_, let standIns) = request.method {
      words.append("--quick")
      words += standIns.map { ["--stand-ins \($0.shellQuoted)"] } ?? []
    }
    return words.joined(separator: " ")
  }
}
