import Nimble
import Quick

@testable import <<Target>>
<<if view == "storyboard">>

#if canImport(UIKit)
  import UIKit
#endif
<<end>>

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
      expect(shown<<if navigation == "swiftui">>?.viewModel<<end>>) === view.screenToReturn<<if navigation == "swiftui">>.viewModel<<end>>
      expect(view.functionsCalled).to(equal(["screen"]))
    }

    it("tells the presenter that presenting began") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      wireframe.presenter = presenter
      var calledBeforehand: [String]?
      wireframe.present { _ in calledBeforehand = presenter.functionsCalled }
      expect(calledBeforehand).to(equal([]))
      expect(presenter.functionsCalled).to(equal(["beganPresenting()"]))
    }

    it("tells the delegate which module is presented") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let delegate = <<Module>>DelegateMock()
      wireframe.delegate = delegate
      wireframe.present { _ in }
      expect(delegate.module) === wireframe
    }
<<if navigation == "swiftui">>

    it("drives the path by pushing and popping") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let view = <<Module>>NavigationInterfaceMock()
      wireframe.view = view
      wireframe.push(.detail(title: "First"))
      wireframe.push(.detail(title: "Second"))
      expect(view.path).to(equal([.detail(title: "First"), .detail(title: "Second")]))
      wireframe.pop()
      expect(view.path).to(equal([.detail(title: "First")]))
    }

    it("empties the path by popping to the root") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      let view = <<Module>>NavigationInterfaceMock()
      wireframe.view = view
      view.path = [.detail(title: "First"), .detail(title: "Second")]
      wireframe.popToRoot()
      expect(view.path.isEmpty).to(beTrue())
    }

    it("does nothing where there is nothing to pop") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      wireframe.pop()
      expect(wireframe.view.path.isEmpty).to(beTrue())
    }

    it("lets the presenter push onto the screen") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      var shown: <<Module>>Screen?
      wireframe.present { shown = $0 }
      wireframe.modulePresenter.wireframe?.push(.detail(title: "First"))
      expect(shown?.navigation.path).to(equal([.detail(title: "First")]))
    }

    it("is not kept by its screen") { @MainActor in
      weak var released: <<Module>>Wireframe?
      let screen: <<Module>>Screen
      do {
        let wireframe = <<Module>>Wireframe()
        screen = wireframe.view.screen
        released = wireframe
      }
      expect(released).to(beNil())
      expect(screen.viewModel.presenter).to(beNil())
    }
<<end>>
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
      try await wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.load()
      expect(service.functionsCalled).to(equal(["fetch()"]))
    }
<<end>>
<<if with contains "service" and with contains "entity" and with contains "view-object">>

    it("fills the view with what was loaded") { @MainActor in
      let service = <<Module>>ServiceMock()
      let wireframe = <<Module>>Wireframe(service: service)
      let entity = <<Module>>Entity(id: "1", name: "First")
      service.entitiesToReturn = [entity]
      try await wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.load()
      let viewObject = <<Module>>ViewObject(title: "First")
      expect(wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.viewObjects).to(equal([viewObject]))
    }
<<end>>

    it("keeps every part") { @MainActor in
      let wireframe = <<Module>>Wireframe()
      weak var interactor: <<Module>>Interactor?
      weak var presenter: <<Module>>Presenter?
      weak var view: <<Module>>View?
<<if ui == "swiftui">>
      weak var viewModel: <<Module>>ViewModel?
<<end>>
      interactor = wireframe.moduleInteractor
      presenter = wireframe.modulePresenter
      view = wireframe.moduleView
<<if ui == "swiftui">>
      viewModel = wireframe.moduleView.viewModel
<<end>>
      withExtendedLifetime(wireframe) {
        expect(interactor).toNot(beNil())
        expect(presenter).toNot(beNil())
        expect(view).toNot(beNil())
<<if ui == "swiftui">>
        expect(viewModel).toNot(beNil())
<<end>>
      }
    }

    it("releases every part when it is released") { @MainActor in
      weak var interactor: <<Module>>Interactor?
      weak var presenter: <<Module>>Presenter?
      weak var view: <<Module>>View?
<<if ui == "swiftui">>
      weak var viewModel: <<Module>>ViewModel?
<<end>>
      weak var released: <<Module>>Wireframe?
      do {
        let wireframe = <<Module>>Wireframe()
        interactor = wireframe.moduleInteractor
        presenter = wireframe.modulePresenter
        view = wireframe.moduleView
<<if ui == "swiftui">>
        viewModel = wireframe.moduleView.viewModel
<<end>>
        released = wireframe
      }
      expect(released).to(beNil())
      expect(interactor).to(beNil())
      expect(presenter).to(beNil())
      expect(view).to(beNil())
<<if ui == "swiftui">>
      expect(viewModel).to(beNil())
<<end>>
    }
  }
}
