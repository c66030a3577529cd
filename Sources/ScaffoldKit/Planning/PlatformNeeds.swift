/// Compares the systems that generated code needs with those that a manifest or an Xcode project supports.
enum PlatformNeeds {
  /// A warning if the manifest supports systems that are too old for the code, with the line to write.
  ///
  /// A system that the manifest does not name has SwiftPM's default version. One that an Xcode project does not name does
  /// not count.
  static func warnings(of needs: [TemplatePlatforms], in layout: PackageLayout) -> [Diagnostic] {
    guard layout.hasManifest else { return projectWarnings(of: needs, in: layout) }
    let missing = needs.firstVersions.filter { $0.value > layout.oldestVersion(of: $0.key) }
    guard !missing.isEmpty else { return [] }
    let line = layout.platforms.raised(to: missing)
      .map { $0.declaration(in: layout.toolsVersion) }.joined(separator: ", ")
    let action =
      layout.platforms.isEmpty ? "add after 'name:' of the package" : "change 'platforms:' to"
    return [
      Diagnostic(
        .data, .platforms,
        "the manifest supports systems that are too old for the generated code: "
          + features(needs, in: layout).joined(separator: "; "),
        at: SourceLocation(path: "Package.swift"),
        help: "\(action):\n        platforms: [\(line)],",
        severity: .warning)
    ]
  }

  private static func projectWarnings(
    of needs: [TemplatePlatforms], in layout: PackageLayout
  ) -> [Diagnostic] {
    let systems = layout.platforms.compactMap(\.system)
    let features = features(needs, in: layout, only: systems)
    guard !features.isEmpty else { return [] }
    let targets = systems.compactMap { system -> String? in
      guard let version = needs.firstVersions[system], version > layout.oldestVersion(of: system)
      else { return nil }
      return "\(system.rawValue) \(version)"
    }
    return [
      Diagnostic(
        .data, .platforms,
        "the Xcode project supports systems that are too old for the generated code: "
          + features.joined(separator: "; "),
        help: "in Xcode, raise the minimum deployments to \(targets.joined(separator: " and "))",
        severity: .warning)
    ]
  }

  /// The features that a system lacks, each once: `NavigationStack needs iOS 16 and macOS 13`.
  private static func features(
    _ needs: [TemplatePlatforms], in layout: PackageLayout,
    only known: [AppleSystem] = AppleSystem.allCases
  ) -> [String] {
    needs.map(\.feature).uniqued.compactMap { feature in
      let versions = needs.filter { $0.feature == feature }.firstVersions
      let systems = AppleSystem.allCases.compactMap { system -> String? in
        guard known.contains(system), let version = versions[system],
          version > layout.oldestVersion(of: system)
        else {
          return nil
        }
        return "\(system.rawValue) \(version)"
      }
      guard !systems.isEmpty else { return nil }
      return "\(feature.escapingControlCharacters) needs \(systems.joined(separator: " and "))"
    }
  }
}
