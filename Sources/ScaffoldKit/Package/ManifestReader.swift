/// Reads the targets of a manifest without running it.
///
/// For a valid manifest the summary equals SwiftPM's answer, or the reader throws ``NeedsSwiftPM``.
/// It does not validate: it may return a summary of a manifest that SwiftPM refuses.
enum ManifestReader {
  static func read(_ bytes: [UInt8]) throws(NeedsSwiftPM) -> ManifestSummary {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes), !bytes.contains(0) else { throw .encoding }
    guard let version = ToolsVersion(firstLineOf: text), known.contains(version) else {
      throw .toolsVersion
    }
    var parser = try ManifestParser(text)
    let package = try parser.package()
    guard let name = try package.string("name"), !name.isEmpty else { throw .value("name") }
    var targets: [ManifestSummary.Target] = []
    for call in try package.calls("targets") { targets.append(try target(call)) }
    guard Set(targets.map(\.name)).count == targets.count else { throw .value("targets") }
    var packages: [String] = []
    for call in try package.calls("dependencies") { packages.append(try identity(call)) }
    var platforms: [PackageLayout.Platform] = []
    for call in try package.calls("platforms") { platforms.append(try platform(call)) }
    return ManifestSummary(
      name: name, toolsVersion: version, targets: targets, packages: packages, platforms: platforms)
  }

  /// A new major version may change what a manifest means; a minor one only adds to it.
  private static let known = ToolsVersion(5, 0)..<ToolsVersion(7, 0)

  // MARK: Targets

  private static func target(_ call: ManifestCall) throws(NeedsSwiftPM) -> ManifestSummary.Target {
    guard let kind = kinds[call.name] else { throw .unknown(call.name) }
    guard let name = try call.string("name"), isPlain(name) else { throw .value("name") }
    var dependencies: [PackageLayout.Dependency] = []
    for value in try call.elements("dependencies") { dependencies.append(try dependency(value)) }
    var resources: [String] = []
    for call in try call.calls("resources") { resources.append(try resource(call)) }
    let path = try call.string("path")
    let sources = try call.strings("sources")
    let exclude = try call.strings("exclude") ?? []
    for path in [path].compactMap(\.self) + (sources ?? []) + exclude where !isInside(path) {
      throw .value("path")
    }
    return ManifestSummary.Target(
      name: name, kind: kind, path: path, dependencies: dependencies, sources: sources,
      exclude: exclude, resources: resources, hasInternalImports: try hasInternalImports(call))
  }

  private static func hasInternalImports(_ target: ManifestCall) throws(NeedsSwiftPM) -> Bool {
    for setting in try target.calls("swiftSettings") where setting.name == "enableUpcomingFeature" {
      if try setting.string("") == "InternalImportsByDefault" { return true }
    }
    return false
  }

  private static let kinds: [String: PackageLayout.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .test, "plugin": .plugin,
    "macro": .macro, "systemLibrary": .system, "binaryTarget": .binary,
  ]

  private static func dependency(
    _ value: ManifestValue
  ) throws(NeedsSwiftPM) -> PackageLayout.Dependency {
    if case .string(let name) = value { return .byName(name) }
    guard case .call(let call) = value, let name = try call.string("name") else {
      throw .value("dependencies")
    }
    switch call.name {
    case "target": return .target(name)
    case "byName": return .byName(name)
    case "product": return .product(name, package: try call.string("package"))
    default: throw .unknown(call.name)
    }
  }

  /// SwiftPM normalizes the paths of resources, and no others: `./Data//Old/` is `Data/Old`.
  private static func resource(_ call: ManifestCall) throws(NeedsSwiftPM) -> String {
    guard let path = try call.string(""), isInside(path) else { throw .value("resources") }
    let names = TargetExtent.components(of: path)
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  // MARK: Packages and platforms

  /// The identity that SwiftPM derives from a package's location: `swift-log`.
  private static func identity(_ call: ManifestCall) throws(NeedsSwiftPM) -> String {
    guard call.name == "package" else { throw .unknown(call.name) }
    let (url, path) = (try call.string("url"), try call.string("path"))
    guard let location = url ?? path else { throw .value("dependencies") }
    var name = String(location.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    if url != nil {
      guard schemes.contains(where: location.hasPrefix) else { throw .value("url") }
      if name.hasSuffix(".git") { name.removeLast(4) }
    }
    guard isPlain(name), !name.hasSuffix(".git") else { throw .value("dependencies") }
    return name.lowercased()
  }

  /// SwiftPM takes any other location for a path.
  private static let schemes = ["https://", "http://", "ssh://", "git@"]

  /// `ios 17.0` for `.iOS(.v17)`, `macos 10.15` for `.macOS(.v10_15)`, `ios 17.1` for `.iOS("17.1")`.
  private static func platform(
    _ call: ManifestCall
  ) throws(NeedsSwiftPM) -> PackageLayout.Platform {
    var numbers: [Substring]
    switch call[""] {
    case .string(let text):
      numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    case .member(let name) where name.hasPrefix("v"):
      numbers = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
      if numbers.count == 1 { numbers.append("0") }
    default: throw .value("platforms")
    }
    let version = numbers.joined(separator: ".")
    guard numbers.count == 2, ToolsVersion(version) != nil else { throw .value("platforms") }
    return PackageLayout.Platform(name: call.name.lowercased(), version: version)
  }

  // MARK: Text

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && name.allSatisfy { character in
        character.isASCII
          && (character.isLetter || character.isNumber || "_-.+ ".contains(character))
      }
  }

  /// Whether a path stays in the package and means the same to every SwiftPM.
  private static func isInside(_ path: String) -> Bool {
    guard let first = path.unicodeScalars.first, first != "/", first != "~" else { return false }
    return !path.namesOnPath.contains("..")
      && !path.unicodeScalars.contains { $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }
  }
}
