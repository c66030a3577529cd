import ScaffoldKit

extension Report {
  /// The change of a file.
  struct File: Sendable {
    let path: String
    let action: String
  }
}

extension [Report.File] {
  /// The actions with the number of their files, in the order of their first file.
  var counts: [(action: String, count: Int)] {
    var counts: [(action: String, count: Int)] = []
    for file in self {
      if let index = counts.firstIndex(where: { $0.action == file.action }) {
        counts[index].count += 1
      } else {
        counts.append((file.action, 1))
      }
    }
    return counts
  }
}

extension Change {
  /// The change in a report.
  var report: Report.File {
    Report.File(path: file.path.description, action: action.rawValue)
  }

  /// The differences between the old and the new contents.
  var diff: UnifiedDiff {
    UnifiedDiff(path: file.path.description, old: before, new: file.contents)
  }
}

extension Change.Action {
  /// Whether the action concerns a file that existed before.
  var isNotable: Bool {
    switch self {
    case .overwritten, .skipped, .conflict, .kept: true
    case .created, .identical, .removed: false
    }
  }
}
