import ScaffoldKit

extension Report {
  /// What happened to a file.
  struct File: Sendable {
    let path: String
    let action: String
  }
}

extension [Report.File] {
  /// The actions with the number of their files, in the order in which each first occurs.
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
  /// The change as a report lists it.
  var report: Report.File {
    Report.File(path: file.path.description, action: action.rawValue)
  }

  /// What the file would lose and gain.
  var diff: UnifiedDiff {
    UnifiedDiff(path: file.path.description, old: before, new: file.contents)
  }
}
