/// The part of `PackageDescription` that plain manifests use: which members each type has, with
/// their arguments and the tools versions that know them. What is not listed is left to SwiftPM.
enum ManifestVocabulary {
  /// The first tools version past those whose vocabulary is listed here.
  static let known = ToolsVersion(5, 0)..<ToolsVersion(6, 4)

  /// The ways to write the member `name` of `type`.
  static func signatures(of name: String, in type: ManifestType) -> [ManifestSignature] {
    switch type {
    case .target: target(name)
    case .targetDependency: targetDependency(name)
    case .packageDependency: name == "package" ? packages : []
    case .requirement: requirement(name)
    case .product: product(name)
    case .trait, .dependencyTrait, .dependencyTraitCondition: trait(name, in: type)
    case .pluginUsage, .pluginCapability, .pluginIntent, .pluginPermission, .networkScope:
      plugin(name, in: type)
    case .resource: resource(name)
    case .supportedPlatform: supportedPlatform(name)
    case .targetCondition: name == "when" ? targetConditions : []
    case .settingCondition: name == "when" ? settingConditions : []
    case .cSetting, .cxxSetting: cSetting(name)
    case .swiftSetting: swiftSetting(name)
    case .linkerSetting: linkerSetting(name)
    case .provider: provider(name)
    case .languageMode where name == "version": [ManifestSignature(.must(nil, .string))]
    case .platform where name == "custom": [ManifestSignature(since: 506, .must(nil, .string))]
    default: constantSince(name, in: type).map { [.constant(since: $0)] } ?? []
    }
  }

  /// The ways to write `Type(…)`.
  static func constructions(of type: String) -> (type: ManifestType, [ManifestSignature])? {
    switch type {
    case "Package": (.package, [package, packageWithModes])
    case "Version":
      (
        .version,
        [ManifestSignature(.must(nil, .integer), .must(nil, .integer), .must(nil, .integer))]
      )
    default: nil
    }
  }

  private static let package = ManifestSignature(
    .must("name", .string), .may("defaultLocalization", .languageTag, since: 503),
    .may("platforms", .array(.supportedPlatform)), .may("products", .array(.product)),
    .may("dependencies", .array(.packageDependency)), .may("targets", .array(.target)),
    .may("swiftLanguageVersions", .array(.languageMode)), .may("cLanguageStandard", .cStandard),
    .may("cxxLanguageStandard", .cxxStandard))

  private static let packageWithModes = ManifestSignature(
    since: 600, .must("name", .string), .may("defaultLocalization", .languageTag),
    .may("platforms", .array(.supportedPlatform)), .may("products", .array(.product)),
    .may("traits", .set(.trait), since: 601), .may("dependencies", .array(.packageDependency)),
    .may("targets", .array(.target)), .may("swiftLanguageModes", .array(.languageMode)),
    .may("cLanguageStandard", .cStandard), .may("cxxLanguageStandard", .cxxStandard))
}

// MARK: Targets

extension ManifestVocabulary {
  private static func target(_ name: String) -> [ManifestSignature] {
    switch name {
    case "target": [library]
    case "executableTarget": [executable]
    case "testTarget": [test]
    case "macro": [macro]
    case "plugin": [plugin]
    case "systemLibrary": [system]
    case "binaryTarget": binary
    default: []
    }
  }

  private static let library = ManifestSignature(
    .must("name", .string), .may("dependencies", .array(.targetDependency)), .may("path", .string),
    .may("exclude", .array(.string)), .may("sources", .array(.string)),
    .may("resources", .array(.resource), since: 503), .may("publicHeadersPath", .string),
    .may("packageAccess", .boolean, since: 509), .may("cSettings", .array(.cSetting)),
    .may("cxxSettings", .array(.cxxSetting)), .may("swiftSettings", .array(.swiftSetting)),
    .may("linkerSettings", .array(.linkerSetting)),
    .may("plugins", .array(.pluginUsage), since: 505))

  private static let executable = ManifestSignature(
    since: 504, .must("name", .string), .may("dependencies", .array(.targetDependency)),
    .may("path", .string), .may("exclude", .array(.string)), .may("sources", .array(.string)),
    .may("resources", .array(.resource)), .may("publicHeadersPath", .string),
    .may("packageAccess", .boolean, since: 509), .may("cSettings", .array(.cSetting)),
    .may("cxxSettings", .array(.cxxSetting)), .may("swiftSettings", .array(.swiftSetting)),
    .may("linkerSettings", .array(.linkerSetting)),
    .may("plugins", .array(.pluginUsage), since: 505))

  private static let test = ManifestSignature(
    .must("name", .string), .may("dependencies", .array(.targetDependency)), .may("path", .string),
    .may("exclude", .array(.string)), .may("sources", .array(.string)),
    .may("resources", .array(.resource), since: 503), .may("packageAccess", .boolean, since: 509),
    .may("cSettings", .array(.cSetting)), .may("cxxSettings", .array(.cxxSetting)),
    .may("swiftSettings", .array(.swiftSetting)), .may("linkerSettings", .array(.linkerSetting)),
    .may("plugins", .array(.pluginUsage), since: 505))

  private static let macro = ManifestSignature(
    since: 509, .must("name", .string), .may("dependencies", .array(.targetDependency)),
    .may("path", .string), .may("exclude", .array(.string)), .may("sources", .array(.string)),
    .may("packageAccess", .boolean), .may("swiftSettings", .array(.swiftSetting)),
    .may("linkerSettings", .array(.linkerSetting)), .may("plugins", .array(.pluginUsage)))

  private static let plugin = ManifestSignature(
    since: 505, .must("name", .string), .must("capability", .pluginCapability),
    .may("dependencies", .array(.targetDependency)), .may("path", .string),
    .may("exclude", .array(.string)), .may("sources", .array(.string)),
    .may("packageAccess", .boolean, since: 509))

  private static let system = ManifestSignature(
    .must("name", .string), .may("path", .string), .may("pkgConfig", .string),
    .may("providers", .array(.provider)))

  private static let binary = [
    ManifestSignature(since: 503, .must("name", .string), .must("path", .string)),
    ManifestSignature(
      since: 503, .must("name", .string), .must("url", .string), .must("checksum", .string)),
  ]

  private static func targetDependency(_ name: String) -> [ManifestSignature] {
    switch name {
    case "target", "byName":
      [ManifestSignature(.must("name", .string), .may("condition", .targetCondition, since: 503))]
    case "product":
      [
        ManifestSignature(
          since: 502, .must("name", .string), .must("package", .string),
          .may("moduleAliases", .aliases, since: 507),
          .may("condition", .targetCondition, since: 503)),
        ManifestSignature(until: 502, .must("name", .string), .may("package", .string)),
      ]
    default: []
    }
  }

  private static let targetConditions = [
    ManifestSignature(.must("platforms", .array(.platform))),
    ManifestSignature(
      since: 601, .must("platforms", .array(.platform)), .must("traits", .set(.string))),
    ManifestSignature(since: 601, .must("traits", .set(.string))),
  ]
}

// MARK: Packages, products, traits

extension ManifestVocabulary {
  private static let packages =
    requirements(named: false) + requirements(named: true) + [
      ManifestSignature(.must("path", .string), .may("traits", .set(.dependencyTrait), since: 601)),
      ManifestSignature(
        since: 502, .must("name", .string), .must("path", .string),
        .may("traits", .set(.dependencyTrait), since: 601)),
    ]

  /// `.package(url:from:)` and its kin; with a name they are older and know no traits.
  private static func requirements(named: Bool) -> [ManifestSignature] {
    let requirements: [(String?, ManifestType, Int)] = [
      ("from", .version, 0), (nil, .versionRange, 0), (nil, .closedVersionRange, 0),
      (nil, .requirement, 0), ("exact", .version, named ? .max : 506), ("branch", .string, 505),
      ("revision", .string, 505),
    ]
    return requirements.map { label, type, since in
      named
        ? ManifestSignature(
          since: max(since, 502), .must("name", .string), .must("url", .string), .must(label, type))
        : ManifestSignature(
          since: since, .must("url", .string), .must(label, type),
          .may("traits", .set(.dependencyTrait), since: type == .requirement ? .max : 601))
    }
  }

  private static func requirement(_ name: String) -> [ManifestSignature] {
    switch name {
    case "upToNextMajor", "upToNextMinor": [ManifestSignature(.must("from", .version))]
    case "exact": [ManifestSignature(.must(nil, .version))]
    case "branch", "revision": [ManifestSignature(.must(nil, .string))]
    default: []
    }
  }

  private static func product(_ name: String) -> [ManifestSignature] {
    switch name {
    case "library":
      [
        ManifestSignature(
          .must("name", .string), .may("type", .libraryType), .must("targets", .array(.string)))
      ]
    case "executable":
      [ManifestSignature(.must("name", .string), .must("targets", .array(.string)))]
    case "plugin":
      [ManifestSignature(since: 505, .must("name", .string), .must("targets", .array(.string)))]
    default: []
    }
  }

  private static func trait(_ name: String, in type: ManifestType) -> [ManifestSignature] {
    switch (type, name) {
    case (.trait, "trait"):
      [
        ManifestSignature(
          since: 601, .must("name", .string), .may("description", .string),
          .may("enabledTraits", .set(.string)))
      ]
    case (.trait, "default"): [ManifestSignature(since: 601, .must("enabledTraits", .set(.string)))]
    case (.dependencyTrait, "defaults"): [.constant(since: 601)]
    case (.dependencyTrait, "trait"):
      [
        ManifestSignature(
          since: 601, .must("name", .string), .may("condition", .dependencyTraitCondition))
      ]
    case (.dependencyTraitCondition, "when"):
      [ManifestSignature(since: 601, .must("traits", .set(.string)))]
    default: []
    }
  }
}
