/// Limits of a `template.json`, far above what any template needs, so that reading one takes little time
/// and memory.
enum ManifestLimits {
  static let bytes = 256 << 10
  static let options = 256
  /// The longest path as it is written, with its placeholders.
  static let pathBytes = 1_024

  /// The lists and objects that are too long, each with its location.
  static func problems(in json: JSONValue) -> [Diagnostic] {
    let problems = JSONLimits.problems(in: json)
    guard problems.isEmpty, let options = json["options"],
      (options.elements?.count ?? 0) > Self.options
    else { return problems }
    return [JSONLimits.tooManyEntries(limit: Self.options, at: options.location)]
  }
}
