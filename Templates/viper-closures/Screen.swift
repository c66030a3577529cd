#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>

  /// The module's screen in a navigation stack of its own. It keeps the module while it is shown.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen: View, Identifiable {
    <<if access != "internal">><<access>> <<end>>nonisolated let id: ObjectIdentifier
    /// The view model of this value. What is shown keeps that of the first value.
    let viewModel: <<Module>>ViewModel

    init(viewModel: <<Module>>ViewModel) {
      id = ObjectIdentifier(viewModel)
      self.viewModel = viewModel
    }

    <<if access != "internal">><<access>> <<end>>var body: some View {
      NavigationStack { withoutStack }
    }

    /// The screen for a stack that the caller has.
    <<if access != "internal">><<access>> <<end>>var withoutStack: some View {
      <<Module>>ContentView(viewModel: viewModel)
    }
  }

  extension <<Module>>Screen: Hashable {
    <<if access != "internal">><<access>> <<end>>nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    <<if access != "internal">><<access>> <<end>>nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
#else
  /// Replaces the screen where there is no SwiftUI.
  @MainActor
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen {
    let viewModel: <<Module>>ViewModel
  }
#endif

extension <<Module>>Screen {
  /// Cancels what runs and reports the end. Call it when the user has closed the screen.
  <<if access != "internal">><<access>> <<end>>func wasDismissed() {
    viewModel.wasDismissed()
  }
}
<<include "Includes/Preview.swift">>
