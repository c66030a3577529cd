import ScaffoldKit

extension Report {
  /// What happened to a file.
  struct File: Sendable {
    let path: String
    let action: String
  }

  /// What happened to files. There may be very many: their paths are made one after the other, whenever
  /// somebody asks.
  struct Files: Sequence, Sendable {
    /// What happened to how many, in the order in which it first did.
    let counts: [(action: String, count: Int)]
    private let files: @Sendable () -> AnyIterator<File>

    init(_ files: [File]) {
      counts = files.reduce(into: []) { counts, file in
        if let index = counts.firstIndex(where: { $0.action == file.action }) {
          counts[index].count += 1
        } else {
          counts.append((file.action, 1))
        }
      }
      self.files = { AnyIterator(files.makeIterator()) }
    }

    /// All files that changes are about.
    init(_ changes: ChangeSet) {
      counts = changes.counts.map { ($0.action.rawValue, $0.count) }
      files = {
        changes.outcomes { File(path: $0.description, action: $1.rawValue) }
      }
    }

    func makeIterator() -> AnyIterator<File> { files() }
  }
}
