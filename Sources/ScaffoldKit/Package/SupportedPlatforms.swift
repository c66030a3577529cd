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
    let answers = platforms.compactMap { platform in
      Self.firstWithObservation[platform.name].map { platform.majorVersion >= $0 }
    }
    return !answers.isEmpty && !answers.contains(false)
  }

  /// The version of each system that brought Observation; the others have no user interface.
  private static let firstWithObservation = [
    "ios": 17, "maccatalyst": 17, "macos": 14, "tvos": 17, "visionos": 1, "watchos": 10,
  ]
}

extension PackageLayout.Platform {
  /// `17` of `17.0`; zero of what is no version.
  fileprivate var majorVersion: Int {
    Int(Substring(version.utf8.prefix { $0 != UInt8(ascii: ".") })) ?? 0
  }
}
