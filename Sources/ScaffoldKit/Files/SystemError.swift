#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An error of the operating system.
public struct SystemError: Error, Sendable, Hashable {
  /// The operation, as a verb: `write`, `open`.
  public let operation: String
  /// The path of the file or folder.
  public let path: String
  /// The system's error number (`errno`).
  public let number: Int32

  /// An error from its parts.
  public init(operation: String, path: String, number: Int32) {
    self.operation = operation
    self.path = path
    self.number = number
  }

  var isMissing: Bool { number == ENOENT }
  var isDenied: Bool { number == EACCES }
  var alreadyExists: Bool { number == EEXIST || number == ENOTEMPTY }
  /// Whether a link or a file is in place of a folder.
  var isNotDirectory: Bool { number == ENOTDIR || number == ELOOP }
}

extension SystemError: CustomStringConvertible {
  /// `cannot write 'Sources/App/A.swift': No space left on device`
  public var description: String {
    let reason = String(cString: strerror(number))
    return "cannot \(operation) '\(EntryName.shown(path))': \(reason)"
  }
}

extension SystemError {
  /// The beginning of the operations that give a new file what the old one has beside its contents.
  static let keeping = "keep the "

  /// What to do about a name that is not UTF-8, or an operation that only the owner of a file may do.
  fileprivate var remedy: String? {
    if number == EILSEQ { return "rename it, so that its name is valid UTF-8" }
    guard operation.hasPrefix(Self.keeping) else { return nil }
    return "run the command as the owner of the file, or remove from the file what cannot be kept"
  }
}

extension Diagnostic {
  /// The diagnostic of an error of the operating system.
  init(_ error: SystemError) {
    switch error.number {
    case EINTR: self.init(.interrupted, .interrupted, "interrupted")
    case ENOSPC, EDQUOT: self.init(.inputOutput, .diskFull, error.description)
    case EACCES, EPERM, EROFS:
      self.init(.inputOutput, .noPermission, error.description, help: error.remedy)
    default: self.init(.inputOutput, .systemError, error.description, help: error.remedy)
    }
  }
}

extension ScaffoldError {
  /// An error of the operating system as one with a diagnostic.
  init(_ error: SystemError) {
    self.init(Diagnostic(error))
  }
}

/// Runs a system call and converts its error into one with diagnostics.
func reporting<Value>(
  _ call: @autoclosure () throws(SystemError) -> Value
) throws(ScaffoldError) -> Value {
  do {
    return try call()
  } catch {
    throw ScaffoldError(error)
  }
}

extension SystemError: LocalizedError {
  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
