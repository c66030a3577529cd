#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the view model holds and tells it what the user does.
  struct <<Module>>ContentView: View {
<<if observation == "observable" and HasObservation>>
    @Bindable var viewModel: <<Module>>ViewModel
<<else>>
    @ObservedObject var viewModel: <<Module>>ViewModel
<<end>>

    var body: some View {
      ZStack {
        if viewModel.showsLoading {
          ProgressView()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .alert(
        "", isPresented: $viewModel.isAlertPresented, presenting: viewModel.alertMessage
      ) { _ in
        Button("OK", role: .cancel) {}
      } message: { message in
        Text(message)
      }
    }
  }
#endif
