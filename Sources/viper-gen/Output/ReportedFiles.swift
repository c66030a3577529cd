import ScaffoldKit

extension Report {
  /// What happened to a file.
  struct File: Sendable {
    let path: String
    let action: String
  }

  /// What happened to files. There may be very many: the paths of some are made at a time, whenever
  /// somebody asks.
  struct Files: Sequence, Sendable {
    /// What happened to how many, in the order in which it first did.
    let counts: [(action: String, count: Int)]
    private let content: Content

    private enum Content: Sendable {
      case files([File])
      case changes(ChangeSet)
    }

    init(_ files: [File]) {
      counts = files.reduce(into: []) { counts, file in
        if let index = counts.firstIndex(where: { $0.action == file.action }) {
          counts[index].count += 1
        } else {
          counts.append((file.action, 1))
        }
      }
      content = .files(files)
    }

    /// All files that changes are about.
    init(_ changes: ChangeSet) {
      counts = changes.counts.map { ($0.action.rawValue, $0.count) }
      content = .changes(changes)
    }

    func makeIterator() -> Iterator {
      switch content {
      case .files(let files): Iterator(portion: files, rest: nil)
      case .changes(let changes): Iterator(portion: [], rest: changes.outcomes)
      }
    }

    struct Iterator: IteratorProtocol {
      fileprivate var portion: [File]
      fileprivate var rest: FileOutcomes?
      private var index = 0

      fileprivate init(portion: [File], rest: FileOutcomes?) {
        self.portion = portion
        self.rest = rest
      }

      mutating func next() -> File? {
        while index == portion.count {
          guard let outcomes = rest?.next() else { return nil }
          portion = outcomes.map { File(path: $0.path, action: $0.action.rawValue) }
          index = 0
        }
        defer { index += 1 }
        return portion[index]
      }
    }
  }
}
