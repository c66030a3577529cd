#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An advisory lock that is released with the last reference to it, or when the process ends. It never
/// becomes stale and leaves no file behind.
public final class FolderLock: Sendable {
  private let descriptor: Int32?

  /// A lock for a file system that only one process uses.
  public init() { descriptor = nil }

  /// The lock of the open file or folder. This object closes the descriptor.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Tries to take the lock; after a failure, `errno` has the reason.
  func take() -> Bool {
    guard let descriptor else { return true }
    return retrying { flock(descriptor, LOCK_EX | LOCK_NB) } == 0
  }

  deinit {
    if let descriptor { close(descriptor) }
  }
}
