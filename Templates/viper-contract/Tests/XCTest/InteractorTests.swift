import Foundation
import XCTest

@testable import <<Target>>

final class <<Module>>InteractorTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let interactor: <<Module>>Interactor
    let fetcher = <<Module>>MockDataFetcher()
    let output = <<Module>>MockInteractorOutput()

    init() {
      interactor = <<Module>>Interactor(fetcher: fetcher)
      interactor.output = output
    }
  }

  @MainActor
  func testNothingIsEmpty() async throws {
    for text in ["", " ", " \n\t "] {
      let fixture = Fixture()
      XCTAssertEqual(fixture.interactor.fault(in: text), .empty)
    }
  }

  @MainActor
  func testNineteenCharactersPass() async throws {
    let fixture = Fixture()
    XCTAssertNil(fixture.interactor.fault(in: String(repeating: "x", count: 19)))
  }

  @MainActor
  func testTwentyCharactersAreTooLong() async throws {
    let fixture = Fixture()
    XCTAssertEqual(fixture.interactor.fault(in: String(repeating: "x", count: 20)), .tooLong)
  }

  @MainActor
  func testErrorsSayDifferentThings() async throws {
    let errors: [<<Module>>ErrorCode] = [.empty, .tooLong]
    let texts = errors.map(\.localizedDescription)
    XCTAssertEqual(texts, ["Please enter a text.", "This text is too long."])
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>StartsFetcher() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/ValidCall.swift">>
<<if action.isLong>>
    XCTAssertEqual(
      fixture.fetcher.functionsCalled,
      [
        "<<action.selector>>"
      ]
    )
<<else>>
    XCTAssertEqual(fixture.fetcher.functionsCalled, ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(fixture.fetcher.<<parameter.variable>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      fixture.fetcher.<<parameter.variable>>,
      <<if parameter.type == "String">>"text <<loop.index>>"<<else>><<parameter.sample>><<end>>
    )
<<else>>
    XCTAssertEqual(fixture.fetcher.<<parameter.variable>>, <<include "Includes/ValidSample.swift">>)
<<end>>
<<end>>
    XCTAssertEqual(fixture.output.functionsCalled, [])
  }
<<if action.isThrowing and not action.effects contains "throws(">>

  @MainActor
  func test<<action.name|upperCamel>>ReportsErrorOfFetcher() async throws {
    let fixture = Fixture()
    fixture.fetcher.errorToThrow = CancellationError()
    <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/ValidCall.swift">>
    XCTAssertEqual(fixture.output.functionsCalled, ["failed(error:)"])
    XCTAssertTrue(fixture.output.error is CancellationError)
  }
<<end>>
<<for tested in action.parameters>>
<<if tested.type == "String">>

  @MainActor
  func test<<tested.variable|upperCamel>>MustNotBeEmpty() async throws {
    for text in ["", "   "] {
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/NestedTextCall.swift">>
      XCTAssertEqual(fixture.fetcher.functionsCalled, [])
      XCTAssertEqual(fixture.output.functionsCalled, ["failed(error:)"])
      let error = fixture.output.error as? <<Module>>ErrorCode
      XCTAssertEqual(error, .empty)
    }
  }

  @MainActor
  func test<<tested.variable|upperCamel>>MayHaveNineteenCharacters() async throws {
    let fixture = Fixture()
    let text = String(repeating: "x", count: 19)
    <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/TextCall.swift">>
    XCTAssertEqual(fixture.fetcher.<<tested.variable>>, text)
    XCTAssertEqual(fixture.output.functionsCalled, [])
  }

  @MainActor
  func test<<tested.variable|upperCamel>>MustNotHaveTwentyCharacters() async throws {
    let fixture = Fixture()
    let text = String(repeating: "x", count: 20)
    <<include "Includes/Await.swift">>fixture.interactor.<<include "Includes/TextCall.swift">>
    XCTAssertEqual(fixture.fetcher.functionsCalled, [])
    XCTAssertEqual(fixture.output.functionsCalled, ["failed(error:)"])
    let error = fixture.output.error as? <<Module>>ErrorCode
    XCTAssertEqual(error, .tooLong)
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
    XCTAssertEqual(fixture.output.functionsCalled, ["success()"])
  }

  @MainActor
  func testFetchFailedIsFailure() async throws {
    let fixture = Fixture()
    fixture.interactor.fetchFailed(error: CancellationError())
    XCTAssertEqual(fixture.output.functionsCalled, ["failed(error:)"])
    XCTAssertTrue(fixture.output.error is CancellationError)
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
      interactor = <<Module>>Interactor(fetcher: injected)
    }
    XCTAssertNotNil(fetcher)
    withExtendedLifetime(interactor) {}
  }
}
