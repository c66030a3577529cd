<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {
<<if with contains "service">>
    it("asks the service to load") { @MainActor in
      let service = <<Module>>ServiceMock()
      let interactor = <<Module>>Interactor(service: service)
      try await interactor.load()
      expect(service.functionsCalled).to(equal(["fetch()"]))
    }

    it("passes the error of loading on") { @MainActor in
      let service = <<Module>>ServiceMock()
      let interactor = <<Module>>Interactor(service: service)
      service.error = CancellationError()
      do {
        try await interactor.load()
        fail("The error was swallowed.")
      } catch {
        expect(error).to(beAKindOf(CancellationError.self))
      }
    }

<<end>>
<<if with contains "service" and with contains "entity">>
    it("tells the presenter what was loaded") { @MainActor in
      let service = <<Module>>ServiceMock()
      let interactor = <<Module>>Interactor(service: service)
      let presenter = <<Module>>InteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
      let entity = <<Module>>Entity(id: "1", name: "First")
      service.entitiesToReturn = [entity]
      try await interactor.load()
      expect(presenter.functionsCalled).to(equal(["loaded(_:)"]))
      expect(presenter.entities).to(equal([entity]))
    }

<<end>>
<<for action in actions>>
<<if action.isTestable>>
    it("tells the presenter nothing of <<action.name>>") { @MainActor in
<<if with contains "service">>
      let service = <<Module>>ServiceMock()
      let interactor = <<Module>>Interactor(service: service)
<<else>>
      let interactor = <<Module>>Interactor()
<<end>>
      let presenter = <<Module>>InteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
<<if action.isLong>>
      <<action.prefix>>interactor.<<action.name>>(
<<include "Includes/SampleArgumentsInSpec.swift">>
      )
<<else>>
      <<action.prefix>>interactor.<<action.name>>(<<action.sampleArguments>>)
<<end>>
      expect(presenter.functionsCalled).to(beEmpty())
<<if with contains "service">>
      expect(service.functionsCalled).to(beEmpty())
<<end>>
    }

<<end>>
<<end>>
    it("does not retain the presenter") { @MainActor in
<<if with contains "service">>
      let service = <<Module>>ServiceMock()
      let interactor = <<Module>>Interactor(service: service)
<<else>>
      let interactor = <<Module>>Interactor()
<<end>>
      do {
        let presenter = <<Module>>InteractorToPresenterInterfaceMock()
        interactor.presenter = presenter
      }
      expect(interactor.presenter).to(beNil())
    }
  }
}
