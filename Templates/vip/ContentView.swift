<<if HasObservation and observation == "observable">>
import Observation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// What is on the display, as SwiftUI observes it.
@MainActor
@Observable
final class <<Module>>ViewState {
<<include "Views/StateProperties.swift">>
}
<<else>>
#if canImport(SwiftUI)
  import SwiftUI
#endif

#if canImport(Combine)
  import Combine

  /// What is on the display, as SwiftUI observes it.
  @MainActor
  final class <<Module>>ViewState: ObservableObject {
<<include "Views/PublishedProperties.swift">>
  }
#else
  /// Replaces the observed state where there is no Combine.
  @MainActor
  final class <<Module>>ViewState {
<<include "Views/StatePropertiesElsewhere.swift">>
  }
#endif
<<end>>

#if canImport(SwiftUI)
  /// Draws the state.
<<if navigation == "swiftui">>
<<if not HasObservation or observation != "observable">>
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
<<end>>
  struct <<Module>>ContentView: View {
    @State private var viewController: <<Module>>ViewController
<<if HasObservation and observation == "observable">>
    @State private var state: <<Module>>ViewState
<<else>>
    @StateObject private var state: <<Module>>ViewState
<<end>>

    init(viewController: <<Module>>ViewController) {
      _viewController = State(initialValue: viewController)
<<if HasObservation and observation == "observable">>
      _state = State(initialValue: viewController.state)
<<else>>
      _state = StateObject(wrappedValue: viewController.state)
<<end>>
    }

    var body: some View {
      NavigationStack(path: $state.path) {
        VStack {
<<if worker>>
          if let failure = state.failure {
            Text(failure.message)
          }
<<end>>
          Button("Details") { viewController.show(.details) }
          Button("Close") { viewController.requestClose() }
        }
        .navigationTitle(state.title ?? "")
        .navigationDestination(for: <<Module>>Destination.self) {
          screen($0)
        }
      }
      .onAppear { viewController.requestStart() }
    }

    @ViewBuilder
    private func screen(_ next: <<Module>>Destination) -> some View {
      switch next {
      case .details: Text("Details")
      }
    }
  }
<<else>>
  struct <<Module>>ContentView: View {
    <<if HasObservation and observation == "observable">>let<<else>>@ObservedObject var<<end>> state: <<Module>>ViewState
    let close: @MainActor () -> Void

    var body: some View {
      VStack {
        Text(state.title ?? "")
<<if worker>>
        if let failure = state.failure {
          Text(failure.message)
        }
<<end>>
        Button("Close") { close() }
      }
    }
  }
<<end>>
#endif
