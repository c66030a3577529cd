import Foundation
import Testing

/// An action that only reads sends its arguments in the address of a `GET` request.
@Suite("A query in the address of a request")
struct QueryTests {
  static let action =
    "search(query: String, page: Int?, order: Order, since: Date?) async throws -> [Int]"

  static func test(_ module: String, _ service: String) -> String {
    """
    import Foundation
    import Testing

    @testable import Demo

    @MainActor
    @Test func \(module)SendsQuery() async throws {
      let server = try \(module)TestServer(answer: Data("[1]".utf8))
      let base = try #require(URL(string: "\\(server.baseURL)/v1?key=k"))
      let service = \(module)\(service)(baseURL: base, session: server.session)
      _ = try await service.search(query: "a+b & c=d/é", page: 2, order: .newest, since: nil)
      let sent = try #require(server.request)
      #expect(sent.method == "GET" && sent.body.isEmpty)
      let path = try #require(sent.path)
      #expect(path.hasPrefix("/v1/") && path.hasSuffix("/search"))
      let query = try #require(sent.query)
      #expect(query == "key=k&query=a%2Bb%20%26%20c%3Dd/%C3%A9&page=2&order=new")
    }

    """
  }

  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Demo",
      platforms: [.iOS(.v17), .macOS(.v14)],
      targets: [.target(name: "Demo"), .testTarget(name: "DemoTests", dependencies: ["Demo"])])

    """

  @Test("has all values that are there, and escapes what servers would misread")
  func sent() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Demo/Package.swift")
    try folder.write(
      "enum Order: String, Codable { case newest = \"new\", oldest }\n",
      to: "Demo/Sources/Demo/Order.swift")
    for (template, module, service) in DayTests.services {
      try folder.write(
        Self.test(module, service), to: "Demo/Tests/DemoTests/\(module)QueryTests.swift")
      let outcome = try Program.viperGen(
        [
          "create", module, "-t", template, "--package-path", "Demo", "--ui", "none",
          "--actions", Self.action,
          "--actions", "findAll(in: Range<Int>) async throws -> [Int]",
        ],
        in: folder.url)
      try #require(outcome.status == 0, "\(outcome.errors)")
    }
    let outcome = try Judge.test(folder.url.appending(path: "Demo"))
    #expect(Judge.passedTests(outcome) != nil, "\(outcome.output)\(outcome.errors)")
    let text = outcome.output + outcome.errors
    for (_, module, _) in DayTests.services {
      #expect(text.contains("Test \(module)SendsQuery() passed"))
    }
  }
}
