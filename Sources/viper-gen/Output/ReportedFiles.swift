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
    private(set) var counts: [(action: String, count: Int)] = []
    private let content: Content

    private enum Content: Sendable {
      case files([File])
      case changes(ChangeSet)
    }

    init(_ files: [File]) {
      content = .files(files)
      for file in files { count(file.action, 1) }
    }

    /// All files that changes are about.
    init(_ changes: ChangeSet) {
      content = .changes(changes)
      changes.tally { count($0.rawValue, $1) }
    }

    private mutating func count(_ action: String, _ number: Int) {
      if let index = counts.firstIndex(where: { $0.action == action }) {
        counts[index].count += number
      } else {
        counts.append((action, number))
      }
    }

    func makeIterator() -> Iterator {
      switch content {
      case .files(let files): Iterator(files: files[...])
      case .changes(let changes): Iterator(outcomes: changes.outcomes)
      }
    }

    struct Iterator: IteratorProtocol {
      private var files: ArraySlice<File>
      private var outcomes: FileOutcomes?
      /// The outcomes that are at hand.
      private var portion: ArraySlice<FileOutcomes.Outcome> = []

      fileprivate init(files: ArraySlice<File> = [], outcomes: FileOutcomes? = nil) {
        self.files = files
        self.outcomes = outcomes
      }

      mutating func next() -> File? {
        if let file = files.popFirst() { return file }
        while portion.isEmpty {
          guard let next = outcomes?.next() else { return nil }
          portion = next[...]
        }
        return portion.popFirst().map { File(path: $0.path, action: $0.action.rawValue) }
      }
    }
  }
}
