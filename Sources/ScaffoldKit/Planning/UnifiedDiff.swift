/// The difference of two texts in the unified format that `diff -u` and `git` print.
public struct UnifiedDiff: Sendable, Hashable {
  /// A line of the difference.
  public enum Line: Sendable, Hashable {
    /// A line that both texts have.
    case context(String)
    /// A line of the first text only.
    case removed(String)
    /// A line of the second text only.
    case added(String)
    /// `@@ -1,3 +1,4 @@`, the two lines with the names, or the line for a binary file or a new empty file.
    case heading(String)
    /// The last line of a text has no line end.
    case noNewline
  }

  /// All lines; none when the texts are equal.
  public let lines: [Line]
  private static let context = 3

  /// The difference from `old` (`nil`: there is no file) to `new` at `path`.
  ///
  /// ```swift
  /// print(UnifiedDiff(path: "A.swift", old: Array("a\n".utf8), new: Array("b\n".utf8)))
  /// // --- a/A.swift
  /// // +++ b/A.swift
  /// // @@ -1 +1 @@
  /// // -a
  /// // +b
  /// ```
  public init(path: String, old: [UInt8]?, new: [UInt8]) {
    self.init(path: path, from: nil, old: old, new: new)
  }

  /// The difference to `old` at `former`, the path that a moved file has so far.
  init(path: String, from former: String?, old: [UInt8]?, new: [UInt8]) {
    let path = path.escapingControlCharacters
    let former = former?.escapingControlCharacters ?? path
    let oldName = old == nil ? "/dev/null" : "a/\(former)"
    let renaming: [Line] =
      former == path
      ? []
      : ["diff --git \(oldName) b/\(path)", "rename from \(former)", "rename to \(path)"]
        .map(Line.heading)
    if old == new {
      lines = renaming
    } else if !Self.isText(old ?? []) || !Self.isText(new) {
      lines = [.heading("Binary files \(oldName) and b/\(path) differ")]
    } else if old == nil, new.isEmpty {
      // There are no lines to show; git knows a heading for it.
      lines = [.heading("diff --git a/\(path) b/\(path)"), .heading("new file mode 100644")]
    } else {
      lines =
        renaming + [.heading("--- \(oldName)"), .heading("+++ b/\(path)")]
        + Self.hunks(Self.lines(of: old ?? []), Self.lines(of: new))
    }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }

  /// A line's bytes: texts that only look alike are different.
  private typealias Text = ArraySlice<UInt8>

  private struct Edit {
    let line: Line
    let old: Int
    let new: Int
    var isContext: Bool { if case .context = line { true } else { false } }
  }

  private static func hunks(_ before: [Text], _ after: [Text]) -> [Line] {
    let edits = edits(before, after)
    let touched = edits.indices.filter { !edits[$0].isContext }
    var lines: [Line] = []
    var index = touched.startIndex
    while index < touched.endIndex {
      var last = index
      while last + 1 < touched.endIndex, touched[last + 1] - touched[last] <= 2 * context + 1 {
        last += 1
      }
      let range = max(0, touched[index] - context)...min(edits.count - 1, touched[last] + context)
      lines += hunk(edits[range])
      index = last + 1
    }
    return lines
  }

  private static func hunk(_ edits: ArraySlice<Edit>) -> [Line] {
    let oldCount = edits.count { if case .added = $0.line { false } else { true } }
    let newCount = edits.count { if case .removed = $0.line { false } else { true } }
    let first = edits[edits.startIndex]
    let heading = "@@ -\(span(first.old, oldCount)) +\(span(first.new, newCount)) @@"
    return [.heading(heading)]
      + edits.flatMap { edit -> [Line] in
        switch edit.line {
        case .context(let text): ended(text, Line.context)
        case .removed(let text): ended(text, Line.removed)
        case .added(let text): ended(text, Line.added)
        case .heading, .noNewline: [edit.line]
        }
      }
  }

  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func ended(_ text: String, _ line: (String) -> Line) -> [Line] {
    guard text.utf8.last == UInt8(ascii: "\n") else { return [line(text), .noNewline] }
    return [line(String(decoding: text.utf8.dropLast(), as: UTF8.self))]
  }

  /// All lines of both texts in order, each with its place in both.
  private static func edits(_ before: [Text], _ after: [Text]) -> [Edit] {
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old), old < before.count {
        edits.append(Edit(line: .removed(decoded(before[old])), old: old, new: new))
        old += 1
      } else if inserted.contains(new), new < after.count {
        edits.append(Edit(line: .added(decoded(after[new])), old: old, new: new))
        new += 1
      } else {
        edits.append(Edit(line: .context(decoded(after[new])), old: old, new: new))
        (old, new) = (old + 1, new + 1)
      }
    }
    return edits
  }

  private static func decoded(_ line: Text) -> String { String(decoding: line, as: UTF8.self) }

  /// The lines with their ends, so that a missing last one makes a difference.
  private static func lines(of bytes: [UInt8]) -> [Text] {
    var lines: [Text] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}

extension UnifiedDiff: CustomStringConvertible {
  /// The lines as `diff -u` prints them.
  public var description: String { lines.map(\.description).joined(separator: "\n") }
}

extension UnifiedDiff.Line: CustomStringConvertible {
  /// The line with its sign.
  public var description: String {
    switch self {
    case .context(let text): " " + text
    case .removed(let text): "-" + text
    case .added(let text): "+" + text
    case .heading(let text): text
    case .noNewline: "\\ No newline at end of file"
    }
  }
}
