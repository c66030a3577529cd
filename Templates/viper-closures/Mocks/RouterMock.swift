<<if (next or next-on-failure) and not (navigation == "swiftui")>>
<<if ui == "none">>
@testable import <<Target>>

final class <<Module>>ScreenMock {}
<<else>>
@testable import <<Target>>

#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
  import <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>

  typealias <<Module>>ScreenMock = <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController
#else
  final class <<Module>>ScreenMock {}
#endif
<<end>>
<<elseif next or next-on-failure>>
@testable import <<Target>>

#if canImport(SwiftUI)
  import SwiftUI

  extension <<Module>>NextScreen {
    init(onDismiss: @escaping @MainActor () -> Void = {}) {
      self.init(EmptyView(), onDismiss: onDismiss)
    }
  }
#endif
<<else>>
@testable import <<Target>>
<<end>>

@MainActor
final class <<Module>>RouterMock: <<Module>>RouterProtocol {
<<for action in actions>>
<<if action.result or not action.isCall>>
  private(set) var <<action.id>>Reports: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
<<else>>
  private(set) var <<action.id>>ReportCount = 0
<<end>>
<<end>>
  private(set) var dismissedReportCount = 0
<<for name in next>>
<<if loop.first and (actions contains "leadsOn")>>
<<for action in actions>>
<<if action.leadsOn and (action.result or not action.isCall)>>
  private(set) var make<<name>>ScreenCalls: [<<if action.result>><<action.result>><<else>><<Module>>Entity<<end>>] = []
<<elseif action.leadsOn>>
  private(set) var make<<name>>ScreenCallCount = 0
<<end>>
<<end>>
<<else>>
  private(set) var make<<name>>ScreenCallCount = 0
<<end>>
  let make<<name>>ScreenResult: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> = <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>>
<<end>>
<<if next-on-failure>>
  private(set) var make<<next-on-failure|upperCamel>>ScreenCalls: [any Error] = []
  let make<<next-on-failure|upperCamel>>ScreenResult: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> = <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>>
<<end>>

  func report(_ event: <<Module>>Event) {
    switch event {
<<for action in actions>>
<<if action.result or not action.isCall>>
    case .<<action.id>>(let result): <<action.id>>Reports.append(result)
<<else>>
    case .<<action.id>>: <<action.id>>ReportCount += 1
<<end>>
<<end>>
    case .dismissed: dismissedReportCount += 1
    }
  }
<<for name in next>>

  func make<<name>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with result: <<if leading.result>><<leading.result>><<else>><<Module>>Entity<<end>><<end>><<end>><<end>>) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> {
<<if loop.first and (actions contains "leadsOn")>>
<<for action in actions>>
<<if action.leadsOn and (action.result or not action.isCall)>>
    make<<name>>ScreenCalls.append(result)
<<elseif action.leadsOn>>
    make<<name>>ScreenCallCount += 1
<<end>>
<<end>>
<<else>>
    make<<name>>ScreenCallCount += 1
<<end>>
    return make<<name>>ScreenResult
  }
<<end>>
<<if next-on-failure>>

  func make<<next-on-failure|upperCamel>>Screen(after error: any Error) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> {
    make<<next-on-failure|upperCamel>>ScreenCalls.append(error)
    return make<<next-on-failure|upperCamel>>ScreenResult
  }
<<end>>
<<for action in presenter-to-router>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
