  extension <<Module>>ViewController {
    /// The module with a navigation stack of its own; it keeps the module while it is shown.
<<if not HasObservation or observation != "observable">>
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
<<end>>
    <<if access != "internal">><<access>> <<end>>var content: some View {
      <<Module>>StackView(viewController: self)
    }

    /// The module for a navigation stack of the app, which the module's host changes.
<<if not HasObservation or observation != "observable">>
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
<<end>>
    <<if access != "internal">><<access>> <<end>>var screen: some View {
      <<Module>>ContentView(viewController: self)
    }
  }
