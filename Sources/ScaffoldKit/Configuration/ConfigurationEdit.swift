/// Writes the entry of a repository into a `.viper-gen.json`.
enum ConfigurationEdit {
  private static let key = ConfigurationKey.repositories.rawValue

  /// The file with the entry in place of an earlier one, or after the others.
  ///
  /// - Parameters:
  ///   - former: the earlier entry; `nil` if the repository is new.
  ///   - source: the file so far, which has been read without errors; `nil` if there is none.
  static func adding(
    _ repository: TemplateRepository, inPlaceOf former: TemplateRepository?, to source: SourceText?
  ) throws(ScaffoldError) -> [UInt8] {
    guard let source else {
      let file = JSONText.object([.init(key, .array([repository.json]))])
      return file.bytes + [UInt8(ascii: "\n")]
    }
    let document = try JSONReader.read(source, comments: true)
    var edit = JSONEdit(document)
    let entries = document[key]?.elements ?? []
    let entry = former.flatMap { former in entries.first { $0.isEntry(of: former) } }
    if let entry {
      update(entry, to: repository, in: &edit)
    } else if let list = document[key] {
      edit.append(repository.json, to: list)
    } else {
      edit.append(.init(key, .array([repository.json])), to: document)
    }
    let bytes = edit.result
    try check(bytes, repository, count: entries.count + (entry == nil ? 1 : 0))
    return bytes
  }

  /// Replaces the values of an entry that differ.
  private static func update(
    _ entry: JSONValue, to repository: TemplateRepository, in edit: inout JSONEdit
  ) {
    for key in ConfigurationKey.Repository.allCases {
      let new = repository.json(of: key)
      switch (entry[key.rawValue], new) {
      case (let old?, let new?) where !old.hasValue(of: new): edit.replace(old, by: new)
      case (.some, nil): edit.remove(key.rawValue, from: entry)
      case (nil, let new?): edit.append(.init(key.rawValue, new), to: entry)
      default: break
      }
    }
  }

  /// Throws unless the edited file has exactly this entry for the repository.
  private static func check(
    _ bytes: [UInt8], _ repository: TemplateRepository, count: Int
  ) throws(ScaffoldError) {
    let source = SourceText(path: Configuration.fileName, bytes: bytes)
    let (configuration, problems) = ConfigurationReader.read(root: "/") { source }
    let entries = configuration.repositories.map(\.value)
    guard problems.isEmpty, entries.count == count, entries.contains(repository) else {
      throw ScaffoldError(
        .configuration, .notEdited, "cannot add the repository to the configuration",
        at: SourceLocation(path: Configuration.fileName),
        help: "add to '\(key)':\n\(repository.json.text)")
    }
  }
}

extension JSONValue {
  /// Whether it is the entry of a repository; its address may have a secret.
  fileprivate func isEntry(of repository: TemplateRepository) -> Bool {
    self["url"]?.string.map { GitAddress($0).clean } == repository.url
  }

  /// Whether it is the same text, or an array of the same texts.
  fileprivate func hasValue(of text: JSONText) -> Bool {
    switch text {
    case .string(let text): return string == text
    case .array(let elements):
      let own = self.elements ?? []
      return own.count == elements.count && zip(own, elements).allSatisfy { $0.hasValue(of: $1) }
    default: return false
    }
  }
}
