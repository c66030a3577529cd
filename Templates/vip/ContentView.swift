#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the model holds<<if navigation == "swiftui">>, and keeps it as long as the view is there<<end>>.
  struct <<Module>>ContentView: View {
<<if navigation == "swiftui" and observation == "observable" and HasObservation>>
    @State private var model: <<Module>>ScreenModel

    init(model: <<Module>>ScreenModel) {
      _model = State(initialValue: model)
    }
<<elseif navigation == "swiftui">>
    @StateObject private var model: <<Module>>ScreenModel

    init(model: <<Module>>ScreenModel) {
      _model = StateObject(wrappedValue: model)
    }
<<elseif observation == "observable" and HasObservation>>
    let model: <<Module>>ScreenModel
<<else>>
    @ObservedObject var model: <<Module>>ScreenModel
<<end>>

    var body: some View {
<<if screen == "form" and (use-cases contains "hasControls" or actions contains "hasControls" or use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions) or next)>>
      <<Module>>Form(model: model)
<<else>>
      Color.clear
<<end>>
        .navigationTitle(model.title ?? "")
<<if navigation == "swiftui">>
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("<<Module>>")
<<if next or next-on-failure>>
<<if HasObservation>>
        .navigationDestination(item: $model.nextScreen) { $0.content.id($0.id) }
<<else>>
        .sheet(item: $model.nextScreen) { $0.content }
<<end>>
<<end>>
        .task { model.viewDidLoad() }
<<end>>
    }
  }
#endif
