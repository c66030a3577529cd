/// Small projects without a manifest, written by hand after the public formats of their tools.
enum SmallProject: String, CaseIterable {
  case synchronised, classic, tuist, xcodeGen, bazel

  static let pbxproj = "Shop.xcodeproj/project.pbxproj"

  /// The project in a new folder.
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.write("struct ShopApp {}\n", to: "Shop/ShopApp.swift")
    try folder.write("struct ShopCheck {}\n", to: "ShopTests/ShopCheck.swift")
    return folder
  }

  /// The line that the report ends with.
  var nextStep: String {
    switch self {
    case .synchronised, .classic: "build the project in Xcode"
    case .tuist: "tuist generate"
    case .xcodeGen: "xcodegen"
    case .bazel: "bazel test //..."
    }
  }

  private var files: [String: String] {
    switch self {
    case .synchronised: [Self.pbxproj: Self.xcode(isSynchronised: true)]
    case .classic: [Self.pbxproj: Self.xcode(isSynchronised: false)]
    case .tuist:
      [
        "Project.swift": """
        import ProjectDescription

        let project = Project(
          name: "Shop",
          targets: [
            .target(
              name: "Shop", destinations: .iOS, product: .app, bundleId: "com.example.shop",
              sources: ["Shop/**"])
          ])

        """
      ]
    case .xcodeGen:
      [
        "project.yml":
          "name: Shop\ntargets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n"
      ]
    case .bazel:
      [
        "MODULE.bazel": "module(name = \"shop\")\n",
        "BUILD.bazel":
          "swift_library(name = \"Shop\", srcs = glob([\"Shop/**/*.swift\"]), module_name = \"Shop\")\n",
      ]
    }
  }

  /// The property list of a project with an application and its tests.
  static func xcode(isSynchronised: Bool, settings: String = "") -> String {
    func folder(_ id: String, _ name: String) -> String {
      let kind = isSynchronised ? "PBXFileSystemSynchronizedRootGroup" : "PBXGroup"
      return "\(id) /* \(name) */ = {isa = \(kind); path = \(name); sourceTree = \"<group>\"; };"
    }
    func target(_ id: String, _ name: String, _ product: String, _ folder: String) -> String {
      let folders = isSynchronised ? "fileSystemSynchronizedGroups = (\(folder), );" : ""
      return """
        \(id) = {isa = PBXNativeTarget; name = \(name); \(folders)
          productType = "com.apple.product-type.\(product)"; buildConfigurationList = D1; };
        """
    }
    return """
      // !$*UTF8*$!
      {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
      \(folder("A1", "Shop"))
      \(folder("A2", "ShopTests"))
      A3 = {isa = PBXGroup; children = (A1, A2, A3, ); sourceTree = "<group>"; };
      \(target("B1", "Shop", "application", "A1"))
      \(target("B2", "ShopTests", "bundle.unit-test", "A2"))
      C1 = {isa = PBXProject; mainGroup = A3; targets = (B1, B2, ); };
      D1 = {isa = XCConfigurationList; buildConfigurations = (D2, ); };
      D2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      };
      rootObject = C1;
      }

      """
  }
}
