import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A stream of the program that texts of any length are written to, in pieces of a sensible size.
struct OutputStream: TextOutputStream {
  private let descriptor: Int32
  private var waiting: [UInt8] = []
  /// What the system answered when it took no more: the number of an error.
  private var problem: Int32 = 0
  private static let size = 1 << 16

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Whether the system still takes what is written.
  private var isOpen: Bool { problem == 0 }

  mutating func write(_ text: String) { write(text.utf8) }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    guard isOpen else { return }
    waiting += bytes
    if waiting.count >= Self.size { flush() }
  }

  private mutating func flush() {
    guard isOpen, !waiting.isEmpty else { return }
    problem = waiting.withUnsafeBytes { writeAll($0, to: descriptor) }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes what is left; why not all could be written, if it could not.
  mutating func close() -> String? {
    flush()
    return isOpen ? nil : String(cString: strerror(problem))
  }
}
