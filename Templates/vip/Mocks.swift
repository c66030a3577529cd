@testable import <<Target>>
<<if (next or next-on-failure) and ui != "none" and not (navigation == "swiftui")>>

#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
  import <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>

  typealias <<Module>>ScreenMock = <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController
#else
  final class <<Module>>ScreenMock {}
#endif
<<elseif (next or next-on-failure) and ui == "none">>

final class <<Module>>ScreenMock {}
<<elseif next or next-on-failure>>

#if canImport(SwiftUI)
  import SwiftUI

  extension <<Module>>NextScreen {
    init(onDismiss: @escaping @MainActor () -> Void = {}) {
      self.init(EmptyView(), onDismiss: onDismiss)
    }
  }
#endif
<<end>>

@MainActor
final class <<Module>>MockView: <<Module>>ViewProtocol {
  private(set) var configureCalls: [<<Module>>.Configuration] = []
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
  private(set) var displayCalls:
    [(
      state: <<Module>>State,
      activity: <<Module>>Activity
    )] = []
<<if next-on-failure>>
  private(set) var displayFailureCalls: [any Error] = []
<<end>>
<<end>>
<<if next and (use-cases or actions)>>
  private(set) var displayNextCalls: [<<Module>>Event] = []
<<end>>
<<for action in use-cases>>
<<if action.isResultShown or empty-models == "keep">>
  private(set) var display<<action.id|upperCamel>>Calls: [<<Module>>.<<action.id|upperCamel>>.ViewModel] = []
<<else>>
  private(set) var display<<action.id|upperCamel>>CallCount = 0
<<end>>
<<if action.element and action.parameters and action.hasControls>>
  private(set) var clear<<action.id|upperCamel>>CallCount = 0
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown or empty-models == "keep">>
  private(set) var display<<action.id|upperCamel>>Calls: [<<Module>>.<<action.id|upperCamel>>.ViewModel] = []
<<else>>
  private(set) var display<<action.id|upperCamel>>CallCount = 0
<<end>>
<<if action.element and action.parameters and action.hasControls>>
  private(set) var clear<<action.id|upperCamel>>CallCount = 0
<<end>>
<<end>>

  func configure(with configuration: <<Module>>.Configuration) {
    configureCalls.append(configuration)
  }
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

  func display(_ state: <<Module>>State, of activity: <<Module>>Activity) {
    displayCalls.append((state, activity))
  }

<<if next-on-failure>>
  func displayFailure(_ error: any Error) {
    displayFailureCalls.append(error)
  }

<<end>>
  /// The states of an activity, in the order in which they were displayed.
  func states(of activity: <<Module>>Activity) -> [<<Module>>State] {
    displayCalls.filter { $0.activity == activity }.map(\.state)
  }
<<end>>
<<if next and (use-cases or actions)>>

  func displayNext(after event: <<Module>>Event) {
    displayNextCalls.append(event)
  }
<<end>>
<<for action in use-cases>>

  func display<<action.id|upperCamel>>(
<<if action.isResultShown or empty-models == "keep">>
    _ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel
<<end>>
  ) {
<<if action.isResultShown or empty-models == "keep">>
    display<<action.id|upperCamel>>Calls.append(viewModel)
<<else>>
    display<<action.id|upperCamel>>CallCount += 1
<<end>>
  }
<<if action.element and action.parameters and action.hasControls>>

  func clear<<action.id|upperCamel>>() {
    clear<<action.id|upperCamel>>CallCount += 1
  }
<<end>>
<<end>>
<<for action in actions>>

  func display<<action.id|upperCamel>>(
<<if action.isResultShown or empty-models == "keep">>
    _ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel
<<end>>
  ) {
<<if action.isResultShown or empty-models == "keep">>
    display<<action.id|upperCamel>>Calls.append(viewModel)
<<else>>
    display<<action.id|upperCamel>>CallCount += 1
<<end>>
  }
<<if action.element and action.parameters and action.hasControls>>

  func clear<<action.id|upperCamel>>() {
    clear<<action.id|upperCamel>>CallCount += 1
  }
<<end>>
<<end>>
<<for action in presenter-to-view>>

<<include "Includes/MockedCall.swift">>
<<end>>
}

@MainActor
final class <<Module>>MockInteractor: <<Module>>InteractorProtocol {
  private(set) var viewDidLoadCallCount = 0
  private(set) var wasDismissedCallCount = 0
<<for action in use-cases>>
<<if action.parameters or empty-models == "keep">>
  private(set) var <<action.id>>Calls: [<<Module>>.<<action.id|upperCamel>>.Request] = []
<<else>>
  private(set) var <<action.id>>CallCount = 0
<<end>>
<<if next and action.element>>
  private(set) var choose<<action.id|upperCamel>>Calls: [Int] = []
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
  private(set) var choose<<action.id|upperCamel>>CallCount = 0
<<end>>
<<end>>
<<for action in actions>>
<<if action.parameters or empty-models == "keep">>
  private(set) var <<action.id>>Calls: [<<Module>>.<<action.id|upperCamel>>.Request] = []
<<else>>
  private(set) var <<action.id>>CallCount = 0
<<end>>
<<if next and action.element>>
  private(set) var choose<<action.id|upperCamel>>Calls: [Int] = []
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
  private(set) var choose<<action.id|upperCamel>>CallCount = 0
<<end>>
<<end>>

  func viewDidLoad() {
    viewDidLoadCallCount += 1
  }

  func wasDismissed() {
    wasDismissedCallCount += 1
  }
<<for action in use-cases>>

  func <<action.id>>(
<<if action.parameters or empty-models == "keep">>
    _ request: <<Module>>.<<action.id|upperCamel>>.Request
<<end>>
  ) {
<<if action.parameters or empty-models == "keep">>
    <<action.id>>Calls.append(request)
<<else>>
    <<action.id>>CallCount += 1
<<end>>
  }
<<if next and action.element>>

  func choose<<action.id|upperCamel>>(at index: Int) {
    choose<<action.id|upperCamel>>Calls.append(index)
  }
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

  func choose<<action.id|upperCamel>>() {
    choose<<action.id|upperCamel>>CallCount += 1
  }
<<end>>
<<end>>
<<for action in actions>>

  func <<action.id>>(
<<if action.parameters or empty-models == "keep">>
    _ request: <<Module>>.<<action.id|upperCamel>>.Request
<<end>>
  ) {
<<if action.parameters or empty-models == "keep">>
    <<action.id>>Calls.append(request)
<<else>>
    <<action.id>>CallCount += 1
<<end>>
  }
<<if next and action.element>>

  func choose<<action.id|upperCamel>>(at index: Int) {
    choose<<action.id|upperCamel>>Calls.append(index)
  }
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

  func choose<<action.id|upperCamel>>() {
    choose<<action.id|upperCamel>>CallCount += 1
  }
<<end>>
<<end>>
<<for action in queries>>

<<include "Includes/MockedCall.swift">>
<<end>>
}

@MainActor
final class <<Module>>MockPresenter: <<Module>>PresenterProtocol {
  private(set) var presentConfigurationCallCount = 0
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
  private(set) var presentLoadingCalls: [<<Module>>Activity] = []
  private(set) var presentFailureCalls:
    [(
      error: any Error,
      activity: <<Module>>Activity
    )] = []
  private(set) var presentIdleCallCount = 0
<<end>>
<<if next and (use-cases or actions)>>
  private(set) var presentNextCalls: [<<Module>>Event] = []
<<end>>
<<for action in use-cases>>
<<if action.result or empty-models == "keep">>
  private(set) var present<<action.id|upperCamel>>Calls: [<<Module>>.<<action.id|upperCamel>>.Response] = []
<<else>>
  private(set) var present<<action.id|upperCamel>>CallCount = 0
<<end>>
<<if action.element and action.parameters and action.hasControls>>
  private(set) var clear<<action.id|upperCamel>>CallCount = 0
<<end>>
<<end>>
<<for action in actions>>
<<if action.result or empty-models == "keep">>
  private(set) var present<<action.id|upperCamel>>Calls: [<<Module>>.<<action.id|upperCamel>>.Response] = []
<<else>>
  private(set) var present<<action.id|upperCamel>>CallCount = 0
<<end>>
<<if action.element and action.parameters and action.hasControls>>
  private(set) var clear<<action.id|upperCamel>>CallCount = 0
<<end>>
<<end>>

  func presentConfiguration() {
    presentConfigurationCallCount += 1
  }
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

  func presentLoading(of activity: <<Module>>Activity) {
    presentLoadingCalls.append(activity)
  }

  func presentFailure(_ error: any Error, of activity: <<Module>>Activity) {
    presentFailureCalls.append((error, activity))
  }

  func presentIdle() {
    presentIdleCallCount += 1
  }
<<end>>
<<if next and (use-cases or actions)>>

  func presentNext(after event: <<Module>>Event) {
    presentNextCalls.append(event)
  }
<<end>>
<<for action in use-cases>>

  func present<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ response: <<Module>>.<<action.id|upperCamel>>.Response
<<end>>
  ) {
<<if action.result or empty-models == "keep">>
    present<<action.id|upperCamel>>Calls.append(response)
<<else>>
    present<<action.id|upperCamel>>CallCount += 1
<<end>>
  }
<<if action.element and action.parameters and action.hasControls>>

  func clear<<action.id|upperCamel>>() {
    clear<<action.id|upperCamel>>CallCount += 1
  }
<<end>>
<<end>>
<<for action in actions>>

  func present<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ response: <<Module>>.<<action.id|upperCamel>>.Response
<<end>>
  ) {
<<if action.result or empty-models == "keep">>
    present<<action.id|upperCamel>>Calls.append(response)
<<else>>
    present<<action.id|upperCamel>>CallCount += 1
<<end>>
  }
<<if action.element and action.parameters and action.hasControls>>

  func clear<<action.id|upperCamel>>() {
    clear<<action.id|upperCamel>>CallCount += 1
  }
<<end>>
<<end>>
<<for action in interactor-to-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
<<if worker or use-cases contains "isCall" or actions contains "isCall">>

@MainActor
final class <<Module>>MockWorker: <<Module>>WorkerProtocol {
<<for entry in use-cases>>
<<for action in entry.whole>>
<<if action.isCall or worker>>

<<include "Includes/MockedWorkerCall.swift">>
<<end>>
<<end>>
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall or worker>>

<<include "Includes/MockedWorkerCall.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-worker>>

<<include "Includes/MockedWorkerCall.swift">>
<<end>>
}
<<end>>
<<if next or next-on-failure or view-to-router>>

@MainActor
final class <<Module>>MockRouter: <<Module>>RouterProtocol {
<<for name in next>>
<<if loop.first and (use-cases or actions)>>

  private(set) var show<<name>>Calls: [<<Module>>Event] = []

  func show<<name>>(after event: <<Module>>Event) {
    show<<name>>Calls.append(event)
  }
<<else>>

  private(set) var show<<name>>CallCount = 0

  func show<<name>>() {
    show<<name>>CallCount += 1
  }
<<end>>
<<end>>
<<if next-on-failure>>

  private(set) var show<<next-on-failure|upperCamel>>Calls: [any Error] = []

  func show<<next-on-failure|upperCamel>>(after error: any Error) {
    show<<next-on-failure|upperCamel>>Calls.append(error)
  }
<<end>>
<<for action in view-to-router>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
<<end>>

@MainActor
final class <<Module>>MockDelegate: <<Module>>Delegate {
  private(set) var didDismissCallCount = 0

  func didDismiss<<Module>>() {
    didDismissCallCount += 1
  }
<<for action in interactor-to-delegate>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
