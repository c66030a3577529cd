<<if next>>
/// Where the router leads from the screen.
<<include "Includes/Access.swift">>enum <<Module>>Route: Hashable, Codable, Sendable {
<<for screen in next>>
  case <<screen|lowerCamel>>
<<end>>
}

<<end>>
#if canImport(SwiftUI)
<<include "Includes/PublicSwiftUI.swift">>

  /// The module's screen, for a `NavigationStack` of the app. It keeps the module while it is shown.
  <<include "Includes/Access.swift">>struct <<Module>>Screen<<if next>><Destination: View><<end>>: View {
<<if observation == "observable" and HasObservation>>
    @State private var viewModel: <<Module>>ViewModel
<<else>>
    @StateObject private var viewModel: <<Module>>ViewModel
<<end>>
<<if next>>
    private let destination: (<<Module>>Route) -> Destination
<<end>>

    init(
      viewModel: <<Module>>ViewModel<<if next>>,
      destination: @escaping (<<Module>>Route) -> Destination<<end>>
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

    <<include "Includes/Access.swift">>var body: some View {
      <<Module>>ContentView(viewModel: viewModel)
<<if next>>
        .navigationDestination(isPresented: $viewModel.isRoutePresented) {
          if let route = viewModel.route { destination(route) }
        }
<<end>>
    }
  }
#else
  /// The module's screen, without SwiftUI.
  @MainActor
  <<include "Includes/Access.swift">>struct <<Module>>Screen {
    let viewModel: <<Module>>ViewModel
  }
#endif
<<include "Includes/ScreenPreview.swift">>
