<<include "Includes/FoundationImport.swift">>
<<if ui == "uikit">>
#if canImport(UIKit)
<<if view == "storyboard">>
  import Foundation
<<end>>
<<include "Views/Controller.swift">>
#else
  /// Replaces the view controller where there is no UIKit.
<<include "Views/PlainElsewhere.swift">>
#endif
<<elseif ui == "appkit">>
#if canImport(AppKit)
<<include "Views/Controller.swift">>
#else
  /// Replaces the view controller where there is no AppKit.
<<include "Views/PlainElsewhere.swift">>
#endif
<<elseif ui == "swiftui" and navigation == "uikit">>
#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
<<include "Views/Controller.swift">>
#else
  /// Replaces the view controller where there is no UIKit.
<<include "Views/PlainElsewhere.swift">>
#endif
<<elseif ui == "swiftui">>
#if canImport(SwiftUI)
<<include "Views/SwiftUIImport.swift">>

<<include "Views/Content.swift">>
#endif

/// Puts view models into the state and asks the interactor for more.
<<include "Views/Plain.swift">>
<<else>>
/// Shows view models and asks the interactor for more.
<<include "Views/Plain.swift">>
<<end>>

// MARK: - What the view shows

extension <<Module>>ViewController:
  <<Module>>ViewProtocol
{
  func configure(with configuration: <<Module>>.Configuration) {
<<if ui == "swiftui">>
    state.title = configuration.title
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>
    title = configuration.title
<<end>>
  }
<<for useCase in use-cases>>

<<if empty-models == "keep">>
  func display<<useCase>>(_ viewModel: <<Module>>.<<useCase>>.ViewModel) {
    <<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel = viewModel
  }
<<else>>
  func display<<useCase>>() {
  }
<<end>>
<<end>>
<<for action in actions>>

<<if empty-models == "keep">>
  func display<<action.name|upperCamel>>(_ viewModel: <<Module>>.<<action.name|upperCamel>>.ViewModel) {
    <<if ui == "swiftui">>state.<<end>><<action.name|lowerCamel>>ViewModel = viewModel
  }
<<else>>
  func display<<action.name|upperCamel>>() {
  }
<<end>>
<<end>>
<<if worker>>

  func displayFailure(_ viewModel: <<Module>>.Failure.ViewModel) {
    <<if ui == "swiftui">>state.<<end>>failure = viewModel
  }
<<end>>
}

// MARK: - What the view asks for

extension <<Module>>ViewController {
  func requestStart() {
    interactor.start()
  }

  func requestClose() {
    interactor.close()
    router.close()
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  func show(_ destination: <<Module>>Destination) {
    router.show(destination)
  }
<<end>>
<<for useCase in use-cases>>

  func request<<useCase>>()<<if worker>> async<<end>> {
    <<if worker>>await <<end>>interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
  }
<<end>>
<<for action in actions>>

<<if action.isLong>>
  func request<<action.name|upperCamel>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>> {
    <<action.prefix>>interactor.<<action.name>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
  }
<<elseif action.parameters>>
  func request<<action.name|upperCamel>>(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.declaration>><<end>>)<<if action.effects>> <<action.effects>><<end>> {
    <<action.prefix>>interactor.<<action.name>>(.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.reference>><<end>>))
  }
<<else>>
  func request<<action.name|upperCamel>>()<<if action.effects>> <<action.effects>><<end>> {
    <<action.prefix>>interactor.<<action.name>>(<<if empty-models == "keep">>.init()<<end>>)
  }
<<end>>
<<end>>
}
<<if ui == "uikit" and view == "storyboard">>

// MARK: - Where the view comes from

extension <<Module>>ViewController {
  static var storyboardName: String {
    "<<Module>>"
  }

  static var storyboardIdentifier: String {
    "<<Module>>ViewController"
  }
}
<<end>>
