/// What a list of modules shows of a record, without the rest of it.
struct RecordSummary {
  /// The module's name with its subfolder, as the place of the record says.
  let name: String
  let target: String
  let template: String

  /// The records of the package whose root is `root`, sorted by the modules' names; those that cannot be read are
  /// left out.
  static func all(in root: any Directory) -> [RecordSummary] {
    var places = RecordPlaces(in: root)
    var ignored: [Diagnostic] = []
    let found = places.found.compactMap { place -> RecordSummary? in
      guard place.path.count > 2 else { return nil }
      let summary = attempt(&ignored) { () throws(ScaffoldError) in
        try RecordSummary(place, &places.tree)
      }
      return summary ?? nil
    }
    return found.sorted { ($0.name, $0.target) < ($1.name, $1.target) }
  }

  /// Reads a record up to the members that it needs.
  private init?(_ place: RecordPlaces.Place, _ tree: inout DirectoryTree) throws(ScaffoldError) {
    let (folder, file) = (Array(place.path.dropLast()), place.path[place.path.count - 1])
    guard let directory = try tree.directory(folder) else { return nil }
    let bytes = try reporting(directory.contents(of: file, limit: RecordStore.largestRecord))
    let source = SourceText(path: place.path.joined(separator: "/"), bytes: bytes)
    let texts = try JSONReader.strings(["target", "template"], in: source)
    guard let target = texts["target"], let template = texts["template"] else { return nil }
    name = (place.subfolder + [place.name]).joined(separator: "/")
    self.target = target
    self.template = template
  }
}
