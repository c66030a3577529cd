<<if next>>
/// Where the router leads from the screen.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Route: Hashable, <<if presentation == "modal">>Identifiable, <<end>>Sendable {
<<for place in next>>
  case <<place|lowerCamel>>
<<end>>
<<if presentation == "modal">>

  <<if access != "internal">><<access>> <<end>>var id: Self { self }
<<end>>
}

<<end>>
#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>

  /// The module's screen, for a `NavigationStack` of the app. It keeps the module while it is shown.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen<<if next>><Destination: View><<end>>: View {
<<if observation == "observable" and HasObservation>>
    @State private var viewModel: <<Module>>ViewModel
<<else>>
    @StateObject private var viewModel: <<Module>>ViewModel
<<end>>
<<if next>>
    private let destination: (<<Module>>Route) -> Destination
<<end>>

    init(
      viewModel: <<Module>>ViewModel<<if next>>,<<end>>
<<if next>>
      destination: @escaping (<<Module>>Route) -> Destination
<<end>>
    ) {
<<if observation == "observable" and HasObservation>>
      _viewModel = State(initialValue: viewModel)
<<else>>
      _viewModel = StateObject(wrappedValue: viewModel)
<<end>>
<<if next>>
      self.destination = destination
<<end>>
    }

    <<if access != "internal">><<access>> <<end>>var body: some View {
      <<Module>>ContentView(viewModel: viewModel)
<<if next and presentation == "modal">>
        .sheet(item: $viewModel.route, content: destination)
<<elseif next and HasObservation>>
        .navigationDestination(item: $viewModel.route, destination: destination)
<<elseif next>>
        .navigationDestination(isPresented: $viewModel.isRoutePresented) {
          if let route = viewModel.route { destination(route) }
        }
<<end>>
    }
  }
#else
  /// The module's screen, without SwiftUI.
  @MainActor
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen {
    let viewModel: <<Module>>ViewModel
  }
#endif
<<include "Views/ScreenPreview.swift">>
