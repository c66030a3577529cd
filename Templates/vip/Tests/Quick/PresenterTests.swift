import Foundation
import Nimble
import Quick

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {

    it("present configuration when there is view configures it") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentConfiguration()
      expect(parts.view.configureCalls.first?.title).to(equal(<<Module>>Texts.title))
    }

    it("view when released is not retained") { @MainActor in
      let parts = <<Module>>PresenterParts()
      do {
        let view = <<Module>>MockView()
        parts.presenter.view = view
      }
      expect(parts.presenter.view).to(beNil())
    }
<<for action in use-cases>>
<<if action.isCall or worker>>
<<include "Tests/Quick/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
<<include "Tests/Quick/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if not action.result or action.resultSample>>
<<include "Tests/Quick/PresenterResponses.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if not action.result or action.resultSample>>
<<include "Tests/Quick/PresenterResponses.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.element>>
<<include "Tests/Quick/PresenterLists.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.element>>
<<include "Tests/Quick/PresenterLists.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if next and (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/Quick/PresenterNext.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if next and (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/Quick/PresenterNext.swift">>
<<end>>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
