import Hashing

/// An edit of a package's manifest that was made for a module, as its record has it.
struct RecordedManifest: Sendable, Hashable {
  /// The digest of the manifest after the edit.
  let digest: Digest
  /// The manifest before the edit.
  let before: [UInt8]

  /// The key of the edit in a record.
  static let key = "manifest"
  /// The path of the manifest.
  static let path = RelativePath(trusted: ["Package.swift"])

  init(before: [UInt8], after: [UInt8]) {
    self.before = before
    digest = SHA256.digest(of: after)
  }

  /// The edit as a record has it.
  var json: JSONText {
    .object([
      .init("digest", .string(digest.text)),
      .init("before", .string(String(decoding: before, as: UTF8.self))),
    ])
  }

  /// The edit that a record has; `nil` if something is wrong, which is added to `problems`.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: ["digest", "before"])
    let text = object.requiredString("digest")
    let before = object.requiredString("before")
    if let text, Digest(text) == nil {
      object.report(
        .wrongKind(json["digest"] ?? json, expected: "a digest of 64 hexadecimal digits"))
    }
    problems += object.problems
    guard let digest = text.flatMap({ Digest($0) }), let before else { return nil }
    self.digest = digest
    self.before = Array(before.utf8)
  }
}
