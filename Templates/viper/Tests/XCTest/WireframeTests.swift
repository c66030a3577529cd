import Foundation
import XCTest

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>WireframeTests: XCTestCase {

  @MainActor
  func testInitConnectsParts() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
    let interactor = try XCTUnwrap(parts.wireframe.interactor as? <<Module>>Interactor)
    let presenter = try XCTUnwrap(parts.wireframe.presenter as? <<Module>>Presenter)
    let view = try XCTUnwrap(parts.wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>)
    XCTAssertIdentical(interactor.presenter, presenter)
    XCTAssertIdentical(presenter.interactor, interactor)
    XCTAssertIdentical(presenter.view, view)
    XCTAssertIdentical(presenter.wireframe, parts.wireframe)
    XCTAssertIdentical(view.presenter, presenter)
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    XCTAssertEqual(interactor.<<value.reference>>, <<value.sample>>)
<<end>>
<<end>>
  }

  @MainActor
  func testDelegateIsThatOfPresenter() async throws {
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
    XCTAssertIdentical(presenter.delegate, parts.delegate)
    XCTAssertIdentical(wireframe.delegate, parts.delegate)
  }

  @MainActor
  func testPresentShowsScreenAndThenNotifiesPresenter() async throws {
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
    XCTAssertIdentical(module, wireframe)
    XCTAssertIdentical(shown<<if navigation == "swiftui">>?.viewModel<<end>>, view.screen<<if navigation == "swiftui">>.viewModel<<end>>)
    XCTAssertEqual(earlierCallCount, 0)
    XCTAssertEqual(presenter.beganPresentingCallCount, 1)
  }

  @MainActor
  func testDismissalReachesDelegate() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
    parts.wireframe.wasDismissed()
    XCTAssertIdentical(parts.delegate.didDismissCalls.first, parts.wireframe)
  }
<<if view == "storyboard">>

  @MainActor
  func testConstantsNameStoryboardAndView() async throws {
    XCTAssertEqual(<<Module>>Constants.storyboardName, "<<Module>>")
    XCTAssertEqual(<<Module>>Constants.viewIdentifier, "<<Module>>View")
  }
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @MainActor
  func testPresentShowsWhatServiceSends() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
    let interactor = try XCTUnwrap(parts.wireframe.interactor as? <<Module>>Interactor)
    let view = try XCTUnwrap(parts.wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>)
    _ = parts.wireframe.present { _ in }
    XCTAssertEqual(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load], .loading)
    await interactor.tasks[.load]?.value
<<if with contains "view-object">>
    let content = [<<Module>>ViewObject(<<Module>>Samples.first)]
<<else>>
    let content = [<<Module>>Samples.first]
<<end>>
    XCTAssertEqual(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.load], .content(content))
  }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>ReachesServiceAndDelegate() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let interactor = try XCTUnwrap(parts.wireframe.interactor as? <<Module>>Interactor)
    let view = try XCTUnwrap(parts.wireframe.view as? <<Module>>View<<if navigation == "swiftui">>Model<<end>>)
<<if action.isLoad>>
    _ = parts.wireframe.present { _ in }
<<else>>
    view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<end>>
    XCTAssertEqual(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>], .loading)
    await interactor.tasks[.<<action.id>>]?.value
    XCTAssertEqual(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>], .succeeded)
<<if action.isLoad and action.isResultComparable>>
    XCTAssertEqual(view<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.loaded>>, <<action.resultSample>>)
<<end>>
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.service.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(
      parts.service.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<elseif loop.first>>
    XCTAssertEqual(parts.service.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
    XCTAssertIdentical(parts.delegate.<<action.id>>SucceededCalls.first<<if action.result>>?.module<<end>>, parts.wireframe)
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.delegate.<<action.id>>SucceededCalls.first?.result, <<action.resultSample>>)
<<end>>
  }
<<end>>
<<end>>
<<for child in presents>>

  @MainActor
  func testPresent<<child>>KeepsItUntilItIsReleased() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
    let presenter = try XCTUnwrap(parts.wireframe.presenter as? <<Module>>Presenter)
    parts.wireframe.present<<child>>(delegate: presenter)
    let module = parts.wireframe.<<child|lowerCamel>>
    let child = try XCTUnwrap(module as? <<child>>WireframeInterfacesMock)
    XCTAssertIdentical(child.delegate, presenter)
    parts.wireframe.release<<child>>()
    XCTAssertNil(parts.wireframe.<<child|lowerCamel>>)
    XCTAssertEqual(child.wasDismissedCallCount, 1)
  }

  @MainActor
  func testDismiss<<child>>ClosesIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
<<if navigation == "swiftui">>
    let presenter = try XCTUnwrap(parts.wireframe.presenter as? <<Module>>Presenter)
    let view = try XCTUnwrap(parts.wireframe.view as? <<Module>>ViewModel)
    parts.wireframe.present<<child>>(delegate: presenter)
    let module = parts.wireframe.<<child|lowerCamel>>
    let child = try XCTUnwrap(module as? <<child>>WireframeInterfacesMock)
    var ends = 0
    parts.wireframe.dismiss<<child>> { ends += 1 }
    parts.wireframe.dismiss<<child>> { ends += 1 }
    XCTAssertNil(view.<<child|lowerCamel>>Screen)
<<if presentation == "modal">>
    XCTAssertIdentical(parts.wireframe.<<child|lowerCamel>>, child)
    XCTAssertEqual(ends, 0)
    view.<<child|lowerCamel>>WasDismissed()
<<end>>
    XCTAssertNil(parts.wireframe.<<child|lowerCamel>>)
    XCTAssertEqual(child.wasDismissedCallCount, 1)
    XCTAssertEqual(ends, 2)
<<else>>
    let view = <<Module>>NavigationInterfaceMock()
    let presenter = try XCTUnwrap(parts.wireframe.presenter as? <<Module>>Presenter)
    let wireframe = <<Module>>Wireframe(
      dependencies: parts.dependencies,
      interactor: parts.wireframe.interactor,
      presenter: presenter,
      view: view
    )
    wireframe.present<<child>>(delegate: presenter)
    let module = wireframe.<<child|lowerCamel>>
    let child = try XCTUnwrap(module as? <<child>>WireframeInterfacesMock)
    var ends = 0
    wireframe.dismiss<<child>> { ends += 1 }
<<if presentation == "modal" and ui != "appkit">>
    XCTAssertIdentical(view.dismissChildCalls.first, child.screen)
    XCTAssertNil(wireframe.<<child|lowerCamel>>)
    XCTAssertEqual(child.wasDismissedCallCount, 1)
    XCTAssertEqual(ends, 1)
<<else>>
    XCTAssertIdentical(view.dismissChildCalls.first, child.screen)
    XCTAssertIdentical(wireframe.<<child|lowerCamel>>, child)
    XCTAssertEqual(ends, 0)
    view.dismissChildResult = false
    wireframe.dismiss<<child>> { ends += 1 }
    XCTAssertNil(wireframe.<<child|lowerCamel>>)
    XCTAssertEqual(ends, 2)
<<end>>
<<end>>
  }
<<if presentation == "modal" and ui != "appkit" and navigation != "swiftui">>

  @MainActor
  func test<<child>>IsReleasedWhenViewHasClosedIt() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>WireframeParts()
    let presenter = try XCTUnwrap(parts.wireframe.presenter as? <<Module>>Presenter)
    parts.wireframe.present<<child>>(delegate: presenter)
    var ends = 0
    parts.wireframe.dismiss<<child>> { ends += 1 }
    XCTAssertNil(parts.wireframe.<<child|lowerCamel>>)
    XCTAssertEqual(ends, 1)
  }
<<end>>
<<end>>
<<if navigation == "swiftui">>

  @MainActor
  func testScreenDoesNotKeepWireframe() async throws {
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
    XCTAssertNil(released)
    XCTAssertNil(screen.viewModel.presenter)
  }
<<end>>

  @MainActor
  func testWireframeKeepsPartsAndReleasesThem() async throws {
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
        XCTAssertNotNil(interactor)
        XCTAssertNotNil(presenter)
        XCTAssertNotNil(view)
      }
    }
<<if ui == "uikit" or ui == "appkit">>
    #if canImport(ObjectiveC)
      <<if input contains "isMissing">>try <<end>>autoreleasepool { <<if input contains "isMissing">>try <<end>>createAndRelease() }
    #else
      <<if input contains "isMissing">>try <<end>>createAndRelease()
    #endif
<<end>>
    XCTAssertNil(released)
    XCTAssertNil(interactor)
    XCTAssertNil(presenter)
    XCTAssertNil(view)
  }
<<for child in presents>>

  @MainActor
  func test<<child|upperCamel>>IsNotPresentedTwice() async throws {
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
    let child = try XCTUnwrap(module as? <<child>>WireframeInterfacesMock)
    wireframe.present<<child>>(delegate: presenter)
    XCTAssertIdentical(wireframe.<<child|lowerCamel>>, child)
<<if navigation != "swiftui">>
    XCTAssertEqual(view.showChildCalls.count, 1)
    XCTAssertIdentical(view.showChildCalls.first, child.screen)
<<end>>
  }

  @MainActor
  func testEndOf<<child>>ReachesView() async throws {
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
    XCTAssertNotNil(view.<<child|lowerCamel>>Screen?.viewModel)
<<end>>
    wireframe.release<<child>>()
    wireframe.release<<child>>()
<<if navigation == "swiftui">>
    XCTAssertNil(view.<<child|lowerCamel>>Screen?.viewModel)
<<else>>
    XCTAssertEqual(view.childWasDismissedCallCount, 1)
<<end>>
  }
<<end>>
<<for action in presenter-to-wireframe>>
<<include "Tests/XCTest/CallsOfView.swift">>
<<end>>
}
