#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Spreads work of which each piece stands alone over the cores of the machine.
enum Cores {
  /// The results of `work`, in the order of the pieces.
  ///
  /// ```swift
  /// Cores.map(Array(1...1_000)) { $0 * $0 }  // [1, 4, 9, …]
  /// ```
  ///
  /// - Parameter fewest: fewer pieces for each core are not worth a thread.
  /// - Throws: the failure of the first piece that has one; pieces behind it may have been worked on.
  static func map<Piece: Sendable, Output: Sendable, Failure>(
    _ pieces: [Piece], atLeast fewest: Int = 8, _ work: @Sendable (Piece) throws(Failure) -> Output
  ) throws(Failure) -> [Output] {
    guard pieces.count >= 2 * fewest else { return try pieces.map(work) }
    let count = min(Machine.processorCount, pieces.count / fewest)
    typealias Outcome = Result<Output, Failure>
    let outcomes = [Outcome](unsafeUninitializedCapacity: pieces.count) { outcomes, filled in
      nonisolated(unsafe) let outcomes = outcomes
      let next = Counter()
      concurrently(count) {
        while case let index = next.take(), index < pieces.count {
          let outcome = Outcome { () throws(Failure) in try work(pieces[index]) }
          outcomes.initializeElement(at: index, to: outcome)
        }
      }
      filled = pieces.count
    }
    return try outcomes.map { outcome throws(Failure) in try outcome.get() }
  }

  /// Calls `work` so many times, on a thread each as far as the system has any.
  private static func concurrently(_ count: Int, _ work: @Sendable () -> Void) {
    withoutActuallyEscaping(work) { work in
      let threads = (1..<count).map { _ in Thread(work) }
      work()
      for thread in threads { thread.finish() }
    }
  }
}

/// Numbers that threads take, each of them once.
private final class Counter: @unchecked Sendable {
  private let lock = Lock()
  private var next = 0

  func take() -> Int {
    lock.held {
      defer { next += 1 }
      return next
    }
  }
}

/// A thread, or the work of one that the system had no room for.
private struct Thread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let work: Work
  private let identifier: pthread_t?

  init(_ run: @escaping @Sendable () -> Void) {
    work = Work(run)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 8 << 20)
    #if canImport(Darwin)
      var created: pthread_t?
    #else
      var created = pthread_t()
    #endif
    let context = Unmanaged.passUnretained(work).toOpaque()
    let failure = pthread_create(
      &created, &attributes,
      { pointer in
        let context: UnsafeMutableRawPointer? = pointer
        context.map { Unmanaged<Work>.fromOpaque($0).takeUnretainedValue() }?.run()
        return nil
      }, context)
    pthread_attr_destroy(&attributes)
    identifier = failure == 0 ? created : nil
  }

  /// Waits for the thread's end, or does its work.
  func finish() {
    guard let identifier else { return work.run() }
    pthread_join(identifier, nil)
  }
}
