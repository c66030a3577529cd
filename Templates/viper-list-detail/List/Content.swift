#if canImport(SwiftUI)
<<if access == "internal" or navigation == "uikit">>
  import SwiftUI
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import SwiftUI
  #else
    import SwiftUI
  #endif
<<end>>

  /// The items in rows: a tap opens an item's detail, and pulling down fetches them again.
  <<if access != "internal" and navigation == "swiftui">><<access>> <<end>>struct <<Module>>ListContent: View {
<<if observation == "observable" and HasObservation>>
    @State private var controller: <<Module>>ListController

    init(controller: <<Module>>ListController) {
      _controller = State(initialValue: controller)
    }
<<else>>
    @StateObject private var controller: <<Module>>ListController

    init(controller: <<Module>>ListController) {
      _controller = StateObject(wrappedValue: controller)
    }
<<end>>

    <<if access != "internal" and navigation == "swiftui">><<access>> <<end>>var body: some View {
<<if navigation == "swiftui">>
      NavigationStack(path: $controller.path) {
        list
          .navigationDestination(
            for: <<Module>>DetailController.self
          ) { detail in
            <<Module>>DetailContent(controller: detail)
          }
      }
    }

    private var list: some View {
<<end>>
      List(Array(controller.rows.enumerated()), id: \.offset) { row in
        Button(row.element) { controller.select(row: row.offset) }
      }
      .navigationTitle("<<Module|words>>")
      .task { await controller.load() }
      .refreshable { await controller.load() }
      .alert(controller.message ?? "", isPresented: isMessageShown) {
        Button("OK") {}
      }
    }

    private var isMessageShown: Binding<Bool> {
      Binding(
        get: { controller.message != nil },
        set: { isShown in if !isShown { controller.messageWasRead() } }
      )
    }
  }
#endif
