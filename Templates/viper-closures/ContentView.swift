#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the model has; it keeps the module while it is shown.
  struct <<Module>>ContentView: View {
<<if observation == "observable" and HasObservation>>
    @State private var model: <<Module>>ViewModel
<<else>>
    @StateObject private var model: <<Module>>ViewModel
<<end>>

    init(model: <<Module>>ViewModel) {
<<if observation == "observable" and HasObservation>>
      _model = State(initialValue: model)
<<else>>
      _model = StateObject(wrappedValue: model)
<<end>>
    }

    var body: some View {
      VStack {
        if let message = model.message {
          Text(message)
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
      .navigationTitle(<<Module>>Texts.title)
      .task { model.viewDidLoad() }
    }
  }
#endif
