import Foundation

#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>
#endif

/// A screen that comes next.
///
<<if HasObservation>>
/// It is pushed onto the stack of the screen before it, and must not have a stack of its own. The
/// screen `other` of another module is
/// `<<Module>>NextScreen(other.withoutStack) { other.wasDismissed() }`.
<<else>>
/// It is presented as a sheet, and needs a stack of its own to push screens. The screen `other` of
/// another module is `<<Module>>NextScreen(other) { other.wasDismissed() }`.
<<end>>
@MainActor
<<if access != "internal">><<access>> <<end>>struct <<Module>>NextScreen: Identifiable {
  <<if access != "internal">><<access>> <<end>>nonisolated let id = UUID()
  /// What to do when the user has left it, or when another screen has replaced it.
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
