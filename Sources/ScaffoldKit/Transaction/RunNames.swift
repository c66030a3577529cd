/// The names of the hidden entries in a root folder that belong to the runs of one user in that folder.
///
/// The names contain the folder's device and inode and the user's number. So the entries of a copied or cloned
/// folder, or those of another user, are not taken for those of an interrupted run.
struct RunNames: Sendable, Hashable {
  private static let journalPrefix = ".viper-gen-journal"
  private static let solePrefix = ".viper-gen-unfinished"

  private let mark: String
  /// The number of the user.
  let user: UInt32

  /// The names for the user of this process.
  init(in root: any Directory) throws(SystemError) {
    let identity = try root.status().identity
    user = try root.user()
    mark = "\(identity.device)-\(identity.inode)-\(user)"
  }

  /// The name of the journal in a phase.
  func journal(_ phase: Journal.Phase) -> String {
    "\(Self.journalPrefix)-\(phase.rawValue)-\(mark)"
  }

  /// The name of the only new entry of a run in the root folder. Such a run needs no journal: an entry with this
  /// name is incomplete.
  var sole: String { "\(Self.solePrefix)-\(mark)" }

  /// Whether a step with that hidden name is the only one of its run.
  static func isSole(_ name: String) -> Bool { name.hasPrefix(solePrefix) }

  /// Whether a name is that of a journal or of an only entry of any folder and user.
  static func isAny(_ name: String) -> Bool {
    name.hasPrefix(journalPrefix) || name.hasPrefix(solePrefix)
  }

  /// Whether the root folder has an entry of this name that was written by a run of this user in this folder.
  func isOwn(_ name: String, in root: any Directory) throws(SystemError) -> Bool {
    guard name == sole || Journal.Phase.allCases.contains(where: { journal($0) == name }) else {
      return false
    }
    return try root.status(of: name)?.owner.user == user
  }
}
