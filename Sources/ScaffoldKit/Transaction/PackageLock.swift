/// The exclusive lock of a package, released with the last reference to it.
///
/// Taking it completes or undoes a run that was interrupted in the package.
final class PackageLock: Sendable {
  let root: any Directory
  private let lock: FolderLock
  /// What was done about an interrupted run.
  let recovered: [Diagnostic]

  /// Together about ten seconds of waiting.
  private static let attempts = 500
  private static let longestPause = 20

  /// Locks the package with that root folder; waits about ten seconds for another run to end.
  ///
  /// - Throws: if another run has the lock for too long, or if an interrupted run cannot be completed.
  init(on root: any Directory, isInterrupted: () -> Bool) throws(ScaffoldError) {
    self.root = root
    var lock: FolderLock?
    var attempt = 0
    while true {
      lock = try reporting(root.lock(orFile: "Package.swift"))
      if lock != nil { break }
      attempt += 1
      guard attempt < Self.attempts else { throw ScaffoldError(.busyPackage) }
      guard !isInterrupted() else { throw ScaffoldError(.interruptedUnchanged) }
      sleep(milliseconds: min(attempt, Self.longestPause))
    }
    guard let lock else { throw ScaffoldError(.busyPackage) }
    self.lock = lock
    recovered = try Recovery.run(in: root)
  }
}

extension Diagnostic {
  /// Another run has locked the package.
  static let busyPackage = Diagnostic(
    .busy, .busy, "another run is at work in this package",
    help: "run the command again when it is done")
}
