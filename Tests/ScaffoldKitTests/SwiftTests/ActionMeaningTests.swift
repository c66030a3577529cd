import Testing

@testable import ScaffoldKit

@Suite("What the name of an action means")
struct ActionMeaningTests {
  private func action(_ text: String) throws -> ActionSignature {
    try ActionSignature.parse(text, path: "--actions", rules: SignatureRules(features: [.results]))
  }

  @Test(
    "an action that gives a value and needs none is loaded by the screen",
    arguments: [
      ("loadPrice() async throws -> Decimal", "loadedPrice", "Price", "value.formatted()"),
      ("fetchURL() async -> URL?", "fetchedURL", "URL", "value.absoluteString"),
      ("load() -> String", "loaded", "", "value"),
      ("loadNames() -> [String]", "loadedNames", "Names", #"value.joined(separator: "\n")"#),
      (
        "loadSums() -> [Int]", "loadedSums", "Sums",
        #"value.map { $0.formatted() }.joined(separator: "\n")"#
      ),
      ("loadProfile() async throws -> Profile", "loadedProfile", "Profile", ""),
    ])
  func loads(_ text: String, loaded: String, subject: String, shown: String) throws {
    let action = try action(text)
    #expect(action.isLoad)
    #expect(action.loaded == loaded)
    #expect(action.loadedSubject == subject)
    #expect(action.loadedText == shown)
  }

  @Test(
    "other actions have a button",
    arguments: [
      "loadPrice(of id: Int) -> Decimal", "load() async throws", "upload() -> Int",
      "downloadPrice() -> Int", "reload() -> Int", "loaderState() -> Int",
    ])
  func buttons(_ text: String) throws {
    let action = try action(text)
    #expect(!action.isLoad)
    #expect(action.loaded.isEmpty)
    #expect(action.loadedText.isEmpty)
  }

  @Test("an action without values after a call is a call, too, where a template accepts that")
  func plainCalls() throws {
    let actions = try ["open()", "logIn() async", "logOut()", "filter(by: Int)"].map(action)
    let plain = actions.markingBare(asCalls: false)
    #expect(plain.map(\.isCall) == [false, true, false, false])
    #expect(plain.map(\.isBare) == [true, false, true, false])
    let calls = actions.markingBare(asCalls: true)
    #expect(calls.map(\.isCall) == [false, true, true, false])
    #expect(calls.map(\.isBare) == [true, false, false, false])
    #expect(Array(actions.prefix(1)).markingBare(asCalls: true).map(\.isCall) == [false])
  }

  @Test("an optional value is shown if there is one")
  func optional() throws {
    #expect(try action("loadFlag() -> Bool?").isLoadedFlag)
    #expect(try action("loadFlag() -> Bool?").loadedType == "Bool")
  }

  @Test(
    "what cannot be undone is asked for",
    arguments: [
      "logOut()", "logout()", "signOut() async", "deleteAccount(reason: String)", "remove()",
      "cancelOrder(id: Int)", "cancelSubscription()", "reset()", "resetAllProgress()",
    ])
  func destructive(_ text: String) throws {
    #expect(try action(text).isDestructive)
  }

  @Test(
    "other actions are done at once",
    arguments: [
      "logIn()", "signUp()", "cancel()", "cancelEditing()", "resetPassword()", "removal()",
    ])
  func harmless(_ text: String) throws {
    #expect(try !action(text).isDestructive)
  }
}
