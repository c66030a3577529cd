#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the model has.
  struct <<Module>>ContentView: View {
<<if observation == "observable" and HasObservation>>
    let model: <<Module>>ViewModel
<<else>>
    @ObservedObject var model: <<Module>>ViewModel
<<end>>

    var body: some View {
      VStack {
        if let entity = model.entity {
          Text(verbatim: String(describing: entity))
        }
        if let error = model.error {
          Text(verbatim: String(describing: error))
        }
<<for action in actions>>
<<if not action.parameters>>
        Button("<<action.name|words>>") {
          model.<<action.name>>()
        }
<<end>>
<<end>>
<<for screen in next>>
        Button("<<screen|words>>") {
          model.show<<screen>>Screen()
        }
<<end>>
      }
    }
  }
#endif
