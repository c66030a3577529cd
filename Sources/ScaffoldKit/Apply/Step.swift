import Hashing

/// One entry that a run brings to its place or takes away, as one call of the system.
///
/// What is new lies ready under the hidden name before; what has been taken away lies there
/// afterwards. So a step can be made, taken back, and recognised as made, by whoever finds it.
struct Step: Sendable, Hashable {
  enum Deed: Sendable, Hashable {
    /// A file or a whole folder that was not there.
    case create
    /// A file that gets other contents.
    case replace(old: Digest, new: Digest)
    /// A file or a whole folder that goes.
    case remove
  }

  let deed: Deed
  /// The folder of both names, below the root.
  let folder: [String]
  let name: String
  let hidden: String

  /// How the hidden names of a run's steps begin; what follows is the same for all of them.
  static func hiddenPrefix(ofStep index: Int) -> String { ".viper-gen-\(index)-" }

  /// The path for messages.
  var path: String { (folder + [name]).joined(separator: "/") }

  /// Makes the step; whatever has come to the place of something new makes the system refuse.
  func advance(in directory: any Directory) throws(SystemError) {
    switch deed {
    case .create: try directory.move(hidden, to: directory, as: name)
    case .replace: try directory.exchange(hidden, with: name)
    case .remove: try directory.move(name, to: directory, as: hidden)
    }
  }

  /// Takes the step back; what has come to the place of something that was taken away makes the
  /// system refuse.
  func retreat(in directory: any Directory) throws(SystemError) {
    switch deed {
    case .create: try directory.move(name, to: directory, as: hidden)
    case .replace: try directory.exchange(hidden, with: name)
    case .remove: try directory.move(hidden, to: directory, as: name)
    }
  }

  /// Whether the step has been made.
  func isMade(in directory: any Directory) throws(SystemError) -> Bool {
    try settle(in: directory)
    let isHidden = try directory.status(of: hidden) != nil
    switch deed {
    case .create: return !isHidden
    case .remove: return isHidden
    case .replace(_, let new): return try digest(of: hidden, in: directory) != new
    }
  }

  /// Whether the file that the step replaces, or has replaced, is as the run saw it or left it.
  func isUntouched(in directory: any Directory, made: Bool) throws(SystemError) -> Bool {
    guard case .replace(let old, let new) = deed else { return true }
    return try digest(of: name, in: directory) == (made ? new : old)
  }

  /// Removes what lies under the hidden name: what is new before the step, what is old after it.
  func discard(in directory: any Directory) throws(SystemError) {
    try directory.removeTree(hidden)
  }

  /// Brings a step to one side that was cut off in its middle, where the system needs several calls
  /// for it.
  private func settle(in directory: any Directory) throws(SystemError) {
    let former = hidden + "-old"
    if case .replace = deed, try directory.status(of: former) != nil {
      guard try directory.status(of: hidden) == nil else { return try directory.removeFile(former) }
      return try directory.move(former, to: directory, as: hidden)
    }
    guard let status = try directory.status(of: hidden), status.kind == .file else { return }
    if try directory.status(of: name)?.identity == status.identity {
      try directory.removeFile(hidden)
    }
  }

  /// The digest of a plain file; `nil` for anything else.
  private func digest(
    of name: String, in directory: any Directory
  ) throws(SystemError) -> Digest? {
    guard let status = try directory.status(of: name), status.kind == .file else { return nil }
    return SHA256.digest(of: try directory.contents(of: name, limit: status.size))
  }
}
