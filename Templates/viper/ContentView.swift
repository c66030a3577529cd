#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the view model holds.
  struct <<Module>>ContentView: View {
    <<if observation == "observable" and HasObservation>><<if navigation == "swiftui" and presents>>@Bindable var<<else>>let<<end>><<else>>@ObservedObject var<<end>> viewModel: <<Module>>ViewModel

    var body: some View {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
<<if screen == "form" and presents>>
      <<Module>>Form(viewModel: viewModel)
<<elseif screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID" and ui != "appkit")>>
      <<Module>>Form(viewModel: viewModel)
<<elseif loop.last>>
      List { <<Module>>Rows(viewModel: viewModel) }
        .refreshable { await viewModel.loadAndWait() }
<<end>>
<<end>>
<<else>>
      List { <<Module>>Rows(viewModel: viewModel) }
        .refreshable { await viewModel.loadAndWait() }
<<end>>
<<elseif screen == "form" and (actions contains "isInForm" or presents)>>
      <<Module>>Form(viewModel: viewModel)
<<else>>
      Color.clear
<<end>>
        .navigationTitle(<<Module>>Texts.title)
<<if HasObservation and (screen == "form" and (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object"))>>
        .onChange(of: viewModel.states) { earlier, states in
          for message in states.messages(since: earlier) {
            AccessibilityNotification.Announcement(message).post()
          }
        }
<<end>>
<<if actions contains "isLoad" or with contains "service" and (with contains "entity" or with contains "view-object")>>
        .onAppear { viewModel.loadIfCancelled() }
<<end>>
<<if navigation == "swiftui">>
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(<<Module>>Constants.viewIdentifier)
<<for child in presents>>
<<if presentation == "push">>
        .navigationDestination(item: $viewModel.<<child|lowerCamel>>Screen) { $0.withoutStack }
<<else>>
        .sheet(
          item: $viewModel.<<child|lowerCamel>>Screen,
          onDismiss: { viewModel.<<child|lowerCamel>>WasDismissed() },
          content: { screen in
            NavigationStack {
              screen.withoutStack
                .toolbar {
                  ToolbarItem(placement: .cancellationAction) {
                    Button(<<Module>>Texts.close) {
                      viewModel.<<child|lowerCamel>>Screen = nil
                    }
                    .accessibilityIdentifier("<<Module>>.close")
                  }
                }
            }
          }
        )
<<end>>
<<end>>
<<end>>
    }
  }
#endif
<<if navigation == "swiftui">>
<<include "Views/Preview.swift">>
<<end>>
