#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>

  /// What the module puts on the display: a stack whose path the wireframe drives.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen: View {
    let viewModel: <<Module>>ViewModel
    <<if observation == "observable" and HasObservation>>@Bindable<<else>>@ObservedObject<<end>> var navigation: <<Module>>Navigation

    <<if access != "internal">><<access>> <<end>>var body: some View {
      NavigationStack(path: $navigation.path) { withoutStack }
<<for child in presents>>
        .sheet(
          isPresented: Binding(
            get: { navigation.<<child|lowerCamel>>Screen != nil },
            set: { if !$0 { navigation.<<child|lowerCamel>>Screen = nil } }
          )
        ) { navigation.<<child|lowerCamel>>Screen }
<<end>>
    }

    /// The screen for the stack of a host, which adds the destinations to its own path.
    <<if access != "internal">><<access>> <<end>>var withoutStack: some View {
      <<Module>>ContentView(viewModel: viewModel)
        .accessibilityIdentifier(<<Module>>Constants.viewIdentifier)
        .navigationDestination(
          for: <<Module>>Destination.self
        ) { destination in
          switch destination {
          case .detail(let title): Text(verbatim: title)
          }
        }
    }
  }
#else
  /// Replaces the stack where there is no SwiftUI.
  @MainActor
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen {
    let viewModel: <<Module>>ViewModel
    let navigation: <<Module>>Navigation
  }
#endif
