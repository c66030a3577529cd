import Nimble
import Quick

@testable import <<Target>>
<<if view == "storyboard">>

#if canImport(UIKit)
  import UIKit
#endif
<<end>>
<<if with contains "service" or input>>

@MainActor
<<if with contains "service">>
private func makeWireframe(
  service: <<Module>>ServiceMock? = nil
) -> <<Module>>Wireframe {
  let service = service ?? <<Module>>ServiceMock()
  let dependencies = <<Module>>Dependencies(service: service)
<<if input>>
  return <<Module>>Wireframe(
    dependencies: dependencies,
<<for value in input>>
    <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
  )
<<else>>
  return <<Module>>Wireframe(dependencies: dependencies)
<<end>>
<<else>>
private func makeWireframe() -> <<Module>>Wireframe {
  <<Module>>Wireframe(
<<for value in input>>
    <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
  )
<<end>>
}
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>WireframeParts {
<<if with contains "service">>
  let wireframe: <<Module>>Wireframe
  let service = <<Module>>ServiceMock()
<<else>>
  let wireframe = <<if with contains "service" or input>>makeWireframe()<<else>><<Module>>Wireframe()<<end>>
<<end>>
<<if with contains "service">>

  init() {
    wireframe = makeWireframe(service: service)
  }
<<end>>
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>WireframeTests: AsyncSpec {
  override class func spec() {
    it("connects the interactor to the presenter") { @MainActor in
      let parts = <<Module>>WireframeParts()
      expect(parts.wireframe.moduleInteractor.presenter) === parts.wireframe.modulePresenter
    }

    it("connects the presenter to the interactor") { @MainActor in
      let parts = <<Module>>WireframeParts()
      expect(parts.wireframe.modulePresenter.interactor) === parts.wireframe.moduleInteractor
    }

    it("connects the presenter to the view") { @MainActor in
      let parts = <<Module>>WireframeParts()
      expect(parts.wireframe.modulePresenter.view) === parts.wireframe.moduleView
    }

    it("connects the presenter to the wireframe") { @MainActor in
      let parts = <<Module>>WireframeParts()
      expect(parts.wireframe.modulePresenter.wireframe) === parts.wireframe
    }

    it("connects the view to the presenter") { @MainActor in
      let parts = <<Module>>WireframeParts()
      expect(parts.wireframe.moduleView.presenter) === parts.wireframe.modulePresenter
    }

    it("uses its own presenter and view") { @MainActor in
      let parts = <<Module>>WireframeParts()
      expect(parts.wireframe.presenter) === parts.wireframe.modulePresenter
      expect(parts.wireframe.view) === parts.wireframe.moduleView
    }
<<for value in input>>
<<if value.isComparable>>

    it("passes the input <<value.name>>") { @MainActor in
      let parts = <<Module>>WireframeParts()
      let value = <<Module>>Samples.<<value.reference>>
      expect(parts.wireframe.moduleInteractor.<<value.reference>>).to(equal(value))
      expect(parts.wireframe.modulePresenter.<<value.reference>>).to(equal(value))
    }
<<end>>
<<end>>

    it("asks the presenter for the delegate") { @MainActor in
      let parts = <<Module>>WireframeParts()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      let delegate = <<Module>>DelegateMock()
      presenter.delegateToReturn = delegate
      parts.wireframe.presenter = presenter
      expect(parts.wireframe.delegate) === delegate
      expect(presenter.functionsCalled).to(equal(["delegate"]))
    }

    it("tells the presenter of the delegate") { @MainActor in
      let parts = <<Module>>WireframeParts()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      let delegate = <<Module>>DelegateMock()
      parts.wireframe.presenter = presenter
      parts.wireframe.delegate = delegate
      expect(presenter.newDelegate) === delegate
      expect(presenter.functionsCalled).to(equal(["set(delegate:)"]))
    }

    it("shows the screen of the view") { @MainActor in
      let parts = <<Module>>WireframeParts()
      let view = <<Module>>NavigationInterfaceMock()
      parts.wireframe.view = view
      var shown: <<Module>>Screen?
      let module = parts.wireframe.present { shown = $0 }
      expect(module) === parts.wireframe
      expect(shown<<if navigation == "swiftui">>?.viewModel<<end>>) === view.screenToReturn<<if navigation == "swiftui">>.viewModel<<end>>
      expect(view.functionsCalled).to(equal(["screen"]))
    }

    it("tells the presenter that presenting began") { @MainActor in
      let parts = <<Module>>WireframeParts()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      parts.wireframe.presenter = presenter
      var calledBeforehand: [String]?
      _ = parts.wireframe.present { _ in calledBeforehand = presenter.functionsCalled }
      expect(calledBeforehand).to(equal([]))
      expect(presenter.functionsCalled).to(equal(["beganPresenting()"]))
    }

    it("tells the delegate which module is presented") { @MainActor in
      let parts = <<Module>>WireframeParts()
      let delegate = <<Module>>DelegateMock()
      parts.wireframe.delegate = delegate
      _ = parts.wireframe.present { _ in }
      expect(delegate.beganPresentingCalls.first) === parts.wireframe
    }
<<if navigation == "swiftui">>

    it("drives the path by pushing and popping") { @MainActor in
      let parts = <<Module>>WireframeParts()
      let view = <<Module>>NavigationInterfaceMock()
      parts.wireframe.view = view
      parts.wireframe.push(.detail(title: "First"))
      parts.wireframe.push(.detail(title: "Second"))
      expect(view.path).to(equal([.detail(title: "First"), .detail(title: "Second")]))
      parts.wireframe.pop()
      expect(view.path).to(equal([.detail(title: "First")]))
    }

    it("empties the path by popping to the root") { @MainActor in
      let parts = <<Module>>WireframeParts()
      let view = <<Module>>NavigationInterfaceMock()
      parts.wireframe.view = view
      view.path = [.detail(title: "First"), .detail(title: "Second")]
      parts.wireframe.popToRoot()
      expect(view.path.isEmpty).to(beTrue())
    }

    it("does nothing where there is nothing to pop") { @MainActor in
      let parts = <<Module>>WireframeParts()
      parts.wireframe.pop()
      expect(parts.wireframe.view.path.isEmpty).to(beTrue())
    }

    it("lets the presenter push onto the screen") { @MainActor in
      let parts = <<Module>>WireframeParts()
      var shown: <<Module>>Screen?
      _ = parts.wireframe.present { shown = $0 }
      parts.wireframe.modulePresenter.wireframe?.push(.detail(title: "First"))
      expect(shown?.navigation.path).to(equal([.detail(title: "First")]))
    }

    it("is not kept by its screen") { @MainActor in
      weak var released: <<Module>>Wireframe?
      let screen: <<Module>>Screen
      do {
        let wireframe = <<if with contains "service" or input>>makeWireframe()<<else>><<Module>>Wireframe()<<end>>
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
        let parts = <<Module>>WireframeParts()
        expect(parts.wireframe.moduleView.storyboard != nil).to(beTrue())
      }
    #endif
<<end>>
<<if with contains "service">>

    it("shows what the service sends") { @MainActor in
      let parts = <<Module>>WireframeParts()
      _ = parts.wireframe.present { _ in }
      expect(parts.wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state).to(equal(.loading))
      await parts.wireframe.moduleInteractor.loading?.value
      expect(parts.service.functionsCalled).to(equal(["fetch()"]))
<<if with contains "view-object">>
      let entities = parts.service.fetchResult
      let viewObjects = entities.map(<<Module>>ViewObject.init)
      expect(parts.wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state).to(equal(.content(viewObjects)))
<<else>>
      expect(parts.wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state).to(equal(.content))
<<end>>
    }
<<end>>
<<for child in presents>>

    it("presents and keeps <<child>>") { @MainActor in
      let module = <<child>>Wireframe()
      var dependencies = <<Module>>Dependencies()
      dependencies.make<<child>> = { module }
      let wireframe = <<Module>>Wireframe(
<<if input>>
        dependencies: dependencies,
<<for value in input>>
        <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
<<else>>
        dependencies: dependencies
<<end>>
      )
      let view = <<Module>>NavigationInterfaceMock()
      wireframe.view = view
      wireframe.present<<child>>()
      expect(module.delegate) === wireframe.modulePresenter
      expect(wireframe.<<child|lowerCamel>>Module) === module
<<if navigation == "swiftui">>
      expect(view.<<child|lowerCamel>>Screen?.viewModel) === module.moduleView.viewModel
<<else>>
      expect(view.showChildCalls.first) === module.moduleView
<<end>>
      wireframe.dismiss<<child>>()
      expect(wireframe.<<child|lowerCamel>>Module).to(beNil())
<<if navigation == "swiftui">>
      expect(view.<<child|lowerCamel>>Screen == nil).to(beTrue())
<<else>>
      expect(view.dismissChildCallCount).to(equal(1))
<<end>>
    }
<<end>>

    it("keeps every part") { @MainActor in
      let parts = <<Module>>WireframeParts()
      weak var interactor: <<Module>>Interactor?
      weak var presenter: <<Module>>Presenter?
      weak var view: <<Module>>View?
<<if ui == "swiftui">>
      weak var viewModel: <<Module>>ViewModel?
<<end>>
      interactor = parts.wireframe.moduleInteractor
      presenter = parts.wireframe.modulePresenter
      view = parts.wireframe.moduleView
<<if ui == "swiftui">>
      viewModel = parts.wireframe.moduleView.viewModel
<<end>>
      withExtendedLifetime(parts.wireframe) {
        expect(interactor != nil).to(beTrue())
        expect(presenter != nil).to(beTrue())
        expect(view != nil).to(beTrue())
<<if ui == "swiftui">>
        expect(viewModel != nil).to(beTrue())
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
        let wireframe = <<if with contains "service" or input>>makeWireframe()<<else>><<Module>>Wireframe()<<end>>
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
