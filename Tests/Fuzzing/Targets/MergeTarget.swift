import ScaffoldSwift

/// A merge of three texts, which byte 1E separates: the base, yours and the new one.
enum MergeTarget {
  static func run(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x1E, maxSplits: 2, omittingEmptySubsequences: false)
    let base = Array(parts[0])
    let yours = parts.count > 1 ? Array(parts[1]) : base
    let new = parts.count > 2 ? Array(parts[2]) : base
    check(FileMerge.lines(base: base, yours: yours, new: new), yours)
    guard let merge = merged(base, yours, new) else {
      return require(!isReadable(yours), "only a file of yours that cannot be read is refused")
    }
    require(merge == merged(base, yours, new), "the second merge gives the same")
    check(merge, yours)
    // If one side has no changes, the result is the other side, whatever that is.
    if merge.conflicts.isEmpty, isReadable(yours), isReadable(new) {
      require(isReadable(merge.text), "a merged file can be read")
    }
    if base == new || yours == new { require(merge.text == yours, "nothing changes nothing") }
    if base == yours { require(merge.text == new, "an unedited file is replaced") }
  }

  private static func merged(_ base: [UInt8], _ yours: [UInt8], _ new: [UInt8]) -> FileMerge? {
    do {
      return try FileMerge.swift(base: base, yours: yours, new: new)
    } catch {
      require(error.line >= 1 && error.column >= 1, "places count from one")
      return nil
    }
  }

  private static func isReadable(_ text: [UInt8]) -> Bool {
    do {
      _ = try SwiftFile(reading: text)
      return true
    } catch {
      return false
    }
  }

  private static func check(_ merge: FileMerge, _ yours: [UInt8]) {
    let lines = 2 + yours.count { $0 == 0x0A || $0 == 0x0D }
    require(merge.conflicts.isEmpty == (merge.marked == merge.text), "a conflict is marked")
    for conflict in merge.conflicts {
      require((1...lines).contains(conflict.line), "a conflict is in the file")
      require(!conflict.reason.isEmpty, "a conflict has a reason")
    }
    for note in merge.notes {
      require((1...lines).contains(note.line) && !note.text.isEmpty, "a note has its place")
    }
  }
}
