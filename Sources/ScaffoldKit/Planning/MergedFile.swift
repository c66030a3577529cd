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
  /// The words in the lines that do not fit together.
  let disputedWords: Set<String>

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

  /// The merge with the first of several bases that gives no conflict, else with the first; what was read of it.
  ///
  /// - Parameter read: what was read of a Swift file of the user.
  /// - Throws: if a Swift file cannot be read.
  static func first(
    of bases: [[UInt8]], yours: [UInt8], read: SwiftFile?, new: [UInt8], path: RelativePath
  ) throws(ScaffoldError) -> (merge: MergedFile, file: SwiftFile?) {
    var first: (merge: MergedFile, file: SwiftFile?)?
    for base in bases {
      let next: (merge: MergedFile, file: SwiftFile?)
      if let read {
        let result = FileMerge.swift(base: base, yours: read, new: new)
        next = (MergedFile(result, at: path), result.file)
      } else {
        next = (try MergedFile(base: base, yours: yours, new: new, path: path), nil)
      }
      if next.merge.conflicts.isEmpty { return next }
      first = first ?? next
    }
    if let first { return first }
    return (try MergedFile(base: yours, yours: yours, new: new, path: path), nil)
  }

  /// The result of a merge of the file at a path.
  init(_ merge: FileMerge, at path: RelativePath) {
    contents = merge.text
    marked = merge.marked
    conflicts = merge.conflicts.map { .conflict($0, at: path) }
    notes = merge.notes.map { .note($0, at: path) }
    let lines = merge.conflicts.flatMap { [$0.yours, $0.base, $0.new] }
    disputedWords = Set(
      lines.flatMap { line in
        String(decoding: line, as: UTF8.self)
          .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      })
  }
}

extension PlannedFile {
  /// Whether a Swift file of the user has all that this one declares.
  func isWhole(in yours: SwiftFile?) -> Bool {
    guard path.isSwift, let yours, let own = SwiftFile(ifReadable: contents) else { return false }
    return yours.declaresAll(of: own)
  }
}

extension Diagnostic {
  fileprivate static func note(_ note: MergeNote, at path: RelativePath) -> Diagnostic {
    Diagnostic(
      .conflict, .merge, note.text,
      at: SourceLocation(path: path.description, line: note.line), severity: .note)
  }

  fileprivate static func conflict(_ conflict: MergeConflict, at path: RelativePath) -> Diagnostic {
    let text = String(decoding: conflict.new, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(12)
    return Diagnostic(
      .conflict, .conflict, conflict.reason,
      at: SourceLocation(path: path.description, line: conflict.line),
      help: "the template has:" + lines.map { "\n  " + $0 }.joined())
  }

  /// A file of the user that cannot be read as Swift.
  static func unreadable(
    _ error: SwiftReadingError, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .data, .unreadableSwift, error.message, at: source.location(at: error.offset),
      help: "repair it, and run the command again")
  }
}
