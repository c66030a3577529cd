import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let interactor: <<Module>>Interactor
    let fetcher = <<Module>>MockDataFetcher()
    let output = <<Module>>MockInteractorOutput()

    init() {
      interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        fetcher: fetcher
      )
      interactor.output = output
    }
  }
<<if validate>>

  @MainActor
  func testBlankTextIsRefused() async throws {
    let fixture = Fixture()
    XCTAssertNil(fixture.interactor.accepted(""))
    XCTAssertNil(fixture.interactor.accepted(" \n\t "))
    let errors = fixture.output.failedCalls.compactMap {
      $0 as? <<Module>>ErrorCode
    }
    XCTAssertEqual(errors, [.empty, .empty])
    XCTAssertEqual(errors.first?.localizedDescription, "Please enter a text.")
  }

  @MainActor
  func testLongTextIsRefused() async throws {
    let fixture = Fixture()
    let limit = <<Module>>ErrorCode.limit
    XCTAssertNil(fixture.interactor.accepted(String(repeating: "x", count: limit)))
    let errors = fixture.output.failedCalls.compactMap {
      $0 as? <<Module>>ErrorCode
    }
    XCTAssertEqual(errors, [.tooLong])
    XCTAssertEqual(errors.first?.localizedDescription, "This text is too long.")
  }

  @MainActor
  func testTextBelowLimitIsTrimmed() async throws {
    let fixture = Fixture()
    let text = String(repeating: "x", count: 19)
    XCTAssertEqual(fixture.interactor.accepted("  \(text) \n"), text)
    XCTAssertTrue(fixture.output.failedCalls.isEmpty)
  }
<<end>>
<<for action in actions>>
<<if action.isTestable and (not action.result or action.resultSample)>>

  @MainActor
  func test<<action.id|upperCamel>>StartsFetcher() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/ValidCall.swift">>
<<if action.parameters>>
    XCTAssertEqual(fixture.fetcher.<<action.calls>>.count, 1)
<<else>>
    XCTAssertEqual(fixture.fetcher.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(fixture.fetcher.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      fixture.fetcher.<<parameter.recorded>>,
      <<if parameter.type == "String" and validate contains parameter.name>>"text <<loop.index>>"<<else>><<parameter.sample>><<end>>
    )
<<else>>
    XCTAssertEqual(fixture.fetcher.<<parameter.recorded>>, <<include "Includes/ValidSample.swift">>)
<<end>>
<<end>>
<<if action.result>>
    XCTAssertEqual(fixture.output.success<<action.id|upperCamel>>Calls.count, 1)
<<if action.isResultComparable>>
    XCTAssertEqual(
      fixture.output.success<<action.id|upperCamel>>Calls.first,
      fixture.fetcher.<<action.id>>Result
    )
<<end>>
    XCTAssertEqual(fixture.output.successCallCount, 0)
<<elseif action.isAsync and action.isThrowing and not (action.effects contains "throws(")>>
    XCTAssertEqual(fixture.output.successCallCount, 1)
<<else>>
    XCTAssertEqual(fixture.output.successCallCount, 0)
<<end>>
    XCTAssertTrue(fixture.output.failedCalls.isEmpty)
  }
<<if action.isThrowing and not (action.effects contains "throws(")>>

  @MainActor
  func test<<action.id|upperCamel>>ReportsErrorOfFetcher() async throws {
    let fixture = Fixture()
    fixture.fetcher.<<action.id>>Error = CancellationError()
    <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/ValidCall.swift">>
    XCTAssertEqual(fixture.output.failedCalls.count, 1)
    XCTAssertTrue(fixture.output.failedCalls.first is CancellationError)
    XCTAssertEqual(fixture.output.successCallCount, 0)
  }
<<end>>
<<for tested in action.parameters>>
<<if tested.type == "String" and validate contains tested.name>>

  @MainActor
  func test<<action.id|upperCamel>>RefusesBlank<<tested.name|upperCamel>>() async throws {
    let fixture = Fixture()
    let text = " \n"
    <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/TextCall.swift">>
    XCTAssertTrue(fixture.fetcher.<<action.calls>>.isEmpty)
    XCTAssertEqual(fixture.output.failedCalls.count, 1)
  }

  @MainActor
  func test<<action.id|upperCamel>>Trims<<tested.name|upperCamel>>() async throws {
    let fixture = Fixture()
    let text = " text "
    <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/TextCall.swift">>
    XCTAssertEqual(fixture.fetcher.<<tested.recorded>>, "text")
  }
<<end>>
<<end>>
<<end>>
<<end>>

  @MainActor
  func testInitMakesItTheResponse() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.fetcher.response, fixture.interactor)
  }

  @MainActor
  func testFetchedIsSuccess() async throws {
    let fixture = Fixture()
    fixture.interactor.fetched()
    XCTAssertEqual(fixture.output.successCallCount, 1)
  }

  @MainActor
  func testFetchFailedIsFailure() async throws {
    let fixture = Fixture()
    fixture.interactor.fetchFailed(error: CancellationError())
    XCTAssertEqual(fixture.output.failedCalls.count, 1)
    XCTAssertTrue(fixture.output.failedCalls.first is CancellationError)
  }

  @MainActor
  func testOutputIsNotRetained() async throws {
    let fixture = Fixture()
    do {
      let output = <<Module>>MockInteractorOutput()
      fixture.interactor.output = output
    }
    XCTAssertNil(fixture.interactor.output)
  }

  @MainActor
  func testFetcherIsRetained() async throws {
    weak var fetcher: <<Module>>MockDataFetcher?
    let interactor: <<Module>>Interactor
    do {
      let injected = <<Module>>MockDataFetcher()
      fetcher = injected
      interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        fetcher: injected
      )
    }
    XCTAssertNotNil(fetcher)
    withExtendedLifetime(interactor) {}
  }
}
