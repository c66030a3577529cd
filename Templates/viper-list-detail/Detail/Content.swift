#if canImport(SwiftUI)
  import SwiftUI

  /// The fields of an item.
  struct <<Module>>DetailContent: View {
<<if observation == "observable" and HasObservation>>
    let controller: <<Module>>DetailController
<<else>>
    @ObservedObject var controller: <<Module>>DetailController
<<end>>

    var body: some View {
      List(controller.lines, id: \.name) { line in
        VStack(alignment: .leading) {
          Text(line.name).font(.caption)
          Text(line.value)
        }
      }
<<if detail == "load">>
      .overlay {
        if controller.showsLoading { ProgressView() }
      }
      .task { await controller.load() }
<<else>>
      .onAppear { controller.load() }
<<end>>
<<if detail == "load" or detail-actions>>
      .alert(controller.message ?? "", isPresented: isMessageShown) {
        Button(<<Module>>Texts.ok) {}
      }
<<end>>
    }
<<if detail == "load" or detail-actions>>

    private var isMessageShown: Binding<Bool> {
      Binding(
        get: { controller.message != nil },
        set: { isShown in if !isShown { controller.messageWasRead() } }
      )
    }
<<end>>
  }
#endif
