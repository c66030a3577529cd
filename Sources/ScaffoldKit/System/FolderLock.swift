#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An advisory lock that is given back when the last reference to it goes, or when the process ends in
/// whatever way: no lock is ever stale, and none leaves a file behind.
public final class FolderLock: Sendable {
  private let descriptor: Int32?

  /// A lock for a file system that one process alone sees.
  public init() { descriptor = nil }

  /// The lock of what is open under the descriptor, which this object closes in the end.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Tries to get it; when it cannot, `errno` says why.
  func take() -> Bool {
    guard let descriptor else { return true }
    return retrying { flock(descriptor, LOCK_EX | LOCK_NB) } == 0
  }

  deinit {
    if let descriptor { close(descriptor) }
  }
}
