import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A buffered output stream.
struct OutputStream: TextOutputStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The first `errno` of writing; 0 without an error.
  private var errorNumber: Int32 = 0
  private static let size = 1 << 16

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  private var isOpen: Bool { errorNumber == 0 }

  mutating func write(_ text: String) { write(text.utf8) }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    guard isOpen else { return }
    buffer += bytes
    if buffer.count >= Self.size { flush() }
  }

  private mutating func flush() {
    guard isOpen, !buffer.isEmpty else { return }
    errorNumber = buffer.withUnsafeBytes { writeAll($0, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the rest of the buffer. Returns the error if not everything was written.
  mutating func close() -> Failure? {
    flush()
    return isOpen ? nil : Failure(errorNumber: errorNumber)
  }

  /// An error of writing.
  struct Failure {
    let errorNumber: Int32

    /// Whether the reader has closed its end, as `head` does.
    var isBrokenPipe: Bool { errorNumber == EPIPE }

    /// The system's message.
    var text: String { String(cString: strerror(errorNumber)) }
  }
}
