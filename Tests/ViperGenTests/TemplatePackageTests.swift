import Foundation
import Testing

@Suite("A template whose code needs a package")
struct TemplatePackageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"""
      {
        "id": "t",
        "description": "d",
        "packages": [
          {"name": "Quick", "url": "https://github.com/Quick/Quick", "from": "7.6.2",
            "products": ["Quick"], "role": "test"}
        ],
        "files": [{"source": "V.swift", "path": "<<Module>>Spec.swift", "role": "test"}]
      }
      """#, to: "T/t/template.json")
    try folder.write("import Quick\n", to: "T/t/V.swift")
  }

  private func create(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(
      ["create", "SignIn", "--package-path", "Demo", "--templates", "T", "--template", "t"]
        + arguments, in: folder.url)
  }

  @Test("makes a new package with it, which SwiftPM reads")
  func initializes() throws {
    let outcome = try create("--init")
    #expect(
      outcome.status == 0
        && outcome.errors == "5 files created\nnext: swift test --package-path Demo\n")
    let dump = try Program.tool(
      "swift", ["package", "--package-path", "Demo", "dump-package"], in: folder.url)
    #expect(dump.status == 0, "\(dump.errors)")
    #expect(dump.output.contains("\"identity\" : \"quick\""))
    let again = try create("--init")
    #expect(again.errors == "unchanged\n")
  }

  @Test("reports what to add to a package without it, and writes the files")
  func warns() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Demo",
        targets: [.target(name: "Demo"), .testTarget(name: "DemoTests", dependencies: ["Demo"])])

      """, to: "Demo/Package.swift")
    let manifest = try folder.text(of: "Demo/Package.swift")
    try folder.write("", to: "Demo/Sources/Demo/Demo.swift")
    let outcome = try create()
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("created  Tests/DemoTests/SignIn/SignInSpec.swift\n"))
    #expect(
      outcome.errors == """
        Package.swift: warning: the generated code needs the product 'Quick', and the target \
        'DemoTests' does not depend on it
        help: add to 'dependencies:' of the package:
                .package(url: "https://github.com/Quick/Quick", from: "7.6.2"),
              and to 'dependencies:' of the target 'DemoTests':
                .product(name: "Quick", package: "Quick"),
        3 files created
        next: swift test --package-path Demo

        """)
    #expect(try folder.text(of: "Demo/Package.swift") == manifest)
  }
}
