extension PackageLayout {
  /// A system that a manifest names under `platforms:`, and the oldest version that it supports:
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
  /// A system that the manifest does not name has SwiftPM's default version, which is older than
  /// SwiftUI: the package does not support that system. If the manifest names no system at all, the
  /// package has iOS 12 and macOS 10.13, where `@Observable` does not compile.
  ///
  /// ```swift
  /// // platforms: [.iOS(.v17)]                  true
  /// // platforms: [.iOS(.v17), .macOS(.v13)]    false
  /// // no platforms                             false
  /// ```
  var hasObservation: Bool {
    let checks = platforms.compactMap { platform in
      platform.firstWithObservation.map { platform.majorVersion >= $0 }
    }
    return !checks.isEmpty && checks.allSatisfy(\.self)
  }
}

extension PackageLayout.Platform {
  /// The version that introduced Observation; `nil` for a system without a user interface.
  fileprivate var firstWithObservation: Int? {
    switch name {
    case "ios", "maccatalyst", "tvos": 17
    case "macos": 14
    case "visionos": 1
    case "watchos": 10
    default: nil
    }
  }

  /// `17` for `17.0`; zero if the text is not a version.
  fileprivate var majorVersion: Int { Int(version.prefix { $0 != "." }) ?? 0 }
}
