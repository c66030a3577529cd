#if canImport(SwiftUI)
  import SwiftUI

  /// The values of the item, with their labels.
  struct <<Module>>DetailRows: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> controller: <<Module>>DetailController

    var body: some View {
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
<<elseif detail != "load">>
      EmptyView()
<<end>>
<<if detail == "load">>
      if let message = controller.states[.load]?.message {
        Text(message)
          .accessibilityIdentifier("<<Module>>Detail.message")
        Button(<<Module>>Texts.tryAgain) { controller.load() }
          .accessibilityIdentifier("<<Module>>Detail.tryAgain")
      }
<<end>>
    }
  }
#endif
