extension PackageLayout {
  /// A system that a manifest names under `platforms:`, and the oldest version it is to run on:
  /// `.macOS(.v10_15)` is `macos` and `10.15`.
  public struct Platform: Sendable, Hashable {
    /// The system as SwiftPM spells it, in small letters: `ios`, `maccatalyst`.
    public let name: String
    /// The version: `17.0`.
    public let version: String

    /// A system and its oldest version.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// Whether the Observation framework is on every system that the manifest asks for.
  ///
  /// A system that it does not name has SwiftPM's default, which is older than any view of SwiftUI:
  /// a package is not meant for it, unless the manifest names none at all. Such a package has iOS 12
  /// and macOS 10.13, where `@Observable` would not compile.
  ///
  /// ```swift
  /// // platforms: [.iOS(.v17)]                  true
  /// // platforms: [.iOS(.v17), .macOS(.v13)]    false
  /// // no platforms                             false
  /// ```
  var hasObservation: Bool {
    var isNamed = false
    for platform in platforms {
      guard let first = platform.firstWithObservation else { continue }
      guard platform.majorVersion >= first else { return false }
      isNamed = true
    }
    return isNamed
  }
}

extension PackageLayout.Platform {
  /// The version of the system that brought Observation; the others have no user interface.
  fileprivate var firstWithObservation: Int? {
    switch name {
    case "ios", "maccatalyst", "tvos": 17
    case "macos": 14
    case "visionos": 1
    case "watchos": 10
    default: nil
    }
  }

  /// `17` of `17.0`; zero of what is no version.
  fileprivate var majorVersion: Int {
    Int(Substring(version.utf8.prefix { $0 != UInt8(ascii: ".") })) ?? 0
  }
}
