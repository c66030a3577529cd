#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>

  /// The module's screen in a navigation stack of its own. It keeps the module while it is shown.
  ///
  /// A screen cannot see that it is closed for good. To get the event `dismissed`, keep the screen
  /// and call `wasDismissed()`:
  ///
  /// ```swift
  /// struct <<Module>>Host: View {
  ///   @State var screen: <<Module>>Screen
  ///   @State private var isShown = false
  ///
  ///   var body: some View {
  ///     Button("Show") { isShown = true }
  ///       .sheet(
  ///         isPresented: $isShown,
  ///         onDismiss: { screen.wasDismissed() },
  ///         content: { screen }
  ///       )
  ///   }
  /// }
  /// ```
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

    /// The screen for a stack that the caller has:
    ///
    /// ```swift
    /// struct <<Module>>Link: View {
    ///   @State var screen: <<Module>>Screen
    ///   @State private var isShown = false
    ///
    ///   var body: some View {
    ///     Button("Show") { isShown = true }
    ///       .navigationDestination(isPresented: $isShown) { screen.withoutStack }
<<if HasObservation>>
    ///       .onChange(of: isShown) { if !isShown { screen.wasDismissed() } }
<<else>>
    ///       .onChange(of: isShown) { isShown in if !isShown { screen.wasDismissed() } }
<<end>>
    ///   }
    /// }
    /// ```
<<if (next or next-on-failure) and HasObservation>>
    ///
    /// It pushes its next screen with `navigationDestination(item:)`, which is not in the `path` of
    /// a stack. What the caller appends to a path comes under that screen, so use no path there.
<<end>>
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
  /// Cancels what runs and reports the end. Call it when the user has closed the screen, on the
  /// value that was shown first: another one that `make` has returned is another module.
  <<if access != "internal">><<access>> <<end>>func wasDismissed() {
    viewModel.wasDismissed()
  }
}
<<include "Includes/Preview.swift">>
