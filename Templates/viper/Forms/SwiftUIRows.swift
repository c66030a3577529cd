#if canImport(SwiftUI)
  import SwiftUI

  /// The rows of the screen, and what is shown in their place.
  struct <<Module>>Rows: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> viewModel: <<Module>>ViewModel

    var body: some View {
<<for action in actions>>
<<if action.selector == "delete(id:)">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
<<if action.isCall>>
      if viewModel.states[.<<action.id>>] == .loading {
        ProgressView()
          .accessibilityIdentifier("<<Module>>.<<action.id>>.spinner")
      }
      if let message = viewModel.states[.<<action.id>>]?.message {
        Text(message)
          .foregroundStyle(.red)
          .accessibilityIdentifier("<<Module>>.<<action.id>>.message")
      }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
      switch viewModel.states[.load] ?? .idle {
      case .loading where viewModel.rows.isEmpty:
        ProgressView()
      case .empty:
        Text(<<Module>>Texts.empty)
      case .failed(let message):
        Text(message)
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
<<for action in actions>>
<<if action.selector == "delete(id:)">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
          .swipeActions(allowsFullSwipe: false) {
<<if action.isCall>>
            if viewModel.states[.<<action.id>>] != .loading {
              // Without a role, the row stays until the service has deleted it.
              Button(<<Module>>Texts.<<action.id>>Button) { viewModel.delete(id: row.id) }
                .tint(.red)
            }
<<else>>
            Button(<<Module>>Texts.<<action.id>>Button) { viewModel.delete(id: row.id) }
              .tint(.red)
<<end>>
          }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
      }
    }
  }
#endif
