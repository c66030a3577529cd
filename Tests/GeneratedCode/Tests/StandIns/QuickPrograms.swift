/// Specs that are right with Quick 7 and Nimble 14.
enum QuickPrograms {
  static let all = [
    StandInProgram(
      "an asynchronous spec whose examples run on the main actor",
      """
      import Nimble
      import Quick

      @MainActor final class Presenter {
        var title: String?
        var names: [String] = []
        func load() async throws {}
        func reload() {}
      }

      final class PresenterSpec: AsyncSpec {
        override class func spec() {
          describe("the presenter") {
            beforeEach { await Task.yield() }
            justBeforeEach {}
            afterEach { @MainActor in }
            aroundEach { run in await run() }
            it("loads") { @MainActor in
              let presenter = Presenter()
              try await presenter.load()
              presenter.reload()
              expect(presenter.title).to(beNil())
              expect(presenter.title).toNot(equal("a"))
              expect(presenter.names).to(equal(["a"]))
              expect(presenter.names) == ["a"]
              expect(presenter.names).to(haveCount(1))
              expect(presenter.names).to(contain("a"))
              expect(presenter.names).notTo(beEmpty())
              expect(presenter).to(beIdenticalTo(presenter))
              expect(presenter).to(beAKindOf(Presenter.self))
              expect(presenter.title).to(satisfyAnyOf(equal("a"), beNil()))
              let title = try unwrap(presenter.title)
              try require(title.count).to(equal(1))
            }
            context("without a network") {
              it("waits") {
                let presenter = Presenter()
                let names = await presenter.names
                expect(names).to(beEmpty())
              }
              xit("does not yet") { fail("never") }
            }
            pending("is written") {}
          }
        }
      }
      """),
    StandInProgram(
      "a synchronous spec with a state of its own",
      """
      import Nimble
      import Quick

      enum Fault: Error, Equatable { case any }
      func throwing() throws -> Int { throw Fault.any }

      final class ValueSpec: QuickSpec {
        override class func spec() {
          describe("a value") {
            @TestState var value: Int!
            beforeEach { value = 3 }
            afterEach { value = nil }
            it("compares") {
              expect(value).to(equal(3))
              expect(value).to(beGreaterThan(2))
              expect(1.0).to(beCloseTo(1.0))
              expect(true).to(beTrue())
              expect(false).to(beFalse())
              expect { try throwing() }.to(throwError())
              expect { try throwing() }.to(throwError(Fault.any))
              expect { try throwing() }.to(throwError(errorType: Fault.self))
              expect(try throwing()).to(throwError { (fault: Fault) in _ = fault })
              expect(value).toEventually(equal(3))
              waitUntil { done in done() }
            }
            itBehavesLike("any other")
            sharedExamples("any other") { it("is") {} }
          }
        }
      }
      """),
    StandInProgram(
      "expectations on asynchronous closures",
      """
      import Nimble

      enum Fault: Error, Equatable { case any }
      func count() async -> Int { 3 }
      func load() async throws -> Int { throw Fault.any }

      func expectAll() async {
        await expect { await count() }.to(equal(3))
        await expect { await count() }.toEventually(beGreaterThan(2), timeout: .seconds(2))
        await expect { try await load() }.to(throwError(Fault.any))
        await expecta(await count()).toNot(equal(4))
        await waitUntil { done in
          await Task.yield()
          done()
        }
      }
      """),
  ]
}
