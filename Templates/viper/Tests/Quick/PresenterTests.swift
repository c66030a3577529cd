<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {
    it("gives its wireframe as the module") { @MainActor in
      let presenter = <<Module>>Presenter()
      let wireframe = <<Module>>WireframeInterfacesMock()
      presenter.wireframe = wireframe
      expect(presenter.moduleWireframe) === wireframe
    }

    it("reaches the wireframe through the module") { @MainActor in
      let presenter = <<Module>>Presenter()
      let delegate = <<Module>>DelegateMock()
      let wireframe = <<Module>>WireframeInterfacesMock()
      presenter.wireframe = wireframe
      var shown: <<Module>>Screen?
      wireframe.delegateToReturn = delegate
      presenter.moduleWireframe?.delegate = delegate
      presenter.moduleWireframe?.present { shown = $0 }
      expect(presenter.moduleWireframe?.delegate) === delegate
      expect(wireframe.functionsCalled).to(equal(["delegate", "present(_:)", "delegate"]))
      expect(wireframe.newDelegate) === delegate
      expect(shown<<if navigation == "swiftui">>?.viewModel<<end>>) === wireframe.screenToShow<<if navigation == "swiftui">>.viewModel<<end>>
    }

    it("keeps the delegate that it is given") { @MainActor in
      let presenter = <<Module>>Presenter()
      let delegate = <<Module>>DelegateMock()
      presenter.set(delegate: delegate)
      expect(presenter.delegate) === delegate
    }

    it("tells the delegate that presenting began") { @MainActor in
      let presenter = <<Module>>Presenter()
      let delegate = <<Module>>DelegateMock()
      let wireframe = <<Module>>WireframeInterfacesMock()
      presenter.wireframe = wireframe
      presenter.set(delegate: delegate)
      presenter.beganPresenting()
      expect(delegate.functionsCalled).to(equal(["beganPresenting(_:)"]))
      expect(delegate.module) === wireframe
    }
<<if with contains "entity" and with contains "view-object">>

    it("shows entities as view objects") { @MainActor in
      let presenter = <<Module>>Presenter()
      let view = <<Module>>PresenterToViewInterfaceMock()
      presenter.view = view
      let entity = <<Module>>Entity(id: "1", name: "First")
      presenter.loaded([entity])
      expect(view.functionsCalled).to(equal(["show(_:)"]))
      let viewObject = <<Module>>ViewObject(title: "First")
      expect(view.viewObjects).to(equal([viewObject]))
    }
<<elseif with contains "entity">>

    it("keeps the entities that were loaded") { @MainActor in
      let presenter = <<Module>>Presenter()
      let entity = <<Module>>Entity(id: "1", name: "First")
      presenter.loaded([entity])
      expect(presenter.entities).to(equal([entity]))
    }
<<end>>
<<if with contains "service">>

    it("tells the interactor to load") { @MainActor in
      let presenter = <<Module>>Presenter()
      let interactor = <<Module>>PresenterToInteractorInterfaceMock()
      presenter.interactor = interactor
      try await presenter.load()
      expect(interactor.functionsCalled).to(equal(["load()"]))
    }

    it("passes the error of loading on") { @MainActor in
      let presenter = <<Module>>Presenter()
      let interactor = <<Module>>PresenterToInteractorInterfaceMock()
      presenter.interactor = interactor
      interactor.loadError = CancellationError()
      do {
        try await presenter.load()
        fail("The error was swallowed.")
      } catch {
        expect(error).to(beAKindOf(CancellationError.self))
      }
    }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("tells the interactor of <<action.name>>") { @MainActor in
      let presenter = <<Module>>Presenter()
      let interactor = <<Module>>PresenterToInteractorInterfaceMock()
      presenter.interactor = interactor
<<if action.isLong>>
      <<action.prefix>>presenter.<<action.name>>(
<<include "Includes/SampleArgumentsInSpec.swift">>
      )
      expect(interactor.functionsCalled)
        .to(
          equal([
            "<<action.selector>>"
          ]))
<<else>>
      <<action.prefix>>presenter.<<action.name>>(<<action.sampleArguments>>)
      expect(interactor.functionsCalled).to(equal(["<<action.selector>>"]))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(interactor.<<parameter.variable>> != nil).to(beTrue())
<<elseif action.isLong>>
      expect(interactor.<<parameter.variable>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(interactor.<<parameter.variable>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<end>>
<<end>>

    it("retains no part") { @MainActor in
      let presenter = <<Module>>Presenter()
      do {
        let delegate = <<Module>>DelegateMock()
        let interactor =
          <<Module>>PresenterToInteractorInterfaceMock()
        let view = <<Module>>PresenterToViewInterfaceMock()
        let wireframe = <<Module>>WireframeInterfacesMock()
        presenter.set(delegate: delegate)
        presenter.interactor = interactor
        presenter.view = view
        presenter.wireframe = wireframe
      }
      expect(presenter.delegate).to(beNil())
      expect(presenter.interactor).to(beNil())
      expect(presenter.view).to(beNil())
      expect(presenter.wireframe).to(beNil())
    }
  }
}
