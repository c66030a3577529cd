#if canImport(SwiftUI)
  import SwiftUI

  /// The rows of the screen, and what is shown in their place.
  struct <<Module>>Rows: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> viewModel: <<Module>>ViewModel

    var body: some View {
      switch viewModel.states[.load] ?? .idle {
      case .loading where viewModel.rows.isEmpty:
        ProgressView()
      case .empty:
        Text(<<Module>>Texts.empty)
<<if HasObservation>>
          .onAppear { announce(<<Module>>Texts.empty) }
<<end>>
      case .failed(let message):
        Text(message)
<<if HasObservation>>
          .onAppear { announce(message) }
<<end>>
          .accessibilityIdentifier("<<Module>>.message")
        Button(<<Module>>Texts.tryAgain) { viewModel.load() }
          .accessibilityIdentifier("<<Module>>.tryAgain")
        rows
      case .idle, .loading, .content:
        rows
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
      case .succeeded:
        rows
<<end>>
      }
    }

    private var rows: some View {
<<if entity-fields contains "isID">>
      ForEach(viewModel.rows, id: \.id) { row in
        Text(row.headline)
<<else>>
      ForEach(Array(viewModel.rows.enumerated()), id: \.offset) { row in
        Text(row.element.headline)
<<end>>
          .accessibilityIdentifier("<<Module>>.row")
      }
    }
<<if HasObservation>>

    private func announce(_ text: String) {
      AccessibilityNotification.Announcement(text).post()
    }
<<end>>
  }
#endif
