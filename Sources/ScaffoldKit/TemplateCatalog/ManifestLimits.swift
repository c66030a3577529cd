/// Limits of a `template.json`, far above what any template needs, so that reading one takes little time
/// and memory.
enum ManifestLimits {
  static let bytes = 256 << 10
  /// The most entries of a list or an object in it.
  static let entries = 2_000
  static let options = 256
  /// The longest path as it is written, with its placeholders.
  static let pathBytes = 1_024

  /// The lists and objects that are too long, each with its location.
  static func problems(in json: JSONValue) -> [Diagnostic] {
    let count = json.elements?.count ?? json.members?.count ?? 0
    guard count <= entries else {
      return [tooManyEntries(limit: entries, at: json.location)]
    }
    if let options = json["options"], (options.elements?.count ?? 0) > Self.options {
      return [tooManyEntries(limit: Self.options, at: options.location)]
    }
    let inner = (json.elements ?? []) + (json.members ?? []).map(\.value)
    return inner.flatMap { problems(in: $0) }
  }

  private static func tooManyEntries(limit: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.data, "limit", "more than \(limit) entries", at: location)
  }
}
