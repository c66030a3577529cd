/// The calls that ``ManifestReader`` accepts, with their labels.
///
/// A call or a label that is missing here makes the reader ask SwiftPM. The list therefore does not
/// have to follow new versions of `PackageDescription`. It does not check manifests either: a call is
/// accepted in every place and with any of its labels, because SwiftPM reports what is invalid.
enum ManifestCalls {
  /// Whether the call is listed.
  static func accept(_ name: String) -> Bool { labels[name] != nil }

  /// Whether the label is listed for the call. An argument without a label is always accepted.
  static func accept(_ label: String, of name: String) -> Bool {
    label.isEmpty || labels[name]?.contains(label) == true
  }

  private static let labels = package.merging(targets) { $1 }.merging(settings) { $1 }
    .mapValues { Set($0.split(separator: " ").map(String.init)) }

  private static let package = [
    "Package": """
    name defaultLocalization platforms pkgConfig providers products traits dependencies targets \
    swiftLanguageModes swiftLanguageVersions cLanguageStandard cxxLanguageStandard
    """,
    // Platforms
    "driverKit": "", "iOS": "", "macCatalyst": "", "macOS": "", "tvOS": "", "visionOS": "",
    "watchOS": "",
    // Products
    "library": "name type targets", "executable": "name targets",
    // Dependencies
    "package": "name url path from exact branch revision traits",
    "upToNextMajor": "from", "upToNextMinor": "from", "exact": "", "branch": "", "revision": "",
    // Traits
    "trait": "name description enabledTraits condition", "default": "enabledTraits",
    // Language versions
    "version": "",
    // System libraries
    "apt": "", "brew": "", "yum": "",
  ]

  /// `target` is also a dependency, `plugin` also a product and the use of a plugin.
  private static let targets = [
    "target": code + " condition", "executableTarget": code, "testTarget": code, "macro": code,
    "plugin": "name capability dependencies path exclude sources packageAccess package targets",
    "systemLibrary": "name path pkgConfig providers", "binaryTarget": "name path url checksum",
    "product": "name package condition", "byName": "name condition",
    "copy": "", "process": "localization", "embedInCode": "",
    "buildTool": "", "command": "intent permissions", "custom": "verb description",
    "documentationGeneration": "", "sourceCodeFormatting": "",
    "writeToPackageDirectory": "reason", "allowNetworkConnections": "scope reason",
    "all": "ports", "local": "ports",
  ]

  private static let code = """
    name dependencies path exclude sources resources publicHeadersPath packageAccess cSettings \
    cxxSettings swiftSettings linkerSettings plugins
    """

  private static let settings = [
    "when": "platforms configuration traits",
    "define": "to", "headerSearchPath": "", "unsafeFlags": "", "linkedFramework": "",
    "linkedLibrary": "", "enableExperimentalFeature": "", "enableUpcomingFeature": "",
    "interoperabilityMode": "", "swiftLanguageMode": "", "strictMemorySafety": "",
    "treatAllWarnings": "as", "treatWarning": "as", "enableWarning": "", "disableWarning": "",
  ]
}
