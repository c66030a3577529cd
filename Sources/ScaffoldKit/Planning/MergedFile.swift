import ScaffoldSwift

/// A file that a person has edited, merged with a new version of what it was generated as.
///
/// Swift files are merged by their declarations where a merge by lines does not fit. Other files are merged by
/// their lines.
///
/// ```swift
/// let base = "struct A {\n}\n"
/// let yours = "struct A {\n  let own = 1\n}\n"
/// let new = "struct A {\n}\n\nstruct B {\n}\n"
/// let merge = try MergedFile(
///   base: Array(base.utf8), yours: Array(yours.utf8), new: Array(new.utf8),
///   path: RelativePath(validating: "A.swift"))
/// String(decoding: merge.contents, as: UTF8.self)
/// // "struct A {\n  let own = 1\n}\n\nstruct B {\n}\n"
/// merge.conflicts.isEmpty  // true
/// ```
public struct MergedFile: Sendable, Hashable {
  /// The edited file with what is new. At the place of a conflict it has the edited text.
  public let contents: [UInt8]
  /// The same with both versions of each conflict, between markers as `git` writes them.
  public let marked: [UInt8]
  /// What does not fit, with its line in the edited file.
  public let conflicts: [Diagnostic]
  /// What the merge leaves to the person, such as a change of a declaration that the person has deleted.
  public let notes: [Diagnostic]

  /// Merges a file.
  ///
  /// - Parameters:
  ///   - base: the file as it was generated.
  ///   - yours: the file as a person has edited it.
  ///   - new: the file as it would be generated now.
  ///   - path: the path of the file in messages. A Swift file is known by its ending.
  /// - Throws: if a Swift file cannot be read, for example because a brace is missing, with the place.
  public init(
    base: [UInt8], yours: [UInt8], new: [UInt8], path: RelativePath
  ) throws(ScaffoldError) {
    let merge: FileMerge
    do throws(SwiftReadingError) {
      merge =
        path.isSwift
        ? try .swift(base: base, yours: yours, new: new)
        : .lines(base: base, yours: yours, new: new)
    } catch {
      throw ScaffoldError(.unreadable(error, in: SourceText(path: path.description, bytes: yours)))
    }
    self.init(merge, at: path)
  }

  /// The result of a merge of the file at a path.
  init(_ merge: FileMerge, at path: RelativePath) {
    contents = merge.text
    marked = merge.marked
    conflicts = merge.conflicts.map { .conflict($0, at: path) }
    notes = merge.notes.map { .note($0, at: path) }
  }
}

extension Diagnostic {
  fileprivate static func note(_ note: MergeNote, at path: RelativePath) -> Diagnostic {
    Diagnostic(
      .conflict, "merge", note.text,
      at: SourceLocation(path: path.description, line: note.line), severity: .note)
  }

  fileprivate static func conflict(_ conflict: MergeConflict, at path: RelativePath) -> Diagnostic {
    let text = String(decoding: conflict.new, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(12)
    return Diagnostic(
      .conflict, "conflict", conflict.reason,
      at: SourceLocation(path: path.description, line: conflict.line),
      help: "the template has:" + lines.map { "\n  " + $0 }.joined())
  }

  /// A file of the user that cannot be read as Swift.
  static func unreadable(
    _ error: SwiftReadingError, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .data, "unreadable-swift", error.message, at: source.location(at: error.offset),
      help: "repair it, and run the command again")
  }
}
