import Nimble
import Quick

@testable import <<Target>>
<<if with contains "service" or input>>

@MainActor
<<if with contains "service">>
private func makeInteractor(
  service: <<Module>>ServiceMock? = nil
) -> <<Module>>Interactor {
<<else>>
private func makeInteractor() -> <<Module>>Interactor {
<<end>>
  <<Module>>Interactor(
<<if with contains "service">>
    service: service ?? <<Module>>ServiceMock()<<if input>>,<<end>>
<<end>>
<<for value in input>>
    <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
  )
}
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>InteractorParts {
<<if with contains "service">>
  let interactor: <<Module>>Interactor
  let service = <<Module>>ServiceMock()
<<else>>
  let interactor = <<if with contains "service" or input>>makeInteractor()<<else>><<Module>>Interactor()<<end>>
<<end>>
  let presenter = <<Module>>InteractorToPresenterInterfaceMock()

  init() {
<<if with contains "service">>
    interactor = makeInteractor(service: service)
<<end>>
    interactor.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {
    it("does not retain the presenter") { @MainActor in
      let interactor = <<if with contains "service" or input>>makeInteractor()<<else>><<Module>>Interactor()<<end>>
      do {
        let presenter = <<Module>>InteractorToPresenterInterfaceMock()
        interactor.presenter = presenter
      }
      expect(interactor.presenter).to(beNil())
    }
<<if with contains "service">>

    it("tells the presenter what the service sends") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.interactor.load()
      await parts.interactor.loading?.value
      expect(parts.service.functionsCalled).to(equal(["fetch()"]))
<<if with contains "entity" or with contains "view-object">>
      expect(parts.presenter.functionsCalled).to(equal(["loaded(_:)"]))
      expect(parts.presenter.loadedCalls).to(equal([parts.service.fetchResult]))
<<else>>
      expect(parts.presenter.functionsCalled).to(equal(["loaded()"]))
<<end>>
    }

    it("tells the presenter of an error") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.service.fetchError = <<Module>>ServiceError.notConnected
      parts.interactor.load()
      await parts.interactor.loading?.value
      expect(parts.presenter.functionsCalled).to(equal(["loadFailed(_:)"]))
      expect(parts.presenter.loadFailedCalls.first is <<Module>>ServiceError).to(beTrue())
    }

    it("cancels an earlier load") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.interactor.load()
      let earlier = parts.interactor.loading
      parts.interactor.load()
      await earlier?.value
      await parts.interactor.loading?.value
      expect(parts.presenter.functionsCalled.count).to(equal(1))
    }

    it("does not tell of the error of a cancelled load") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.service.fetchError = <<Module>>ServiceError.notConnected
      parts.interactor.load()
      parts.interactor.loading?.cancel()
      await parts.interactor.loading?.value
      expect(parts.presenter.functionsCalled).to(equal([]))
    }

    it("cancels a load when it is released") { @MainActor in
      let loading: Task<Void, Never>?
      do {
        let interactor = <<if with contains "service" or input>>makeInteractor()<<else>><<Module>>Interactor()<<end>>
        interactor.load()
        loading = interactor.loading
      }
      expect(loading?.isCancelled).to(equal(true))
    }
<<end>>
  }
}
