/// The module as other parts of the app see it.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>: AnyObject {
  /// Gets the module's events. It is not retained.
  var delegate: (any <<Module>>Delegate)? { get set }

<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>
  /// Shows the module in the way the caller chooses: pushed, presented, or as the root of a window.
  ///
  ///     module.present { navigationController.pushViewController($0, animated: true) }
<<elseif ui == "appkit">>
  /// Shows the module in the way the caller chooses: in a window, as a sheet, or as a child.
  ///
  ///     module.present { window.contentViewController = $0 }
<<elseif navigation == "swiftui">>
  /// Shows the module in the way the caller chooses: in a window, a sheet or a tab.
  ///
  ///     module.present { sheet = $0 }
<<else>>
  /// Shows the module in the way the caller chooses.
<<end>>
  func present(_ show: (<<Module>>Screen) -> Void)
}
