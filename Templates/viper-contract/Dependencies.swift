<<if (next or next-on-failure) and (ui == "uikit" or ui == "swiftui" and navigation == "uikit")>>
#if canImport(UIKit)
<<include "Includes/ViewControllerImport.swift">>

  /// What the router shows.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = UIViewController
#else
  /// What the router shows, without UIKit.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = AnyObject
#endif

<<elseif (next or next-on-failure) and ui == "appkit">>
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
<<include "Includes/ViewControllerImport.swift">>

  /// What the router shows.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = NSViewController
#else
  /// What the router shows, without AppKit.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = AnyObject
#endif

<<elseif (next or next-on-failure) and ui == "none">>
/// What the router shows.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>NextScreen = AnyObject

<<end>>
/// What the module gets from outside. It keeps the functions as long as its screen.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and not (navigation == "swiftui" and next)>>
<<if next>>
  /// Makes the screen that follows a success of `<<action.name>>`.
  <<if access != "internal">><<access>> <<end>>var <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>: @MainActor (<<action.result>>) -> <<Module>>NextScreen
<<else>>
  <<if access != "internal">><<access>> <<end>>var <<action.id>>Succeeded: @MainActor (<<action.result>>) -> Void
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
  /// Makes a screen that the router can show.
  <<if access != "internal">><<access>> <<end>>var make<<place>>: @MainActor () -> <<Module>>NextScreen
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
  /// Makes a screen that the router can show.
  <<if access != "internal">><<access>> <<end>>var make<<place>>: @MainActor () -> <<Module>>NextScreen
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
<<if loop.first>>
  /// Makes the screen that follows a failure.
<<else>>
  /// Makes a screen that the router can show after an error.
<<end>>
  <<if access != "internal">><<access>> <<end>>var make<<place>><<if next contains place>>AfterFailure<<end>>: @MainActor (any Error) -> <<Module>>NextScreen
<<end>>
<<end>>
  /// `<<Module>>DataFetcher(baseURL:)` with the server's address, or your own.
  <<if access != "internal">><<access>> <<end>>var fetcher: any <<Module>>DataFetching
<<if navigation != "swiftui" and actions>>
  /// Called when the user has closed the screen, for its owner to clean up.
  <<if access != "internal">><<access>> <<end>>var didDismiss: @MainActor () -> Void = {}
<<end>>
<<if access != "internal">>

  <<access>> init(
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and not (navigation == "swiftui" and next)>>
<<if next>>
    <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>: @escaping @MainActor (<<action.result>>) -> <<Module>>NextScreen,
<<else>>
    <<action.id>>Succeeded: @escaping @MainActor (<<action.result>>) -> Void,
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
    make<<place>>: @escaping @MainActor () -> <<Module>>NextScreen,
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
    make<<place>>: @escaping @MainActor () -> <<Module>>NextScreen,
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
    make<<place>><<if next contains place>>AfterFailure<<end>>: @escaping @MainActor (any Error) -> <<Module>>NextScreen,
<<end>>
<<end>>
    fetcher: any <<Module>>DataFetching<<if navigation != "swiftui" and actions>>,
    didDismiss: @escaping @MainActor () -> Void = {}<<end>>
  ) {
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and not (navigation == "swiftui" and next)>>
<<if next>>
    self.<<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>> = <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>
<<else>>
    self.<<action.id>>Succeeded = <<action.id>>Succeeded
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
    self.make<<place>> = make<<place>>
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
    self.make<<place>> = make<<place>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
    self.make<<place>><<if next contains place>>AfterFailure<<end>> = make<<place>><<if next contains place>>AfterFailure<<end>>
<<end>>
<<end>>
    self.fetcher = fetcher
<<if navigation != "swiftui" and actions>>
    self.didDismiss = didDismiss
<<end>>
  }
<<end>>
}
