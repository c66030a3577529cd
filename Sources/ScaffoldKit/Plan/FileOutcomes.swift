/// What happens to files, portion by portion.
package struct FileOutcomes: Sequence, IteratorProtocol {
  /// What happens to the file at a path.
  package struct Outcome: Sendable {
    package let path: String
    package let action: Change.Action
  }

  private var rest: ArraySlice<ChangeSet.Part>
  /// So many parts are looked at together.
  private static let portion = 256

  init(_ parts: [ChangeSet.Part]) { rest = parts[...] }

  /// What happens to the next files.
  package mutating func next() -> [Outcome]? {
    guard !rest.isEmpty else { return nil }
    defer { rest = rest.dropFirst(Self.portion) }
    return rest.prefix(Self.portion).flatMap(\.outcomes)
  }
}

extension ChangeSet.Part {
  fileprivate var outcomes: [FileOutcomes.Outcome] {
    guard case .whole(let whole, let action) = self else {
      return singleChanges.map { .init(path: $0.file.path.description, action: $0.action) }
    }
    return (whole.module.paths + [whole.module.recordPath]).map {
      .init(path: $0.description, action: action)
    }
  }
}
