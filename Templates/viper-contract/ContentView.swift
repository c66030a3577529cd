#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the view model holds.
  struct <<Module>>ContentView: View {
    <<if observation == "observable" and HasObservation>>@Bindable<<else>>@ObservedObject<<end>> var viewModel: <<Module>>ViewModel

    var body: some View {
<<if screen == "form" and ui != "none" and actions contains "hasControls">>
      <<Module>>Form(viewModel: viewModel)
        // What was sent is not swiped away by accident.
        .interactiveDismissDisabled(viewModel.<<if on-load>>states.isSending<<else>>showsLoading<<end>>)
<<else>>
      Color.clear
        .overlay {
          if viewModel.showsLoading { ProgressView() }
        }
<<end>>
        .navigationTitle(<<Module>>Texts.title)
<<if navigation == "swiftui">>
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("<<Module>>View")
<<end>>
        .alert(
          <<Module>>Texts.alertTitle,
          isPresented: $viewModel.isAlertPresented,
          presenting: viewModel.alert
        ) { _ in
          Button(<<Module>>Texts.ok, role: .cancel) {}
        } message: { message in
          Text(message)
        }
        .onChange(of: viewModel.alert, <<if HasObservation>>viewModel.presentNextAlert<<else>>perform: { _ in viewModel.presentNextAlert() }<<end>>)
<<if on-load>>
        .task { viewModel.appear() }
<<end>>
    }
  }
#endif
