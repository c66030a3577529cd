// Modules whose target has another name now.
extension ScaffoldError {
  /// The error with the command that records the new name of a target, where it is about one that the package does not
  /// have any more.
  func naming(
    _ records: [ModuleRecord], targets: [PackageLayout.Target],
    _ places: [RelativePath: RelativePath]
  ) -> ScaffoldError {
    guard diagnostics.contains(where: \.isUnknownTarget) else { return self }
    let renamed = records.compactMap { record -> Diagnostic? in
      guard !targets.isEmpty, !targets.contains(where: { $0.name == record.target }) else {
        return nil
      }
      let found = record.files.compactMap { places[$0.path] }
      return .renamedTarget(record, now: targets.first { $0.mayHave(found) })
    }
    return renamed.isEmpty ? self : ScaffoldError(renamed)
  }
}

extension PackageLayout.Target {
  /// Whether one of the files is in its folder, and it is not a target of tests.
  func mayHave(_ files: [RelativePath]) -> Bool {
    kind != .test && files.contains { $0.components.starts(with: folder) }
  }
}

extension Diagnostic {
  fileprivate static func renamedTarget(
    _ record: ModuleRecord, now target: PackageLayout.Target?
  ) -> Diagnostic {
    Diagnostic(
      .notFound, .unknownTarget,
      "the package has no target '\(record.target.escapingControlCharacters)', which has "
        + "'\(record.name.escapingControlCharacters)'",
      help: "if the target has another name now, type "
        + "'\(recordingTarget(record.name, record.target, now: target?.name))'")
  }

  fileprivate var isUnknownTarget: Bool { code == .unknownTarget }
}

extension RecordedModule {
  /// The target that has the files now, if the package does not have the module's target any more.
  package func renamedTarget(in targets: [PackageLayout.Target]) -> String? {
    guard !targets.isEmpty, !targets.contains(where: { $0.name == target }) else { return nil }
    let places = files.compactMap(\.foundAt)
    return targets.first { $0.mayHave(places) }?.name
  }
}
