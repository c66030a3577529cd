import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>InteractorParts {
  let interactor: <<Module>>Interactor
  let presenter = <<Module>>MockPresenter()
  let delegate = <<Module>>MockDelegate()
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
  let worker = <<Module>>MockWorker()
<<end>>

  init() <<if input contains "isMissing">>throws <<end>>{
    interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      presenter: presenter<<if worker or use-cases contains "isCall" or actions contains "isCall">>,<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
      worker: worker
<<end>>
    )
    interactor.delegate = delegate
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: XCTestCase {

  @MainActor
  func testWasDismissed_whenThereIsDelegate_notifiesIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.interactor.wasDismissed()
    XCTAssertEqual(parts.delegate.didDismissCallCount, 1)
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
    XCTAssertEqual(parts.presenter.presentIdleCallCount, 1)
<<end>>
  }
<<for value in input>>
<<if value.isComparable and not value.isMissing>>

  @MainActor
  func testInit_when<<value.name|upperCamel>>IsGiven_storesIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    XCTAssertEqual(parts.interactor.<<value.reference>>, <<value.sample>>)
  }
<<end>>
<<end>>
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch" or action.inputs and action.element)>>
<<if action.isCall or worker>>

  @MainActor
  func testViewDidLoad_whenReady_starts<<action.id|upperCamel>>() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.interactor.viewDidLoad()
    XCTAssertTrue(parts.presenter.presentLoadingCalls.contains(.<<action.id>>))
  }
<<else>>

  @MainActor
  func testViewDidLoad_whenReady_presents<<action.id|upperCamel>>() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.interactor.viewDidLoad()
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/XCTest/InteractorCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/XCTest/InteractorCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<include "Tests/XCTest/InteractorChoices.swift">>
<<end>>
<<for action in actions>>
<<include "Tests/XCTest/InteractorChoices.swift">>
<<end>>
<<for action in use-cases>>
<<if action.isTestable and not (action.isCall or worker)>>
<<include "Tests/XCTest/InteractorEvents.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and not (action.isCall or worker)>>
<<include "Tests/XCTest/InteractorEvents.swift">>
<<end>>
<<end>>
<<for action in queries>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
