import Testing

@testable import ScaffoldKit

@Suite("The systems of a manifest")
struct SupportedPlatformsTests {
  static let manifests: [(platforms: String, versions: [String], hasObservation: Bool)] = [
    ("", [], false),
    ("platforms: [.iOS(.v17)],", ["ios 17.0"], true),
    ("platforms: [.iOS(.v16)],", ["ios 16.0"], false),
    ("platforms: [.iOS(\"16.4\")],", ["ios 16.4"], false),
    ("platforms: [.iOS(\"17.1\")],", ["ios 17.1"], true),
    ("platforms: [.macOS(.v14), .iOS(.v17)],", ["macos 14.0", "ios 17.0"], true),
    ("platforms: [.macOS(.v13), .iOS(.v17)],", ["macos 13.0", "ios 17.0"], false),
    ("platforms: [.iOS(.v18), .macOS(.v10_15)],", ["ios 18.0", "macos 10.15"], false),
    ("platforms: [.tvOS(.v17), .watchOS(.v10)],", ["tvos 17.0", "watchos 10.0"], true),
    ("platforms: [.tvOS(.v17), .watchOS(.v9)],", ["tvos 17.0", "watchos 9.0"], false),
    ("platforms: [.tvOS(.v16)],", ["tvos 16.0"], false),
    ("platforms: [.visionOS(.v1)],", ["visionos 1.0"], true),
    ("platforms: [.macCatalyst(.v17)],", ["maccatalyst 17.0"], true),
    ("platforms: [.macCatalyst(.v16)],", ["maccatalyst 16.0"], false),
    ("platforms: [.driverKit(.v23)],", ["driverkit 23.0"], false),
    ("platforms: [.driverKit(.v19), .iOS(.v17)],", ["driverkit 19.0", "ios 17.0"], true),
  ]

  @Test("decide whether there is Observation, all that it names together", arguments: manifests)
  func observation(_ sample: (platforms: String, versions: [String], hasObservation: Bool)) throws {
    let layout = try layout(of: Self.manifest(sample.platforms))
    #expect(layout.platforms.map { "\($0.name) \($0.version)" } == sample.versions)
    #expect(layout.hasObservation == sample.hasObservation)
  }

  @Test("may be constants") func constants() throws {
    let manifest = Self.manifest("platforms: systems,")
    let constants = """
      let newest: SupportedPlatform.IOSVersion = .v17
      let systems: [SupportedPlatform] = [.iOS(newest), .macOS("14.2")]

      let package =
      """
    let package = try TestPackage([
      "Package.swift": manifest.replacing("let package =", with: constants)
    ])
    let layout = try package.inspector().layout()
    #expect(layout.platforms.map { "\($0.name) \($0.version)" } == ["ios 17.0", "macos 14.2"])
  }

  @Test("are what SwiftPM reads in them") func swiftPM() throws {
    let manifest = Self.manifest(
      """
      platforms: [
        .visionOS(.v1), .macOS(.v10_15), .iOS("17.1"), .macCatalyst(.v17), .driverKit(.v20),
        .tvOS(.v13), .watchOS(.v9),
      ],
      """)
    let package = try TestPackage(["Package.swift": manifest])
    let judgement = try #require(try package.judgement())
    #expect(judgement.platforms.count == 7)
    #expect(try ManifestReader.read(Array(manifest.utf8)).platforms == judgement.platforms)
  }

  private func layout(of manifest: String) throws -> PackageLayout {
    let summary = try ManifestReader.read(Array(manifest.utf8))
    return PackageLayout(
      name: summary.name, toolsVersion: summary.toolsVersion, targets: [],
      platforms: summary.platforms)
  }

  private static func manifest(_ platforms: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(name: "P", \(platforms) targets: [])

    """
  }
}
