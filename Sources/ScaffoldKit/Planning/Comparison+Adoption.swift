import Hashing

/// Writes the record of a module that is written by hand.
extension Comparison {
  /// Adds the record of a module, and keeps its files. Files of the template that the module does not have are not
  /// recorded.
  mutating func adopt(_ module: PlannedModule) {
    _ = trying { comparison throws(ScaffoldError) in
      var record = module.record
      guard try comparison.before(record.path) == nil else {
        throw ScaffoldError(
          .usage, .unknownModule,
          "'\(record.name.escapingControlCharacters)' has a record already",
          help: "'viper-gen show \(record.name.shellQuoted)' shows the module")
      }
      record.folders = try comparison.madeFolders(for: [record.path.folder])
      record.files = []
      for file in module.files {
        guard let before = try comparison.before(file.path) else { continue }
        let entry = ModuleRecord.Entry(path: file.path, digest: SHA256.digest(of: file.contents))
        let isEdited = !entry.matches(before)
        let found = PlannedFile(
          path: file.path, contents: before, isExecutable: file.isExecutable)
        comparison.changes.append(
          Change(
            file: found, action: isEdited ? .kept : .identical, before: before, isEdited: isEdited))
        record.files.append(entry)
      }
      record.files.sort { $0.path < $1.path }
      if module.tests.isDisjoint(with: record.files.map(\.path)) { record.testTarget = nil }
      comparison.changes.append(
        Change(file: PlannedFile(record), action: .created, before: nil))
      comparison.digests.insert(record.templateDigest)
    }
  }
}
