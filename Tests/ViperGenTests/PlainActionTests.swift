import Foundation
import Testing

/// An action without effects and result, such as `logOut()`.
@Suite("A plain action of viper")
struct PlainActionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SmallPackage.folder()
  }

  private func interactor() throws -> String {
    let files = try folder.contents(below: "P/Sources")
    let data = try #require(files.first { $0.key.hasSuffix("ShopInteractor.swift") }?.value)
    return String(decoding: data, as: UTF8.self)
  }

  private func run(_ command: String) throws {
    let outcome = try folder.shell("viper-gen \(command)", in: "P")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("calls the service of the module")
  func service() throws {
    try run("create Shop --with service --actions 'logOut()'")
    #expect(try interactor().contains("try await service.logOut()"))
  }

  @Test("calls the service that an earlier action has brought")
  func earlierCall() throws {
    try run("create Shop --actions 'logIn(user: String) async throws' --actions 'logOut()'")
    #expect(try interactor().contains("try await service.logOut()"))
  }

  @Test("with values is written by you")
  func values() throws {
    try run("create Shop --with service --actions 'logIn() async' --actions 'filter(by: Int)'")
    #expect(try interactor().contains("func filter(by: Int) {\n    // Nothing happens here yet"))
  }

  @Test("is marked as unwritten without a service, and stays when a call is added")
  func marked() throws {
    try run("create Shop --actions 'logOut()'")
    let mark = "func logOut() {\n    // Nothing happens here yet: write what the action does.\n  }"
    #expect(try interactor().contains(mark))
    try run("add Shop 'logIn(user: String) async throws'")
    #expect(try interactor().contains(mark))
  }
}
