#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the model holds.
  struct <<Module>>ContentView: View {
<<if navigation == "swiftui" and (next or next-on-failure)>>
    <<if observation == "observable" and HasObservation>>@Bindable<<else>>@ObservedObject<<end>> var model: <<Module>>ScreenModel
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
