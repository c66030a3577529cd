#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the controller holds.
  struct <<Module>>ListContent: View {
<<if navigation == "uikit">>
    <<if observation == "observable" and HasObservation>>let<<else>>@ObservedObject var<<end>> controller: <<Module>>ListController
<<elseif observation == "observable" and HasObservation>>
    @State private var controller: <<Module>>ListController

    init(controller: <<Module>>ListController) {
      _controller = State(initialValue: controller)
    }
<<else>>
    @StateObject private var controller: <<Module>>ListController

    init(controller: <<Module>>ListController) {
      _controller = StateObject(wrappedValue: controller)
    }
<<end>>

    var body: some View {
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
      <<Module>>ListForm(controller: controller)
<<end>>
<<end>>
<<end>>
<<if not (screen == "form" and actions contains "isInForm")>>
      List { <<Module>>ListRows(controller: controller) }
        .refreshable { await controller.loadAndWait() }
<<end>>
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
      List { <<Module>>ListRows(controller: controller) }
        .refreshable { await controller.loadAndWait() }
<<end>>
<<end>>
<<end>>
        .navigationTitle(<<Module>>Texts.title)
<<for action in actions>>
<<if action.isCall and action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
        .safeAreaInset(edge: .top, spacing: 0) { <<action.id>>Failure }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(<<Module>>Constants.listIdentifier)
<<if navigation == "swiftui">>
        .navigationDestination(item: $controller.detail) {
          <<Module>>DetailContent(controller: $0)
        }
<<end>>
        .task { controller.loadOnce() }
<<if HasObservation>>
        .onChange(of: controller.states) { earlier, states in
          for message in states.messages(since: earlier) {
            AccessibilityNotification.Announcement(message).post()
          }
        }
<<end>>
    }
<<for action in actions>>
<<if action.isCall and action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    /// Stays above the rows: the one that was not deleted may be far below.
    @ViewBuilder private var <<action.id>>Failure: some View {
      if let message = controller.states[.<<action.id>>]?.message {
        Text(message)
          .font(.footnote)
          .foregroundStyle(.red)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          .background(.background)
          .accessibilityIdentifier("<<Module>>.<<action.id>>.message")
      }
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
  }
<<if navigation == "uikit">>

  #if canImport(UIKit) && !os(watchOS)
    /// Embeds the content, so that it can be pushed.
    final class <<Module>>ListHost: UIHostingController<<<Module>>ListContent> {
      private let controller: <<Module>>ListController
      private var isDismissed = false
      private var hasAppeared = false

      override init(rootView: <<Module>>ListContent) {
        controller = rootView.controller
        super.init(rootView: rootView)
      }

      @available(*, unavailable)
      required dynamic init?(coder: NSCoder) {
        return nil
      }

<<include "Views/HostDismissal.swift">>
    }
  #endif
<<end>>
#endif
<<if not (input contains "isMissing")>>

#if DEBUG && canImport(<<if navigation == "uikit">>UIKit) && !os(watchOS<<else>>SwiftUI<<end>>) && canImport(DeveloperToolsSupport)
<<include "List/PreviewManagers.swift">>

<<if navigation == "uikit">>
  @available(iOS 17, tvOS 17, *)
  #Preview {
    UINavigationController(
      rootViewController: <<Module>>ListWireframe.createListModule(
        dependencies: <<Module>>Dependencies(
          networkManager: <<Module>>PreviewManager()<<if detail == "load" or detail-actions contains "isCall">>,
          detailNetworkManager: <<Module>>DetailPreviewManager()<<end>>
        )<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
  }
<<else>>
  #Preview {
    <<Module>>ListWireframe.createListModule(
      dependencies: <<Module>>Dependencies(
        networkManager: <<Module>>PreviewManager()<<if detail == "load" or detail-actions contains "isCall">>,
        detailNetworkManager: <<Module>>DetailPreviewManager()<<end>>
      )<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
  }
<<end>>
#endif
<<end>>
