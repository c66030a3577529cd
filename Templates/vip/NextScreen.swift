import Foundation

#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>
#endif

<<if HasObservation>>
/// A screen that comes next. It is pushed on the stack of the screen before it, so it brings no
/// `NavigationStack` of its own: another module gives its `withoutStack`.
<<else>>
/// A screen that comes next. It is shown as a sheet.
<<end>>
@MainActor
<<if access != "internal">><<access>> <<end>>struct <<Module>>NextScreen: Identifiable {
  <<if access != "internal">><<access>> <<end>>nonisolated let id = UUID()
  /// What to do when the user has left it, or another screen has replaced it.
  let onDismiss: @MainActor () -> Void
  #if canImport(SwiftUI)
    let content: AnyView

    <<if access != "internal">><<access>> <<end>>init(_ content: some View, onDismiss: @escaping @MainActor () -> Void = {}) {
      self.content = AnyView(content)
      self.onDismiss = onDismiss
    }
  #else
    <<if access != "internal">><<access>> <<end>>init(onDismiss: @escaping @MainActor () -> Void = {}) {
      self.onDismiss = onDismiss
    }
  #endif
}

extension <<Module>>NextScreen: Hashable {
  <<if access != "internal">><<access>> <<end>>nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  <<if access != "internal">><<access>> <<end>>nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
