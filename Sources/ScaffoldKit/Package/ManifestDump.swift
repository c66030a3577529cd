/// Reads the JSON that `swift package dump-package` prints.
enum ManifestDump {
  static func read(_ bytes: [UInt8]) -> ManifestSummary? {
    do {
      return summary(try JSONReader.read(SourceText(path: "dump-package", bytes: bytes)))
    } catch {
      return nil
    }
  }

  private static func summary(_ dump: JSONValue) -> ManifestSummary? {
    guard let name = dump["name"]?.string,
      let version = dump["toolsVersion"]?["_version"]?.string.flatMap({ ToolsVersion($0) }),
      let values = dump["targets"]?.elements
    else { return nil }
    let targets = values.compactMap(target)
    guard targets.count == values.count else { return nil }
    let packages = dump["dependencies"]?.elements?.compactMap(identity) ?? []
    let platforms = dump["platforms"]?.elements?.compactMap(platform) ?? []
    return ManifestSummary(
      name: name, toolsVersion: version, targets: targets, packages: packages, platforms: platforms)
  }

  /// `{"platformName": "ios", "version": "17.0", …}`
  private static func platform(_ value: JSONValue) -> PackageLayout.Platform? {
    guard let name = value["platformName"]?.string, let version = value["version"]?.string else {
      return nil
    }
    return PackageLayout.Platform(name: name, version: version)
  }

  /// `{"sourceControl": [{"identity": "swift-log", …}]}`
  private static func identity(_ dependency: JSONValue) -> String? {
    dependency.members?.first?.value.elements?.first?["identity"]?.string?.lowercased()
  }

  private static func target(_ value: JSONValue) -> ManifestSummary.Target? {
    guard let name = value["name"]?.string,
      let kind = value["type"]?.string.flatMap({ kinds[$0] }),
      let entries = value["dependencies"]?.elements
    else { return nil }
    let dependencies = entries.compactMap(dependency)
    guard dependencies.count == entries.count else { return nil }
    return ManifestSummary.Target(
      name: name, kind: kind, path: value["path"]?.string, dependencies: dependencies,
      sources: value["sources"]?.elements?.compactMap(\.string),
      exclude: value["exclude"]?.elements?.compactMap(\.string) ?? [],
      resources: value["resources"]?.elements?.compactMap { $0["path"]?.string } ?? [],
      isOnMainActor: value["settings"]?.elements?.contains(where: isMainActor) ?? false,
      hasInternalImports: value["settings"]?.elements?.contains(where: isInternalImports) ?? false)
  }

  /// `{"kind": {"enableUpcomingFeature": {"_0": "InternalImportsByDefault"}}, "tool": "swift"}`
  private static func isInternalImports(_ setting: JSONValue) -> Bool {
    setting["kind"]?["enableUpcomingFeature"]?["_0"]?.string == "InternalImportsByDefault"
  }

  /// `{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"}`
  private static func isMainActor(_ setting: JSONValue) -> Bool {
    setting["kind"]?["defaultIsolation"]?["_0"]?.string == "MainActor"
  }

  private static let kinds: [String: PackageLayout.Kind] = [
    "regular": .library, "executable": .executable, "test": .test, "plugin": .plugin,
    "macro": .macro, "system": .system, "binary": .binary,
  ]

  /// `{"product": ["Logging", "swift-log", null, null]}`
  private static func dependency(_ value: JSONValue) -> PackageLayout.Dependency? {
    guard let member = value.members?.first, let parts = member.value.elements,
      let name = parts.first?.string
    else { return nil }
    switch member.name {
    case "target": return .target(name)
    case "byName": return .byName(name)
    case "product": return .product(name, package: parts.dropFirst().first?.string)
    default: return nil
    }
  }
}
