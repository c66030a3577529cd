import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
  let presenter = <<Module>>Presenter()
  let view = <<Module>>MockView()

  init() {
    presenter.view = view
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: XCTestCase {

  @MainActor
  func testPresentConfiguration_whenThereIsView_configuresIt() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.presentConfiguration()
    XCTAssertEqual(parts.view.configureCalls.first?.title, <<Module>>Texts.title)
  }

  @MainActor
  func testView_whenReleased_isNotRetained() async throws {
    let parts = <<Module>>PresenterParts()
    do {
      let view = <<Module>>MockView()
      parts.presenter.view = view
    }
    XCTAssertNil(parts.presenter.view)
  }
<<for action in use-cases>>
<<if action.isCall or worker>>
<<include "Tests/XCTest/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
<<include "Tests/XCTest/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if not action.result or action.resultSample>>
<<include "Tests/XCTest/PresenterResponses.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if not action.result or action.resultSample>>
<<include "Tests/XCTest/PresenterResponses.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.element>>
<<include "Tests/XCTest/PresenterLists.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.element>>
<<include "Tests/XCTest/PresenterLists.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if next and (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/XCTest/PresenterNext.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if next and (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/XCTest/PresenterNext.swift">>
<<end>>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
