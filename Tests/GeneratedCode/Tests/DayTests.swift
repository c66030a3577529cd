import Foundation
import Testing

/// An action takes a date that is a day: the server gets the day that the user sees, not an instant in UTC.
@Suite("A day without a time")
struct DayTests {
  static let services = [
    ("viper", "Va", "Service"), ("viper-contract", "Vb", "DataFetcher"), ("vip", "Vc", "Worker"),
    ("viper-closures", "Vd", "Service"), ("viper-list-detail", "Ve", "ListNetworkManager"),
  ]

  static func test(_ module: String, _ service: String) -> String {
    """
    import Foundation
    import Testing

    @testable import Demo

    @MainActor
    @Test func \(module)SendsDayOfUser() async throws {
      let server = try \(module)TestServer(answer: Data("true".utf8))
      let service = \(module)\(service)(baseURL: server.baseURL, session: server.session)
      let parts = DateComponents(year: 2001, month: 5, day: 28, hour: 1)
      let day = try #require(Calendar(identifier: .gregorian).date(from: parts))
      _ = try await service.register(birthday: day, arrivalDay: day, at: day)
      let body = String(decoding: try #require(server.request).body, as: UTF8.self)
      #expect(body.contains(#""birthday":"2001-05-28""#))
      #expect(body.contains(#""arrivalDay":"2001-05-28""#))
      #expect(body.contains(#""at":"2001-05-27T11:00:00Z""#))
    }

    """
  }

  @Test("is sent as the user's calendar has it, far from UTC")
  func sent() throws {
    let folder = try TemporaryFolder()
    for (template, module, service) in Self.services {
      let outcome = try Program.viperGen(
        [
          "create", module, "-t", template, "--package-path", "Demo", "--init", "--ui", "swiftui",
          "--actions", "register(birthday: Date, arrivalDay: Date?, at: Date) async throws -> Bool",
        ], in: folder.url)
      try #require(outcome.status == 0, "\(outcome.errors)")
      try folder.write(
        Self.test(module, service), to: "Demo/Tests/DemoTests/\(module)DayTests.swift")
      let sources = try folder.contents(below: "Demo/Sources/Demo/\(module)").values
        .map { String(decoding: $0, as: UTF8.self) }
      #expect(sources.contains { $0.contains("in: ...Date(),") }, "\(module)")
    }
    let outcome = try Program.tool(
      "env", ["TZ=Pacific/Kiritimati", "swift", "test"] + Judge.quick,
      in: folder.url.appending(path: "Demo"))
    #expect(Judge.passedTests(outcome) != nil, "\(outcome.output)\(outcome.errors)")
    let text = outcome.output + outcome.errors
    for (_, module, _) in Self.services {
      #expect(text.contains("Test \(module)SendsDayOfUser() passed"))
    }
  }
}
