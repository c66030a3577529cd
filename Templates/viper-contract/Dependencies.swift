<<if next and (ui == "uikit" or ui == "swiftui" and navigation == "uikit")>>
#if canImport(UIKit)
<<include "Includes/PublicUIKit.swift">>

  /// Makes a screen that the router shows.
  <<include "Includes/Access.swift">>typealias <<Module>>ScreenMaker =
    @MainActor @Sendable () -> UIViewController
#else
  /// Makes a screen that the router shows, without UIKit.
  <<include "Includes/Access.swift">>typealias <<Module>>ScreenMaker =
    @MainActor @Sendable () -> AnyObject
#endif

<<elseif next and ui == "appkit">>
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
<<include "Includes/PublicAppKit.swift">>

  /// Makes a screen that the router shows.
  <<include "Includes/Access.swift">>typealias <<Module>>ScreenMaker =
    @MainActor @Sendable () -> NSViewController
#else
  /// Makes a screen that the router shows, without AppKit.
  <<include "Includes/Access.swift">>typealias <<Module>>ScreenMaker =
    @MainActor @Sendable () -> AnyObject
#endif

<<elseif next and ui == "none">>
/// Makes a screen that the router shows.
<<include "Includes/Access.swift">>typealias <<Module>>ScreenMaker =
  @MainActor @Sendable () -> AnyObject

<<end>>
/// What the module needs from others.
@MainActor
<<include "Includes/Access.swift">>struct <<Module>>Dependencies {
  <<include "Includes/Access.swift">>var fetcher: any <<Module>>DataFetching
<<if ui != "swiftui" or navigation == "uikit">>
<<for screen in next>>
  /// Makes the next screen <<screen>>. Without it, the router shows none.
  <<include "Includes/Access.swift">>var make<<screen>>: <<Module>>ScreenMaker?
<<end>>
<<end>>

  nonisolated <<include "Includes/Access.swift">>init(
    fetcher: (any <<Module>>DataFetching)? = nil<<if next and (ui != "swiftui" or navigation == "uikit")>>,<<end>>
<<if ui != "swiftui" or navigation == "uikit">>
<<for screen in next>>
    make<<screen>>: <<Module>>ScreenMaker? = nil<<if not loop.last>>,<<end>>
<<end>>
<<end>>
  ) {
    self.fetcher = fetcher ?? <<Module>>DataFetcher()
<<if ui != "swiftui" or navigation == "uikit">>
<<for screen in next>>
    self.make<<screen>> = make<<screen>>
<<end>>
<<end>>
  }
}
