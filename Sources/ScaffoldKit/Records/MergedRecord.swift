/// A record in which git has left the versions of two branches between conflict markers.
struct MergedRecord {
  /// An option that has another value in each branch.
  struct Difference {
    let option: String
    let ours: RecordedOption
    let theirs: RecordedOption
  }

  /// The line of the first marker.
  let line: Int
  /// The versions of the current branch and of the other one, and that of the common ancestor if it is there.
  let sides: [ModuleRecord]
  /// The versions of the two branches.
  var branches: [ModuleRecord] { Array(sides.prefix(2)) }
  /// What both branches have together. An option that differs has the value of the current branch.
  private(set) var record: ModuleRecord
  /// The options that the user has to choose.
  private(set) var differences: [Difference] = []

  /// Reads both versions; `nil` if the record has no conflict markers.
  ///
  /// - Throws: what is wrong with a version.
  init?(_ source: SourceText, at place: [String]) throws(ScaffoldError) {
    guard let markers = ConflictMarkers(in: source.bytes) else { return nil }
    let read = { (bytes: [UInt8]) throws(ScaffoldError) in
      try RecordReader.read(SourceText(path: source.path, bytes: bytes), at: place)
    }
    let (ours, theirs) = (try read(markers.ours), try read(markers.theirs))
    var ignored: [Diagnostic] = []
    let base = attempt(&ignored) { () throws(ScaffoldError) in try markers.base.map(read) }
    guard ours.template == theirs.template else {
      throw ScaffoldError(
        .badRecord(
          "the branches have different templates: '\(ours.template.escapingControlCharacters)' and "
            + "'\(theirs.template.escapingControlCharacters)'",
          at: SourceLocation(path: source.path, line: markers.line),
          help: "keep the record and the files of one branch"))
    }
    line = markers.line
    record = ours
    sides = [ours, theirs] + [base ?? nil].compactMap(\.self)
    merge(ours, theirs, base ?? nil)
  }

  private mutating func merge(_ ours: ModuleRecord, _ theirs: ModuleRecord, _ base: ModuleRecord?) {
    let options = options(ours, theirs, base)
    let known = Set(ours.files.map(\.path))
    let files = (ours.files + theirs.files.filter { !known.contains($0.path) })
    let digest = Self.chosen(ours.templateDigest, theirs.templateDigest, base?.templateDigest)
    let header = Self.chosen(ours.header, theirs.header, base?.header)
    record = ModuleRecord(
      module: ours.module, subfolder: ours.subfolder, target: ours.target,
      testTarget: ours.testTarget ?? theirs.testTarget, template: ours.template,
      templateDigest: digest ?? ours.templateDigest, templateOrigin: ours.templateOrigin,
      options: options, header: header ?? ours.header, facts: ours.facts,
      project: ours.project ?? theirs.project, manifest: ours.manifest ?? theirs.manifest,
      insertions: (ours.insertions + theirs.insertions).uniqued,
      folders: Set(ours.folders + theirs.folders).sorted(),
      files: files.sorted { $0.path < $1.path },
      skipped: Set(ours.skipped + theirs.skipped).sorted(),
      marked: Set(ours.marked + theirs.marked).sorted())
    if let facts = theirs.facts {
      record.facts?.typeImports.merge(facts.typeImports) { ours, _ in ours }
      record.facts?.samples.merge(facts.samples) { ours, _ in ours }
    }
  }

  /// The options with what both branches have changed.
  private mutating func options(
    _ ours: ModuleRecord, _ theirs: ModuleRecord, _ base: ModuleRecord?
  ) -> [RecordedOption] {
    let values = [ours, theirs, base].map { side in
      Dictionary((side?.options ?? []).map { ($0.name, $0) }) { first, _ in first }
    }
    return (ours.options + theirs.options).map(\.name).uniqued.compactMap { name in
      guard let mine = values[0][name] else { return values[1][name] }
      guard let other = values[1][name] else { return mine }
      let former = values[2][name]
      if let chosen = Self.chosen(mine, other, former) { return chosen }
      if case .list(let first) = mine.value, case .list(let second) = other.value {
        var common: [String] = []
        if case .list(let texts) = former?.value { common = texts }
        let left = first.filter { second.contains($0) || !common.contains($0) }
        let added = second.filter { !first.contains($0) && !common.contains($0) }
        return RecordedOption(name: name, value: .list(left + added))
      }
      differences.append(Difference(option: name, ours: mine, theirs: other))
      return mine
    }
  }

  /// The value that only one branch has changed, or both in the same way; `nil` if that is not known.
  private static func chosen<Value: Equatable>(
    _ ours: Value, _ theirs: Value, _ base: Value?
  ) -> Value? {
    if ours == theirs || base == theirs { return ours }
    return base == ours ? theirs : nil
  }

  /// What the user has to choose, except for options that have been chosen.
  func problems(choosing chosen: Set<String>) -> [Diagnostic] {
    let open = differences.filter { !chosen.contains($0.option) }
    let choices = open.map { "--set " + "\($0.option)=\($0.ours.texts.joined())".shellQuoted }
    let command = "viper-gen change \(record.name.shellQuoted) \(choices.joined(separator: " "))"
    return open.map { difference in
      let values = [difference.ours, difference.theirs].map {
        "'\($0.texts.joined().escapingControlCharacters)'"
      }
      return Diagnostic(
        .conflict, .recordDifference,
        "'\(difference.option)' is \(values[0]) in your branch and \(values[1]) in the other one",
        at: SourceLocation(path: record.path.description, line: line),
        help: "type the value that you want: \(command)")
    }
  }

  /// The versions of the files that the branches can have generated, by their paths: those with a digest of one
  /// of them.
  ///
  /// - Parameter rendered: the files as the versions render them.
  func texts(_ rendered: [PlannedFile]) -> [RelativePath: [[UInt8]]] {
    let entries = Dictionary(grouping: sides.flatMap(\.files), by: \.path)
    var texts: [RelativePath: [[UInt8]]] = [:]
    for file in rendered {
      let isKnown = entries[file.path]?.contains { $0.matches(file.contents) } ?? false
      guard isKnown, texts[file.path]?.contains(file.contents) != true else { continue }
      texts[file.path, default: []].append(file.contents)
    }
    return texts
  }
}

extension RecordReader {
  /// The value in a record.
  ///
  /// - Throws: if it is not JSON. Conflict markers of git are reported as such.
  static func json(
    of source: SourceText, at place: [String]
  ) throws(ScaffoldError) -> JSONValue {
    do throws(ScaffoldError) {
      return try JSONReader.read(source)
    } catch {
      guard let markers = ConflictMarkers(in: source.bytes) else { throw error }
      throw ScaffoldError(.recordConflict(at: place, line: markers.line))
    }
  }
}

extension Diagnostic {
  /// A record in which git has left conflict markers.
  static func recordConflict(at place: [String], line: Int) -> Diagnostic {
    let name = UnreadableRecord(place: place, problems: []).module?.joined(separator: "/")
    return Diagnostic(
      .data, .recordConflict, "git has left a conflict in the record of a module",
      at: SourceLocation(path: place.joined(separator: "/"), line: line),
      help: "resolve the conflicts in the files of the module, and type "
        + "'viper-gen update \((name ?? "NAME").shellQuoted)', which merges both versions of the record"
    )
  }

  /// Whether it is about a record with conflict markers.
  var isRecordConflict: Bool { code == .recordConflict }
}
