import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that the user names on the command line, or the standard input. It may be a pipe, and is read
/// through links, like an argument of any program.
struct InputFile {
  /// How it was typed; `-` is the standard input.
  let name: String
  /// Where it is.
  let path: String

  private static let largest = 64 << 20
  /// Read at once.
  private static let chunk = 64 << 10

  init(_ name: String, _ environment: Environment) {
    self.name = name
    path = environment.absolute(name)
  }

  private var isStandardInput: Bool { name == "-" }

  /// How messages call it.
  var title: String { isStandardInput ? "standard input" : name }

  /// All of its bytes.
  func contents() throws(ScaffoldError) -> [UInt8] {
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { if !isStandardInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        guard errno == EINTR, !Interruption.hasCome else { throw failure(errno) }
        continue
      }
      bytes += buffer[..<count]
      guard bytes.count <= Self.largest else { throw failure(EFBIG) }
    }
  }

  private func failure(_ number: Int32) -> ScaffoldError {
    if number == EINTR {
      return ScaffoldError([Diagnostic(.interrupted, "interrupted", "interrupted")])
    }
    let shown = title.escapingControlCharacters
    let isMissing = number == ENOENT || number == ENOTDIR
    let reason = String(cString: strerror(number))
    return ScaffoldError([
      isMissing
        ? Diagnostic(
          .notFound, "no-input-file", "no file '\(shown)'", help: "name the list of modules")
        : Diagnostic(.inputOutput, "system-error", "cannot read '\(shown)': \(reason)")
    ])
  }
}
