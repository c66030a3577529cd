import Foundation
import Testing

/// The generated code compiles without a warning beside code that others wrote, passes its own tests
/// and is formatted. SwiftPM and the formatter judge it, without this project's own `verify`.
@Suite("Generated stacks", .serialized)
struct GeneratedStackTests {
  @Test("fit into a package of others, with several targets and its own layout of code")
  func packageOfOthers() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.headers { try folder.write(text, to: "Headers/\(path)") }
    try StackMatrix.create(in: folder, path: "Headers", ["--target", "Headers"])
    let package = folder.url.appending(path: "Headers")
    let outcome = try Judge.test(package, filter: "Stack[0-9]+")
    let passed = try #require(Judge.passedTests(outcome), "\(outcome.output)\(outcome.errors)")
    #expect(passed >= StackMatrix.stacks.filter(\.hasTests).count * 12)
    let folders = StackMatrix.stacks.flatMap { stack in
      ["Sources/Headers/\(stack.name)"]
        + (stack.hasTests ? ["Tests/HeadersTests/\(stack.name)"] : [])
    }
    // The layout of the package's own .swift-format, without its rules.
    let layout =
      #"{"version": 1, "indentation": {"spaces": 4}, "lineLength": 120, "#
      + #""indentConditionalCompilationBlocks": false}"#
    let findings = try Judge.lint(folders, in: package, configuration: layout)
    #expect(findings == "")
  }

  /// A package in the shape of a public one.
  private static let headers = [
    "Package.swift": """
    // swift-tools-version: 5.10

    import PackageDescription

    let package = Package(
        name: "headers",
        products: [
            .library(name: "Headers", targets: ["Headers"]),
            .library(name: "HeadersFoundation", targets: ["HeadersFoundation"]),
        ],
        targets: [
            .target(
                name: "Headers",
                swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]
            ),
            .target(name: "HeadersFoundation", dependencies: ["Headers"]),
            .testTarget(name: "HeadersTests", dependencies: ["Headers"]),
            .testTarget(name: "HeadersFoundationTests", dependencies: ["HeadersFoundation"]),
        ]
    )

    """,
    ".swift-format": """
    {
      "version": 1,
      "indentation": {"spaces": 4},
      "indentConditionalCompilationBlocks": false,
      "lineLength": 120,
      "rules": {"NoLeadingUnderscores": false}
    }

    """,
    "Sources/Headers/Field.swift": """
    /// A name and a value.
    public struct Field: Sendable, Hashable {
        public let name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    """,
    "Sources/HeadersFoundation/Request.swift": """
    import Foundation
    import Headers

    public struct Request: Sendable {
        public var url: URL
        public var fields: [Field]
    }

    """,
    "Tests/HeadersTests/FieldTests.swift": """
    import XCTest

    @testable import Headers

    final class FieldTests: XCTestCase {
        func testValue() {
            XCTAssertEqual(Field(name: "a", value: "b").value, "b")
        }
    }

    """,
    "Tests/HeadersFoundationTests/RequestTests.swift": """
    import XCTest

    @testable import HeadersFoundation

    final class RequestTests: XCTestCase {}

    """,
  ]
}
