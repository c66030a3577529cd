import Foundation
import XCTest

@testable import <<Target>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

#if canImport(UIKit)
  import UIKit
#endif
<<elseif ui == "appkit">>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>FormParts {
  let view: <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>>
  let interactor = <<Module>>MockInteractor()
<<if next or next-on-failure or view-to-router>>
  let router = <<Module>>MockRouter()
<<end>>

  init() {
    view = <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(
      interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
      router: router
<<end>>
    )
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>FormTests: XCTestCase {

  #if canImport(UIKit)
<<for action in use-cases>>
<<if action.hasControls and action.isTestable or not action.hasControls and (action.isCall or worker)>>
<<include "Tests/XCTest/FormControls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.hasControls and action.isTestable or not action.hasControls and (action.isCall or worker)>>
<<include "Tests/XCTest/FormControls.swift">>
<<end>>
<<end>>
  #endif
}
