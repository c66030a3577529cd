extension Diagnostic {
  /// The kind of an error. Its raw value is the exit status of the command.
  public enum Category: Int32, Sendable, Hashable, CaseIterable {
    /// A check found an error in generated code, in a template or in a module; a module is behind its template; or
    /// conflict markers were written.
    case check = 1
    /// Invalid arguments, or an invalid name.
    case usage = 64
    /// An invalid template, manifest, record or data file.
    case data = 65
    /// A package, target, template, module or input file was not found.
    case notFound = 66
    /// An internal error.
    case internalFault = 70
    /// A file to write exists with different content, something else has its path, or a module to remove has missing
    /// files.
    case conflict = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Another run has locked the package.
    case busy = 75
    /// A path points outside its root.
    case containment = 77
    /// An invalid configuration file.
    case configuration = 78
    /// The run was interrupted or terminated.
    case interrupted = 130
  }
}
