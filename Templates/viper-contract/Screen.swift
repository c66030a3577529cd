<<if next or next-on-failure>>
/// Where the router leads from the screen.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Route: Hashable, <<if presentation == "modal">>Identifiable, <<end>>Sendable {
<<for place in next>>
  case <<place|lowerCamel>>
<<end>>
<<for place in next-on-failure>>
  case <<place|lowerCamel>><<if next contains place>>AfterFailure<<end>>(message: String)
<<end>>
<<if presentation == "modal">>

  <<if access != "internal">><<access>> <<end>>var id: Self { self }
<<end>>
}

<<end>>
#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>

  /// The module's screen, for a `NavigationStack` of the app. It keeps the module while it is
  /// shown.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen<<if next or next-on-failure>><Destination: View><<end>>: View {
<<if observation == "observable" and HasObservation>>
    @State private var viewModel: <<Module>>ViewModel
<<else>>
    @StateObject private var viewModel: <<Module>>ViewModel
<<end>>
<<if next or next-on-failure>>
    private let destination: (<<Module>>Route) -> Destination
<<end>>

    init(
      viewModel: <<Module>>ViewModel<<if next or next-on-failure>>,<<end>>
<<if next or next-on-failure>>
      destination: @escaping (<<Module>>Route) -> Destination
<<end>>
    ) {
<<if observation == "observable" and HasObservation>>
      _viewModel = State(initialValue: viewModel)
<<else>>
      _viewModel = StateObject(wrappedValue: viewModel)
<<end>>
<<if next or next-on-failure>>
      self.destination = destination
<<end>>
    }

    <<if access != "internal">><<access>> <<end>>var body: some View {
      <<Module>>ContentView(viewModel: viewModel)
<<if (next or next-on-failure) and presentation == "modal">>
        .sheet(item: $viewModel.route, content: destination)
<<elseif (next or next-on-failure) and HasObservation>>
        .navigationDestination(item: $viewModel.route, destination: destination)
<<elseif next or next-on-failure>>
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
