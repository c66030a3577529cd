#if canImport(SwiftUI)
  import SwiftUI

<<if navigation == "swiftui">>
  /// Shows what the view model holds, and keeps it. While the view is shown, a new value of it
  /// does not replace the view model.
<<else>>
  /// Shows what the view model holds.
<<end>>
  struct <<Module>>ContentView: View {
<<if navigation == "swiftui">>
<<if observation == "observable" and HasObservation>>
    @State private var viewModel: <<Module>>ViewModel
<<else>>
    @StateObject private var viewModel: <<Module>>ViewModel
<<end>>

    init(viewModel: <<Module>>ViewModel) {
<<if observation == "observable" and HasObservation>>
      _viewModel = State(initialValue: viewModel)
<<else>>
      _viewModel = StateObject(wrappedValue: viewModel)
<<end>>
    }
<<elseif observation == "observable" and HasObservation>>
    let viewModel: <<Module>>ViewModel
<<else>>
    @ObservedObject var viewModel: <<Module>>ViewModel
<<end>>

    var body: some View {
<<if screen == "form" and (actions or next)>>
      <<Module>>Form(viewModel: viewModel)
<<else>>
      Color.clear
<<end>>
        .navigationTitle(<<Module>>Texts.title)
<<if navigation == "swiftui">>
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("<<Module>>")
<<if next or next-on-failure>>
<<if HasObservation>>
        .navigationDestination(item: $viewModel.nextScreen) { $0.content.id($0.id) }
<<else>>
        .sheet(item: $viewModel.nextScreen) { $0.content }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>
        .task {
          if viewModel.states[.<<action.id>>] == nil { viewModel.<<action.name>>() }
        }
<<end>>
<<end>>
    }
  }
#endif
