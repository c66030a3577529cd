<<if next or next-on-failure>>
import Foundation

/// Where the router leads from the screen, with what led there.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Route: Sendable {
<<if next>>
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
  case <<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>><<if action.result>>(<<action.result>>)<<end>>
<<end>>
<<end>>
<<end>>
<<for place in next>>
<<if not loop.first or not actions>>
  case <<place|lowerCamel>>
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
  case <<place|lowerCamel>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<for place in next-on-failure>>
  case <<place|lowerCamel>><<if next contains place>>AfterFailure<<end>>(any Error)
<<end>>
}

/// A route that is on the display. Its identity is its own, so that no result has to be `Hashable`.
<<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>ShownRoute: <<if presentation == "modal">>Identifiable<<else>>Hashable<<end>>, Sendable {
  let id = UUID()
  let route: <<Module>>Route
<<if presentation != "modal">>

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
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
        .sheet(item: $viewModel.shownRoute) { destination($0.route) }
<<elseif (next or next-on-failure) and HasObservation>>
        .navigationDestination(item: $viewModel.shownRoute) { destination($0.route).id($0.id) }
<<elseif next or next-on-failure>>
        .navigationDestination(isPresented: $viewModel.isRoutePresented) {
          if let shown = viewModel.shownRoute { destination(shown.route) }
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
