import ScaffoldRecognition

/// The sources of a project while texts of modules are inserted, changed and removed in them.
struct ProjectInsertions {
  private var sources: [ScaffoldRecognition.SourceText]
  /// The texts before the first edit, by their paths.
  private var originals: [String: [UInt8]] = [:]
  private(set) var warnings: [Diagnostic] = []

  init(_ sources: [ScaffoldRecognition.SourceText]) {
    self.sources = sources.filter { !$0.isTest }
  }

  /// The sources that differ, in the order of their paths.
  var edited: [(path: String, text: [UInt8])] {
    sources.compactMap { source in
      originals[source.path].flatMap { $0 == source.text ? nil : (source.path, source.text) }
    }.sorted { $0.path < $1.path }
  }

  /// Takes the text of a file as it will be after a change.
  mutating func follow(_ change: Change) {
    let former = (change.movedFrom ?? change.file.path).description
    guard let index = sources.firstIndex(where: { $0.path == former }) else { return }
    let old = sources[index]
    guard change.action != .removed else {
      sources.remove(at: index)
      return
    }
    guard change.action.isWrite else { return }
    sources[index] = .init(
      path: change.file.path.description, text: change.file.contents, module: old.module)
  }

  /// Changes the texts of a module. What only its record names stays, with a warning. Only another version of the
  /// template adds a text in the place of one that is gone.
  mutating func change(
    from former: FormerInsertions, to new: [RecordedInsertion], of record: ModuleRecord
  ) {
    var open = former.made.filter { !new.contains($0) }
    for insertion in former.claimed where !new.contains(insertion) {
      keep(insertion, of: record, former)
    }
    let known = former.made + former.claimed
    for insertion in new where !known.contains(insertion) {
      if let index = open.firstIndex(where: { $0.place == insertion.place }) {
        let isNew = former.version != record.templateDigest
        replace(open.remove(at: index), by: insertion, of: record, addsMissing: isNew)
      } else {
        add(insertion, of: record)
      }
    }
    for insertion in open { remove(insertion, of: record) }
  }

  private mutating func add(_ insertion: RecordedInsertion, of record: ModuleRecord) {
    do throws(InsertionError) {
      let edit = try insertion.insertion.added(to: sources, preferring: record.target)
      if let edit { apply(edit) }
    } catch {
      warnings.append(.notInserted(insertion, error, of: record))
    }
  }

  private mutating func replace(
    _ old: RecordedInsertion, by new: RecordedInsertion, of record: ModuleRecord,
    addsMissing: Bool
  ) {
    do throws(InsertionError) {
      let edit = try old.insertion.replaced(by: new.text, in: sources, preferring: record.target)
      if let edit {
        apply(edit)
      } else if addsMissing {
        add(new, of: record)
      }
    } catch {
      warnings.append(.notInserted(new, error, of: record))
    }
  }

  /// Warns of a text that stays. One that is not there needs no warning.
  private mutating func keep(
    _ insertion: RecordedInsertion, of record: ModuleRecord, _ former: FormerInsertions
  ) {
    do throws(InsertionError) {
      let place = try insertion.insertion.found(in: sources, preferring: record.target)
      guard let place else { return }
      warnings.append(.claimedInsertion(insertion, at: place, former))
    } catch {
      return
    }
  }

  /// Removes a text. One that is not there any more needs no removal.
  private mutating func remove(_ insertion: RecordedInsertion, of record: ModuleRecord) {
    do throws(InsertionError) {
      let edit = try insertion.insertion.removed(from: sources, preferring: record.target)
      if let edit { apply(edit) }
    } catch {
      return
    }
  }

  private mutating func apply(_ edit: SourceEdit) {
    guard let index = sources.firstIndex(where: { $0.path == edit.path }) else { return }
    let old = sources[index]
    originals[edit.path] = originals[edit.path] ?? old.text
    sources[index] = .init(path: old.path, text: edit.text, module: old.module)
  }
}

extension Diagnostic {
  /// A text that the record of a module names, and that its template does not add.
  fileprivate static func claimedInsertion(
    _ insertion: RecordedInsertion, at place: SourcePlace, _ former: FormerInsertions
  ) -> Diagnostic {
    let claim = "'\(former.module)' has added it to '\(insertion.place.description)'"
    let reason =
      former.templateIsKnown
      ? "its template does not add it" : "the version of its template is not known"
    return Diagnostic(
      .conflict, .claimedInsertion,
      "this text is kept: the record says that \(claim.escapingControlCharacters), but \(reason)",
      at: SourceLocation(place),
      help:
        "if the module no longer needs it, remove it by hand; the record was changed by hand or by a merge",
      severity: .warning)
  }

  /// A text of a module for which there is no place.
  fileprivate static func notInserted(
    _ insertion: RecordedInsertion, _ error: InsertionError, of record: ModuleRecord
  ) -> Diagnostic {
    let place = insertion.place.description
    let reason: String
    var location: SourceLocation?
    switch error {
    case .missing: reason = "'\(place)' is not found"
    case .several(let places):
      let names = places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
      reason = "'\(place)' is declared several times: \(names)"
    case .unsuitable(let found):
      reason = "'\(place)' has another form"
      location = SourceLocation(found)
    }
    let lines = insertion.text.split(separator: "\n", omittingEmptySubsequences: false)
    return Diagnostic(
      .conflict, .notInserted,
      "'\(record.name)' is not added to a declaration: \(reason)".escapingControlCharacters,
      at: location,
      help: "add this by hand:"
        + lines.map { "\n  " + String($0).escapingControlCharacters }.joined(),
      severity: .warning)
  }
}
