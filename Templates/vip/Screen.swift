#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>

  /// The module's screen in a navigation stack of its own, for a sheet or a window.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen: View, Identifiable {
    <<if access != "internal">><<access>> <<end>>nonisolated let id: ObjectIdentifier
    let model: <<Module>>ScreenModel

    init(model: <<Module>>ScreenModel) {
      id = ObjectIdentifier(model)
      self.model = model
    }

    <<if access != "internal">><<access>> <<end>>var body: some View {
      NavigationStack { withoutStack }
    }

    /// The screen for a stack that the caller has: push it there.
    <<if access != "internal">><<access>> <<end>>var withoutStack: some View {
      <<Module>>ContentView(model: model)
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
    let model: <<Module>>ScreenModel
  }
#endif

extension <<Module>>Screen {
  /// Closes the next screen, cancels what runs and notifies the delegate.
  ///
  /// Call it when the user has closed the screen, on the value that is shown: store it in a
  /// `@State` property. One from another call of `assemble` has a module of its own.
  <<if access != "internal">><<access>> <<end>>func wasDismissed() {
    model.wasDismissed()
  }
}
<<include "Views/Preview.swift">>
