import Hashing

extension ModuleRecord {
  /// Whether creating the module again as `new` may replace its unedited files: both are of one template. A
  /// built-in template is another one than a template of a folder with the same id.
  func mayBecome(_ new: ModuleRecord) -> Bool {
    template == new.template && (templateOrigin == .builtIn || new.templateOrigin != .builtIn)
  }

  /// What another run asks for in place of this module: `another template (viper, now vip)` or
  /// `other options (ui: uikit, now swiftui)`; `nil` if the template and the options are the same.
  ///
  /// - Parameters:
  ///   - template: the id of the other template.
  ///   - digest: the digest of its folder.
  ///   - origin: where it comes from.
  ///   - options: the other options.
  func difference(
    to template: String, digest: Digest, origin: TemplateOrigin, options: [RecordedOption]
  ) -> String? {
    guard template == self.template else {
      return "another template (\(self.template.escapingControlCharacters), now "
        + "\(template.escapingControlCharacters))"
    }
    guard templateOrigin != .folder || origin != .builtIn else {
      let id = template.escapingControlCharacters
      return "the template '\(id)' of a folder (now the built-in one)"
    }
    let old = self.options.valuesByName
    let new = options.valuesByName
    let names = (options + self.options).map(\.name).uniqued.filter { old[$0] != new[$0] }
    guard names.isEmpty else {
      let changes = names.map { name in
        let values = [old, new].map { ($0[name] ?? "not set").escapingControlCharacters }
        return "\(name.escapingControlCharacters): \(values[0]), now \(values[1])"
      }
      return "other options (\(changes.joined(separator: "; ")))"
    }
    return digest == templateDigest ? nil : "another version of its template"
  }
}

extension [RecordedOption] {
  /// The values as a message shows them.
  fileprivate var valuesByName: [String: String] {
    Dictionary(map { ($0.name, $0.value.shown) }, uniquingKeysWith: { first, _ in first })
  }
}

extension RecordedOption.Value {
  fileprivate var shown: String {
    switch self {
    case .text(let text): text.isEmpty ? "none" : text
    case .flag(let flag): flag ? "true" : "false"
    case .list(let texts): texts.isEmpty ? "none" : texts.joined(separator: ", ")
    }
  }
}

extension Diagnostic {
  /// A note about a module whose files are conflicts because it was made in another way.
  static func existsOtherwise(_ module: ModuleRecord, _ difference: String) -> Diagnostic {
    Diagnostic(
      .conflict, .otherOptions,
      "module '\(module.name.escapingControlCharacters)' exists with \(difference)",
      help: "to change its options and keep your edits, use \(module.change)",
      severity: .note)
  }
}
