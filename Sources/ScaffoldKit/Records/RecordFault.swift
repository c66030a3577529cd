/// What can be wrong with a record.
enum RecordFault: Fault {
  case newer(Int)
  case unknownVersion(Int)
  case misplaced(String)
  case badDigest(String)
  case escapes(String)
  case foreignFile(String)
  case notPlainFile(FileStatus.Kind)
  case tooLarge(limit: Int)
  case tooDeep(limit: Int)
  case tooMany(limit: Int)

  var wording: Wording {
    switch self {
    case .newer(let version):
      Wording(
        .data, "newer-record",
        "the record has the format \(version), which this program is too old for",
        help: "install the viper-gen that wrote it, or a newer one")
    case .unknownVersion(let version):
      Wording(.data, "bad-record", "there is no format \(version) of records", help: Self.mend)
    case .misplaced(let path):
      Wording(
        .data, "bad-record", "the record belongs at '\(Self.shown(path))'", help: Self.mend)
    case .badDigest(let text):
      Wording(
        .data, "bad-record", "'\(Self.shown(text))' is no digest of 64 hexadecimal digits",
        help: Self.mend)
    case .escapes(let path):
      Wording(
        .containment, "path-escape", "the record names '\(Self.shown(path))', out of the package",
        help: Self.mend)
    case .foreignFile(let path):
      Wording(
        .data, "bad-record",
        "the record names '\(Self.shown(path))', which is no path of its module",
        help: Self.mend)
    case .notPlainFile(let kind):
      Wording(
        .data, "bad-record",
        "the record is \(kind == .link ? "a link" : "a special file"), not a plain file",
        help: (kind == .link ? "put the file it leads to in its place, or " : "") + Self.anew)
    case .tooLarge(let limit):
      Wording(.data, "bad-record", "the record has more than \(limit) bytes", help: Self.mend)
    case .tooDeep(let limit):
      Wording(
        .data, "bad-record", "there are more than \(limit) folders inside each other",
        help: Self.mend)
    case .tooMany(let limit):
      Wording(.data, "too-many-records", "there are more than \(limit) records")
    }
  }

  private static let mend =
    "take it back from version control, or create the module again with '--on-conflict overwrite'"

  /// What stands in the way of a record is never replaced.
  private static let anew =
    "remove it, and create the module again with '--on-conflict overwrite'"

  private static func shown(_ text: String) -> String { text.escapingControlCharacters }
}
