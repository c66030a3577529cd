// MARK: - What is shown

extension <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>>: <<Module>>ViewProtocol {
  func configure(with configuration: <<Module>>.Configuration) {
    title = configuration.title
  }
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

  func display(_ state: <<Module>>State, of activity: <<Module>>Activity) {
    states[activity] = state
<<for action in use-cases>>
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>
    if activity == .<<action.id>>, state != .loading {
      <<action.id>>Refresh?.finish()
    }
<<end>>
<<end>>
<<for action in actions>>
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>
    if activity == .<<action.id>>, state != .loading {
      <<action.id>>Refresh?.finish()
    }
<<end>>
<<end>>
  }
<<if next-on-failure>>

  func displayFailure(_ error: any Error) {
    router.show<<next-on-failure|upperCamel>>(after: error)
  }
<<end>>
<<end>>
<<for name in next>>
<<if loop.first and (use-cases or actions)>>

  func displayNext(after event: <<Module>>Event) {
    router.show<<name>>(after: event)
  }
<<end>>
<<end>>
<<for action in use-cases>>

<<include "Includes/Display.swift">>
<<end>>
<<for action in actions>>

<<include "Includes/Display.swift">>
<<end>>
<<for action in presenter-to-view>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
}

// MARK: - What the user does

extension <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>> {
<<for action in use-cases>>
<<include "Includes/Ask.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/Ask.swift">>
<<end>>
  /// The screen has gone for good; it is not just covered by another one.
  <<if ui == "none">><<if access != "internal">><<access>> <<end>><<end>>func wasDismissed() {
<<if navigation == "swiftui" and (next or next-on-failure)>>
    nextScreen = nil
<<end>>
<<if ui != "none">>
    isLoaded = false
<<end>>
    interactor.wasDismissed()
  }
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>

  func show<<name>>() {
    router.show<<name>>()
  }
<<end>>
<<end>>
}
