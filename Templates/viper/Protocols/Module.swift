/// The module as other parts of the app see it.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>: AnyObject {
  /// Gets the module's events. It is not retained.
  var delegate: (any <<Module>>Delegate)? { get set }

  /// Shows the module in the way the caller chooses, and returns it.
  ///
  /// Store what is returned as long as the module is shown. Only the caller keeps it:
  ///
  ///     private var <<Module|lowerCamel>>: (any <<Module>>)?
  ///
  ///     let wireframe = <<Module>>Wireframe()
  ///     wireframe.delegate = self
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>
  ///     <<Module|lowerCamel>> = wireframe.present {
  ///       navigationController?.pushViewController($0, animated: true)
  ///     }
<<elseif ui == "appkit">>
  ///     <<Module|lowerCamel>> = wireframe.present { window.contentViewController = $0 }
<<elseif navigation == "swiftui">>
  ///     <<Module|lowerCamel>> = wireframe.present { screen = $0 }
<<else>>
  ///     <<Module|lowerCamel>> = wireframe.present { screen = $0 }
<<end>>
  func present(_ show: (<<Module>>Screen) -> Void) -> Self
}
