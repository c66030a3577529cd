#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program on disk, with the values that identify its version.
struct Executable: Sendable, Hashable {
  /// The path under which it was found.
  let path: String
  /// The path with all links resolved.
  let resolvedPath: String
  let size: Int
  /// The time of its last change, in seconds since 1970.
  let modified: Int

  init(path: String, resolvedPath: String, size: Int, modified: Int) {
    self.path = path
    self.resolvedPath = resolvedPath
    self.size = size
    self.modified = modified
  }

  /// The first program called `name` in the folders of the environment's `PATH`.
  ///
  /// A name with a slash is used as a path. Relative folders in `PATH` are ignored, since their content
  /// depends on the working directory.
  static func find(_ name: String, in environment: [String: String]) -> Executable? {
    if name.utf8.contains(UInt8(ascii: "/")) { return Executable(at: name) }
    for folder in (environment["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/") {
      if let found = Executable(at: "\(folder)/\(name)") { return found }
    }
    return nil
  }

  private init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0,
      let resolved = realpath(path, nil)
    else { return nil }
    defer { free(resolved) }
    #if canImport(Darwin)
      let modified = status.st_mtimespec.tv_sec
    #else
      let modified = status.st_mtim.tv_sec
    #endif
    self.init(
      path: path, resolvedPath: String(cString: resolved), size: Int(status.st_size),
      modified: Int(modified))
  }
}

extension Diagnostic {
  /// A program of the Swift toolchain that cannot be found.
  ///
  /// - Parameter reason: why it is needed, as the end of the sentence.
  static func missingProgram(_ name: String, reason: String = "") -> Diagnostic {
    Diagnostic(
      .notFound, .noSwift, "cannot find '\(name)' in PATH\(reason)",
      help: "install a Swift toolchain, or add its 'bin' folder to PATH")
  }
}
