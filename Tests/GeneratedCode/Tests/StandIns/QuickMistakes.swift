/// What Quick 7 and Nimble 14 refuse.
enum QuickMistakes {
  static let quick = [
    StandInMistake(
      "the instance method of old releases",
      says: "method does not override any method from its superclass",
      """
      import Quick
      final class OldSpec: QuickSpec { override «»→«class »func spec() {} }
      """),
    StandInMistake(
      "the instance method in an asynchronous spec",
      says: "method does not override any method from its superclass",
      """
      import Quick
      final class OldSpec: AsyncSpec { override «»→«class »func spec() {} }
      """),
    StandInMistake(
      "the main actor's property in an expectation from outside",
      says: "main actor-isolated property 'title' can not be referenced",
      """
      import Nimble
      import Quick
      @MainActor final class Presenter { var title = "" }
      final class PresenterSpec: AsyncSpec {
        override class func spec() {
          it("is") { «»→«@MainActor in »
            let presenter = Presenter()
            expect(presenter.title).to(equal(""))
          }
        }
      }
      """),
    StandInMistake(
      "the main actor's method, called from outside",
      says: "main actor-isolated instance method 'go()' cannot be called from outside",
      """
      import Quick
      @MainActor final class Presenter { init() {}; func go() {} }
      final class PresenterSpec: AsyncSpec {
        override class func spec() { it("is") { «let presenter = await»→«@MainActor in let presenter =» Presenter(); presenter.go() } }
      }
      """),
    StandInMistake(
      "a main actor's object in a synchronous spec",
      says: "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context",
      """
      import Quick
      @MainActor final class Presenter { init() {} }
      final class PresenterSpec: «QuickSpec»→«AsyncSpec» {
        override class func spec() { it("is") { «»→«@MainActor in » _ = Presenter() } }
      }
      """),
    StandInMistake(
      "an await in a synchronous spec",
      says: "to parameter expecting synchronous function type",
      """
      import Quick
      func go() async {}
      final class GoSpec: «QuickSpec»→«AsyncSpec» {
        override class func spec() { it("is") { await go() } }
      }
      """),
    StandInMistake(
      "shared examples by name in an asynchronous spec",
      says: "sharedExamples is unavailable in Quick's Async DSL",
      """
      import Quick
      final class SharedSpec: «AsyncSpec»→«QuickSpec» {
        override class func spec() { sharedExamples("any") { it("is") {} } }
      }
      """),
    StandInMistake(
      "an example outside of a spec",
      says: "cannot find 'it' in scope",
      """
      import Quick
      «func examples»→«final class FreeSpec: QuickSpec { override class func spec»() { it("is") {} }«»→« }»
      """),
  ]

  static let nimble = [
    StandInMistake(
      "an asynchronous expectation without await",
      says: "expression is 'async' but is not marked with 'await'",
      """
      import Nimble
      func count() async -> Int { 3 }
      func expectCount() async { «»→«await »expect { await count() }.to(equal(3)) }
      """),
    StandInMistake(
      "an awaited value that is not in a closure",
      says: "'async' call in an autoclosure that does not support concurrency",
      """
      import Nimble
      func count() async -> Int { 3 }
      func expectCount() async { «expect(await count())»→«await expect { await count() }».to(equal(3)) }
      """),
    StandInMistake(
      "a matcher for another type",
      says: "no exact matches in call to global function 'expect'",
      """
      import Nimble
      func expectWord() { expect("a").to(equal(«1»→«"a"»)) }
      """),
    StandInMistake(
      "a number that is to be empty",
      says: "no exact matches in call to global function 'expect'",
      """
      import Nimble
      func expectNothing() { expect(«1»→«[1]»).to(beEmpty()) }
      """),
    StandInMistake(
      "a value that is compared without being Equatable",
      says: "requires that 'Item' conform to 'Equatable'",
      """
      import Nimble
      struct Item«»→«: Equatable» {}
      func expectItem() { expect(Item()).to(equal(Item())) }
      """),
    StandInMistake(
      "the polling of a synchronous expectation from the main actor, sent away",
      says: "sending value of non-Sendable type 'SyncExpectation<String>'",
      """
      import Nimble
      @MainActor final class Presenter { var title = "" }
      @MainActor func expectTitle(_ presenter: Presenter) async {
        «await expect(presenter.title).toEventually(equal(""))»→«expect(presenter.title).to(equal(""))»
      }
      """),
    StandInMistake(
      "an unwrapped value without a try",
      says: "call can throw but is not marked with 'try'",
      """
      import Nimble
      func title(_ title: String?) throws -> String { «»→«try »unwrap(title) }
      """),
  ]
}
