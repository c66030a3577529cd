/// The limit of the lists and objects in a JSON document, far above what any file needs.
enum JSONLimits {
  /// The most entries of a list or an object.
  static let entries = 2_000

  /// The lists and objects in a document that are too long, each at its place, without those inside of them.
  ///
  /// - Parameter help: what to do about one.
  static func problems(
    in json: JSONValue, most: Int = entries, help: String? = nil
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    collect(json, most, help, &problems)
    return problems
  }

  /// A list with too many entries.
  static func tooManyEntries(
    limit: Int, of what: String = "entries", at location: SourceLocation, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.data, .limit, "more than \(limit) \(what)", at: location, help: help)
  }

  private static func collect(
    _ json: JSONValue, _ most: Int, _ help: String?, _ problems: inout [Diagnostic]
  ) {
    guard problems.count < Diagnostic.mostOfAFile else { return }
    guard (json.elements?.count ?? json.members?.count ?? 0) <= most else {
      return problems.append(tooManyEntries(limit: most, at: json.location, help: help))
    }
    for element in json.elements ?? [] { collect(element, most, help, &problems) }
    for member in json.members ?? [] { collect(member.value, most, help, &problems) }
  }
}
