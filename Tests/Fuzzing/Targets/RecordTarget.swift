import Hashing

/// A record of where a module came from.
enum RecordTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(path: ".viper-gen/App/SignIn.json", bytes: bytes)
    let usual = [".viper-gen", "App", "SignIn.json"]
    check(source, at: usual)
    if let place = place(of: source), place != usual { check(source, at: place) }
  }

  private static func check(_ source: SourceText, at place: [String]) {
    let outcome = Outcome<ModuleRecord>.of { () throws(ScaffoldError) in
      try RecordReader.read(source, at: place)
    }
    guard let record = outcome.value else { return }
    let written = SourceText(path: source.path, bytes: record.contents)
    let again = Outcome.once { () throws(ScaffoldError) in
      try RecordReader.read(written, at: place)
    }
    require(again == .value(record), "a record reads as it is written: \(again)")
    require(again.value?.contents == record.contents, "it is written the same again")
    require(record.path.components == place, "a record is at its place")
    for path in record.files.map(\.path) + record.folders {
      require(!path.components.isEmpty, "a path has a name")
      require(!path.components.contains { ["", ".", ".."].contains($0) }, "no path leads out")
      require(!path.description.utf8.contains(0), "no path ends early")
      require(!path.description.hasPrefix("/"), "no path is absolute")
    }
    for file in record.files {
      require(file.path.components[0] != ModuleRecord.folder, "no file is a record")
      require(Digest(file.digest.text) != nil, "a digest is one")
    }
  }

  /// The place that the record names, if that can be a place on the disk.
  private static func place(of source: SourceText) -> [String]? {
    let json = Outcome.once { () throws(ScaffoldError) in try JSONReader.read(source) }.value
    guard let json, let module = json["module"]?.string, let target = json["target"]?.string else {
      return nil
    }
    let subfolder = json["subfolder"]?.string ?? ""
    let record = ModuleRecord(
      module: module, subfolder: subfolder.isEmpty ? [] : RelativePath.components(of: subfolder),
      target: target, template: "", templateDigest: SHA256.digest(of: []), options: [], files: [])
    let place = record.path.components
    let canExist = place.allSatisfy { name in
      !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
    }
    return canExist ? place : nil
  }
}
