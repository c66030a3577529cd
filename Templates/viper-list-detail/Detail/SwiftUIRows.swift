#if canImport(SwiftUI)
  import SwiftUI

  /// The values of the item, with their labels.
  struct <<Module>>DetailRows: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> controller: <<Module>>DetailController

    var body: some View {
<<if detail == "load">>
      if let message = controller.states[.load]?.message {
        Text(message)
          .accessibilityIdentifier("<<Module>>Detail.message")
        Button(<<Module>>Texts.tryAgain) { controller.load() }
          .accessibilityIdentifier("<<Module>>Detail.tryAgain")
      } else if controller.states[.load] == .loading {
        ProgressView()
          .frame(maxWidth: .infinity)
          .accessibilityLabel(<<Module>>Texts.loading)
          .accessibilityIdentifier("<<Module>>Detail.loading")
      }
<<end>>
<<if entity-fields contains "isDisplayed">>
      if let item = controller.item {
<<for field in entity-fields>>
<<if field.display>>
        LabeledContent(
          <<Module>>DetailTexts.item<<field.name|upperCamel>>,
          value: item.<<field.display>>
        )
        .accessibilityIdentifier("<<Module>>Detail.item.<<field.name>>")
<<end>>
<<end>>
      }
<<else>>
      EmptyView()
<<end>>
    }
  }
#endif
