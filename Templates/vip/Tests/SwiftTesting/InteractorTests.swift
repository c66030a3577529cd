import Foundation
import Testing

@testable import <<Target>>

@MainActor
<<if input contains "isMissing">>
@Suite(
<<for own in OwnTypes>>
<<if own.isMissingInput>>
  .enabled("write <<Module>>Samples.<<own.name>>") { @MainActor in <<Module>>Samples.<<own.name>> != nil },
<<end>>
<<end>>
)
<<end>>
struct <<Module>>InteractorTests {
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

  @Test func wasDismissed_whenThereIsDelegate_notifiesIt() {
    interactor.wasDismissed()
    #expect(delegate.didDismissCallCount == 1)
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
    #expect(presenter.presentIdleCallCount == 1)
<<end>>
  }
<<for value in input>>
<<if value.isComparable and not value.isMissing>>

  @Test func init_when<<value.name|upperCamel>>IsGiven_storesIt() {
    #expect(interactor.<<value.reference>> == <<value.sample>>)
  }
<<end>>
<<end>>
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch" or action.inputs and action.element)>>
<<if action.isCall or worker>>

  @Test func viewDidLoad_whenReady_starts<<action.id|upperCamel>>() {
    interactor.viewDidLoad()
    #expect(presenter.presentLoadingCalls.contains(.<<action.id>>))
  }
<<else>>

  @Test func viewDidLoad_whenReady_presents<<action.id|upperCamel>>() {
    interactor.viewDidLoad()
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/SwiftTesting/InteractorCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/SwiftTesting/InteractorCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<include "Tests/SwiftTesting/InteractorChoices.swift">>
<<end>>
<<for action in actions>>
<<include "Tests/SwiftTesting/InteractorChoices.swift">>
<<end>>
<<for action in use-cases>>
<<if action.isTestable and not (action.isCall or worker)>>
<<include "Tests/SwiftTesting/InteractorEvents.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and not (action.isCall or worker)>>
<<include "Tests/SwiftTesting/InteractorEvents.swift">>
<<end>>
<<end>>
<<for action in queries>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
