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
      VStack {
<<if worker>>
        if let message = state.message {
          Text(message)
        }
<<end>>
        Button("Details") { viewController.show(.details) }
        Button("Close") { viewController.requestClose() }
      }
      .navigationTitle(state.title ?? "")
<<if worker>>
      .task { await viewController.viewDidLoad() }
<<else>>
      .task { viewController.viewDidLoad() }
<<end>>
    }
  }

  /// Puts the module into a navigation stack of its own.
<<if not HasObservation or observation != "observable">>
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
<<end>>
  struct <<Module>>StackView: View {
    let viewController: <<Module>>ViewController
<<if HasObservation and observation == "observable">>
    @State private var state: <<Module>>ViewState
<<else>>
    @StateObject private var state: <<Module>>ViewState
<<end>>

    init(viewController: <<Module>>ViewController) {
      self.viewController = viewController
<<if HasObservation and observation == "observable">>
      _state = State(initialValue: viewController.state)
<<else>>
      _state = StateObject(wrappedValue: viewController.state)
<<end>>
    }

    var body: some View {
      NavigationStack(path: $state.path) {
        <<Module>>ContentView(viewController: viewController)
          .navigationDestination(for: <<Module>>Destination.self) {
            screen($0)
          }
      }
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
        if let message = state.message {
          Text(message)
        }
<<end>>
        Button("Close") { close() }
      }
    }
  }
<<end>>
#endif
<<if navigation == "swiftui" and not input>>

#if DEBUG && canImport(SwiftUI) && canImport(DeveloperToolsSupport)
<<include "Views/PreviewWorker.swift">>
<<if not HasObservation or observation != "observable">>
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
<<end>>
  #Preview {
<<if worker>>
    <<Module>>Module.assemble(
      dependencies: .init(worker: <<Module>>PreviewWorker())
    ).content
<<else>>
    <<Module>>Module.assemble().content
<<end>>
  }
#endif
<<end>>
