#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the view model holds.
  struct <<Module>>ContentView: View {
<<if navigation == "swiftui" and (next or next-on-failure)>>
    <<if observation == "observable" and HasObservation>>@Bindable<<else>>@ObservedObject<<end>> var viewModel: <<Module>>ViewModel
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
        .navigationDestination(item: $viewModel.nextScreen) { $0.content }
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
