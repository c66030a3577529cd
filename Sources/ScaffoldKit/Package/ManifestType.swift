/// The types that a plain manifest speaks of.
enum ManifestType: String, Hashable {
  case string = "String"
  case boolean = "Bool"
  case integer = "Int"
  case version = "Version"
  case versionRange = "Range<Version>"
  case closedVersionRange = "ClosedRange<Version>"
  case isolation = "MainActor.Type?"
  case package = "Package"
  case packageDependency = "Package.Dependency"
  case requirement = "Package.Dependency.Requirement"
  case dependencyTrait = "Package.Dependency.Trait"
  case dependencyTraitCondition = "Package.Dependency.Trait.Condition"
  case trait = "Trait"
  case product = "Product"
  case libraryType = "Product.Library.LibraryType"
  case target = "Target"
  case targetDependency = "Target.Dependency"
  case targetCondition = "TargetDependencyCondition"
  case pluginUsage = "Target.PluginUsage"
  case pluginCapability = "Target.PluginCapability"
  case pluginIntent = "PluginCommandIntent"
  case pluginPermission = "PluginPermission"
  case networkScope = "PluginNetworkPermissionScope"
  case resource = "Resource"
  case localization = "Resource.Localization"
  case languageTag = "LanguageTag"
  case platform = "Platform"
  case supportedPlatform = "SupportedPlatform"
  case macOSVersion = "SupportedPlatform.MacOSVersion"
  case macCatalystVersion = "SupportedPlatform.MacCatalystVersion"
  case iOSVersion = "SupportedPlatform.IOSVersion"
  case tvOSVersion = "SupportedPlatform.TVOSVersion"
  case watchOSVersion = "SupportedPlatform.WatchOSVersion"
  case visionOSVersion = "SupportedPlatform.VisionOSVersion"
  case driverKitVersion = "SupportedPlatform.DriverKitVersion"
  case configuration = "BuildConfiguration"
  case settingCondition = "BuildSettingCondition"
  case cSetting = "CSetting"
  case cxxSetting = "CXXSetting"
  case swiftSetting = "SwiftSetting"
  case linkerSetting = "LinkerSetting"
  case warningLevel = "WarningLevel"
  case interoperability = "SwiftSetting.InteroperabilityMode"
  case languageMode = "SwiftLanguageMode"
  case cStandard = "CLanguageStandard"
  case cxxStandard = "CXXLanguageStandard"
  case provider = "SystemPackageProvider"

  /// The type that a manifest names, by itself or as `PackageDescription.Target`; `SwiftVersion` is an
  /// older name.
  init?(path: [String]) {
    let isQualified = path.count > 1 && path[0] == "PackageDescription"
    let names = isQualified ? Array(path.dropFirst()) : path
    self.init(
      rawValue: names == ["SwiftVersion"] ? "SwiftLanguageMode" : names.joined(separator: "."))
    if isQualified, self == .string || self == .boolean || self == .integer { return nil }
  }

  /// Whether a string literal can stand for a value of the type.
  var takesString: Bool {
    switch self {
    case .string, .version, .targetDependency, .pluginUsage, .languageTag, .trait, .dependencyTrait:
      true
    default: false
    }
  }

  /// The tools version, as `major * 100 + minor`, that brought the type's name.
  var since: Int {
    switch self {
    case .trait, .dependencyTrait, .dependencyTraitCondition: 601
    case .warningLevel: 602
    case .networkScope: 509
    case .pluginIntent, .pluginPermission: 506
    case .pluginUsage, .pluginCapability: 505
    case .resource, .localization: 503
    default: 0
    }
  }
}

/// A type, or a collection of it.
struct ManifestShape: Hashable {
  enum Form: Hashable {
    case one, array, set
    /// From strings to the type.
    case dictionary
  }

  let element: ManifestType
  let form: Form

  static func one(_ type: ManifestType) -> ManifestShape {
    ManifestShape(element: type, form: .one)
  }
  static func array(_ type: ManifestType) -> ManifestShape {
    ManifestShape(element: type, form: .array)
  }
  static func set(_ type: ManifestType) -> ManifestShape {
    ManifestShape(element: type, form: .set)
  }
  static let aliases = ManifestShape(element: .string, form: .dictionary)
}
