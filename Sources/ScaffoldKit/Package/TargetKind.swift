extension PackageLayout.Kind {
  /// Whether its folder holds Swift or the C family.
  var holdsCode: Bool { takesModules || self == .test }

  /// Whether a target of this kind may take a module.
  var takesModules: Bool { self == .library || self == .executable }

  /// `is a library`
  var phrase: String {
    switch self {
    case .library: "is a library"
    case .executable: "is an executable"
    case .test: "is a test target"
    case .plugin: "is a plugin"
    case .macro: "is a macro"
    case .system: "is a system library"
    case .binary: "is a binary"
    }
  }
}
