import Foundation
import Nimble
import Quick

@testable import <<Target>>
<<if ui == "uikit">>

#if canImport(UIKit)
  import UIKit
#endif
<<elseif ui == "appkit">>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>
<<if ui == "uikit" or ui == "appkit">>

#if canImport(ObjectiveC)
  import ObjectiveC
#endif
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>WireframeParts {
  let wireframe: <<Module>>Wireframe
  let delegate = <<Module>>DelegateMock()
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
  let service = <<Module>>ServiceMock()
<<end>>
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
  let dependencies: <<Module>>Dependencies
<<end>>

  init() <<if input contains "isMissing">>throws <<end>>{
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
    dependencies = <<Module>>Dependencies(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
      service: service<<if presents>>,<<end>>
<<end>>
<<for child in presents>>
      make<<child>>: { <<child>>WireframeInterfacesMock() }<<if not loop.last>>,<<end>>
<<end>>
    )
<<end>>
    wireframe = <<Module>>Wireframe(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
      dependencies: dependencies<<if input>>,<<end>>
<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    wireframe.delegate = delegate
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>WireframeTests: AsyncSpec {
  override class func spec() {

    it("init connects parts") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      let interactor = try require(parts.wireframe.interactor as? <<Module>>Interactor).toNot(beNil())
      let presenter = try require(parts.wireframe.presenter as? <<Module>>Presenter).toNot(beNil())
      let view = try require(parts.wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>).toNot(beNil())
      expect(interactor.presenter).to(beIdenticalTo(presenter))
      expect(presenter.interactor).to(beIdenticalTo(interactor))
      expect(presenter.view).to(beIdenticalTo(view))
      expect(presenter.wireframe).to(beIdenticalTo(parts.wireframe))
      expect(view.presenter).to(beIdenticalTo(presenter))
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
      expect(interactor.<<value.reference>>).to(equal(<<value.sample>>))
<<end>>
<<end>>
    }

    it("delegate is that of presenter") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      let wireframe = <<Module>>Wireframe(
<<if presents>>
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
        dependencies: parts.dependencies,
<<end>>
<<end>>
        interactor: parts.wireframe.interactor,
        presenter: presenter,
        view: parts.wireframe.view
      )
      wireframe.delegate = parts.delegate
      expect(presenter.delegate).to(beIdenticalTo(parts.delegate))
      expect(wireframe.delegate).to(beIdenticalTo(parts.delegate))
    }

    it("present shows screen and then notifies presenter") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      let presenter = <<Module>>WireframeToPresenterInterfaceMock()
      let view = <<Module>>NavigationInterfaceMock()
      let wireframe = <<Module>>Wireframe(
<<if presents>>
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
        dependencies: parts.dependencies,
<<end>>
<<end>>
        interactor: parts.wireframe.interactor,
        presenter: presenter,
        view: view
      )
      var shown: <<Module>>Screen?
      var earlierCallCount: Int?
      let module = wireframe.present {
        shown = $0
        earlierCallCount = presenter.beganPresentingCallCount
      }
      expect(module).to(beIdenticalTo(wireframe))
      expect(shown<<if navigation == "swiftui">>?.viewModel<<end>>).to(beIdenticalTo(view.screen<<if navigation == "swiftui">>.viewModel<<end>>))
      expect(earlierCallCount).to(equal(0))
      expect(presenter.beganPresentingCallCount).to(equal(1))
    }

    it("dismissal reaches delegate") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      parts.wireframe.wasDismissed()
      expect(parts.delegate.didDismissCalls.first).to(beIdenticalTo(parts.wireframe))
    }
<<if view == "storyboard">>

    it("constants name storyboard and view") { @MainActor in
      expect(<<Module>>Constants.storyboardName).to(equal("<<Module>>"))
      expect(<<Module>>Constants.viewIdentifier).to(equal("<<Module>>View"))
    }
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

    it("present shows what service sends") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      let interactor = try require(parts.wireframe.interactor as? <<Module>>Interactor).toNot(beNil())
      let view = try require(parts.wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>).toNot(beNil())
      _ = parts.wireframe.present { _ in }
      expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load]).to(equal(.loading))
      await interactor.tasks[.load]?.value
<<if with contains "view-object">>
      let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
      let content = [<<Module>>Samples.first]
<<end>>
      expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load]).to(equal(.content(content)))
    }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>

    it("<<action.id>> reaches service and delegate") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
<<if action.missing and action.result>>
      parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      let interactor = try require(parts.wireframe.interactor as? <<Module>>Interactor).toNot(beNil())
      let view = try require(parts.wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>).toNot(beNil())
<<if action.isLoad>>
      _ = parts.wireframe.present { _ in }
<<else>>
      view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<end>>
      expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>]).to(equal(.loading))
      await interactor.tasks[.<<action.id>>]?.value
      expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>]).to(equal(.succeeded))
<<if action.isLoad and action.isResultComparable>>
      expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>>).to(equal(<<action.resultSample>>))
<<end>>
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.service.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.service.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.service.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
      expect(parts.delegate.<<action.id>>SucceededCalls.first<<if action.result>>?.module<<end>>).to(beIdenticalTo(parts.wireframe))
<<if action.result and action.isResultComparable>>
      expect(parts.delegate.<<action.id>>SucceededCalls.first?.result).to(equal(<<action.resultSample>>))
<<end>>
    }
<<end>>
<<end>>
<<for child in presents>>

    it("present <<child>> keeps it until it is released") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      let presenter = try require(parts.wireframe.presenter as? <<Module>>Presenter).toNot(beNil())
      parts.wireframe.present<<child>>(delegate: presenter)
      let module = parts.wireframe.<<child|lowerCamel>>
      let child = try require(module as? <<child>>WireframeInterfacesMock).toNot(beNil())
      expect(child.delegate).to(beIdenticalTo(presenter))
      parts.wireframe.release<<child>>()
      expect(parts.wireframe.<<child|lowerCamel>>).to(beNil())
      expect(child.wasDismissedCallCount).to(equal(1))
    }

    it("dismiss <<child>> closes it") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
<<if navigation == "swiftui">>
      let presenter = try require(parts.wireframe.presenter as? <<Module>>Presenter).toNot(beNil())
      let view = try require(parts.wireframe.view as? <<Module>>ViewModel).toNot(beNil())
      parts.wireframe.present<<child>>(delegate: presenter)
      let module = parts.wireframe.<<child|lowerCamel>>
      let child = try require(module as? <<child>>WireframeInterfacesMock).toNot(beNil())
      var ends = 0
      parts.wireframe.dismiss<<child>> { ends += 1 }
      parts.wireframe.dismiss<<child>> { ends += 1 }
      expect(view.<<child|lowerCamel>>Screen).to(beNil())
<<if presentation == "modal">>
      expect(parts.wireframe.<<child|lowerCamel>>).to(beIdenticalTo(child))
      expect(ends).to(equal(0))
      view.<<child|lowerCamel>>WasDismissed()
<<end>>
      expect(parts.wireframe.<<child|lowerCamel>>).to(beNil())
      expect(child.wasDismissedCallCount).to(equal(1))
      expect(ends).to(equal(2))
<<else>>
      let view = <<Module>>NavigationInterfaceMock()
      let presenter = try require(parts.wireframe.presenter as? <<Module>>Presenter).toNot(beNil())
      let wireframe = <<Module>>Wireframe(
        dependencies: parts.dependencies,
        interactor: parts.wireframe.interactor,
        presenter: presenter,
        view: view
      )
      wireframe.present<<child>>(delegate: presenter)
      let module = wireframe.<<child|lowerCamel>>
      let child = try require(module as? <<child>>WireframeInterfacesMock).toNot(beNil())
      var ends = 0
      wireframe.dismiss<<child>> { ends += 1 }
<<if presentation == "modal" and ui != "appkit">>
      expect(view.dismissChildCalls.first).to(beIdenticalTo(child.screen))
      expect(wireframe.<<child|lowerCamel>>).to(beNil())
      expect(child.wasDismissedCallCount).to(equal(1))
      expect(ends).to(equal(1))
<<else>>
      expect(view.dismissChildCalls.first).to(beIdenticalTo(child.screen))
      expect(wireframe.<<child|lowerCamel>>).to(beIdenticalTo(child))
      expect(ends).to(equal(0))
      view.dismissChildResult = false
      wireframe.dismiss<<child>> { ends += 1 }
      expect(wireframe.<<child|lowerCamel>>).to(beNil())
      expect(ends).to(equal(2))
<<end>>
<<end>>
    }
<<if presentation == "modal" and ui != "appkit" and navigation != "swiftui">>

    it("<<child>> is released when view has closed it") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      let presenter = try require(parts.wireframe.presenter as? <<Module>>Presenter).toNot(beNil())
      parts.wireframe.present<<child>>(delegate: presenter)
      var ends = 0
      parts.wireframe.dismiss<<child>> { ends += 1 }
      expect(parts.wireframe.<<child|lowerCamel>>).to(beNil())
      expect(ends).to(equal(1))
    }
<<end>>
<<end>>
<<if navigation == "swiftui">>

    it("screen does not keep wireframe") { @MainActor in
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
<<end>>
      weak var released: <<Module>>Wireframe?
      let screen: <<Module>>Screen
      do {
        let wireframe = <<Module>>Wireframe(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
          dependencies: parts.dependencies<<if input>>,<<end>>
<<end>>
<<for value in input>>
          <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
        )
        screen = wireframe.view.screen
        released = wireframe
      }
      expect(released).to(beNil())
      expect(screen.viewModel.presenter).to(beNil())
    }
<<end>>

    it("wireframe keeps parts and releases them") { @MainActor in
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
<<end>>
      weak var interactor: (any <<Module>>PresenterToInteractorInterface)?
      weak var presenter: (any <<Module>>WireframeToPresenterInterface)?
      weak var view: (any <<Module>>NavigationInterface)?
      weak var released: <<Module>>Wireframe?
<<if ui == "uikit" or ui == "appkit">>
      @MainActor func createAndRelease() <<if input contains "isMissing">>throws <<end>>{
<<else>>
      do {
<<end>>
        let wireframe = <<Module>>Wireframe(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
          dependencies: parts.dependencies<<if input>>,<<end>>
<<end>>
<<for value in input>>
          <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
        )
        interactor = wireframe.interactor
        presenter = wireframe.presenter
        view = wireframe.view
        released = wireframe
<<if ui == "uikit">>
        #if canImport(UIKit)
          wireframe.view.screen.loadViewIfNeeded()
        #endif
<<elseif ui == "appkit">>
        #if canImport(AppKit)
          _ = wireframe.view.screen.view
        #endif
<<end>>
        withExtendedLifetime(wireframe) {
          expect(interactor).toNot(beNil())
          expect(presenter).toNot(beNil())
          expect(view).toNot(beNil())
        }
      }
<<if ui == "uikit" or ui == "appkit">>
      #if canImport(ObjectiveC)
        <<if input contains "isMissing">>try <<end>>autoreleasepool { <<if input contains "isMissing">>try <<end>>createAndRelease() }
      #else
        <<if input contains "isMissing">>try <<end>>createAndRelease()
      #endif
<<end>>
      expect(released).to(beNil())
      expect(interactor).to(beNil())
      expect(presenter).to(beNil())
      expect(view).to(beNil())
    }
<<for child in presents>>

    it("<<child|lowerCamel>> is not presented twice") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      let view = <<Module>>NavigationInterfaceMock()
      let presenter = <<Module>>Presenter()
      let wireframe = <<Module>>Wireframe(
        dependencies: parts.dependencies,
        interactor: parts.wireframe.interactor,
        presenter: presenter,
        view: view
      )
      wireframe.present<<child>>(delegate: presenter)
      let module = wireframe.<<child|lowerCamel>>
      let child = try require(module as? <<child>>WireframeInterfacesMock).toNot(beNil())
      wireframe.present<<child>>(delegate: presenter)
      expect(wireframe.<<child|lowerCamel>>).to(beIdenticalTo(child))
<<if navigation != "swiftui">>
      expect(view.showChildCalls.count).to(equal(1))
      expect(view.showChildCalls.first).to(beIdenticalTo(child.screen))
<<end>>
    }

    it("end of <<child>> reaches view") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
      let view = <<Module>>NavigationInterfaceMock()
      let presenter = <<Module>>Presenter()
      let wireframe = <<Module>>Wireframe(
        dependencies: parts.dependencies,
        interactor: parts.wireframe.interactor,
        presenter: presenter,
        view: view
      )
      wireframe.present<<child>>(delegate: presenter)
<<if navigation == "swiftui">>
      expect(view.<<child|lowerCamel>>Screen?.viewModel).toNot(beNil())
<<end>>
      wireframe.release<<child>>()
      wireframe.release<<child>>()
<<if navigation == "swiftui">>
      expect(view.<<child|lowerCamel>>Screen?.viewModel).to(beNil())
<<else>>
      expect(view.childWasDismissedCallCount).to(equal(1))
<<end>>
    }
<<end>>
<<for action in presenter-to-wireframe>>
<<include "Tests/Quick/CallsOfView.swift">>
<<end>>
  }
}
