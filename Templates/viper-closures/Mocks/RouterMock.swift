@testable import <<Target>>

@MainActor
final class <<Module>>RouterMock:
  <<Module>>RouterProtocol
{
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>
  private(set) var show<<screen>>ScreenCallCount = 0
  var onShow<<screen>>Screen: (() -> Void)?
<<else>>
  private(set) var make<<screen>>ScreenCallCount = 0
  var make<<screen>>ScreenResult: <<Module>>Screen?
  var onMake<<screen>>Screen: (() -> Void)?
<<end>>
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<for screen in next>>

<<if ui == "swiftui" and navigation == "swiftui">>
  func show<<screen>>Screen() {
    show<<screen>>ScreenCallCount += 1
    onShow<<screen>>Screen?()
  }
<<else>>
  func make<<screen>>Screen() -> <<Module>>Screen? {
    make<<screen>>ScreenCallCount += 1
    onMake<<screen>>Screen?()
    return make<<screen>>ScreenResult
  }
<<end>>
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
