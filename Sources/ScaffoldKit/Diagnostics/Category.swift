extension Diagnostic {
  /// The kind of a fault. Its raw value is the exit status with which the command ends.
  public enum Category: Int32, Sendable, Hashable, CaseIterable {
    /// A check found something wrong with generated code.
    case check = 1
    /// Wrong arguments or a refused name.
    case usage = 64
    /// A template or data file that cannot be used.
    case data = 65
    /// A package, target, template, module or input file that is not there.
    case notFound = 66
    /// A fault of this program.
    case internalFault = 70
    /// Something already stands where a file would go.
    case conflict = 73
    /// The system refused to read or write.
    case inputOutput = 74
    /// Another run holds the package.
    case busy = 75
    /// A path would lead out of its root.
    case containment = 77
    /// A configuration file that cannot be used.
    case configuration = 78
    /// The user, or the system, asked the run to stop.
    case interrupted = 130
  }
}
