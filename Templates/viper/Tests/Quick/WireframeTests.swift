import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>WireframeTests: AsyncSpec {
  override class func spec() {
    it("connects the interactor to the presenter") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      expect(wireframe.moduleInteractor.presenter) === wireframe.modulePresenter
    }

    it("connects the presenter to the interactor") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      expect(wireframe.modulePresenter.interactor) === wireframe.moduleInteractor
    }

    it("connects the presenter to the view") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      expect(wireframe.modulePresenter.view) === wireframe.moduleView
    }

    it("connects the presenter to the wireframe") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      expect(wireframe.modulePresenter.wireframe) === wireframe
    }

    it("connects the view to the presenter") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      expect(wireframe.moduleView.presenter) === wireframe.modulePresenter
    }

    it("uses its own presenter and view") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      expect(wireframe.presenter) === wireframe.modulePresenter
      expect(wireframe.view) === wireframe.moduleView
    }

    it("asks the presenter for the delegate") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      let delegate = <<Module>>DelegateMock()
      presenter.delegateToReturn = delegate
      wireframe.presenter = presenter
      expect(wireframe.delegate) === delegate
      expect(presenter.functionsCalled).to(equal(["delegate"]))
    }

    it("tells the presenter of the delegate") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      let delegate = <<Module>>DelegateMock()
      wireframe.presenter = presenter
      wireframe.delegate = delegate
      expect(presenter.newDelegate) === delegate
      expect(presenter.functionsCalled).to(equal(["set(delegate:)"]))
    }

    it("shows the screen of the view") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let view = <<Module>>NavigationInterfaceMock()
      wireframe.view = view
      var shown: <<Module>>Screen?
      wireframe.present { shown = $0 }
      expect(shown) === view.screenToReturn
      expect(view.functionsCalled).to(equal(["screen"]))
    }

    it("tells the presenter that presenting began") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      wireframe.presenter = presenter
      wireframe.present { _ in }
      expect(presenter.functionsCalled).to(equal(["beganPresenting()"]))
    }

    it("tells the delegate which module is presented") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let delegate = <<Module>>DelegateMock()
      wireframe.delegate = delegate
      wireframe.present { _ in }
      expect(delegate.module) === wireframe
    }
<<if view == "storyboard">>

    it("has constants that name its storyboard and view") { @MainActor in
      expect(<<Module>>Constants.storyboardName)
        .to(equal("<<Module>>"))
      expect(<<Module>>Constants.viewIdentifier)
        .to(equal("<<Module>>View"))
    }

    #if canImport(UIKit)
      it("takes the view from the storyboard") { @MainActor in
        let wireframe = <<Module>>Wireframe()
        expect(wireframe.moduleView.storyboard).toNot(beNil())
      }
    #endif
<<end>>
<<if with contains "service">>

    it("lets the view reach the service") { @MainActor in
      let service = <<Module>>ServiceMock()
      let wireframe = <<Module>>Wireframe(service: service)
      try await wireframe.moduleView.load()
      expect(service.functionsCalled).to(equal(["fetch()"]))
    }
<<end>>
<<if with contains "service" and with contains "entity" and with contains "view-object">>

    it("fills the view with what was loaded") { @MainActor in
      let service = <<Module>>ServiceMock()
      let wireframe = <<Module>>Wireframe(service: service)
      let entity = <<Module>>Entity(id: "1", name: "First")
      service.entitiesToReturn = [entity]
      try await wireframe.moduleView.load()
      let viewObject = <<Module>>ViewObject(title: "First")
      expect(wireframe.moduleView.viewObjects).to(equal([viewObject]))
    }
<<end>>

    it("keeps every part") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      weak var interactor: <<Module>>Interactor?
      weak var presenter: <<Module>>Presenter?
      weak var view: <<Module>>View?
      interactor = wireframe.moduleInteractor
      presenter = wireframe.modulePresenter
      view = wireframe.moduleView
      withExtendedLifetime(wireframe) {
        expect(interactor).toNot(beNil())
        expect(presenter).toNot(beNil())
        expect(view).toNot(beNil())
      }
    }

    it("releases every part when it is released") { @MainActor in
      weak var interactor: <<Module>>Interactor?
      weak var presenter: <<Module>>Presenter?
      weak var view: <<Module>>View?
      weak var released: <<Module>>Wireframe?
      do {
        let wireframe = <<Module>>Wireframe()
        interactor = wireframe.moduleInteractor
        presenter = wireframe.modulePresenter
        view = wireframe.moduleView
        released = wireframe
      }
      expect(released).to(beNil())
      expect(interactor).to(beNil())
      expect(presenter).to(beNil())
      expect(view).to(beNil())
    }
  }
}
