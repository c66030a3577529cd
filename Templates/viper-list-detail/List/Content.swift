#if canImport(SwiftUI)
<<if navigation == "uikit">>
  import SwiftUI
<<else>>
<<include "Includes/ImportSwiftUI.swift">>
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
      List(controller.rows, id: \.headline) { item in
        Button(item.headline) { controller.select(item) }
      }
      .overlay {
        if let placeholder = controller.placeholder { Text(placeholder) }
      }
      .navigationTitle(<<Module>>Texts.title)
<<if navigation == "swiftui">>
      .navigationDestination(isPresented: $controller.isDetailPresented) {
        if let detail = controller.detail {
          <<Module>>DetailContent(controller: detail)
        }
      }
<<end>>
      .task { await controller.load() }
      .refreshable { await controller.load() }
      .alert(controller.message ?? "", isPresented: isMessageShown) {
        Button(<<Module>>Texts.ok) {}
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
