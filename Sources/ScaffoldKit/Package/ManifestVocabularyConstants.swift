// Members without arguments: platforms, their versions, language standards and modes.

extension ManifestVocabulary {
  /// The tools version that brought the constant `name`; `nil` when there is no such constant.
  static func constantSince(_ name: String, in type: ManifestType) -> Int? {
    let table = platformVersions(type) ?? constants(type)
    return table.first { _, names in
      names.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(name.utf8) }
    }?.0
  }

  private static func platformVersions(_ type: ManifestType) -> [(Int, String)]? {
    switch type {
    case .macOSVersion:
      [
        (0, "v10_10 v10_11 v10_12 v10_13 v10_14"), (501, "v10_15"), (503, "v11"), (505, "v12"),
        (507, "v13"), (509, "v14"), (600, "v15"), (602, "v26"),
      ]
    case .iOSVersion:
      [(0, "v8 v9 v10 v11 v12")] + phoneVersions
    case .tvOSVersion:
      [(0, "v9 v10 v11 v12")] + phoneVersions
    case .watchOSVersion:
      [
        (0, "v2 v3 v4 v5"), (501, "v6"), (503, "v7"), (505, "v8"), (507, "v9"), (509, "v10"),
        (600, "v11"), (602, "v26"),
      ]
    case .macCatalystVersion:
      [(505, "v13 v14 v15"), (507, "v16"), (509, "v17"), (600, "v18"), (602, "v26")]
    case .visionOSVersion: [(509, "v1"), (600, "v2"), (602, "v26")]
    case .driverKitVersion:
      [(505, "v19 v20 v21"), (507, "v22"), (509, "v23"), (600, "v24"), (602, "v25")]
    default: nil
    }
  }

  private static let phoneVersions = [
    (501, "v13"), (503, "v14"), (505, "v15"), (507, "v16"), (509, "v17"), (600, "v18"),
    (602, "v26"),
  ]

  private static func constants(_ type: ManifestType) -> [(Int, String)] {
    switch type {
    case .platform:
      [
        (0, "macOS iOS tvOS watchOS visionOS macCatalyst driverKit linux"),
        (502, "android windows"), (503, "wasi"), (508, "openbsd"),
      ]
    case .configuration: [(0, "debug release")]
    case .libraryType: [(0, "dynamic static")]
    case .localization: [(503, "base default")]
    case .languageMode: [(0, "v4 v4_2 v5"), (600, "v6")]
    case .interoperability: [(0, "C Cxx")]
    case .warningLevel: [(602, "error warning")]
    case .cStandard:
      [
        (0, "c89 c90 c99 c11 gnu89 gnu90 gnu99 gnu11"),
        (0, "iso9899_1990 iso9899_199409 iso9899_1999 iso9899_2011"),
        (504, "c17 c18 c2x gnu17 gnu18 gnu2x iso9899_2017 iso9899_2018"),
      ]
    case .cxxStandard:
      [
        (0, "cxx98 cxx03 cxx11 cxx14 cxx1z gnucxx98 gnucxx03 gnucxx11 gnucxx14 gnucxx1z"),
        (504, "cxx17 cxx20 gnucxx17 gnucxx20"), (506, "cxx2b gnucxx2b"),
      ]
    default: []
    }
  }
}
