<<if next and (ui == "uikit" or ui == "swiftui" and navigation == "uikit")>>
#if canImport(UIKit)
<<include "Includes/ViewControllerImport.swift">>

  /// What the router shows.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = UIViewController
#else
  /// What the router shows, without UIKit.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = AnyObject
#endif

<<elseif next and ui == "appkit">>
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
<<include "Includes/ViewControllerImport.swift">>

  /// What the router shows.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = NSViewController
#else
  /// What the router shows, without AppKit.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = AnyObject
#endif

<<elseif next and ui == "none">>
/// What the router shows.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = AnyObject

<<end>>
/// What the module gets from outside. It keeps the functions as long as its screen.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
  <<if access != "internal">><<access>> <<end>>var <<action.id>>Succeeded: @MainActor (<<action.result>>) -> Void
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if loop.first>>
  /// Makes the screen that follows a success.
<<end>>
  <<if access != "internal">><<access>> <<end>>var make<<place>>: @MainActor () -> <<Module>>NextScreen
<<end>>
<<end>>
  /// `<<Module>>DataFetcher(baseURL:)` with the server's address, or your own.
  <<if access != "internal">><<access>> <<end>>var fetcher: any <<Module>>DataFetching
<<if access != "internal">>

  <<access>> init(
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
    <<action.id>>Succeeded: @escaping @MainActor (<<action.result>>) -> Void,
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
    make<<place>>: @escaping @MainActor () -> <<Module>>NextScreen,
<<end>>
<<end>>
    fetcher: any <<Module>>DataFetching
  ) {
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
    self.<<action.id>>Succeeded = <<action.id>>Succeeded
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
    self.make<<place>> = make<<place>>
<<end>>
<<end>>
    self.fetcher = fetcher
  }
<<end>>
}
