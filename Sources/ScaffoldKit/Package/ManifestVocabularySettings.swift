// Settings, plugins and platforms: what a manifest says besides its targets.

extension ManifestVocabulary {
  static let settingConditions = [
    ManifestSignature(
      .must("platforms", .array(.platform)), .may("configuration", .configuration),
      .may("traits", .set(.string), since: 601)),
    ManifestSignature(
      .must("configuration", .configuration), .may("traits", .set(.string), since: 601)),
    ManifestSignature(since: 601, .must("traits", .set(.string))),
  ]

  static func cSetting(_ name: String) -> [ManifestSignature] {
    switch name {
    case "define":
      [
        ManifestSignature(
          .must(nil, .string), .may("to", .string), .may(nil, .settingCondition))
      ]
    case "headerSearchPath": [conditional(.must(nil, .string))]
    case "unsafeFlags": [conditional(.must(nil, .array(.string)))]
    default: warning(name)
    }
  }

  static func swiftSetting(_ name: String) -> [ManifestSignature] {
    switch name {
    case "define": [conditional(.must(nil, .string))]
    case "unsafeFlags": [conditional(.must(nil, .array(.string)))]
    case "enableUpcomingFeature", "enableExperimentalFeature":
      [conditional(since: 508, .must(nil, .string))]
    case "interoperabilityMode": [conditional(since: 509, .must(nil, .interoperability))]
    case "swiftLanguageMode", "swiftLanguageVersion":
      [conditional(since: 600, .must(nil, .languageMode))]
    case "strictMemorySafety": [ManifestSignature(since: 602, .may(nil, .settingCondition))]
    case "defaultIsolation": [conditional(since: 602, .must(nil, .isolation))]
    case "treatAllWarnings", "treatWarning": warning(name)
    default: []
    }
  }

  static func linkerSetting(_ name: String) -> [ManifestSignature] {
    switch name {
    case "linkedLibrary", "linkedFramework": [conditional(.must(nil, .string))]
    case "unsafeFlags": [conditional(.must(nil, .array(.string)))]
    default: []
    }
  }

  private static func warning(_ name: String) -> [ManifestSignature] {
    switch name {
    case "treatAllWarnings": [conditional(since: 602, .must("as", .warningLevel))]
    case "treatWarning":
      [
        ManifestSignature(
          since: 602, .must(nil, .string), .must("as", .warningLevel), .may(nil, .settingCondition))
      ]
    case "enableWarning", "disableWarning": [conditional(since: 602, .must(nil, .string))]
    default: []
    }
  }

  private static func conditional(
    since: Int = 0, _ value: ManifestSignature.Parameter
  ) -> ManifestSignature {
    ManifestSignature(since: since, value, .may(nil, .settingCondition))
  }

  static func provider(_ name: String) -> [ManifestSignature] {
    switch name {
    case "brew", "apt": [ManifestSignature(.must(nil, .array(.string)))]
    case "yum": [ManifestSignature(since: 503, .must(nil, .array(.string)))]
    default: []
    }
  }

  static func resource(_ name: String) -> [ManifestSignature] {
    switch name {
    case "copy": [ManifestSignature(since: 503, .must(nil, .string))]
    case "process":
      [ManifestSignature(since: 503, .must(nil, .string), .may("localization", .localization))]
    case "embedInCode": [ManifestSignature(since: 509, .must(nil, .string))]
    default: []
    }
  }

  static func plugin(_ name: String, in type: ManifestType) -> [ManifestSignature] {
    switch (type, name) {
    case (.pluginUsage, "plugin"):
      [ManifestSignature(since: 505, .must("name", .string), .may("package", .string))]
    case (.pluginCapability, "buildTool"): [ManifestSignature(since: 505)]
    case (.pluginCapability, "command"):
      [
        ManifestSignature(
          since: 506, .must("intent", .pluginIntent), .may("permissions", .array(.pluginPermission))
        )
      ]
    case (.pluginIntent, "custom"):
      [ManifestSignature(since: 506, .must("verb", .string), .must("description", .string))]
    case (.pluginIntent, "documentationGeneration"), (.pluginIntent, "sourceCodeFormatting"):
      [ManifestSignature(since: 506)]
    case (.pluginPermission, "writeToPackageDirectory"):
      [ManifestSignature(since: 506, .must("reason", .string))]
    case (.pluginPermission, "allowNetworkConnections"):
      [ManifestSignature(since: 509, .must("scope", .networkScope), .must("reason", .string))]
    case (.networkScope, "all"), (.networkScope, "local"):
      [ManifestSignature(since: 509, .may("ports", .array(.integer)))]
    case (.networkScope, "none"), (.networkScope, "docker"), (.networkScope, "unixDomainSocket"):
      [.constant(since: 509)]
    default: []
    }
  }

  static func supportedPlatform(_ name: String) -> [ManifestSignature] {
    let (type, since): (ManifestType, Int)
    switch name {
    case "macOS": (type, since) = (.macOSVersion, 0)
    case "iOS": (type, since) = (.iOSVersion, 0)
    case "tvOS": (type, since) = (.tvOSVersion, 0)
    case "watchOS": (type, since) = (.watchOSVersion, 0)
    case "macCatalyst": (type, since) = (.macCatalystVersion, 505)
    case "driverKit": (type, since) = (.driverKitVersion, 505)
    case "visionOS": (type, since) = (.visionOSVersion, 509)
    default: return []
    }
    return [
      ManifestSignature(since: since, .must(nil, type)),
      ManifestSignature(since: since, .must(nil, .string)),
    ]
  }
}
