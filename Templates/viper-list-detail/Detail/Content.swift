#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the controller holds.
  struct <<Module>>DetailContent: View {
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> controller: <<Module>>DetailController

    var body: some View {
<<if screen == "form" and detail-actions contains "isInForm">>
      <<Module>>DetailForm(controller: controller)
<<else>>
      List { <<Module>>DetailRows(controller: controller) }
<<if detail == "load">>
        .refreshable { await controller.loadAndWait() }
<<end>>
<<end>>
        .navigationTitle(controller.item?.headline ?? "")
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(<<Module>>Constants.detailIdentifier)
<<if detail == "load">>
        .toolbar {
          // In a row of the list, it would move the rows and the buttons below.
          if controller.states[.load] == .loading {
            ProgressView()
              .accessibilityLabel(<<Module>>Texts.loading)
              .accessibilityIdentifier("<<Module>>Detail.loading")
          }
        }
        .task { controller.loadOnce() }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
<<if HasObservation>>
        .onChange(of: controller.states) { earlier, states in
          for message in states.messages(since: earlier) {
            AccessibilityNotification.Announcement(message).post()
          }
        }
<<end>>
<<end>>
    }
  }
<<if navigation == "uikit">>

  #if canImport(UIKit) && !os(watchOS)
    /// Embeds the content, so that it can be pushed.
    final class <<Module>>DetailHost: UIHostingController<<<Module>>DetailContent> {
<<if detail == "load" or detail-actions contains "isCall">>
      private let controller: <<Module>>DetailController
      private var isDismissed = false
      private var hasAppeared = false

      override init(rootView: <<Module>>DetailContent) {
        controller = rootView.controller
        super.init(rootView: rootView)
      }

      @available(*, unavailable)
      required dynamic init?(coder: NSCoder) {
        return nil
      }

<<include "Views/HostDismissal.swift">>
<<end>>
    }
  #endif
<<end>>
#endif
