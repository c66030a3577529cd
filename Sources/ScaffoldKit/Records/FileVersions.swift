import Hashing

/// What happens to one file of a module, by the three versions of it: as it was generated, as it is on the disk, and
/// as it is to be. This is the one table that every command asks; the commands differ in what they do about an edit.
///
/// | generated | on the disk | to be | fate |
/// |---|---|---|---|
/// | no | nothing | a file | ``Fate/create`` |
/// | no | another file | a file | ``Fate/occupied`` |
/// | no | a file | nothing | ``Fate/keep`` |
/// | withdrawn | nothing | a file | ``Fate/stayAway`` |
/// | yes | nothing | a file | ``Fate/stayDeleted`` |
/// | yes | as generated | another file | ``Fate/replace`` |
/// | yes | edited | as generated | ``Fate/keep`` |
/// | yes | edited | another file | ``Fate/merge`` |
/// | yes | as generated | nothing | ``Fate/remove`` |
/// | yes | edited | nothing | ``Fate/keep`` |
/// | in any way | as it is to be | a file | ``Fate/settled`` |
/// | in any way | nothing | nothing | ``Fate/settled`` |
struct FileVersions {
  /// What is known of the file as it was generated.
  enum Base {
    /// No record names it.
    case none
    /// The module's template had it, and the record does not name it: an earlier command has removed it.
    case withdrawn
    /// Its contents had one of these digests: one for each branch that has generated it.
    case generated(Set<Digest>)
  }

  /// What is in its place.
  enum Disk {
    case nothing
    case file([UInt8])
    /// Something else, or a file that is too large to read.
    case other
  }

  /// What happens to it.
  enum Fate: Hashable {
    /// There is none, and it is written.
    case create
    /// The user has deleted it, and it does not come back by itself.
    case stayDeleted
    /// A command has removed it, and it does not come back by itself.
    case stayAway
    /// Nothing is to do.
    case settled
    /// It is as it was generated, and gets the new contents.
    case replace
    /// It was edited, and there is something new.
    case merge
    /// It was edited, or is the user's own, and there is nothing new.
    case keep
    /// It is as it was generated, and goes.
    case remove
    /// A file that was not generated is in the place of a new one.
    case occupied
  }

  var base: Base
  var disk: Disk
  /// The contents that the file is to have; `nil` if the module has no such file any more.
  var new: [UInt8]?

  /// The versions of a recorded file, or of one that no record names.
  init(_ entry: ModuleRecord.Entry?, disk: [UInt8]?, new: [UInt8]?) {
    base = entry.map { .generated([$0.digest]) } ?? .none
    self.disk = disk.map(Disk.file) ?? .nothing
    self.new = new
  }

  /// The versions of a file of which more than one may have been generated.
  init(base: Base, disk: Disk, new: [UInt8]?) {
    (self.base, self.disk, self.new) = (base, disk, new)
  }

  /// Whether the file on the disk is as it was generated.
  var isAsGenerated: Bool {
    guard case .generated(let digests) = base, case .file(let bytes) = disk else { return false }
    return digests.contains { $0.isOfText(bytes) }
  }

  /// The decision.
  var fate: Fate {
    if case .nothing = disk { return fateOfMissing }
    if case .file(let bytes) = disk, let new, bytes == new || LineEnds.unix(bytes) == new {
      return .settled
    }
    guard case .generated(let digests) = base else { return new == nil ? .keep : .occupied }
    guard let new else { return isAsGenerated ? .remove : .keep }
    if isAsGenerated { return .replace }
    return digests == [SHA256.digest(of: new)] ? .keep : .merge
  }

  private var fateOfMissing: Fate {
    guard new != nil else { return .settled }
    return switch base {
    case .none: .create
    case .withdrawn: .stayAway
    case .generated: .stayDeleted
    }
  }
}

extension ModuleRecord.Entry {
  /// Whether a file has the contents that were written; a checkout may have changed `\n` to `\r\n`.
  func matches(_ bytes: [UInt8]) -> Bool {
    digest.isOfText(bytes)
  }
}

extension Digest {
  /// Whether it is the digest of a text, as it is or with `\n` in place of each `\r\n`.
  fileprivate func isOfText(_ bytes: [UInt8]) -> Bool {
    if SHA256.digest(of: bytes) == self { return true }
    return LineEnds.unix(bytes).map { SHA256.digest(of: $0) == self } ?? false
  }
}
