#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what the view model holds.
  struct <<Module>>ContentView: View {
    <<if observation == "observable" and HasObservation>><<if navigation == "swiftui" and presents>>@Bindable var<<else>>let<<end>><<else>>@ObservedObject var<<end>> viewModel: <<Module>>ViewModel

    var body: some View {
<<if screen == "form" and (actions contains "hasControls" or presents)>>
      <<Module>>Form(viewModel: viewModel)
<<elseif with contains "service" and (with contains "entity" or with contains "view-object")>>
      List { <<Module>>Rows(viewModel: viewModel) }
        .refreshable { await viewModel.loadAndWait() }
<<else>>
      Color.clear
<<end>>
        .navigationTitle(<<Module>>Texts.title)
<<if navigation == "swiftui">>
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(<<Module>>Constants.viewIdentifier)
<<for child in presents>>
<<if presentation == "push">>
        .navigationDestination(item: $viewModel.<<child|lowerCamel>>Screen) { $0.withoutStack }
<<else>>
        .sheet(item: $viewModel.<<child|lowerCamel>>Screen) { $0 }
<<end>>
<<end>>
<<end>>
    }
  }
#endif

#if DEBUG && canImport(DeveloperToolsSupport)
  #Preview {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
<<include "Includes/PreviewContent.swift">>
    let viewModel = <<Module>>ViewModel()
    let _ = viewModel.show(.content([<<if with contains "view-object">><<Module>>ViewObject(entity)<<else>>entity<<end>>]), of: .load)
<<end>>
<<if navigation == "swiftui">>
    <<Module>>Screen(viewModel: <<if with contains "service" and (with contains "entity" or with contains "view-object")>>viewModel<<else>><<Module>>ViewModel()<<end>>)
<<else>>
    <<Module>>ContentView(viewModel: <<if with contains "service" and (with contains "entity" or with contains "view-object")>>viewModel<<else>><<Module>>ViewModel()<<end>>)
<<end>>
  }
#endif
