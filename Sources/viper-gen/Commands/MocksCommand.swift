import ScaffoldKit

/// `viper-gen mocks`
struct MocksCommand: RunnableCommand {
  private let request: MockRequest
  private let isCheck: Bool
  private let showsDiff: Bool
  private let isPreview: Bool

  init(_ invocation: Invocation) {
    let arguments = invocation.arguments
    let package = PackageLocation(arguments, invocation.environment)
    var request = MockRequest(packagePath: package.path)
    request.searchesParents = package.searchesParents
    request.modules = arguments.words
    request.createsMissing = arguments.isOn("create")
    self.request = request
    isCheck = arguments.isOn("check")
    showsDiff = arguments.isOn("diff")
    isPreview = isCheck || showsDiff || arguments.isOn("dry-run")
  }

  private var package: PackageLocation {
    PackageLocation(path: request.packagePath, searchesParents: request.searchesParents)
  }

  /// The package, if the command writes.
  var lockedPackage: PackageLocation? { isPreview ? nil : package }
  var readOnlyPackage: PackageLocation? { isPreview ? package : nil }

  /// Updates the mocks, or reports those that are outdated.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "mocks")
    do throws(ScaffoldError) {
      let mocks = try scaffolder.previewMocks(request)
      report.show(mocks.changeSet, isPreview: isPreview, showsDiff: showsDiff)
      if !isPreview { report.diagnostics = try scaffolder.apply(mocks.changeSet).diagnostics }
      report.details += [
        .init("outdated", .array(mocks.outdated.map(\.json))),
        .init("missing", .array(mocks.missing.map(\.json))),
      ]
      if isCheck {
        check(mocks, &report)
      } else if mocks.outdated.isEmpty, mocks.changeSet.changes.isEmpty {
        report.notes =
          ["every mock follows its protocols"] + (isPreview ? ["nothing was written"] : [])
      } else {
        report.notes += mocks.outdated.map(\.line)
      }
      return report
    } catch {
      return Report(command: "mocks", error)
    }
  }

  private func check(_ mocks: MockChanges, _ report: inout Report) {
    report.files = []
    report.diagnostics += mocks.outdated.map { mock in
      Diagnostic(
        .check, .outdatedMock, mock.line, at: mock.location,
        help: mock.help, severity: .warning)
    }
    if request.createsMissing {
      report.diagnostics += mocks.missing.map { mock in
        Diagnostic(
          .check, .missingMock,
          "no type of tests conforms to '\(mock.protocolName)'", at: mock.location,
          help: "'viper-gen mocks --create' creates a mock", severity: .warning)
      }
    }
    let isBehind = !mocks.outdated.isEmpty || request.createsMissing && !mocks.missing.isEmpty
    report.notes = isBehind ? [] : ["every mock follows its protocols"]
    if isBehind { report.status = Diagnostic.Category.check.rawValue }
  }
}

extension MockChanges.Mock {
  /// `LoginViewMock lacks show(error:), and has hide() that no protocol requires`
  fileprivate var line: String {
    var parts: [String] = []
    if !missing.isEmpty { parts.append("lacks \(missing.joined(separator: ", "))") }
    if !surplus.isEmpty {
      parts.append("has \(surplus.joined(separator: ", ")) that no protocol requires")
    }
    return "\(type) \(parts.joined(separator: ", and "))".escapingControlCharacters
  }

  /// What the command does about it without `--check`.
  fileprivate var help: String {
    let names = left.joined(separator: ", ").escapingControlCharacters
    if left.isEmpty { return "'viper-gen mocks' updates it" }
    return left.count < missing.count + surplus.count
      ? "'viper-gen mocks' updates it, and leaves \(names) to you"
      : "'viper-gen mocks' leaves \(names) to you"
  }

  fileprivate var json: JSONText {
    .object([
      "type": .string(type), "path": .string(location.path), "line": .integer(location.line),
      "missing": .array(missing.map { .string($0) }),
      "surplus": .array(surplus.map { .string($0) }),
      "left": .array(left.map { .string($0) }),
    ])
  }
}

extension MockChanges.MissingMock {
  fileprivate var json: JSONText {
    .object([
      "protocol": .string(protocolName), "path": .string(location.path),
      "line": .integer(location.line), "created": .string(createdPath),
    ])
  }
}
