import Hashing

/// One entry that a run moves into place or aside, with one system call.
///
/// Before the step a new entry has the hidden name; after it a removed one has. So the next run can make a
/// step, undo it, and recognise whether it has been made.
struct Step: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A new file or folder.
    case create
    /// A file whose contents are replaced.
    case replace(old: Digest, new: Digest)
    /// A file or folder that is removed, with the digest of its ``ExpectedContent``; `nil` in the journal of an
    /// earlier version.
    case remove(old: Digest?)
  }

  let kind: Kind
  /// The folder of both names, relative to the root.
  let folder: [String]
  let name: String
  let hidden: String

  /// The beginning of a step's hidden name. The rest is the same for all steps of a run.
  static func hiddenPrefix(ofStep index: Int) -> String { ".viper-gen-\(index)-" }

  /// The path for messages.
  var path: String { (folder + [name]).joined(separator: "/") }

  /// Makes the step. An entry in the place of a new one is an error.
  func advance(in folder: WritableFolder) throws(SystemError) {
    switch kind {
    case .create: try folder.rename(hidden, to: name)
    case .replace: try folder.swap(hidden, name)
    case .remove: try folder.rename(name, to: hidden)
    }
  }

  /// Undoes the step. An entry in the place of a removed one is an error.
  func retreat(in folder: WritableFolder) throws(SystemError) {
    switch kind {
    case .create: try folder.rename(name, to: hidden)
    case .replace: try folder.swap(hidden, name)
    case .remove: try folder.rename(hidden, to: name)
    }
  }

  /// Whether the step has been made.
  func isMade(in folder: WritableFolder) throws(SystemError) -> Bool {
    try settle(in: folder)
    let directory = folder.directory
    let isHidden = try directory.status(of: hidden) != nil
    switch kind {
    case .create: return !isHidden
    case .remove: return isHidden
    case .replace(_, let new): return try digest(of: hidden, in: directory) != new
    }
  }

  /// Whether what the step replaces or removes still has the old contents or, if `made`, a file the new ones.
  func isUntouched(in directory: any Directory, made: Bool) throws(SystemError) -> Bool {
    switch kind {
    case .create: return true
    case .replace(let old, let new):
      return try digest(of: name, in: directory) == (made ? new : old)
    case .remove(let old):
      guard let old, !made else { return true }
      return try ExpectedContent.digest(of: name, in: directory) == old
    }
  }

  /// Removes the entry with the hidden name: the new one before the step, the old one after it.
  func discard(in folder: WritableFolder) throws(SystemError) {
    try folder.removeAll(hidden)
  }

  /// Completes or undoes a step that was interrupted between several system calls.
  private func settle(in folder: WritableFolder) throws(SystemError) {
    let (former, directory) = (hidden + "-old", folder.directory)
    if case .replace = kind, try directory.status(of: former) != nil {
      guard try directory.status(of: hidden) == nil else { return try folder.remove(former) }
      return try folder.rename(former, to: hidden)
    }
    guard let status = try directory.status(of: hidden), status.kind == .file else { return }
    if try directory.status(of: name)?.identity == status.identity {
      try folder.remove(hidden)
    }
  }

  /// The digest of a regular file; `nil` for any other entry.
  private func digest(
    of name: String, in directory: any Directory
  ) throws(SystemError) -> Digest? {
    guard let status = try directory.status(of: name), status.kind == .file else { return nil }
    return SHA256.digest(of: try directory.contents(of: name, limit: status.size))
  }
}
