/// A record that cannot be read, or a folder of records.
struct UnreadableRecord {
  /// The path from the package's root.
  let place: [String]
  let problems: [Diagnostic]

  /// The subfolder and the name of the module, which the path of a record has; `nil` for a folder.
  var module: [String]? {
    guard place.count > 2, let name = place.last, name.hasSuffix(ModuleRecord.fileExtension) else {
      return nil
    }
    return place[2...].dropLast() + [String(name.dropLast(ModuleRecord.fileExtension.count))]
  }

  /// Whether it may be in a target: records of one target are in one folder.
  func mayBe(inTarget target: String?) -> Bool {
    guard let target, place.count > 1 else { return true }
    return place[1] == ModuleRecord.folder(ofTarget: target)[1]
  }

  /// Whether it may be the record of the module that a path ends in. A path of a user may begin in another folder
  /// than the record's.
  func mayBe(at path: [String]) -> Bool {
    guard let module else { return true }
    let count = min(module.count, path.count)
    return count > 0 && module.suffix(count) == path.suffix(count)
  }
}
