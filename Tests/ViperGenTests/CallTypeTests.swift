import Foundation
import Testing

/// An action that asks the service: its result is decoded, its arguments are encoded.
@Suite("A type in a call")
struct CallTypeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
    try folder.write(
      """
      struct Plain: Equatable { var id = 1 }
      struct Answer: Decodable { var id = 1 }
      struct Question: Encodable { var id = 1 }
      enum Kind: String, CaseIterable { case first }
      class Shared: Codable {}
      public struct Open: Codable { public init() {} }
      public struct Sent: Codable, Sendable { public init() {} }
      protocol Stored: Codable, Sendable {}
      struct Mine: Stored {}
      struct Later { var id = 1 }
      extension Later: Codable {}

      """, to: "P/Sources/App/Types.swift")
  }

  private func create(_ signature: String, _ options: String = "") throws -> Outcome {
    try folder.shell(
      "viper-gen create SignIn --dry-run \(options) --actions '\(signature)'", in: "P")
  }

  @Test(
    "is refused if the service cannot decode, encode or send it",
    arguments: [
      ("load() async -> Plain", "'Plain' is not 'Decodable'"),
      ("load() async throws -> [Plain]", "'Plain' is not 'Decodable'"),
      ("load() async throws -> Question?", "'Question' is not 'Decodable'"),
      ("load() throws -> Kind", "'Kind' is not 'Decodable'"),
      ("load() async -> (Int, String)", "'(Int, String)' is not 'Decodable'"),
      ("load() async -> any Error", "'any Error' is not 'Decodable'"),
      ("load() async -> Result<Int, any Error>", "is not 'Decodable'"),
      ("load(of: Answer) async", "'Answer' is not 'Encodable'"),
      ("load(kind: Kind?) async", "'Kind' is not 'Encodable'"),
      ("load(of shared: Shared) async", "'Shared' is not 'Sendable'"),
      ("load() async -> Open", "'Open' is not 'Sendable'"),
      ("load(then: @escaping () -> Void) async", "is not '@Sendable'"),
    ])
  func refused(_ signature: String, _ reason: String) throws {
    let outcome = try create(signature)
    #expect(outcome.status == 64 && outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("--actions:1:1: error: 'load' asks the service, but "))
    #expect(outcome.errors.contains("\nhelp: "))
  }

  @Test(
    "is accepted if it may be right",
    arguments: [
      "load(of: Question) async throws -> Answer", "load() async -> [String: Int]",
      "load() async -> Mine", "load() async -> Later", "load() async -> Sent",
      "load() async -> Unknown", "load(of plain: Plain)",
      "load(then: @escaping @Sendable () -> Void) async", "load() async -> Date?",
    ])
  func accepted(_ signature: String) throws {
    let outcome = try create(signature)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
