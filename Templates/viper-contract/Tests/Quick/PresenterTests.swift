import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
  let presenter: <<Module>>Presenter
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()
  let view = <<Module>>MockView()

  init() {
    presenter = <<Module>>Presenter(interactor: interactor, router: router)
    presenter.view = view
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {
<<if not actions>>

    it("view is not retained") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let presenter = parts.presenter
      do {
        let view = <<Module>>MockView()
        presenter.view = view
      }
      expect(presenter.view).to(beNil())
    }
<<end>>
<<if navigation != "swiftui" and actions>>

    it("dismissal cancels what runs") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.wasDismissed()
      expect(parts.interactor.cancelAllCallCount).to(equal(1))
      expect(parts.router.didDismissCallCount).to(equal(1))
<<for action in actions>>
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
<<end>>
    }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.id>> calls interactor") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<if not action.parameters>>
      expect(parts.interactor.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.interactor.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.interactor.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.loading]))
      expect(parts.view.updateLoadingCalls).to(equal([true]))
    }

    it("<<action.id>> succeeded ends loading") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
      expect(parts.view.updateLoadingCalls).to(equal([false]))
      expect(parts.router.showAlertCalls.isEmpty).to(beTrue())
<<if action.isCleared>>
      expect(parts.view.clearFieldsCalls).to(equal([.<<action.id>>]))
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
<<if action.isResultComparable>>
      expect(parts.view.show<<action.id|upperCamel>>Calls).to(equal([<<action.resultSample>>]))
<<else>>
      expect(parts.view.show<<action.id|upperCamel>>Calls.count).to(equal(1))
<<end>>
<<elseif not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
      expect(parts.router.<<action.id>>SucceededCalls).to(equal([<<action.resultSample>>]))
<<elseif action.result>>
      expect(parts.router.<<action.id>>SucceededCalls.count).to(equal(1))
<<else>>
      expect(parts.router.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
<<end>>
    }

    it("<<action.id>> failed shows <<if on-load contains action.id and not action.parameters>><<if screen == "form" and ui != "none">>message<<else>>alert<<end>><<elseif next-on-failure>>next screen<<else>>alert<<end>> and retry") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      let error = URLError(.timedOut)
      parts.presenter.<<action.id>>Failed(error)
<<if on-load contains action.id and not action.parameters>>
<<for place in next-on-failure>>
<<if loop.first>>
      expect(parts.router.show<<place>>Calls.isEmpty).to(beTrue())
<<end>>
<<end>>
<<if screen == "form" and ui != "none">>
      expect(parts.router.showAlertCalls.isEmpty).to(beTrue())
<<else>>
      expect(parts.router.showAlertCalls.first as? URLError).to(equal(error))
<<end>>
<<elseif next-on-failure>>
<<for place in next-on-failure>>
<<if loop.first>>
      expect(parts.router.show<<place>>Calls.first as? URLError).to(equal(error))
<<end>>
<<end>>
      expect(parts.router.showAlertCalls.isEmpty).to(beTrue())
<<else>>
      expect(parts.router.showAlertCalls.first as? URLError).to(equal(error))
<<end>>
      expect(parts.view.updateLoadingCalls).to(equal([false]))
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let failed = <<Module>>State.failed(message: error.localizedDescription)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([failed, .loading]))
      expect(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
    }
<<if action.isVerdict>>

    it("<<action.id>> refused shows <<if on-load contains action.id and not action.parameters>><<if screen == "form" and ui != "none">>message<<else>>alert<<end>><<elseif next-on-failure>>next screen<<else>>alert<<end>> and retry") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.id>>Succeeded(false)
<<if on-load contains action.id and not action.parameters>>
<<for place in next-on-failure>>
<<if loop.first>>
      expect(parts.router.show<<place>>Calls.isEmpty).to(beTrue())
<<end>>
<<end>>
<<if screen == "form" and ui != "none">>
      expect(parts.router.showAlertCalls.isEmpty).to(beTrue())
<<else>>
      expect(parts.router.showAlertCalls.first as? <<Module>>Refusal).to(equal(.<<action.id>>))
<<end>>
<<elseif next-on-failure>>
<<for place in next-on-failure>>
<<if loop.first>>
      expect(parts.router.show<<place>>Calls.first as? <<Module>>Refusal).to(equal(.<<action.id>>))
<<end>>
<<end>>
      expect(parts.router.showAlertCalls.isEmpty).to(beTrue())
<<else>>
      expect(parts.router.showAlertCalls.first as? <<Module>>Refusal).to(equal(.<<action.id>>))
<<end>>
      expect(parts.view.updateLoadingCalls).to(equal([false]))
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let failed = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
      expect(parts.view.states(of: .<<action.id>>)).to(equal([failed, .loading]))
      expect(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
<<if actions contains "isCleared">>
      expect(parts.view.clearFieldsCalls).to(beEmpty())
<<end>>
<<if not (on-load contains action.id and not action.parameters)>>
      expect(parts.router.<<action.id>>SucceededCalls).to(beEmpty())
<<end>>
    }
<<end>>

    it("<<action.id>> cancelled shows nothing") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.<<action.id>>Failed(CancellationError())
      parts.presenter.<<action.id>>Failed(URLError(.cancelled))
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle, .idle]))
<<if actions contains "isCleared">>
      expect(parts.view.clearFieldsCalls.isEmpty).to(beTrue())
<<end>>
      expect(parts.router.showAlertCalls.isEmpty).to(beTrue())
<<for place in next-on-failure>>
<<if loop.first>>
      expect(parts.router.show<<place>>Calls.isEmpty).to(beTrue())
<<end>>
<<end>>
    }
<<if next-on-failure>>
<<for parameter in action.parameters>>
<<if parameter.type == "String" and validate contains parameter.name>>

    it("<<action.id>> refuses <<parameter.name>> with alert") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let name = <<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label
<<if actions contains "hasRules">>
      let field = <<Module>>ErrorCodes.Field(name: name, allowed: 1...2, isEmpty: true)
      parts.presenter.<<action.id>>Failed(<<Module>>ErrorCodes.invalid(fields: [field]))
<<else>>
      parts.presenter.<<action.id>>Failed(<<Module>>ErrorCodes.empty(fields: [name]))
<<end>>
      expect(parts.router.showAlertCalls.count).to(equal(1))
<<for place in next-on-failure>>
<<if loop.first>>
      expect(parts.router.show<<place>>Calls.isEmpty).to(beTrue())
<<end>>
<<end>>
    }
<<end>>
<<end>>
<<end>>

    it("<<action.id>> does not end loading of others") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.interactor.isLoading = true
      parts.presenter.<<action.id>>Failed(CancellationError())
      expect(parts.view.states(of: .<<action.id>>)).to(equal([.idle]))
      expect(parts.view.updateLoadingCalls).to(equal([true]))
    }
<<end>>
<<end>>
<<for action in view-to-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Tests/Quick/ForwardedCalls.swift">>
<<end>>
  }
}
