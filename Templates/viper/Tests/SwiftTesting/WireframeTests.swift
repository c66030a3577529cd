import Foundation
import Testing

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
struct <<Module>>WireframeTests {
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

  @Test func initConnectsParts() throws {
    let interactor = try #require(wireframe.interactor as? <<Module>>Interactor)
    let presenter = try #require(wireframe.presenter as? <<Module>>Presenter)
    let view = try #require(wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>)
    #expect(interactor.presenter === presenter)
    #expect(presenter.interactor === interactor)
    #expect(presenter.view === view)
    #expect(presenter.wireframe === wireframe)
    #expect(view.presenter === presenter)
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    #expect(interactor.<<value.reference>> == <<value.sample>>)
<<end>>
<<end>>
  }

  @Test func delegateIsThatOfPresenter() {
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    let wireframe = <<Module>>Wireframe(
<<if presents>>
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
      dependencies: dependencies,
<<end>>
<<end>>
      interactor: wireframe.interactor,
      presenter: presenter,
      view: wireframe.view
    )
    wireframe.delegate = delegate
    #expect(presenter.delegate === delegate)
    #expect(wireframe.delegate === delegate)
  }

  @Test func presentShowsScreenAndThenNotifiesPresenter() {
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    let view = <<Module>>NavigationInterfaceMock()
    let wireframe = <<Module>>Wireframe(
<<if presents>>
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
      dependencies: dependencies,
<<end>>
<<end>>
      interactor: wireframe.interactor,
      presenter: presenter,
      view: view
    )
    var shown: <<Module>>Screen?
    var earlierCallCount: Int?
    let module = wireframe.present {
      shown = $0
      earlierCallCount = presenter.beganPresentingCallCount
    }
    #expect(module === wireframe)
    #expect(shown<<if navigation == "swiftui">>?.viewModel<<end>> === view.screen<<if navigation == "swiftui">>.viewModel<<end>>)
    #expect(earlierCallCount == 0)
    #expect(presenter.beganPresentingCallCount == 1)
  }

  @Test func dismissalReachesDelegate() {
    wireframe.wasDismissed()
    #expect(delegate.didDismissCalls.first === wireframe)
  }
<<if view == "storyboard">>

  @Test func constantsNameStoryboardAndView() {
    #expect(<<Module>>Constants.storyboardName == "<<Module>>")
    #expect(<<Module>>Constants.viewIdentifier == "<<Module>>View")
  }
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @Test func presentShowsWhatServiceSends() async throws {
    let interactor = try #require(wireframe.interactor as? <<Module>>Interactor)
    let view = try #require(wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>)
    _ = wireframe.present { _ in }
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load] == .loading)
    await interactor.tasks[.load]?.value
<<if with contains "view-object">>
    let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
    let content = [<<Module>>Samples.first]
<<end>>
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load] == .content(content))
  }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReachesServiceAndDelegate() async throws {
<<else>>
  @Test func <<action.id>>ReachesServiceAndDelegate() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let interactor = try #require(wireframe.interactor as? <<Module>>Interactor)
    let view = try #require(wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>)
<<if action.isLoad>>
    _ = wireframe.present { _ in }
<<else>>
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<end>>
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>] == .loading)
    await interactor.tasks[.<<action.id>>]?.value
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>] == .succeeded)
<<if action.isLoad and action.isResultComparable>>
    #expect(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>> == <<action.resultSample>>)
<<end>>
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(service.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(service.<<whole.calls>>.count == 1)
<<end>>
<<end>>
<<end>>
    #expect(delegate.<<action.id>>SucceededCalls.first<<if action.result>>?.module<<end>> === wireframe)
<<if action.result and action.isResultComparable>>
    #expect(delegate.<<action.id>>SucceededCalls.first?.result == <<action.resultSample>>)
<<end>>
  }
<<end>>
<<end>>
<<for child in presents>>

  @Test func present<<child>>KeepsItUntilItIsReleased() throws {
    let presenter = try #require(wireframe.presenter as? <<Module>>Presenter)
    wireframe.present<<child>>(delegate: presenter)
    let module = wireframe.<<child|lowerCamel>>
    let child = try #require(module as? <<child>>WireframeInterfacesMock)
    #expect(child.delegate === presenter)
    wireframe.release<<child>>()
    #expect(wireframe.<<child|lowerCamel>> == nil)
    #expect(child.wasDismissedCallCount == 1)
  }

  @Test func dismiss<<child>>ClosesIt() throws {
<<if navigation == "swiftui">>
    let presenter = try #require(wireframe.presenter as? <<Module>>Presenter)
    let view = try #require(wireframe.view as? <<Module>>ViewModel)
    wireframe.present<<child>>(delegate: presenter)
    let module = wireframe.<<child|lowerCamel>>
    let child = try #require(module as? <<child>>WireframeInterfacesMock)
    var ends = 0
    wireframe.dismiss<<child>> { ends += 1 }
    wireframe.dismiss<<child>> { ends += 1 }
    #expect(view.<<child|lowerCamel>>Screen == nil)
<<if presentation == "modal">>
    #expect(wireframe.<<child|lowerCamel>> === child)
    #expect(ends == 0)
    view.<<child|lowerCamel>>WasDismissed()
<<end>>
    #expect(wireframe.<<child|lowerCamel>> == nil)
    #expect(child.wasDismissedCallCount == 1)
    #expect(ends == 2)
<<else>>
    let view = <<Module>>NavigationInterfaceMock()
    let presenter = try #require(wireframe.presenter as? <<Module>>Presenter)
    let wireframe = <<Module>>Wireframe(
      dependencies: dependencies,
      interactor: wireframe.interactor,
      presenter: presenter,
      view: view
    )
    wireframe.present<<child>>(delegate: presenter)
    let module = wireframe.<<child|lowerCamel>>
    let child = try #require(module as? <<child>>WireframeInterfacesMock)
    var ends = 0
    wireframe.dismiss<<child>> { ends += 1 }
<<if presentation == "modal" and ui != "appkit">>
    #expect(view.dismissChildCalls.first === child.screen)
    #expect(wireframe.<<child|lowerCamel>> == nil)
    #expect(child.wasDismissedCallCount == 1)
    #expect(ends == 1)
<<else>>
    #expect(view.dismissChildCalls.first === child.screen)
    #expect(wireframe.<<child|lowerCamel>> === child)
    #expect(ends == 0)
    view.dismissChildResult = false
    wireframe.dismiss<<child>> { ends += 1 }
    #expect(wireframe.<<child|lowerCamel>> == nil)
    #expect(ends == 2)
<<end>>
<<end>>
  }
<<if presentation == "modal" and ui != "appkit" and navigation != "swiftui">>

  @Test func <<child|lowerCamel>>IsReleasedWhenViewHasClosedIt() throws {
    let presenter = try #require(wireframe.presenter as? <<Module>>Presenter)
    wireframe.present<<child>>(delegate: presenter)
    var ends = 0
    wireframe.dismiss<<child>> { ends += 1 }
    #expect(wireframe.<<child|lowerCamel>> == nil)
    #expect(ends == 1)
  }
<<end>>
<<end>>
<<if navigation == "swiftui">>

  @Test func screenDoesNotKeepWireframe() <<if input contains "isMissing">>throws <<end>>{
    weak var released: <<Module>>Wireframe?
    let screen: <<Module>>Screen
    do {
      let wireframe = <<Module>>Wireframe(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare") or presents>>
        dependencies: dependencies<<if input>>,<<end>>
<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      screen = wireframe.view.screen
      released = wireframe
    }
    #expect(released == nil)
    #expect(screen.viewModel.presenter == nil)
  }
<<end>>

  @Test func wireframeKeepsPartsAndReleasesThem() <<if input contains "isMissing">>throws <<end>>{
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
        dependencies: dependencies<<if input>>,<<end>>
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
        #expect(interactor != nil)
        #expect(presenter != nil)
        #expect(view != nil)
      }
    }
<<if ui == "uikit" or ui == "appkit">>
    #if canImport(ObjectiveC)
      <<if input contains "isMissing">>try <<end>>autoreleasepool { <<if input contains "isMissing">>try <<end>>createAndRelease() }
    #else
      <<if input contains "isMissing">>try <<end>>createAndRelease()
    #endif
<<end>>
    #expect(released == nil)
    #expect(interactor == nil)
    #expect(presenter == nil)
    #expect(view == nil)
  }
<<for child in presents>>

  @Test func <<child|lowerCamel>>IsNotPresentedTwice() throws {
    let view = <<Module>>NavigationInterfaceMock()
    let presenter = <<Module>>Presenter()
    let wireframe = <<Module>>Wireframe(
      dependencies: dependencies,
      interactor: wireframe.interactor,
      presenter: presenter,
      view: view
    )
    wireframe.present<<child>>(delegate: presenter)
    let module = wireframe.<<child|lowerCamel>>
    let child = try #require(module as? <<child>>WireframeInterfacesMock)
    wireframe.present<<child>>(delegate: presenter)
    #expect(wireframe.<<child|lowerCamel>> === child)
<<if navigation != "swiftui">>
    #expect(view.showChildCalls.count == 1)
    #expect(view.showChildCalls.first === child.screen)
<<end>>
  }

  @Test func endOf<<child>>ReachesView() {
    let view = <<Module>>NavigationInterfaceMock()
    let presenter = <<Module>>Presenter()
    let wireframe = <<Module>>Wireframe(
      dependencies: dependencies,
      interactor: wireframe.interactor,
      presenter: presenter,
      view: view
    )
    wireframe.present<<child>>(delegate: presenter)
<<if navigation == "swiftui">>
    #expect(view.<<child|lowerCamel>>Screen?.viewModel != nil)
<<end>>
    wireframe.release<<child>>()
    wireframe.release<<child>>()
<<if navigation == "swiftui">>
    #expect(view.<<child|lowerCamel>>Screen?.viewModel == nil)
<<else>>
    #expect(view.childWasDismissedCallCount == 1)
<<end>>
  }
<<end>>
<<for action in presenter-to-wireframe>>
<<include "Tests/SwiftTesting/CallsOfView.swift">>
<<end>>
}
