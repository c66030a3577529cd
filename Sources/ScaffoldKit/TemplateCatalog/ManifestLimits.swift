/// Bounds of a `template.json`, far above what any template needs: reading one takes a moment and a
/// few megabytes, whoever wrote it.
enum ManifestLimits {
  static let bytes = 256 << 10
  /// How many entries any list or object of it has.
  static let entries = 2_000
  static let options = 256
  /// How long a path is as it is written, with its placeholders.
  static let pathBytes = 1_024

  /// What is longer than it may be, each list with its place.
  static func problems(in json: JSONValue) -> [Diagnostic] {
    let count = json.elements?.count ?? json.members?.count ?? 0
    guard count <= entries else {
      return [Diagnostic(TemplateSetFault.tooManyEntries(limit: entries), at: json.location)]
    }
    if let options = json["options"], (options.elements?.count ?? 0) > Self.options {
      let fault = TemplateSetFault.tooManyEntries(limit: Self.options)
      return [Diagnostic(fault, at: options.location)]
    }
    let inner = (json.elements ?? []) + (json.members ?? []).map(\.value)
    return inner.flatMap { problems(in: $0) }
  }
}
