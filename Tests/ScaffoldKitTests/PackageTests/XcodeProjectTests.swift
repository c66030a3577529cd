import Testing

@testable import ScaffoldKit

@Suite("Xcode projects")
struct XcodeProjectTests {
  /// A project with an application, a framework, unit tests and UI tests: a synchronised folder in a group, a group
  /// with files, a folder that two targets share, and names with spaces and letters outside ASCII.
  private static let mixed = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        G0 = {isa = PBXGroup; children = (G1, S2, G3, G4, G5, F9, ); sourceTree = "<group>"; };
        G1 /* App */ = {isa = PBXGroup; children = (S1, F1, G2, ); path = "Büro App"; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, F3, ); name = Shown; path = Alt; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F4, ); path = Kern; sourceTree = SOURCE_ROOT; };
        G4 = {isa = PBXGroup; children = (); path = ../Outside; sourceTree = "<group>"; };
        G5 = {isa = PBXGroup; children = (); path = /etc; sourceTree = "<absolute>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = Quellen; sourceTree = "<group>"; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = "Büro App Tests"; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = T1; };
        F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "A/One.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = "B/Two.swift"; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Kern.swift; sourceTree = "<group>"; };
        F9 = {isa = PBXFileReference; path = Loose.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F2; };
        B2 = {isa = PBXBuildFile; fileRef = F3; };
        B3 = {isa = PBXBuildFile; fileRef = F4; };
        B9 = {isa = PBXBuildFile; fileRef = F9; };
        P2 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B9, ); };
        T1 = {isa = PBXNativeTarget; name = "Büro App"; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S1, ); buildConfigurationList = L1; dependencies = (D2, ); };
        T2 = {isa = PBXNativeTarget; name = Alt; productType = "com.apple.product-type.framework";
          buildPhases = (P2, ); buildConfigurationList = L2; };
        T3 = {isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.unit-test";
          fileSystemSynchronizedGroups = (S2, ); dependencies = (D1, ); };
        T4 = {isa = PBXNativeTarget; name = Robot; productType = "com.apple.product-type.bundle.ui-testing"; };
        T5 = {isa = PBXNativeTarget; name = Kern; productType = "com.apple.product-type.library.static"; };
        D1 = {isa = PBXTargetDependency; target = T1; };
        D2 = {isa = PBXTargetDependency; target = T2; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C0 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0;
          MACOSX_DEPLOYMENT_TARGET = "$(OLDEST)"; }; };
        C1 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 18.0;
          PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        C2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = Other; PRODUCT_MODULE_NAME = AltKit; }; };
        R = {isa = PBXProject; mainGroup = G0; buildConfigurationList = L0; targets = (T1, T2, T3, T4, T5, ); };
      };
      rootObject = R;
    }
    """

  private func project() throws -> XcodeProject {
    try XcodeProject("Shop.xcodeproj", bytes: Array(Self.mixed.utf8))
  }

  @Test("have targets with their kinds, modules, folders and dependencies")
  func targets() throws {
    let targets = try project().targets
    #expect(targets.map(\.name) == ["Büro App", "Alt", "Checks", "Robot", "Kern"])
    #expect(targets.map(\.kind) == [.code, .code, .tests, .other, .code])
    #expect(targets.map(\.module) == ["Büro App", "AltKit", "Checks", "Robot", "Kern"])
    #expect(targets[0].folders == [["Büro App", "Quellen"]])
    #expect(targets[0].dependencies == ["Alt"])
    #expect(targets[2].dependencies == ["Büro App"])
  }

  @Test(
    "name the folder of a target: a synchronised one, that of most files, or a group with its name")
  func homes() throws {
    #expect(
      try project().targets.map(\.home) == [
        ["Büro App", "Quellen"], ["Büro App", "Alt"], ["Büro App Tests"], nil, ["Kern"],
      ])
  }

  @Test("have groups, but none outside the project")
  func groups() throws {
    #expect(try project().groups == [["Büro App"], ["Büro App", "Alt"], ["Kern"]])
  }

  @Test("compile new files in synchronised folders only")
  func synchronised() throws {
    let project = try project()
    #expect(project.compiles(["Büro App", "Quellen", "SignIn"]))
    for folder in [["Büro App"], ["Büro App", "Alt"], ["Kern"], []] {
      #expect(!project.compiles(folder))
    }
  }

  @Test("find a target by its name or by its module, and its tests by what they need")
  func search() throws {
    let project = try project()
    #expect(project.target(of: "Büro_App")?.name == "Büro App")
    #expect(project.target(of: "AltKit")?.name == "Alt")
    #expect(project.target(of: "Alt")?.name == "Alt")
    #expect(project.target(of: "Missing") == nil)
    #expect(project.tests(of: project.targets[0])?.name == "Checks")
    #expect(project.tests(of: project.targets[1]) == nil)
  }

  @Test("have the settings of the project, with those of the target first")
  func settings() throws {
    let targets = try project().targets
    #expect(targets.map(\.isOnMainActor) == [true, false, false, false, false])
    #expect(targets[0].platforms == [.init(name: "ios", version: "18.0")])
    #expect(targets[1].platforms == [.init(name: "ios", version: "16.0")])
  }

  @Test("can be XML")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>rootObject</key><string>R</string><key>objects</key><dict>
      <key>R</key><dict><key>targets</key><array><string>T</string></array></dict>
      <key>T</key><dict><key>name</key><string>Shop</string></dict></dict></dict></plist>
      """
    let project = try XcodeProject("Shop.xcodeproj", bytes: Array(text.utf8))
    #expect(project.targets.map(\.name) == ["Shop"] && project.groups.isEmpty)
  }

  @Test(
    "must be property lists with objects",
    arguments: ["", "{", "()", "{rootObject = A; }", "{rootObject = A; objects = {B = {}; }; }"])
  func damaged(text: String) {
    #expect(throws: ScaffoldError.self) {
      try XcodeProject("Shop.xcodeproj", bytes: Array(text.utf8))
    }
  }

  @Test("do not follow groups in a circle")
  func circle() throws {
    let text = """
      {rootObject = R; objects = {R = {mainGroup = A; targets = (R, X, ); };
      A = {isa = PBXGroup; children = (B, A, ); path = One; };
      B = {isa = PBXGroup; children = (A, B, ); path = Two; }; }; }
      """
    let project = try XcodeProject("Shop.xcodeproj", bytes: Array(text.utf8))
    #expect(project.groups == [["One"], ["One", "Two"]])
  }
}
