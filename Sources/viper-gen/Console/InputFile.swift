import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that the user names on the command line, or the standard input. It can be a pipe or a link.
struct InputFile {
  /// The path as the user typed it; `-` is the standard input.
  let name: String
  /// The absolute path.
  let path: String

  /// The largest size, in bytes.
  private static let sizeLimit = 64 << 20
  /// The number of bytes to read at once.
  private static let chunkSize = 64 << 10

  init(_ name: String, _ environment: Environment) {
    self.name = name
    path = environment.absolute(name)
  }

  private var isStandardInput: Bool { name == "-" }

  /// The name in messages.
  var title: String { isStandardInput ? "standard input" : name }

  /// Reads the whole file.
  func contents() throws(ScaffoldError) -> [UInt8] {
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno) }
    defer { if !isStandardInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        guard errno == EINTR, !Interruption.isRequested else { throw error(errno) }
        continue
      }
      bytes += buffer[..<count]
      guard bytes.count <= Self.sizeLimit else { throw error(EFBIG) }
    }
  }

  private func error(_ number: Int32) -> ScaffoldError {
    if number == EINTR {
      return ScaffoldError([Diagnostic(.interrupted, .interrupted, "interrupted")])
    }
    let shown = title.escapingControlCharacters
    let isMissing = number == ENOENT || number == ENOTDIR
    let reason = String(cString: strerror(number))
    return ScaffoldError([
      isMissing
        ? Diagnostic(
          .notFound, .noInputFile, "no such file: '\(shown)'")
        : Diagnostic(.inputOutput, .systemError, "cannot read '\(shown)': \(reason)")
    ])
  }
}
