/// Where the router leads from the first screen.
enum <<Module>>Route: Hashable, Sendable {
  /// The next screen; the content view's place for a screen of your own.
  case next
}

#if canImport(SwiftUI)
<<if access == "internal">>
  import SwiftUI
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import SwiftUI
  #else
    import SwiftUI
  #endif
<<end>>

  /// The module's navigation stack. It keeps the view model, and so the module, while it is shown.
  <<include "Includes/Access.swift">>struct <<Module>>Screen: View {
<<if observation == "observable" and HasObservation>>
    @State private var viewModel: <<Module>>ViewModel

    init(viewModel: <<Module>>ViewModel) {
      _viewModel = State(initialValue: viewModel)
    }
<<else>>
    @StateObject private var viewModel: <<Module>>ViewModel

    init(viewModel: <<Module>>ViewModel) {
      _viewModel = StateObject(wrappedValue: viewModel)
    }
<<end>>

    <<include "Includes/Access.swift">>var body: some View {
      NavigationStack(path: $viewModel.path) {
        <<Module>>ContentView(viewModel: viewModel)
          .navigationDestination(for: <<Module>>Route.self) { route in
            switch route {
            case .next: EmptyView()
            }
          }
      }
    }
  }
#else
  /// Replaces the navigation stack where there is no SwiftUI.
  @MainActor
  <<include "Includes/Access.swift">>struct <<Module>>Screen {
    let viewModel: <<Module>>ViewModel
  }
#endif
