/// The recorded options of a module that another version of its template takes, or another template.
struct CarriedOptions {
  /// The settings that it takes.
  private(set) var presets: [ScaffoldRequest.Setting] = []
  /// Notes about the values that it does not take.
  private(set) var notes: [Diagnostic] = []
  private let record: ModuleRecord
  private let options: [TemplateOption]
  /// The beginning of a command that sets an option, such as `viper-gen update SignIn`.
  private let command: String

  /// - Parameters:
  ///   - presets: the recorded settings that the user does not change.
  ///   - former: the version of the template that the record names; `nil` if it is not known.
  ///   - command: the command that the user has typed, with the module.
  init(
    _ record: ModuleRecord, _ presets: [ScaffoldRequest.Setting],
    settings: [ScaffoldRequest.Setting],
    from former: TemplateManifest?, to manifest: TemplateManifest, command: String
  ) {
    (self.record, options, self.command) = (record, manifest.options, command)
    let open = Set(presets.map(\.name))
    for recorded in record.options where open.contains(recorded.name) {
      let option = options.first { $0.name == recorded.name }
      if let option, option.mayTake(recorded.texts) {
        self.presets += recorded.settings
      } else if former?.has(recorded) != true {
        notes.append(lost(recorded, option))
      }
    }
    dropRefused(settings, manifest)
  }

  /// Leaves out the values that cannot be read, if all of them together cannot be.
  private mutating func dropRefused(
    _ settings: [ScaffoldRequest.Setting], _ manifest: TemplateManifest
  ) {
    guard !Self.areValid(settings, presets, manifest) else { return }
    for recorded in record.options {
      guard let option = options.first(where: { $0.name == recorded.name }),
        presets.contains(where: { $0.name == recorded.name }),
        !Self.areValid([], recorded.settings, manifest)
      else { continue }
      presets.removeAll { $0.name == recorded.name }
      notes.append(lost(recorded, option))
    }
  }

  private static func areValid(
    _ settings: [ScaffoldRequest.Setting], _ presets: [ScaffoldRequest.Setting],
    _ manifest: TemplateManifest
  ) -> Bool {
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      try OptionValues(settings, presets: presets, of: manifest)
    } != nil
  }

  /// A note about a value that the template does not take.
  private func lost(_ recorded: RecordedOption, _ option: TemplateOption?) -> Diagnostic {
    let value = recorded.texts.joined(separator: ", ").escapingControlCharacters
    let name = recorded.name.escapingControlCharacters
    let known = Set(record.options.map(\.name))
    let heirs = options.filter { other in
      !known.contains(other.name) && !other.values.isEmpty && other.mayTake(recorded.texts)
    }
    let lines =
      option.map { option in option.values.map { "--set " + "\(option.name)=\($0)".shellQuoted } }
      ?? heirs.map { heir in
        recorded.texts.map { "--set " + "\(heir.name)=\($0)".shellQuoted }.joined(separator: " ")
      }
    let choices = lines.map { "\n  \(command) \($0)" }.joined()
    let reason =
      option == nil
      ? "the template has no option '\(name)' any more"
      : "'\(name)' cannot be '\(value)' any more, and is '\(option.map(Self.standard) ?? "")'"
    return Diagnostic(
      .usage, .lostValue,
      "'\(record.name.escapingControlCharacters)' loses '\(value)' of '\(name)': \(reason)",
      help: lines.isEmpty
        ? "'viper-gen templates show \(record.template.shellQuoted)' lists the options"
        : "to choose another value, type one of:" + choices,
      severity: .note)
  }

  private static func standard(of option: TemplateOption) -> String {
    option.defaults.joined(separator: ", ").escapingControlCharacters
  }
}

extension TemplateOption {
  /// Whether it may have a recorded value. What a signature says is not read.
  fileprivate func mayTake(_ texts: [String]) -> Bool {
    switch kind {
    case .boolean: texts.count == 1 && ["true", "false"].contains(texts[0])
    case .string, .list: values.isEmpty || texts.allSatisfy { values.contains($0) || $0.isEmpty }
    default: true
    }
  }
}

extension TemplateManifest {
  /// Whether a recorded value is the default of an option.
  fileprivate func has(_ recorded: RecordedOption) -> Bool {
    let texts = recorded.texts.filter { !$0.isEmpty }
    return options.contains { option in
      let standard =
        option.kind == .boolean && option.defaults.isEmpty ? ["false"] : option.defaults
      return option.name == recorded.name && standard.filter { !$0.isEmpty } == texts
    }
  }
}
