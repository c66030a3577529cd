/// Reads the JSON that `swift package dump-package` prints, and writes as much of it as is kept.
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
      resources: value["resources"]?.elements?.compactMap { $0["path"]?.string } ?? [])
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

extension ManifestDump {
  /// The summary in the same form, as small as it can be.
  static func write(_ summary: ManifestSummary) -> String {
    let version = summary.toolsVersion
    let digits = "\(version.major).\(version.minor).\(version.patch)"
    let targets = summary.targets.map(text).joined(separator: ",")
    let packages = summary.packages.map { #"{"known":[{"identity":\#(quoted($0))}]}"# }
    let platforms = summary.platforms.map {
      #"{"platformName":\#(quoted($0.name)),"version":\#(quoted($0.version))}"#
    }
    return #"{"name":\#(quoted(summary.name)),"toolsVersion":{"_version":"\#(digits)"},"#
      + #""platforms":[\#(platforms.joined(separator: ","))],"#
      + #""dependencies":[\#(packages.joined(separator: ","))],"targets":[\#(targets)]}"#
  }

  private static func text(_ target: ManifestSummary.Target) -> String {
    let kind = kinds.first { $0.value == target.kind }?.key ?? ""
    let resources = target.resources.map { #"{"path":\#(quoted($0))}"# }.joined(separator: ",")
    var members = [
      #""name":\#(quoted(target.name))"#, #""type":"\#(kind)""#,
      #""dependencies":[\#(target.dependencies.map(text).joined(separator: ","))]"#,
      #""exclude":\#(quoted(target.exclude))"#, #""resources":[\#(resources)]"#,
    ]
    if let path = target.path { members.append(#""path":\#(quoted(path))"#) }
    if let sources = target.sources { members.append(#""sources":\#(quoted(sources))"#) }
    return "{\(members.joined(separator: ","))}"
  }

  private static func text(_ dependency: PackageLayout.Dependency) -> String {
    switch dependency {
    case .target(let name): #"{"target":[\#(quoted(name))]}"#
    case .byName(let name): #"{"byName":[\#(quoted(name))]}"#
    case .product(let name, let package):
      #"{"product":[\#(quoted(name)),\#(package.map(quoted) ?? "null")]}"#
    }
  }

  private static func quoted(_ strings: [String]) -> String {
    "[\(strings.map(quoted).joined(separator: ","))]"
  }

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
