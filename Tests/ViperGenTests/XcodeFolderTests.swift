import Foundation
import Testing

@Suite("Folders of an Xcode project")
struct XcodeFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a project whose files are listed in groups, with one target of code and one of tests.
  private func writeProject(
    sources: [String], tests: [String], settings: String = "", comment: String = ""
  ) throws {
    let paths = Array(Set(sources + tests)).sorted()
    let ids = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, "F\($0)") })
    func files(_ paths: [String]) -> String {
      paths.compactMap { ids[$0].map { "B\($0)" } }.joined(separator: ", ")
    }
    let entries = paths.map { path in
      let id = ids[path] ?? ""
      return """
        \(id) /* a file */ = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
        B\(id) = {isa = PBXBuildFile; fileRef = \(id); };
        """
    }
    try folder.write(
      """
      // !$*UTF8*$!
      {
        objects = {
          G0 = {isa = PBXGroup; children = (\(ids.values.sorted().joined(separator: ", "))); sourceTree = "<group>"; };
          \(entries.joined(separator: "\n"))
          \(comment)
          P1 = {isa = PBXSourcesBuildPhase; files = (\(files(sources)), ); };
          P2 = {isa = PBXSourcesBuildPhase; files = (\(files(tests)), ); };
          T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P1, ); buildConfigurationList = L1; };
          T2 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (P2, ); };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
          C1 = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; };
          R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
        };
        rootObject = R;
      }

      """, to: "Shop.xcodeproj/project.pbxproj")
    for path in paths {
      if try folder.tree()[path] == nil { try folder.write("", to: path) }
    }
  }

  private func create(_ arguments: String..., in path: String = "") throws -> Outcome {
    try Program.viperGen(
      ["create", "Cart"] + arguments,
      in: path.isEmpty ? folder.url : folder.url.appending(path: path))
  }

  @Test("are those of the code that people write, not of what Tuist generates")
  func derived() throws {
    try writeProject(
      sources: ["Shop/Sources/App.swift", "Derived/A.swift", "Derived/B.swift"],
      tests: ["Shop/Tests/T.swift", "Derived/C.swift"])
    let made = try create("--dry-run")
    #expect(
      made.errors.contains("--sources Shop/Sources --tests Shop/Tests --module Shop\n"),
      "\(made.errors)")
  }

  @Test("of tests are found although the target compiles a file of the app")
  func sharedFile() throws {
    try writeProject(
      sources: ["Code/Shop/App.swift", "Code/Shop/Model.swift"],
      tests: ["Code/ShopTests/T.swift", "Code/Shop/Model.swift"])
    let made = try create("--dry-run")
    #expect(
      made.errors.contains("--sources Code/Shop --tests Code/ShopTests --module Shop\n"),
      "\(made.errors)")
  }

  @Test("stay the folder in which a command is typed")
  func place() throws {
    try writeProject(
      sources: ["Shop/App.swift", "Shop/Screens/A.swift"], tests: ["ShopTests/T.swift"])
    let made = try create(in: "Shop/Screens")
    #expect(made.status == 66, "\(made.errors)")
    #expect(
      made.errors.contains("--sources Shop --tests ShopTests --module Shop --into Screens'"),
      "\(made.errors)")
  }

  @Test("have systems that are too old for the code")
  func deployment() throws {
    try writeProject(
      sources: ["Shop/App.swift"], tests: ["ShopTests/T.swift"],
      settings: "IPHONEOS_DEPLOYMENT_TARGET = 12.0; ")
    let made = try create("--dry-run")
    #expect(
      made.errors.contains(
        """
        warning: the Xcode project supports systems that are too old for the generated code: \
        Swift concurrency needs iOS 13
        help: in Xcode, raise the minimum deployments to iOS 13

        """), "\(made.errors)")
    try writeProject(
      sources: ["Shop/App.swift"], tests: ["ShopTests/T.swift"],
      settings: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; ")
    let fine = try create("--dry-run")
    #expect(!fine.errors.contains("too old"), "\(fine.errors)")
  }

  @Test("propose the one in which the other modules are")
  func usualFolder() throws {
    for path in ["Auth/Login", "Home"] {
      let name = path.split(separator: "/").last ?? ""
      try folder.write("", to: "Shop/Modules/\(path)/\(name)Presenter.swift")
    }
    try writeProject(sources: ["Shop/App.swift"], tests: ["ShopTests/T.swift"])
    let made = try create("--dry-run")
    #expect(
      made.errors.contains(
        """
        note: the other modules are in 'Shop/Modules'
        help: '--into Modules' puts new ones there

        """), "\(made.errors)")
    let into = try create("--dry-run", "--into", "Modules")
    #expect(!into.errors.contains("other modules"), "\(into.errors)")
  }

  @Test("are searched by rename --everywhere, without those of others")
  func everywhere() throws {
    let made = try create("--sources", "Auth/Sources", "--testing", "none", "--module", "Auth")
    #expect(made.status == 66, "\(made.errors)")
    try folder.write("", to: "Auth/Sources/.keep")
    let second = try create(
      "--sources", "Auth/Sources", "--testing", "none", "--module", "Auth", "-q")
    #expect(second.status == 0, "\(second.errors)")
    let use = "let presenter: CartPresenter? = nil\n"
    for path in ["App/Sources/App.swift", "Pods/A.swift", "App/build/B.swift"] {
      try folder.write(use, to: path)
    }
    let renamed = try folder.viperGen("rename", "Cart", "Basket", "--everywhere", "-q")
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(
      try folder.text(of: "App/Sources/App.swift") == "let presenter: BasketPresenter? = nil\n")
    #expect(try folder.text(of: "Pods/A.swift") == use)
    #expect(try folder.text(of: "App/build/B.swift") == use)
  }

  @Test("are read from a large file with comments and escapes")
  func large() throws {
    let comment = (0..<20_000).map {
      "X\($0) /* Generated\($0).swift */ = {isa = PBXBuildFile; name = \"a \\\"b\\\" \\\\\"; 'k' = (1, {a = b; }, ); };"
    }
    try writeProject(
      sources: ["Shop/App.swift"], tests: ["ShopTests/T.swift"],
      comment: comment.joined(separator: "\n"))
    let made = try create("--dry-run")
    #expect(
      made.errors.contains("--sources Shop --tests ShopTests --module Shop\n"), "\(made.errors)")
  }
}
