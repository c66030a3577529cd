import Hashing

extension ModuleRecord {
  /// Whether creating the module again as `new` may replace its unedited files: both are of one template. A
  /// built-in template is another one than a template of a folder with the same id.
  func mayBecome(_ new: ModuleRecord) -> Bool {
    template == new.template && (templateOrigin == .builtIn || new.templateOrigin != .builtIn)
  }

  /// What another run asks for in place of a module.
  struct Difference: Sendable, Hashable {
    /// `another template (viper, now vip)` or `other options (ui: uikit, now swiftui)`.
    let text: String
    /// The command that makes the module so and keeps the edits, with what it does: `to change its options and keep your
    /// edits, use 'viper-gen change SignIn --target App'`; `nil` for another template, which has no place for most edits.
    let way: String?
  }

  /// What another run asks for in place of this module; `nil` if the template and the options are the same.
  ///
  /// - Parameters:
  ///   - template: the id of the other template.
  ///   - digest: the digest of its folder.
  ///   - origin: where it comes from.
  ///   - options: the other options.
  func difference(
    to template: String, digest: Digest, origin: TemplateOrigin, options: [RecordedOption]
  ) -> Difference? {
    let id = template.escapingControlCharacters
    guard template == self.template else {
      let former = self.template.escapingControlCharacters
      return Difference(text: "another template (\(former), now \(id))", way: nil)
    }
    guard templateOrigin != .folder || origin != .builtIn else {
      return Difference(
        text: "the template '\(id)' of a folder (now the built-in one)", way: nil)
    }
    let old = self.options.valuesByName
    let new = options.valuesByName
    let names = (options + self.options).map(\.name).uniqued.filter { old[$0] != new[$0] }
    guard names.isEmpty else {
      let changes = names.map { name in
        let values = [old, new].map { ($0[name] ?? "not set").escapingControlCharacters }
        return "\(name.escapingControlCharacters): \(values[0]), now \(values[1])"
      }
      return Difference(
        text: "other options (\(changes.joined(separator: "; ")))",
        way: "to change its options and keep your edits, use \(change)")
    }
    guard digest != templateDigest else { return nil }
    return Difference(
      text: "another version of its template",
      way: "to bring it to this version and keep your edits, use \(update)")
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
  /// A note about a module whose files are conflicts because it was made in another way, or because they were edited.
  ///
  /// - Parameter difference: what is asked for in place of the module; `nil` if only edits differ.
  static func exists(_ module: ModuleRecord, _ difference: ModuleRecord.Difference?) -> Diagnostic {
    let name = module.name.escapingControlCharacters
    return Diagnostic(
      .conflict, difference == nil ? .edited : .otherOptions,
      "module '\(name)' exists with "
        + (difference?.text ?? "the same template and options, and only your edits differ"),
      help: difference == nil
        ? "to change its options and keep your edits, use \(module.change); for a new version of the "
          + "template, use \(module.update)" : difference?.way,
      severity: .note)
  }
}
