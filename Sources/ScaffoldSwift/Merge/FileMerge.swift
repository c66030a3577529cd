/// The result of merging the changes of a template into a file that the user has edited.
///
/// Three texts are merged: the *base* that the template once wrote, *yours*, which the user has made of it,
/// and the *new* text that the template writes today.
package struct FileMerge: Sendable, Equatable {
  /// The merged text. Where there is a conflict, it holds the user's text.
  package let text: [UInt8]
  /// What does not fit together, in the order of the user's file.
  package let conflicts: [MergeConflict]
  /// What the user should know although it is no conflict, in the order of the user's file.
  package let notes: [MergeNote]
  /// The merged text with git's conflict markers, labelled `yours`, `base` and `template`.
  ///
  /// It equals `text` if there is no conflict.
  package let marked: [UInt8]
  /// What was read of the merged text; `nil` if it was not read.
  package private(set) var file: SwiftFile?

  init(
    _ merged: MergedText, of yours: [UInt8], notes: [MergeNote] = [], file: SwiftFile? = nil
  ) {
    let lines = TextLines(yours)
    self.file = file
    text = merged.text
    marked = merged.marked(lineEnd: LineEnd(most: yours)?.bytes ?? LineEnd.lineFeed.bytes)
    conflicts = merged.disputes.map { MergeConflict($0, in: lines) }
    self.notes = notes.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }

  init(_ text: [UInt8]) {
    self.text = text
    marked = text
    conflicts = []
    notes = []
  }
}

/// Changes of the user and of the template that do not fit together.
package struct MergeConflict: Sendable, Equatable {
  /// The line in the user's file, from 1.
  package let line: Int
  /// The declaration, such as `signIn(username:)`, if it is known.
  package let name: String?
  /// The user's lines.
  package let yours: [UInt8]
  /// The lines that the template once wrote.
  package let base: [UInt8]
  /// The lines that the template writes today.
  package let new: [UInt8]
  /// Why the changes do not fit together.
  package let reason: String

  init(_ dispute: MergedText.Dispute, in lines: TextLines) {
    line = lines.line(at: dispute.offset) + 1
    name = dispute.name
    yours = dispute.yours
    base = dispute.base
    new = dispute.new
    reason = dispute.reason
  }
}

/// Something about a merge that the user should know although it is no conflict.
package struct MergeNote: Sendable, Equatable {
  /// The line in the user's file, from 1.
  package let line: Int
  /// What the merge did, such as `'signIn(username:)' was deleted; it stays deleted`.
  package let text: String
}
