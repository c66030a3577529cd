#if canImport(SwiftUI)
<<include "Includes/SwiftUIImport.swift">>

  /// The list in a navigation stack of its own.
  <<if access != "internal">><<access>> <<end>>struct <<Module>>Screen: View {
    let controller: <<Module>>ListController

    <<if access != "internal">><<access>> <<end>>var body: some View {
      NavigationStack { withoutStack }
    }

    /// The list for a stack that the caller has.
    <<if access != "internal">><<access>> <<end>>var withoutStack: some View {
      <<Module>>ListContent(controller: controller)
    }
  }
#endif
