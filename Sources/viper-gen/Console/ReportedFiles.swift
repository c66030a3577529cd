import ScaffoldKit

extension Report {
  /// The change of a file.
  struct File: Sendable {
    let path: String
    let action: Change.Action
    /// The path that a moved file had before.
    var from: String?
    /// The path without links, if it differs.
    var place: String?
  }
}

extension [Report.File] {
  /// The actions with the number of their files: what a command is for first, what changes nothing last.
  var counts: [(action: Change.Action, count: Int)] {
    let (first, last): ([Change.Action], [Change.Action]) = (
      [.created, .removed, .moved], [.identical]
    )
    let others = Change.Action.allCases.filter { !(first + last).contains($0) }
    return (first + others + last).compactMap { action in
      let count = count { $0.action == action }
      return count == 0 ? nil : (action, count)
    }
  }

  /// `20 files created, 1 skipped`, or in a preview `would create 20 files, skip 1`; `nil` if no file changes.
  func summary(isPreview: Bool) -> String? {
    let counts = counts
    guard let first = counts.first, first.action != .identical else { return nil }
    let files = first.count.counted("file")
    guard isPreview else {
      let others = counts.dropFirst().map { "\($0.count) \($0.action.rawValue)" }
      return (["\(files) \(first.action.rawValue)"] + others).joined(separator: ", ")
    }
    let others = counts.dropFirst().map { action, count in
      action.verb.map { "\($0) \(count)" } ?? "\(count) \(action.rawValue)"
    }
    return (["\(first.action.phrase(isPreview: true)) \(files)"] + others).joined(separator: ", ")
  }
}

extension Change {
  /// The change in a report.
  var report: Report.File {
    Report.File(
      path: file.path.description, action: action, from: movedFrom?.description,
      place: place?.description)
  }

  /// The warning of a preview that the user's edits would be lost.
  var lossOfEdits: Diagnostic? {
    guard isEdited == true, action == .removed || action == .overwritten else { return nil }
    return Diagnostic(
      .conflict, .edited, "the file was edited and would be \(action.rawValue)",
      at: SourceLocation(path: file.path.description)
    ).asWarning
  }
}

extension Change.Action {
  /// Whether the action concerns a file that existed before.
  var isNotable: Bool {
    switch self {
    case .overwritten, .skipped, .merged, .conflict, .kept: true
    case .created, .replaced, .moved, .identical, .removed: false
    }
  }

  /// What a command does to the file; `nil` if a preview finds the same as a real run.
  fileprivate var verb: String? {
    switch self {
    case .created: "create"
    case .overwritten: "overwrite"
    case .replaced: "replace"
    case .merged: "merge"
    case .moved: "move"
    case .skipped: "skip"
    case .removed: "remove"
    case .kept: "keep"
    case .identical, .conflict: nil
    }
  }

  /// The action in a list: `created`, or `would create` in a preview.
  func phrase(isPreview: Bool) -> String {
    guard isPreview, let verb else { return rawValue }
    return "would " + verb
  }
}
