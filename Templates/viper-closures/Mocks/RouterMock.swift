@testable import <<Target>>

@MainActor
final class <<Module>>RouterMock:
  <<Module>>RouterProtocol
{
<<if next>>
  private(set) var calls: [String] = []
<<if ui != "swiftui" or navigation == "uikit">>
<<for screen in next>>
  let <<screen|lowerCamel>>Screen: <<Module>>Screen =
    <<Module>>Placeholder()
<<end>>
<<end>>
<<for screen in next>>

<<if ui == "swiftui" and navigation == "swiftui">>
  func show<<screen>>Screen() {
    calls.append("show<<screen>>Screen")
  }

  func make<<screen>>Screen() -> <<Module>>Destination {
    calls.append("make<<screen>>Screen")
    return <<Module>>Router.makePlaceholder()
  }
<<else>>
  func make<<screen>>Screen() -> <<Module>>Screen {
    calls.append("make<<screen>>Screen")
    return <<screen|lowerCamel>>Screen
  }
<<end>>
<<end>>
<<end>>
}
