/// The sole right to change a package, until the last reference to it goes.
///
/// Whoever gets it first brings to an end what a run left that was cut off.
final class PackageHold: Sendable {
  let root: any Directory
  private let lock: FolderLock
  /// What was done about a run that had been cut off.
  let recovered: [Diagnostic]

  /// How long others are waited for: about ten seconds.
  private static let attempts = 500
  private static let longestPause = 20

  /// Waits for the package with that root folder, though not for long.
  ///
  /// - Throws: when somebody else keeps it, or when what was cut off cannot be brought to an end.
  init(on root: any Directory, isInterrupted: () -> Bool) throws(ScaffoldFailure) {
    self.root = root
    var lock: FolderLock?
    var attempt = 0
    while true {
      lock = try reporting(root.lock(orFile: "Package.swift"))
      if lock != nil { break }
      attempt += 1
      guard attempt < Self.attempts else { throw ScaffoldFailure(RecoveryFault.busy) }
      guard !isInterrupted() else { throw ScaffoldFailure(ApplyFault.interrupted) }
      sleep(milliseconds: min(attempt, Self.longestPause))
    }
    guard let lock else { throw ScaffoldFailure(RecoveryFault.busy) }
    self.lock = lock
    recovered = try Recovery.run(in: root)
  }
}
