import Foundation
import Nimble
import Quick

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {

    it("was dismissed when there is delegate notifies it") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.interactor.wasDismissed()
      expect(parts.delegate.didDismissCallCount).to(equal(1))
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
      expect(parts.presenter.presentIdleCallCount).to(equal(1))
<<end>>
    }
<<for value in input>>
<<if value.isComparable and not value.isMissing>>

    it("init when <<value.name>> is given stores it") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      expect(parts.interactor.<<value.reference>>).to(equal(<<value.sample>>))
    }
<<end>>
<<end>>
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch" or action.inputs and action.element)>>
<<if action.isCall or worker>>

    it("view did load when ready starts <<action.id>>") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.interactor.viewDidLoad()
      expect(parts.presenter.presentLoadingCalls.contains(.<<action.id>>)).to(beTrue())
    }
<<else>>

    it("view did load when ready presents <<action.id>>") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.interactor.viewDidLoad()
<<if action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/Quick/InteractorCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/Quick/InteractorCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<include "Tests/Quick/InteractorChoices.swift">>
<<end>>
<<for action in actions>>
<<include "Tests/Quick/InteractorChoices.swift">>
<<end>>
<<for action in use-cases>>
<<if action.isTestable and not (action.isCall or worker)>>
<<include "Tests/Quick/InteractorEvents.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and not (action.isCall or worker)>>
<<include "Tests/Quick/InteractorEvents.swift">>
<<end>>
<<end>>
<<for action in queries>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
