  extension <<Module>>ViewController {
    /// What goes on the display; it keeps the module while it is shown.
<<if not HasObservation or observation != "observable">>
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
<<end>>
    <<if access != "internal">><<access>> <<end>>var content: some View {
      <<Module>>ContentView(viewController: self)
    }
  }
