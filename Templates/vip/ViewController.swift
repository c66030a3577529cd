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
<<if worker>>

  func displayLoading(_ isLoading: Bool) {
<<if ui == "swiftui">>
    state.isLoading = isLoading
    if isLoading { state.failure = nil }
<<else>>
    isBusy = isLoading
    if isLoading { failure = nil }
<<end>>
<<if ui == "uikit" or ui == "appkit">>
    showMessage()
<<end>>
  }

  func displayFailure(_ viewModel: <<Module>>.Failure.ViewModel) {
    <<if ui == "swiftui">>state.<<end>>failure = viewModel
<<if ui == "uikit" or ui == "appkit">>
    showMessage()
<<end>>
  }
<<end>>
<<for action in use-cases>>
<<include "Views/Display.swift">>
<<end>>
<<for action in actions>>
<<include "Views/Display.swift">>
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/Implementation.swift">>
<<end>>
}
<<if worker>>

extension <<Module>><<if ui == "swiftui">>ViewState<<else>>ViewController<<end>> {
  /// What is on the display while there is no content.
  var message: String? {
    if <<if ui == "swiftui">>isLoading<<else>>isBusy<<end>> { return <<Module>>Texts.loading }
    if let failure { return failure.message }
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
<<if action.result>>
    if let viewModel = <<action.id>>ViewModel { return text(viewModel.result) }
<<elseif empty-models == "keep">>
    if <<action.id>>ViewModel != nil { return nil }
<<end>>
<<end>>
<<end>>
    return <<Module>>Texts.empty
  }

  private func text<Value>(_ value: Value) -> String {
    let isEmpty = (value as? any Collection)?.isEmpty == true
    return isEmpty ? <<Module>>Texts.empty : "\(value)"
  }
<<if ui == "uikit" or ui == "appkit">>

  private func showMessage() {
<<if ui == "uikit">>
    #if canImport(UIKit)
      label.text = message
    #endif
<<else>>
    #if canImport(AppKit)
      label.stringValue = message ?? ""
    #endif
<<end>>
  }
<<end>>
}
<<end>>

// MARK: - What the view asks for

extension <<Module>>ViewController {
  <<if access != "internal">><<access>> <<end>>func requestClose() {
    interactor.close()
    router.close()
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  func show(_ destination: <<Module>>Destination) {
    router.show(destination)
  }
<<end>>
<<for action in use-cases>>

<<if action.isLong>>
  func request<<action.id|upperCamel>>(
<<include "Includes/Parameters.swift">>
  )<<if worker>> async<<elseif action.effects>> <<action.effects>><<end>> {
    <<if worker>>await <<else>><<action.prefix>><<end>>interactor.<<action.id>>(
<<include "Includes/LongRequest.swift">>
    )
  }
<<else>>
  func request<<action.id|upperCamel>>(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.declaration>><<end>>)<<if worker>> async<<elseif action.effects>> <<action.effects>><<end>> {
    <<if worker>>await <<else>><<action.prefix>><<end>>interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.reference>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
  }
<<end>>
<<end>>
<<for action in actions>>

<<if action.isLong>>
  func request<<action.id|upperCamel>>(
<<include "Includes/Parameters.swift">>
  )<<if worker and action.isAsync>> async<<elseif action.effects>> <<action.effects>><<end>> {
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>interactor.<<action.id>>(
<<include "Includes/LongRequest.swift">>
    )
  }
<<else>>
  func request<<action.id|upperCamel>>(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.declaration>><<end>>)<<if worker and action.isAsync>> async<<elseif action.effects>> <<action.effects>><<end>> {
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.reference>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
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
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>
<<include "Views/Preview.swift">>
<<end>>
