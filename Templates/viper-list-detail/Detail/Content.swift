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
      .onAppear { controller.load() }
    }
  }
#endif
