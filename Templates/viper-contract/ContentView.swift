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
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
<<if action.defaultResult == "[]">>
        if let result = viewModel.<<action.id>>Result, !result.isEmpty {
          Text(String(describing: result))
        } else if !viewModel.showsLoading {
<<else>>
        if let result = viewModel.<<action.id>>Result {
          Text(String(describing: result))
        } else if !viewModel.showsLoading {
<<end>>
          Text(<<Module>>Texts.<<action.id>>Empty)
        }
<<end>>
<<end>>
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .alert(
        "", isPresented: $viewModel.isAlertPresented, presenting: viewModel.alertMessage
      ) { _ in
        Button(<<Module>>Texts.ok, role: .cancel) {}
      } message: { message in
        Text(message)
      }
      .task { await viewModel.viewDidLoad() }
    }
  }
#endif
