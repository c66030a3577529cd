/// A system of Apple that a manifest can name under `platforms:`.
enum AppleSystem: String, Sendable, CaseIterable {
  case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS

  /// The version that SwiftPM supports if the manifest does not name the system.
  var defaultVersion: SystemVersion {
    switch self {
    case .iOS, .tvOS: SystemVersion(12)
    case .macOS: SystemVersion(10, 13)
    case .macCatalyst: SystemVersion(13)
    case .watchOS: SystemVersion(4)
    case .visionOS: SystemVersion(1)
    }
  }
}

/// The version of a system: `17`, `10.15`.
struct SystemVersion: Sendable, Hashable, Comparable {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `17`, `17.0` or `10.15`.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      UInt16(part).flatMap { String($0) == part ? Int($0) : nil }
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count), numbers[0] > 0 else {
      return nil
    }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
