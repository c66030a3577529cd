import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>PresenterTests {
  let presenter = <<Module>>Presenter()
  let view = <<Module>>MockView()

  init() {
    presenter.view = view
  }

  @Test func presentConfiguration_whenThereIsView_configuresIt() {
    presenter.presentConfiguration()
    #expect(view.configureCalls.first?.title == <<Module>>Texts.title)
  }

  @Test func view_whenReleased_isNotRetained() {
    do {
      let view = <<Module>>MockView()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
<<for action in use-cases>>
<<if action.isCall or worker>>
<<include "Tests/SwiftTesting/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
<<include "Tests/SwiftTesting/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if not action.result or action.resultSample>>
<<include "Tests/SwiftTesting/PresenterResponses.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if not action.result or action.resultSample>>
<<include "Tests/SwiftTesting/PresenterResponses.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.element>>
<<include "Tests/SwiftTesting/PresenterLists.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.element>>
<<include "Tests/SwiftTesting/PresenterLists.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if next and (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/SwiftTesting/PresenterNext.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if next and (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/SwiftTesting/PresenterNext.swift">>
<<end>>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
