/// Takes the targets out of a checked manifest, unless SwiftPM could refuse what it says.
struct ManifestRules {
  let view: ManifestView
  let version: ToolsVersion
  let line: Int

  func summary(of package: ManifestExpression) throws(NotPlain) -> ManifestSummary {
    guard let call = view.call(package), let name = view.string(call["name"]), !name.isEmpty else {
      throw failure(.package)
    }
    let usedTraits = try usedTraits(package)
    var targets: [ManifestSummary.Target] = []
    let packages = try packages(view.elements(call["dependencies"]))
    for value in view.elements(call["targets"]) {
      targets.append(try target(value, packages: packages.names))
    }
    guard Set(targets.map(\.name)).count == targets.count else {
      throw failure(.refused("two targets of one name"))
    }
    try checkProducts(view.elements(call["products"]), targets: targets)
    let platforms = try platforms(call)
    try checkLanguageModes(call)
    try checkTraits(view.elements(call["traits"]), used: usedTraits)
    return ManifestSummary(
      name: name, toolsVersion: version, targets: targets, packages: packages.identities,
      platforms: platforms)
  }

  // MARK: Targets

  private func target(
    _ value: ManifestExpression, packages: Set<String>
  ) throws(NotPlain) -> ManifestSummary.Target {
    guard let call = view.call(value), let kind = Self.kind(call.name),
      let name = view.string(call["name"]), Self.isPlainName(name)
    else { throw failure(.unknown("target")) }
    let path = view.string(call["path"])
    if let path { try check(path) }
    if kind == .binary { try checkBinary(call) }
    var dependencies: [PackageLayout.Dependency] = []
    for value in view.elements(call["dependencies"]) {
      dependencies.append(try dependency(value, packages: packages))
    }
    let resources = view.elements(call["resources"]).compactMap { view.string(view.call($0)?[nil]) }
    let paths = ["sources", "exclude"].flatMap { view.strings(call[$0]) }
    for path in paths + resources { try check(path) }
    if let headers = view.string(call["publicHeadersPath"]) { try check(headers) }
    return ManifestSummary.Target(
      name: name, kind: kind, path: path, dependencies: dependencies,
      sources: call["sources"].map(view.strings), exclude: view.strings(call["exclude"]),
      resources: resources.map(Self.normalized))
  }

  private static func kind(_ function: String) -> PackageLayout.Kind? {
    switch function {
    case "target": .library
    case "executableTarget": .executable
    case "testTarget": .test
    case "plugin": .plugin
    case "macro": .macro
    case "systemLibrary": .system
    case "binaryTarget": .binary
    default: nil
    }
  }

  private func dependency(
    _ value: ManifestExpression, packages: Set<String>
  ) throws(NotPlain) -> PackageLayout.Dependency {
    if let name = view.string(value) { return .byName(name) }
    guard let call = view.call(value), let name = view.string(call["name"]), !name.isEmpty else {
      throw failure(.unknown("dependency"))
    }
    switch call.name {
    case "target": return .target(name)
    case "byName": return .byName(name)
    default:
      let package = view.string(call["package"])
      if version >= ToolsVersion(5, 2), !packages.contains(package ?? "") {
        throw failure(.refused("a product of the unknown package '\(package ?? "")'"))
      }
      return .product(name, package: package)
    }
  }

  /// An archive, by a path or by an address that consists of plain names.
  private func checkBinary(_ call: ManifestView.Call) throws(NotPlain) {
    let url = view.string(call["url"])
    let names = (url ?? view.string(call["path"]) ?? "")
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let endings = url == nil ? [".zip", ".xcframework", ".artifactbundle"] : [".zip"]
    let last = names[names.count - 1]
    guard Self.isPlainName(last), endings.contains(where: { last.hasSuffix($0) }),
      url == nil || Self.isPlainAddress(names)
    else { throw failure(.refused("an unusual binary target")) }
  }

  private static func isPlainAddress(_ parts: [String]) -> Bool {
    parts.count > 3 && parts[..<2] == ["https:", ""]
      && parts[2...].allSatisfy { isPlainName($0) && !$0.contains(" ") }
  }

  // MARK: Packages and products

  /// The identities of the packages, and all names under which targets may speak of them.
  private func packages(
    _ values: [ManifestExpression]
  ) throws(NotPlain) -> (identities: [String], names: Set<String>) {
    var identities: [String] = []
    var names: Set<String> = []
    for value in values {
      guard let call = view.call(value), let url = view.string(call["url"] ?? call["path"]),
        call["path"] != nil || Self.isRemote(url)
      else { throw failure(.refused("an unusual package dependency")) }
      var last = String(url.split(separator: "/").last ?? "")
      if last.hasSuffix(".git"), call["url"] != nil { last.removeLast(4) }
      guard Self.isPlainName(last), !last.hasSuffix(".git"), !url.hasSuffix("/"),
        !identities.contains(last.lowercased())
      else { throw failure(.refused("an unusual package dependency")) }
      identities.append(last.lowercased())
      names.formUnion(view.string(call["name"]).map { [$0] } ?? [last, last.lowercased()])
    }
    return (identities, names)
  }

  private static func isRemote(_ url: String) -> Bool {
    ["https://", "http://", "ssh://", "git@"].contains { url.hasPrefix($0) }
      && url.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  private func checkProducts(
    _ values: [ManifestExpression], targets: [ManifestSummary.Target]
  ) throws(NotPlain) {
    guard !values.isEmpty else { return }
    let kinds = Dictionary(
      targets.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var names: Set<String> = []
    for value in values {
      guard let call = view.call(value), let name = view.string(call["name"]),
        names.insert(name).inserted
      else { throw failure(.refused("two products of one name")) }
      let members = view.strings(call["targets"])
      guard !members.isEmpty, members.allSatisfy({ kinds[$0] != nil }),
        members.contains(where: { kinds[$0] != .binary }) || call["type"] == nil
      else { throw failure(.refused("the product '\(name)'")) }
    }
  }

  // MARK: The rest

  private func platforms(
    _ call: ManifestView.Call
  ) throws(NotPlain) -> [PackageLayout.Platform] {
    var platforms: [PackageLayout.Platform] = []
    for value in view.elements(call["platforms"]) {
      guard let platform = view.call(value) else { continue }
      let version = try platformVersion(platform)
      platforms.append(.init(name: platform.name.lowercased(), version: version))
    }
    guard Set(platforms.map(\.name)).count == platforms.count,
      call["platforms"] == nil || !platforms.isEmpty
    else { throw failure(.refused("a platform that stands twice")) }
    return platforms
  }

  /// `17.1` of `.iOS("17.1")`, `17.0` of `.iOS(.v17)`, `10.15` of `.macOS(.v10_15)`.
  private func platformVersion(_ platform: ManifestView.Call) throws(NotPlain) -> String {
    if let text = view.string(platform[nil]) {
      guard text.split(separator: ".", omittingEmptySubsequences: false).count == 2,
        let version = ToolsVersion(text), let oldest = Self.oldestPlatforms[platform.name],
        version.major >= oldest
      else { throw failure(.refused("the platform version '\(text)'")) }
      return text
    }
    guard let constant = platform[nil].flatMap(view.call)?.name, constant.begins(with: "v") else {
      throw failure(.unknown("platform version"))
    }
    let numbers = constant.utf8.dropFirst().split(separator: UInt8(ascii: "_"))
    let version = numbers.map { String(Substring($0)) }.joined(separator: ".")
    return numbers.count > 1 ? version : version + ".0"
  }

  private static let oldestPlatforms = [
    "macOS": 10, "iOS": 8, "tvOS": 9, "watchOS": 2, "macCatalyst": 13, "driverKit": 19,
    "visionOS": 1,
  ]

  private func checkLanguageModes(_ call: ManifestView.Call) throws(NotPlain) {
    for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
      guard let modes = call[label] else { continue }
      guard !view.elements(modes).isEmpty else { throw failure(.refused("no language mode")) }
      for mode in view.elements(modes).compactMap(view.call) where mode.name == "version" {
        guard ["4", "4.2", "5", "6"].contains(view.string(mode[nil])) else {
          throw failure(.refused("an unusual language mode"))
        }
      }
    }
  }

  /// Traits may only speak of traits that the package has.
  private func checkTraits(
    _ traits: [ManifestExpression], used: Set<String>
  ) throws(NotPlain) {
    let declared = traits.map {
      view.string($0) ?? view.string(view.call($0)?["name"]) ?? "default"
    }
    guard Set(declared).count == declared.count, declared.count <= Self.mostTraits,
      declared.allSatisfy(Self.isIdentifier)
    else { throw failure(.refused("an unusual trait")) }
    let explicit = traits.filter { view.call($0)?.name != "default" }
    let names = Set(explicit.compactMap { view.string($0) ?? view.string(view.call($0)?["name"]) })
    guard names.isDisjoint(with: ["default", "defaults"]) else {
      throw failure(.refused("an unusual trait"))
    }
    guard names.isSuperset(of: used) else { throw failure(.refused("an unknown trait")) }
  }

  /// The traits that are spoken of anywhere.
  ///
  /// Constants that name each other let a short manifest say a lot, so this is also where too much
  /// is noticed, before anything else goes through all of it.
  private func usedTraits(_ package: ManifestExpression) throws(NotPlain) -> Set<String> {
    var used: Set<String> = []
    let left = view.visitCalls(in: package, limit: Self.mostValues) { call in
      used.formUnion(view.strings(call["enabledTraits"]))
      if call.name == "when" { used.formUnion(view.strings(call["traits"])) }
    }
    guard left > 0 else { throw failure(.refused("more than \(Self.mostValues) values")) }
    return used
  }

  private static let mostValues = 100_000
  private static let mostTraits = 300

  /// Within the package, and without anything that would have to be interpreted.
  private func check(_ path: String) throws(NotPlain) {
    let isPlain =
      !path.isEmpty && !path.hasPrefix("/") && !path.hasPrefix("~")
      && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
      && !path.split(separator: "/").contains("..")
    guard isPlain else { throw failure(.refused("the path '\(path)'")) }
  }

  /// `./Data//Old/` as `Data/Old`: the only paths that SwiftPM does not repeat as they are written.
  private static func normalized(_ path: String) -> String {
    let names = TargetExtent.components(of: path)
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || byte == 0x5F || byte == 0x2D || byte == 0x2E || byte == 0x20 || byte == 0x2B
      }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    isPlainName(name) && !name.utf8.contains { " +-.".utf8.contains($0) }
  }

  private func failure(_ reason: NotPlain.Reason) -> NotPlain {
    NotPlain(reason: reason, line: line)
  }
}
