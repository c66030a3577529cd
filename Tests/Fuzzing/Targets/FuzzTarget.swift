import Foundation

/// What is fuzzed: one reader of text that comes from outside, with what must hold for every text.
enum FuzzTarget: String, CaseIterable {
  case template, manifest, json, names, signatures, package, record, journal, configuration
  case sources, reader, merge, recognition, mocks, baseline, switches

  func run(_ bytes: [UInt8]) {
    switch self {
    case .template: TemplateTarget.run(bytes)
    case .manifest: TemplateManifestTarget.run(bytes)
    case .json: JSONTarget.run(bytes)
    case .names: NameTarget.run(bytes)
    case .signatures: SignatureTarget.run(bytes)
    case .package: PackageTarget.run(bytes)
    case .record: RecordTarget.run(bytes)
    case .journal: JournalTarget.run(bytes)
    case .configuration: ConfigurationTarget.run(bytes)
    case .sources: SourceTarget.run(bytes)
    case .reader: ReaderTarget.run(bytes)
    case .merge: MergeTarget.run(bytes)
    case .recognition: RecognitionTarget.run(bytes)
    case .mocks: MockTarget.run(bytes)
    case .baseline: BaselineTarget.run(bytes)
    case .switches: SwitchTarget.run(bytes)
    }
  }

  /// The target that `--target=…` names; libFuzzer passes over words that begin with two hyphens.
  static let chosen: FuzzTarget = {
    let prefix = "--target="
    let word = CommandLine.arguments.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
    guard let word, let target = FuzzTarget(rawValue: String(word)) else {
      let known = allCases.map(\.rawValue).joined(separator: "|")
      fatalError("usage: fuzz --target=\(known) [options of libFuzzer]")
    }
    return target
  }()
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Stops the program, which libFuzzer takes as a finding, unless `condition` holds.
func require(
  _ condition: Bool, _ promise: @autoclosure () -> String, line: Int = #line
) {
  guard !condition else { return }
  FileHandle.standardError.write(Data("broken promise, line \(line): \(promise())\n".utf8))
  fatalError("broken promise")
}

/// What came of reading a text.
enum Outcome<Value: Hashable>: Hashable {
  case value(Value)
  case refused([Diagnostic])

  /// Reads twice, which must give the same, and looks at what is said of a refusal.
  static func of(_ read: () throws(ScaffoldError) -> Value) -> Outcome {
    let first = once(read)
    require(first == once(read), "the second reading says the same")
    if case .refused(let diagnostics) = first { Diagnosis.check(diagnostics) }
    return first
  }

  static func once(_ read: () throws(ScaffoldError) -> Value) -> Outcome {
    do {
      return .value(try read())
    } catch {
      return .refused(error.diagnostics)
    }
  }

  var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// What must hold for whatever a person gets to read.
enum Diagnosis {
  static func check(_ diagnostics: [Diagnostic]) {
    require(diagnostics.contains { $0.severity == .error }, "a refusal has a reason")
    for diagnostic in diagnostics.prefix(20) {
      require(!diagnostic.message.isEmpty, "a reason has words")
      let shown = diagnostic.description.unicodeScalars
      require(!shown.contains { $0.isDeceptive && $0 != "\n" }, "a message holds no control")
      require(diagnostic.category != .internalFault, "\(diagnostic)")
      guard let place = diagnostic.location else { continue }
      require((place.line ?? 1) >= 1 && (place.column ?? 1) >= 1, "places count from one")
      if let text = place.text, let column = place.column {
        require(column <= text.count + 1, "the place \(place) is within '\(text)'")
      }
    }
  }
}
