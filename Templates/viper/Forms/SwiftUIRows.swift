#if canImport(SwiftUI)
  import SwiftUI

  /// The rows of the screen, and what is shown in their place.
  struct <<Module>>Rows: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> viewModel: <<Module>>ViewModel

    var body: some View {
      switch viewModel.states[.load] ?? .idle {
      case .idle:
        EmptyView()
      case .loading:
        ProgressView()
      case .empty:
        Text(<<Module>>Texts.empty)
      case .failed(let message):
        Text(message)
          .accessibilityIdentifier("<<Module>>.message")
        Button(<<Module>>Texts.tryAgain) { viewModel.load() }
          .accessibilityIdentifier("<<Module>>.tryAgain")
      case .content(let rows):
        ForEach(Array(rows.enumerated()), id: \.<<if entity-fields contains "isID">>element.id<<else>>offset<<end>>) { _, row in
          Text(row.headline)
        }
      }
    }
  }
#endif
