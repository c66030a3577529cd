#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the model holds, and keeps it while it is shown.
  struct <<Module>>ContentView: View {
<<if observation == "observable" and HasObservation>>
    @State private var model: <<Module>>ScreenModel
<<else>>
    @StateObject private var model: <<Module>>ScreenModel
<<end>>

    init(model: <<Module>>ScreenModel) {
<<if observation == "observable" and HasObservation>>
      _model = State(initialValue: model)
<<else>>
      _model = StateObject(wrappedValue: model)
<<end>>
    }

    var body: some View {
<<if screen == "form" and (use-cases contains "hasControls" or actions contains "hasControls" or next)>>
      <<Module>>Form(model: model)
<<else>>
      Color.clear
<<end>>
        .navigationTitle(model.title ?? "")
<<if navigation == "swiftui">>
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("<<Module>>")
<<if next>>
<<if HasObservation>>
        .navigationDestination(item: $model.nextScreen) { $0.content }
<<else>>
        .sheet(item: $model.nextScreen) { $0.content }
<<end>>
<<end>>
        .task { model.viewDidLoad() }
<<end>>
    }
  }
#endif
