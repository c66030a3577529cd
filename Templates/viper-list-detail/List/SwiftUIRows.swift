#if canImport(SwiftUI)
  import SwiftUI

  /// The rows of the list, and what is shown in their place.
  struct <<Module>>ListRows: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> controller: <<Module>>ListController

    var body: some View {
      switch controller.states[.load] ?? .idle {
      case .idle, .content<<if actions contains "isCall" or detail-actions contains "isCall">>, .succeeded<<end>>:
        EmptyView()
      case .loading:
        if controller.rows.isEmpty {
          ProgressView()
            .frame(maxWidth: .infinity)
            .accessibilityLabel(<<Module>>Texts.loading)
            .accessibilityIdentifier("<<Module>>.loading")
        }
      case .empty:
        Text(<<Module>>Texts.empty)
          .accessibilityIdentifier("<<Module>>.message")
      case .failed(let message):
        Text(message)
          .accessibilityIdentifier("<<Module>>.message")
        Button(<<Module>>Texts.tryAgain) { controller.load() }
          .accessibilityIdentifier("<<Module>>.tryAgain")
      }
      ForEach(Array(controller.rows.enumerated()), id: \.<<if entity-fields contains "isID">>element.id<<else>>offset<<end>>) { index, item in
        Button {
          controller.select(row: index)
        } label: {
          HStack {
            label(item)
              .foregroundStyle(Color.primary)
            Spacer()
            Image(systemName: "chevron.forward")
              .font(.footnote.weight(.semibold))
              .foregroundStyle(.tertiary)
              .accessibilityHidden(true)
          }
        }
<<for field in entity-fields>>
<<if field.isID>>
        .accessibilityIdentifier("<<Module>>.row.\(<<if field.isOptional>>String(describing: item.id)<<else>>item.id<<end>>)")
<<end>>
<<end>>
<<if not (entity-fields contains "isID")>>
        .accessibilityIdentifier("<<Module>>.row.\(index)")
<<end>>
<<for action in actions>>
<<if action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
        .swipeActions(allowsFullSwipe: false) {
<<if action.isCall>>
          if controller.states[.<<action.id>>] != .loading {
            // Without a role, the row stays until the server has deleted the item.
            Button(<<Module>>Texts.<<action.id>>Button) { controller.delete(id: item.id) }
              .tint(.red)
          }
<<else>>
          Button(<<Module>>Texts.<<action.id>>Button) { controller.delete(id: item.id) }
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

    private func label(_ item: <<Module>>Item) -> some View {
<<if subtitle-field>>
      VStack(alignment: .leading) {
        Text(item.headline)
        Text(item.subtitle)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
<<else>>
      Text(item.headline)
<<end>>
    }
  }
#endif
