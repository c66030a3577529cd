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

  /// What the systems of an app have in common, as far as the project names them.
  var app: AppKind {
    switch Set(platforms.map(\.name)) {
    case []: .apple
    case ["macos"]: .appKit
    case let systems where systems.isDisjoint(with: ["macos", "watchos"]): .uiKit
    default: .apple
    }
  }

  /// The oldest version of a system that the package supports.
  func oldestVersion(of system: AppleSystem) -> SystemVersion {
    platforms.first { $0.system == system }?.systemVersion ?? system.defaultVersion
  }
}

extension [PackageLayout.Platform] {
  /// The platforms with at least these versions: those of the manifest in its order, then those that it
  /// does not name.
  func raised(to versions: [AppleSystem: SystemVersion]) -> [PackageLayout.Platform] {
    let raised = map { platform in
      guard let system = platform.system, let version = versions[system],
        platform.systemVersion.map({ $0 < version }) ?? true
      else { return platform }
      return PackageLayout.Platform(system, version)
    }
    let named = compactMap(\.system)
    return raised
      + AppleSystem.allCases.compactMap { system in
        guard !named.contains(system), let version = versions[system] else { return nil }
        return PackageLayout.Platform(system, version)
      }
  }
}

extension PackageLayout.Platform {
  init(_ system: AppleSystem, _ version: SystemVersion) {
    self.init(
      name: system.rawValue.lowercased(), version: "\(version.major).\(version.minor)")
  }

  /// The system; `nil` for another one, such as DriverKit.
  var system: AppleSystem? {
    AppleSystem.allCases.first { $0.rawValue.lowercased() == name }
  }

  fileprivate var systemVersion: SystemVersion? { SystemVersion(version) }

  /// The platform as a manifest names it: `.iOS(.v17)`, `.macOS("14.2")`.
  ///
  /// The constant is used if the tools version has it, otherwise the version as a text.
  func declaration(in toolsVersion: ToolsVersion) -> String {
    guard let system else {
      return name == "driverkit"
        ? ".driverKit(\"\(version)\")" : ".custom(\"\(name)\", versionString: \"\(version)\")"
    }
    guard let number = systemVersion, let first = system.toolsVersion(with: number),
      first <= toolsVersion
    else { return ".\(system.rawValue)(\"\(version)\")" }
    let constant = "\(number)".replacing(".", with: "_")
    return ".\(system.rawValue)(.v\(constant))"
  }

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

extension AppleSystem {
  /// The first tools version with a constant such as `.v17` for a version of the system.
  fileprivate func toolsVersion(with version: SystemVersion) -> ToolsVersion? {
    guard version.minor == 0 || self == .macOS && version.major == 10 else { return nil }
    return switch releaseOfIOS(besides: version) {
    case ..<13: self == .macCatalyst || self == .visionOS ? nil : ToolsVersion(5, 0)
    case 13: ToolsVersion(5, self == .macCatalyst ? 5 : 1)
    case 14: ToolsVersion(5, self == .macCatalyst ? 5 : 3)
    case 15: ToolsVersion(5, 5)
    case 16: ToolsVersion(5, 7)
    case 17: ToolsVersion(5, 9)
    case 18: ToolsVersion(6, 0)
    case 26: ToolsVersion(6, 2)
    default: nil
    }
  }

  /// The major version of iOS that was released in the same year.
  private func releaseOfIOS(besides version: SystemVersion) -> Int {
    guard version.major < 26 else { return version.major }
    return switch self {
    case .iOS, .macCatalyst, .tvOS: version.major
    case .macOS: version.major == 10 ? version.minor - 2 : version.major + 3
    case .watchOS: version.major + 7
    case .visionOS: version.major + 16
    }
  }
}
