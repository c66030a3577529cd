import Testing

@testable import ScaffoldKit

@Suite("A new package")
struct NewPackageTests {
  static let named: [(String, String?, String?, String, String)] = [
    ("/x/App", nil, nil, "App", "AppTests"),
    ("/x/my-app/", nil, nil, "MyApp", "MyAppTests"),
    ("/x/App", "Core", nil, "Core", "CoreTests"),
    ("/x/App", nil, "Checks", "App", "Checks"),
    ("/x/42", "Core", "CoreChecks", "Core", "CoreChecks"),
  ]

  @Test("is named after its folder unless its targets are named", arguments: named)
  func names(
    path: String, target: String?, testTarget: String?, name: String, testName: String
  ) throws {
    let package = try NewPackage(
      path: path, target: target, testTarget: testTarget, needsTests: true)
    let tests = try #require(package.testTarget)
    #expect(package.target.folder == ["Sources", name])
    #expect(tests.folder == ["Tests", testName])
    #expect(tests.depends(on: package.target))
    let manifest = package.manifest.text
    #expect(manifest.contains(".target(name: \"\(name)\")"))
    #expect(manifest.contains(".testTarget(name: \"\(testName)\", dependencies: [\"\(name)\"])"))
  }

  @Test(
    "takes no name that would lead out of it or into its manifest",
    arguments: [
      "../../evil", "/etc", "..", "a/b", "x\", dependencies: [\"y", "", "登\u{202E}", "42",
    ])
  func refusedNames(name: String) {
    for (target, testTarget) in [(name, nil), ("App", name)] as [(String, String?)] {
      #expect(throws: ScaffoldError.self) {
        try NewPackage(path: "/x/App", target: target, testTarget: testTarget, needsTests: true)
      }
    }
  }

  @Test("uses a target's name as it is given, and suggests the nearest valid one")
  func suggestion() {
    let failure = #expect(throws: ScaffoldError.self) {
      try NewPackage(path: "/x/App", target: "my-app", testTarget: nil, needsTests: true)
    }
    #expect(failure?.category == .usage)
    #expect(failure?.diagnostics.map(\.help) == ["use 'MyApp'"])
  }

  @Test("is refused when its folder's name makes none", arguments: ["/", "/x/42", "/x/--"])
  func refusedFolders(path: String) {
    let failure = #expect(throws: ScaffoldError.self) {
      try NewPackage(path: path, target: nil, testTarget: nil, needsTests: true)
    }
    #expect(failure?.diagnostics.map(\.code) == [.noPackageName])
  }

  @Test(
    "is refused when its two targets would be one, or one of them SwiftPM's own",
    arguments: ["App", "APP", "AppPackageTests", "AppPackageDiscoveredTests"])
  func sameTargets(testTarget: String) {
    let failure = #expect(throws: ScaffoldError.self) {
      try NewPackage(path: "/x/App", target: nil, testTarget: testTarget, needsTests: true)
    }
    #expect(failure?.diagnostics.map(\.code) == [.targetNames])
  }

  @Test("reports the invalid name of a target, not that of a module")
  func badTarget() {
    for (target, testTarget) in [("Sign-In", nil), ("App", "app tests")] {
      let failure = #expect(throws: ScaffoldError.self) {
        try NewPackage(path: "/x/App", target: target, testTarget: testTarget, needsTests: true)
      }
      #expect(failure?.diagnostics.first?.message.contains("invalid target name") == true)
    }
  }

  @Test("is refused when SwiftPM would name its module otherwise", arguments: ["/x/🎉", "/x/A🎉"])
  func noImport(path: String) {
    let failure = #expect(throws: ScaffoldError.self) {
      try NewPackage(path: path, target: nil, testTarget: nil, needsTests: true)
    }
    #expect(failure?.diagnostics.map(\.code) == [.noPackageName])
  }

  private static let packages = [
    RequiredPackage(
      name: "swift-log", url: "https://github.com/apple/swift-log.git", version: "1.5.0",
      products: ["Logging"], isForTests: false),
    RequiredPackage(
      name: "Quick", url: "https://github.com/Quick/Quick", version: "7.6.2",
      products: ["Quick"], isForTests: true),
    RequiredPackage(
      name: "Nimble", url: "https://github.com/Quick/Nimble", version: "14.0.0",
      products: ["Nimble"], isForTests: true),
  ]

  @Test("declares the packages that its code needs, in a form that needs no changes")
  func packages() throws {
    for count in 0...3 {
      let package = try NewPackage(
        path: "/x/App", target: nil, testTarget: nil, needsTests: true,
        packages: Array(Self.packages.prefix(count)))
      let summary = try ManifestReader.read(package.manifest.file.contents)
      #expect(summary.packages == ["swift-log", "quick", "nimble"].prefix(count).map { $0 })
      #expect(summary.packages == package.layout.packages)
      #expect(summary.platforms == package.layout.platforms)
      #expect(summary.targets.map(\.dependencies) == package.layout.targets.map(\.dependencies))
      let judge = try CompilerJudge()
      let text = package.manifest.text
      let file = try judge.write(text, to: "Package.swift")
      let verdict = try judge.run("swift", ["format", "lint", "--strict", file])
      #expect(verdict.status == 0 && verdict.output == "", "\(verdict.output)")
      try judge.remove()
    }
  }

  @Test("names a package once that sources and tests need")
  func packageOfBoth() throws {
    let both = [false, true].map {
      RequiredPackage(
        name: "Kit", url: "https://a.example/Kit", version: "1.0.0", products: ["Kit"],
        isForTests: $0)
    }
    let package = try NewPackage(
      path: "/x/App", target: nil, testTarget: nil, needsTests: true, packages: both)
    let manifest = package.manifest.text
    #expect(
      manifest == """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "App",
          platforms: [.iOS(.v17), .macOS(.v14)],
          products: [
            .library(name: "App", targets: ["App"])
          ],
          dependencies: [
            .package(url: "https://a.example/Kit", from: "1.0.0")
          ],
          targets: [
            .target(
              name: "App",
              dependencies: [
                .product(name: "Kit", package: "Kit")
              ]
            ),
            .testTarget(
              name: "AppTests",
              dependencies: [
                "App",
                .product(name: "Kit", package: "Kit"),
              ]
            ),
          ]
        )

        """)
    #expect(package.layout.packages == ["kit"])
  }

  @Test("declares no test target that would have no folder")
  func withoutTests() throws {
    let package = try NewPackage(
      path: "/x/App", target: nil, testTarget: nil, needsTests: false)
    let manifest = package.manifest.text
    #expect(package.testTarget == nil)
    #expect(package.layout.targets.map(\.name) == ["App"])
    #expect(!manifest.contains("testTarget"))
  }
}
